/** Behind a figure that is a maze: the place where such a thing grows, is kept or flies. */
import { type Point, round } from '../../scene/marks.ts'
import { type Mark, PAGE_WIDTH_MM } from '../../scene/scene.ts'
import { person, type Standing } from '../../studio/cast/cast.ts'
import { POINT, SWIM } from '../../studio/cast/poses.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, points } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { birdsAfar, ground, ripples, room } from '../../studio/scenes/ground.ts'
import { bunting, house } from '../../studio/shapes/built.ts'
import { barn } from '../../studio/shapes/farm.ts'
import { bush, cloud, sun, tree } from '../../studio/shapes/nature.ts'
import { balloon } from '../../studio/shapes/party.ts'
import { bloom, fence } from '../../studio/shapes/plants.ts'
import { openUmbrella, puddle } from '../../studio/shapes/rooms.ts'
import { bubbles, coral, rock, seaTurtle, seaweed } from '../../studio/shapes/sea.ts'
import { basket } from '../../studio/shapes/woven.ts'
import { nestRim } from './figure-nest.ts'
import { breeze, eve, FLYING, june, LOOKER, patch, treetop } from './season-land.ts'

export type FigureLand =
  | 'lawn'
  | 'sky'
  | 'rain'
  | 'sea'
  | 'orchard'
  | 'farm'
  | 'garden'
  | 'feast'
  | 'eve'
  | 'treetop'
  | 'june'
  | 'patch'
  | 'breeze'

/** Height of the ground, mm. */
const LAWN = 246

const lawn = (pen: Pen, withSun: boolean): Drawing => [
  pen.shape(box(0, 0, 214, 300), 'sky', null),
  withSun ? sun(pen.plane('far'), 25, 66, 0.5) : cloud(pen.plane('far'), 25, 66, 0.5),
  cloud(pen.plane('far'), 185, 68, 0.55),
  ground(
    pen.plane('far', 'hillLine'),
    points(`-8,${LAWN - 8} 50,${LAWN - 18} 105,${LAWN - 10} 160,${LAWN - 18} 218,${LAWN - 8}`),
    'hillFar',
  ),
  tree(pen.plane('far'), 19, LAWN + 3, 0.62),
  tree(pen.plane('far'), 191, LAWN + 3, 0.56),
  house(pen.plane('far'), 40, LAWN - 2, 0.4, { roof: 'orange' }),
  birdsAfar(pen, '150,74,8 160,80,6', 0.8),
  fence(pen.plane('far'), 130, 178, LAWN + 2, 9),
  ground(
    pen.plane('middle'),
    points(`-8,${LAWN} 50,${LAWN - 2} 105,${LAWN + 1} 160,${LAWN - 2} 218,${LAWN}`),
    'meadow',
  ),
]

const sky = (pen: Pen): Drawing => [
  pen.shape(box(0, 0, 214, 300), 'sky', null),
  cloud(pen.plane('far'), 25, 66, 0.5),
  birdsAfar(pen, '176,62,11 188,70,8', 0.8),
  ground(pen.plane('far', 'hillLine'), points('-8,250 50,240 105,250 160,240 218,249'), 'hillFar'),
  house(pen.plane('far'), 184, 256, 0.5, { roof: 'red' }),
  house(pen.plane('far'), 166, 254, 0.36, { roof: 'blue' }),
  tree(pen.plane('far'), 20, 256, 0.4),
  tree(pen.plane('far'), 36, 254, 0.3, 'lime'),
  cloud(pen.plane('far'), 182, 86, 0.34),
  birdsAfar(pen, '20,92,9 30,86,7', 0.8),
  fence(pen.plane('far'), 120, 158, 257, 8),
  ground(pen.plane('middle'), points('-8,258 50,252 105,258 160,252 218,257'), 'meadow'),
]

const onePear = (pen: Pen, x: number, y: number) =>
  pen.shape(
    `M${x} ${y - 2.8}q1.2 0 1.2 1.6q1.6 1 1 2.6q-0.6 1.4 -2.2 1.4t-2.2 -1.4q-0.6 -1.6 1 -2.6q0 -1.6 1.2 -1.6z`,
    'yellow',
    0.7,
  )

