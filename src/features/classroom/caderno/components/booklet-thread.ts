import type { BookletOrder, BookletReply, MadeBooklet } from './booklet-messages.ts'

/** A booklet was not made; `cancelled` by the person. */
export class BookletError extends Error {
  readonly why: 'unreachable' | 'undrawable' | 'cancelled'

  constructor(why: BookletError['why']) {
    super(`the booklet was not made: ${why}`)
    this.name = 'BookletError'
    this.why = why
  }
}

export interface Progress {
  readonly done: number
  readonly total: number
  readonly copy: number
}

/** Makes a booklet in a separate thread; `cancel` ends it at once. */
export function startBooklet(order: BookletOrder, onProgress: (progress: Progress) => void) {
  const worker = new Worker(new URL('./booklet.worker.ts', import.meta.url), { type: 'module' })
  const result = Promise.withResolvers<MadeBooklet>()
  worker.addEventListener('message', ({ data }: MessageEvent<BookletReply>) => {
    if ('done' in data) onProgress(data)
    else if ('made' in data) result.resolve(data.made)
    else result.reject(new BookletError(data.why))
  })
  worker.addEventListener('error', () => result.reject(new BookletError('unreachable')))
  worker.postMessage(order)
  return {
    made: result.promise.finally(() => worker.terminate()),
    cancel() {
      worker.terminate()
      result.reject(new BookletError('cancelled'))
    },
  }
}
