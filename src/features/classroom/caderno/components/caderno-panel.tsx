import { ChevronLeft, ChevronRight, Lock } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { dateKey } from '../../../../platform/time.ts'
import { bottomBarClass } from '../../../../ui/bottom-bar.ts'
import { Button, IconButton } from '../../../../ui/button.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { withNext } from '../../../accounts/next/rules.ts'
import { useEngine } from '../../../variants/components/use-engine.ts'
import { useRoom } from '../../store/components/room-store.ts'
import { ChildMark } from '../../turma/components/marks.tsx'
import { LEVEL_NAMES, TURMA } from '../../turma/texts.ts'
import { MOST_BOOKLET_PAGES } from '../plan.rules.ts'
import { type Basket, withChangedSheet } from '../rules.ts'
import { CADERNO, sumInWords } from '../texts.ts'
import { basketStore, useBasket } from './basket-store.ts'
import {
  type BookletPlan,
  drawingOf,
  hasOwnWays,
  lookOf,
  nameOf,
  otherLevels,
  pagesOf,
  planOf,
} from './booklet-plan.ts'
import { EmptyCaderno } from './empty-caderno.tsx'
import { ForWhomStep } from './for-whom.tsx'
import { type Maker, MakingDialogs } from './making-dialogs.tsx'
import { PagePreview } from './page-preview.tsx'
import { Printing } from './printing.tsx'
import { ReceivesTable } from './receives-table.tsx'
import { SheetList } from './sheet-list.tsx'
import { useRecipes } from './use-recipes.ts'

/** Sheets that become one file: for whom, which, how, and a picture of what comes out (rule: booklets). */
export function CadernoPanel({ userId }: { userId: string | null }) {
  const basketKept = useBasket(userId)
  const roomKept = useRoom(userId)
  const [view, setView] = useState<'compose' | 'table'>('compose')
  const basket = basketKept.value
  const { known, retry } = useRecipes(basket.sheets)
  const { engine } = useEngine()
  const maker = useRef<Maker>(null)
  const navigate = useNavigate()
  const change = (part: Partial<Basket>) => void basketStore.change((old) => ({ ...old, ...part }))

  if (!basketKept.isRead || !roomKept.isRead) {
    return (
      <p role="status" className="flex min-h-120 items-start gap-2">
        <Spinner />
        {TURMA.loading}
      </p>
    )
  }
  const room = roomKept.value
  const today = dateKey(new Date())
  const plan = planOf({ basket, room, known, today })
  if (basket.sheets.length === 0) return <EmptyCaderno year={plan.one?.year ?? null} />

  const isForClass = plan.audience.who !== 'plain'
  const start = (chosen: BookletPlan) => {
    if (userId === null) void navigate(withNext('/login', CADERNO.path))
    else maker.current?.make(chosen)
  }
  const planOfSheets = (keep: (id: string, place: number) => boolean) => {
    const sheets = plan.ready.map(({ sheet }) => sheet).filter(({ id }, i) => keep(id, i))
    return planOf({ basket: { ...basket, sheets }, room, known, today })
  }
  if (view === 'table' && plan.one) {
    return (
      <ReceivesTable
        plan={plan}
        engine={engine}
        onBack={() => setView('compose')}
        onOwn={(sheetId, childId, own) =>
          void basketStore.change((old) =>
            withChangedSheet(old, sheetId, (sheet) => ({ ...sheet, own: { ...sheet.own, [childId]: own } })),
          )
        }
      />
    )
  }
  return (
    <div className="pb-24 lg:pb-0">
      <h1 className="text-[1.75rem]/9 md:text-3xl">{CADERNO.title}</h1>
      <div className="mt-6 grid gap-6 lg:grid-cols-[1fr_23rem] lg:items-start">
        <div className="grid min-w-0 gap-5">
          <Step number={1} title={CADERNO.forWhom}>
            <ForWhomStep
              room={room}
              audience={plan.audience}
              one={plan.one}
              options={basket.options}
              onAudience={(forWhom) => change({ forWhom })}
              onOptions={(options) => change({ options })}
              onTable={() => setView('table')}
            />
          </Step>
          <Step number={2} title={CADERNO.sheets} aside={String(basket.sheets.length)}>
            <SheetList
              sheets={basket.sheets}
              known={known}
              isForClass={isForClass}
              areDifferent={hasOwnWays(plan)}
              levels={otherLevels(plan)}
              year={plan.one?.year ?? null}
              onRetry={retry}
              onSheets={(next) => void basketStore.change((old) => ({ ...old, sheets: next(old.sheets) }))}
            />
          </Step>
          <section className="rounded-panel bg-paper p-5 shadow-sheet forced-colors:border">
            <Printing
              options={basket.options}
              isForClass={isForClass}
              whiteBacks={plan.totals.whiteBacks}
              onChange={(options) => change({ options })}
            />
          </section>
          <p className="flex items-start gap-2 text-ink-2 text-sm">
            <Lock aria-hidden size={18} className="mt-0.5 shrink-0" />
            {CADERNO.privacy}
          </p>
        </div>
        <Side
          plan={plan}
          isCounted={basket.sheets.every(({ id }) => known.has(id))}
          engine={engine}
          userId={userId}
          onMake={() => start(plan)}
        />
      </div>
      <MakingDialogs
        ref={maker}
        userId={userId}
        sheets={basket.sheets}
        isTwoSided={basket.options.twoSided}
        planOfSheets={planOfSheets}
      />
    </div>
  )
}

