/**
 * Things that lie along a ruler, seen from above, each of any length: they begin exactly at x = 0 and end exactly at
 * the length, outline included. Their middle is at y = 0, and they are 13 mm wide at most.
 */
import { round } from '../../scene/marks.ts'
import { box, circle, ellipse, poly } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

type LyingThing = (pen: Pen, length: number, fill: Fill) => Drawing

/** Weight of outlines, and half of it: what an outline adds beyond its shape, mm. */
const [LINE, HALF] = [0.7, 0.35]

const pencil: LyingThing = (pen, length, fill) => {
  const [start, end] = [HALF, length - HALF]
  const tip = Math.min(9, length * 0.26)
  return [
    pen.shape(box(start, -4.4, 4.6, 8.8, 1.6), 'pink', LINE),
    pen.shape(box(start + 4, -4.4, 3, 8.8), 'metal', LINE),
    pen.shape(box(start + 7, -4.4, end - tip - start - 7, 8.8), fill, LINE),
    pen.line(`M${round(start + 7)} -1.500H${round(end - tip)}M${round(start + 7)} 1.500H${round(end - tip)}`, 0.5),
    pen.shape(`M${round(end - tip)} -4.400L${round(end)} 0L${round(end - tip)} 4.400z`, 'cream', LINE),
    pen.solid(`M${round(end - tip * 0.36)} -1.600L${round(end)} 0L${round(end - tip * 0.36)} 1.600z`),
  ]
}

const crayon: LyingThing = (pen, length, fill) => {
  const [start, end] = [HALF, length - HALF]
  return [
    pen.shape(
      poly([
        [end - 7, -4],
        [end, -1.8],
        [end, 1.8],
        [end - 7, 4],
      ]),
      fill,
      LINE,
    ),
    pen.shape(box(start, -5, end - 6 - start, 10, 1), fill, LINE),
    pen.shape(box(start + 3, -5, Math.max(4, end - start - 13), 10), 'cream', LINE),
    pen.line(`M${round(start + 6)} -2.600H${round(end - 13)}M${round(start + 6)} 2.600H${round(end - 13)}`, 0.6),
  ]
}

const eraser: LyingThing = (pen, length, fill) => [
  pen.shape(box(HALF, -5.4, length - 2 * HALF, 10.8, 2), 'white', LINE),
  pen.shape(box(length * 0.34, -5.4, length * 0.66 - HALF, 10.8, 1), fill, LINE),
  pen.line(`M${round(length * 0.44)} 0H${round(length - 5)}`, 0.7, 'white'),
]

const soap: LyingThing = (pen, length, fill) => [
  pen.shape(box(HALF, -5.6, length - 2 * HALF, 11.2, 5.4), fill, LINE),
  pen.shape(box(6, -3, length - 12, 6, 3), null, 0.6),
  pen.shape(circle(9, -4.4, 1.5) + circle(12.4, -5, 1), 'white', 0.5),
]

const brush: LyingThing = (pen, length, fill) => {
  const [start, end] = [HALF, length - HALF]
  const neck = Math.max(16, length * 0.72)
  return [
    pen.shape(
      `M${start} 0Q${start} -2 4 -2.400L${round(neck - 8)} -3.200V3.200L4 2.400Q${start} 2 ${start} 0z`,
      fill,
      LINE,
    ),
    pen.shape(box(neck - 9, -3.6, 9, 7.2), 'metal', LINE),
    pen.shape(
      `M${round(neck)} -3.600Q${round(neck + 5)} -6 ${round(end)} 0Q${round(neck + 5)} 6 ${round(neck)} 3.600z`,
      'brown',
      LINE,
    ),
    pen.line(`M${round(neck + 2)} -1.500l4 .6M${round(neck + 2)} 1.500l4 -.6`, 0.5),
  ]
}

const ribbon: LyingThing = (pen, length, fill) => {
  const [start, end] = [round(HALF * 1.4), round(length - HALF)]
  return [
    pen.shape(`M${start} -4.600H${end}L${round(length - 4)} 0L${end} 4.600H${start}L4.400 0z`, fill, LINE),
    pen.line(`M5 -2.400H${round(length - 3.4)}M5 2.400H${round(length - 3.4)}`, 0.5, 'white', [2.4, 1.6]),
  ]
}

const scissors: LyingThing = (pen, length, fill) => {
  const end = round(length - HALF)
  const turn = round(length * 0.46)
  return [
    pen.shape(`M${turn - 6} -2L${end} 0.600L${turn} 3z`, 'metal', LINE),
    pen.shape(`M${turn - 6} 2L${end} -0.600L${turn} -3z`, 'metal', LINE),
    pen.rope(ellipse(length * 0.16 + 0.8, -3.4, length * 0.16 - 1.6, 2.4), 1.6, fill, 0.6),
    pen.rope(ellipse(length * 0.16 + 0.8, 3.4, length * 0.16 - 1.6, 2.4), 1.6, fill, 0.6),
    pen.shape(
      `M${round(length * 0.28)} -3.400L${turn} -1.400V1.400L${round(length * 0.28)} 3.400L${round(length * 0.32)} 0z`,
      fill,
      LINE,
    ),
    pen.shape(circle(turn - 2, 0, 1.1), 'white', 0.6),
  ]
}

