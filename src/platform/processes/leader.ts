import cluster, { type Worker } from 'node:cluster'
import type { Logger } from '../log.ts'
import { keepConnections } from './connections.ts'
import { type FromLeader, type FromWorker, METRICS_TIMEOUT_MS } from './messages.ts'
import { HEALTHY_AFTER_MS, mergeMetrics, pauseMs } from './rules.ts'

/** A process cannot start, for a reason that the operator can mend. */
export class WorkerFailed extends Error {
  readonly lines: readonly string[]

  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.name = 'WorkerFailed'
    this.lines = lines
  }
}

/** A worker slot. When its process ends, another one is started in it. */
interface Slot {
  worker: Worker | null
  since: number
  /** Exits in a row without {@link HEALTHY_AFTER_MS} of uptime: a crash loop when it grows. */
  crashes: number
  timer: NodeJS.Timeout | undefined
}

export interface LeaderOptions {
  readonly size: number
  readonly log: Logger
  /** The leader's own metrics. */
  readonly metricsText: () => Promise<string>
  /** Milliseconds, of a watch that only goes forward. */
  readonly now: () => number
}

/**
 * Starts the workers, which answer HTTP, and restarts one that ends, after a pause that grows in a crash loop.
 * They share the port; connections go to them in turns.
 */
export function leadProcesses<Facts>({ size, log, metricsText, now }: LeaderOptions) {
  const slots: Slot[] = Array.from({ length: size }, () => ({ worker: null, since: 0, crashes: 0, timer: undefined }))
  const collections = new Map<number, { texts: string[]; missing: number; done: () => void }>()
  let lastCollection = 0
  let facts: Facts | null = null
  let stopping = false
  const { promise: failed, reject: fail } = Promise.withResolvers<never>()
  failed.catch(() => undefined)
  let opened = 0
  let serving = 0
  const allOpened = Promise.withResolvers<void>()
  const allServing = Promise.withResolvers<void>()

  function tell(worker: Worker, message: FromLeader<Facts>): void {
    // A worker that is ending cannot receive messages; its `exit` event follows.
    if (worker.isConnected()) worker.send(message, () => undefined)
  }

  function take(slot: Slot): void {
    const worker = cluster.fork()
    keepConnections(worker)
    slot.worker = worker
    slot.since = now()
    worker.on('message', (message: FromWorker) => onMessage(worker, message))
    worker.on('error', (err) => log.error({ err, process: nameOf(worker) }, 'a process cannot be reached'))
    worker.once('exit', (code, signal) => {
      slot.worker = null
      if (stopping) return
      slot.crashes = now() - slot.since < HEALTHY_AFTER_MS ? slot.crashes + 1 : 0
      const pause = pauseMs(slot.crashes)
      log.error({ ended: nameOf(worker), code, signal, pause }, 'a process ended; another one takes its place')
      slot.timer = setTimeout(() => take(slot), pause)
    })
  }

  function onMessage(worker: Worker, message: FromWorker): void {
    if (message.type === 'started') {
      // One that takes another's place takes requests only when it can answer them.
      tell(worker, facts ? { type: 'begin', facts } : { type: 'open' })
    } else if (message.type === 'opened') {
      opened += 1
      if (opened === size) allOpened.resolve()
      if (facts) tell(worker, { type: 'begin', facts })
    } else if (message.type === 'serving') {
      serving += 1
      if (serving === size) allServing.resolve()
    } else if (message.type === 'failed') {
      fail(new WorkerFailed(message.lines))
    } else if (message.type === 'metrics') {
      const collection = collections.get(message.id)
      collection?.texts.push(message.text)
      if (collection && collection.texts.length >= collection.missing) collection.done()
    } else {
      void collect().then((text) => tell(worker, { type: 'metrics', id: message.id, text }))
    }
  }

  async function collect(): Promise<string> {
    const asked = slots.flatMap(({ worker }) => (worker?.isConnected() ? [worker] : []))
    lastCollection += 1
    const id = lastCollection
    const texts: string[] = []
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, METRICS_TIMEOUT_MS)
      const done = () => {
        clearTimeout(timer)
        resolve()
      }
      collections.set(id, { texts, missing: asked.length, done })
      for (const worker of asked) tell(worker, { type: 'metricsWanted', id })
    })
    collections.delete(id)
    return mergeMetrics([await metricsText(), ...texts])
  }

  for (const slot of slots) take(slot)

  return {
    /** Every process has the port. @throws WorkerFailed when one cannot have it */
    opened: () => Promise.race([allOpened.promise, failed]),

    /** Lets them serve, those too that come later. Resolves when all do. @throws WorkerFailed */
    begin(given: Facts): Promise<void> {
      facts = given
      for (const { worker } of slots) if (worker) tell(worker, { type: 'begin', facts })
      return Promise.race([allServing.promise, failed])
    },

    /** Lets all of them finish what they answer, and waits for their end. */
    async stop(): Promise<void> {
      stopping = true
      await Promise.all(
        slots.map(async ({ worker, timer }) => {
          clearTimeout(timer)
          if (!worker || worker.isDead()) return
          const ended = new Promise((resolve) => worker.once('exit', resolve))
          worker.process.kill('SIGTERM')
          await ended
        }),
      )
    },
  }
}

const nameOf = (worker: Worker) => `web-${worker.id}`
