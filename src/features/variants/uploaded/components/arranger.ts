import type { FileChoices, Size } from '../rules.ts'
import type { FileFault } from './arrange-pdf.ts'
import type { ArrangerReply, ArrangerRequest, FileMetadata } from './arranger-messages.ts'

type Unnumbered<Request> = Request extends unknown ? Omit<Request, 'id'> : never

/** A file was not arranged; `unreachable`: the code for it did not come. */
export class ArrangerError extends Error {
  readonly why: FileFault | 'unreachable'

  constructor(why: FileFault | 'unreachable') {
    super(`a file was not arranged: ${why}`)
    this.name = 'ArrangerError'
    this.why = why
  }
}

/** Longest work on one file, in ms: a crafted one could take for ever. */
const LONGEST_MS = 60_000

/** Reads and arranges one file in a worker; `stop` ends it. */
export function openArranger() {
  const worker = new Worker(new URL('./arranger.worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, PromiseWithResolvers<ArrangerReply>>()
  let last = 0
  let ended: ArrangerError | null = null

  function end(why: FileFault | 'unreachable'): void {
    ended = new ArrangerError(why)
    worker.terminate()
    for (const { reject } of waiting.values()) reject(ended)
    waiting.clear()
  }

  worker.addEventListener('message', ({ data }: MessageEvent<ArrangerReply>) => {
    waiting.get(data.id)?.resolve(data)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', () => end('unreachable'))

  async function ask(request: Unnumbered<ArrangerRequest>): Promise<ArrangerReply> {
    if (ended) throw ended
    const id = ++last
    const asked = Promise.withResolvers<ArrangerReply>()
    waiting.set(id, asked)
    const timer = setTimeout(() => end('damaged'), LONGEST_MS)
    try {
      worker.postMessage({ ...request, id })
      const reply = await asked.promise
      if ('why' in reply) throw new ArrangerError(reply.why)
      return reply
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    /** Takes the file in; answers with the sizes of its pages. @throws ArrangerError */
    async open(file: Blob): Promise<readonly Size[]> {
      const reply = await ask({ open: new Uint8Array(await file.arrayBuffer()) })
      if (!('sizes' in reply)) throw new ArrangerError('damaged')
      return reply.sizes
    },

    /** The file as chosen. @throws ArrangerError */
    async pdf(choices: FileChoices, metadata: FileMetadata): Promise<Blob> {
      const reply = await ask({ choices, metadata })
      if (!('pdf' in reply)) throw new ArrangerError('damaged')
      return new Blob([reply.pdf], { type: 'application/pdf' })
    },

    stop: () => worker.terminate(),
  }
}

export type Arranger = ReturnType<typeof openArranger>
