import { classNames } from '../../../../ui/class-names.ts'
import { PREPARE } from '../../texts.ts'
import type { FileChoices, Paper } from '../rules.ts'
import { UPLOADED } from '../texts.ts'

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`

/** The sheets of paper as they will be printed; a page without a picture shows its number. */
export function PaperPreview({
  papers,
  pictures,
  ink,
}: {
  papers: readonly Paper[]
  /** Addresses of pictures by page, from 0. */
  pictures: ReadonlyMap<number, string>
  ink: FileChoices['ink']
}) {
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone has to be reached by keyboard
      tabIndex={0}
      aria-label={PREPARE.preview}
      className="flex snap-x gap-3 overflow-x-auto pb-2 focus-visible:outline-3 focus-visible:outline-focus md:flex-col md:overflow-visible"
    >
      {papers.map((paper, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: papers have no other name than their place
        <li key={i} className="w-(--sheet-width,16rem) shrink-0 snap-center md:w-full">
          <div
            style={{ aspectRatio: `${paper.width} / ${paper.height}` }}
            className={classNames(
              'relative isolate overflow-hidden rounded-sheet bg-sheet shadow-sheet',
              ink === 'grey' && 'grayscale',
            )}
          >
            {paper.columns > 1 ? (
              <span className="absolute inset-y-0 left-1/2 border-line border-l border-dashed" />
            ) : null}
            {paper.rows > 1 ? <span className="absolute inset-x-0 top-1/2 border-line border-t border-dashed" /> : null}
            {paper.placed.map(({ page, x, y, width, height }, place) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: one page may lie in several places
                key={place}
                style={{
                  left: percent(x, paper.width),
                  top: percent(y, paper.height),
                  width: percent(width, paper.width),
                  height: percent(height, paper.height),
                }}
                className="absolute grid place-items-center overflow-hidden"
              >
                {pictures.has(page) ? (
                  <img
                    src={pictures.get(page)}
                    alt={UPLOADED.page(page + 1)}
                    className="size-full object-contain mix-blend-multiply"
                  />
                ) : (
                  <span className="grid size-full place-items-center bg-well text-center text-ink-2 text-sm">
                    {UPLOADED.page(page + 1)}
                  </span>
                )}
              </span>
            ))}
          </div>
          <p aria-hidden className="mt-1 text-center text-ink-2 text-sm">
            {UPLOADED.paper(i + 1, papers.length)}
          </p>
        </li>
      ))}
    </ul>
  )
}
