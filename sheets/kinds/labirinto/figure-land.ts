/** Behind a figure that is a maze: the place where such a thing grows, is kept or flies. */

import { round } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { person, type Standing } from '../../studio/cast/cast.ts'
import { POINT, SWIM } from '../../studio/cast/poses.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle, points } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { birdsAfar, ground, ripples, room } from '../../studio/scenes/ground.ts'
import { bunting, house } from '../../studio/shapes/built.ts'
import { barn } from '../../studio/shapes/farm.ts'
import { bush, cloud, sun, tree } from '../../studio/shapes/nature.ts'
import { balloon } from '../../studio/shapes/party.ts'
import { bloom, fence } from '../../studio/shapes/plants.ts'
import { openUmbrella, puddle } from '../../studio/shapes/rooms.ts'
import { coral, rock, seaweed } from '../../studio/shapes/sea.ts'
import { brightStar } from '../../studio/shapes/space.ts'
import { basket } from '../../studio/shapes/woven.ts'

export type FigureLand = 'lawn' | 'sky' | 'rain' | 'sea' | 'orchard' | 'farm' | 'garden' | 'feast' | 'eve'

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

/** A woven nest: the back of its rim behind the egg, its bowl before it, with tufts of straw at both ends. */
const NEST = { left: 50, right: 160, rim: 233, foot: 260 } as const
const { left: L, right: R, rim: T, foot: F } = NEST
const nestBack = `M${L} ${T}Q105 ${T - 9} ${R} ${T}Q105 ${T + 16} ${L} ${T}z`
const nestBowl = `M${L} ${T}Q105 ${T + 17} ${R} ${T}Q${R - 6} ${F} 105 ${F}T${L} ${T}z`
const tufts = [
  [L, T, -1],
  [R, T, 1],
]
  .map(([x = 0, y = 0, side = 1]) =>
    [
      [9, -3],
      [8, 3],
      [4, 8],
    ]
      .map(([dx = 0, dy = 0]) => `M${x - side * 3} ${y + 3}l${side * dx} ${dy}`)
      .join(''),
  )
  .join('')

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
  pen.shape(nestBack, 'strawDark', 0.9),
]

/** Straws that go around the bowl, row below row. */
const STRAWS = [5, 10, 14.6, 18.6]
  .flatMap((down, row) =>
    Array.from({ length: 8 - row }, (_, i) => {
      const t = (i + 0.5 + (row % 2) * 0.3) / (8 - row) - 0.5
      const [x, y] = [105 + t * (R - L - 10 - row * 20), T + down + 6.5 * (1 - 3.2 * t * t) - row * 1.4]
      return `M${round(x - 4.5)} ${round(y - t * -5 - 0.4)}q4.5 ${round(1.6 - t * 2)} 9 ${round(-t * 9)}`
    }),
  )
  .join('')

/** The part of the nest before its egg. */
export const nestFront = (color: boolean): Mark[] => {
  const pen = new Pen(color)
  return marksOf([
    pen.line(tufts, 1.6, 'strawDark'),
    pen.shape(nestBowl, 'straw', 1.1),
    pen.line(STRAWS, 0.8, 'strawDark'),
  ])
}

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

const BULBS = ['red', 'yellow', 'green', 'blue'] as const

/** Lights on a string between two houses, a warm night. */
const eve = (pen: Pen): Drawing => {
  const far = pen.plane('far')
  const string = (from: number, to: number): Drawing => [
    pen.line(`M${from} 58Q${(from + to) / 2} 78 ${to} 58`, 0.8),
    [0.14, 0.38, 0.62, 0.86].map((t, i) =>
      pen.shape(circle(from + (to - from) * t, 60.5 + 40 * t * (1 - t), 2.4), BULBS[i] ?? 'red', 0.8),
    ),
  ]
  return [
    pen.shape(box(0, 0, 214, 300), 'dusk', null),
    string(8, 74),
    string(136, 202),
    points('22,104 40,86 186,104 168,90 16,140 194,146').map(([x, y], i) => brightStar(far, x, y, i % 2 ? 2 : 2.8)),
    ground(pen.plane('far', 'hillLine'), points('-8,226 50,214 105,222 160,212 218,224'), 'hillFar'),
    house(far, 24, LAWN + 1, 0.95, { roof: 'red', wall: 'yellowPale' }),
    house(far, 188, LAWN + 1, 0.9, { roof: 'blue', wall: 'yellowPale' }),
    ground(
      pen.plane('middle'),
      points(`-8,${LAWN} 50,${LAWN - 2} 105,${LAWN + 1} 160,${LAWN - 2} 218,${LAWN}`),
      'hill',
    ),
  ]
}

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

const sea = (pen: Pen): Drawing => [
  pen.shape(box(0, 0, 214, 300), 'sky', null),
  pen
    .plane('middle')
    .shape('M-4 58q9 -5 18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0V300H-4z', 'water', 0.9),
  ripples(pen, '14,96 180,110 16,190 184,200'),
  ground(pen.plane('middle'), points('-8,262 50,256 105,261 160,256 218,262'), 'sand'),
  seaweed(pen.plane('middle'), 16, 262, 0.8),
  coral(pen.plane('middle'), 192, 262, 0.5),
  rock(pen.plane('middle'), 176, 262, 0.4),
]

/** Holds up an umbrella. */
const SHELTERED: Standing['pose'] = { armR: { at: [15, -38], hand: 'fist', dir: 150 }, armL: { at: [-11, -24] } }
const SIZE = 0.5

interface Land {
  readonly draw: (pen: Pen, withSun: boolean, pears: boolean) => Drawing
  /** The one who looks on: the pose, the feet, the middle at the right side. */
  readonly pose: Standing['pose']
  readonly foot: number
  readonly right: number
}

const ON_LAND = { pose: POINT, foot: 282, right: 178 }
const LANDS: Readonly<Record<FigureLand, Land>> = {
  lawn: { ...ON_LAND, draw: lawn },
  sky: { ...ON_LAND, draw: sky },
  rain: { ...ON_LAND, draw: rain, pose: SHELTERED, right: 185 },
  sea: { ...ON_LAND, draw: sea, pose: SWIM, foot: 276 },
  orchard: { ...ON_LAND, draw: orchard },
  farm: { ...ON_LAND, draw: farm },
  garden: { ...ON_LAND, draw: garden },
  feast: { ...ON_LAND, draw: feast },
  eve: { ...ON_LAND, draw: eve },
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
  const x = left ? 32 : right
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
          land === 'rain' ? openUmbrella(pen, x + (left ? 15 : -15) * SIZE, foot - 37 * SIZE, 0.62) : [],
        ],
  ])
}
