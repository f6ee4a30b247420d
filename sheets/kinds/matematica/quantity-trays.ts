/** Six trays: the child colours a part of the things on each and writes how many that is. */
import { dealPages } from '../../page/deck.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path } from '../../scene/marks.ts'
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
  ...{ 6: 3, 8: 4, 9: 3, 10: 5, 12: 4, 14: 7, 15: 5, 16: 8, 18: 6, 20: 10, 21: 7, 24: 8 },
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
  const [stepX, stepY] = [Math.min(17, (TRAY.width - 4) / columns), Math.min(15, (TRAY.height - 6) / rows)]
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

/** Equal groups of a tray, side by side: how many in a row, and in how many rows. */
function groupsOf({ named, amount }: Pick<TrayTask, 'named' | 'amount'>) {
  const { columns, rows } = gridOf(amount)
  const down = [1, 2, 3].find(
    (count) => named.whole % count === 0 && rows % count === 0 && columns % (named.whole / count) === 0,
  )
  if (!down) throw new RangeError(`no ${named.whole} groups of ${amount}`)
  return { across: named.whole / down, down }
}

/** Rings about the groups, as a child draws them. */
function rings(task: TrayTask, [x, y]: Spot) {
  const { columns, rows, stepX, stepY } = gridOf(task.amount)
  const { across, down } = groupsOf(task)
  const [width, height] = [(columns * stepX) / across, (rows * stepY) / down]
  const [left, top] = [x + (TRAY.width - columns * stepX) / 2, y + (TRAY.height - rows * stepY) / 2]
  return Array.from({ length: task.named.whole }, (_, i) =>
    path(
      box(left + (i % across) * width + 0.5, top + Math.floor(i / across) * height + 0.3, width - 1, height - 0.6, 2.4),
      {
        stroke: ANSWER_RED,
        width: 0.5,
      },
    ),
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
  const { columns, rows, scale } = gridOf(amount)
  const { across, down } = groupsOf(task)
  const isTaken = (i: number) => i % columns < columns / across && Math.floor(i / columns) < rows / down
  const drawn = (i: number, spot: Spot, red: boolean) =>
    marksOf(pen.at(...spot, scale, (pen) => TRAY_THINGS[thing](pen, red && isTaken(i) ? ANSWER_RED : 'white')))
  const spots = spotsOf(amount, at)
  return [
    answer(
      [...spots.flatMap((spot, i) => drawn(i, spot, true)), ...rings(task, at)],
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
