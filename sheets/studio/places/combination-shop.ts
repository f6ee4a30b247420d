/** A wardrobe, an ice cream parlour or a snack bar: boards across the page with what can be chosen. */
import { inTurn } from '../in-turn.ts'
import { box } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { awning } from '../shapes/built.ts'
import type { PairingName } from '../shapes/combined-things.ts'

/** Height of the front of a board, for names. */
export const SILL = 11

interface ShopLook {
  readonly wall: Fill
  readonly stripe: Fill
  readonly floor: Fill
}

const LOOKS: Readonly<Record<PairingName, readonly [ShopLook, ...ShopLook[]]>> = {
  roupas: [
    { wall: 'cream', stripe: 'purple', floor: 'woodPale' },
    { wall: 'skyLow', stripe: 'teal', floor: 'tan' },
  ],
  sorvete: [
    { wall: 'foam', stripe: 'pink', floor: 'pinkPale' },
    { wall: 'yellowPale', stripe: 'teal', floor: 'bluePale' },
  ],
  lanche: [
    { wall: 'yellowPale', stripe: 'red', floor: 'stone' },
    { wall: 'skyLow', stripe: 'orange', floor: 'redPale' },
  ],
}

interface Shop {
  /** With the height of the rail above each, for clothes. */
  readonly boards: readonly { readonly y: number; readonly rail: number }[]
  /** Upper edge of the floor. */
  readonly floor: number
}

/** `variant`, from 0, gives other colours. */
export function combinationShop(pen: Pen, shop: PairingName, variant: number, { boards, floor }: Shop): Drawing {
  const look = inTurn(LOOKS[shop], variant)
  return [
    pen.shape(box(0, 0, 214, 300), look.wall, null),
    awning(pen, { x: 8, y: 19, width: 194, height: 9 }, 15, [look.stripe, 'white'], 0),
    pen.shape(box(-4, floor, 220, 80), look.floor, 1),
    boards.map(({ y, rail }) => [
      shop === 'roupas' ? [pen.rope(`M9 ${y - rail}H201`, 1.6, 'metal', 0.8)] : [],
      pen.shape(box(7, y, 196, SILL, 1), 'woodPale', 1),
      pen.shape(box(5, y - 0.8, 200, 2.4, 1), 'wood', 0.8),
    ]),
  ]
}
