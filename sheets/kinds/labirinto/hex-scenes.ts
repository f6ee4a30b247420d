/** The picture around a maze of hexagons: whose shell it is, the branch of the comb, the ground over the burrow. */
import { person, type Standing } from '../../studio/cast/cast.ts'
import { POINT } from '../../studio/cast/poses.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle, ellipse, points } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { backdrop, ground } from '../../studio/scenes/ground.ts'
import { house } from '../../studio/shapes/built.ts'
import { bush, cloud, flower, tree, tuft } from '../../studio/shapes/nature.ts'
import { bee } from '../../studio/shapes/pets.ts'
import { broadLeaf, fence, lily, reed } from '../../studio/shapes/plants.ts'
import { brightStar, planet } from '../../studio/shapes/space.ts'
import { type BoardName, CHAMBER, SURFACE } from './hex-boards.ts'
import { hills, LANDS } from './maze-picture.ts'
import type { PlaceName } from './place-walls.ts'

/** `turn`: 1 where somebody sets out on the right, -1 on the left. */
type Scene = (pen: Pen, turn: number, land: PlaceName) => Drawing

const MIDDLE = 105

const comb: Scene = (pen, turn) => {
  const [middle, far] = [pen.plane('middle'), pen.plane('far')]
  return [
    backdrop(pen, 'sky'),
    cloud(far, MIDDLE - turn * 60, 66, 0.4),
    ground(pen.plane('far', 'hillLine'), points('-8,226 50,214 110,224 165,212 218,222'), 'hillFar'),
    house(far, MIDDLE + turn * 82, 240, 0.4),
    ground(middle, points('-8,252 60,246 130,250 218,244'), 'meadow'),
    middle.shape('M-4 82C50 92 70 84 110 88S180 82 216 88V98C170 92 150 98 105 97S40 102 -4 94z', 'wood', 1.1),
    middle.line('M20 92q16 3 30 1M150 92q20 -2 32 1', 0.7, 'woodDark'),
    [
      [MIDDLE - turn * 84, 84, -30],
      [MIDDLE - turn * 91, 96, 160],
      [MIDDLE + turn * 93, 98, 160],
    ].map(([x = 0, y = 0, bend = 0]) => broadLeaf(middle, x, y, 0.42, bend)),
    [24, 42, 168, 184].map((x) => tuft(middle, x, 268, 0.6)),
    bush(middle, MIDDLE + turn * 54, 283, 0.34),
  ]
}

/** Small bees about the comb, in front of its rim. */
const bees: Scene = (pen, turn) => [
  bee(pen, MIDDLE - turn * 76, 78, 0.5),
  bee(pen, MIDDLE + turn * 84, 214, 0.42),
  bee(pen, MIDDLE - turn * 86, 226, 0.36),
]

/** Points to the right, its root under the shell. */
const LEG = 'M-24 -11C-10 -13 6 -13 14 -11C22 -9 24 -4 24 0C24 4 22 9 14 11C6 13 -10 13 -24 11z'

const turtle: Scene = (pen) => {
  const middle = pen.plane('middle')
  return [
    backdrop(pen, 'sky'),
    hills(pen),
    fence(pen.plane('far'), 20, 190, 58, 11),
    middle.shape(box(-4, 56, 222, 240), 'meadow', 0.9),
    [
      [-1, 127, 214],
      [1, 127, -34],
      [-1, 235, 142],
      [1, 235, 38],
    ].map(([side = 1, y = 0, bend = 0]) =>
      pen.at(
        MIDDLE + side * 66,
        y,
        1,
        () => [
          [-6.5, 0, 6.5].map((at) => pen.shape(ellipse(23 - Math.abs(at) * 0.3, at, 4, 2.6), 'cream', 0.8)),
          pen.shape(LEG, 'leaf'),
          pen.line('M8 -6q4 2 3 5M12 1q3 2 1 5M2 -4q4 2 2 6', 0.7, 'leafDark'),
        ],
        { turn: bend },
      ),
    ),
    pen.shape('M92 230Q103 268 105.500 284Q108 268 119 230z', 'leaf'),
    pen.shape('M88 108C82 92 84 66 105 65C126 66 128 92 122 108z', 'leaf'),
    [96, 114].map((x) => [
      pen.shape(ellipse(x, 78, 4.4, 5), 'white', 0.9),
      pen.shape(circle(x + (x < MIDDLE ? 1 : -1), 77, 2.2), 'black', 0.6),
    ]),
    pen.line('M102 70v0.500M108 70v0.500', 1.2),
    pen.line('M93 88Q105 95 117 88', 1),
    [20, 192, 62, 150].map((x, i) => tuft(middle, x, i < 2 ? 206 : 280, 0.6)),
  ]
}

