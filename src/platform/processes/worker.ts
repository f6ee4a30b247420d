import cluster from 'node:cluster'
import { FIGURES_WITHIN_MS, type FromLeader, type FromWorker } from './messages.ts'

/** The name of this process in its log lines and figures; null where one process does everything. */
export function processName(): string | null {
  return cluster.isWorker ? `web-${cluster.worker?.id}` : null
}

/** The side of a process that was started to answer HTTP. `figures` are its own. */
export function followLeader<Facts>(figures: () => Promise<string>) {
  const begin = Promise.withResolvers<Facts>()
  const orders = Promise.withResolvers<Facts | null>()
  const waiting = new Map<number, (text: string) => void>()
  let lastAsked = 0

  function tell(message: FromWorker): void {
    // Without a leader there is nobody to tell; this process ends then too.
    if (process.connected) process.send?.(message)
  }

  process.on('message', (message: FromLeader<Facts>) => {
    if (message.type === 'begin') {
      begin.resolve(message.facts)
      orders.resolve(message.facts)
    } else if (message.type === 'open') orders.resolve(null)
    else if (message.type === 'figures') waiting.get(message.id)?.(message.text)
    else void figures().then((text) => tell({ type: 'figures', id: message.id, text }))
  })

  return {
    /** Resolves to what the site stands on, or to null while that is being prepared: the port is to be opened first then. */
    started(): Promise<Facts | null> {
      tell({ type: 'started' })
      return orders.promise
    },

    /** The port is open. Resolves when the site may begin. */
    opened(): Promise<Facts> {
      tell({ type: 'opened' })
      return begin.promise
    },

    serving: () => tell({ type: 'serving' }),

    /** The figures of all processes; this one's alone when the leader does not answer in time. */
    async figuresOfAll(): Promise<string> {
      lastAsked += 1
      const id = lastAsked
      const answer = new Promise<string | null>((resolve) => {
        const timer = setTimeout(resolve, 2 * FIGURES_WITHIN_MS, null)
        waiting.set(id, (text) => {
          clearTimeout(timer)
          resolve(text)
        })
      })
      tell({ type: 'figuresWanted', id })
      const text = await answer
      waiting.delete(id)
      return text ?? figures()
    },
  }
}

/** Says why this process cannot start, and lets that arrive. */
export function reportFailure(lines: readonly string[]): Promise<void> {
  const message: FromWorker = { type: 'failed', lines }
  return new Promise((resolve) => {
    if (process.connected && process.send) process.send(message, undefined, undefined, () => resolve())
    else resolve()
  })
}
