import { NotebookText, Plus } from 'lucide-react'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import type { Activity } from '../../../catalogue/schema.ts'
import { putAllInBasket, useAreInBasket } from '../../caderno/components/late-basket.ts'
import { basketSheet } from '../../caderno/rules.ts'
import { CADERNO } from '../../caderno/texts.ts'
import { READY } from '../texts.ts'

interface PutAllProps {
  readonly activities: readonly Activity[]
  /** True if the user may open premium activities. */
  readonly isPremiumUser: boolean
}

/** Puts every sheet of a list that the person may open into the booklet, at once. */
export function PutAll({ activities, isPremiumUser }: PutAllProps) {
  const open = activities.filter((activity) => isPremiumUser || !activity.isPremium)
  const left = activities.length - open.length
  const areIn = useAreInBasket(open.map(({ id }) => id))
  if (activities.length === 0) return null
  return (
    <div className="noscript:hidden print:hidden">
      <div className="flex flex-wrap items-center gap-2.5">
        {open.length === 0 ? (
          <LinkButton to="/plans" size="lg">
            {CADERNO.seePlans}
          </LinkButton>
        ) : areIn ? (
          <LinkButton to={CADERNO.path} size="lg" icon={<NotebookText aria-hidden size={20} />}>
            {READY.open}
          </LinkButton>
        ) : (
          <Button
            size="lg"
            icon={<Plus aria-hidden size={20} />}
            onClick={() => void putAllInBasket(open.map(basketSheet))}
          >
            {READY.put(open.length)}
          </Button>
        )}
        {areIn && open.length > 0 ? <span className="text-ink-2 text-sm">{READY.isIn}</span> : null}
      </div>
      {left > 0 ? <p className="mt-2 text-ink-2 text-sm">{READY.left(left)}</p> : null}
    </div>
  )
}