const SOD =
  'M-8 93Q8 89 24 93T58 93T92 93T126 93T160 93T194 93T218 93V101Q200 98 190 103T160 102T130 104T96 101T60 104T28 101T-8 103z'

const burrow: Scene = (pen, turn) => {
  const [middle, far] = [pen.plane('middle'), pen.plane('far')]
  const { aside, y, across, high } = CHAMBER
  return [
    backdrop(pen, 'sky'),
    ground(pen.plane('far', 'hillLine'), points('-8,78 50,68 110,76 165,66 218,74'), 'hillFar'),
    tree(far, MIDDLE - turn * 20, 90, 0.56),
    bush(far, MIDDLE + turn * 26, 92, 0.34),
    house(far, MIDDLE - turn * 52, 91, 0.42, { roof: 'red' }),
    middle.shape(box(-4, SURFACE, 222, 210), 'soil', 0.9),
    pen.shape(SOD, 'grass', 1),
    [34, 84, 128, 176].map((x) => tuft(middle, x, 94, 0.6)),
    // Stones at the sides, where no way leads.
    points('15,130 195,150 14,186 196,212 15,226 195,122').map(([x, at], i) =>
      middle.shape(ellipse(x, at, 2.6 + (i % 3) * 0.6, 2), 'stone', 0.7),
    ),
    pen.shape(ellipse(MIDDLE - turn * aside, y, across + 3, high + 3), 'brownPale', 1),
    pen.shape(ellipse(MIDDLE - turn * aside, y, across, high), 'sand', 0.9),
  ]
}

const station: Scene = (pen, turn) => {
  const [middle, far] = [pen.plane('middle'), pen.plane('far')]
  const panel = (x: number, y: number, bend: number): Drawing =>
    pen.at(
      x,
      y,
      1,
      () => [
        middle.shape(box(-3, -20, 6, 40, 1), 'metal', 0.9),
        middle.shape(box(-13, -22, 26, 18, 1), 'blue', 0.9),
        middle.line('M-4.300 -22V-4M4.300 -22V-4M-13 -13H13', 0.7, 'bluePale'),
      ],
      { turn: bend },
    )
  return [
    pen.shape(box(0, 0, 214, 300), 'dusk', null),
    planet(far, MIDDLE - turn * 82, 66, 0.4, 'orange', 'bands'),
    points('18,104 192,112 17,240 193,238 150,64 60,62').map(([x, y]) => brightStar(far, x, y, 2.6)),
    panel(MIDDLE - turn * 62, 98, -turn * 32),
    middle.shape('M-8 274Q50 262 105 270T218 268V300H-8z', 'greyPale', 0.9),
    [40, 120, 168].map((x) => middle.shape(ellipse(x, 281, 7, 2.4), 'stone', 0.7)),
  ]
}

/** The way into a burrow, open in the grass before whoever sets out. */
export const mouth = (pen: Pen, x: number, wide: number): Drawing => {
  const half = wide / 2 + 5
  const top = SURFACE + 3
  return [
    pen.shape(
      `M${x - half - 5} ${top + 3}Q${x - half} ${top - 4} ${x} ${top - 4}T${x + half + 5} ${top + 3}z`,
      'brownPale',
      1,
    ),
    pen.shape(ellipse(x, top + 1, half - 1, 3), 'sand', 0.8),
  ]
}

