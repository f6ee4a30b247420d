/**
 * Each digit as the picture that it looks like: an egg, a candle, a swan. In the lengths of `LETTER_BOX`, about the upper
 * left corner of the digit; what is behind its road and what is in front of it.
 */
import { box, circle, ellipse, poly } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { hen } from '../../studio/shapes/farm.ts'
import { FINDS } from '../../studio/shapes/finds.ts'
import { mushroom } from '../../studio/shapes/handy.ts'
import { bush, flower } from '../../studio/shapes/nature.ts'
import { gift } from '../../studio/shapes/party.ts'
import { butterfly, duck, ladybird } from '../../studio/shapes/pets.ts'
import { fish } from '../../studio/shapes/sea.ts'

export interface NumberFigure {
  /** The question after the things to count. */
  readonly ask: string
  /** A word that is at home in the place. */
  readonly home: string
  readonly behind: (pen: Pen) => Drawing
  readonly front: (pen: Pen) => Drawing
  /** The thing to count; it flies where the figure has no ground for it. */
  readonly thing: (pen: Pen) => Drawing
  readonly flies?: boolean
  /** Of tall and narrow things, or of wide ones that need room above them. */
  readonly grow?: number
  /** Middle of the digit on the page, mm. */
  readonly cx?: number
  /** Above the ground, mm. */
  readonly lift?: number
  /** Height of the digit, mm; as much as the lift leaves when left out. */
  readonly size?: number
}

const face = (pen: Pen, x: number, y: number, gap: number): Drawing => [
  [-gap, gap].map((dx) => [pen.spot(x + dx, y, 1.5), pen.spot(x + dx + 0.5, y - 0.5, 0.5, 'white')]),
  pen.line(`M${x - 2.4} ${y + 3.6}q2.400 2.600 4.800 0`, 0.8),
]

const eye = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(circle(x, y, 2.6), 'white', 0.7),
  pen.spot(x - 0.5, y, 1.3),
]

const yarn = (pen: Pen): Drawing => [
  pen.line('M4 -0.500q5 1.500 8 -1', 1.1),
  pen.shape(circle(0, -8, 8), 'purple'),
  pen.line('M-7 -5Q-2 -14 6 -13M-5 -2Q1 -11 8 -9M-1 -0.500Q4 -6 7.500 -5M-7.500 -9Q-5 -14 1 -15.500', 0.8),
]
const nothing = (): Drawing => []

const egg: NumberFigure = {
  ask: 'Quantos ovos?',
  home: '',
  behind: (pen) => [pen.shape(ellipse(20, 30, 17, 30), 'cream', null)],
  front: (pen) => [
    face(pen, 20, 26, 4.4),
    pen.shape('M-6 52C2 58 38 58 46 52C48 64 40 70 34 71H6C0 70 -8 64 -6 52z', 'wood', 1),
    pen.line('M-3 58l12 6M10 60l12 8M24 59l-10 9M36 58l-9 9M43 57l-8 8M4 66l10 3', 0.8, 'brownDark'),
  ],
  thing: nothing,
  lift: 10,
}

const candle: NumberFigure = {
  ask: 'Quantos presentes?',
  home: 'vela',
  behind: (pen) => [
    pen.shape('M22 -24C29 -15 29 -6 22 -6C15 -6 15 -15 22 -24z', 'orange', 1),
    pen.shape('M22 -16C25 -12 25 -8 22 -8C19 -8 19 -12 22 -16z', 'yellow', null),
  ],
  front: (pen) => [
    pen.shape(box(-8, 60, 60, 22, 3), 'tan', 1),
    pen.shape(
      'M-9 58H53V64a5 5 0 0 1 -10.300 0a5 5 0 0 1 -10.300 0a5 5 0 0 1 -10.400 0a5 5 0 0 1 -10.300 0a5 5 0 0 1 -10.400 0a5 5 0 0 1 -10.300 0z',
      'pink',
      1,
    ),
    [4, 22, 40].map((x) => pen.shape(circle(x, 75, 2.6), 'red', 0.8)),
    pen.shape(ellipse(22, 83, 36, 3), 'greyPale', 1),
  ],
  thing: (pen) => gift(pen, 0, 0, 1, 'blue', 'yellow'),
  lift: 27,
}

