import cluster from 'node:cluster'
import { type FromLeader, type FromWorker, METRICS_TIMEOUT_MS } from './messages.ts'

/** Name of this process in log lines and metrics; null where one process does everything. */
export function processName(): string | null {
  return cluster.isWorker ? `web-${cluster.worker?.id}` : null
}

/** The worker's side of the conversation. `metricsText` reads its own metrics. */
export function followLeader<Facts>(metricsText: () => Promise<string>) {
  const begin = Promise.withResolvers<Facts>()
  const orders = Promise.withResolvers<Facts | null>()
  const waiting = new Map<number, (text: string) => void>()
  let lastAsked = 0

  function tell(message: FromWorker): void {
    // Without a leader there is no receiver; this process then ends too.
    if (process.connected) process.send?.(message)
  }

  process.on('message', (message: FromLeader<Facts>) => {
    if (message.type === 'begin') {
      begin.resolve(message.facts)
      orders.resolve(message.facts)
    } else if (message.type === 'open') orders.resolve(null)
    else if (message.type === 'metrics') waiting.get(message.id)?.(message.text)
    else void metricsText().then((text) => tell({ type: 'metrics', id: message.id, text }))
  })

  return {
    /** Resolves to the infrastructure, or to null while it is being opened: the worker opens the port first then. */
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

    /** The metrics of all processes; this one's alone when the leader does not answer in time. */
    async allMetrics(): Promise<string> {
      lastAsked += 1
      const id = lastAsked
      const answer = new Promise<string | null>((resolve) => {
        const timer = setTimeout(resolve, 2 * METRICS_TIMEOUT_MS, null)
        waiting.set(id, (text) => {
          clearTimeout(timer)
          resolve(text)
        })
      })
      tell({ type: 'metricsWanted', id })
      const text = await answer
      waiting.delete(id)
      return text ?? metricsText()
    },
  }
}

/** Sends the reason this process cannot start, and waits until it is delivered. */
export function reportFailure(lines: readonly string[]): Promise<void> {
  const message: FromWorker = { type: 'failed', lines }
  return new Promise((resolve) => {
    if (process.connected && process.send) process.send(message, undefined, undefined, () => resolve())
    else resolve()
  })
}
