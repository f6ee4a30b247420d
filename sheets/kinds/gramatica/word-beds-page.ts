/** A nursery: twelve words on a rack, on packets or pots, and four beds to plant them in by how a word was formed. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { backdrop } from '../../studio/scenes/ground.ts'
import { lettuce } from '../../studio/shapes/kitchen-garden.ts'
import { flower, tuft } from '../../studio/shapes/nature.ts'
import { BEDS, type Bed } from './family-facts.ts'
import { type Couple, pointingPair } from './pointing-pair.ts'

export type Holder = 'saquinho' | 'vaso'

export interface BedsTask {
  /** On the rack: packets of seeds, or pots with a plant. */
  readonly holder: Holder
  /** Words by bed. */
  readonly planted: Readonly<Record<Bed, readonly string[]>>
  /** All words, in their order on the rack. */
  readonly packets: readonly string[]
  readonly compound: readonly [whole: string, first: string, second: string]
  readonly grown: readonly [says: string, answer: string]
}

const SIGNS: Readonly<Record<Bed, string>> = {
  primitivas: 'primitivas',
  compostas: 'compostas',
  'com prefixo': 'derivadas com prefixo',
  'com sufixo': 'derivadas com sufixo',
}

const HORIZON = 112
const RAILS = [78, 108]
const PACKET = { width: 26.4, height: 22 }
const FILLS: readonly Fill[] = ['redPale', 'bluePale', 'yellowPale', 'purplePale', 'pinkPale', 'tan']

const packet = (pen: Pen, x: number, foot: number, fill: Fill): Drawing => {
  const [left, top] = [x - PACKET.width / 2, foot - PACKET.height]
  return [
    pen.shape(`M${left} ${top}${'l2.200 -1.600l2.200 1.600'.repeat(6)}V${foot}H${left}z`, fill, 0.9),
    tuft(pen, x, top + 11, 0.8),
  ]
}

const pot = (pen: Pen, x: number, foot: number, fill: Fill): Drawing => [
  lettuce(pen, x, foot - 12, 0.46),
  pen.shape(`M${x - 9} ${foot - 9}L${x - 6.4} ${foot}h12.800L${x + 9} ${foot - 9}z`, fill, 0.9),
  pen.shape(box(x - 10.4, foot - 13, 20.8, 4.4, 1.2), fill, 0.9),
]

/** One plant on all: a flower or a tree would contradict «sol» or «fogo». */
const HOLDERS: Readonly<Record<Holder, typeof packet>> = { saquinho: packet, vaso: pot }

function labelled(pen: Pen, { holder, packets }: BedsTask, look: number): Drawing {
  const size = Math.min(...packets.map((word) => fitTextSize(word, 'text', 4.9, PACKET.width - 3)))
  return packets.map((word, i) => {
    // Three on each side of the middle post.
    const [x, foot] = [31 + (i % 6) * 28.6 + (i % 6 > 2 ? 5 : 0), RAILS[Math.floor(i / 6)] ?? 0]
    return [
      HOLDERS[holder](pen, x, foot, FILLS[(i * 5 + look) % FILLS.length] ?? 'tan'),
      pen.shape(box(x - PACKET.width / 2, foot - 9.6, PACKET.width, 7.8), 'white', 0.7),
      pen.text(x, foot - 4.2, word, size, { font: 'text' }),
    ]
  })
}

const rail = (pen: Pen, y: number): Drawing => pen.shape(box(13, y, 184, 4, 1), 'wood', 1)

/** Upper left corners of the beds. */
const CORNERS = [
  [14, 133],
  [108, 133],
  [14, 187],
  [108, 187],
] as const
const BED = { width: 88, height: 40, step: 10 }

function bed(pen: Pen, task: BedsTask, name: Bed, i: number, look: number): PageMark[] {
  const [x, y] = CORNERS[i] ?? [0, 0]
  const sign = measureText(SIGNS[name], 'display', 5) + 8
  const plants = [x + 6, x + BED.width - 6]
  const board = box(x + 3, y + 4.4, BED.width - 6, BED.height - 7, 1.6)
  const lines = [0, 1, 2].map((row) => y + 12.8 + row * BED.step)
  return [
    ...marksOf([
      plants.map((at, k) =>
        flower(pen, at, y + 1, 0.9, (['red', 'yellow', 'pink', 'purple'] as const)[(i + k + look) % 4] ?? 'red'),
      ),
      pen.shape(`M${x + 2} ${y}q${BED.width / 2 - 2} -5 ${BED.width - 4} 0z`, 'soil', 1),
      pen.shape(box(x, y, BED.width, BED.height, 2), 'wood', 1.2),
      pen.shape(board, 'white', 0.9),
      pen.shape(box(x + BED.width / 2 - sign / 2, y - 10.4, sign, 9, 2), 'cream', 1),
      pen.text(x + BED.width / 2, y - 4.1, SIGNS[name], 5),
      lines.map((base) => pen.line(`M${x + 8} ${base}H${x + BED.width - 8}`, 0.6)),
    ]),
    ...task.planted[name].flatMap((word, row) => writtenAnswer(x + BED.width / 2, (lines[row] ?? 0) - 4, word, 5.4)),
  ]
}

const PAPER = { x: 46, y: 238, width: 118, height: 44 }

function questions(pen: Pen, { compound: [whole, first, second], grown: [says, word] }: BedsTask): PageMark[] {
  const [left, right] = [PAPER.x + 5, PAPER.x + PAPER.width - 5]
  const base = PAPER.y + 15
  const asked = `${whole} =`
  const from = left + measureText(asked, 'display', 5.4) + 3
  const half = (right - from - 8) / 2
  const below = PAPER.y + 34
  const line = left + measureText(says, 'text', 4.8) + 3
  return [
    pen.text(left, base, asked, 5.4, { anchor: 'start' }),
    pen.line(`M${from} ${base + 1}h${half}m8 0H${right}`, 0.7),
    pen.text(from + half + 4, base, '+', 6),
    writtenAnswer(from + half / 2, base - 3, first, 5.4),
    writtenAnswer(right - half / 2, base - 3, second, 5.4),
    pen.text(left, below, says, 4.8, { font: 'text', anchor: 'start' }),
    pen.line(`M${line} ${below + 1}H${right}`, 0.7),
    writtenAnswer((line + right) / 2, below - 3, word, 5.4),
  ]
}

const PAIRS: readonly [Couple, ...Couple[]] = [
  ['gil', 'nina'],
  ['sofia', 'theo'],
  ['davi', 'bia'],
  ['malu', 'caio'],
  ['yumi', 'iara'],
]

export function wordBedsPage(pen: Pen, look: number, task: BedsTask): PageMark[] {
  return [
    ...marksOf([
      backdrop(pen, 'sky'),
      pen.shape(box(-4, HORIZON, 222, 180), 'meadow', 1),
      [15, 105, 195].map((x) => pen.rope(`M${x} 54V118`, 3, 'woodDark', 0.9)),
      RAILS.map((y) => rail(pen, y)),
      labelled(pen, task, look),
    ]),
    ...BEDS.flatMap((name, i) => bed(pen, task, name, i, look)),
    ...marksOf([notePaper(pen, PAPER), pointingPair(pen, PAIRS, look, 0.66)]),
    ...questions(pen, task),
  ]
}
