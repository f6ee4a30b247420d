/** Clothes on hangers, chosen by twos, and what any such choice consists of. */
import { box, circle, heart, star } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

/** Drawn about the middle of its foot, 30 mm high and wide at most. */
export interface Option {
  readonly name: string
  /** Height of the top of its hook above its foot. */
  readonly hung?: number
  readonly draw: (pen: Pen) => Drawing
}

export interface Pairing {
  /** Of the first kind, the second kind, and the two together. */
  readonly first: string
  readonly second: string
  readonly firsts: readonly Option[]
  readonly seconds: readonly Option[]
  /** Two of them put together, both still to be chosen: where the letter and the number are written. */
  readonly blank: (pen: Pen) => Drawing
  readonly marks: readonly [letter: number, number: number]
}

/** Small discs as one shape. */
export const dots = (spots: readonly (readonly [number, number])[], r: number) =>
  spots.map(([x, y]) => circle(x, y, r)).join('')

const SHIRT = 'M-6 -24Q0 -20.500 6 -24L14 -19.500L10.500 -12.500L8 -14V0H-8V-14L-10.500 -12.500L-14 -19.500z'

const hanger = (pen: Pen, y: number): Drawing => [
  pen.line(`M0 ${y - 3}V${y - 5}a2 2 0 1 1 2 -2`, 0.9),
  pen.line(`M-10 ${y + 2.4}L0 ${y - 3}L10 ${y + 2.4}`, 1.1),
]

const shirt = (pen: Pen, fill: Parameters<Pen['shape']>[1], print: (pen: Pen) => Drawing): Drawing => [
  hanger(pen, -23),
  pen.shape(SHIRT, fill, 1.1),
  print(pen),
  pen.line('M-6 -24Q0 -18 6 -24', 0.8),
]

/** Held by two clips. */
const below = (pen: Pen, top: number, draw: (pen: Pen) => Drawing): Drawing => [
  pen.line(`M0 ${top - 3}V${top - 5}a2 2 0 1 1 2 -2M-8 ${top - 1}V${top - 3}H8V${top - 1}`, 0.9),
  draw(pen),
  [-6, 6].map((x) => pen.shape(box(x - 1.2, top - 1.6, 2.4, 4, 0.6), 'woodPale', 0.7)),
]

export const CLOTHES = {
  first: 'camiseta',
  second: 'parte de baixo',
  firsts: [
    {
      name: 'listras',
      hung: 32,
      draw: (pen) => shirt(pen, 'bluePale', (pen) => pen.line('M-8 -12H8M-8 -8H8M-8 -4H8', 1.3)),
    },
    {
      name: 'estrela',
      hung: 32,
      draw: (pen) => shirt(pen, 'yellowPale', (pen) => pen.shape(star(0, -9, 4.6), 'orange', 0.8)),
    },
    {
      name: 'bolinhas',
      hung: 32,
      draw: (pen) =>
        shirt(pen, 'pinkPale', (pen) =>
          pen.shape(
            dots(
              [
                [-4, -13],
                [3.5, -12],
                [-1, -8],
                [5, -6],
                [-5.5, -5],
                [0, -2.6],
              ],
              1.4,
            ),
            'red',
            0.6,
          ),
        ),
    },
    {
      name: 'coração',
      hung: 32,
      draw: (pen) => shirt(pen, 'lime', (pen) => pen.shape(heart(0, -8.5, 3.4), 'red', 0.8)),
    },
  ],
  seconds: [
    {
      name: 'bermuda',
      hung: 29,
      draw: (pen) =>
        below(pen, -20, (pen) => [
          pen.shape('M-8 -20H8L10.500 -1H1.500L0 -11L-1.500 -1H-10.500z', 'orange', 1.1),
          pen.line('M-8.300 -17H8.300M-10 -4H-2M2 -4H10', 0.7),
        ]),
    },
    {
      name: 'saia',
      hung: 28,
      draw: (pen) =>
        below(pen, -19, (pen) => [
          pen.shape('M-7 -19H7L13 -1Q0 2 -13 -1z', 'purplePale', 1.1),
          pen.line('M-7.500 -16H7.500M-3 -16L-5.500 0M3 -16L5.500 0', 0.7),
        ]),
    },
    {
      name: 'calça',
      hung: 34,
      draw: (pen) =>
        below(pen, -25, (pen) => [
          pen.shape('M-7.500 -25H7.500L9 0H2L0 -14L-2 0H-9z', 'blue', 1.1),
          pen.line('M-7.700 -22H7.700M0 -22V-14', 0.7),
        ]),
    },
  ],
  blank: (pen) => [
    hanger(pen, -36),
    pen.at(0, -14, 1, (pen) =>
      pen.shape(
        'M-6 -23Q0 -19.500 6 -23L14.500 -18.500L11 -11.500L8.500 -13V0H-8.500V-13L-11 -11.500L-14.500 -18.500z',
        'white',
        1.1,
      ),
    ),
    pen.shape(box(-8.5, -14, 17, 13.5, 1.5), 'white', 1.1),
    pen.line('M-8.500 -12H8.500', 0.6),
  ],
  marks: [-23, -5.6],
} as const satisfies Pairing
