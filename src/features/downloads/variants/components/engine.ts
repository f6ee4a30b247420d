import type { EngineReply, EngineRequest, Pictures, VariantOrder } from './engine-messages.ts'

type Unnumbered<Request> = Request extends unknown ? Omit<Request, 'id'> : never

/** Draws sheets in a thread of its own; `stop` ends it. */
export function openEngine() {
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, PromiseWithResolvers<EngineReply>>()
  let last = 0

  worker.addEventListener('message', ({ data }: MessageEvent<EngineReply>) => {
    waiting.get(data.id)?.resolve(data)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message || 'the drawing thread ended'))
    waiting.clear()
  })

  async function ask(request: Unnumbered<EngineRequest>): Promise<EngineReply> {
    const id = ++last
    const asked = Promise.withResolvers<EngineReply>()
    waiting.set(id, asked)
    worker.postMessage({ ...request, id })
    const reply = await asked.promise
    if ('error' in reply) throw new Error(reply.error)
    return reply
  }

  return {
    /** SVG documents of the pages. @throws Error when the kind cannot draw it or a part could not be had */
    async pictures(order: VariantOrder): Promise<Pictures> {
      const reply = await ask({ make: 'pictures', order })
      if (!('pictures' in reply)) throw new Error('no pictures')
      return reply.pictures
    },

    /** A PDF of the sheets, or of the answers alone. @throws Error as `pictures` does */
    async pdf(
      make: 'sheets' | 'answers',
      order: VariantOrder,
      metadata: { title: string; author: string; subject: string },
    ): Promise<Blob> {
      const reply = await ask({ make, order, metadata })
      if (!('pdf' in reply)) throw new Error('no PDF')
      return new Blob([reply.pdf], { type: 'application/pdf' })
    },

    stop: () => worker.terminate(),
  }
}

export type Engine = ReturnType<typeof openEngine>
