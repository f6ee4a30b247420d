import { Worker } from 'node:worker_threads'
import type { Printed, PrintReply, PrintRequest } from './render.worker.ts'

type Wanted = Omit<PrintRequest, 'id'>

interface Waiting {
  readonly resolve: (printed: Printed) => void
  readonly reject: (error: Error) => void
}

/** One thread and the sheets it was asked for. */
function startThread(file: string) {
  const worker = new Worker(file)
  const waiting = new Map<number, Waiting>()
  let next = 0
  let broken: Error | null = null
  const breakDown = (error: Error) => {
    broken ??= error
    for (const { reject } of waiting.values()) reject(broken)
    waiting.clear()
  }
  worker.on('message', (reply: PrintReply) => {
    const asked = waiting.get(reply.id)
    waiting.delete(reply.id)
    if ('error' in reply) asked?.reject(new Error(reply.error))
    else asked?.resolve(reply.printed)
  })
  worker.on('error', (error) => breakDown(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', (code) => breakDown(new Error(`a printing thread ended with code ${code}`)))
  return {
    busy: () => waiting.size,
    print(wanted: Wanted): Promise<Printed> {
      if (broken) return Promise.reject(broken)
      return new Promise((resolve, reject) => {
        const request: PrintRequest = { id: next++, ...wanted }
        waiting.set(request.id, { resolve, reject })
        worker.postMessage(request)
      })
    },
    async close() {
      await worker.terminate()
    },
  }
}

/**
 * Threads that print sheets. `file` is the path of render.worker.ts on the disk.
 * `print` rejects when a sheet cannot be drawn or its thread ended; `close` ends all threads at once.
 */
export function openRenderPool(file: string, threads: number) {
  const all = Array.from({ length: threads }, () => startThread(file))
  return {
    print(wanted: Wanted): Promise<Printed> {
      const least = all.reduce((a, b) => (b.busy() < a.busy() ? b : a))
      return least.print(wanted)
    },
    async close(): Promise<void> {
      await Promise.all(all.map((thread) => thread.close()))
    },
  }
}

export type RenderPool = ReturnType<typeof openRenderPool>
