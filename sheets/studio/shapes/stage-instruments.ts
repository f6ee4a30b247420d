/** Instruments on a stage, each about its foot and up to 40 mm high: strings, skins, pipes, and bodies that ring. */
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { atabaque, berimbau, paradeDrum } from './instruments.ts'

type Thing = (pen: Pen) => Drawing

/** A tripod that bears what is held in hands when it is played. */
const tripod = (pen: Pen, top: number): Drawing => [pen.rope(`M0 ${top}V-6M0 -8L-9 0M0 -8L9 0`, 1.8, 'greyDark', 0.8)]

const guitar: Thing = (pen) => [
  pen.rope('M-8 -10L-12 0M8 -10L12 0', 1.8, 'greyDark', 0.8),
  pen.shape(box(-2, -38, 4, 22, 1), 'brown', 1),
  pen.shape(box(-3.4, -42, 6.8, 6, 1.2), 'brownDark', 1),
  pen.shape(
    'M-6 -22C-9 -19 -6 -16 -9.500 -12C-13 -7 -9 -1.500 0 -1.500C9 -1.500 13 -7 9.500 -12C6 -16 9 -19 6 -22C3 -24.500 -3 -24.500 -6 -22z',
    'wood',
  ),
  pen.shape(circle(0, -14, 3.4), 'brownDark', 0.9),
  pen.shape(box(-4.6, -7, 9.2, 2, 0.6), 'brownDark', 0.7),
  pen.line('M-1.500 -38V-6M-0.900 -38V-6M-0.300 -38V-6M0.300 -38V-6M0.900 -38V-6M1.500 -38V-6', 0.25, 'cream'),
]

const harp: Thing = (pen) => [
  pen.line('M-9.500 -37V-8M-7 -36V-11.500M-4.500 -34V-15M-2 -32.500V-19M0.500 -32V-23M3 -31.500V-27', 0.6),
  pen.shape('M-12 -4L9 -36L13 -33L-7 -1.500z', 'woodDark'),
  pen.rope('M-13 -4V-35Q-12 -40 -7 -36Q1 -28 10 -35', 3, 'yellow', 0.9),
  pen.shape(box(-17, -4, 18, 4, 1.4), 'wood', 1),
]

const bowTree: Thing = (pen) => [tripod(pen, -16), berimbau(pen, 4, -2, 0.62)]

const bigDrum: Thing = (pen) => [
  pen.rope('M-10 -3L-13 0M10 -3L13 0', 2, 'greyDark', 0.8),
  paradeDrum(pen, 0, -2, [28, 30], 'red'),
]

const bongo: Thing = (pen) => [
  pen.rope('M0 -14V-6M0 -8L-9 0M0 -8L9 0', 1.8, 'greyDark', 0.8),
  pen.shape(box(-4, -22, 8, 5, 1), 'greyDark', 0.8),
  [
    [-8.6, 7],
    [8.4, 8.4],
  ].map(([x = 0, r = 7]) => [
    pen.shape(`M${x - r} -30L${x - r + 1.6} -13Q${x} -10 ${x + r - 1.6} -13L${x + r} -30z`, 'orange'),
    pen.line(`M${x - r + 0.4} -25Q${x} -22 ${x + r - 0.4} -25`, 0.8),
    pen.shape(ellipse(x, -30, r, 2.6), 'cream', 1),
  ]),
]

/** Conga drum of the place, its skin on top. */
const conga: Thing = (pen) => atabaque(pen, 0, 0, 0.96)

const recorder: Thing = (pen) => [
  pen.rope('M0 -8V-4M0 -6L-8 0M0 -6L8 0', 1.8, 'greyDark', 0.8),
  pen.shape('M-2.400 -38L-1.400 -42H1.400L2.400 -38z', 'brownDark', 0.9),
  pen.shape('M-2.600 -38H2.600L3 -9H-3z', 'cream', 1.1),
  pen.shape('M-3.400 -9H3.400L4.200 -4H-4.200z', 'brownDark', 0.9),
  pen.shape(box(-1.2, -35, 2.4, 2, 0.4), 'brownDark', 0.5),
  [-29, -25, -21, -17, -13].map((y) => pen.spot(0, y, 0.8)),
]

const trumpet: Thing = (pen) => [
  tripod(pen, -20),
  pen.rope('M-15 -26H4Q9 -26 9 -22Q9 -18 4 -18H-6Q-10 -18 -10 -22Q-10 -26 -4 -26H10', 2.2, 'yellow', 0.9),
  pen.shape('M9 -27.500Q14 -28 18 -34V-18Q14 -24 9 -24.500z', 'yellow', 1),
  pen.shape('M-18 -28.500L-14.500 -27V-25L-18 -23.500z', 'yellow', 0.9),
  [-4, 0, 4].map((x) => pen.shape(box(x - 1.3, -31, 2.6, 12, 0.8), 'straw', 0.8)),
]

