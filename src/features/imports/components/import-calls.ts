import { fetchApiVia } from '../../../platform/browser/fetch-api.ts'
import { type OnProgress, uploadCarrier } from '../../../platform/browser/upload-carrier.ts'
import { type ImportEvent, importEventSchema } from '../schema.ts'

/** The table, and its files in a ZIP or loose. */
export interface ImportFiles {
  readonly table: File
  readonly zip: File | null
  readonly loose: readonly File[]
}

/** Sends an import and yields the server's events. Rejects when the answer breaks off. */
export async function* callImport(
  { table, zip, loose }: ImportFiles,
  { mode, signal, onSent }: { mode: 'check' | 'run'; signal: AbortSignal; onSent: OnProgress },
): AsyncGenerator<ImportEvent> {
  const body = new FormData()
  body.set('mode', mode)
  body.set('table', table)
  if (zip) body.set('zip', zip)
  for (const file of loose) body.append('files', file)
  const answer = await fetchApiVia(uploadCarrier(onSent))('/functions/v1/import', { method: 'POST', body, signal })
  if (!answer.ok || !answer.body) throw new Error(`the import answered ${answer.status}`)
  let rest = ''
  let ended = false
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const event = importEventSchema.parse(JSON.parse(line))
      ended ||= event.type === 'end' || event.type === 'refused'
      yield event
    }
  }
  if (!ended) throw new Error('the import broke off')
}
