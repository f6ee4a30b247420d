/** A kitchen: changes by cold, heat, light and damp, which come back or not; four mixtures and what is in them. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { KITCHEN, kitchenOfChanges, type MatterPlace } from '../../studio/places/matter-rooms.ts'
import { CHANGED } from '../../studio/shapes/changed-things.ts'
import { MIXTURES } from '../../studio/shapes/mixtures.ts'
import { type Cause, CHANGES, type Change, MIXED, type MixtureName } from './matter-facts.ts'

export interface KitchenTask {
  /** Stations from left to right. */
  readonly causes: readonly Cause[]
  /** Changes at the stations. */
  readonly changes: readonly Change[]
  readonly mixtures: readonly MixtureName[]
  readonly bank: readonly string[]
}

const BOX = 12.4
const SMALL_BOX = 10.2
/** Burners bear things a little higher. */
const FOOT: Readonly<Record<Cause, number>> = { F: 104, C: 94, L: 104, U: 103 }

/** One size for the names of all changes, and one for those of all mixtures. */
const nameSizes = () => ({
  change: Math.min(
    ...Object.values(CHANGES)
      .flat()
      .map(({ says }) => fitTextSize(says, 'text', 4.6, 39.5)),
  ),
  mixture: Math.min(...Object.keys(MIXED).map((name) => fitTextSize(name, 'display', 4.8, 36))),
})

function station(pen: Pen, { from, to, says, comesBack }: Change, cause: Cause, i: number, size: number): PageMark[] {
  const x = KITCHEN.stations[i] ?? 0
  const foot = FOOT[cause]
  return [
    ...marksOf([
      pen.at(x - 10.5, foot, 0.94, CHANGED[from] ?? (() => [])),
      pen.at(x + 10.5, foot, 0.94, CHANGED[to] ?? (() => [])),
      pen.line(`M${x - 1.6} ${foot - 7}h3.400m-1.800 -1.800l1.800 1.800l-1.800 1.800`, 0.9),
      pen.shape(box(x - 21.5, 116, 43, 8.6, 2), 'white', 0.8),
      pen.text(x, 121.9, says, size, { font: 'text' }),
      [-9.6, 9.6].map((dx, k) => [
        pen.shape(box(x + dx - SMALL_BOX / 2, 126.2, SMALL_BOX, SMALL_BOX, 2), 'white', 0.9),
        pen.text(x + dx, 141, k === 0 ? 'causa' : 'volta?', 4, { font: 'text' }),
      ]),
    ]),
    writtenAnswer(x - 9.6, 126.2 + SMALL_BOX / 2, cause, 7),
    writtenAnswer(x + 9.6, 126.2 + SMALL_BOX / 2, comesBack ? 'V' : 'X', 7),
  ]
}

const legend = (pen: Pen): Drawing => [
  pen.shape(box(14, 143.4, 182, 10.4, 3), 'yellowPale', 1),
  ['C calor', 'F frio', 'L luz', 'U umidade', 'V volta', 'X não volta'].map((says, i) =>
    pen.text([27, 54, 78, 107, 140, 173][i] ?? 0, 150.4, says, 4.8),
  ),
  pen.line('M123.500 145.400V151.800', 0.7),
]

function mixture(pen: Pen, name: MixtureName, i: number, size: number): PageMark[] {
  const x = KITCHEN.stations[i] ?? 0
  const { has, and, seen } = MIXED[name]
  const top = KITCHEN.table + 6
  return [
    ...marksOf([
      pen.at(x, KITCHEN.table - 1, 0.84, MIXTURES[name]),
      pen.shape(box(x - 21.5, top, 43, 50.6, 2.4), 'cream', 0.9),
      pen.text(x, top + 7.4, name, size),
      pen.text(x - 18.5, top + 15.2, `${has} +`, 4.6, { font: 'text', anchor: 'start' }),
      pen.line(`M${x - 18.5} ${top + 26}H${x + 18.5}`, 0.6),
      pen.text(x, top + 33, 'vejo as partes?', 4.4, { font: 'text' }),
      pen.shape(box(x - 15, top + 35.8, BOX, BOX, 2.2), 'white', 0.9),
      pen.text(x + 2, top + 40.8, 'S sim', 4.4, { font: 'text', anchor: 'start' }),
      pen.text(x + 2, top + 46.8, 'N não', 4.4, { font: 'text', anchor: 'start' }),
    ]),
    writtenAnswer(x, top + 22.6, and, 5.4),
    writtenAnswer(x - 15 + BOX / 2, top + 35.8 + BOX / 2, seen ? 'S' : 'N', 8),
  ]
}

function bankStrip(pen: Pen, bank: readonly string[]): Drawing {
  return [
    pen.shape(box(20, 263, 170, 11.4, 3), 'white', 1),
    bank.map((word, i) => pen.text(41 + i * 42.6, 270.6, word, 5.4)),
  ]
}

const COOKS: readonly CastName[] = ['nina', 'gil', 'iara', 'caio', 'sofia']

export function kitchenPage(
  pen: Pen,
  place: MatterPlace,
  variant: number,
  { causes, changes, mixtures, bank }: KitchenTask,
): PageMark[] {
  const sizes = nameSizes()
  return [
    ...marksOf([
      kitchenOfChanges(pen, place, causes, COOKS[variant % COOKS.length] ?? 'bia'),
      legend(pen),
      bankStrip(pen, bank),
    ]),
    ...changes.flatMap((change, i) => station(pen, change, causes[i] ?? 'C', i, sizes.change)),
    ...mixtures.flatMap((name, i) => mixture(pen, name, i, sizes.mixture)),
  ]
}