/** Pipes of the Andes, from the shortest to the longest, on a stand. */
const panPipes: Thing = (pen) => [
  tripod(pen, -26),
  [0, 1, 2, 3, 4, 5].map((i) => [
    pen.shape(box(-12.6 + i * 4.2, -36, 4.2, 13 + i * 3, 1), i % 2 ? 'straw' : 'woodPale', 1),
    pen.shape(ellipse(-10.5 + i * 4.2, -36, 1.5, 0.8), 'brownDark', 0.5),
  ]),
  pen.rope('M-13.500 -29H13.500', 2.2, 'red', 0.8),
]

const frame = (pen: Pen): Drawing => pen.rope('M-13 0V-40H13V0M-17 0H-9M9 0H17', 2, 'brown', 0.9)

const triangle: Thing = (pen) => [
  frame(pen),
  pen.line('M0 -39V-33', 0.8),
  pen.rope('M7 -14H-10L0 -32L9 -17', 1.8, 'metal', 0.9),
  pen.rope('M-20.500 -1L-14.800 -22', 1.6, 'metal', 0.8),
]

/** A bell that hangs, its crown at the origin; 24 mm high at scale 1. */
const bellBody = (pen: Pen, fill: Fill): Drawing => [
  pen.shape(circle(0, 22.6, 2.4), 'greyDark', 0.9),
  pen.shape('M-3 2C-8 4 -7 14 -11 20H11C7 14 8 4 3 2Q0 0 -3 2z', fill),
  pen.shape(box(-12, 18.6, 24, 3.6, 1.6), fill, 1),
]

const bell: Thing = (pen) => [
  frame(pen),
  pen.line('M0 -39V-34', 1),
  pen.at(0, -35, 1, (own) => bellBody(own, 'yellow')),
]

const cymbal: Thing = (pen) => [
  pen.rope('M0 -30V-8M0 -10L-10 0M0 -10L10 0', 1.8, 'greyDark', 0.8),
  pen.shape(ellipse(0, -30, 17, 3.4), 'yellow'),
  pen.shape('M-4 -31.500Q0 -36 4 -31.500z', 'straw', 0.9),
  pen.spot(0, -35, 1.1),
]

export const INSTRUMENTS = {
  violão: guitar,
  harpa: harp,
  berimbau: bowTree,
  surdo: bigDrum,
  bongô: bongo,
  atabaque: conga,
  'flauta doce': recorder,
  trompete: trumpet,
  'flauta de Pã': panPipes,
  triângulo: triangle,
  sino: bell,
  prato: cymbal,
} as const satisfies Readonly<Record<string, Thing>>

export type InstrumentName = keyof typeof INSTRUMENTS

/** Sizes of a row, the largest last: drums, bells, pipes or bars that differ in size alone. */
const SIZES = [0.5, 0.7, 0.9, 1.12] as const
export const SIZE_COUNT = SIZES.length

/** Members of a family about their foot, from `size` 0, the smallest; the largest is 36 mm high. */
export const FAMILIES = {
  tambores: (pen: Pen, size: number) => {
    const share = SIZES[size] ?? 1
    return [
      pen.rope(`M${-9 * share} -2L${-11 * share} 0M${9 * share} -2L${11 * share} 0`, 1.6, 'greyDark', 0.8),
      paradeDrum(pen, 0, -1, [25 * share, 30 * share], 'blue'),
    ]
  },
  sinos: (pen: Pen, size: number) => {
    const share = SIZES[size] ?? 1
    return [
      pen.rope('M-15 0V-37H15V0', 2, 'brown', 0.9),
      pen.line('M0 -36V-34', 1),
      pen.at(0, -34, share * 0.86, (own) => bellBody(own, 'yellow')),
    ]
  },
  tubos: (pen: Pen, size: number) => {
    const length = 30 * (SIZES[size] ?? 1)
    return [
      pen.shape(box(-5, -length - 1, 10, length + 1, 1), 'woodPale'),
      pen.shape(ellipse(0, -length - 1, 5, 1.8), 'brownDark', 0.9),
      pen.line(`M-5 ${-length * 0.55}H5`, 0.8),
    ]
  },
  barras: (pen: Pen, size: number) => {
    const length = 30 * (SIZES[size] ?? 1)
    return [
      pen.rope('M-9 -6H9M-9 -1.500H9', 2, 'brown', 0.8),
      pen.shape(box(-4.4, -length, 8.8, length, 2), 'teal'),
      pen.spot(0, -3.6, 1),
      pen.spot(0, 3.4 - length, 1),
    ]
  },
} as const satisfies Readonly<Record<string, (pen: Pen, size: number) => Drawing>>

export type FamilyName = keyof typeof FAMILIES
