import { Check, Plus } from 'lucide-react'
import { SpriteIcon } from '../../../../brand/icon-sprite.tsx'
import { Button, type ButtonProps } from '../../../../ui/button.tsx'
import type { Activity } from '../../../catalogue/schema.ts'
import { type BasketSheet, basketSheet } from '../rules.ts'
import { BASKET } from '../texts.ts'
import { turnInBasket, useIsInBasket } from './late-basket.ts'

interface BasketButtonProps extends Pick<ButtonProps, 'size' | 'block'> {
  readonly activity: Activity
  /** The choices of Preparar that go with it. */
  readonly chosen?: Pick<BasketSheet, 'level' | 'prepared'>
}

/** «Pôr no caderno»; pressed again it takes the sheet out. */
export function BasketButton({ activity, chosen, size = 'sm', block = false }: BasketButtonProps) {
  const isIn = useIsInBasket(activity.id, chosen?.prepared)
  return (
    <Button
      variant="secondary"
      size={size}
      block={block}
      aria-pressed={isIn}
      icon={isIn ? <Check aria-hidden size={18} /> : <Plus aria-hidden size={18} />}
      // Wide enough for both labels: what follows it keeps its place.
      className="min-w-41 noscript:hidden aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand"
      onClick={() => void turnInBasket({ ...basketSheet(activity), ...chosen }, chosen?.prepared)}
    >
      {isIn ? BASKET.isIn : BASKET.put}
    </Button>
  )
}

/** The same under a card, whose link covers all of it. */
export function CardBasket({ activity }: { readonly activity: Activity }) {
  const isIn = useIsInBasket(activity.id)
  const words = isIn ? BASKET.isIn : BASKET.put
  return (
    <button
      type="button"
      aria-pressed={isIn}
      aria-label={BASKET.of(words, activity.title)}
      onClick={() => void turnInBasket(basketSheet(activity))}
      className="card-basket"
    >
      <SpriteIcon name={isIn ? 'check' : 'plus'} size={18} />
      {words}
    </button>
  )
}