/** Fruit trees in rows, and a full basket. */
const orchard = (pen: Pen, withSun: boolean, pears: boolean): Drawing => {
  const far = pen.plane('far', 'hillLine')
  const fruit = (x: number, y: number, scale: number): Drawing => [
    tree(pen.plane('far'), x, y, scale, 'leaf', pears ? undefined : 'red'),
    pears
      ? pen.at(x, y, scale, (pen) =>
          points('-6,-14 3.4,-17 8,-20 -2.6,-22 1.4,-11').map(([a, b]) => onePear(pen, a, b)),
        )
      : [],
  ]
  return [
    pen.shape(box(0, 0, 214, 300), 'sky', null),
    withSun ? sun(pen.plane('far'), 25, 66, 0.5) : [],
    cloud(pen.plane('far'), 185, 68, 0.55),
    ground(far, points('-8,214 50,204 105,212 160,204 218,214'), 'hillFar'),
    [22, 40, 170, 188].map((x, i) => fruit(x, 222 - (i % 2) * 3, 0.42)),
    ground(
      pen.plane('middle'),
      points(`-8,${LAWN - 14} 50,${LAWN - 18} 105,${LAWN - 16} 160,${LAWN - 18} 218,${LAWN - 14}`),
      'hill',
    ),
    fruit(26, LAWN + 2, 0.66),
    fruit(184, LAWN + 2, 0.66),
    ground(
      pen.plane('middle'),
      points(`-8,${LAWN} 50,${LAWN - 6} 105,${LAWN - 12} 160,${LAWN - 6} 218,${LAWN}`),
      'meadow',
    ),
  ]
}

/** A barn behind a fence, hay and a nest as large as an egg that is a maze. */
const farm = (pen: Pen, withSun: boolean): Drawing => [
  pen.shape(box(0, 0, 214, 300), 'sky', null),
  withSun ? sun(pen.plane('far'), 25, 66, 0.5) : [],
  cloud(pen.plane('far'), 180, 70, 0.6),
  ground(pen.plane('far', 'hillLine'), points('-8,226 50,214 105,222 160,212 218,224'), 'hillFar'),
  barn(pen.plane('far'), 176, LAWN - 8, 0.6),
  tree(pen.plane('far'), 24, LAWN - 10, 0.8),
  ground(pen.plane('middle'), points(`-8,${LAWN - 10} 105,${LAWN - 8} 218,${LAWN - 10}`), 'meadow'),
  fence(pen.plane('middle'), 12, 198, LAWN, 16),
  nestRim(pen),
]

/** A path leads from the door through a hedged garden. */
const garden = (pen: Pen, withSun: boolean): Drawing => [
  pen.shape(box(0, 0, 214, 300), 'sky', null),
  withSun ? sun(pen.plane('far'), 25, 66, 0.5) : [],
  cloud(pen.plane('far'), 184, 68, 0.55),
  ground(pen.plane('far', 'hillLine'), points('-8,232 50,222 105,230 160,220 218,230'), 'hillFar'),
  tree(pen.plane('far'), 26, LAWN + 1, 0.66, 'leaf', 'red'),
  tree(pen.plane('far'), 185, LAWN + 1, 0.62),
  ground(pen.plane('middle'), points(`-8,${LAWN} 105,${LAWN - 1} 218,${LAWN}`), 'meadow'),
  pen.plane('middle').shape(`M92 ${LAWN}H118L126 300H84z`, 'path', 0.8),
  fence(pen.plane('middle'), 12, 40, LAWN + 8, 14),
  fence(pen.plane('middle'), 172, 198, LAWN + 8, 14),
]

