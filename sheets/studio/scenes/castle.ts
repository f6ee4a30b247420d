/** A castle with its drawbridge; a child with a crown has a dragon for a friend. */

import { CLOTH } from '../cast/inks.ts'
import { WAVE } from '../cast/poses.ts'
import { box, circle, ellipse, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { cloud, flower, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { backdrop, blades, meadow } from './ground.ts'
import type { Scene } from './scene.ts'

function tower(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  roof: 'red' | 'blue' | 'purple',
  flag: boolean,
  windowAt = 0.56,
): Drawing {
  const left = x - width / 2
  const merlon = width / 5
  return [
    flag
      ? [pen.line(`M${x} ${y - height - 24}v-14`, 1), pen.shape(`M${x} ${y - height - 38}l13 4l-13 5z`, 'yellow', 1)]
      : [],
    pen.shape(box(left, y - height, width, height), 'stone'),
    pen.shape(
      `M${left - 3} ${y - height}V${y - height - 9}h${merlon}v4h${merlon}v-4h${merlon}v4h${merlon}v-4h${merlon + 6}V${y - height}z`,
      'stone',
    ),
    pen.shape(`M${left - 1} ${y - height - 8}L${x} ${y - height - 26}L${left + width + 1} ${y - height - 8}z`, roof),
    pen.shape(`M${x - 4} ${y - height * windowAt}v-8a4 4 0 0 1 8 0v8z`, pen.isNight ? 'lit' : 'brownDark', 1),
  ]
}

/** A young dragon that sits and looks left, 62 mm high; a sad one weeps. */
export const dragon = (pen: Pen, x: number, y: number, scale: number, isSad = false): Drawing =>
  pen.at(x, y, scale, (pen) => [
    pen.shape('M33 -18L28 -28L41 -30L40 -16z', 'orange', 1.1),
    pen.shape('M12 -12C22 0 38 0 41 -12C42 -19 35 -22 33 -17C31 -11 23 -12 17 -22z', 'green'),
    pen.shape('M11 -28C14 -46 26 -58 42 -56C37 -51 38 -46 41 -42C35 -43 31 -40 32 -34C27 -37 22 -34 21 -28z', 'orange'),
    pen.line('M16 -30Q26 -44 37 -53M19 -29Q27 -36 32 -35', 0.9),
    pen.shape('M-15 -1C-20 -14 -16 -30 0 -32C16 -30 20 -14 15 -1z', 'green'),
    pen.shape('M-9 -1C-12 -13 -9 -26 0 -27C9 -26 12 -13 9 -1z', 'yellowPale', 1),
    pen.line('M-10.400 -9H10.400M-10 -16H10M-7 -22.500H7', 0.8),
    pen.shape('M-19 0C-20 -6 -4 -6 -3 0zM3 0C4 -6 20 -6 19 0z', 'green'),
    pen.line(
      'M-14.500 -0.500v-2M-11 -0.500v-2.400M-7.500 -0.500v-2M7.500 -0.500v-2M11 -0.500v-2.400M14.500 -0.500v-2',
      0.8,
    ),
    pen.shape('M8 -26C16 -25 17 -15 11 -12C7 -11 5 -15 8 -17C10 -18 9 -20 7 -21z', 'green', 1.1),
    pen.shape('M-9 -21C-18 -18 -25 -23 -27 -29C-28 -34 -22 -35 -20 -31C-18 -28 -15 -27 -10 -28z', 'green', 1.1),
    pen.shape('M4 -58L9 -67L13 -55zM10 -53L19 -57L17 -46zM13 -45L21 -44L14 -38z', 'orange', 1),
    pen.shape('M-8 -57L-10 -66L0 -59z', 'cream', 1),
    pen.shape(
      'M-26 -42C-28 -50 -20 -53 -14 -52C-12 -60 0 -63 8 -57C16 -51 15 -38 8 -33C2 -29 -8 -31 -14 -34C-20 -34 -25 -36 -26 -42z',
      'green',
    ),
    pen.shape(circle(-6, -49, 4.6), 'white', 1),
    pen.spot(-7, -48.6, 2.2),
    pen.spot(-6.2, -49.6, 0.7, 'white'),
    pen.spot(-22, -45.6, 0.9),
    pen.line(isSad ? 'M-22 -36.500Q-13 -41.500 -5 -36.500' : 'M-22 -37.600Q-12 -33.600 -5 -39', 1),
    isSad
      ? [
          pen.shape('M-8 -44q-3.400 5 0 6.400q3.400 -1.400 0 -6.400z', 'water', 0.8),
          pen.shape('M-11 -34q-3 4.600 0 5.800q3 -1.200 0 -5.800z', 'water', 0.8),
          pen.line('M-12 -55.500L-4 -57.500', 1.1),
        ]
      : [],
    pen.shade(ellipse(0, -41, 2.8, 1.8), 'blush', 0.7),
  ])

/** A ball to play with, about its foot. */
const ball = (pen: Pen, x: number, y: number, r: number): Drawing => [
  pen.shape(circle(x, y - r, r), 'red'),
  pen.clip(
    circle(x, y - r, r),
    pen.shape(
      `M${x - r} ${y - r * 1.4}Q${x} ${y - r * 0.8} ${x + r} ${y - r * 1.4}V${y - r * 0.7}Q${x} ${y - r * 0.1} ${x - r} ${y - r * 0.7}z`,
      'yellow',
      1,
    ),
  ),
  pen.shape(circle(x, y - r, r), null),
]

/** Courses of the castle's wall. */
const bricks = (pen: Pen): Drawing =>
  pen.line(
    [142, 151, 160, 169, 178]
      .map(
        (y, row) => `M70 ${y}H150${[0, 1, 2, 3, 4, 5].map((i) => `M${72 + i * 15 + (row % 2) * 7.5} ${y}v9`).join('')}`,
      )
      .join(''),
    0.6,
    'stoneDark',
  )

export const CASTLE: Scene = {
  id: 'castelo',
  name: 'no castelo',
  horizon: 170,
  front: 282,
  metre: 68,
  spots: {
    crowned: { at: [52, 272], width: 52, height: 96, on: 'ground' },
    dragon: { at: [138, 274], width: 96, height: 92, on: 'ground' },
  },
  shows: ['castle', 'dragon', 'crown', 'flag', 'criança', 'sun'],
  close: { x: 106, zoom: 1.03 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      stage.from('medio', () => sun(middle, 30, 82, 0.95, true)),
      cloud(far, 182, 106, 0.8),
      stage.from('medio', () => cloud(far, 66, 72, 0.6)),
      hill(far, points('-8,178 40,160 100,176 160,158 218,178'), 'hillFar'),
      stage.from('medio', () => [tree(middle, 24, 186, 1.5), tree(middle, 190, 184, 1.4, 'lime')]),
      stage.from('medio', () => tower(middle, 128, 186, 18, 92, 'purple', false, 0.74)),
      stage.from('medio', () => tower(middle, 92, 150, 20, 44, 'blue', false, 0.6)),
      middle.shape('M70 186V128h9v6h9v-6h9v6h9v-6h9v6h9v-6h9v6h9v-6h10V186z', 'stone'),
      middle.fine(() => middle.clip('M70 134H150V186H70z', bricks(middle))),
      stage.from('desafio', () =>
        middle.line(
          'M76 142h6M120 140h6M136 152h6M78 160h5M134 172h6M60 130h5M154 128h5M60 160h5M146 164h5',
          0.8,
          'stoneDark',
        ),
      ),
      tower(middle, 68, 186, 26, 74, 'red', true),
      tower(middle, 150, 186, 26, 74, 'red', true),
      middle.shape('M94 186V166a15 15 0 0 1 30 0V186z', 'brown', 1.1),
      stage.from('medio', () =>
        middle.line('M101.500 186V154M109 186V151M116.500 186V154M94 170H124', 0.8, 'brownDark'),
      ),
      meadow(middle, 188, 'turf'),
      pen.shape(
        'M-8 206C40 200 80 216 120 211C160 206 190 202 218 208V226C180 218 150 224 120 228C80 232 40 218 -8 224z',
        'water',
        1,
      ),
      middle.shape('M94 187H124L144 224H74z', 'wood', 1.1),
      stage.from('medio', () =>
        middle.line('M90.500 194H127.500M86.500 202H132M82 210H136.500M78 217H140.500', 0.8, 'brownDark'),
      ),
      meadow(pen, 228, 'meadow'),
      dragon(pen.plane('hero'), 138, 274, 1.36),
      ball(pen, 91, 282, 9),
      stage.person('crowned', 0, {
        pose: WAVE,
        extra: (near) => ({
          behind: near.shape('M-8,-37C-16,-28 -18,-14 -17,-4Q0,0 17,-4C18,-14 16,-28 8,-37Z', CLOTH.vermelho),
          top: [
            near.shape('M-10,-56L-13,-66L-6.6,-61.6L0,-69L6.6,-61.6L13,-66L10,-56Q0,-53.4 -10,-56Z', CLOTH.amarelo),
            near.detail(`M-2,-60a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z`, CLOTH.vermelho),
          ],
        }),
      }),
      stage.from('medio', () => [flower(pen, 92, 254, 1.1, 'red'), flower(pen, 22, 282, 1.3, 'yellow')]),
      stage.from('desafio', () => [
        flower(pen, 102, 248, 1, 'purple'),
        tuft(pen, 186, 281, 1),
        blades(pen, '20,244 84,240 104,256'),
      ]),
    ]
  },
}
