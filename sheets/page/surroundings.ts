/** The place around a task: its sky and ground in a frame, and small drawn things where there is room. */
import { type Box, overlaps } from '../lettering/bounds.ts'
import { type Point, rect, rectData } from '../scene/marks.ts'
import type { Mark } from '../scene/scene.ts'
import type { PaletteName } from '../studio/palette.ts'
import { box as boxPath, smooth } from '../studio/paths.ts'
import { type Drawing, Pen } from '../studio/pen.ts'
import { bird } from '../studio/shapes/animals.ts'
import { house } from '../studio/shapes/built.ts'
import { bush, cloud, sun, tree, tuft } from '../studio/shapes/nature.ts'
import { bee, butterfly, snail } from '../studio/shapes/pets.ts'
import { bloom, fern, lily, reed } from '../studio/shapes/plants.ts'
import { coral, seaweed } from '../studio/shapes/sea.ts'
import { boat } from '../studio/shapes/seaside.ts'
import { brightStar, crescent, planet } from '../studio/shapes/space.ts'
import { CONTENT } from './paper.ts'
import type { Random } from './random.ts'

/** Side of a thing's box, mm. */
export const THING_SIZE = 24

/** Things that fill their box, drawn about the middle of its lower edge. */
const THINGS = {
  sun: (pen: Pen) => sun(pen, 0, -12, 0.55),
  cloud: (pen: Pen) => cloud(pen, 0, -10, 0.72),
  moon: (pen: Pen) => crescent(pen, 0, -12, 0.6),
  star: (pen: Pen) => brightStar(pen, 0, -11, 8),
  bird: (pen: Pen) => bird(pen, 0, -2, 1.2, 'yellow'),
  bee: (pen: Pen) => bee(pen, 0, -9, 0.62),
  butterfly: (pen: Pen) => butterfly(pen, 0, -11, 1.25, 'orange', 10),
  boat: (pen: Pen) => boat(pen, 0, -2, 0.7),
  flower: (pen: Pen) => bloom(pen, 0, 0, 1.7, 'red'),
  tulip: (pen: Pen) => bloom(pen, 0, 0, 1.7, 'pink'),
  tuft: (pen: Pen) => tuft(pen, 0, 0, 1.5),
  fern: (pen: Pen) => fern(pen, 0, 0, 0.7),
  tree: (pen: Pen) => tree(pen, 0, 0, 0.78),
  house: (pen: Pen) => house(pen, 0, 0, 0.72),
  snail: (pen: Pen) => snail(pen, 0, 0, 1.15),
  seaweed: (pen: Pen) => seaweed(pen, 0, 0, 0.52),
  coral: (pen: Pen) => coral(pen, 0, 0, 0.6),
  bush: (pen: Pen) => bush(pen, 0, 0, 0.8, 'lime', 'pink'),
  reed: (pen: Pen) => [reed(pen, -4, 0, 0.75), reed(pen, 5, 0, 0.6, 8)],
  lily: (pen: Pen) => lily(pen, 0, -5, 1, 'pink'),
  planet: (pen: Pen) => planet(pen, 0, -12, 0.5, 'orange', 'ring'),
} satisfies Readonly<Record<string, (pen: Pen) => Drawing>>
export type Thing = keyof typeof THINGS

export interface Setting {
  readonly above: PaletteName
  readonly below: PaletteName
  /** Share of the frame that is sky. */
  readonly horizon?: number
  /** For the upper and the lower half of the frame. */
  readonly high: readonly Thing[]
  readonly low: readonly Thing[]
}

const CLEAR = 5
const RADIUS = 6
/** Of things to the frame, mm. */
const INSET = 5
/** Share of a frame that is sky, where its setting says nothing else. */
const HORIZON = 0.76

/** Corners first, then the middle of the sides. */
const PLACES: readonly (readonly [across: number, down: number])[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [0, 0.45],
  [1, 0.45],
]

/** A frame around all of `CONTENT` but `foot` mm of it, a little larger: no label inside touches its line. */
export const frameAround = (foot: number): Box => ({
  x: CONTENT.x - 3.6,
  y: CONTENT.y - 1.6,
  width: CONTENT.width + 7.2,
  height: CONTENT.height + 3 - foot,
})

export interface Around {
  readonly frame: Box
  /** Points and boxes that things keep clear of. */
  readonly taken: readonly Point[]
  readonly boxes: readonly Box[]
  readonly color: boolean
}

/** Sky and ground within a clip, without a line between them that could be taken for one of the task. */
export function backdrop(
  { above, below, horizon: share = HORIZON }: Pick<Setting, 'above' | 'below' | 'horizon'>,
  { x, y, width, height }: Box,
  clip: string,
): Mark {
  const pen = new Pen(true)
  const horizon = y + height * share
  const hills = smooth(
    [
      [x - 4, horizon + 4],
      [x + width * 0.25, horizon - 4],
      [x + width * 0.6, horizon + 3],
      [x + width + 4, horizon - 3],
    ],
    false,
  )
  return pen.clip(clip, [
    pen.shape(boxPath(x, y, width, height), above, null),
    above === below ? [] : pen.shape(`${hills}V${y + height + 4}H${x - 4}z`, below, null),
  ])
}

/** Draws a thing into its box. */
type Small = (box: Box) => Mark

const smallThing =
  (thing: Thing, color: boolean): Small =>
  ({ x, y, width, height }) =>
    new Pen(color, 1, 1).at(x + width / 2, y + height, 1, THINGS[thing])

/** The frame with its place, and small things where nothing else is. */
export function surround(setting: Setting, { frame, taken, boxes, color }: Around, random: Random): Mark[] {
  const high = setting.high.map((thing) => smallThing(thing, color))
  const low = setting.low.map((thing) => smallThing(thing, color))
  const from = random.integer(0, 1)
  const { x, y, width, height } = frame
  const size = THING_SIZE
  const room = [width - size - 2 * INSET, height - size - 2 * INSET] as const
  const marks: Mark[] = color ? [backdrop(setting, frame, rectData(x, y, width, height, RADIUS))] : []
  marks.push(rect(x, y, width, height, { radius: RADIUS, width: 0.9 }))
  for (const [across, down] of from ? [...PLACES.slice(1, 2), ...PLACES.slice(0, 1), ...PLACES.slice(2)] : PLACES) {
    const box = { x: x + INSET + across * room[0], y: y + INSET + down * room[1], width: size, height: size }
    const free =
      !boxes.some((label) => overlaps(label, box, CLEAR)) &&
      !taken.some(
        (p) => p.x > box.x - CLEAR && p.x < box.x + size + CLEAR && p.y > box.y - CLEAR && p.y < box.y + size + CLEAR,
      )
    const draw = free ? (down < 0.5 ? high : low).shift() : undefined
    if (draw) marks.push(draw(box))
  }
  return marks
}
