export interface MemoOptions {
  /** Answers cached at most; the least recently used leave first. */
  readonly max: number
  /** Lifetime of an answer (ms). */
  readonly lifetimeMs: number
  /** Milliseconds, of a watch that only goes forward. */
  readonly now: () => number
}

/** Remembers answers that are the same for everybody. Who asks while one is being found waits for that one. */
export function createMemo<Answer>({ max, lifetimeMs, now }: MemoOptions) {
  const entries = new Map<string, { readonly answer: Promise<Answer>; readonly until: number }>()

  return {
    /** The answer for a key, from `find` when it is not known. A failure is not cached. */
    get(key: string, find: () => Promise<Answer>): Promise<Answer> {
      const known = entries.get(key)
      entries.delete(key)
      const entry = known && known.until > now() ? known : { answer: find(), until: now() + lifetimeMs }
      entries.set(key, entry)
      if (entry !== known) {
        entry.answer.catch(() => {
          if (entries.get(key) === entry) entries.delete(key)
        })
        const [oldest] = entries.keys()
        if (entries.size > max && oldest !== undefined) entries.delete(oldest)
      }
      return entry.answer
    },

    /** Forgets everything. */
    clear: () => entries.clear(),
  }
}
