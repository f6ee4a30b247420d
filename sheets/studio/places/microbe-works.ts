/** Six rooms of one building in which microbes work for people. Each is drawn about the middle of its floor, 56 mm wide. */

import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { box, circle, ellipse, points, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bunting } from '../shapes/built.ts'
import { bowl } from '../shapes/rooms.ts'

/** Middles of the floors. */
export const ROOMS: readonly Spot[] = [
  [46, 129],
  [105, 129],
  [164, 129],
  [46, 194],
  [105, 194],
  [164, 194],
]
const ROOM = { width: 59, height: 62 }

const counter = (pen: Pen, fill: Fill = 'woodPale'): Drawing => [
  pen.shape(box(-25, -16, 50, 16), fill, 1),
  pen.line('M-8 -16V0M9 -16V0', 0.7),
  pen.shape(box(-27, -19, 54, 4, 1), 'wood', 1),
]

const loaf = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(`M${x - 7} ${y}Q${x - 9} ${y - 7} ${x} ${y - 7}Q${x + 9} ${y - 7} ${x + 7} ${y}z`, 'earth', 0.9),
  pen.line(`M${x - 3} ${y - 5.5}l2 3M${x + 1} ${y - 6}l2 3`, 0.7),
]

export const MICROBE_ROOMS: Readonly<Record<string, (pen: Pen, who: CastName) => Drawing>> = {
  pão: (pen) => [
    pen.shape('M-26 0V-24Q-26 -38 -12 -38Q2 -38 2 -24V0z', 'copper', 1),
    pen.line('M-26 -14H-20M-4 -14H2M-25 -26l5 2M1 -26l-5 2M-12 -38v5', 0.6),
    pen.shape('M-20 -4V-18Q-20 -26 -12 -26Q-4 -26 -4 -18V-4z', 'brownDark', 0.9),
    loaf(pen, -12, -6),
    pen.shape(box(4, -14, 23, 14), 'woodPale', 1),
    pen.shape(box(3, -17, 25, 3.6, 1), 'wood', 0.9),
    pen.at(15, -17, 0.62, (own) => [
      own.shape('M-13 -12C-14 -24 13 -26 13 -12z', 'cream', 0.9),
      own.line('M-5 -17q2 -1 3 0M3 -18q2 -1 3 0', 0.7),
      own.shape('M-14 -12.500Q-12 0 -5 0H5Q12 0 14 -12.500z', 'teal', 1),
    ]),
  ],
  iogurte: (pen, who) => [
    person(pen, who, 3, 0, 0.66, { pose: { expr: 'alegre', hide: ['legL', 'legR'] } }),
    counter(pen, 'bluePale'),
    pen.shape('M-23 -19V-34Q-23 -37 -20 -37H-18V-41H-12V-37H-10Q-7 -37 -7 -34V-19z', 'stone', 1),
    pen.line('M-23 -31H-7', 0.7),
    pen.text(-15, -23.5, 'leite', 4.4),
    [15, 23].map((x) => [
      pen.shape(`M${x - 4} -31H${x + 4}L${x + 3} -19H${x - 3}z`, 'pinkPale', 0.9),
      pen.shape(`M${x - 4.6} -31Q${x - 3} -35 ${x} -34Q${x + 3} -36 ${x + 4.6} -31z`, 'white', 0.8),
    ]),
    pen.rope('M16 -33L19 -40', 1.3, 'metal', 0.6),
  ],
  'queijo azul': (pen) => [
    pen.shape(box(-26, -22, 52, 3, 0.6) + box(-26, -3, 52, 3, 0.6), 'wood', 0.9),
    pen.rope('M-24 -40V0M24 -40V0', 2, 'wood', 0.8),
    pen.shape('M-19 -22V-31Q-8 -35 3 -31V-22z', 'cream', 0.9),
    pen.shape(ellipse(-8, -31, 11, 3), 'cream', 0.8),
    pen.shape('M7 -22V-30L20 -33V-22z', 'cream', 0.9),
    pen.line('M9 -26q2 -2 4 0M14 -29q2 -1 4 0M15 -24q1 -2 3 -1', 1.1, 'blueDark'),
    pen.shape('M-20 -3V-13Q-10 -17 0 -13V-3z', 'cream', 0.9),
    pen.line('M-17 -8q2 -2 4 0M-10 -11q2 -2 4 0M-9 -6q2 -2 4 0', 1.1, 'blueDark'),
    pen.shape('M5 -3V-12Q13 -16 21 -12V-3z', 'cream', 0.9),
    pen.line('M8 -7q2 -2 4 0M14 -10q2 -2 4 0M15 -6q1 -1 3 0', 1.1, 'blueDark'),
  ],
  etanol: (pen) => [
    pen.rope('M-22 0V-36M-18 0V-38', 2, 'lime', 0.7),
    pen.line('M-23.500 -10h3M-23.500 -20h3M-23.500 -30h3M-19.500 -14h3M-19.500 -26h3', 0.7),
    pen.shape('M-22 -36q-5 -1 -5 4q4.500 0 5 -4zM-18 -38q6 -4 8 0q-5 2 -8 0z', 'leaf', 0.7),
    pen.shape('M-12 0V-30Q-12 -36 -3 -36Q6 -36 6 -30V0z', 'stone', 1),
    pen.shape('M-9.500 -2V-20H3.500V-2z', 'yellowPale', 0.8),
    points('-6,-6 -1,-9 -6,-13 0,-15 -3,-5').map(([x, y]) => pen.shape(circle(x, y, 1.3), 'white', 0.6)),
    pen.rope('M6 -8H11', 2, 'metal', 0.7),
    pen.shape(box(11, -30, 14, 30, 1.4), 'green', 1),
    pen.shape(box(13, -27, 10, 7, 0.8), 'white', 0.8),
    pen.shape(
      'M18 -17c2 2.600 3.400 4.200 3.400 6a3.400 3.400 0 0 1 -6.800 0c0 -1.800 1.400 -3.400 3.400 -6z',
      'yellow',
      0.7,
    ),
    pen.line('M25 -24q4 3 2 10q-1 3 1 5', 1.2),
  ],
  penicilina: (pen, who) => [
    person(pen, who, 1, -4, 0.66, { pose: { expr: 'lendo', hide: ['legL', 'legR'] } }),
    counter(pen, 'foam'),
    pen.at(-16, -19, 1, (own) => [
      own.shape(box(-8, -3, 16, 3, 1), 'greyDark', 0.8),
      own.rope('M5 -3Q9 -12 2 -17', 2.4, 'grey', 0.8),
      own.at(
        -1,
        -13,
        1,
        (p) => [p.shape(box(-2.2, -8, 4.4, 13, 1), 'metal', 0.9), p.shape(box(-3, -10, 6, 3, 1), 'greyDark', 0.7)],
        { turn: 20 },
      ),
      own.shape(box(-7, -6, 9, 1.8, 0.5), 'metal', 0.7),
    ]),
    pen.shape(ellipse(4, -20.6, 8, 2), 'foam', 0.9),
    pen.shape(ellipse(2, -21, 3, 1) + ellipse(7, -20.4, 1.8, 0.8), 'teal', 0.6),
    pen.shape(box(15, -31, 10, 12, 1.2), 'orange', 0.9),
    pen.shape(box(14, -34, 12, 3.6, 0.8), 'white', 0.8),
    pen.shape(box(15, -28, 10, 5), 'white', 0.6),
    pen.line('M20 -27.200v3.400M18.300 -25.500h3.400', 1, 'red'),
  ],
  vinagre: (pen) => [
    pen.at(-13, 0, 1, (own) => [
      own.shape('M-10 -3Q-15 -16 -10 -30H10Q15 -16 10 -3z', 'wood', 1),
      own.line('M-12 -24H12M-13 -10H13M-4 -30Q-6 -16 -4 -3M4 -30Q6 -16 4 -3', 0.7),
      own.shape(box(-9, -3, 18, 3, 0.6), 'woodDark', 0.8),
      own.shape(box(-8, -21.5, 16, 8, 1), 'white', 0.7),
      own.text(0, -16, 'vinho', 4),
    ]),
    pen.shape(box(4, -14, 23, 14), 'woodPale', 1),
    pen.shape(box(3, -17, 25, 3.6, 1), 'wood', 0.9),
    pen.shape('M7 -17V-27L8.500 -30V-34H11.500V-30L13 -27V-17z', 'redPale', 0.9),
    pen.shape(box(8.2, -36.5, 3.6, 2.6, 0.5), 'brown', 0.6),
    bowl(pen, 20.5, -17, 0.4, 'yellow'),
    pen.shape(circle(18, -22.5, 1.8) + circle(21, -23, 1.8) + circle(23.5, -22.5, 1.6), 'leaf', 0.6),
  ],
}

export function microbeWorks(pen: Pen, place: 'escola' | 'bairro'): Drawing {
  const far = pen.plane('middle')
  const walls: readonly Fill[] =
    place === 'escola'
      ? ['yellowPale', 'foam', 'pinkPale', 'bluePale', 'cream', 'redPale']
      : ['redPale', 'cream', 'bluePale', 'pinkPale', 'yellowPale', 'foam']
  return [
    pen.shape(box(0, 0, 214, 220), place === 'escola' ? 'sky' : 'skyLow', null),
    pen.shape('M-6 196H220V292H-6z', 'meadow', 0.9),
    far.shape('M13.500 68L26 56H184L196.500 68z', place === 'escola' ? 'orange' : 'teal', 1),
    ROOMS.map(([x, y], i) => [
      pen.shape(box(x - ROOM.width / 2, y - ROOM.height, ROOM.width, ROOM.height), walls[i] ?? 'cream', 1.1),
      pen.shape(box(x - ROOM.width / 2, y, ROOM.width, 3.2), 'wood', 0.9),
    ]),
    place === 'escola'
      ? bunting(pen, [16, 59], [194, 59], 1.5, ['red', 'yellow', 'green', 'blue'], { size: 5, gap: 3 })
      : [],
  ]
}
