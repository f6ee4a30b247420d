import type { DrawingProgress } from '../../features/catalogue/seed/schema.ts'
import { shellTexts } from './texts.ts'

/** Says that sheets are missing because they are still being drawn: the first minutes of a site, or of an upgrade. */
export function DrawingNote({ drawn, total }: DrawingProgress) {
  const { label, text } = shellTexts.drawing
  return (
    <section aria-label={label} className="bg-info-soft text-info print:hidden">
      <p className="page-width py-2 text-sm font-semibold">{text(drawn, total)}</p>
    </section>
  )
}