const toothbrush: LyingThing = (pen, length, fill) => [
  pen.shape(box(HALF, -1.6, length - 2 * HALF, 4.4, 2.2), fill, LINE),
  pen.shape(box(length - 24, -5.6, 20, 4.6, 1), 'white', LINE),
  pen.line([0, 1, 2, 3].map((i) => `M${round(length - 20 + i * 4)} -5.600v4.600`).join(''), 0.5),
]

const spoon: LyingThing = (pen, length, fill) => [
  pen.shape(
    `M${HALF} 0Q${HALF} -2.600 5 -2.400L${round(length - 19)} -1.200V1.200L5 2.400Q${HALF} 2.600 ${HALF} 0z`,
    fill,
    LINE,
  ),
  pen.shape(ellipse(length - 11 - HALF, 0, 11, 5.4), fill, LINE),
  pen.shape(ellipse(length - 10, 0, 7.4, 3.2), 'white', 0.5),
]

const key: LyingThing = (pen, length, fill) => {
  const end = length - HALF
  return [
    pen.shape(
      `M9 -1.500H${round(end)}V1.500H${round(end - 2)}V5H${round(end - 4.6)}V1.500H${round(end - 7)}V4.200H${round(end - 9.6)}V1.500H9z`,
      fill,
      LINE,
    ),
    pen.shape(circle(6 + HALF, 0, 6), fill, LINE),
    pen.shape(circle(5 + HALF, 0, 2.2), 'white', 0.6),
  ]
}

const clip: LyingThing = (pen, length) => {
  const [start, end] = [HALF + 0.5, length - HALF - 0.5]
  return pen.rope(
    `M${round(start + 6)} 1.800H${round(end - 7)}A1.900 1.900 0 0 0 ${round(end - 7)} -2H${round(start + 3.6)}A3.600 3.400 0 0 0 ${round(start + 3.6)} 4.800H${round(end - 4.8)}A4.800 4.800 0 0 0 ${round(end - 4.8)} -4.800H${round(start + 8)}`,
    0.9,
    'blue',
    0.5,
  )
}

const leaf: LyingThing = (pen, length, fill) => {
  const [start, end] = [HALF, length - HALF]
  const stalk = Math.min(10, length * 0.2)
  return [
    pen.rope(`M${round(start + 0.9)} 0H${round(stalk + 2)}`, 1.1, 'leafDark', 0.5),
    pen.shape(
      `M${round(stalk)} 0C${round(length * 0.3)} -9 ${round(length * 0.7)} -8 ${round(end)} 0C${round(length * 0.7)} 8 ${round(length * 0.3)} 9 ${round(stalk)} 0z`,
      fill,
      LINE,
    ),
    pen.line(
      `M${round(stalk)} 0H${round(end - 5)}${[0.4, 0.55, 0.7].map((at) => `M${round(length * at)} 0l4 -3.400m-4 3.400l4 3.400`).join('')}`,
      0.5,
    ),
  ]
}

/** The edge of a feather from its quill to its tip, above (-1) or below (1) the shaft, split in two spots. */
const vane = (length: number, side: 1 | -1): string => {
  const at = (share: number, out: number) => `${round(length * share)} ${round(out * side)}`
  return [
    `Q${at(0.34, 5.4)} ${at(0.44, 5.4)}L${at(0.4, 2.6)}L${at(0.48, 5.6)}`,
    `Q${at(0.58, 6.2)} ${at(0.68, 5.6)}L${at(0.64, 2.6)}L${at(0.72, 5.4)}`,
    `Q${at(0.88, 4.6)} ${round(length - HALF)} 0`,
  ].join('')
}

const feather: LyingThing = (pen, length, fill) => {
  const quill = round(length * 0.24)
  return [
    pen.shape(`M${quill} -1${vane(length, -1)}`, fill, LINE),
    pen.shape(`M${quill} 1${vane(length, 1)}`, fill, LINE),
    pen.shape(`M${HALF} 0L${round(length * 0.9)} -0.500V0.500z`, 'white', 0.6),
    pen.line(
      [0.38, 0.52, 0.66].map((at) => `M${round(length * at)} -1l-4 -3M${round(length * at)} 1l-4 3`).join(''),
      0.5,
    ),
  ]
}

