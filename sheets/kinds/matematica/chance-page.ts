/** Games on the shelves of a booth, a plate for each, and what the children before it say. */
import { measureText } from '../../lettering/fonts.ts'
import { wrapText } from '../../lettering/wrapped-text.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path } from '../../scene/marks.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { type FairName, FEET, GAMES, SHELF } from '../../studio/places/chance-fair.ts'
import {
  chip,
  chipMachine,
  dieAndCup,
  duckPond,
  evenSectors,
  fishingTray,
  jar,
  type Label,
  wheel,
} from '../../studio/shapes/chance-things.ts'
import {
  type Choice,
  type Game,
  isFair,
  type Ranking,
  resultsOf,
  SCALES,
  type Share,
  shareOf,
  type TwoWheels,
  type Wish,
} from './chance-draws.ts'
import type { Sentence } from './chance-sentences.ts'

const text = { font: 'text' } as const
const start = { font: 'text', anchor: 'start' } as const

const GAME_DRAWN: Readonly<Record<Game, (pen: Pen, fair: FairName, labels: readonly Label[]) => Drawing>> = {
  pote: (pen, fair, labels) => (fair === 'arraial' ? jar : chipMachine)(pen, labels),
  roleta: (pen, _, labels) => wheel(pen, evenSectors(labels)),
  pesca: (pen, fair, labels) => (fair === 'arraial' ? fishingTray : duckPond)(pen, labels),
  dado: (pen) => dieAndCup(pen),
}

/** The act at a game, before what is to come. */
const VERBS: Readonly<Record<Game, string>> = { pote: 'Tirar', roleta: 'Parar em', pesca: 'Pescar', dado: 'Tirar' }

export const gameAt = (pen: Pen, fair: FairName, i: number, game: Game, labels: readonly Label[]): Drawing => {
  const [x, y] = GAMES[i] ?? [0, 0]
  return pen.at(x, y, 1, (pen) => GAME_DRAWN[game](pen, fair, labels))
}

const PLATE_WIDTH = 87

/** The white plate below a game. */
function plate(pen: Pen, i: number, height: number): { readonly at: Spot; readonly drawn: Drawing } {
  const [x, shelf] = GAMES[i] ?? [0, 0]
  const y = shelf + SHELF + 1.4
  return { at: [x, y], drawn: pen.shape(box(x - PLATE_WIDTH / 2, y, PLATE_WIDTH, height, 2.5), 'white', 1) }
}

const [TICK, TICK_GAP, TICK_WORDS, TICK_ROW] = [5.4, 1.5, 5, 6.6]
const ticked = (x: number, y: number) =>
  answer([path(`M${x + 1} ${y + 2.8}l1.400 1.700l2.700 -4`, { stroke: ANSWER_RED, width: 1.2 })])

/** Boxes to tick with their words, one below the other from `left`, about `cy`; `right` is the one to tick. */
function ticks(pen: Pen, left: number, cy: number, words: readonly string[], right: string): PageMark[] {
  const top = cy - TICK / 2 - ((words.length - 1) / 2) * TICK_ROW
  return words.flatMap((one, i) => tickWith(pen, left, top + i * TICK_ROW, one, one === right))
}

const tickWith = (pen: Pen, left: number, y: number, words: string, isRight: boolean): PageMark[] => [
  ...marksOf([
    pen.shape(box(left, y, TICK, TICK, 1.2), 'white', 0.8),
    pen.text(left + TICK + TICK_GAP, y + TICK / 2 + TICK_WORDS * 0.35, words, TICK_WORDS, start),
  ]),
  ...(isRight ? [ticked(left, y)] : []),
]

/** Room of boxes with their words. */
const ticksWidth = (words: readonly string[]) =>
  TICK + TICK_GAP + Math.max(...words.map((one) => measureText(one, 'text', TICK_WORDS)))

/** A verb and the chip that is wished for, about `cx`. */
function wished(pen: Pen, cx: number, cy: number, words: string, label: Label): Drawing {
  const [size, r] = [5, 4]
  const width = measureText(words, 'text', size) + 2 + 2 * r
  const left = cx - width / 2
  return [pen.text(left, cy + size * 0.35, words, size, start), chip(pen, left + width - r, cy, r, label)]
}

/** Boxes end this far from the right edge of their plate or bubble. */
const MARGIN = 3

/** Will it come? One of three boxes beside each wish. */
export const wishPlate = (pen: Pen, fair: FairName, i: number, { game, wanted, certainty }: Wish): PageMark[] => {
  const height = 22
  const { at, drawn } = plate(pen, i, height)
  const [x, y] = at
  const [left, cy] = [x + PLATE_WIDTH / 2 - MARGIN - ticksWidth(SCALES[fair]), y + height / 2]
  return [
    ...marksOf([drawn, wished(pen, (x - PLATE_WIDTH / 2 + left) / 2, cy, VERBS[game], wanted)]),
    ...ticks(pen, left, cy, SCALES[fair], certainty),
  ]
}

