/** A factory cut open: on each floor a belt takes boxes from machine to machine. A box has a label, a machine a word. */
import { cos, sin } from '../../scene/angles.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { BEHIND_TABLE, GIVE, POINT } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle, poly, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

export interface Machine {
  readonly word: string
  /** Two for a double or a half, three for a triple or a third: its pipes, and what its front shows; one shows none. */
  readonly parts: number
  /** It cuts into parts, or it copies. */
  readonly cuts: boolean
  readonly fill: Fill
}

export interface Floor {
  readonly machines: readonly Machine[]
  readonly worker: CastName
  /** Behind that box of the belt; none where the worker is at an end of it. */
  readonly station?: number
  /** The worker is at this end of the belt, which is shorter there. */
  readonly end?: 'left' | 'right'
  /** The belt runs to the left. */
  readonly isBack?: boolean
  /** The worker is to the right of the box, or to its left, and the machines leave room; the wall has no windows. */
  readonly aside?: 1 | -1
}

/** Upper edge of the top floor, foot of the lowest one, and both ends of a belt, mm. */
const [TOP, FOOT, LEFT, RIGHT] = [63, 284, 13, 197]
const SLAB = 4
const BELT = { height: 5, legs: 4 }
const CARTON = { width: 21, height: 18.6 }
const LABEL = { width: 17, height: 14.4 }
const WALLS = ['cream', 'sky', 'yellowPale', 'foam'] as const

const ends = (floors: number, i: number) => {
  const height = (FOOT - TOP) / floors
  return { top: TOP + height * i, ground: TOP + height * (i + 1) - SLAB }
}
const beltOf = (floors: number, i: number) => ends(floors, i).ground - BELT.height - BELT.legs

/** Room of a worker at an end of the belt, mm. */
const WORKPLACE = 23
/** A box where three machines share a shorter belt. */
const SLIM = { width: 18, label: 15 }

type BeltOf = Pick<Floor, 'end'>

/** Both ends of a floor's belt, and its boxes' width and label. */
const beltReach = ({ end }: BeltOf, machines: number) => ({
  from: LEFT + (end === 'left' ? WORKPLACE : 0),
  to: RIGHT - (end === 'right' ? WORKPLACE : 0),
  ...(end && machines > 2 ? SLIM : { width: CARTON.width, label: LABEL.width }),
})

/** Middles of the labels of a floor's boxes, one before each machine and one behind the last. */
export function labels(floors: number, i: number, machines: number, belt: BeltOf = {}): Spot[] {
  const { from, to, width } = beltReach(belt, machines)
  const step = (to - from - width - 6) / machines
  const x = from + 3 + width / 2
  return Array.from({ length: machines + 1 }, (_, k): Spot => [x + step * k, beltOf(floors, i) - CARTON.height / 2])
}

/** Middle of the white front of a floor's machine. */
export function machineSign(floors: number, i: number, machines: number, k: number): Spot {
  const step = (RIGHT - LEFT - CARTON.width - 6) / machines
  return [LEFT + 3 + CARTON.width / 2 + step * (k + 0.5), beltOf(floors, i) - 18.5]
}

const TEETH = 8

function cog(pen: Pen, x: number, y: number, r: number, fill: Fill): Drawing {
  const spots = Array.from({ length: TEETH * 4 }, (_, i): Spot => {
    const reach = i % 4 < 2 ? r : r * 0.76
    const angle = (i * Math.PI * 2) / (TEETH * 4)
    return [x + cos(angle) * reach, y + sin(angle) * reach]
  })
  return [pen.shape(poly(spots), fill, 0.7), pen.shape(circle(x, y, r * 0.32), 'white', 0.6)]
}

/** On the front of a machine: as many boxes as it makes of one. */
const copies = (pen: Pen, x: number, y: number, count: number): Drawing =>
  Array.from({ length: count }, (_, i) => {
    const at = x + (i - (count - 1) / 2) * 4.2
    return pen.shape(box(at - 1.8, y - 2.4, 3.6, 4.8, 0.5), 'wood', 0.5)
  })

