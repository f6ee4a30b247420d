import { Lock } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { dateKey } from '../../../../platform/time.ts'
import { Spinner } from '../../../../ui/spinner.tsx'
import { withNext } from '../../../accounts/next/rules.ts'
import { useEngine } from '../../../variants/components/use-engine.ts'
import { useRoom } from '../../store/components/room-store.ts'
import { TURMA } from '../../turma/texts.ts'
import { type Basket, withChangedSheet } from '../rules.ts'
import { CADERNO } from '../texts.ts'
import { basketStore, useBasket } from './basket-store.ts'
import { type BookletPlan, createdPicture, hasOwnWays, otherLevels, planOf, unnamedSheets } from './booklet-plan.ts'
import { BookletSide } from './booklet-side.tsx'
import { EmptyCaderno } from './empty-caderno.tsx'
import { ForWhomStep } from './for-whom.tsx'
import { type Maker, MakingDialogs } from './making-dialogs.tsx'
import { Printing } from './printing.tsx'
import { ReceivesTable } from './receives-table.tsx'
import { SheetList } from './sheet-list.tsx'
import { holdName, useTypedNames } from './typed-names.ts'
import { useRecipes } from './use-recipes.ts'

/** Sheets that become one file: for whom, which, how, and a picture of what comes out (rule: booklets). */
export function CadernoPanel({ userId, isPremiumUser }: { userId: string | null; isPremiumUser: boolean }) {
  const basketKept = useBasket(userId)
  const roomKept = useRoom(userId)
  const [view, setView] = useState<'compose' | 'table'>('compose')
  const basket = basketKept.value
  const names = useTypedNames(userId)
  const { known, retry } = useRecipes(basket.sheets, names)
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
  const planOfSheets = (keep: (id: string) => boolean) => {
    const sheets = plan.ready.map(({ sheet }) => sheet).filter(({ id }) => keep(id))
    return planOf({ basket: { ...basket, sheets }, room, known, today })
  }
  if (view === 'table' && plan.one) {
    return (
      <ReceivesTable
        plan={plan}
        engine={engine}
        onBack={() => {
          setView('compose')
          window.scrollTo(0, 0)
        }}
        onOwn={(sheetId, childId, own) =>
          void basketStore.change((old) =>
            withChangedSheet(old, sheetId, (sheet) => ({ ...sheet, own: { ...sheet.own, [childId]: own } })),
          )
        }
      />
    )
  }
  return (
    <div className="pb-24 max-[24rem]:pb-36 lg:pb-0">
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
              engine={engine}
              pictures={(id) => createdPicture(plan, id)}
              onName={(id, name) => holdName(userId, id, name)}
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
        <BookletSide
          plan={plan}
          unnamed={unnamedSheets(known, plan, basket)}
          isCounted={basket.sheets.every(({ id }) => known.has(id))}
          engine={engine}
          userId={userId}
          isPremiumUser={isPremiumUser}
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
