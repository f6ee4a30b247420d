/** Easter in the garden: a rabbit and a child paint one giant egg. */
import { CLOTH } from '../cast/inks.ts'
import { circle, ellipse, heart, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { cloud, flowerHead, hill, sun, tree } from '../shapes/nature.ts'
import { butterfly, rabbit } from '../shapes/pets.ts'
import { fence } from '../shapes/plants.ts'
import { backdrop, lawn } from './ground.ts'
import type { Scene } from './scene.ts'

const EGG = 'M106 70C146 70 170 128 170 172C170 222 142 250 106 250C70 250 42 222 42 172C42 128 66 70 106 70z'
const arc = (y: number) => `M20 ${y - 8}Q106 ${y + 10} 192 ${y - 8}`
/** Height at x of the band that begins at y. */
const onArc = (y: number, x: number) => y - 8 + 36 * ((x - 20) / 172) * (1 - (x - 20) / 172)

/** A few large things in wide bands. */
const wideBands = (pen: Pen, rich: boolean): Drawing => [
  pen.shape('M20 60H192V96Q106 118 20 96z', 'pinkPale', 1.2),
  pen.line(arc(136), 1.3),
  points('62,122 84,126 106,127.500 128,126 150,122').map(([x, y], i) =>
    pen.shape(circle(x, y, 7), i % 2 ? 'yellow' : 'teal'),
  ),
  pen.line(arc(172), 1.3),
  rich
    ? points('54,152 80,157 106,159 132,157 158,152').map(([x, y], i) =>
        pen.shape(heart(x, y, 6), i % 2 ? 'red' : 'purple'),
      )
    : pen.shape(heart(106, 156, 11), 'red'),
  pen.line(arc(208), 1.3),
  rich
    ? points('58,190 82,195 106,197 130,195 154,190').map(([x, y]) =>
        pen.shape(`M${x - 8} ${y + 7}H${x + 8}L${x} ${y - 8}z`, 'orange'),
      )
    : [],
]

const along = (step: number, draw: (x: number, i: number) => Drawing): Drawing =>
  Array.from({ length: Math.floor(140 / step) + 1 }, (_, i) => draw(106 + (i - Math.floor(140 / step) / 2) * step, i))

const [FIRST, HEIGHT] = [96, 23]
const PATTERNS: readonly ((pen: Pen, y: number) => Drawing)[] = [
  (pen, y) =>
    along(14, (x, i) => {
      const [top, foot] = [onArc(y, x) + 1, onArc(y + HEIGHT, x) - 1]
      return pen.shape(
        i % 2 ? `M${x - 14} ${top}H${x + 14}L${x} ${foot}z` : `M${x - 14} ${foot}H${x + 14}L${x} ${top}z`,
        i % 2 ? 'orange' : 'yellow',
        1,
      )
    }),
  (pen, y) =>
    along(18, (x) => [
      pen.shape(circle(x, onArc(y, x) + HEIGHT / 2, 8), 'teal', 1),
      pen.shape(circle(x, onArc(y, x) + HEIGHT / 2, 3.6), 'white', 0.9),
    ]),
  (pen, y) =>
    along(13, (x, i) =>
      i % 2
        ? pen.shape(circle(x, onArc(y, x) + HEIGHT / 2, 3), 'yellow', 1)
        : pen.shape(heart(x, onArc(y, x) + HEIGHT / 2, 6), 'red', 1),
    ),
  (pen, y) =>
    along(20, (x) => {
      const middle = onArc(y, x) + HEIGHT / 2
      return [
        pen.shape(`M${x - 10} ${middle}L${x} ${middle - 9}L${x + 10} ${middle}L${x} ${middle + 9}z`, 'purple', 1),
        pen.shape(circle(x, middle, 3), 'white', 0.9),
      ]
    }),
  (pen, y) => along(20, (x) => flowerHead(pen, x, onArc(y, x) + HEIGHT / 2, 8, 'pink')),
  (pen, y) => along(16, (x) => pen.shape(`M${x - 8} ${onArc(y, x)}a8 9 0 0 0 16 0z`, 'green', 1)),
]

/** Narrow bands full of shapes, for patterns. */
const narrowBands = (pen: Pen): Drawing => [
  flowerHead(pen, 106, 84, 9, 'yellow'),
  PATTERNS.map((pattern, i) => [pattern(pen, FIRST + i * HEIGHT), pen.line(arc(FIRST + i * HEIGHT), 1.3)]),
]

export const EASTER: Scene = {
  id: 'pascoa',
  name: 'no jardim da Páscoa',
  horizon: 60,
  front: 288,
  metre: 72,
  spots: {
    painter: { at: [180, 276], width: 44, height: 92, on: 'ground' },
    rabbit: { at: [36, 278], width: 54, height: 84, on: 'ground' },
    egg: { at: [106, 252], width: 84, height: 186, on: 'ground' },
  },
  shows: ['egg', 'rabbit', 'criança', 'flower', 'cerca', 'sun', 'tree'],
  close: { x: 106, zoom: 1.06 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    const rich = stage.level !== 'facil'
    return [
      backdrop(pen, 'sky'),
      sun(middle, 30, 84, 0.95, true),
      cloud(far, 180, 84, 1),
      stage.from('desafio', () => cloud(far, 30, 132, 0.7)),
      hill(far, points('-8,176 50,158 110,172 165,156 218,174'), 'hillFar'),
      stage.from('medio', () => [tree(middle, 20, 202, 1.7), tree(middle, 194, 202, 1.6, 'lime')]),
      hill(middle, points('-8,199 45,193 105,198 165,193 218,198'), 'meadow'),
      stage.from('medio', () => fence(middle, 8, 204, 218, 24)),
      lawn(pen, points('-8,231 45,225 105,230 165,225 218,230'), 'grass'),
      pen.plane('hero').shape(EGG, 'cream'),
      pen.clip(EGG, stage.level === 'desafio' ? narrowBands(pen) : wideBands(pen, rich)),
      pen.plane('hero').shape(EGG, null),
      pen.shape(
        'M52 246C46 240 56 236 64 240C68 234 80 236 82 242C90 236 98 238 102 244C108 239 118 239 122 244C128 238 140 237 144 242C150 236 160 238 162 243C176 256 146 270 106 270C66 270 40 258 52 246z',
        'straw',
      ),
      stage.from('medio', () =>
        pen.line(
          'M52 250q12 8 26 7M60 260q16 6 30 4M84 252q10 8 26 8M100 266q16 2 32 -3M118 252q8 6 22 4M134 262q12 -2 20 -8M70 248l10 16M104 250l8 16M140 248l-8 14',
          0.9,
          'strawDark',
        ),
      ),
      rabbit(pen, 36, 280, 1.6, 'blue'),
      stage.person('painter', 0, {
        pose: {
          turn: -32,
          expr: 'alegre',
          armL: { at: [-14, -38], hand: 'fist', dir: -120, z: 'front', thumb: 1 },
          armR: { at: [9, -24], dir: -30, hand: 'fist' },
        },
        extra: (near) => ({
          head: [
            near.rope('M-8,-33L-22,-43', CLOTH.madeira, 1.6),
            near.shape('M-21,-41L-19.500,-44.500Q-24,-49 -28,-48Q-26,-43 -21,-41Z', CLOTH.agua),
          ],
        }),
      }),
      stage.from('medio', () =>
        (
          [
            [80, 'pink'],
            [104, 'yellow'],
            [128, 'teal'],
          ] as const
        ).map(([x, fill]) =>
          pen.at(x, 280, 1, (pen) => [
            pen.shape('M-9 -15V-3C-9 1 9 1 9 -3V-15z', 'white'),
            pen.shape(ellipse(0, -15, 9, 2.6), fill, 1),
            pen.shape(
              'M-5 -14.500C-5 -8 -4 -5 -2.500 -5C-1 -5 -1 -8 0 -9C1 -10 2 -9 2 -7.500C2 -6 4 -6 4 -8V-14z',
              fill,
              0.8,
            ),
          ]),
        ),
      ),
      stage.from('desafio', () => [butterfly(pen, 182, 128, 1.2, 'orange', 12)]),
    ]
  },
}