const BUBBLE = { y: 207.6, width: 87, height: 26 }

const TAIL_END = 240

/** A speech bubble above the child on the left or the right. */
function bubble(
  pen: Pen,
  side: number,
  { x = side ? 152 : 58, y = BUBBLE.y, width = BUBBLE.width, height = BUBBLE.height } = {},
): Drawing {
  const [left, foot] = [x - width / 2, y + height]
  const tail = side ? [x + width / 2 - 18, x + width / 2 - 9] : [left + 9, left + 18]
  const tip = side ? 176 : 34
  return [
    pen.shape(box(left, y, width, height, 4), 'white', 1.1),
    pen.shape(`M${tail[0]} ${foot - 0.3}L${tip} ${TAIL_END}L${tail[1]} ${foot - 0.3}`, 'white', 1.1),
    pen.shape(box((tail[0] ?? 0) + 0.4, foot - 1.6, 8.2, 1.6), 'white', null),
  ]
}

/** A sentence in one line or two. */
function lines(words: string, size: number, room: number): string[] {
  if (measureText(words, 'text', size) <= room) return [words]
  const all = words.split(' ')
  const cuts = all.map((_, i) => [all.slice(0, i).join(' '), all.slice(i).join(' ')] as const).slice(1)
  const longest = (cut: readonly [string, string]) => Math.max(...cut.map((one) => measureText(one, 'text', size)))
  return [...(cuts.toSorted((a, b) => longest(a) - longest(b))[0] ?? [words])]
}

/** Sizes of a sentence from the wished one on, mm; a bubble holds so many lines. */
const SAID_SIZES = [4.8, 4.5, 4.2] as const
const SAID_LINES = 4

export function saying(pen: Pen, fair: FairName, side: number, sentence: Sentence): PageMark[] {
  const x = side ? 152 : 58
  const pitch = 5.4
  const [from, cy] = [x - BUBBLE.width / 2 + MARGIN, BUBBLE.y + BUBBLE.height / 2]
  const left = x + BUBBLE.width / 2 - MARGIN - ticksWidth(SCALES[fair])
  const wrapped = (size: number) => wrapText(sentence.words, 'text', size, left - from - 2)
  const size = SAID_SIZES.find((one) => wrapped(one).length <= SAID_LINES) ?? SAID_SIZES[2]
  const said = wrapped(size)
  const top = cy + size * 0.35 - ((said.length - 1) / 2) * pitch
  return [
    ...marksOf([bubble(pen, side), said.map((line, i) => pen.text(from, top + i * pitch, line, size, start))]),
    ...ticks(pen, left, cy, SCALES[fair], sentence.certainty),
  ]
}

/** Boxes for the order of the results; the one that is not there is crossed out. */
export function rankingPlate(pen: Pen, i: number, { counts, absent }: Ranking, order: readonly string[]): PageMark[] {
  const { at, drawn } = plate(pen, i, 17)
  const [x, y] = at
  const [step, r] = [21.2, 4.2]
  const cy = y + 8.5
  return [
    ...marksOf(drawn),
    ...order.flatMap((motif, k): PageMark[] => {
      const cx = x + (k - 1.5) * step - 4.7
      const rank = counts.findIndex(([name]) => name === motif) + 1
      const sign = marksOf([
        chip(pen, cx, cy, r, motif),
        pen.shape(box(cx + 4.9, cy - 5.6, 8.8, 11.2, 1.6), 'white', 0.8),
      ])
      const cross = path(`M${cx - 4} ${cy - 4}l8 8M${cx + 4} ${cy - 4}l-8 8`, { stroke: ANSWER_RED, width: 1.3 })
      return [...sign, motif === absent ? answer([cross]) : writtenAnswer(cx + 9.3, cy, String(rank), 7)]
    }),
  ]
}

/** A table with a cloth, from the left to the right edge. */
const table = (pen: Pen, left: number, right: number, top: number): Drawing => [
  pen.shape(`M${left + 1} ${top}H${right - 1}L${right} ${FEET - 4}H${left}z`, 'bluePale', 1.1),
  pen.shade(`M${left + 1} ${top}H${right - 1}V${top + 4}H${left + 1}z`, 'blueDark', 0.25),
  pen.shape(box(left - 2, top - 1.5, right - left + 4, 3.5, 1.4), 'woodPale', 1.1),
]

const TABLE = { left: 48, right: 162, top: 264 }
const WISH_PLATE = { x: 105, width: 150, height: 16 }

