import { printFile } from '../../downloads/components/print-file.ts'
import { saveFile } from '../../downloads/components/save-file.ts'
import { PREPARE } from '../texts.ts'
import { type Engine, EngineError } from './engine.ts'
import type { VariantOrder } from './engine-messages.ts'

/** Why a PDF could not be made. */
export const failureText = (error: unknown) =>
  error instanceof EngineError && error.why === 'unreachable' ? PREPARE.unanswered : PREPARE.broken

/** The files of a sheet, made and not yet handed over. */
export interface MadeSheet {
  readonly name: string
  readonly file: Blob
  /** Separate from the sheet; null without any. */
  readonly answers: Blob | null
}

/** Output of a sheet; `answers` prints the answers alone. */
export type Delivery = 'print' | 'answers' | 'save'

/**
 * Makes the PDF of an order, independent of the visible pictures; with a second file of answers where they are saved
 * beside it. `subject` is the file's subject. Its name and its title are the sheet's own title.
 * @throws EngineError when it cannot be drawn
 */
export async function makeSheet(
  engine: Engine,
  how: Delivery,
  { order, subject, name }: { readonly order: VariantOrder; readonly subject: string; readonly name: string },
): Promise<MadeSheet> {
  const { title } = order.source
  const metadata = { title, author: document.location.host, subject }
  const file = await engine.pdf(how === 'answers' ? 'answers' : 'sheets', order, metadata)
  if (!file) throw new EngineError('the sheet has no answers', 'undrawable')
  const isBeside = how === 'save' && order.choices.answers === 'apart'
  const answers = isBeside ? await engine.pdf('answers', order, metadata) : null
  return { name, file, answers }
}

/** Prints or saves what was made. */
export function handOver(how: Delivery, { name, file, answers }: MadeSheet): void {
  if (how !== 'save') {
    printFile(file, name)
    return
  }
  saveFile(file, name)
  if (answers) saveFile(answers, name.replace(/\.pdf$/, '-respostas.pdf'))
}
