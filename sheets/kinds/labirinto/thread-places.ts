/** Places behind tangled threads: a meadow under the sky, a quay above the sea, a garden. */
import { CONTENT } from '../../page/paper.ts'
import { PICTURE } from '../../page/picture-page.ts'
import { round } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { bush, cloud, sun, tree, tuft } from '../../studio/shapes/nature.ts'
import { broadLeaf } from '../../studio/shapes/plants.ts'
import { seaweed } from '../../studio/shapes/sea.ts'
import { PICTURE as THING, TOP } from './thread-ends.ts'

export type ThreadScene = 'meadow' | 'quay' | 'garden'

const { x: LEFT, y: HIGH, width: WIDE } = CONTENT
const RIGHT = LEFT + WIDE
const DECK = TOP - 7
const FRAME = box(PICTURE.x, PICTURE.y, PICTURE.width, PICTURE.height, 6)

const rolling = (y: number, rise: number) =>
  `M0 ${y}C60 ${y - rise} 100 ${y + rise} 150 ${y - rise * 0.4}S200 ${y} 214 ${y - 2}V300H0z`

const meadow = (pen: Pen, end: number): Drawing => [
  pen.shape(FRAME, 'sky', null),
  sun(pen.plane('far'), 24, 33, 0.42),
  cloud(pen.plane('far'), 185, 34, 0.4),
  [
    [17, TOP + 40, 0.36],
    [193, TOP + 60, 0.36],
  ].map(([x = 0, y = 0, scale = 1]) => cloud(pen.plane('far', 'waterLine'), x, y, scale)),
  pen.plane('far', 'hillLine').shape(rolling(end - 8, 8), 'hillFar'),
  [LEFT + 2, RIGHT - 2].map((x) => tree(pen.plane('far', 'hillLine'), x, end + 8, 0.62)),
  pen.plane('middle').shape(rolling(end + 12, 4), 'meadow'),
  [LEFT + 1, RIGHT - 1].map((x) => tuft(pen, x, end + 33, 0.5)),
]

/** Boards on piles across the top, water below them and sand at the bottom. */
function quay(pen: Pen, end: number): Drawing {
  const waves = [22, 58, 94].flatMap((down) =>
    [LEFT + 9, RIGHT - 9].map((x) => `M${x - 7} ${DECK + down}q3.500 -3 7 0t7 0`),
  )
  return [
    pen.shape(FRAME, 'sky', null),
    pen.plane('far', 'hillLine').shape(rolling(DECK - 11, 3), 'hillFar'),
    pen.plane('far', 'seaLine').shape(box(-4, DECK - 8, 222, 20), 'foam', 0.7),
    pen.shape(box(0, DECK, 214, 220), 'water', null),
    pen.plane('far', 'seaLine').line(waves.join('')),
    [LEFT - 4, RIGHT - 2].map((x) => pen.shape(box(x, DECK, 6, end - DECK + 24), 'woodDark', 1)),
    pen.shape(box(4, DECK, 202, 4.4, 1), 'wood', 1),
    pen.shape(rolling(end + 24, 3), 'sand', 1),
    seaweed(pen, LEFT, end + 34, 0.6),
    seaweed(pen, RIGHT, end + 34, 0.6),
  ]
}

/** A wood: two trunks, and a branch between them for those who set out. */
const garden = (pen: Pen, end: number): Drawing => {
  const middle = pen.plane('middle')
  const branch = HIGH + THING
  const leaves = (x: number, y: number) => broadLeaf(middle, x, y, 0.22, x < 105 ? 40 : -40)
  return [
    pen.shape(FRAME, 'skyLow', null),
    pen.plane('far', 'hillLine').shape(rolling(end - 40, 6), 'hillFar'),
    middle.shape(rolling(end + 12, 5), 'meadow'),
    [7, 203].map((x) =>
      middle.shape(`M${x - 5} 0H${x + 5}L${x + 7} ${end + 24}Q${x} ${end + 28} ${x - 7} ${end + 24}z`, 'woodDark'),
    ),
    middle.rope(`M4 ${branch + 3}Q105 ${branch - 1} 206 ${branch + 3}`, 4, 'woodDark', 0.9),
    [18, 192].map((x) => leaves(x, branch + 2)),
    middle.union(
      [0, 17, 34, 52, 70, 88, 105].flatMap((x, i) => [circle(x, 25 - (i % 2), 13), circle(210 - x, 25 - (i % 2), 13)]),
      'leaf',
    ),
    [LEFT + 3, RIGHT - 3].map((x) => bush(pen, x, end + 27, 0.4, 'leaf')),
  ]
}

const SCENES: Readonly<Record<ThreadScene, (pen: Pen, end: number) => Drawing>> = { meadow, quay, garden }

/** The place of a page whose threads end at the height `end`. */
export function threadPlace(scene: ThreadScene, end: number, color: boolean): Mark[] {
  const pen = new Pen(color)
  return marksOf(SCENES[scene](pen, end))
}

/** Size of a child among three, or more: each has room beside the others. */
const scaleAmong = (children: number) => (children > 3 ? 0.5 : 0.62)
/** The raised hand of a child, at scale 1. */
const HAND = { x: 16.5, y: -45 }

/** A child whose raised hand holds the end of a thread. */
export function drawHolder(who: CastName, x: number, end: number, among: number, color: boolean): Mark[] {
  const [pen, scale] = [new Pen(color), scaleAmong(among)]
  const pose = {
    armR: { at: [HAND.x, HAND.y] as const, hand: 'fist' as const, dir: 150 },
    armL: { at: [-11, -24] as const },
  }
  return marksOf(person(pen, who, x - HAND.x * scale, end - HAND.y * scale, scale, { pose }))
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
