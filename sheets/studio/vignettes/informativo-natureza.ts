/** Forests and bees: texts of the hardest level that inform. */
import { CLOTH } from '../cast/inks.ts'
import { standing } from '../fit.ts'
import { box, circle, ellipse, points, ring, scallop, smooth } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { cloud, flower, sun, tuft } from '../shapes/nature.ts'
import { fence } from '../shapes/plants.ts'
import { macaw } from '../shapes/wild.ts'
import { fineDay, outdoors, STAGE, somebody } from './vignette.ts'

export const treetops = (pen: Pen, spots: string, fill: 'leaf' | 'leafDark' | 'leafDeep'): Drawing =>
  spots.split(' ').map((one) => {
    const [x = 0, y = 0, r = 8] = one.split(',').map(Number)
    return [
      pen.shape(box(x - 1.2, y, 2.4, 14), 'brown', 0.8),
      pen.shape(scallop(ring(x, y, r, r * 0.72, 8), 0.58), fill, 1),
      pen.line(
        `M${x - r * 0.4} ${y}q1.500 -2.400 3.400 -1M${x + r * 0.1} ${y - r * 0.3}q1.500 -2 3 -0.600`,
        0.7,
        'leafDeep',
      ),
    ]
  })

const vapour = (pen: Pen, spots: string): Drawing =>
  points(spots).map(([x, y]) => pen.line(`M${x} ${y}q2 -2.500 0 -5t0 -5`, 1, 'waterLine'))

export const RIVERS = (pen: Pen): Drawing => [
  pen.shape(box(-2, -2, STAGE.width + 4, STAGE.height + 4), 'sky', null),
  sun(pen.plane('middle'), 147, 9.5, 0.55),
  pen.plane('far', 'stoneDark').shape('M-8 62V20L6 6L16 20L26 4L38 24L46 14L62 62z', 'stone', 1),
  pen.shape('M6 6L0.500 12L4 15L7 12L11 16L11.500 13.700zM26 4L21 12L25 15L28 11L32 15L32.600 14.600z', 'white', 0.8),
  pen.line('M16 20l4 9M38 24l-5 9', 0.8, 'greyDark'),
  pen.plane('middle').shape('M124 66C128 52 138 45 186 43V66z', 'waterDeep', 1),
  pen.line('M146 50q4 -2.500 8 0t8 0M134 57q4 -2.500 8 0t8 0M158 58q4 -2.500 8 0', 0.9, 'waterLine'),
  pen.plane('middle').shape(`${smooth(points('30,66 42,52 70,48 108,49 132,54 128,66'))}`, 'leafDark', 0.9),
  pen.shape(
    'M170 44C156 38 158 26 146 22C130 16 118 24 102 19C86 14 72 22 58 17C50 14 44 18 40 22C44 28 50 27 58 29C72 33 86 26 102 31C116 36 128 29 140 34C148 38 148 44 152 47z',
    'bluePale',
    1.1,
  ),
  pen.line(
    'M148 31C134 24 120 30 104 25C90 20 76 27 60 23M146 27q-10 -4 -20 -2M96 20q-8 -2 -16 1M156 41q-3 -4 -4 -8',
    0.9,
    'waterLine',
  ),
  pen.shape(scallop(points('40,22 37,17 42,12 50,12 56,15 58,21 56,27 48,29 42,28'), 0.58), 'cloud', 1),
  cloud(pen, 88, 20, 0.42),
  cloud(pen, 124, 26, 0.42),
  vapour(pen, '60,44 76,42 92,43 108,45'),
  vapour(pen, '142,52 150,50'),
  treetops(pen, '50,50,8 64,47,9 80,46,9 96,47,9 111,50,8', 'leafDark'),
  treetops(pen, '42,57,7 56,55,9 72,54,9.500 88,54,9.500 104,56,9 119,58,7', 'leaf'),
  macaw(pen, 72, 39, 0.22, 'red'),
]

const jatai = (pen: Pen): Drawing => [
  pen.shape('M-2 -4C-4 -14 6 -18 10 -15C12 -11 6 -6 2 -3z', 'foam', 0.8),
  pen.shape('M2 -4C4 -11 13 -13 16 -10C17 -7 10 -4 5 -2z', 'foam', 0.8),
  pen.line('M-3 3L-6 8M0 4L-1 9M4 4L7 8', 1),
  pen.shape('M2 -3C8 -5 15 -3 17 1C15 5 8 6 2 4z', 'strawDark', 1),
  pen.shape(ellipse(0, 0, 4.6, 4.4), 'copper', 1),
  pen.shape(circle(-6, 0, 4), 'strawDark', 1),
  pen.shape(ellipse(-7, -0.6, 1.7, 2.2), 'leafDeep', 0.7),
  pen.line('M-8 -3.600q-2 -2 -5 -1.400M-6 -4q-1 -2.400 -4 -3', 0.8),
]

