/** Things of the letters of the hardest level: a desk, a farm, a lighthouse. */
import { CLOTH } from '../cast/inks.ts'
import type { Thing } from '../fit.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { cloud } from '../shapes/nature.ts'
import { foal } from '../shapes/parade-young.ts'
import { held } from './paper.ts'
import { somebody } from './vignette.ts'

/** Two friends in a frame, 20 wide. */
export const photo = (pen: Pen): Drawing => [
  pen.shape(box(-11, -9, 22, 18, 1), 'wood', 0.9),
  pen.shape(box(-9, -7, 18, 14), 'sky', 0.7),
  pen.clip(box(-9, -7, 18, 14), [
    somebody(pen, 'malu', -4, { pose: { expr: 'alegre', tilt: 6 } }, 15.5, 0.32),
    somebody(
      pen,
      'iara',
      4.5,
      { wear: { top: { tone: CLOTH.verde } }, pose: { expr: 'alegre', tilt: -6 } },
      15.5,
      0.32,
    ),
  ]),
]

export const notebooks = (pen: Pen, x: number, y: number): Drawing =>
  (['red', 'teal', 'yellow'] as const).map((fill, i) =>
    pen.shape(box(x + (i % 2), y - 2.6 * (i + 1), 17, 2.6, 0.6), fill, 0.8),
  )

/** A foal with a patched coat, about its foot. */
export const pintoFoal: Thing = (pen) => [
  foal('white')(pen),
  pen.shape('M-6 -26Q-3 -32 3 -30Q4 -24 -1 -22Q-7 -21 -6 -26z', 'brown', 0.7),
  pen.shape('M11 -33Q18 -34 19 -29Q16 -25 12 -27z', 'brown', 0.7),
]

export const overcast = (pen: Pen): Drawing =>
  [
    [22, 12, 0.9],
    [62, 8, 0.8],
    [104, 12, 1],
    [146, 8, 0.9],
  ].map(([x = 0, y = 0, scale = 1]) => cloud(pen.plane('far', 'stoneDark'), x, y, scale))

/** A pencil on the table, its point to the left, its label turned over. */
export const labelled = (pen: Pen, x: number, y: number, fill: Fill): Drawing => [
  pen.shape(`M${x} ${y}L${x + 4} ${y - 1.5}H${x + 22}V${y + 1.5}H${x + 4}z`, fill, 0.8),
  pen.shape(box(x + 9, y - 1.5, 9, 3), 'white', 0.6),
]

/** The head of a lighthouse with its gallery: lamp house, rail and the upper end of the tower. */
const lampHouse = (pen: Pen): Drawing => [
  pen.shape('M66 50H114L121 80H59z', 'white', 1.1),
  pen.shape('M64.600 56H115.400L117.300 64H62.700zM60.800 72H119.200L121 80H59z', 'red', 0.9),
  pen.shape(box(76, 18, 28, 30), 'glow', 1),
  pen.shape(circle(90, 30, 6.5), 'yellow', 0.9),
  pen.line('M84.500 27h11M83.600 30h12.800M84.500 33h11', 0.6),
  pen.rope('M90 37V47', 2.4, 'metal', 0.7),
  pen.line('M83 18V48M97 18V48', 0.8),
  pen.shape('M72 18Q76 6 90 6T108 18z', 'red', 1.1),
  pen.shape(circle(90, 4.6, 1.8), 'red', 0.9),
  pen.shape(box(54, 47.5, 72, 3.6, 1), 'stone', 1),
]

const rail = (pen: Pen): Drawing => [
  [56, 66, 76, 104, 114, 124].map((x) => pen.rope(`M${x} 48V36`, 1, 'greyDark', 0.6)),
  pen.rope('M55 36H77M103 36H125', 1.3, 'greyDark', 0.7),
]

export const keeper = (pen: Pen): Drawing => [
  lampHouse(pen),
  somebody(
    pen,
    'vovo',
    116,
    {
      flip: true,
      wear: {
        skin: 's3',
        hair: 'bone',
        cap: CLOTH.marinho,
        hairColour: 'branco',
        top: { tone: CLOTH.azul, kind: 'long' },
        bottom: { tone: CLOTH.marinho, kind: 'pants' },
      },
      pose: {
        turn: 28,
        nod: 1.2,
        expr: 'lendo',
        armL: { at: [9, -40], z: 'front', hand: 'fist', dir: 90 },
        armR: { at: [17, -41], z: 'front', hand: 'fist', dir: 60 },
      },
      extra: held(
        pen,
        (own) => [
          own.shape(box(-8, -6, 16, 12, 0.8), 'wood', 0.9),
          own.shape(box(-6.5, -7, 13, 11), 'white', 0.8),
          own.line('M-4 -4h8M-4 -1.500h8M-4 1h4', 0.5),
        ],
        [16, -43],
        17,
        -8,
      ),
    },
    48,
    0.48,
  ),
  rail(pen),
  [
    pen.rope('M60 34V20M60 21H67', 1.6, 'greyDark', 0.7),
    pen.shape('M63 30C64 28 64 23 67 23C70 23 70 28 71 30z', 'yellow', 0.9),
    pen.line('M67 30v2', 1),
  ],
]