const caterpillar: LyingThing = (pen, length) => {
  const count = Math.max(3, Math.round(length / 11))
  const r = Math.min(5.4, (length / count) * 0.6)
  const step = (length - 2 * r - 2 * HALF) / (count - 1)
  const at = (i: number) => HALF + r + i * step
  const head = at(count - 1)
  const feet = Array.from(
    { length: count - 1 },
    (_, i) => `M${round(at(i) - 1.6)} ${round(r - 0.4)}v1.600m3.200 -1.600v1.600`,
  )
  return [
    pen.line(
      `${feet.join('')}M${round(head - 1)} ${round(0.6 - r)}l-1.400 -2.200M${round(head + 1.6)} ${round(0.8 - r)}l0.400 -2.400`,
      0.6,
    ),
    Array.from({ length: count }, (_, i) => pen.shape(circle(at(i), 0, r), i % 2 ? 'lime' : 'green', LINE)),
    pen.spot(head + r * 0.3, -1.5, 0.8),
    pen.line(`M${round(head + r * 0.1)} 2q1.600 1.400 2.800 0`, 0.6),
  ]
}

const carrot: LyingThing = (pen, length) => {
  const [start, end] = [HALF, length - HALF]
  const top = Math.min(26, length * 0.34)
  return [
    pen.shape(
      `M${round(top)} 0C${round(top * 0.7)} -6 ${round(top * 0.4)} -7 ${start} -4Q${round(top * 0.3)} -2.500 ${round(top * 0.3)} 0Q${round(top * 0.3)} 2.500 ${start} 4C${round(top * 0.4)} 7 ${round(top * 0.7)} 6 ${round(top)} 0z`,
      'leaf',
      LINE,
    ),
    pen.shape(
      `M${round(top - 2)} 0C${round(top - 2)} -7 ${round(top + 6)} -6.500 ${round(top + 14)} -5L${round(end)} 0L${round(top + 14)} 5C${round(top + 6)} 6.500 ${round(top - 2)} 7 ${round(top - 2)} 0z`,
      'orange',
      LINE,
    ),
    pen.line(`M${round(top + 6)} -4.500v3M${round(top + 14)} 1.500v3M${round(top + 22)} -3v2.400`, 0.5),
  ]
}

const pod: LyingThing = (pen, length, fill) => {
  const [start, end] = [HALF, length - HALF]
  const count = Math.max(2, Math.floor((length - 16) / 11))
  return [
    pen.shape(
      `M${start} 0Q6 -6.500 14 -5.500H${round(length - 12)}Q${round(length - 5)} -5.500 ${round(end)} 0Q${round(length - 5)} 5.500 ${round(length - 12)} 5.500H14Q6 6.500 ${start} 0z`,
      fill,
      LINE,
    ),
    Array.from({ length: count }, (_, i) =>
      pen.shape(circle(13 + (i + 0.5) * ((length - 24) / count), 0, 3.4), 'lime', 0.6),
    ),
  ]
}

/** With its article, how long it may be in mm, and its colours. */
export interface Lying {
  readonly draw: LyingThing
  readonly the: string
  readonly least: number
  readonly most: number
  readonly fills: readonly [Fill, ...Fill[]]
}

const lying = (draw: LyingThing, the: string, least: number, most: number, ...fills: Fill[]): Lying => {
  const [first = 'white', ...rest] = fills
  return { draw, the, least, most, fills: [first, ...rest] }
}

/** Things of a desk, of a garden table and of a chest of drawers. */
export const LYING = {
  estudo: [
    lying(pencil, 'O lápis', 50, 145, 'yellow', 'orange', 'green'),
    lying(crayon, 'O giz de cera', 40, 95, 'red', 'purple', 'blue'),
    lying(eraser, 'A borracha', 25, 60, 'blue', 'teal', 'pink'),
    lying(brush, 'O pincel', 80, 145, 'red', 'teal', 'purple'),
    lying(scissors, 'A tesoura', 90, 145, 'red', 'purple', 'orange'),
    lying(clip, 'O clipe', 25, 50, 'blue'),
  ],
  quintal: [
    lying(leaf, 'A folha', 40, 120, 'leaf', 'lime', 'orange'),
    lying(feather, 'A pena', 50, 140, 'blue', 'pinkPale', 'yellow'),
    lying(caterpillar, 'A lagarta', 25, 80, 'green'),
    lying(carrot, 'A cenoura', 70, 145, 'orange'),
    lying(pod, 'A vagem', 45, 120, 'leaf', 'green'),
  ],
  casa: [
    lying(key, 'A chave', 40, 75, 'yellow', 'straw'),
    lying(ribbon, 'A fita', 30, 145, 'pink', 'purple', 'red'),
    lying(toothbrush, 'A escova', 110, 145, 'teal', 'orange', 'blue'),
    lying(spoon, 'A colher', 90, 145, 'metal', 'stone'),
    lying(soap, 'O sabonete', 45, 80, 'pink', 'lime'),
  ],
} as const satisfies Readonly<Record<string, readonly Lying[]>>
