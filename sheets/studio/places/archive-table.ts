/** The table of a town's archive from above: a photo, a newspaper, a letter, a bill, a recording and a plaque. */
import { cinema } from '../eras/street-things.ts'
import { standing } from '../fit.ts'
import { box, circle, type Spot } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { schoolHouse } from '../shapes/map-places.ts'
import { firstTrain } from '../shapes/milestones.ts'

export const SOURCES = ['foto', 'jornal', 'carta', 'cartaz', 'gravação', 'placa'] as const
export type SourceName = (typeof SOURCES)[number]

/** Words of a source, by lines. */
export type Words = readonly string[]

const [WIDE, HIGH] = [55, 56]
const SPOTS: readonly Spot[] = [0, 1, 2, 3, 4, 5].map((i): Spot => [41.5 + (i % 3) * 63.5, 90 + Math.floor(i / 3) * 64])
const TILTS = [-2, 1.5, -1, 2, -1.5, 1] as const

const lines = (pen: Pen, words: Words, y: number, size: number, step: number): Drawing =>
  words.map((line, i) => pen.text(0, y + i * step, line, size, { font: 'text' }))

const sheet = (pen: Pen, fill: 'white' | 'cream' | 'yellowPale'): Drawing =>
  pen.shape(box(-WIDE / 2, -HIGH / 2, WIDE, HIGH, 1), fill, 1)

const photo = (pen: Pen, words: Words): Drawing => [
  sheet(pen, 'white'),
  pen.shape(box(-23, -24, 46, 34), 'tan', 0.9),
  pen.clip(box(-23, -24, 46, 34), [pen.shape(box(-24, -2, 48, 14), 'sand', 0.8), standing(pen, firstTrain, 0, 4, 36)]),
  pen.shape(box(-23, -24, 46, 34), null, 0.9),
  lines(pen, words, 17, 4.2, 6),
]

const newspaper = (pen: Pen, words: Words): Drawing => [
  sheet(pen, 'cream'),
  pen.text(0, -20.5, 'A GAZETA', 5.4),
  pen.line('M-24 -18H24M-24 -16.800H24', 0.6),
  lines(pen, words, -10.5, 4.2, 6.6),
  pen.line('M-24 5H-3M-24 9H-3M-24 13H-3M-24 17H-3M-24 21H-3M-24 24.500H-8', 0.6, 'stoneDark'),
  pen.shape(box(1, 2, 23, 23), 'white', 0.8),
  standing(pen, schoolHouse, 12.5, 24, 20),
]

const letter = (pen: Pen, words: Words): Drawing => [
  sheet(pen, 'yellowPale'),
  pen.shape(box(13, -25, 11, 13), 'redPale', 0.8),
  pen.line('M15 -23h7v9h-7z', 0.6),
  pen.line('M5 -20q3 -2 5 0t5 0t5 0M5 -16q3 -2 5 0t5 0t5 0', 0.6),
  lines(pen, words, -5, 4.2, 6.2),
]

const poster = (pen: Pen, words: Words): Drawing => [
  sheet(pen, 'white'),
  pen.shape(box(-25, -25.5, 50, 51, 1), 'yellow', 0.9),
  standing(pen, (own) => cinema(own), 0, 7, 30),
  lines(pen, words, 14, 4.4, 6),
]

/** A recorder with the words that it plays. */
const recording = (pen: Pen, words: Words): Drawing => [
  pen.shape(box(-25, 6, 50, 21, 3), 'greyDark', 1),
  pen.shape(box(-20, 9, 27, 13, 1.5), 'white', 0.9),
  [-13.5, 0.5].map((x) => pen.shape(circle(x, 15.5, 4), 'metal', 0.8)),
  pen.shape(circle(16, 15.5, 6), 'grey', 0.9),
  pen.shape(box(-20, 23.6, 6, 2.4, 0.6) + box(-12, 23.6, 6, 2.4, 0.6) + box(-4, 23.6, 6, 2.4, 0.6), 'red', 0.6),
  pen.shape('M-27 -28H27V1H14L8 6L6 1H-27z', 'white', 0.9),
  lines(pen, words, -15.5, 4.2, 6),
]

const plaque = (pen: Pen, words: Words): Drawing => [
  pen.shape(box(-WIDE / 2, -22, WIDE, 44, 2), 'copper', 1.1),
  pen.shape(box(-24, -18.5, 48, 37, 1), 'yellowPale', 0.9),
  [-25.4, 25.4].map((x) => [-20, 20].map((y) => pen.spot(x, y, 0.7))),
  lines(pen, words, -8, 4.6, 7.4),
]

const DRAWN: Readonly<Record<SourceName, (pen: Pen, words: Words) => Drawing>> = {
  foto: photo,
  jornal: newspaper,
  carta: letter,
  cartaz: poster,
  gravação: recording,
  placa: plaque,
}

/** Sources with their words, from A, in two rows. */
export const archiveTable = (pen: Pen, shown: readonly (readonly [name: SourceName, words: Words])[]): Drawing => [
  pen.shape(box(0, 0, 214, 310), 'woodPale', null),
  pen.line([20, 62, 104, 146, 188, 230].map((y) => `M0 ${y}H214`).join(''), 0.6, 'wood'),
  shown.map(([name, words], i) => {
    const [x, y] = SPOTS[i] ?? [0, 0]
    return [
      pen.at(x, y, 1, (own) => DRAWN[name](own, words), { turn: TILTS[i] ?? 0 }),
      pen.shape(circle(x - 26, y - 25, 5), 'yellow', 0.9),
      pen.text(x - 26, y - 22.8, 'ABCDEF'.charAt(i), 6.2),
    ]
  }),
]
