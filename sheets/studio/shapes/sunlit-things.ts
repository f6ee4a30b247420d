/** Things and patches of ground in the sun, about their foot, some 36 mm wide. What is dark is black in both printings. */
import type { Thing } from '../fit.ts'
import { box, ellipse } from '../paths.ts'
import type { Fill, Pen } from '../pen.ts'
import { house } from './built.ts'
import { tuft } from './nature.ts'
import { car } from './vehicles.ts'

const SHIRT = 'M-7 -30Q0 -26 7 -30L17 -24L13 -15L10 -17V0H-10V-17L-13 -15L-17 -24z'

const shirt =
  (fill: Fill): Thing =>
  (pen) => [
    pen.line('M-22 -31Q0 -28 22 -31', 0.9),
    pen.shape(SHIRT, fill, 1.1),
    [-7, 7].map((x) => pen.shape(box(x - 1.2, -33, 2.4, 5, 0.6), 'woodPale', 0.7)),
  ]

const roofed =
  (roof: Fill): Thing =>
  (pen) =>
    house(pen, 0, 0, 0.8, { wall: 'cream', roof, door: 'blue' })

const crate =
  (fill: Fill): Thing =>
  (pen) => [
    pen.shape(box(-14, -22, 28, 22, 1), fill, 1.1),
    pen.shape('M-14 -22L-8 -28H20L14 -22z', fill, 1.1),
    pen.shape('M14 -22L20 -28V-6L14 0z', fill, 1.1),
    fill === 'black' ? pen.shape('M-14 -22.400H14V-21.600H-14zM13.600 -22h0.800V0h-0.800z', 'white', null) : [],
  ]

const patch = 'M-19 0L-13 -11H19L15 0z'

export const SUNLIT = {
  'camiseta preta': shirt('black'),
  'camiseta branca': shirt('white'),
  'carro preto': (pen) => car(pen, 0, 0, 0.6, 'black'),
  'carro branco': (pen) => car(pen, 0, 0, 0.6, 'white'),
  'telhado preto': roofed('black'),
  'telhado branco': roofed('white'),
  'caixa preta': crate('black'),
  'caixa branca': crate('white'),
  asfalto: (pen) => [
    pen.shape(patch, 'black', 1.1),
    pen.shape(
      'M-10 -6.200H-4L-4.600 -5H-10.800zM0 -6.200H6L5.600 -5H-0.400zM10 -6.200H15L14.700 -5H9.700z',
      'white',
      null,
    ),
  ],
  grama: (pen) => [pen.shape(patch, 'grass', 1.1), [-10, -1, 8].map((x, i) => tuft(pen, x, i % 2 ? -2 : -5, 0.42))],
  'areia seca': (pen) =>
    basin(pen, 'sand', 'M-9 -10.400h0.010M-3 -12h0.010M3 -10h0.010M9 -11.600h0.010M-6 -12.400h0.010M6 -12.600h0.010'),
  água: (pen) => basin(pen, 'water', 'M-9 -11.400q2 -1.400 4 0t4 0M1 -10.400q2 -1.400 4 0t4 0'),
} as const satisfies Readonly<Record<string, Thing>>

function basin(pen: Pen, fill: Fill, marks: string) {
  return [
    pen.shape('M-18 -12L-14 0H14L18 -12z', 'stone', 1.1),
    pen.shape(ellipse(0, -12, 18, 4), fill, 1),
    pen.line(marks, fill === 'sand' ? 1.1 : 0.7),
  ]
}

/** A sheet on the ground, seen from the front at a slant. */
const sheet =
  (fill: Fill): Thing =>
  (pen) =>
    pen.shape('M-15 0L-10 -9H16L13 0z', fill, 1)

/** Samples in trays: paper, sand, water, asphalt. */
export const SUN_SAMPLES = {
  água: SUNLIT.água,
  'papel branco': sheet('white'),
  'areia seca': SUNLIT['areia seca'],
  'papel preto': sheet('black'),
  asfalto: SUNLIT.asfalto,
} as const satisfies Readonly<Record<string, Thing>>

/** Panels in the sun. */
export const SUN_PANELS = {
  espelho: (pen) => [
    pen.shape(box(-13, -34, 26, 34, 3), 'wood', 1.1),
    pen.shape(box(-10, -31, 20, 28, 2), 'foam', 0.9),
    pen.line('M-6 -14L4 -26M-2 -12L7 -22.500', 0.7),
  ],
  'papel-alumínio': (pen) => [
    pen.shape(box(-13, -34, 26, 34, 1), 'metal', 1.1),
    pen.line('M-13 -24L-4 -34M-13 -10L10 -34M-8 0L13 -22M4 0L13 -9', 0.6),
  ],
  'papel branco': (pen) => pen.shape(box(-13, -34, 26, 34, 1), 'white', 1.1),
  'papel preto': (pen) => pen.shape(box(-13, -34, 26, 34, 1), 'black', 1.1),
  asfalto: (pen) => [
    pen.shape(box(-13, -34, 26, 34, 1), 'black', 1.1),
    pen.shape(box(-1.4, -32, 2.8, 7) + box(-1.4, -21, 2.8, 7) + box(-1.4, -10, 2.8, 7), 'white', null),
  ],
} as const satisfies Readonly<Record<string, Thing>>
