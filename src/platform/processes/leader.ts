import cluster, { type Worker } from 'node:cluster'
import type { Logger } from '../log.ts'
import { FIGURES_WITHIN_MS, type FromLeader, type FromWorker } from './messages.ts'
import { mergeFigures, pauseMs, SETTLED_MS } from './rules.ts'

/** A process cannot start, for a reason that the operator can mend. */
export class WorkerFailed extends Error {
  readonly lines: readonly string[]

  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.name = 'WorkerFailed'
    this.lines = lines
  }
}

/** One worker slot: the process in it may be replaced. */
interface Place {
  worker: Worker | null
  since: number
  /** Ends in a row without having settled. */
  hasty: number
  timer: NodeJS.Timeout | undefined
}

export interface LeaderOptions {
  readonly size: number
  readonly log: Logger
  /** The leader's own figures. */
  readonly figures: () => Promise<string>
  /** Milliseconds, of a watch that only goes forward. */
  readonly now: () => number
}

/**
 * Starts the processes that answer HTTP and keeps them: one that ends is replaced, after a pause that grows while it
 * keeps ending. They share the port; connections go to them in turns.
 */
export function leadProcesses<Facts>({ size, log, figures, now }: LeaderOptions) {
  const places: Place[] = Array.from({ length: size }, () => ({ worker: null, since: 0, hasty: 0, timer: undefined }))
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
    // A worker that ends at this moment cannot be told anything; its end is heard of anyway.
    if (worker.isConnected()) worker.send(message, () => undefined)
  }

  function take(place: Place): void {
    const worker = cluster.fork()
    place.worker = worker
    place.since = now()
    worker.on('message', (message: FromWorker) => hear(worker, message))
    worker.on('error', (err) => log.error({ err, process: nameOf(worker) }, 'a process cannot be reached'))
    worker.once('exit', (code, signal) => {
      place.worker = null
      if (stopping) return
      place.hasty = now() - place.since < SETTLED_MS ? place.hasty + 1 : 0
      const pause = pauseMs(place.hasty)
      log.error({ ended: nameOf(worker), code, signal, pause }, 'a process ended; another one takes its place')
      place.timer = setTimeout(() => take(place), pause)
    })
  }

  function hear(worker: Worker, message: FromWorker): void {
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
    } else if (message.type === 'figures') {
      const collection = collections.get(message.id)
      collection?.texts.push(message.text)
      if (collection && collection.texts.length >= collection.missing) collection.done()
    } else {
      void collect().then((text) => tell(worker, { type: 'figures', id: message.id, text }))
    }
  }

  async function collect(): Promise<string> {
    const asked = places.flatMap(({ worker }) => (worker?.isConnected() ? [worker] : []))
    lastCollection += 1
    const id = lastCollection
    const texts: string[] = []
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, FIGURES_WITHIN_MS)
      const done = () => {
        clearTimeout(timer)
        resolve()
      }
      collections.set(id, { texts, missing: asked.length, done })
      for (const worker of asked) tell(worker, { type: 'figuresWanted', id })
    })
    collections.delete(id)
    return mergeFigures([await figures(), ...texts])
  }

  for (const place of places) take(place)

  return {
    /** Every process has the port. @throws WorkerFailed when one cannot have it */
    opened: () => Promise.race([allOpened.promise, failed]),

    /** Lets them serve, those too that come later. Resolves when all do. @throws WorkerFailed */
    begin(given: Facts): Promise<void> {
      facts = given
      for (const { worker } of places) if (worker) tell(worker, { type: 'begin', facts })
      return Promise.race([allServing.promise, failed])
    },

    /** Lets all of them finish what they answer, and waits for their end. */
    async stop(): Promise<void> {
      stopping = true
      await Promise.all(
        places.map(async ({ worker, timer }) => {
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
