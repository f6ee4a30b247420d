import type { BookletFault, BookletOrder, BookletReply, MadeBooklet } from './booklet-messages.ts'

/** A booklet was not made; `cancelled` by the person. */
export class BookletError extends Error {
  readonly why: BookletFault | 'cancelled'

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

/** Makes a booklet in a separate thread; `cancel` ends it at once, `watch` returns the end of watching. */
export function startBooklet(order: BookletOrder) {
  const worker = new Worker(new URL('./booklet.worker.ts', import.meta.url), { type: 'module' })
  const result = Promise.withResolvers<MadeBooklet>()
  const watchers = new Set<(progress: Progress) => void>()
  worker.addEventListener('message', ({ data }: MessageEvent<BookletReply>) => {
    if ('done' in data) for (const watcher of watchers) watcher(data)
    else if ('made' in data) result.resolve(data.made)
    else result.reject(new BookletError(data.why))
  })
  worker.addEventListener('error', () => result.reject(new BookletError('unreachable')))
  worker.postMessage(order)
  return {
    made: result.promise.finally(() => worker.terminate()),
    watch(watcher: (progress: Progress) => void) {
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
      }
    },
    cancel() {
      worker.terminate()
      result.reject(new BookletError('cancelled'))
    },
  }
}

export type BookletThread = ReturnType<typeof startBooklet>
