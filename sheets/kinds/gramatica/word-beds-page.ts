/** A garden cut open: twelve words on seeds in the soil, and four plants on whose leaves they are written by their formation. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { earthworm } from '../../studio/pairs/small-animals.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { backdrop } from '../../studio/scenes/ground.ts'
import { cloud, flowerHead, hill } from '../../studio/shapes/nature.ts'
import { bee, butterfly, snail } from '../../studio/shapes/pets.ts'
import { BEDS, type Bed, type Family } from './family-facts.ts'

export interface BedsTask {
  /** Words by their formation. */
  readonly planted: Readonly<Record<Bed, readonly string[]>>
  /** All words, in their order in the soil. */
  readonly seeds: readonly string[]
  readonly compound: readonly [whole: string, first: string, second: string]
  readonly family: Family
  /** Begins or ends like a derived word. */
  readonly trap: readonly [says: string, why: string]
}

const SIGNS: Readonly<Record<Bed, readonly string[]>> = {
  primitivas: ['primitivas'],
  compostas: ['compostas'],
  'com prefixo': ['derivadas', 'com prefixo'],
  'com sufixo': ['derivadas', 'com sufixo'],
}

const COLUMNS = [35, 81.7, 128.3, 175]
const GROUND = 157
const LEAF = { width: 42, height: 12.6 }
/** Middles of the leaves of a plant, from above. */
const LEAVES = [90, 106.5, 123]
const SIGN = { y: 133, width: 42, height: 17 }

const fineRoots = (pen: Pen, x: number): Drawing =>
  pen.line(
    `M${x} ${GROUND}q1 6 -1 12M${x - 1} ${GROUND + 2}q-3 5 -9 6M${x + 1} ${GROUND + 2}q3 5 9 6M${x} ${GROUND + 5}q3 3 4 7M${x - 1} ${GROUND + 5}q-3 2 -5 6`,
    1,
    pen.colour ? 'cream' : 'black',
  )

const stem = (pen: Pen, d: string, fill: Fill = 'leafDark'): Drawing => pen.rope(d, 2.2, fill, 0.9)

type Bloom = readonly [petals: Fill, heart: Fill]
const BLOOMS: readonly [Bloom, ...Bloom[]] = [
  ['yellow', 'orange'],
  ['pink', 'yellow'],
  ['purple', 'yellow'],
  ['red', 'yellow'],
]
/** Petals of a bud that a plant gets at its beginning or at its end. */
const NEW: Bloom = ['orange', 'red']

const bud = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(`M${x - 4} ${y + 1}Q${x - 5} ${y - 7} ${x} ${y - 9}Q${x + 5} ${y - 7} ${x + 4} ${y + 1}z`, NEW[0], 1),
  pen.line(`M${x - 1.6} ${y - 6}q1.600 2 1.600 5q0 -3 1.600 -5`, 0.7),
  pen.shape(
    `M${x - 5} ${y - 2}Q${x} ${y + 7} ${x + 5} ${y - 2}Q${x + 2} ${y} ${x} ${y - 2}Q${x - 2} ${y} ${x - 5} ${y - 2}z`,
    'leaf',
    0.9,
  ),
]

/** One stem; two that become one; one with a bud before it; one with a bud behind its flower. */
const PLANTS: Readonly<Record<Bed, (pen: Pen, x: number, bloom: Bloom, second: Bloom) => Drawing>> = {
  primitivas: (pen, x, [petals, heart]) => [
    stem(pen, `M${x} ${GROUND}V74`),
    flowerHead(pen, x, 71, 8.6, petals, heart),
  ],
  compostas: (pen, x, [petals, heart], [others, other]) => [
    stem(pen, `M${x + 5} ${GROUND}C${x + 5} 120 ${x - 3} 110 ${x} 96S${x + 10} 82 ${x + 10} 74`, 'leaf'),
    stem(pen, `M${x - 5} ${GROUND}C${x - 5} 120 ${x + 3} 110 ${x} 96S${x - 10} 82 ${x - 10} 74`),
    flowerHead(pen, x - 9, 71, 7.4, petals, heart),
    flowerHead(pen, x + 9.5, 71, 7.4, others, other),
  ],
  'com prefixo': (pen, x, [petals, heart]) => [
    stem(pen, `M${x} 96Q${x - 14} 92 ${x - 14} 76`),
    stem(pen, `M${x} ${GROUND}V74`),
    bud(pen, x - 14, 74),
    flowerHead(pen, x + 2, 71, 8, petals, heart),
  ],
  'com sufixo': (pen, x, [petals, heart]) => [
    stem(pen, `M${x} 96Q${x + 14} 92 ${x + 14} 76`),
    stem(pen, `M${x} ${GROUND}V74`),
    flowerHead(pen, x - 2, 71, 8, petals, heart),
    bud(pen, x + 14, 74),
  ],
}

