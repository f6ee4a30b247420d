/**
 * The result of work, or `late` if it takes longer than `ms`. Late work continues, and has to log its own errors.
 */
export async function within<T, L>(ms: number, work: Promise<T>, late: L): Promise<T | L> {
  const timeout = Promise.withResolvers<L>()
  const timer = setTimeout(() => timeout.resolve(late), ms)
  try {
    return await Promise.race([work, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}
