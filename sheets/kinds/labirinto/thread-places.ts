/** Places behind tangled threads: a meadow under the sky, a quay above the sea, a garden. */
import { CONTENT } from '../../page/paper.ts'
import { rectData, round } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { bush, cloud, tuft } from '../../studio/shapes/nature.ts'
import { TOP } from './thread-ends.ts'

export type ThreadScene = 'meadow' | 'quay' | 'garden'

const { x: LEFT, y: HIGH, width: WIDE, height: TALL } = CONTENT
const [RIGHT, LOW] = [LEFT + WIDE, HIGH + TALL]
const DECK = TOP - 7
const FRAME = rectData(LEFT + 0.5, HIGH - 1, WIDE - 1, TALL + 1, 5)

const rolling = (y: number, rise: number) =>
  `M${LEFT} ${y}C${LEFT + 50} ${y - rise} ${LEFT + 90} ${y + rise} ${RIGHT - 50} ${y - rise * 0.4}S${RIGHT - 10} ${y} ${RIGHT} ${y - 2}V${LOW}H${LEFT}z`

const meadow = (pen: Pen, end: number): Drawing => [
  pen.shape(FRAME, 'sky', null),
  [
    [LEFT + 20, TOP + 22, 0.5],
    [RIGHT - 22, TOP + 50, 0.6],
    [LEFT + 24, TOP + 92, 0.45],
  ].map(([x = 0, y = 0, scale = 1]) => cloud(pen.plane('far', 'waterLine'), x, y, scale)),
  pen.plane('far', 'hillLine').shape(rolling(end - 2, 8), 'hill'),
  pen.plane('middle').shape(rolling(end + 18, 4), 'meadow'),
  [LEFT + 6, RIGHT - 6].map((x) => tuft(pen, x, end + 33, 0.5)),
]

/** Boards on piles across the top, water below them and sand at the bottom. */
function quay(pen: Pen, end: number): Drawing {
  const waves = [30, 64, 98].flatMap((down) =>
    [LEFT + 24, LEFT + 92, RIGHT - 24].map((x) => `M${x - 7} ${DECK + down}q3.500 -3 7 0t7 0`),
  )
  return [
    pen.shape(FRAME, 'sky', null),
    pen.shape(rectData(LEFT, DECK, WIDE, LOW - DECK), 'water', null),
    pen.plane('far', 'seaLine').line(waves.join('')),
    [LEFT + 4, RIGHT - 10].map((x) => pen.shape(box(x, DECK, 6, end - DECK + 24), 'woodDark', 1)),
    pen.shape(box(LEFT + 1, DECK, WIDE - 2, 4.4, 1), 'wood', 1),
    pen.shape(rolling(end + 24, 3), 'sand', 1),
  ]
}

const garden = (pen: Pen, end: number): Drawing => [
  pen.shape(FRAME, 'skyLow', null),
  pen.plane('far', 'hillLine').shape(rolling(HIGH + 24, 4), 'hill'),
  pen.plane('middle').shape(rolling(end + 20, 5), 'meadow'),
  [LEFT + 9, RIGHT - 9].map((x) => bush(pen, x, end + 21, 0.45, 'leaf')),
]

const SCENES: Readonly<Record<ThreadScene, (pen: Pen, end: number) => Drawing>> = { meadow, quay, garden }

/** The place of a page whose threads end at the height `end`. */
export function threadPlace(scene: ThreadScene, end: number, color: boolean): Mark[] {
  const pen = new Pen(color)
  return [pen.clip(FRAME, SCENES[scene](pen, end)), pen.shape(FRAME, null, 0.6)]
}

const SCALE = 0.5
/** The raised hand of a child, at scale 1. */
const HAND = { x: 16.5, y: -45 }

/** A child whose raised hand holds the end of a thread. */
export function drawHolder(who: CastName, x: number, end: number, color: boolean): Mark[] {
  const pen = new Pen(color)
  const pose = {
    armR: { at: [HAND.x, HAND.y] as const, hand: 'fist' as const, dir: 150 },
    armL: { at: [-11, -24] as const },
  }
  return marksOf(person(pen, who, x - HAND.x * SCALE, end - HAND.y * SCALE, SCALE, { pose }))
}

const FISHER = 0.4
const GRIP = { x: 11, y: -30 }

/** A child on the quay whose rod lets its line down at `x`. */
export function drawFisher(who: CastName, x: number, color: boolean): Mark[] {
  const pen = new Pen(color)
  const stand = x - 8
  const [handX, handY] = [stand + GRIP.x * FISHER, DECK + GRIP.y * FISHER]
  const tip = { x: x + 9, y: HIGH + 5 }
  const pose = {
    armR: { at: [GRIP.x, GRIP.y] as const, hand: 'fist' as const, z: 'front' as const },
    armL: { at: [-11, -24] as const },
  }
  return marksOf([
    pen.rope(`M${round(handX - 1.4)} ${round(handY + 2.4)}L${round(tip.x)} ${round(tip.y)}`, 0.9, 'wood', 0.5),
    pen.line(`M${round(tip.x)} ${round(tip.y)}Q${round(x + 4)} ${round(tip.y + 12)} ${round(x)} ${round(TOP)}`, 0.6),
    person(pen, who, stand, DECK, FISHER, { pose }),
  ])
}