const swan: NumberFigure = {
  ask: 'Quantos patos?',
  home: 'pato',
  behind: (pen) => [
    pen.shape('M6 60C14 40 38 36 52 46L68 36C67 54 58 70 38 70H16C4 70 2 66 6 60z', 'white', 1),
    pen.shape('M-3 9L-17 18Q-9 22 1 20z', 'orange', 1),
  ],
  front: (pen) => [
    eye(pen, 11, 2.6),
    pen.line('M34 50q10 -4 16 2M38 56q8 -3 13 1', 0.9),
    pen.line('M-8 71q6 -4 12 0t12 0t12 0t12 0t12 0t12 0', 1, 'waterDeep'),
  ],
  thing: (pen) => duck(pen, 0, 0, 1, 'yellow'),
  cx: 56,
  lift: 13,
}

const caterpillar: NumberFigure = {
  ask: 'Quantas borboletas?',
  home: '',
  behind: (pen) => [
    pen.line('M4 4Q-2 -6 -6 -9M9 1Q8 -9 6 -13', 1.1),
    [circle(-6.6, -10, 2.2), circle(5.6, -14, 2.2)].map((d) => pen.shape(d, 'red', 0.8)),
    [8, 17, 38, 48].map((y) => pen.rope(`M36 ${y}L46 ${y + 2}`, 2, 'orange', 0.7)),
    pen.shape('M-10 68C4 56 40 58 58 64C44 76 6 78 -10 68z', 'leaf', 1),
    pen.line('M-6 68Q24 62 54 64', 0.8, 'leafDeep'),
  ],
  front: (pen) => [eye(pen, 13, -0.4), pen.line('M-1 16q3 3 6 1', 0.8)],
  thing: (pen) => butterfly(pen, 0, 0, 1, 'orange'),
  flies: true,
}

const sailboat: NumberFigure = {
  ask: 'Quantos peixes?',
  home: 'pato',
  behind: (pen) => [
    pen.shape(
      poly([
        [26, 0],
        [3, 42],
        [34, 42],
        [34, 8],
      ]),
      'yellowPale',
      0.9,
    ),
    pen.shape('M30 -14L44 -9L30 -4z', 'red', 0.9),
    pen.rope('M30 -14V0', 1.2, 'wood', 0.6),
  ],
  front: (pen) => [
    pen.shape('M-6 56H62L52 74H6z', 'red', 1),
    pen.shape('M-4.600 59.500H60.600L59 63H-3z', 'cream', 0.7),
    [18, 30, 42].map((x) => pen.shape(circle(x, 68, 2.2), 'white', 0.7)),
    pen.line('M-12 75q6 -4 12 0t12 0t12 0t12 0t12 0t12 0', 1, 'waterDeep'),
  ],
  thing: (pen) => fish(pen, 0, 0, 1, 'orange', 'white'),
  grow: 0.74,
  lift: 14,
}

const capped: NumberFigure = {
  ask: 'Quantas bolas?',
  home: '',
  behind: (pen) => [
    pen.shape('M8 58q-10 4 -9 9h16v-8zM22 59v8h16q0 -5 -9 -9z', 'blue', 1),
    pen.shape(circle(17, 41, 19), 'lime', 1),
    pen.shape(ellipse(18, 10, 18, 15), 'tan', 1),
    pen.shape('M0 2C0 -20 36 -20 36 2z', 'blue', 1),
    pen.shape(circle(18, -15, 2), 'yellow', 0.7),
  ],
  front: (pen) => [face(pen, 20, 11, 4.4), [37, 44].map((y) => pen.shape(circle(15, y, 2.2), 'yellow', 0.7))],
  thing: FINDS.bolaDeFutebol,
}