/** A room before a birthday or a feast of mothers and fathers. */
const feast = (pen: Pen): Drawing => [
  room(pen, LAWN + 4, 'yellowPale', 'woodPale'),
  bunting(pen.plane('middle'), [8, 58], [60, 58], 7, ['red', 'yellow', 'teal'], { size: 7, gap: 3 }),
  bunting(pen.plane('middle'), [150, 58], [202, 58], 7, ['teal', 'red', 'yellow'], { size: 7, gap: 3 }),
  [
    [24, 206, 'teal', 0],
    [40, 226, 'yellow', 4],
    [186, 206, 'blue', 0],
    [170, 226, 'orange', -4],
  ].map(([x, top, fill, lean]) =>
    balloon(pen.plane('middle'), Number(x), Number(top) + 40, 0.75, fill as Fill, Number(lean)),
  ),
]

/** Slanted strokes below the figure and beside it. */
const RAIN = [14, 26, 38, 50, 62, 74, 88, 102, 116, 130, 144, 158, 170, 182, 194].flatMap((x, i) => [
  [x, 214 + (i % 3) * 7],
  [x + 5, 236 + (i % 2) * 6],
])

const rain = (pen: Pen): Drawing => [
  pen.shape(box(0, 0, 214, 300), 'dusk', null),
  cloud(pen.plane('far'), 28, 70, 0.9),
  cloud(pen.plane('far'), 184, 76, 1),
  pen.plane('far').line(RAIN.map(([x, y]) => `M${x} ${y}l-2 6`).join(''), 0.9, 'waterLine'),
  ground(pen.plane('far', 'hillLine'), points('-8,250 50,240 105,250 160,240 218,249'), 'hillFar'),
  house(pen.plane('far'), 24, 256, 0.5, { roof: 'red' }),
  house(pen.plane('far'), 44, 254, 0.36, { roof: 'blue' }),
  ground(pen.plane('middle'), points('-8,258 50,252 105,258 160,252 218,257'), 'meadow'),
  puddle(pen.plane('middle'), 104, 277, 30),
]

/** Upper edge of the sand below the sea, mm. */
const SEABED = 262

const sea = (pen: Pen): Drawing => [
  pen.shape(box(0, 0, 214, 300), 'sky', null),
  pen
    .plane('middle')
    .shape('M-4 58q9 -5 18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0V300H-4z', 'water', 0.9),
  ripples(pen, '46,100 60,74 146,243 150,72'),
  ground(pen.plane('middle'), points('-8,262 50,256 105,261 160,256 218,262'), 'sand'),
  seaweed(pen.plane('middle'), 16, 260, 1.1),
  seaweed(pen.plane('middle'), 25, 260, 0.7, 'lime'),
  coral(pen.plane('middle'), 190, 259.5, 0.72),
  rock(pen.plane('middle'), 174, 260, 0.5),
  seaTurtle(pen.plane('far'), 178, 84, 0.34),
  bubbles(pen, [
    [160, 236, 2],
    [165, 228, 1.4],
    [161, 221, 1],
    [22, 226, 1.8],
    [18, 218, 1.2],
  ]),
]

/** A mound of sand below whatever is at the foot of a figure in the sea. */
export const seaMound = (x: number, foot: number, color: boolean): Mark[] =>
  foot > SEABED
    ? []
    : marksOf(
        new Pen(color)
          .plane('middle')
          .shape(
            `M${round(x - 34)} ${SEABED + 1}Q${round(x - 18)} ${SEABED - 1} ${round(x - 14)} ${round(foot - 1.6)}Q${round(x)} ${round(foot - 4)} ${round(x + 14)} ${round(foot - 1.6)}Q${round(x + 18)} ${SEABED - 1} ${round(x + 34)} ${SEABED + 1}Q${round(x)} ${SEABED + 7} ${round(x - 34)} ${SEABED + 1}z`,
            'sand',
          ),
      )

/** Holds up an umbrella. */
const SHELTERED: Standing['pose'] = { armR: { at: [15, -38], hand: 'fist', dir: 150 }, armL: { at: [-11, -24] } }
const SIZE = LOOKER.size

interface Land {
  readonly draw: (pen: Pen, withSun: boolean, pears: boolean) => Drawing
  /** The one who looks on: the pose, the feet, the middle at the right side. */
  readonly pose: Standing['pose']
  readonly foot: number
  readonly right: number
}

