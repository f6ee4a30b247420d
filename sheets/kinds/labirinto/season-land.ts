/** Behind figures of feasts and seasons: a festive night, a June feast, a pumpkin patch, a windy field. */

import type { Standing } from '../../studio/cast/cast.ts'
import { box, circle, points } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { birdsAfar, ground } from '../../studio/scenes/ground.ts'
import { bunting, house } from '../../studio/shapes/built.ts'
import { bonfire } from '../../studio/shapes/june.ts'
import { cloud, sun, tree } from '../../studio/shapes/nature.ts'
import { fence } from '../../studio/shapes/plants.ts'
import { brightStar } from '../../studio/shapes/space.ts'

const BULBS = ['red', 'yellow', 'green', 'blue'] as const

/** The sky of a warm night with two strings of lights. */
const festiveSky = (pen: Pen): Drawing => [
  pen.shape(box(0, 0, 214, 300), 'dusk', null),
  [
    [8, 74],
    [136, 202],
  ].map(([from = 0, to = 0]) => [
    pen.line(`M${from} 58Q${(from + to) / 2} 78 ${to} 58`, 0.8),
    [0.14, 0.38, 0.62, 0.86].map((t, i) =>
      pen.shape(circle(from + (to - from) * t, 60.5 + 40 * t * (1 - t), 2.4), BULBS[i] ?? 'red', 0.8),
    ),
  ]),
]

/** Two houses on the eve of Christmas. */
export const eve = (pen: Pen): Drawing => {
  const far = pen.plane('far')
  return [
    festiveSky(pen),
    points('22,104 40,86 186,104 168,90 16,140 194,146').map(([x, y], i) => brightStar(far, x, y, i % 2 ? 2 : 2.8)),
    ground(pen.plane('far', 'hillLine'), points('-8,226 50,214 105,222 160,212 218,224'), 'hillFar'),
    house(far, 24, 247, 0.95, { roof: 'red', wall: 'yellowPale' }),
    house(far, 188, 247, 0.9, { roof: 'blue', wall: 'yellowPale' }),
    ground(pen.plane('middle'), points('-8,246 50,244 105,247 160,244 218,246'), 'hill'),
  ]
}

/** Above the roofs on the eve of Christmas. */
export const treetop = (pen: Pen): Drawing => [
  festiveSky(pen),
  points('22,98 48,112 186,98 162,112 18,190 194,190').map(([x, y], i) =>
    brightStar(pen.plane('far'), x, y, i % 2 ? 2 : 2.8),
  ),
  ground(pen.plane('far', 'hillLine'), points('-8,250 50,240 105,250 160,240 218,249'), 'hillFar'),
  house(pen.plane('far'), 22, 258, 0.5, { roof: 'red', wall: 'yellowPale' }),
  house(pen.plane('far'), 188, 258, 0.5, { roof: 'blue', wall: 'yellowPale' }),
  ground(pen.plane('middle'), points('-8,258 50,254 105,258 160,254 218,257'), 'hill'),
]

/** The yard of a June feast with its bonfire. */
export const june = (pen: Pen): Drawing => [
  pen.shape(box(0, 0, 214, 300), 'dusk', null),
  points('22,66 186,68 14,130 196,134 20,176 192,180').map(([x, y], i) =>
    brightStar(pen.plane('far'), x, y, i % 2 ? 2 : 2.8),
  ),
  ground(pen.plane('far', 'hillLine'), points('-8,232 50,224 105,230 160,222 218,232'), 'hillFar'),
  house(pen.plane('far'), 22, 250, 0.62, { roof: 'red', wall: 'yellowPale' }),
  house(pen.plane('far'), 190, 250, 0.62, { roof: 'orange', wall: 'yellowPale' }),
  ground(pen.plane('middle'), points('-8,248 50,246 105,249 160,246 218,248'), 'path'),
  [
    [8, 74],
    [136, 202],
  ].map(([from = 0, to = 0]) =>
    bunting(pen.plane('middle'), [from, 58], [to, 58], 7, ['orange', 'green', 'pink'], { size: 6, gap: 3 }),
  ),
  bonfire(pen.plane('middle'), 109, 279, 0.8),
]

/** A field of pumpkins before a fence. */
export const patch = (pen: Pen, withSun: boolean): Drawing => [
  pen.shape(box(0, 0, 214, 300), 'sky', null),
  withSun ? sun(pen.plane('far'), 25, 66, 0.5) : [],
  cloud(pen.plane('far'), 184, 68, 0.55),
  ground(pen.plane('far', 'hillLine'), points('-8,198 50,188 105,196 160,188 218,198'), 'hillFar'),
  tree(pen.plane('far'), 16, 208, 0.5),
  tree(pen.plane('far'), 196, 208, 0.5),
  fence(pen.plane('far'), 4, 208, 214, 11),
  ground(pen.plane('middle'), points('-8,212 105,210 218,212'), 'hill'),
  ground(pen.plane('middle'), points('-8,238 50,234 105,236 160,234 218,238'), 'path'),
]

const GRIP = [12, -46] as const
/** Holds the string of a kite. */
export const FLYING: Standing['pose'] = {
  turn: 16,
  expr: 'alegre',
  armR: { at: [...GRIP], hand: 'fist', dir: 170, z: 'front' },
  armL: [-14, 4],
}
/** The feet and the size of who looks on, or flies the kite. */
export const LOOKER = { left: 32, right: 178, foot: 282, size: 0.5 } as const

export const handAt = (right: boolean) => ({
  x: right ? LOOKER.right - GRIP[0] * LOOKER.size : LOOKER.left + GRIP[0] * LOOKER.size,
  y: LOOKER.foot + GRIP[1] * LOOKER.size,
})

/** An open field where the wind blows. */
export const breeze = (pen: Pen, withSun: boolean): Drawing => {
  const far = pen.plane('far')
  return [
    pen.shape(box(0, 0, 214, 300), 'sky', null),
    withSun ? sun(far, 25, 66, 0.5) : [],
    cloud(far, 184, 70, 0.55),
    cloud(far, 22, 190, 0.5),
    cloud(far, 190, 176, 0.5),
    birdsAfar(pen, '20,110,8 30,104,6 188,112,7', 0.8),
    far.line('M8 150q10 -6 18 0t16 -1M10 158q7 -4 12 0M170 214q10 -6 18 0t14 -1M180 222q7 -4 12 0', 0.9, 'waterLine'),
    ground(pen.plane('far', 'hillLine'), points('-8,246 50,234 105,246 160,234 218,246'), 'hillFar'),
    house(far, 186, 256, 0.42, { roof: 'red' }),
    ground(pen.plane('middle'), points('-8,258 50,252 105,258 160,252 218,257'), 'meadow'),
  ]
}