/** Tip of the leaf in a row: 1 to the right, -1 to the left. */
const tipOf = (plant: number, row: number) => ((row + plant) % 2 ? 1 : -1)

/** A leaf as broad as a word, its tip to one side. */
const writingLeaf = (pen: Pen, x: number, y: number, side: number): Drawing => {
  const rise = LEAF.height / 2
  const at = (dx: number) => x + side * dx
  return [
    pen.shape(
      `M${at(21.2)} ${y - 1}Q${at(18.2)} ${y - rise} ${at(12)} ${y - rise}H${at(-14)}Q${at(-21)} ${y - rise} ${at(-21)} ${y}T${at(-14)} ${y + rise}H${at(10)}Q${at(17.4)} ${y + rise} ${at(21.2)} ${y - 1}z`,
      'leaf',
      1.1,
    ),
    pen.shape(
      `M${at(17.6)} ${y - 0.6}Q${at(15.4)} ${y - rise + 2} ${at(11)} ${y - rise + 2}H${at(-14)}Q${at(-18.6)} ${y - rise + 2} ${at(-18.6)} ${y}T${at(-14)} ${y + rise - 2}H${at(9)}Q${at(15)} ${y + rise - 2} ${at(17.6)} ${y - 0.6}z`,
      'white',
      0.5,
    ),
  ]
}

function plant(pen: Pen, task: BedsTask, name: Bed, i: number, look: number): PageMark[] {
  const x = COLUMNS[i] ?? 0
  const lines = SIGNS[name]
  const middle = SIGN.y + SIGN.height / 2
  return [
    ...marksOf([
      fineRoots(pen, x),
      PLANTS[name](pen, x, inTurn(BLOOMS, i + look), inTurn(BLOOMS, i + look + 2)),
      LEAVES.map((y, row) => writingLeaf(pen, x, y, tipOf(i, row))),
      [-13, 13].map((dx) => pen.shape(box(x + dx - 1.4, SIGN.y + 4, 2.8, GROUND - SIGN.y, 0.6), 'woodDark', 0.9)),
      pen.shape(box(x - SIGN.width / 2, SIGN.y, SIGN.width, SIGN.height, 2.4), 'woodPale', 1.1),
      lines.map((line, row) => pen.text(x, middle + 1.9 + (row - (lines.length - 1) / 2) * 6.4, line, 5.3)),
    ]),
    ...task.planted[name].flatMap((word, row) =>
      // The tip is narrow.
      writtenAnswer(x - 2 * tipOf(i, row), LEAVES[row] ?? 0, word, fitTextSize(word, 'display', 5.6, LEAF.width - 12)),
    ),
  ]
}

const SEED = { half: 20, rise: 7.4 }
const ROWS = [180.5, 198.5, 216.5]
const FILLS: readonly [Fill, ...Fill[]] = ['yellowPale', 'tan', 'redPale', 'cream', 'woodPale']

type Seed = (pen: Pen, x: number, y: number, fill: Fill) => Drawing
/** A bean, an almond, an acorn and a bulb. */
const SEEDS: readonly [Seed, ...Seed[]] = [
  (pen, x, y, fill) =>
    pen.shape(
      `M${x - 20} ${y + 1}C${x - 20} ${y - 10} ${x - 8} ${y - 8} ${x} ${y - 6}C${x + 8} ${y - 8} ${x + 20} ${y - 10} ${x + 20} ${y + 1}C${x + 20} ${y + 9} ${x - 20} ${y + 9} ${x - 20} ${y + 1}z`,
      fill,
      1,
    ),
  (pen, x, y, fill) =>
    pen.shape(
      `M${x - 20.5} ${y}C${x - 15} ${y - 9} ${x + 8} ${y - 9.5} ${x + 20.5} ${y}C${x + 8} ${y + 9.5} ${x - 15} ${y + 9} ${x - 20.5} ${y}z`,
      fill,
      1,
    ),
  (pen, x, y, fill) => [
    pen.shape(box(x - 20, y - 7, 40, 14, 7), fill, 1),
    pen.shape(
      `M${x - 14} ${y - 7}Q${x - 17} ${y} ${x - 14} ${y + 7}Q${x - 21} ${y + 7.6} ${x - 21} ${y}T${x - 14} ${y - 7}z`,
      'brownPale',
      0.9,
    ),
  ],
  (pen, x, y, fill) => [
    pen.rope(`M${x + 18} ${y}q3 -1 4 -4`, 1, 'lime', 0.7),
    pen.shape(
      `M${x - 19} ${y}C${x - 19} ${y - 8} ${x + 6} ${y - 9} ${x + 12} ${y - 4}Q${x + 16} ${y - 1.6} ${x + 20} ${y}Q${x + 16} ${y + 1.6} ${x + 12} ${y + 4}C${x + 6} ${y + 9} ${x - 19} ${y + 8} ${x - 19} ${y}z`,
      fill,
      1,
    ),
  ],
]

