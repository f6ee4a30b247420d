import type { PrintedLook } from '../../../../sheets/booklet/as-printed.ts'
import type {
  BoardPicture,
  EngineFailure,
  EngineReply,
  EngineRequest,
  Pictures,
  VariantOrder,
} from './engine-messages.ts'

type Unnumbered<Request> = Request extends unknown ? Omit<Request, 'id'> : never

/** A sheet was not drawn. */
export class EngineError extends Error {
  readonly why: EngineFailure

  constructor(message: string, why: EngineFailure) {
    super(message)
    this.name = 'EngineError'
    this.why = why
  }
}

/** Draws sheets in a worker; `stop` ends it. */
export function openEngine() {
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, PromiseWithResolvers<EngineReply>>()
  let last = 0
  let ended: EngineError | null = null

  worker.addEventListener('message', ({ data }: MessageEvent<EngineReply>) => {
    waiting.get(data.id)?.resolve(data)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', (event) => {
    // The thread's own file could not be had, or it broke: it answers no more.
    ended = new EngineError(event.message || 'the drawing thread ended', 'unreachable')
    for (const { reject } of waiting.values()) reject(ended)
    waiting.clear()
  })

  async function ask(request: Unnumbered<EngineRequest>): Promise<EngineReply> {
    if (ended) throw ended
    const id = ++last
    const asked = Promise.withResolvers<EngineReply>()
    waiting.set(id, asked)
    worker.postMessage({ ...request, id })
    const reply = await asked.promise
    if ('error' in reply) throw new EngineError(reply.error, reply.why)
    return reply
  }

  return {
    /** Loads what every sheet of a category needs, before it is known which one is drawn. @throws EngineError */
    async ready(category: string): Promise<void> {
      await ask({ make: 'ready', category })
    },

    /**
     * SVG documents of the pages; with a `look`, as a booklet prints them.
     * @throws EngineError when the kind cannot draw it or a part could not be had
     */
    async pictures(order: VariantOrder, look?: PrintedLook): Promise<Pictures> {
      const reply = await ask({ make: 'pictures', order, look })
      if (!('pictures' in reply)) throw new Error('no pictures')
      return reply.pictures
    },

    /** One page of the board, `place` from 0, after so many uncovered steps. @throws EngineError as `pictures` does */
    async board(order: VariantOrder, place: number, step: number): Promise<BoardPicture> {
      const reply = await ask({ make: 'board', order, place, step })
      if (!('board' in reply)) throw new Error('no board')
      return reply.board
    },

    /** A PDF of the sheets, or of the answers alone; null without any. @throws EngineError as `pictures` does */
    async pdf(
      make: 'sheets' | 'answers',
      order: VariantOrder,
      metadata: { title: string; author: string; subject: string },
    ): Promise<Blob | null> {
      const reply = await ask({ make, order, metadata })
      if (!('pdf' in reply)) throw new Error('no PDF')
      return reply.pdf && new Blob([reply.pdf], { type: 'application/pdf' })
    },

    stop: () => worker.terminate(),
  }
}

export type Engine = ReturnType<typeof openEngine>

/** A worker opened in advance, and the timer that ends an unused one. */
let spare: { readonly engine: Engine; readonly timer: ReturnType<typeof setTimeout> } | null = null
/** Longest life of a spare thread, in ms. */
const SPARE_MS = 60_000

function takeSpare(): Engine | null {
  const taken = spare
  if (taken) clearTimeout(taken.timer)
  spare = null
  return taken?.engine ?? null
}

/**
 * Opens the thread for a sheet of this category at the first sign that it will be wanted: it loads while the person waits
 * for the grant.
 */
export function readyEngine(category: string): void {
  if (spare) return
  const engine = openEngine()
  const giveUp = () => {
    if (spare?.engine === engine) takeSpare()?.stop()
  }
  spare = { engine, timer: setTimeout(giveUp, SPARE_MS) }
  // A worker that failed to load is dropped: the next one starts again.
  engine.ready(category).catch(giveUp)
}

/** The thread that was made ready, or a new one. */
export const takeEngine = (): Engine => takeSpare() ?? openEngine()
