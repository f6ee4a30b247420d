/** Things that fill an easy shape, and pictures on medals; about their middle. */
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { BEHIND_TABLE } from '../../studio/cast/poses.ts'
import { bust } from '../../studio/cast/showing.ts'
import { box, circle, ellipse, heart, star } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { eyes, flowerHead, sun } from '../../studio/shapes/nature.ts'
import { bubbles, coral, fish, seaweed } from '../../studio/shapes/sea.ts'

interface FilledShape {
  readonly name: string
  /** Shape as `sheets/scene/shapes.ts` names it. */
  readonly shape: string
  readonly fill: Fill
  /** The thing on a shape of 100 mm, cut off at its edge. */
  readonly inside: (pen: Pen, who: CastName) => Drawing
}

const slices = Array.from({ length: 10 }, (_, i) => i * 36)

/** Easy shapes to cut out, large: each is a thing with that outline. */
export const FILLED: readonly FilledShape[] = [
  {
    name: 'laranja',
    shape: 'circulo',
    fill: 'orange',
    inside: (pen) => [
      pen.shape(circle(0, 0, 44), 'cream', 1),
      slices.map((turn) =>
        pen.at(0, 0, 1, (p) => p.shape('M0 -5L-9.500 -32Q-8 -39.500 0 -40.500Q8 -39.500 9.500 -32z', 'orange', 0.9), {
          turn,
        }),
      ),
    ],
  },
  {
    name: 'bola',
    shape: 'circulo',
    fill: 'white',
    inside: (pen) => [
      (['red', 'yellow', 'blue'] as const).map((fill, i) =>
        pen.at(0, 0, 1, (p) => p.shape('M0 0C14 -14 16 -34 10 -56H56L60 -8C40 -2 18 -2 0 0z', fill, 1), {
          turn: i * 120,
        }),
      ),
      pen.shape(circle(0, 0, 8), 'white', 1),
    ],
  },
  {
    name: 'presente',
    shape: 'quadrado',
    fill: 'bluePale',
    inside: (pen) => [
      [-28, 28].flatMap((x) => [-28, 28].map((y) => pen.shape(star(x, y, 8), 'yellow', 0.9))),
      pen.shape(box(-7, -50, 14, 100), 'red', 1),
      pen.shape(box(-50, -7, 100, 14), 'red', 1),
      pen.shape('M0 0C-12 -26 -36 -22 -30 -8C-26 0 -10 2 0 0zM0 0C12 -26 36 -22 30 -8C26 0 10 2 0 0z', 'redPale', 1),
      pen.shape(circle(0, 0, 7), 'red', 1),
    ],
  },
  {
    name: 'janela',
    shape: 'quadrado',
    fill: 'wood',
    inside: (pen, who) => [
      pen.shape(box(-37, -37, 74, 74, 2), 'sky', 1),
      sun(pen, 24, -24, 0.4),
      pen.clip(box(-37, -37, 74, 74, 2), person(pen, who, 0, 54, 1.25, { pose: BEHIND_TABLE })),
      pen.shape(box(-44, 30, 88, 8, 2), 'woodPale', 1),
      [-24, 0, 24].map((x, i) => flowerHead(pen, x, 30, 5.6, i % 2 ? 'yellow' : 'pink', i % 2 ? 'orange' : 'yellow')),
    ],
  },
  {
    name: 'barraca',
    shape: 'triangulo',
    fill: 'orange',
    inside: (pen, who) => [
      pen.shape('M-60 46L-30 46L0 -50L-6 -50z', 'yellow', 1),
      pen.shape('M60 46L30 46L0 -50L6 -50z', 'yellow', 1),
      pen.shape('M0 -18L-22 46H22z', 'brownDark', 1),
      pen.clip(
        'M0 -18L-22 46H22z',
        pen.at(0, 66, 1, (p) => bust(p, who, 'alegre')),
      ),
    ],
  },
  {
    name: 'melancia',
    shape: 'triangulo',
    fill: 'red',
    inside: (pen) => [
      pen.shape(box(-60, 30, 120, 30), 'green', 1),
      pen.shape(box(-60, 24, 120, 7), 'cream', 1),
      [
        [0, -18],
        [-10, 0],
        [10, 0],
        [-20, 15],
        [0, 14],
        [20, 15],
      ].map(([x = 0, y = 0]) => pen.solid(ellipse(x, y, 1.8, 2.8))),
    ],
  },
  {
    name: 'aquário',
    shape: 'retangulo',
    fill: 'water',
    inside: (pen) => [
      pen.shape(box(-60, -40, 120, 20), 'white', 1),
      pen.shape(box(-60, 20, 120, 30), 'sand', 1),
      seaweed(pen, -40, 24, 0.7),
      seaweed(pen, 42, 24, 0.8, 'lime'),
      coral(pen, 26, 24, 0.5),
      fish(pen, -14, 4, 1, 'orange', 'white'),
      fish(pen, 18, -6, 0.6, 'yellow', 'blue', { flip: true }),
      bubbles(pen, [
        [-34, -8, 2],
        [-32, -14, 1.4],
        [34, 4, 1.6],
      ]),
    ],
  },
  {
    name: 'ônibus',
    shape: 'retangulo',
    fill: 'yellow',
    inside: (pen, who) => [
      pen.shape(box(-60, 12, 120, 5), 'orange', 0.9),
      [-38, -16, 6].map((x, i) => [
        pen.shape(box(x - 9, -20, 18, 24, 3), 'sky', 1),
        i === 1
          ? pen.clip(
              box(x - 9, -20, 18, 24, 3),
              pen.at(x, 22, 0.62, (p) => bust(p, who, 'alegre')),
            )
          : [],
      ]),
      pen.shape(box(20, -20, 15, 40, 2), 'bluePale', 1),
      pen.line('M27.500 -20V20', 0.8),
      pen.shape(box(39, -20, 14, 22, 3), 'sky', 1),
      [-28, 8].map((x) => [pen.shape(circle(x, 24, 9), 'greyDark', 1), pen.shape(circle(x, 24, 4), 'greyPale', 0.8)]),
    ],
  },
]

