/** Behind a figure that is a maze: it is on a lawn, floats in the sky over a village, or swims above the sand. */

import type { Mark } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT, SWIM } from '../../studio/cast/poses.ts'
import { box, points } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { birdsAfar, ground, ripples } from '../../studio/scenes/ground.ts'
import { house } from '../../studio/shapes/built.ts'
import { bush, cloud, sun, tree, tuft } from '../../studio/shapes/nature.ts'
import { bloom } from '../../studio/shapes/plants.ts'
import { coral, rock, seaweed } from '../../studio/shapes/sea.ts'

export type FigureLand = 'lawn' | 'sky' | 'sea'

/** Height of the ground, mm. */
const LAWN = 246

const lawn = (pen: Pen, withSun: boolean): Drawing => [
  pen.shape(box(0, 0, 214, 300), 'sky', null),
  withSun ? sun(pen.plane('far'), 26, 44, 0.6) : cloud(pen.plane('far'), 26, 48, 0.6),
  cloud(pen.plane('far'), 182, 48, 0.7),
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
  tuft(pen.plane('middle'), 50, 282, 0.6),
]

const sky = (pen: Pen): Drawing => [
  pen.shape(box(0, 0, 214, 300), 'sky', null),
  cloud(pen.plane('far'), 26, 48, 0.6),
  birdsAfar(pen, '176,46,12 190,54,9', 0.8),
  cloud(pen.plane('far'), 22, 104, 0.4),
  cloud(pen.plane('far'), 190, 118, 0.4),
  ground(pen.plane('far', 'hillLine'), points('-8,250 50,240 105,250 160,240 218,249'), 'hillFar'),
  house(pen.plane('far'), 184, 256, 0.5, { roof: 'red' }),
  house(pen.plane('far'), 166, 254, 0.36, { roof: 'blue' }),
  tree(pen.plane('far'), 20, 256, 0.4),
  ground(pen.plane('middle'), points('-8,258 50,252 105,258 160,252 218,257'), 'meadow'),
]

const sea = (pen: Pen): Drawing => [
  pen.shape(box(0, 0, 214, 300), 'sky', null),
  cloud(pen.plane('far'), 24, 40, 0.5),
  birdsAfar(pen, '178,40,12', 0.8),
  pen
    .plane('middle')
    .shape('M-4 58q9 -5 18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0V300H-4z', 'water', 0.9),
  ripples(pen, '14,96 180,110 16,190 184,200'),
  ground(pen.plane('middle'), points('-8,262 50,256 105,261 160,256 218,262'), 'sand'),
  seaweed(pen.plane('middle'), 16, 270, 0.9),
  coral(pen.plane('middle'), 192, 268, 0.6),
  rock(pen.plane('middle'), 178, 268, 0.4),
]

const HELPERS: readonly CastName[] = ['bia', 'gil', 'nina', 'davi', 'yumi', 'caio']

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
  const who = HELPERS[variant % HELPERS.length] ?? 'bia'
  const left = helper === 'left'
  const plant = left ? 196 : 14
  return marksOf([
    land === 'lawn' ? lawn(pen, withSun) : land === 'sky' ? sky(pen) : sea(pen),
    land === 'sea'
      ? []
      : [
          bush(pen.plane('middle'), plant, LAWN + 14, 0.36, 'leaf', 'red'),
          bloom(pen.plane('middle'), left ? 56 : 154, 283, 0.9, 'pink'),
        ],
    helper === 'none'
      ? []
      : person(pen, who, left ? 32 : 178, land === 'sea' ? 276 : 282, 0.5, {
          pose: land === 'sea' ? SWIM : POINT,
          flip: !left,
        }),
  ])
}
