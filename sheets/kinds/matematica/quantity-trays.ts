/** Six trays: the child colours a part of the things on each and writes how many that is. */
import { dealPages } from '../../page/deck.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { type QuantityPlace, TRAY, TRAYS, trayRack } from '../../studio/places/tray-rack.ts'
import { TRAY_THINGS, type TrayThingName } from '../../studio/shapes/tray-things.ts'
import { fractionDrawn, NAMED, partOf } from './quantity-parts.ts'

export interface TrayTask {
  readonly named: (typeof NAMED)[number]
  readonly amount: number
  readonly thing: TrayThingName
}

export const ON_TRAYS: Readonly<Record<QuantityPlace, readonly TrayThingName[]>> = {
  cidade: ['biscoito', 'rosquinha', 'estrelinha', 'pãozinho', 'broa', 'sonho'],
  sitio: ['ovo', 'laranja', 'tomate', 'goiaba', 'batata', 'caqui'],
}
/** Columns of each amount: its rows are as long. */
const COLUMNS: Readonly<Record<number, number>> = {
  ...{ 6: 3, 8: 4, 9: 3, 10: 5, 12: 4, 14: 7, 15: 5, 16: 8, 18: 6, 20: 5, 21: 7, 24: 8, 30: 10 },
}
const AMOUNTS = Object.keys(COLUMNS).map(Number)

/** All five parts, one of them twice; no amount and no thing twice. */
export function dealTrays(options: SheetOptions, place: QuantityPlace): TrayTask[][] {
  const items = NAMED.flatMap((named) =>
    AMOUNTS.filter((amount) => amount % named.whole === 0).flatMap((amount) =>
      ON_TRAYS[place].map((thing) => ({ named, amount, thing })),
    ),
  )
  const accept = (page: readonly TrayTask[], one: TrayTask) =>
    page.every(({ thing, amount }) => thing !== one.thing && amount !== one.amount) &&
    page.length + 1 - new Set([...page, one].map(({ named }) => named.whole)).size <= 1
  return dealPages(options, { items, perPage: TRAYS.length, accept, nameOf: nameOfTray, mostShared: 0.5 })
}

export const nameOfTray = ({ named, amount, thing }: TrayTask) => `1/${named.whole} de ${amount} ${thing}`

/** Things of a tray are as large as their number allows. */
function gridOf(amount: number) {
  const columns = COLUMNS[amount] ?? amount
  const rows = amount / columns
  const [stepX, stepY] = [Math.min(17, (TRAY.width - 4) / columns), Math.min(15, (TRAY.height - 4) / rows)]
  return { columns, rows, stepX, stepY, scale: Math.min(1.5, stepX / 9.4, stepY / 9) }
}

/** Middles of the things of a tray, row by row. */
function spotsOf(amount: number, [x, y]: Spot): Spot[] {
  const { columns, rows, stepX, stepY } = gridOf(amount)
  const [cx, cy] = [x + TRAY.width / 2, y + TRAY.height / 2]
  return Array.from(
    { length: amount },
    (_, i): Spot => [
      cx + ((i % columns) - (columns - 1) / 2) * stepX,
      cy + (Math.floor(i / columns) - (rows - 1) / 2) * stepY,
    ],
  )
}

const SLOT = { width: 17, height: 12 }

function tray(pen: Pen, task: TrayTask, at: Spot): PageMark[] {
  const { named, amount, thing } = task
  const [x, y] = at
  const taken = partOf(named, amount)
  const shelf = y + TRAY.height
  const middle = shelf + TRAY.board / 2
  const left = x + TRAY.width - SLOT.width - 2
  const { scale } = gridOf(amount)
  const drawn = (i: number, spot: Spot, red: boolean) =>
    marksOf(pen.at(...spot, scale, (pen) => TRAY_THINGS[thing](pen, red && i < taken ? ANSWER_RED : 'white')))
  const spots = spotsOf(amount, at)
  return [
    answer(
      spots.flatMap((spot, i) => drawn(i, spot, true)),
      spots.flatMap((spot, i) => drawn(i, spot, false)),
    ),
    ...marksOf([
      pen.shape(box(x + 1, shelf + 1.4, 60, TRAY.board - 2.8, 2), 'white', 0.8),
      fractionDrawn(pen, x + 7, middle, named, 5),
      pen.text(x + 14, middle + 1.9, named.name, 5.2, { font: 'text', anchor: 'start' }),
      pen.shape(box(left, middle - SLOT.height / 2, SLOT.width, SLOT.height, 2), 'white', 0.9),
    ]),
    writtenAnswer(left + SLOT.width / 2, middle, String(taken), 7),
  ]
}

export const trayPage = (pen: Pen, tasks: readonly TrayTask[], place: QuantityPlace, look: number): PageMark[] => [
  ...marksOf(trayRack(pen, place, look)),
  ...tasks.flatMap((task, i) => tray(pen, task, TRAYS[i] ?? [0, 0])),
]
