/** Arranges one uploaded file in a thread of the browser: reading a large one takes seconds on a phone. */
import { ArrangeError, arrangePdf, openSource, type SourcePdf } from './arrange-pdf.ts'
import type { ArrangerReply, ArrangerRequest } from './arranger-messages.ts'

let source: Promise<SourcePdf> | null = null

async function answer(request: ArrangerRequest): Promise<ArrangerReply> {
  const { id } = request
  if ('open' in request) {
    source = openSource(request.open)
    return { id, sizes: (await source).sizes }
  }
  if (!source) throw new Error('no file was opened')
  return { id, pdf: await arrangePdf(await source, request.choices, request.metadata) }
}

self.addEventListener('message', ({ data }: MessageEvent<ArrangerRequest>) => {
  answer(data).then(
    (reply) => self.postMessage(reply),
    (error: unknown) => {
      const why = error instanceof ArrangeError ? error.why : 'damaged'
      self.postMessage({ id: data.id, why } satisfies ArrangerReply)
    },
  )
})