const ON_LAND = { pose: POINT, foot: LOOKER.foot, right: LOOKER.right }
const LANDS: Readonly<Record<FigureLand, Land>> = {
  lawn: { ...ON_LAND, draw: lawn },
  sky: { ...ON_LAND, draw: sky },
  rain: { ...ON_LAND, draw: rain, pose: SHELTERED, right: 189 },
  sea: { ...ON_LAND, draw: sea, pose: SWIM, foot: 276 },
  orchard: { ...ON_LAND, draw: orchard },
  farm: { ...ON_LAND, draw: farm },
  garden: { ...ON_LAND, draw: garden },
  feast: { ...ON_LAND, draw: feast },
  eve: { ...ON_LAND, draw: eve },
  treetop: { ...ON_LAND, draw: treetop },
  june: { ...ON_LAND, draw: june, right: 184 },
  patch: { ...ON_LAND, draw: patch },
  breeze: { ...ON_LAND, draw: breeze, pose: FLYING },
}

/** Between whoever looks on and a goal at one side, mm. */
const ROOM_TO_LOOK = 58
/** The same for an umbrella in the rain, which is narrow at its foot, and for an ear of maize, mm. */
const BESIDE_NARROW = 57

/** The side of who looks on, the other one than the plate's, where the goal leaves room and there is ground. */
export function onlookerSide(
  land: FigureLand,
  { at, size }: { readonly at: Point; readonly size: number },
  isAside: boolean,
): Landscape['helper'] {
  const right = at.x - PAGE_WIDTH_MM / 2 > 1
  const clear = right ? PAGE_WIDTH_MM - at.x : at.x
  const narrow = land === 'rain' || land === 'june'
  if (land === 'treetop') return 'none'
  if (isAside && (narrow ? clear < BESIDE_NARROW : land === 'sea' || clear < ROOM_TO_LOOK + size / 2)) return 'none'
  return right ? 'right' : 'left'
}

const HELPERS = ['bia', 'gil', 'nina', 'davi', 'yumi', 'caio'] as const

interface Landscape {
  readonly land: FigureLand
  /** A sun that travels through the maze has no other beside it. */
  readonly withSun: boolean
  /** Of an orchard: pears grow on its trees. */
  readonly pears: boolean
  /** The side of who looks on; the plate to write on is on the other one. */
  readonly helper: 'left' | 'right' | 'none'
  readonly variant: number
  /** The goal is near whoever looks on: no flower or basket between them. */
  readonly narrow: boolean
}

export function figureLand({ land, withSun, pears, helper, variant, narrow }: Landscape, color: boolean): Mark[] {
  const pen = new Pen(color)
  const who = inTurn(HELPERS, variant)
  const { draw, pose, foot, right } = LANDS[land]
  const left = helper === 'left'
  const x = left ? (land === 'rain' ? 22 : LOOKER.left) : right
  return marksOf([
    // Every other page of a sheet looks from the other side.
    variant % 2 ? pen.at(210, 0, 1, (pen) => draw(pen, withSun, pears), { flip: true }) : draw(pen, withSun, pears),
    land === 'lawn' || land === 'sky'
      ? [bush(pen.plane('middle'), left ? 196 : 14, LAWN + 8, 0.36, 'leaf', 'red')]
      : [],
    // Without an onlooker the frame for the answer is in that corner.
    (land === 'lawn' || land === 'sky') && helper !== 'none' && !narrow
      ? bloom(pen.plane('middle'), left ? 56 : 154, 283, 0.9, variant % 2 ? 'yellow' : 'pink')
      : [],
    land === 'orchard' && helper !== 'none' && !narrow ? basket(pen.plane('middle'), left ? 56 : 154, 281, 0.72) : [],
    helper === 'none'
      ? []
      : [
          person(pen, who, x, foot, SIZE, { pose, flip: !left }),
          land === 'rain' ? openUmbrella(pen, x + (left ? 15 : -15) * SIZE, foot - 37 * SIZE, 0.52) : [],
        ],
  ])
}
