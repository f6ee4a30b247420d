/** A school yard, or a street with a health post: six spots where a disease may pass from one to another. */

import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { HOLD } from '../cast/poses.ts'
import { box, circle, ellipse, points, poly, type Spot } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { house, school } from '../shapes/built.ts'
import { aedes } from '../shapes/life-stages.ts'
import { clinic } from '../shapes/map-places.ts'
import { bush, cloud, sun, tree } from '../shapes/nature.ts'
import { dog } from '../shapes/pets.ts'

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

/** A round glass that shows large what is small, its point at the small thing. */
const lens = (pen: Pen, [x, y]: Spot, [toX, toY]: Spot): Drawing => {
  const [dx, dy]: Spot = Math.abs(toX - x) > Math.abs(toY - y) ? [0, 6] : [6, 0]
  return [
    pen.shape(
      poly([
        [x - dx, y - dy],
        [toX, toY],
        [x + dx, y + dy],
      ]),
      'white',
      0.7,
    ),
    pen.shape(circle(x, y, 13), 'white', 0.9),
  ]
}

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
    lens(pen, [12, -29], [11, -9]),
    pen.at(11, -22, 0.6, aedes),
  ],
  conjuntivite: (pen, one, other) => [
    person(pen, one, -13, 0, CHILD, {
      pose: { expr: 'incomodado', armR: { at: [6, -38], z: 'front', dir: 30, hand: 'fist' } },
    }),
    person(pen, other, 15, 0, CHILD, { pose: HOLD }),
    pen.shape('M5 -19H22V-6H5z', 'pinkPale', 0.9),
    pen.line('M5 -16.500H22M5 -8.500H22', 0.8, 'red'),
    pen.line('M-2.500 -28l3.500 -2M-2 -24.500h4', 0.9, 'red'),
  ],
  giardíase: (pen, one) => [
    pen.shape('M5 -11H21L19.500 0H6.500z', 'blue', 0.9),
    pen.shape(ellipse(13, -11, 8, 2.2), 'water', 0.8),
    points('9,-11 13,-10.400 16,-11.400').map(([x, y]) => pen.spot(x, y, 0.6)),
    pen.rope('M25 0V-26Q25 -31 20 -31H15Q13 -31 13 -28V-25', 2.6, 'metal', 0.8),
    pen.rope('M19 -31V-35M16 -35.500H22', 1.6, 'metal', 0.7),
    pen.line('M13 -24V-13', 1.4, 'waterLine'),
    person(pen, one, -12, 0, CHILD, { pose: { ...HOLD, turn: 20 } }),
    pen.shape('M-11.500 -19.500H-4.500L-5.500 -12H-10.500z', 'bluePale', 0.8),
    points('-9.500,-16 -7.500,-14 -6.500,-17').map(([x, y]) => pen.spot(x, y, 0.5)),
  ],
  salmonelose: (pen, one) => [
    person(pen, one, -12, 0, CHILD, { pose: { ...HOLD, expr: 'incomodado' } }),
    pen.rope('M4 -13V0M24 -13V0', 2, 'wood', 0.8),
    pen.shape(box(0, -16, 28, 3.6, 1), 'wood', 1),
    pen.shape(ellipse(14, -17.4, 11, 2.6), 'white', 0.9),
    pen.shape(
      'M6.500 -18Q8 -21 13 -20.500T21 -19.500Q23 -17 19 -16.500T9 -16.500Q5.500 -16.500 6.500 -18z',
      'cream',
      0.8,
    ),
    pen.shape('M10 -18.500Q14 -24 18 -18.500Q14 -16.500 10 -18.500z', 'orange', 0.8),
  ],
  cárie: (pen, one) => [
    lens(pen, [15, -27], [-7, -24]),
    person(pen, one, -13, 0, CHILD, {
      pose: { expr: 'triste', armL: { at: [-5, -26], z: 'front', dir: 150, hand: 'fist' } },
    }),
    pen.rope('M-16.500 -14V-22', 1.2, 'white', 0.6),
    pen.shape(circle(-16.5, -25, 3.6), 'red', 0.8),
    pen.shape(
      'M7 -31Q6 -37 11 -36.500Q15 -35 19 -36.500Q24 -37 23 -31Q22.500 -27 21.500 -22Q20 -16 18.500 -22Q17.500 -25 15 -25Q12.500 -25 11.500 -22Q10 -16 8.500 -22Q7.500 -27 7 -31z',
      'white',
      0.9,
    ),
    pen.shape('M12 -36Q13 -32 16 -31.500Q18.500 -32 18.500 -36Q15 -35 12 -36z', 'brownDark', 0.7),
  ],
  micose: (pen, one) => [
    pen.shape(ellipse(-2, -1.5, 20, 4), 'water', 0.9),
    pen.rope('M24 0V-35Q24 -38 21 -38H10Q7 -38 7 -36V-34', 2.2, 'metal', 0.8),
    pen.shape('M2 -31Q2 -34.500 7 -34.500T12 -31z', 'metal', 0.9),
    pen.line(
      'M3.500 -28.500l-1 3M7 -28.500v3M10.500 -28.500l1 3M2 -22.500l-1 3M7 -22.500v3M12 -22.500l1 3M1 -16.500l-1 3M7 -16.500v3M13 -16.500l1 3',
      0.9,
      'waterLine',
    ),
    person(pen, one, -12, -1, CHILD, { pose: { expr: 'incomodado', barefoot: true } }),
    pen.line('M-5 -5l4 -2M-5 -2.500h4', 0.9, 'red'),
  ],
  raiva: (pen, one) => [
    person(pen, one, -13, 0, CHILD, {
      pose: { expr: 'receio', turn: 24, armR: { at: [12, -22], dir: 80, z: 'front' } },
    }),
    dog(pen, 15, 0, 0.86, 'tan'),
    pen.line('M1 -16l4 -2M1 -13h4', 0.9, 'red'),
  ],
  tétano: (pen, one) => [
    person(pen, one, -10, 0, CHILD, { pose: { expr: 'aperto', barefoot: true, legR: { at: [7, -7] } } }),
    pen.at(13, 0, 1, (own) => [
      own.shape('M-15 -3H15L13 0H-17z', 'wood', 0.9),
      [-9, 0, 9].map((x) => own.shape(`M${x - 1.2} -3L${x} -11L${x + 1.2} -3z`, 'metal', 0.7)),
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
    place === 'bairro'
      ? [pen.shape(box(-6, 94, 226, 15), 'grey', 0.9), pen.line('M-4 101.500H218', 1.1, 'white', [8, 6])]
      : [],
    pen.line('M-6 148H220', 0.7, 'stoneDark'),
  ]
}
