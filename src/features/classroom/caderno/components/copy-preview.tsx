import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../../ui/button.tsx'
import type { Engine } from '../../../variants/components/engine.ts'
import { ChildMark } from '../../turma/components/marks.tsx'
import { LEVEL_NAMES } from '../../turma/texts.ts'
import { CADERNO } from '../texts.ts'
import { type BookletPlan, drawingOf, lookOf, nameOf, pagesOf } from './booklet-plan.ts'
import { PagePreview } from './page-preview.tsx'

/** Arrows at both ends, which stay under the finger however long the words between them are. */
const stepsClass = 'mx-auto grid max-w-80 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2'

/** The pages of one copy after another. */
export function CopyPreview({ plan, engine }: { plan: BookletPlan; engine: Engine | null }) {
  const [place, setPlace] = useState(0)
  const [at, setAt] = useState(0)
  const { copies, ready } = plan
  const copy = copies[Math.min(place, copies.length - 1)]
  const pagesOfCopy = copy ? pagesOf(plan, copy) : []
  const pageAt = Math.min(at, pagesOfCopy.length - 1)
  const shown = pagesOfCopy[pageAt]
  const order = shown && copy ? plan.orderFor(shown.item, copy) : null
  const drawing = drawingOf(order)
  const step = (by: number) =>
    setPlace((old) => (Math.min(old, copies.length - 1) + by + copies.length) % copies.length)
  if (!shown || !copy) return null
  return (
    <div className="rounded-panel bg-labirinto-soft p-5 max-lg:order-first">
      <h2 className="sr-only">{CADERNO.looksLike}</h2>
      <div className="mx-auto w-full max-w-64 lg:max-w-56">
        <PagePreview
          engine={engine}
          order={order}
          look={lookOf(plan, shown.item, copy)}
          page={shown.page}
          imageUrl={shown.item.sheet.imageUrl}
          name={nameOf(copy)}
          title={shown.item.sheet.title}
        />
      </div>
      <div className={`${stepsClass} mt-3`}>
        <IconButton label={CADERNO.previous} disabled={copies.length < 2} onClick={() => step(-1)}>
          <ChevronLeft aria-hidden size={22} />
        </IconButton>
        <span aria-live="polite" className="flex min-w-0 items-center justify-center gap-2 font-display font-semibold">
          {copy.child ? <ChildMark mark={copy.child.mark} small /> : null}
          <span className="truncate">{copy.child?.name ?? CADERNO.nameless}</span>
        </span>
        <IconButton label={CADERNO.next} disabled={copies.length < 2} onClick={() => step(1)}>
          <ChevronRight aria-hidden size={22} />
        </IconButton>
      </div>
      <div className={stepsClass}>
        <IconButton label={CADERNO.previousPage} disabled={pageAt === 0} onClick={() => setAt(pageAt - 1)}>
          <ChevronLeft aria-hidden size={22} />
        </IconButton>
        <span aria-live="polite" className="text-balance text-center text-sm">
          {CADERNO.pageAt({
            sheet: ready.indexOf(shown.item) + 1,
            sheets: ready.length,
            page: shown.page + 1,
            pages: pagesOfCopy.filter(({ item }) => item === shown.item).length,
          })}
        </span>
        <IconButton
          label={CADERNO.nextPage}
          disabled={pageAt === pagesOfCopy.length - 1}
          onClick={() => setAt(pageAt + 1)}
        >
          <ChevronRight aria-hidden size={22} />
        </IconButton>
      </div>
      {drawing ? <p className="text-center text-ink-2 text-sm">{LEVEL_NAMES[drawing.choices.level]}</p> : null}
    </div>
  )
}
