/** Behind a figure that is a maze: on a lawn, in the sky over a village, in the rain, or in the sea above the sand. */

import type { Mark } from '../../scene/scene.ts'
import { person, type Standing } from '../../studio/cast/cast.ts'
import { POINT, SWIM } from '../../studio/cast/poses.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, points } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { birdsAfar, ground, ripples } from '../../studio/scenes/ground.ts'
import { house } from '../../studio/shapes/built.ts'
import { bush, cloud, sun, tree } from '../../studio/shapes/nature.ts'
import { bloom } from '../../studio/shapes/plants.ts'
import { openUmbrella, puddle } from '../../studio/shapes/rooms.ts'
import { coral, rock, seaweed } from '../../studio/shapes/sea.ts'

export type FigureLand = 'lawn' | 'sky' | 'rain' | 'sea'

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
  readonly draw: (pen: Pen, withSun: boolean) => Drawing
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
}

const HELPERS = ['bia', 'gil', 'nina', 'davi', 'yumi', 'caio'] as const

interface Landscape {
  readonly land: FigureLand
  /** A sun that travels through the maze has no other beside it. */
  readonly withSun: boolean
  /** The side of who looks on; the plate to write on is on the other one. */
  readonly helper: 'left' | 'right' | 'none'
  readonly variant: number
}

export function figureLand({ land, withSun, helper, variant }: Landscape, color: boolean): Mark[] {
  const pen = new Pen(color)
  const who = inTurn(HELPERS, variant)
  const { draw, pose, foot, right } = LANDS[land]
  const left = helper === 'left'
  const x = left ? 32 : right
  return marksOf([
    // Every other page of a sheet looks from the other side.
    variant % 2 ? pen.at(210, 0, 1, (pen) => draw(pen, withSun), { flip: true }) : draw(pen, withSun),
    land === 'lawn' || land === 'sky'
      ? [
          bush(pen.plane('middle'), left ? 196 : 14, LAWN + 8, 0.36, 'leaf', 'red'),
          bloom(pen.plane('middle'), left ? 56 : 154, 283, 0.9, variant % 2 ? 'yellow' : 'pink'),
        ]
      : [],
    helper === 'none'
      ? []
      : [
          person(pen, who, x, foot, SIZE, { pose, flip: !left }),
          land === 'rain' ? openUmbrella(pen, x + (left ? 15 : -15) * SIZE, foot - 37 * SIZE, 0.62) : [],
        ],
  ])
}
