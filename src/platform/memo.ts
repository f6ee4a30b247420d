export interface MemoOptions {
  /** Answers kept at most; the least recently asked for leave first. */
  readonly max: number
  /** How long one is kept (ms). */
  readonly lifetimeMs: number
  /** Milliseconds, of a watch that only goes forward. */
  readonly now: () => number
}

/** Remembers answers that are the same for everybody. Who asks while one is being found waits for that one. */
export function createMemo<Answer>({ max, lifetimeMs, now }: MemoOptions) {
  const kept = new Map<string, { readonly answer: Promise<Answer>; readonly until: number }>()

  return {
    /** The answer for a key, from `find` when it is not known. A failure is not kept. */
    get(key: string, find: () => Promise<Answer>): Promise<Answer> {
      const known = kept.get(key)
      kept.delete(key)
      const entry = known && known.until > now() ? known : { answer: find(), until: now() + lifetimeMs }
      kept.set(key, entry)
      if (entry !== known) {
        entry.answer.catch(() => {
          if (kept.get(key) === entry) kept.delete(key)
        })
        const [oldest] = kept.keys()
        if (kept.size > max && oldest !== undefined) kept.delete(oldest)
      }
      return entry.answer
    },

    /** Forgets everything. */
    clear: () => kept.clear(),
  }
}
