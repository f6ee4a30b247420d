/** Two harvests on two banks of a farm, or two bakings on two counters: a heap at the left, three baskets beside it. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { GIVE, POINT_LEFT } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box, type Spot, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { awning } from '../shapes/built.ts'
import { barn, windPump } from '../shapes/farm.ts'
import { bush, cloud, tree } from '../shapes/nature.ts'
import { TRAY_THINGS, type TrayThingName } from '../shapes/tray-things.ts'
import { openBasket } from '../shapes/woven.ts'
import type { QuantityPlace } from './tray-rack.ts'

/** Ground of each harvest. */
export const GROUNDS = [140, 231] as const
/** Middle of the heap's crate, its size; middles of the baskets. */
export const CRATE = { x: 44, width: 56, height: 27 }
export const BASKETS = [96, 137, 178] as const
const [FEET, SCALE] = [284, 0.5]

interface Look {
  readonly sky: Fill
  readonly people: readonly [CastName, CastName]
  readonly stripes: readonly [Fill, Fill]
}
const LOOKS: readonly [Look, ...Look[]] = [
  { sky: 'sky', people: ['nina', 'gil'], stripes: ['orange', 'white'] },
  { sky: 'skyLow', people: ['caio', 'bia'], stripes: ['teal', 'white'] },
  { sky: 'foam', people: ['iara', 'theo'], stripes: ['red', 'white'] },
  { sky: 'sky', people: ['davi', 'yumi'], stripes: ['purple', 'white'] },
]

const bank = (pen: Pen, y: number, fill: Fill): Drawing => {
  const line: Spot[] = [
    [-4, y - 8],
    [50, y - 12],
    [110, y - 8],
    [170, y - 12],
    [214, y - 8],
  ]
  return pen.shape(`${smooth(line, false)}V300H-4z`, fill, null)
}

function farm(pen: Pen, { sky }: Look): Drawing {
  const far = pen.plane('far', 'hillLine')
  return [
    pen.shape(box(0, 0, 214, 150), sky, null),
    cloud(far, 66, 66, 0.42),
    cloud(far, 130, 69, 0.38),
    pen.shape('M-4 90C30 78 70 76 110 82C150 88 180 80 214 78V150H-4z', 'hill', 0.7),
    barn(far, 186, 81, 0.42),
    windPump(far, 166, 84, 0.38),
    tree(far, 14, 86, 0.55),
    tree(far, 28, 84, 0.45, 'lime'),
    bush(far, 112, 83, 0.5, 'leaf', 'pink'),
    bank(pen, GROUNDS[0], 'meadow'),
    bank(pen, GROUNDS[1], 'grass'),
  ]
}

/** The shop's wall, and two counters before it. */
function bakery(pen: Pen, { stripes }: Look): Drawing {
  return [
    pen.shape(box(0, 0, 214, 250), 'cream', null),
    awning(pen, { x: 11, y: 57, width: 188, height: 11 }, 13, stripes, 3),
    GROUNDS.map((y) => [
      pen.shape(box(-4, y - 3, 220, 6), 'wood', 1.2),
      pen.shape(box(-4, y + 3, 220, 22), 'woodPale', 1),
      pen.shape([0, 1, 2, 3].map((i) => box(14 + i * 47, y + 7, 41, 14, 1.5)).join(''), 'tan', 0.8),
    ]),
    pen.shape(box(-4, 249, 220, 60), 'stone', 1.1),
    pen.line('M-4 266H214M40 249V266M110 249V266M176 249V266M72 266V290M144 266V290', 0.6, 'stoneDark'),
  ]
}

/** A full crate, seen from the front: fewer things look over its edge than are in it. Its front is free for a label. */
function heap(pen: Pen, ground: number, name: TrayThingName): Drawing {
  const { x, width, height } = CRATE
  const top = ground - height
  const rows = [6, 5].map((count, row) =>
    Array.from({ length: count }, (_, i) =>
      pen.at(x + (i - (count - 1) / 2) * 8.6, top - 1.6 - row * 6.4, 1.06, (pen) => TRAY_THINGS[name](pen)),
    ),
  )
  return [
    rows.toReversed(),
    pen.shape(box(x - width / 2, top, width, height, 1.5), 'woodPale', 1.2),
    pen.line(`M${x - width / 2} ${top + 4}h${width}M${x - width / 2} ${ground - 4}h${width}`, 0.7, 'woodDark'),
  ]
}

/** `variant`, from 0, gives other people and another hour. */
export function harvestYard(pen: Pen, place: QuantityPlace, variant: number, heaps: readonly TrayThingName[]): Drawing {
  const look = inTurn(LOOKS, variant)
  const [left, right] = look.people
  return [
    (place === 'sitio' ? farm : bakery)(pen, look),
    heaps.map((name, i) => {
      const ground = GROUNDS[i] ?? 0
      return [heap(pen, ground, name), BASKETS.map((x) => openBasket(pen, x, ground))]
    }),
    person(pen, left, 30, FEET, SCALE, { pose: GIVE }),
    person(pen, right, 182, FEET, SCALE, { pose: POINT_LEFT }),
  ]
}
