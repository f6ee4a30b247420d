import { NotebookText, Plus } from 'lucide-react'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import type { Activity } from '../../../catalogue/schema.ts'
import { MOST_SHEETS } from '../../../downloads/booklets/rules.ts'
import { basketSheet } from '../rules.ts'
import { CADERNO, PUT_ALL } from '../texts.ts'
import { putAllInBasket, takeAllFromBasket, useAreInBasket } from './late-basket.ts'

interface PutAllProps {
  readonly activities: readonly Activity[]
  /** True if the user may open premium activities. */
  readonly isPremiumUser: boolean
  /** The page's own purpose, or one of its tools. Default `tool`. */
  readonly as?: 'purpose' | 'tool'
  /** True if these are a part of their list. */
  readonly isPart?: boolean
}

/** Puts every sheet of a list that the person may open into the booklet, at once, as many as it takes; or takes them out. */
export function PutAll({ activities, isPremiumUser, as = 'tool', isPart = false }: PutAllProps) {
  const open = activities.filter((activity) => isPremiumUser || !activity.isPremium)
  const fitting = open.filter(({ hasFile }) => hasFile).slice(0, MOST_SHEETS)
  const left = activities.length - open.length
  const areIn = useAreInBasket(fitting.map(({ id }) => id))
  const isPurpose = as === 'purpose'
  if (isPurpose ? activities.length === 0 : fitting.length < 2) return null
  const look = isPurpose ? ({ size: 'lg' } as const) : ({ size: 'sm', variant: 'secondary' } as const)
  const words =
    fitting.length === MOST_SHEETS && open.length > MOST_SHEETS
      ? PUT_ALL.putFirst(fitting.length)
      : PUT_ALL.put(fitting.length, { isFree: left > 0, isPart })
  return (
    <div className="noscript:hidden print:hidden">
      <div className="flex flex-wrap items-center gap-2.5">
        {fitting.length === 0 ? (
          <LinkButton to="/plans" {...look}>
            {CADERNO.seePlans}
          </LinkButton>
        ) : areIn ? (
          <>
            <LinkButton to={CADERNO.path} {...look} icon={<NotebookText aria-hidden size={20} />}>
              {PUT_ALL.open}
            </LinkButton>
            <Button {...look} variant="quiet" onClick={() => void takeAllFromBasket(fitting.map(({ id }) => id))}>
              {PUT_ALL.takeOut(fitting.length)}
            </Button>
          </>
        ) : (
          <Button
            {...look}
            className="text-left!"
            icon={<Plus aria-hidden size={20} />}
            onClick={() => void putAllInBasket(fitting.map(basketSheet))}
          >
            {words}
          </Button>
        )}
      </div>
      {isPurpose && fitting.length > 1 ? (
        <p className="mt-2 text-ink-2 text-sm">{areIn ? PUT_ALL.isIn : PUT_ALL.hint}</p>
      ) : null}
      {left > 0 && isPurpose ? <p className="mt-2 text-ink-2 text-sm">{PUT_ALL.left(left)}</p> : null}
    </div>
  )
}
