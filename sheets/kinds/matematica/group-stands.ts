/** Stands of the groups of a sum: tables, pens, beds, plates, and the room each leaves for its things. In mm. */
import type { Drawing, Pen } from '../../studio/pen.ts'
import { bareGround } from '../../studio/places/dinosaur-valley.ts'
import { farmPen } from '../../studio/places/farm-pens.ts'
import {
  bubble,
  chest,
  clearing,
  dishBelow,
  flowerBed,
  type Home,
  middleOf,
  pool,
  porthole,
  strawMat,
} from '../../studio/places/homes.ts'
import { TRUNK } from '../../studio/places/sum-scenes.ts'
import {
  boughs,
  broadTree,
  grass,
  patch,
  type Standing,
  sidePlate,
  step,
  table,
  tinsel,
} from '../../studio/places/sum-stands.ts'
import type { StandName, SumPlace } from './sum-gatherings.ts'

/** Of a group: what carries it, and the room that this takes. */
export interface GroupStand {
  /** From the sides, the top and the foot of a group's place to its things. */
  readonly inset: { readonly side: number; readonly top: number; readonly bottom: number }
  /** Of the width, for a second line: an ellipse is narrower there. */
  readonly narrower?: number
  /** The label is on its front: no plaque before it. */
  readonly bears?: true
  /** Of the room that is left, the part below the things. */
  readonly rise?: number
  /** Things hang: a line is where their strings begin. */
  readonly hanging?: number
  /** From one line to the next, of a thing's height. */
  readonly rank?: number
  /** Nothing to draw upon: whoever draws there needs paper. */
  readonly needsCard?: true
  readonly draw: (pen: Pen, place: Standing, home: Home, look: SumPlace) => Drawing
  /** Of each group, on what both are on. */
  readonly before?: (pen: Pen, place: Standing, home: Home, isSecond: boolean, grip: number) => Drawing
  /** Beside that of the other group, no room between them. */
  readonly adjoins?: true
  /** One for both groups of a sum. */
  readonly joins?: true
  /** The label is above the things, which are in front of nothing. */
  readonly isHigh?: true
  /** Empty for the child to draw in. */
  readonly blank?: (pen: Pen, home: Home) => Drawing
}

/** A step on a table is wider than its things, mm. */
const STEP_OVER = 2
const CLOTH = { fill: 'white', trim: 'redPale', edge: 'scallops' } as const

/** The top of a tree below the name of the row before it, mm. */
const LOWER = 4

const TREE: GroupStand = {
  joins: true,
  inset: { side: 6, top: 9, bottom: 12 },
  rank: 1.16,
  rise: 0.3,
  narrower: 0.88,
  needsCard: true,
  draw: (pen, place, { home }) => broadTree(pen, { ...place, room: { ...place.room, x: home.x, width: home.width } }),
  before: (pen, place, { home }, isSecond, grip) => boughs(pen, place, isSecond ? home.x - 9 : middleOf(home), grip),
}

const ON: Readonly<
  Record<
    Exclude<StandName, 'dish' | 'bough' | 'branch' | 'swim' | 'shore' | 'flight' | 'field' | 'herd' | 'trail'>,
    GroupStand
  >
