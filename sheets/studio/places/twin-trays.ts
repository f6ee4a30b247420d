/** Shelves with trays: one that is full, and beside it two equal ones to draw in. A stall, a party, a toy room. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { GIVE, HANDS_UP, HOLD, POINT, POINT_LEFT, WAVE } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { centred, standing, type Thing } from '../fit.ts'
import { inTurn } from '../in-turn.ts'
import { box, poly } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { awning, bunting } from '../shapes/built.ts'
import { FINDS } from '../shapes/finds.ts'
import { FRUIT } from '../shapes/fruit.ts'
import { die } from '../shapes/keepsakes.ts'
import { bag } from '../shapes/market.ts'
import { cloud, tree } from '../shapes/nature.ts'
import { gift } from '../shapes/party.ts'
import { TRAY_THINGS } from '../shapes/tray-things.ts'

export type TrayPlace = 'feira' | 'festa' | 'brinquedos'

/** Things of each place, by their names: plain enough for a child to draw. */
export const TRAYED: Readonly<Record<TrayPlace, Readonly<Record<string, Thing>>>> = {
  feira: {
    laranja: FRUIT.laranja,
    maçã: FRUIT.maca,
    pera: FRUIT.pera,
    banana: FRUIT.banana,
    melancia: FRUIT.melancia,
    abacaxi: FRUIT.abacaxi,
  },
  festa: {
    brigadeiro: FINDS.brigadeiro,
    biscoito: (pen) => TRAY_THINGS.biscoito(pen),
    rosquinha: (pen) => TRAY_THINGS.rosquinha(pen),
    maçã: FRUIT.maca,
    pipoca: FINDS.pipoca,
    morango: FINDS.morango,
  },
  brinquedos: {
    bola: FINDS.bola,
    pião: FINDS.piao,
    peteca: FINDS.peteca,
    dado: die,
    balde: FINDS.balde,
    carrinho: FINDS.carrinho,
  },
}

/** Upper edge of the shelves, their foot, and the height of the edge that bears the labels. */
const [TOP, FOOT, EDGE] = [60, 253, 15]
const FEET = 283
const SCALE = 0.47
const FULL = { x: 16, width: 56 }
const EMPTY = [
  { x: 108, width: 41.5 },
  { x: 152.5, width: 41.5 },
] as const
const LABEL = { width: 21, height: 13 }

interface Row {
  readonly top: number
  readonly ground: number
}

const rowAt = (rows: number, i: number): Row => {
  const step = (FOOT - TOP) / rows
  return { top: TOP + i * step, ground: TOP + (i + 1) * step - EDGE }
}

const trayOf = ({ x, width }: { readonly x: number; readonly width: number }, { top, ground }: Row): Box => ({
  x,
  y: top + 3,
  width,
  height: ground - top - 4,
})

/** Middles of the labels: of what is given, and of what is asked, which belongs to one tray or to both. */
export function trayLabels(rows: number, i: number, both: boolean) {
  const y = rowAt(rows, i).ground + EDGE / 2
  const [first, second] = EMPTY
  const asked = both ? (first.x + second.x + second.width) / 2 : first.x + first.width / 2
  return { given: { x: FULL.x + FULL.width / 2, y }, asked: { x: asked, y } }
}

function tray(pen: Pen, { x, y, width, height }: Box, wood: Fill, inside: Fill): Drawing {
  const near = pen.plane('middle')
  return [
    near.shape(box(x, y, width, height, 2), wood),
    near.shape(box(x + 2.4, y + 2.4, width - 4.8, height - 6, 1.2), inside, 0.7),
    near.line(`M${x + 4} ${y + height - 1.8}h${width - 8}`, 0.6),
  ]
}

/** Things in a tray in lines of `perLine`; the last line is as long as it is. */
function filled(pen: Pen, thing: Thing, count: number, { x, y, width, height }: Box, perLine: number): Drawing {
  const lines = Math.ceil(count / perLine)
  const [w, h] = [(width - 7) / perLine, (height - 9) / lines]
  const size = Math.min(13, w - 1.4, h - 1)
  return Array.from({ length: count }, (_, i) => {
    const [column, line] = [i % perLine, Math.floor(i / perLine)]
    return centred(pen, thing, x + 3.5 + (column + 0.5) * w, y + 3.4 + (line + 0.5) * h, size)
  })
}

/** Most things in a line of the full tray, and of one of the two others. */
const acrossFull = (count: number) =>
  count <= 4 ? Math.max(count, 2) : count <= 6 ? 3 : count <= 8 ? 4 : count <= 10 ? 5 : 6
const acrossHalf = (count: number) => (count <= 2 ? 2 : count === 4 ? 2 : 3)

/** The drawn answer: the same number in both trays. */
export function solvedTrays(pen: Pen, place: TrayPlace, name: string, each: number, rows: number, i: number): Drawing {
  const thing = TRAYED[place][name]
  if (!thing) throw new RangeError(`no ${name} in ${place}`)
  const row = rowAt(rows, i)
  return EMPTY.map((one) => filled(pen.plane('middle'), thing, each, trayOf(one, row), acrossHalf(each)))
}

/** An arrow of wood that bears a word. */
function arrow(pen: Pen, { top, ground }: Row, word: string): Drawing {
  const y = (top + ground) / 2
  return [
    pen.plane('middle').shape(
      poly([
        [75, y - 6],
        [94, y - 6],
        [94, y - 11],
        [105.5, y],
        [94, y + 11],
        [94, y + 6],
        [75, y + 6],
      ]),
      'yellow',
    ),
    pen.text(88.6, y + 2.1, word, 6),
  ]
}