const shell: NumberFigure = {
  ask: 'Quantos cogumelos?',
  home: '',
  behind: (pen) => [
    pen.shape(
      'M-22 34C-28 46 -22 68 0 69H56C64 68 62 63 54 62L10 58C-6 56 -6 46 -8 36C-10 28 -19 28 -22 34z',
      'yellow',
      1,
    ),
    pen.line('M-18 32L-24 20M-11 31L-9 19', 1.2),
    [circle(-25, 18, 2.6), circle(-8.6, 17, 2.6)].map((d) => pen.shape(d, 'white', 0.9)),
    pen.shape(circle(21, 41, 17), 'pinkPale', null),
  ],
  front: (pen) => [
    pen.spot(-25, 18.4, 1.2),
    pen.spot(-8.6, 17.4, 1.2),
    pen.line('M-20 44q4 4 8 1', 0.9),
    pen.line('M21 50a9 9 0 1 1 8.500 -10a6 6 0 1 1 -9 -2', 1),
  ],
  thing: (pen) => mushroom(pen, 0, 0, 1),
  cx: 58,
  lift: 12,
}

const giraffe: NumberFigure = {
  ask: 'Quantas flores?',
  home: '',
  behind: (pen) => [
    pen.line('M28 -5L26 -17M36 -5L37 -17', 1.4),
    [circle(26, -18, 2.4), circle(37, -18, 2.4)].map((d) => pen.shape(d, 'brown', 0.8)),
    pen.shape('M42 -4C48 -13 57 -12 56 -7C55 -2 48 1 43 2z', 'straw', 1),
    pen.shape(ellipse(0, 2, 11, 9.5), 'tan', 1),
    [8, 20, 32, 44].map((y) => pen.shape(`M${42 - y * 0.4} ${y}l7 2l-9 8z`, 'brown', 0.7)),
  ],
  front: (pen) => [
    eye(pen, 29, -1),
    pen.line('M-8 7q5 5 12 2', 0.9),
    bush(pen, 4, 66, 1, 'leaf', 'red'),
    bush(pen, 26, 67, 0.9, 'lime', 'yellow'),
  ],
  thing: (pen) => flower(pen, 0, 0, 1, 'red'),
  grow: 1.5,
}

const kitten: NumberFigure = {
  ask: 'Quantos novelos?',
  home: '',
  behind: (pen) => [
    pen.shape('M4 6L3 -14L18 -5zM36 6L37 -14L22 -5z', 'orange', 1),
    pen.rope('M36 52C54 52 56 34 49 28', 4, 'orange', 0.9),
    pen.shape(circle(20, 15, 14), 'cream', null),
    pen.shape(circle(20, 44, 15), 'cream', null),
  ],
  front: (pen) => [
    face(pen, 20, 12.5, 3.6),
    pen.line('M2 13L-11 10M2 18L-11 20M38 13L51 10M38 18L51 20', 0.9),
    pen.shape(`${ellipse(10, 65, 7, 4.4)}${ellipse(30, 65, 7, 4.4)}`, 'orange', 0.9),
    pen.line('M20 39v9M16 44h8', 0.8),
  ],
  thing: yarn,
}

const balloon: NumberFigure = {
  ask: 'Quantas joaninhas?',
  home: 'helicóptero',
  behind: (pen) => pen.shape(circle(19.5, 17.5, 17), 'redPale', null),
  front: (pen) => [pen.line('M12 17q0 -6 6 -8', 1.2, 'white'), face(pen, 20, 16, 4)],
  thing: (pen) => ladybird(pen, 0, 0, 1),
  lift: 37,
  size: 42,
}

export const NUMBER_FIGURES: readonly NumberFigure[] = [
  egg,
  candle,
  swan,
  caterpillar,
  sailboat,
  capped,
  shell,
  giraffe,
  kitten,
  balloon,
]

/** An empty nest beside the zero, its hen next to it. */
export const emptyNest = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(
    `M${x - 30} ${y - 18}C${x - 20} ${y - 8} ${x + 20} ${y - 8} ${x + 30} ${y - 18}C${x + 32} ${y + 2} ${x - 32} ${y + 2} ${x - 30} ${y - 18}z`,
    'wood',
    1,
  ),
  pen.shape(ellipse(x, y - 18, 30, 6), 'brownDark', 0.9),
  pen.line(
    `M${x - 24} ${y - 9}l14 7M${x - 6} ${y - 9}l12 6M${x + 10} ${y - 10}l-9 8M${x + 24} ${y - 10}l-12 8`,
    0.8,
    'brownDark',
  ),
  hen(pen, x + 46, y + 2, 1.3),
]