> = {
  table: {
    inset: { side: 4, top: 0, bottom: 13 },
    bears: true,
    needsCard: true,
    joins: true,
    draw: (pen, place, { home }, { cloth = CLOTH }) =>
      table(
        pen,
        { ...place, room: { ...place.room, x: home.x, width: home.width }, lines: place.lines.slice(-1) },
        cloth,
      ),
    before: (pen, place) => {
      const { x, width } = place.room
      return step(pen, { ...place, room: { ...place.room, x: x - STEP_OVER, width: width + 2 * STEP_OVER } })
    },
  },
  plate: {
    inset: { side: 9, top: 0, bottom: 13 },
    // The farther fruit looks out from behind the nearer.
    rank: 0.66,
    bears: true,
    needsCard: true,
    draw: (pen, place, { home }, { cloth = CLOTH }) => {
      const front = place.lines.slice(-1).map((y) => y + 1.6)
      const wide = { ...place.room, x: home.x, width: home.width }
      return [table(pen, { ...place, room: wide, lines: front }, cloth), sidePlate(pen, { ...place, room: wide })]
    },
  },
  tree: TREE,
  lowTree: {
    ...TREE,
    draw: (pen, { room, ...place }, home, look) =>
      TREE.draw(pen, { ...place, room: { ...room, y: room.y + LOWER, height: room.height - LOWER } }, home, look),
  },
  bed: {
    joins: true,
    inset: { side: 4, top: 1, bottom: 4 },
    needsCard: true,
    // Flowers grow out of the soil.
    draw: (pen, _, home) => flowerBed(pen, { ...home, staying: [[0, home.home.y + 3 - home.size * 0.1]] }),
  },
  plot: {
    joins: true,
    inset: { side: 7, top: 5, bottom: 5 },
    rise: 0.4,
    needsCard: true,
    // All of a snail is on the soil.
    draw: (pen, _, home) => flowerBed(pen, { ...home, staying: [[0, home.home.y + 3 - home.size * 0.1]] }),
  },
  pen: {
    adjoins: true,
    rise: 0.4,
    inset: { side: 5, top: 9, bottom: 3 },
    draw: (pen, _, home) => farmPen(pen, { ...home, home: { ...home.home, y: home.home.y + 9 } }),
  },
  pool: {
    joins: true,
    rise: 0.4,
    inset: { side: 7, top: 3, bottom: 4 },
    narrower: 0.8,
    needsCard: true,
    draw: (pen, _, home) => pool(pen, home),
  },
  clearing: {
    joins: true,
    rise: 0.4,
    inset: { side: 7, top: 3, bottom: 4 },
    narrower: 0.8,
    needsCard: true,
    draw: (pen, _, home) => clearing(pen, home),
  },
  mat: {
    joins: true,
    rise: 0.4,
    inset: { side: 7, top: 2, bottom: 2 },
    needsCard: true,
    draw: (pen, _, home) => strawMat(pen, home),
  },
  sand: {
    joins: true,
    rise: 0.6,
    inset: { side: 7, top: 5, bottom: 5 },
    narrower: 0.8,
    needsCard: true,
    draw: (pen, place, { home }) => patch(pen, { ...place, room: { ...home, y: home.y - 3.4 } }, 'cream'),
  },
  bubble: {
    inset: { side: 8, top: 3.4, bottom: 4.4 },
    narrower: 0.86,
    rise: 0.5,
    draw: (pen, _, home) => bubble(pen, { ...home, home: { ...home.home, height: home.home.height - 1 } }),
  },
  window: {
    inset: { side: 6, top: 5, bottom: 6 },
    rise: 0.5,
    draw: (pen, _, home) => porthole(pen, { ...home, home: { ...home.home, height: home.home.height - 1.4 } }),
    blank: (pen, home) => porthole(pen, { ...home, home: { ...home.home, height: home.home.height - 1.4 } }, 'white'),
  },
  chest: {
    inset: { side: 7, top: 6, bottom: 11 },
    needsCard: true,
    draw: (pen, _, home) => {
      const { x, y, width, height } = home.home
      return chest(pen, { ...home, home: { x: x + 3, y: y + 5, width: width - 6, height: height - 15 } })
    },
  },
}

const AMONG: Readonly<
  Record<'dish' | 'bough' | 'branch' | 'swim' | 'shore' | 'flight' | 'field' | 'herd' | 'trail', GroupStand>
> = {
  dish: {
    inset: { side: 8, top: 6.4, bottom: 5 },
    narrower: 0.84,
    rank: 1,
    rise: 0.5,
    draw: (pen, _, { home }) => dishBelow(pen, { home: { ...home, height: home.height - 1 } }),
  },
  bough: {
    inset: { side: 9, top: 16, bottom: 6 },
    hanging: 3,
    rank: 1,
    isHigh: true,
    needsCard: true,
    draw: (pen, place, { home }) =>
      tinsel(pen, { ...place, room: { ...place.room, x: home.x + 6, width: home.width - 12 } }),
  },
  flight: {
    inset: { side: 6, top: 2, bottom: 6 },
    rise: 0.5,
    joins: true,
    needsCard: true,
    draw: (pen, place, { home }, { scene }) =>
      scene === 'wood' ? [] : grass(pen, { ...place, room: { ...place.room, x: home.x, width: home.width } }),
  },
  branch: {
    inset: { side: 4, top: 4, bottom: 10 },
    needsCard: true,
    draw: () => [],
    before: (pen, place, _, __, grip) => boughs(pen, place, TRUNK, grip, 3.4),
  },
  field: { inset: { side: 1, top: 11, bottom: 1 }, rank: 1, rise: 0.1, needsCard: true, draw: () => [] },
  herd: { inset: { side: 1, top: 0, bottom: 0 }, rank: 1.06, rise: 0.3, needsCard: true, draw: () => [] },
  trail: {
    inset: { side: 7, top: 5, bottom: 5 },
    rank: 1.2,
    rise: 0.3,
    needsCard: true,
    draw: (pen, { lines }, { home, staying }) => {
      const back = Math.min(...staying.map(([, y]) => y))
      return bareGround(pen, home, 2 * back - (lines[0] ?? back), lines.at(-1) ?? back)
    },
  },
  swim: { inset: { side: 1, top: 0, bottom: 2 }, rise: 0.5, needsCard: true, draw: () => [] },
  shore: { inset: { side: 3, top: 8, bottom: 1 }, rise: 0.3, needsCard: true, draw: () => [] },
}

export const STANDS: Readonly<Record<StandName, GroupStand>> = { ...ON, ...AMONG }