/** Two jars on a table: in which of them has the wish the better chance? */
export function choosing(pen: Pen, fair: FairName, choice: Choice, heaps: readonly (readonly Label[])[]): PageMark[] {
  const { left, right, top } = TABLE
  const [one, other] = choice.jars.map(shareOf)
  const better = (one ?? 0) > (other ?? 0) ? 0 : 1
  const words = 'Quero tirar'
  const ask = 'Em qual tenho mais chance? Marque.'
  const size = 5.4
  const width = measureText(words, 'text', size) + 13 + measureText(ask, 'text', size)
  const [x, cy] = [105 - width / 2, BUBBLE.y + WISH_PLATE.height / 2 + 1]
  return [
    ...marksOf([
      table(pen, left, right, top),
      bubble(pen, 0, WISH_PLATE),
      pen.text(x, cy + 1.8, words, size, start),
      chip(pen, x + measureText(words, 'text', size) + 6, cy, 4.2, choice.wanted),
      pen.text(x + measureText(words, 'text', size) + 13, cy + 1.8, ask, size, start),
    ]),
    ...heaps.flatMap((labels, i): PageMark[] => {
      const cx = i ? 133 : 77
      const [tx, ty] = [cx - (TICK + 1) / 2, top + 4.2]
      return [
        ...marksOf([
          pen.at(cx, top - 1.5, 0.98, (pen) => GAME_DRAWN.pote(pen, fair, labels)),
          pen.shape(box(tx, ty, TICK + 1, TICK + 1, 1.2), 'white', 0.8),
        ]),
        ...(i === better ? [ticked(tx + 0.5, ty + 0.5)] : []),
      ]
    }),
  ]
}

const divisor = (a: number, b: number): number => (b ? divisor(b, a % b) : a)

/** The event and a fraction to write. */
export function sharePlate(pen: Pen, i: number, { game, labels, event, motif, favourable }: Share): PageMark[] {
  const { at, drawn } = plate(pen, i, 21)
  const [x, y] = at
  const verb = VERBS[game]
  const cx = x - 16.5
  const [fx, half] = [x + 21.5, 7.6]
  const cy = y + 10.5
  const whole = labels.length
  const common = divisor(favourable, whole)
  const words = lines(`${verb} ${event}`.replace('em um', 'num').replace('em o', 'no'), 5.2, 50)
  const slots = [cy - 1.2 - half, cy + 1.2].map((top) => pen.shape(box(fx - 6.5, top, 13, half, 1.4), 'white', 0.8))
  const simpler = `= ${favourable / common}/${whole / common}`
  return [
    ...marksOf([
      drawn,
      motif
        ? wished(pen, cx, cy, verb, motif)
        : words.map((line, k) => pen.text(cx, cy + 1.8 + (k - (words.length - 1) / 2) * 6.2, line, 5.2, text)),
      slots,
      pen.line(`M${fx - 8.5} ${cy}h17`, 1.1),
    ]),
    writtenAnswer(fx, cy - 1.2 - half / 2, String(favourable), 6.6),
    writtenAnswer(fx, cy + 1.2 + half / 2, String(whole), 6.6),
    ...(common > 1 ? [writtenAnswer(fx + 9.6, cy, simpler, 4.2, { anchor: 'start' })] : []),
  ]
}

/** More boxes than results: how many there are is for the child to find. */
const BOXES = 9
const [EQUAL, YES, NO] = ['Todas elas têm a mesma chance?', 'sim', 'não']
const PAIRS = { x: 105, y: 206.4, width: 174, height: 27.6 }
const BENCH = { left: 62, right: 148, top: 273 }

const bench = (pen: Pen): Drawing => [
  [BENCH.left + 6, BENCH.right - 10].map((x) => pen.shape(box(x, BENCH.top, 4, FEET - BENCH.top), 'wood', 1.1)),
  pen.shape(box(BENCH.left, BENCH.top - 1.5, BENCH.right - BENCH.left, 4, 1.4), 'woodPale', 1.1),
]

/** Two wheels to turn together, and boxes for all that can come. */
export function turning(pen: Pen, wheels: TwoWheels): PageMark[] {
  const [left, y] = [PAIRS.x - PAIRS.width / 2, PAIRS.y]
  const size = 4.8
  const question = 'Giro as duas roletas. Que combinações, como A1, podem sair?'
  const [row, step, side] = [y + 8, 18.4, 15.5]
  const width = measureText(EQUAL, 'text', size)
  const first = PAIRS.x - (step * (BOXES - 1) + side) / 2
  return [
    ...marksOf([
      bench(pen),
      [wheels.letters, wheels.numbers].map((sectors, i) =>
        pen.at(i ? 125 : 85, BENCH.top - 1.5, 0.92, (pen) => wheel(pen, sectors)),
      ),
      bubble(pen, 0, PAIRS),
      pen.text(PAIRS.x, y + 5.9, question, size, text),
      Array.from({ length: BOXES }, (_, i) => pen.shape(box(first + i * step, row, side, 10, 1.4), 'white', 0.8)),
      pen.text(left + 24, y + 24.6, EQUAL, size, start),
    ]),
    ...resultsOf(wheels).map((one, i) => writtenAnswer(first + side / 2 + i * step, row + 5, one, 5.4)),
    ...[YES, NO].flatMap((one, i) =>
      tickWith(pen, left + 34 + width + i * 22, y + 20.2, one, one === (isFair(wheels) ? YES : NO)),
    ),
  ]
}
