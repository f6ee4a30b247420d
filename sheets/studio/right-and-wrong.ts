/** Pictures of the style guide: above as it should be, below the same made wrongly. */
import { group, rect, rectData } from '../scene/marks.ts'
import type { Mark } from '../scene/scene.ts'
import { person } from './cast/cast.ts'
import { CLOTH } from './cast/inks.ts'
import { POINT } from './cast/poses.ts'
import type { Showing } from './cast/showing.ts'
import { box, circle, disc } from './paths.ts'
import { type Drawing, marksOf, Pen } from './pen.ts'
import { slot } from './shapes/built.ts'
import { hen } from './shapes/farm.ts'
import { FRUIT } from './shapes/fruit.ts'
import { stripedBall } from './shapes/handy.ts'
import { crate } from './shapes/market.ts'
import { tree } from './shapes/nature.ts'
import { fish, seaweed } from './shapes/sea.ts'

const TILE = { width: 66, height: 60, ground: 48 } as const
const [GAP, LINE] = [8, 1.1]

const backdrop = (pen: Pen, above: 'sky' | 'yellowPale' | 'water', below: 'meadow' | 'woodPale' | 'sand'): Drawing => [
  pen.shape(box(0, 0, TILE.width, TILE.height), above, null),
  pen.shape(box(-4, TILE.ground - 8, TILE.width + 8, 40), below, 1),
]

type Pair = (pen: Pen, isRight: boolean) => Drawing

/** A fish swims, or is on the sand. */
const inWater: Pair = (pen, isRight) => [
  backdrop(pen, 'water', 'sand'),
  seaweed(pen, 54, TILE.ground, 0.7),
  fish(pen, 28, isRight ? 22 : TILE.ground, 0.8),
]

/** A ball rests on the floor, or is on the wall. */
const onGround: Pair = (pen, isRight) => [
  backdrop(pen, 'yellowPale', 'woodPale'),
  person(pen, 'davi', 22, TILE.ground, 0.62, { pose: { expr: 'alegre' } }),
  stripedBall(pen, 49, isRight ? TILE.ground - 5 : 18, 6, 'red', 'yellow'),
]

/** One law of sizes, or a hen as high as a child. */
const oneScale: Pair = (pen, isRight) => [
  backdrop(pen, 'sky', 'meadow'),
  person(pen, 'nina', 20, TILE.ground, 0.62, { pose: { expr: 'alegre' } }),
  isRight ? hen(pen, 47, TILE.ground, 0.55) : hen(pen, 47, TILE.ground, 1.35),
]

/** An ornament hangs from a hand, or in the air. */
const inHand: Pair = (pen, isRight) => [
  backdrop(pen, 'yellowPale', 'woodPale'),
  person(pen, 'sofia', 24, TILE.ground, 0.62, {
    pose: isRight ? { ...POINT, armR: { at: [15, -41], hand: 'fist', dir: 120, z: 'front', thumb: -1 } } : POINT,
    extra: (near) =>
      isRight
        ? { top: [near.ink('M15.500,-41V-35', near.outer * 0.8), near.shape(disc(15.5, -30, 5), CLOTH.azul)] }
        : {},
  }),
  isRight ? [] : pen.shape(circle(51, 13, 3.2), 'blue'),
]

/** The label of the crate is the box for the answer, or fruit without a place is beside one. */
const inPlace: Pair = (pen, isRight) =>
  isRight
    ? [backdrop(pen, 'sky', 'meadow'), crate(pen, 33, TILE.ground, 1.15, 'laranja'), slot(pen, 33, TILE.ground - 3)]
    : [
        pen.shape(box(0, 0, TILE.width, TILE.height), 'white', null),
        [10, 22, 34].map((x) => pen.at(x, 32, 0.9, FRUIT.laranja)),
        slot(pen, 54, 29),
      ]

/** A small thing has its own lighter line, or the line of a large one. */
const lighterLine: Pair = (pen, isRight) => [
  backdrop(pen, 'sky', 'meadow'),
  tree(pen, 20, TILE.ground, 1),
  tree(isRight ? pen : new Pen(pen.colour, 1, 3.4), 49, TILE.ground, 0.42),
]

const PAIRS: readonly Pair[] = [inWater, onGround, oneScale, inHand, inPlace, lighterLine]

/** A tick, or a cross, in the corner of a tile. */
const verdict = (pen: Pen, isRight: boolean): Drawing => [
  pen.shape(circle(8, 8, 5), isRight ? 'green' : 'red', 0.9),
  isRight
    ? pen.line('M5.200 8.200l2.200 2.400l3.600 -5', 1.4)
    : pen.line('M5.600 5.600l4.800 4.800M10.400 5.600l-4.800 4.800', 1.4),
]

export function rightAndWrong(color: boolean): Showing {
  const pen = new Pen(color, 1, LINE)
  const [across, down] = [TILE.width + GAP, TILE.height + GAP]
  const frame = rectData(0, 0, TILE.width, TILE.height, 4)
  const marks = [true, false].flatMap((isRight, row) =>
    PAIRS.map(
      (pair, i): Mark =>
        group(GAP + i * across, GAP + row * down, [
          group(0, 0, marksOf([pair(pen, isRight), verdict(pen, isRight)]), { clip: frame }),
          rect(0, 0, TILE.width, TILE.height, { radius: 4, width: 1 }),
        ]),
    ),
  )
  return { width: GAP + PAIRS.length * across, height: GAP + 2 * down, marks }
}