/** On the front of a machine: a whole in as many parts as it makes. */
const parts = (pen: Pen, x: number, y: number, count: number): Drawing => [
  pen.shape(box(x - 6, y - 3.2, 12, 6.4, 0.6), 'white', 0.5),
  pen.shape(box(x - 6, y - 3.2, 12 / count, 6.4, 0.6), 'wood', 0.5),
  Array.from({ length: count - 1 }, (_, i) => pen.line(`M${x - 6 + ((i + 1) * 12) / count} ${y - 4.6}v9.2`, 0.7)),
]

/** On the front of a machine that neither copies nor cuts. */
const lamps = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(box(x - 7, y - 3.4, 14, 6.8, 3.4), 'white', 0.6),
  (['red', 'yellow', 'green'] as const).map((fill, i) => pen.shape(circle(x + (i - 1) * 4.2, y, 1.6), fill, 0.5)),
]

/** A narrower machine has no room for a cog, mm. */
const NARROW = 27

/** A machine that the belt runs through; `x` is its middle, `y` the belt. */
function machine(pen: Pen, x: number, y: number, width: number, { word, parts: count, cuts, fill }: Machine): Drawing {
  const middle = pen.plane('middle')
  const [left, top, height] = [x - width / 2, y - 27, 27 + BELT.height + BELT.legs]
  const plate = width < NARROW ? 1.4 : 2
  const pipe = (i: number) => x + (i - (count - 1) / 2) * 7.5
  return [
    Array.from({ length: count }, (_, i) => [
      middle.shape(box(pipe(i) - 2.2, top - 8, 4.4, 9), 'greyPale', 0.8),
      middle.shape(box(pipe(i) - 3.2, top - 10, 6.4, 3, 1), 'grey', 0.8),
    ]),
    middle.shape(box(left, top, width, height, 3), fill),
    middle.shade(box(left + 1, top + height - 4, width - 2, 3.2, 1.4), 'black', 0.14),
    middle.shape(box(left + plate, top + 3, width - 2 * plate, 11, 2), 'white', 0.7),
    pen.text(x, top + 10.8, word, Math.min(7.4, width / 5.1)),
    width < NARROW ? [] : cog(middle, left + 7.4, top + 22.4, 5, 'yellow'),
    count === 1
      ? lamps(middle, x + width / 4 - 1, top + 22.4)
      : (cuts ? parts : copies)(middle, width < NARROW ? x : x + width / 4 - 1, top + 22.4, count),
    [left + 3, left + width - 7].map((at) => middle.shape(box(at, y + BELT.height + BELT.legs - 2, 4, 2), 'grey', 0.6)),
  ]
}

/** Paint of the boxes of different factories. */
const CARTONS = ['wood', 'pink', 'straw', 'lime'] as const

function carton(pen: Pen, x: number, y: number, fill: Fill, width: number, label: number): Drawing {
  const middle = pen.plane('middle')
  return [
    middle.shape(box(x - width / 2, y - CARTON.height / 2, width, CARTON.height, 1), fill),
    middle.line(`M${x - 3} ${y - CARTON.height / 2}v2.4M${x + 3} ${y - CARTON.height / 2}v2.4`, 0.5),
    middle.shape(box(x - label / 2, y - LABEL.height / 2 + 0.6, label, LABEL.height, 1.6), 'white', 0.7),
  ]
}

function belt(pen: Pen, y: number, isBack: boolean, from: number, to: number): Drawing {
  const far = pen.plane('far')
  const along = (step: number) =>
    Array.from({ length: Math.floor((to - from - 6) / step) }, (_, i) => from + 5 + i * step)
  const legs = to - from < RIGHT - LEFT ? [from + 8, (from + to) / 2 - 2, to - 12] : [LEFT + 8, 75, 135, RIGHT - 12]
  return [
    legs.map((x) => far.shape(box(x, y + 4, 4, BELT.legs + 1), 'greyDark')),
    far.shape(box(from - 1, y, to - from + 2, BELT.height, BELT.height / 2), 'grey', 0.9),
    along(9).map((x) =>
      far.line(isBack ? `M${x} ${y + 1.4}l-1.6 1.1l1.6 1.1` : `M${x} ${y + 1.4}l1.6 1.1l-1.6 1.1`, 0.6),
    ),
  ]
}

