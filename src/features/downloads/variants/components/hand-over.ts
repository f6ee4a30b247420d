import { printFile } from '../../components/print-file.ts'
import { saveFile } from '../../components/save-file.ts'
import { downloadFileName } from '../../rules.ts'
import { PREPARE } from '../texts.ts'
import { type Engine, EngineError } from './engine.ts'
import type { VariantOrder } from './engine-messages.ts'

/** Why a PDF could not be made. */
export const failureText = (error: unknown) =>
  error instanceof EngineError && error.why === 'unreachable' ? PREPARE.unanswered : PREPARE.broken

interface Sheet {
  readonly order: VariantOrder
  /** What the file says it is about. Its name and its title are the sheet's own title. */
  readonly subject: string
  readonly hasAnswers: boolean
}

/**
 * Makes the PDF of a sheet and prints or saves it; its answers are saved beside it where they were chosen apart.
 * `answers` prints the answers alone.
 * @throws EngineError when it cannot be drawn
 */
export async function handOver(
  engine: Engine,
  how: 'print' | 'answers' | 'save',
  { order, subject, hasAnswers }: Sheet,
) {
  const { title } = order.source
  const metadata = { title, author: document.location.host, subject }
  const name = downloadFileName(title, '.pdf')
  const file = await engine.pdf(how === 'answers' ? 'answers' : 'sheets', order, metadata)
  if (how !== 'save') {
    printFile(file, name)
    return
  }
  saveFile(file, name)
  if (order.choices.answers === 'apart' && hasAnswers)
    saveFile(await engine.pdf('answers', order, metadata), name.replace(/\.pdf$/, '-respostas.pdf'))
}