/** From both trays down to their label. */
const bracket = (pen: Pen, ground: number): Drawing => {
  const [first, second] = EMPTY
  const y = ground + EDGE / 2
  const middle = (first.x + second.x + second.width) / 2
  const reach = LABEL.width / 2 + 2
  return pen.line(
    `M${first.x + 4} ${ground + 3}V${y}H${middle - reach}M${second.x + second.width - 4} ${ground + 3}V${y}H${middle + reach}`,
    0.9,
  )
}

const label = (pen: Pen, { x, y }: { readonly x: number; readonly y: number }): Drawing =>
  pen.shape(box(x - LABEL.width / 2, y - LABEL.height / 2, LABEL.width, LABEL.height, 2), 'white', 0.8)

export interface TrayTask {
  readonly name: string
  readonly count: number
  readonly word: string
  /** The label belongs to both trays together. */
  readonly both: boolean
}

const SHELVES: Readonly<Record<TrayPlace, readonly [shelf: Fill, tray: Fill]>> = {
  feira: ['wood', 'straw'],
  festa: ['redPale', 'white'],
  brinquedos: ['bluePale', 'woodPale'],
}

function shelf(pen: Pen, place: TrayPlace, task: TrayTask, rows: number, i: number): Drawing {
  const row = rowAt(rows, i)
  const [edge, wood] = SHELVES[place]
  const thing = TRAYED[place][task.name]
  if (!thing) throw new RangeError(`no ${task.name} in ${place}`)
  const full = trayOf(FULL, row)
  const { given, asked } = trayLabels(rows, i, task.both)
  const middle = pen.plane('middle')
  return [
    middle.shape(box(4, row.ground, 202, EDGE), edge, 1),
    pen.shade(box(4, row.ground + EDGE, 202, 2), 'black', 0.12),
    tray(pen, full, wood, 'cream'),
    filled(middle, thing, task.count, full, acrossFull(task.count)),
    arrow(pen, row, task.word),
    EMPTY.map((one) => tray(pen, trayOf(one, row), wood, 'white')),
    task.both ? bracket(pen, row.ground) : [],
    label(pen, given),
    label(pen, asked),
  ]
}

const CREWS: readonly [readonly CastName[], ...(readonly CastName[])[]] = [
  ['bia', 'gil', 'yumi'],
  ['theo', 'nina', 'caio'],
  ['iara', 'davi', 'malu'],
  ['sofia', 'caio', 'lia'],
]
const POSES: Readonly<Record<TrayPlace, readonly [Pose, Pose, Pose]>> = {
  feira: [POINT, GIVE, POINT_LEFT],
  festa: [HANDS_UP, HOLD, WAVE],
  brinquedos: [POINT, HANDS_UP, POINT_LEFT],
}
const SPOTS = [38, 106, 172] as const

const ground = (pen: Pen, fill: Fill): Drawing => pen.shape(box(-4, FOOT, 222, 50), fill, 1)

const PLACES: Readonly<Record<TrayPlace, (pen: Pen, variant: number) => Drawing>> = {
  feira: (pen, variant) => [
    pen.shape(box(0, 0, 214, 80), 'sky', null),
    cloud(pen.plane('far', 'hillLine'), 22, 32, 0.5),
    tree(pen.plane('far', 'hillLine'), 16, 58, 0.6),
    tree(pen.plane('far', 'hillLine'), 196, 58, 0.66, 'lime'),
    pen.shape(box(4, 56, 202, 200), 'cream', 1),
    awning(
      pen,
      { x: 6, y: 51, width: 198, height: 6 },
      15,
      [inTurn(['red', 'green', 'blue'] as const, variant), 'white'],
      0,
    ),
    ground(pen, 'stone'),
    pen.line('M20 268h14M70 276h18M128 262h16M190 274h10', 0.6, 'stoneDark'),
    bag(pen, 72, FEET, 0.6, 'teal'),
    bag(pen, 140, FEET, 0.6, 'pink'),
  ],
  festa: (pen, variant) => [
    pen.shape(box(0, 0, 214, 260), inTurn(['yellowPale', 'skyLow', 'purplePale'] as const, variant), null),
    bunting(pen.plane('far'), [9, 22], [201, 22], 4, ['red', 'yellow', 'blue', 'green'], { size: 6, gap: 3.4 }),
    ground(pen, 'woodPale'),
    pen.line('M-4 268H218', 0.6, 'wood'),
    gift(pen, 72, FEET, 0.6),
    gift(pen, 138, FEET, 0.5),
  ],
  brinquedos: (pen, variant) => [
    pen.shape(box(0, 0, 214, 260), inTurn(['skyLow', 'cream', 'pinkPale'] as const, variant), null),
    ground(pen, 'woodPale'),
    pen.line('M-4 266H218M-4 277H218', 0.6, 'wood'),
    standing(pen.plane('middle'), FINDS.ursinho, 72, FEET, 17),
    standing(pen.plane('middle'), FINDS.tambor, 140, FEET, 12),
  ],
}

/** The whole place; `variant`, from 0, gives other children. */
export const twinTrays = (pen: Pen, place: TrayPlace, tasks: readonly TrayTask[], variant: number): Drawing => [
  PLACES[place](pen, variant),
  tasks.map((task, i) => shelf(pen, place, task, tasks.length, i)),
  SPOTS.map((x, i) =>
    person(pen, inTurn(CREWS, variant)[i] ?? 'bia', x, FEET, SCALE, { pose: POSES[place][i] ?? POINT }),
  ),
]