/** The floor of the room at the end of a burrow, over the mouth of the way that leads into it. */
export const roomFloor = (pen: Pen, turn: number): Drawing => {
  const { aside, y, across, high } = CHAMBER
  return pen.shape(ellipse(MIDDLE - turn * aside, y, across - 0.4, high - 0.4), 'sand', null)
}

/** Grass at the foot of a sky or a town, for a child and a tree or a house. */
const lawn = (pen: Pen): Drawing => ground(pen, points('-8,275 50,270 105,274 160,270 218,275'), 'meadow')

/** Plants and clouds in the corners of a field. */
const CORNERS: Readonly<Partial<Record<PlaceName, (pen: Pen, turn: number) => Drawing>>> = {
  agua: (pen, turn) => [
    [-88, -81, -74].map((dx, i) => reed(pen, MIDDLE + turn * dx, 106 - i * 4, 0.8, i % 2 ? 5 : -4)),
    lily(pen, MIDDLE + turn * 52, 281, 0.7, 'pink'),
  ],
  rua: (pen, turn) => [
    pen.shape(ellipse(MIDDLE - turn * 77, 87, 22, 6), 'meadow', 0.8),
    house(pen, MIDDLE - turn * 82, 88, 0.5, { roof: 'blue' }),
    tree(pen, MIDDLE - turn * 63, 86, 0.3),
    lawn(pen),
    tree(pen, MIDDLE + turn * 60, 281, 0.34),
  ],
  horta: (pen, turn) => [
    bush(pen, MIDDLE - turn * 80, 84, 0.5, 'leaf', 'red'),
    flower(pen, MIDDLE + turn * 58, 282, 0.8, 'yellow'),
  ],
  jardim: (pen, turn) => [bush(pen, MIDDLE - turn * 80, 84, 0.5, 'leaf', 'red')],
  bosque: (pen, turn) => [tree(pen, MIDDLE - turn * 80, 92, 0.5)],
  ceu: (pen, turn) => [cloud(pen, MIDDLE - turn * 78, 84, 0.6), lawn(pen), bush(pen, MIDDLE + turn * 56, 281, 0.34)],
  recife: (pen, turn) => [bush(pen, MIDDLE - turn * 80, 84, 0.4)],
}

const field: Scene = (pen, turn, land) => {
  const { sky, ground: fill, far } = LANDS[land]
  return [
    pen.shape(box(0, 0, 214, 300), sky, null),
    far(pen),
    pen.plane('middle').shape(box(-4, 56, 222, 240), fill, 0.9),
    CORNERS[land]?.(pen.plane('middle'), turn) ?? [],
  ]
}

const SCENES: Readonly<Record<BoardName, Scene>> = { comb, turtle, burrow, station, field }
const BEFORE: Readonly<Partial<Record<BoardName, Scene>>> = { comb: bees }

const GUIDES = ['sofia', 'caio', 'nina', 'gil', 'iara', 'davi', 'bia', 'theo', 'malu', 'yumi'] as const
const SHOWS: Standing = { pose: { ...POINT, armR: { at: [18, -40], dir: 130, z: 'back' } } }
const SIZE = 0.44

/** Behind the board. */
export const hexScene = (pen: Pen, board: BoardName, land: PlaceName, turn: number): Drawing =>
  SCENES[board](pen, turn, land)

/** In front of the board: what flies about it, and a child who shows the way. */
export function beforeHexes(pen: Pen, board: BoardName, land: PlaceName, turn: number, variant: number): Drawing {
  const who = inTurn(GUIDES, variant)
  const [x, foot] = board === 'burrow' ? [MIDDLE - turn * 82, SURFACE + 0.4] : [MIDDLE + turn * 81, 282]
  return [BEFORE[board]?.(pen, turn, land) ?? [], person(pen, who, x, foot, SIZE, { ...SHOWS, flip: x > MIDDLE })]
}