/** From the middle of each seed to the middle of its widest part, mm. */
const WIDEST = [0, 0, 2, -3] as const

function sown(pen: Pen, words: readonly string[], look: number): Drawing {
  const size = Math.min(...words.map((word) => fitTextSize(word, 'display', 5.2, SEED.half * 2 - 14)))
  return words.map((word, i) => {
    const [x, y] = [COLUMNS[i % 4] ?? 0, (ROWS[Math.floor(i / 4)] ?? 0) + (i % 2 ? 1.6 : -1.6)]
    const shape = i * 3 + Math.floor(i / 4) + look
    return [
      inTurn(SEEDS, shape)(pen, x, y, inTurn(FILLS, i * 2 + look)),
      pen.text(x + inTurn(WIDEST, shape), y + 1.8, word, size),
    ]
  })
}

const PAPER = { x: 18, y: 231.5, width: 174, height: 50.5 }
const SIZE = 5
const TEXT = { font: 'text', anchor: 'start' } as const

function questions(pen: Pen, { compound: [whole, first, second], family, trap: [says, why] }: BedsTask): PageMark[] {
  const [left, right] = [PAPER.x + 6, PAPER.x + PAPER.width - 6]
  const base = (row: number) => PAPER.y + 8.6 + row * 9.4
  const write = (words: string, x: number, row: number) => pen.text(x, base(row), words, SIZE, TEXT)
  const gap = (from: number, to: number, row: number, word: string): PageMark[] => [
    pen.line(`M${from} ${base(row) + 1}H${to}`, 0.6),
    writtenAnswer((from + to) / 2, base(row) - 2.6, word, fitTextSize(word, 'display', 5.2, to - from - 1)),
  ]
  const opening = `A composta “${whole}” junta`
  const start = left + measureText(opening, 'text', SIZE) + 3
  const half = (right - start - 10) / 2
  const title = `Da família de “${family.root}”:`
  const clues = left + measureText(title, 'text', SIZE) + 4
  return [
    ...marksOf([write(opening, left, 0), write('e', start + half + 3.6, 0)]),
    ...gap(start, start + half, 0, first),
    ...gap(right - half, right, 0, second),
    ...marksOf([write(title, left, 1), write(says, left, 3)]),
    ...family.asks.flatMap(([clue, word], i) => [
      ...marksOf(write(`${clue}:`, clues, i + 1)),
      ...gap(clues + measureText(`${clue}:`, 'text', SIZE) + 3, right, i + 1, word),
    ]),
    ...gap(left, right, 4, why),
  ]
}

export function wordBedsPage(pen: Pen, look: number, task: BedsTask): PageMark[] {
  const far = pen.plane('far', 'hillLine')
  return [
    ...marksOf([
      backdrop(pen, 'sky'),
      cloud(far, 24, 62, 0.55),
      cloud(far, 190, 61, 0.55),
      hill(
        far,
        [
          [-8, 140],
          [60, 128],
          [120, 138],
          [170, 126],
          [218, 138],
        ],
        'hillFar',
      ),
      pen.shape(box(-4, GROUND - 4, 222, 12), 'meadow', 1),
      pen.shape(box(-4, GROUND, 222, 150), 'soil', 1.2),
      (
        [
          [58, 167],
          [106, 168],
          [104, 226],
          [16, 227],
          [196, 192],
          [58, 207],
        ] as const
      ).map(([x, y], i) => pen.shape(circle(x, y, 1.4 + (i % 3) * 0.5), 'stone', 0.7)),
      pen.at(153, 167, 0.36, earthworm),
      snail(pen, 105, GROUND - 3, 0.4),
      bee(pen, 59, 78, 0.34),
      butterfly(pen, 151, 75, 0.6, 'blue'),
    ]),
    ...BEDS.flatMap((name, i) => plant(pen, task, name, i, look)),
    ...marksOf([sown(pen, task.seeds, look), notePaper(pen, PAPER)]),
    ...questions(pen, task),
  ]
}
