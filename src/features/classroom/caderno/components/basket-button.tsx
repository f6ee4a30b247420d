import { Check, Plus } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import type { Activity } from '../../../catalogue/schema.ts'
import { MOST_SHEETS } from '../../../downloads/booklets/rules.ts'
import { basketSheet, withoutSheet, withSheet } from '../rules.ts'
import { BASKET } from '../texts.ts'
import { loadBasket, useLateBasket } from './use-late-basket.ts'

/** «Pôr no caderno»; pressed again it takes the sheet out. */
export function BasketButton({ activity, userId }: { activity: Activity; userId: string | null }) {
  const basket = useLateBasket(userId)
  const isIn = basket?.sheets.some(({ id }) => id === activity.id) ?? false
  const press = async () => {
    try {
      const { basketStore } = await loadBasket()
      await basketStore.open(userId)
      const before = basketStore.current().value
      const change = isIn ? withoutSheet(before, activity.id) : withSheet(before, basketSheet(activity))
      if (!isIn && change === before) {
        showToast({ kind: 'warn', ...BASKET.full(MOST_SHEETS) })
        return
      }
      await basketStore.changeAtRest((old) =>
        isIn ? withoutSheet(old, activity.id) : withSheet(old, basketSheet(activity)),
      )
      const count = change.sheets.length
      showToast({ kind: 'success', ...(isIn ? BASKET.left(count) : BASKET.entered(count)) })
    } catch {
      showToast({ kind: 'error', ...BASKET.failed })
    }
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-pressed={isIn}
      icon={isIn ? <Check aria-hidden size={18} /> : <Plus aria-hidden size={18} />}
      className="noscript:hidden aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand"
      onClick={() => void press()}
    >
      {isIn ? BASKET.isIn : BASKET.put}
    </Button>
  )
}