function Step(props: { number: number; title: string; aside?: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="rounded-panel bg-paper p-5 shadow-sheet forced-colors:border">
      <div className="mb-4 flex items-center gap-3">
        <span
          aria-hidden
          className="grid size-8 place-items-center rounded-full bg-brand-soft font-display font-semibold text-brand"
        >
          {props.number}
        </span>
        <h2 id={heading} className="flex-1 text-xl">
          {props.title}
        </h2>
        <span className="text-ink-2 text-sm">{props.aside}</span>
      </div>
      {props.children}
    </section>
  )
}

/** From so many sheets of paper on, half as many are proposed. */
const MUCH_PAPER = 100

/** A booklet that cannot be made: the reason, in words. */
function lackOf({ copies, totals }: BookletPlan): string | null {
  if (copies.length === 0) return CADERNO.nobody
  return totals.drawn > MOST_BOOKLET_PAGES ? CADERNO.tooMany(MOST_BOOKLET_PAGES) : null
}

interface SideProps {
  plan: BookletPlan
  /** False until every sheet's recipe is here. */
  isCounted: boolean
  engine: ReturnType<typeof useEngine>['engine']
  userId: string | null
  onMake: () => void
}

/** The one button, the three totals, and the picture of one copy: on a phone the picture is first, the button at the foot. */
function Side({ plan, isCounted, engine, userId, onMake }: SideProps) {
  const [place, setPlace] = useState(0)
  const [at, setAt] = useState(0)
  const { copies, ready, totals } = plan
  const copy = copies[Math.min(place, copies.length - 1)]
  const pagesOfCopy = copy ? pagesOf(plan, copy) : []
  const pageAt = Math.min(at, pagesOfCopy.length - 1)
  const shown = pagesOfCopy[pageAt]
  const order = shown && copy ? plan.orderFor(shown.item, copy) : null
  const drawing = drawingOf(order)
  const lack = lackOf(plan)
  const sum = sumInWords(
    totals,
    copies.every(({ child }) => child !== null),
  )
  const [pages, papers, downloads] = [totals.pages, totals.papers, ready.length].map((count) =>
    isCounted ? count : CADERNO.counting,
  )
  const isOff = ready.length === 0 || lack !== null
  const step = (by: number) =>
    setPlace((old) => (Math.min(old, copies.length - 1) + by + copies.length) % copies.length)
  const label = userId === null ? CADERNO.signIn : CADERNO.make
  return (
    <aside className="grid gap-4 lg:sticky lg:top-26">
      <Button size="lg" block className="max-lg:hidden" disabled={isOff} onClick={onMake}>
        {label}
      </Button>
      <dl className="grid grid-cols-3 gap-2">
        {(
          [
            [CADERNO.pages, pages],
            [CADERNO.papers, papers],
            [CADERNO.downloads, downloads],
          ] as const
        ).map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse justify-end rounded-tag bg-well px-3 py-2">
            <dd className="font-display font-semibold text-xl tabular-nums">{value}</dd>
            <dt className="text-ink-2 text-xs">{name}</dt>
          </div>
        ))}
      </dl>
      {isCounted && sum ? <p className="text-ink-2 text-sm">{sum}</p> : null}
      {lack ? <p className="text-warn max-lg:hidden">{lack}</p> : null}
      {isCounted ? <p className="text-ink-2 text-sm">{CADERNO.cost(ready.length, copies.length)}</p> : null}
      {isCounted && totals.papers >= MUCH_PAPER && plan.options.perPaper === 1 ? (
        <p className="text-sm text-warn">{CADERNO.muchPaper}</p>
      ) : null}
      {shown && copy ? (
        <div className="rounded-panel bg-labirinto-soft p-5 max-lg:order-first">
          <h2 className="sr-only">{CADERNO.looksLike}</h2>
          <div className="mx-auto w-full max-w-64 lg:max-w-56">
            <PagePreview
              engine={engine}
              order={order}
              look={lookOf(plan, copy)}
              page={shown.page}
              imageUrl={shown.item.sheet.imageUrl}
              name={nameOf(copy)}
              title={shown.item.sheet.title}
            />
          </div>
          <div className="mt-3 flex items-center justify-center gap-2">
            <IconButton label={CADERNO.previous} disabled={copies.length < 2} onClick={() => step(-1)}>
              <ChevronLeft aria-hidden size={22} />
            </IconButton>
            <span
              aria-live="polite"
              className="inline-flex min-w-32 items-center justify-center gap-2 font-display font-semibold"
            >
              {copy.child ? <ChildMark mark={copy.child.mark} small /> : null}
              {copy.child?.name ?? CADERNO.nameless}
            </span>
            <IconButton label={CADERNO.next} disabled={copies.length < 2} onClick={() => step(1)}>
              <ChevronRight aria-hidden size={22} />
            </IconButton>
          </div>
          <div className="flex items-center justify-center gap-2">
            <IconButton label={CADERNO.previousPage} disabled={pageAt === 0} onClick={() => setAt(pageAt - 1)}>
              <ChevronLeft aria-hidden size={22} />
            </IconButton>
            <span aria-live="polite" className="min-w-32 text-center text-sm">
              {CADERNO.pageAt(ready.indexOf(shown.item) + 1, ready.length, shown.page + 1)}
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
      ) : null}
      <div className={`${bottomBarClass} flex items-center gap-4 lg:hidden`}>
        {lack ? (
          <p className="min-w-0 flex-1 text-sm text-warn">{lack}</p>
        ) : (
          <p className="min-w-0 flex-1 text-sm">
            <strong className="block font-semibold">
              {pages} {CADERNO.pages}
            </strong>
            {papers} {CADERNO.papers}
          </p>
        )}
        <Button disabled={isOff} onClick={onMake}>
          {label}
        </Button>
      </div>
    </aside>
  )
}