const speck = (pen: Pen, spots: string): Drawing =>
  points(spots).map(([x, y]) => [
    pen.shape(ellipse(x - 0.2, y - 1.3, 0.7, 1.1) + ellipse(x + 1, y - 1.2, 0.7, 1), 'white', 0.5),
    pen.shape(ellipse(x, y, 1.5, 0.9), 'strawDark', 0.5),
  ])

const tomato = (pen: Pen, x: number, foot: number): Drawing => [
  pen.rope(`M${x + 2} ${foot}V${foot - 27}`, 1, 'woodDark', 0.7),
  pen.rope(`M${x} ${foot}Q${x - 1} ${foot - 14} ${x} ${foot - 25}`, 1.3, 'leafDark', 0.7),
  [6, 13, 20].map((up, i) =>
    pen.shape(
      `M${x} ${foot - up}q${i % 2 ? -4 : 4} -6 ${i % 2 ? -9 : 9} -4q${i % 2 ? 2 : -2} 6 ${i % 2 ? 9 : -9} 4z`,
      'leaf',
      0.9,
    ),
  ),
  points(`${x - 4},${foot - 8} ${x + 5},${foot - 14} ${x - 4},${foot - 20}`).map(([cx, cy]) =>
    pen.shape(circle(cx, cy, 3), 'red', 0.9),
  ),
]

export const STINGLESS = (pen: Pen): Drawing => [
  outdoors(pen, 'sky', 'meadow', 40),
  fineDay(pen, 160),
  pen.plane('middle').shape(box(-4, 6, 46, 40), 'yellowPale', 0.9),
  pen.plane('middle').shape(box(-4, 1, 50, 6), 'redDark', 0.9),
  pen.plane('middle').shape(box(6, 14, 14, 14, 1) + box(26, 14, 12, 14, 1), 'bluePale', 0.8),
  fence(pen.plane('middle'), 44, 186, 45, 10, 'cream'),
  tomato(pen, 140, 58),
  tomato(pen, 154, 60),
  pen.rope('M106 60V43', 4, 'wood', 1),
  pen.shape(box(92, 23, 28, 20, 1), 'woodPale', 1.2),
  pen.shape(box(89, 19, 34, 5, 1), 'brown', 1.1),
  pen.line('M92 33H120', 0.8, 'woodDark'),
  pen.rope('M106 30C103 30 101 28.500 99 26.500', 3, 'straw', 1),
  pen.shape(ellipse(98.4, 25.8, 2, 1.5), 'brownDark', 0.8),
  pen.shape(circle(106, 30, 2.6), 'strawDark', 0.9),
  speck(pen, '96,20 90,15 101,13 110,14 117,10 124,16 128,25 133,21 131,33 88,28 136,37 104,8'),
  somebody(
    pen,
    'gil',
    128,
    {
      wear: { top: { tone: CLOTH.coral } },
      pose: {
        turn: -30,
        expr: 'carinho',
        plain: true,
        armL: { at: [-12, -16], z: 'front', hand: 'mitten', dir: -20 },
        armR: { at: [10, -16], dir: 20 },
      },
    },
    58,
    0.56,
  ),
  somebody(
    pen,
    'nina',
    52,
    {
      pose: {
        turn: 28,
        expr: 'surpreso',
        plain: true,
        armL: { at: [10, -23], z: 'front', hand: 'fist', dir: 80 },
        armR: { at: [13, -33], z: 'back', hand: 'open', dir: 140 },
      },
    },
    58,
  ),
  pen.rope('M60 44L68 40', 3, 'red', 1),
  pen.shape(circle(60, 44.3, 2.6), [15, 40, 52, 45], 1),
  pen.shape(circle(79, 33, 14), 'metal', 1.2),
  pen.shape(circle(79, 33, 11.4), 'foam', 1),
  pen.clip(circle(79, 33, 11.4), [
    pen.shape('M66 40Q78 36 92 40V50H66z', 'woodPale', 0.8),
    pen.at(77.5, 34, 0.74, jatai),
  ]),
  pen.shape(circle(79, 33, 11.4), null, 1),
  [84, 92, 118].map((x, i) =>
    flower(pen, x, 61, 1 + (i % 2) * 0.2, (['pink', 'purple', 'yellow'] as const)[i] ?? 'pink'),
  ),
  standing(pen, (p) => tuft(p, 0, 0), 30, 60, 8),
]
