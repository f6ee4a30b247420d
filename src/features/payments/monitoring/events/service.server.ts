/** End of a wait: a change, a quiet period, or the stream's closing. */
export type Wake = 'changed' | 'quiet' | 'closed'

export interface Watch {
  /** Waits for the next change, at most `ms`. Changes since the last call count. */
  next(ms: number): Promise<Wake>
  end(): void
}

/**
 * Announces a change to everyone who watches the payments in this process. They read the change themselves, with their
 * own rights: the event carries no data.
 */
export function createPaymentEvents() {
  const watches = new Set<{ publish(): void; end(): void }>()
  let closed = false

  return {
    /** Something changed. */
    publish(): void {
      for (const watch of watches) watch.publish()
    },

    watch(): Watch {
      let pending = false
      let ended = closed
      let wake: (() => void) | null = null
      const own = {
        publish() {
          pending = true
          wake?.()
        },
        end() {
          ended = true
          watches.delete(own)
          wake?.()
        },
      }
      if (!closed) watches.add(own)
      return {
        async next(ms) {
          if (!pending && !ended) {
            await new Promise<void>((resolve) => {
              const timer = setTimeout(resolve, ms)
              wake = () => {
                clearTimeout(timer)
                resolve()
              }
            })
            wake = null
          }
          if (ended) return 'closed'
          if (!pending) return 'quiet'
          pending = false
          return 'changed'
        },
        end: own.end,
      }
    },

    /** Ends every stream and starts no new one. */
    close(): void {
      closed = true
      for (const watch of [...watches]) watch.end()
    },

    /** Number of watchers. */
    count: () => watches.size,
  }
}

export type PaymentEvents = ReturnType<typeof createPaymentEvents>