interface Medal {
  readonly name: string
  readonly draw: (pen: Pen) => Drawing
}

const cup = (pen: Pen): Drawing => [
  pen.line('M-8 -10C-17 -10 -15 1 -6 1M8 -10C17 -10 15 1 6 1', 1.6),
  pen.shape('M-9 -13H9C9 -1 6 5 0 5C-6 5 -9 -1 -9 -13z', 'yellow'),
  pen.shape('M-2 5H2V10H7V14H-7V10H-2z', 'wood', 0.9),
]

export const MEDALS: readonly Medal[] = [
  { name: 'estrela', draw: (pen) => pen.shape(star(0, 0, 15), 'yellow') },
  { name: 'coração', draw: (pen) => pen.shape(heart(0, 0, 13), 'red') },
  { name: 'troféu', draw: cup },
  { name: 'sol', draw: (pen) => sun(pen, 0, 0, 0.8, true) },
  { name: 'flor', draw: (pen) => flowerHead(pen, 0, 0, 14, 'pink') },
  {
    name: 'livro',
    draw: (pen) => [
      pen.shape('M0 10C-5 6 -12 6 -16 8V-10C-12 -12 -5 -12 0 -8C5 -12 12 -12 16 -10V8C12 6 5 6 0 10z', 'bluePale'),
      pen.line('M0 -8V10M-12 -5q4 -1 8 1M-12 0q4 -1 8 1M12 -5q-4 -1 -8 1M12 0q-4 -1 -8 1', 0.8),
    ],
  },
  {
    name: 'sorriso',
    draw: (pen) => [
      pen.shape(circle(0, 0, 14), 'sun'),
      eyes(pen, 5, -3, 1.7),
      pen.line('M-6.500 4q6.500 6.500 13 0', 1.1),
    ],
  },
  {
    name: 'lápis',
    draw: (pen) =>
      pen.at(
        0,
        0,
        1,
        (p) => [
          p.shape('M-4 -15H4V8L0 16L-4 8z', 'orange'),
          p.shape('M-4 -15H4V-10H-4z', 'pink', 0.9),
          p.shape('M-4 8H4L0 16z', 'cream', 0.9),
        ],
        { turn: 32 },
      ),
  },
]
