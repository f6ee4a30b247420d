/** Pale beginnings of a place on the paper that a child draws on: ground or water below, one thing in a corner. */
import { SOFT_GREY } from '../../scene/inks.ts'
import { points } from '../../studio/paths.ts'
import { type Drawing, Pen } from '../../studio/pen.ts'
import { cloud, flower, hill, sun, tree, tuft } from '../../studio/shapes/nature.ts'
import { crescent } from '../../studio/shapes/space.ts'

/** The paper, and the height where the drawing has its feet. */
export interface Paper {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly ground: number
}

type Place = (pen: Pen, paper: Paper) => Drawing

const ground = (pen: Pen, { left, right, ground: y }: Paper): Drawing => pen.line(`M${left + 3} ${y}H${right - 3}`, 0.9)

const meadow: Place = (pen, paper) => [
  ground(pen, paper),
  tuft(pen, paper.left + 12, paper.ground, 0.9),
  flower(pen, paper.right - 12, paper.ground, 1.2, 'pink'),
  sun(pen, paper.right - 16, paper.top + 17, 0.5),
]

const wood: Place = (pen, paper) => [
  ground(pen, paper),
  tree(pen, paper.left + 17, paper.ground, 1.1),
  tuft(pen, paper.right - 12, paper.ground, 0.9),
  cloud(pen, paper.right - 18, paper.top + 18, 0.7),
]

const sea: Place = (pen, { left, right, top, ground: y }) => [
  pen.line(
    `M${left + 3} ${y}${Array.from({ length: Math.floor((right - left - 8) / 12) }, () => 'q3 -4 6 0t6 0').join('')}`,
    0.9,
  ),
  cloud(pen, right - 20, top + 18, 0.7),
  sun(pen, left + 17, top + 22, 0.45),
]

const depths: Place = (pen, { left, right, ground: y }) => [
  pen.line(`M${left + 3} ${y}q${(right - left) / 4} -4 ${(right - left) / 2 - 3} 0t${(right - left) / 2 - 3} 0`, 0.9),
  [left + 12, right - 14].map((x) => pen.line(`M${x} ${y}q-4 -6 0 -12t0 -12M${x + 5} ${y}q-4 -5 0 -10t0 -8`, 0.9)),
]

const snow: Place = (pen, { left, right, top, ground: y }) => [
  hill(
    pen,
    points(
      `${left + 3},${y} ${left + 30},${y - 20} ${left + 52},${y} ${right - 46},${y} ${right - 22},${y - 14} ${right - 3},${y}`,
    ),
    'white',
    y,
  ),
  cloud(pen, right - 18, top + 18, 0.7),
]

const road: Place = (pen, paper) => [
  ground(pen, paper),
  pen.line(`M${paper.left + 8} ${paper.ground + 6}H${paper.right - 8}`, 0.9, undefined, [6, 5]),
  cloud(pen, paper.left + 20, paper.top + 22, 0.7),
]

const sky: Place = (pen, { left, right, top, ground: y }) => [
  crescent(pen, right - 18, top + 18, 0.5),
  [
    [left + 14, top + 30],
    [left + 24, y - 30],
    [right - 14, y - 48],
  ].map(([x = 0, dy = 0]) => pen.line(`M${x - 3} ${dy}h6M${x} ${dy - 3}v6`, 0.9)),
]

/** Under the sky, where the drawing brings its own plants. */
const open: Place = (pen, paper) => [
  ground(pen, paper),
  sun(pen, paper.right - 16, paper.top + 17, 0.5),
  cloud(pen, paper.right - 46, paper.top + 17, 0.6),
]

const sunny: Place = (pen, { right, top }) => sun(pen, right - 16, top + 17, 0.5)

const PLACES: Readonly<Record<string, Place>> = {
  house: open,
  fish: depths,
  boat: sea,
  whale: sea,
  car: road,
  rocket: sky,
  penguin: snow,
  'ice-cream': sunny,
  robot: ground,
  cat: meadow,
  flower: wood,
  owl: wood,
  frog: wood,
  turtle: wood,
  elephant: wood,
  snail: wood,
}

/** Pale lines, so that the child's own are seen. */
export const drawingPlace = (picture: string, paper: Paper): Drawing =>
  (PLACES[picture] ?? meadow)(new Pen(false, 1, 0.9, SOFT_GREY), paper)
