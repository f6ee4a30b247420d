import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { PREPARE } from '../texts.ts'
import type { Drawn } from './use-pictures.ts'

/** The pages as they will be printed, one below the other. */
export function Preview({
  drawn: { urls, answers, failed },
  opening,
  busy,
  onRetry,
}: {
  drawn: Drawn
  /** A picture of the same sheet that is there already, until the pages are drawn. */
  opening?: ReactNode
  busy: boolean
  /** Draws again what could not be fetched. */
  onRetry: () => void
}) {
  const sheets = urls.length - answers
  return (
    <section
      aria-label={PREPARE.preview}
      aria-busy={busy}
      className="relative min-h-[calc(var(--sheet-width,16rem)*4/3)] md:min-h-120"
    >
      {failed ? (
        <div role="alert" className="rounded-control bg-warn-soft p-4 text-warn">
          <p>{failed === 'unreachable' ? PREPARE.unreachable : PREPARE.failed}</p>
          {failed === 'unreachable' ? (
            <Button variant="secondary" className="mt-3" onClick={onRetry}>
              {PREPARE.retry}
            </Button>
          ) : null}
        </div>
      ) : null}
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone has to be reached by keyboard
        tabIndex={0}
        className="flex snap-x gap-3 overflow-x-auto pb-2 focus-visible:outline-3 focus-visible:outline-focus md:flex-col md:overflow-visible"
      >
        {urls.length === 0 && !failed && opening ? (
          <li className="w-(--sheet-width,16rem) shrink-0 md:w-full">
            <div className="aspect-[210/297] overflow-hidden rounded-sheet bg-sheet shadow-sheet outline outline-line">
              {opening}
            </div>
            {/* As high as what is written under a page. */}
            <p aria-hidden className="invisible mt-1 text-sm">
              {PREPARE.page(1, 1)}
            </p>
          </li>
        ) : null}
        {urls.map((url, i) => (
          <li key={url} className="w-(--sheet-width,16rem) shrink-0 snap-center md:w-full">
            <img
              src={url}
              alt={i < sheets ? PREPARE.page(i + 1, sheets) : PREPARE.answerPage}
              className="w-full rounded-sheet bg-sheet shadow-sheet outline outline-line"
            />
            <p aria-hidden className="mt-1 text-center text-ink-2 text-sm">
              {i < sheets ? PREPARE.page(i + 1, sheets) : PREPARE.answerPage}
            </p>
          </li>
        ))}
      </ul>
      <p role="status" className="absolute inset-x-0 top-4 text-center">
        {busy ? (
          <span className="inline-flex items-center gap-2 rounded-control bg-paper px-3 py-2 text-ink shadow-float">
            <Spinner />
            {PREPARE.drawing}
          </span>
        ) : urls.length > 0 ? (
          <span className="sr-only">{PREPARE.ready(urls.length)}</span>
        ) : null}
      </p>
    </section>
  )
}
