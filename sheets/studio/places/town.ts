/** A small town seen from above, in one scale: grass, streets with a pavement, what is beside them. */
import { BLACK, WHITE } from '../../scene/inks.ts'
import { area, group, round } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import { box, type Spot } from '../paths.ts'
import { type Drawing, type Fill, inkOf, type Pen, stroke } from '../pen.ts'
import { house, school } from '../shapes/built.ts'
import { bush, flower, hill, tree } from '../shapes/nature.ts'
import { countryside, type Look, rolling } from './terrace-parts.ts'

/** The pavement beside a street, and its kerb, mm. */
export const PAVEMENT = 2.8
const KERB = 0.7

/** The town's meadow below a strip of sky with the title. */
export const townGround = (pen: Pen, people: Look['people']): Drawing => [
  countryside(pen, people),
  hill(pen.plane('far', 'hillLine'), rolling(58, 1, 1), 'meadow'),
]

/** The pavements of all streets merge at their crossings. */
export function pavements(pen: Pen, data: string, road: number): Mark[] {
  const fill = pen.colour ? inkOf('cream') : inkOf('white')
  return [stroke(data, BLACK, road + 2 * (PAVEMENT + KERB)), stroke(data, fill, road + 2 * PAVEMENT)]
}

/** A zebra crossing over a street that runs in direction `turn`, degrees. */
export function zebra([x, y]: Spot, turn: number, road: number, asphalt: Ink): Mark {
  const bars = Math.max(3, Math.round(road / 4))
  const pitch = road / bars
  const long = Math.min(8, road * 0.42)
  const stripes = Array.from({ length: bars }, (_, i) =>
    area(box(-long / 2, -road / 2 + (i + 0.22) * pitch, long, pitch * 0.56), WHITE),
  )
  const patch = area(box(-long / 2 - 1.6, -road / 2 + 0.4, long + 3.2, road - 0.8), asphalt)
  return group(x, y, [patch, ...stripes], { rotate: round(turn) })
}

export interface Stander {
  readonly width: number
  readonly height: number
  /** Its foot in the middle below. */
  readonly draw: (pen: Pen, x: number, foot: number, turn: number) => Drawing
}

const WALLS: readonly Fill[] = ['cream', 'pinkPale', 'yellowPale', 'bluePale']
const ROOFS: readonly Fill[] = ['orange', 'blue', 'red', 'purple']
const DOORS: readonly Fill[] = ['teal', 'yellow', 'green', 'red']

const pick = (fills: readonly Fill[], turn: number): Fill => fills[turn % fills.length] ?? 'cream'

const HOUSE: Stander = {
  width: 28,
  height: 26,
  draw: (pen, x, foot, turn) =>
    house(pen, x, foot - 1, 0.82, { wall: pick(WALLS, turn), roof: pick(ROOFS, turn), door: pick(DOORS, turn + 1) }),
}
const TREE: Stander = {
  width: 21,
  height: 24,
  draw: (pen, x, foot, turn) => tree(pen, x, foot - 1, 0.72, turn % 2 ? 'lime' : 'leaf', turn % 3 ? undefined : 'red'),
}
const SCHOOL: Stander = { width: 54, height: 32, draw: (pen, x, foot) => school(pen, x, foot - 1, 0.37) }
const BUSH: Stander = { width: 15, height: 10, draw: (pen, x, foot) => bush(pen, x, foot - 1, 0.52) }
const FLOWERS: Stander = {
  width: 8,
  height: 13,
  draw: (pen, x, foot, turn) => flower(pen, x, foot - 1, 0.86, turn % 2 ? 'pink' : 'yellow'),
}

/** Beside the streets the streets, the largest first: each comes where there is room for it. */
export const STANDERS: readonly Stander[] = [
  ...[SCHOOL, HOUSE, TREE, HOUSE, TREE, HOUSE, TREE, BUSH, TREE, BUSH],
  ...[FLOWERS, BUSH, FLOWERS, BUSH, FLOWERS, FLOWERS],
]

/** A board on two posts; the board's own area. */
export const billboard = (pen: Pen, x: number, y: number, width: number, height: number): Drawing => [
  pen.rope(`M${x + 5} ${y + height}v5M${x + width - 5} ${y + height}v5`, 2, 'wood', 0.8),
  pen.shape(box(x, y, width, height, 2.5), 'white', 1),
]

/** A place to park, seen from above. */
export const carPark = (pen: Pen, x: number, y: number, width: number, height: number): Drawing =>
  pen.shape(box(x, y, width, height, 2.5), 'white', 0.9)
