/** A school yard, or a street with a health post: six spots where a disease may pass from one to another. */

import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { HOLD } from '../cast/poses.ts'
import { box, circle, ellipse, points, type Spot } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { house, school } from '../shapes/built.ts'
import { aedes } from '../shapes/life-stages.ts'
import { clinic } from '../shapes/map-places.ts'
import { bush, cloud, sun, tree } from '../shapes/nature.ts'

/** Middles of the feet of the six. */
export const SPOTS: readonly Spot[] = [
  [42, 133],
  [105, 133],
  [168, 133],
  [42, 189],
  [105, 189],
  [168, 189],
]
const CHILD = 0.62

/** A spot is drawn about its foot, 54 mm wide and 44 high, with two children who may be in it. */
export const RISKS: Readonly<Record<string, (pen: Pen, one: CastName, other: CastName) => Drawing>> = {
  gripe: (pen, one, other) => [
    person(pen, one, -15, 0, CHILD, { pose: { turn: 32, expr: 'soprar', lean: 6 } }),
    person(pen, other, 20, 0, CHILD, { pose: { turn: -30, expr: 'receio' } }),
    points('-2,-26 1,-29 1.500,-23.500 4.500,-27 4,-21').map(([x, y]) => pen.shape(circle(x, y, 1), 'water', 0.6)),
  ],
  dengue: (pen, one) => [
    person(pen, one, -14, -1, CHILD, { pose: { expr: 'receio' } }),
    pen.shape('M-4 -8V-3A15 5 0 0 0 26 -3V-8z', 'greyDark', 1),
    pen.shape(ellipse(11, -8, 15, 5.4), 'grey', 1),
    pen.shape(ellipse(11, -8, 9.5, 3.2), 'water', 0.9),
    pen.line('M6 -8q2 -1.400 4 0M11 -6.800q2 -1.400 4 0', 0.6, 'waterLine'),
    pen.at(12, -20, 0.66, aedes),
  ],
  conjuntivite: (pen, one, other) => [
    person(pen, one, -13, 0, CHILD, {
      pose: { expr: 'incomodado', armR: { at: [6, -38], z: 'front', dir: 30, hand: 'fist' } },
    }),
    person(pen, other, 15, 0, CHILD, { pose: HOLD }),
    pen.shape('M5 -19H22V-6H5z', 'pinkPale', 0.9),
    pen.line('M5 -16.500H22M5 -8.500H22', 0.8, 'red'),
    pen.line('M-9 -35l4 -2M-8.500 -33h5', 0.9, 'red'),
  ],
  giardíase: (pen, one) => [
    pen.shape(ellipse(10, -3, 18, 5), 'water', 0.9),
    pen.line('M0 -3q2.500 -1.600 5 0M10 -1.500q2.500 -1.600 5 0M18 -4q2.500 -1.600 5 0', 0.6, 'waterLine'),
    points('3,-5 9,-4.500 15,-5.500 20,-2').map(([x, y]) => pen.spot(x, y, 0.6)),
    person(pen, one, -12, 0, CHILD, { pose: { ...HOLD, turn: 20 } }),
    pen.shape('M-11.500 -19.500H-4.500L-5.500 -12H-10.500z', 'bluePale', 0.8),
    points('-9.500,-16 -7.500,-14 -6.500,-17').map(([x, y]) => pen.spot(x, y, 0.5)),
    pen.rope('M18 -7V-22', 1.6, 'wood', 0.7),
    pen.shape(box(8, -31, 20, 9, 1), 'woodPale', 0.9),
    pen.text(18, -24.6, 'RIACHO', 3.8),
  ],
  tétano: (pen, one) => [
    person(pen, one, -10, 0, CHILD, { pose: { expr: 'aperto', barefoot: true, legR: { at: [7, -7] } } }),
    pen.at(13, 0, 1, (own) => [
      own.shape('M-15 -3H15L13 0H-17z', 'wood', 0.9),
      [-9, 0, 9].map((x) => [
        own.line(`M${x} -3V-9`, 1.3, 'brown'),
        own.line(`M${x - 1.6} -9.400h3.200`, 1.2, 'brown'),
      ]),
    ]),
    pen.line('M-2 -9l4 -3M-1 -6h4', 0.9, 'red'),
  ],
  leptospirose: (pen, one) => [
    pen.shape(ellipse(2, -4, 29, 7), 'water', 0.9),
    person(pen, one, -12, -1, CHILD, { pose: { expr: 'receio' } }),
    pen.at(14, -5, 1, (own) => [
      own.line('M9 -2Q16 -1 14 -8', 1.3, 'pink'),
      own.shape('M-10 -2Q-9 -6 -4 -7Q4 -10 9 -4Q10 0 6 0H-6Q-10 0 -10 -2z', 'grey', 0.9),
      own.shape(circle(-3.6, -7.4, 1.9), 'pinkPale', 0.7),
      own.spot(-7, -4, 0.6),
      own.line('M-10 -2l-3 -1M-10 -1.500l-3 0.600', 0.6),
    ]),
    // In front of legs and rat, so that both are in the water.
    pen.shape('M-27 -4Q-20 -6 -13 -4.500T1 -4.500T15 -4.500T31 -4A29 7 0 0 1 -27 -4z', 'water', 0.8),
    pen.line('M-18 -1.500q2.500 -1.600 5 0M-3 0q2.500 -1.600 5 0M13 -1.500q2.500 -1.600 5 0', 0.6, 'waterLine'),
  ],
}

export function healthYard(pen: Pen, place: 'escola' | 'bairro'): Drawing {
  const far = pen.plane('middle')
  return [
    pen.shape(box(0, 0, 214, 110), 'sky', null),
    cloud(far, 30, 66, 0.8),
    sun(far, 186, 64, 0.5),
    pen.shape(box(-6, 92, 226, 200), place === 'escola' ? 'path' : 'greyPale', 0.9),
    place === 'escola'
      ? [school(far, 105, 92, 0.46), tree(far, 34, 95, 0.9), tree(far, 178, 95, 0.95), bush(far, 58, 94, 0.5)]
      : [
          far.at(105, 94, 0.96, clinic),
          house(far, 40, 94, 0.9),
          house(far, 172, 94, 0.9, { wall: 'yellowPale', roof: 'red', door: 'blue' }),
          tree(far, 68, 95, 0.7),
          tree(far, 142, 95, 0.75, 'lime'),
        ],
    pen.line('M-6 148H220', 0.7, 'stoneDark', place === 'escola' ? undefined : [7, 5]),
  ]
}