/** Windows above the boxes; the one that a worker is behind is left out. */
const windows = (pen: Pen, top: number, spots: readonly Spot[], worker: number | undefined): Drawing => {
  const far = pen.plane('far', 'stoneDark')
  return spots.map(([x], i) =>
    i === worker
      ? []
      : [
          far.shape(box(x - 7, top + 4, 14, 13, 1), 'white', 0.6),
          far.line(`M${x} ${top + 4}v13M${x - 7} ${top + 10}h14`, 0.5),
        ],
  )
}

const BAYS = 6
const BAY = 32

type Roof = (x: number) => string

/** Roofs of different factories over a bay from `x`: saw teeth, gables, vaults. */
const ROOFS: readonly [Roof, ...Roof[]] = [
  (x) =>
    poly([
      [x, TOP],
      [x + BAY, TOP],
      [x + BAY, TOP - 10],
    ]),
  (x) =>
    poly([
      [x, TOP],
      [x + BAY / 2, TOP - 10],
      [x + BAY, TOP],
    ]),
  (x) => `M${x} ${TOP}Q${x + BAY / 2} ${TOP - 19} ${x + BAY} ${TOP}z`,
]
const TILES = [
  ['orange', 'redPale'],
  ['teal', 'bluePale'],
  ['purple', 'purplePale'],
] as const

/** The roof in front of the sky. */
function outside(pen: Pen, variant: number): Drawing {
  const far = pen.plane('far', 'stoneDark')
  const roof = inTurn(ROOFS, variant)
  const tiles = inTurn(TILES, variant)
  const bays = Array.from({ length: BAYS }, (_, i) => far.shape(roof(9 + i * BAY), tiles[i % 2 ? 1 : 0], 0.7))
  return [pen.shape(box(0, 0, 210, TOP + 1), 'sky', null), bays]
}

/** From the middle of a box to a worker beside it, mm. */
const ASIDE = 16

/** Behind the belt, the feet on the floor. */
const WORKING = { ...BEHIND_TABLE, hide: [] }

/** Work at an end of the belt: a box is put on it, or those that come are counted. */
const AT_END: readonly [Pose, ...Pose[]] = [GIVE, POINT]

/** Middle of a worker: at an end of the belt, behind a box or beside it. */
const workerX = ({ end, station = 0, aside }: Floor, spots: readonly Spot[]) =>
  end
    ? end === 'left'
      ? LEFT + WORKPLACE / 2 - 3
      : RIGHT - WORKPLACE / 2 + 3
    : (spots[station]?.[0] ?? 30) + (aside ?? 0) * ASIDE

/** The whole factory. */
export function factory(pen: Pen, floors: readonly Floor[], variant: number): Drawing {
  const far = pen.plane('far', 'stoneDark')
  return [
    outside(pen, variant),
    floors.map((floor, i) => {
      const { machines, worker, station, isBack = false, end, aside } = floor
      const { top, ground } = ends(floors.length, i)
      const y = beltOf(floors.length, i)
      const spots = labels(floors.length, i, machines.length, floor)
      const { from, to, width, label } = beltReach(floor, machines.length)
      const step = (spots[1]?.[0] ?? 0) - (spots[0]?.[0] ?? 0)
      const scale = Math.min(0.77, (ground - top - 2) / 62)
      return [
        far.shape(box(0, top, 210, ground - top), inTurn(WALLS, i + variant), 0.6),
        aside ? [] : windows(pen, top, spots, station),
        far.shape(box(0, ground, 210, SLAB), 'stone', 0.7),
        person(pen.plane('middle'), worker, workerX(floor, spots), ground, scale, {
          pose: end ? inTurn(AT_END, i) : WORKING,
          flip: end === 'right',
        }),
        belt(pen, y, isBack, from, to),
        machines.map((one, k) => {
          const x = (spots[k]?.[0] ?? 0) + step / 2
          return machine(pen, x, y, Math.min(step - width - (width < CARTON.width ? 2 : 3), aside ? 36 : 46), one)
        }),
        spots.map(([x, cy]) => carton(pen, x, cy, inTurn(CARTONS, variant), width, label)),
      ]
    }),
  ]
}
