import { bottomBarClass } from '../../../../ui/bottom-bar.ts'
import { Button } from '../../../../ui/button.tsx'
import { DayNote } from '../../../downloads/today/components/day-note.tsx'
import type { Engine } from '../../../variants/components/engine.ts'
import { SHEET_NAME } from '../names.texts.ts'
import { MOST_BOOKLET_PAGES } from '../plan.rules.ts'
import { CADERNO } from '../texts.ts'
import { isInFiles } from '../totals.rules.ts'
import { bookletsInWords, sumInWords } from '../totals.texts.ts'
import type { BookletPlan } from './booklet-plan.ts'
import { CopyPreview } from './copy-preview.tsx'

/** From so many sheets of paper on, half as many are proposed. */
const MUCH_PAPER = 100

/** A booklet that cannot be made: the reason, in words. */
function lackOf({ copies, totals }: BookletPlan): string | null {
  if (copies.length === 0) return CADERNO.nobody
  return totals.drawn > MOST_BOOKLET_PAGES ? CADERNO.tooMany(MOST_BOOKLET_PAGES) : null
}

interface BookletSideProps {
  plan: BookletPlan
  /** Sheets that wait for a name. */
  unnamed: number
  /** False until every sheet's recipe is here. */
  isCounted: boolean
  engine: Engine | null
  userId: string | null
  /** True for a person whose downloads have no limit. */
  isPremiumUser: boolean
  onMake: () => void
}

/** The one button, the totals, and the picture of one copy: on a phone the picture is first, the button at the foot. */
export function BookletSide({ plan, unnamed, isCounted, engine, userId, isPremiumUser, onMake }: BookletSideProps) {
  const { copies, ready, totals } = plan
  const lack = lackOf(plan)
  const sum = sumInWords(
    totals,
    copies.every(({ child }) => child !== null),
  )
  const [pages, papers, downloads] = [totals.pages, totals.papers, ready.length].map((count) =>
    isCounted ? count : CADERNO.counting,
  )
  const isOff = ready.length === 0 || lack !== null
  const doing = isInFiles(plan.options, copies.length) ? CADERNO.save : CADERNO.print
  const label = userId === null ? CADERNO.signIn : doing(copies.length)
  return (
    <aside className="grid gap-4 lg:sticky lg:top-26">
      <Button size="lg" block className="max-lg:hidden" disabled={isOff} onClick={onMake}>
        {label}
      </Button>
      <dl className="grid auto-cols-fr grid-flow-col gap-2">
        {[
          [CADERNO.pages, pages],
          [CADERNO.papers, papers],
          ...(isPremiumUser ? [] : [[CADERNO.downloads, downloads]]),
        ].map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse justify-end rounded-tag bg-well px-3 py-2">
            <dd className="font-display font-semibold text-xl tabular-nums">{value}</dd>
            <dt className="text-ink-2 text-xs">{name}</dt>
          </div>
        ))}
      </dl>
      {isCounted && sum ? <p className="text-ink-2 text-sm">{sum}</p> : null}
      {lack ? <p className="text-warn max-lg:hidden">{lack}</p> : null}
      {unnamed > 0 ? <p className="text-sm text-warn">{SHEET_NAME.leftOut(unnamed)}</p> : null}
      {isCounted && !isPremiumUser ? (
        <div className="*:text-left">
          <p className="text-ink-2 text-sm">{CADERNO.cost(ready.length, copies.length)}</p>
          {userId === null ? null : <DayNote userId={userId} sheet={null} />}
        </div>
      ) : null}
      {isCounted && totals.papers >= MUCH_PAPER && plan.options.perPaper === 1 ? (
        <p className="text-sm text-warn">{CADERNO.muchPaper}</p>
      ) : null}
      <CopyPreview plan={plan} engine={engine} />
      <div
        className={`${bottomBarClass} flex items-center gap-2.5 max-[24rem]:flex-col max-[24rem]:items-stretch lg:hidden`}
      >
        {lack ? (
          <p className="min-w-0 flex-1 text-sm text-warn">{lack}</p>
        ) : (
          <p className="min-w-0 flex-1 text-sm">
            <strong className="block text-balance font-semibold">
              {isCounted ? bookletsInWords(totals.own) : CADERNO.counting}
            </strong>
            {isCounted ? CADERNO.papersOf(totals.papers) : CADERNO.counting}
          </p>
        )}
        <Button className="px-4!" disabled={isOff} onClick={onMake}>
          {label}
        </Button>
      </div>
    </aside>
  )
}
