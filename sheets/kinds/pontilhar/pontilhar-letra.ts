/**
 * A letter appears from dots along its pencil strokes, on a hill with things that begin with it. The theme is the letter;
 * further pages go on in the alphabet. The hardest level hides a short word with the letter, to read and to draw.
 */
import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { letterStrokes, letterWidth } from '../../lettering/letters.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { DOT_TEXTS } from '../../page/texts.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, BLACK, WHITE } from '../../scene/inks.ts'
import { area, centredText, circle, gapOf, type Point, polylineData, text } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { type CastName, STANDING } from '../../studio/cast/people.ts'
import { box, circle as circleData, poly, ring } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { startInk } from '../tracejar/guides.ts'

import { startStar } from './dot-page.ts'
import { doubtful, type PlacedLabel, placeLabels } from './labels.ts'
import { besideLetter, hillside, stand } from './letter-hill.ts'
import { THINGS, WORDS } from './letter-things.ts'
import { type DottedStroke, dotStrokes } from './stroke-dots.ts'
import { drawnOn, easelOf } from './word-easel.ts'

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

export interface LetterFacts {
  readonly letter: string
  /** Letters that the dots show, in order. */
  readonly hidden: string
  /** Things around it, by name. */
  readonly things: readonly string[]
  readonly strokes: readonly DottedStroke[]
  readonly labels: readonly PlacedLabel[]
  readonly doubtful: number
}

interface Plan {
  /** Dots of a page, about. */
  readonly dots: number
  readonly radius: number
  readonly size: number
  /** Width of the ribbon in the key. */
  readonly ribbon: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { dots: 10, radius: 1.8, size: 8.4, ribbon: 13 },
  medio: { dots: 20, radius: 1.45, size: 6.4, ribbon: 12 },
  desafio: { dots: 32, radius: 1.2, size: 5, ribbon: 6 },
}

/** Room of one letter, and of a word. */
const ONE: Box = { x: 60, y: 72, width: 90, height: 154 }
const SEVERAL: Box = { x: 28, y: 74, width: 154, height: 76 }
/** Between two letters of a word, in lengths of the skeleton's capital. */
const LETTER_GAP = 0.3
/** Of labels to the letter. */
const AROUND = 11
const START_SCALE = 2.1
/** Radius of the ring where a stroke ends, and around a star. */
const [RING, RING_OF_START] = [1.7, 2.5]
/** Of strokes, one after the other; none is the red of answers. */
const INKS: readonly Ink[] = [
  [88, 52, 0, 28],
  [38, 88, 0, 26],
  [0, 52, 96, 44],
  [82, 0, 30, 52],
]
const inkOfStroke = (stroke: number, color: boolean): Ink => (color ? (INKS[stroke % INKS.length] ?? BLACK) : BLACK)

/** Shares of a label's size, where there are doubts whose it is. */
const SMALLER = [0.9, 0.8, 0.7, 0.6]

/** The strokes of the letters side by side, as large as the room lets. */
function writtenIn(room: Box, letters: string): { readonly strokes: Point[][]; readonly reach: Box } {
  const all = [...letters]
  const wide = (size: number) =>
    all.reduce((sum, one) => sum + letterWidth(one, size), 0) + LETTER_GAP * size * (all.length - 1)
  const size = Math.min(room.height, room.width / wide(1))
  const left = room.x + (room.width - wide(size)) / 2
  const baseline = room.y + (room.height + size) / 2
  let x = left
  const strokes = all.flatMap((one) => {
    const own = letterStrokes(one, x, baseline, size)
    x += letterWidth(one, size) + LETTER_GAP * size
    return own
  })
  return { strokes, reach: { x: left - AROUND, y: baseline - size, width: wide(size) + 2 * AROUND, height: size } }
}

interface Spot {
  readonly at: Point
  readonly text: string
  /** The stroke that its number is of. */
  readonly stroke: number
}

interface Dot {
  readonly at: Point
  readonly number: number
  readonly stroke: number
  /** The star or the ring of its stroke marks it already. */
  readonly marked: boolean
}

/** Every stroke is numbered from 1. Where strokes meet, dots share a spot, and the star or the ring stands for a number. */
function spotsOf(dotted: readonly DottedStroke[]): Spot[] {
  const dots = dotted.flatMap(({ points, closed }, stroke) =>
    points.map((at, i): Dot => {
      const marked = i === 0 || (!closed && i === points.length - 1)
      return { at, number: i + 1, stroke, marked }
    }),
  )
  const shared = dots.map((dot) => dots.filter(({ at }) => gapOf(at, dot.at) < 0.1))
  return dots.flatMap((dot, i): Spot[] => {
    const all = shared[i] ?? []
    if (all[0] !== dot) return []
    const { number, stroke } = all.find(({ marked }) => !marked) ?? dot
    return [{ at: dot.at, text: String(number), stroke }]
  })
}

function labelled(strokes: readonly DottedStroke[], spots: readonly Spot[], { radius, size }: Plan, limits: Box) {
  const dots = spots.map(({ at }) => at)
  const texts = spots.map(({ text }) => text)
  // Stars and rings are larger than dots.
  const obstacles = strokes
    .flatMap(({ points: [start], closed }) =>
      start ? ring(start.x, start.y, radius * (closed ? RING_OF_START : START_SCALE), radius * 2.3, 12) : [],
    )
    .map(([x, y]) => ({ x, y }))
  const attempt = (share: number) => {
    const room = {
      size: size * share,
      dotRadius: radius * RING,
      startRadius: radius * RING_OF_START,
      limits,
      obstacles,
    }
    const labels = placeLabels(dots, texts, room)
    return { labels, size: size * share, doubts: doubtful(dots, labels) + (dots.length - labels.length) * 10 }
  }
  return SMALLER.reduce((best, share) => {
    if (best.doubts === 0) return best
    const next = attempt(share)
    return next.doubts < best.doubts ? next : best
  }, attempt(1))
}

/** A ring where the pencil stops; around the star where it comes back. */
function stops({ points, closed }: DottedStroke, color: boolean, radius: number): Mark[] {
  const stop = closed ? points[0] : points.at(-1)
  if (!stop) return []
  const style = { width: 0.6, fill: WHITE, stroke: startInk(color) }
  return [circle(stop.x, stop.y, radius * (closed ? RING_OF_START : RING), style)]
}

const dataOf = ({ points, closed }: DottedStroke) => polylineData(points, closed)

/** A line to write the letter, or the word, on a plate at the foot. */
function writeIt(pen: Pen, level: Level, hidden: string): PageMark[] {
  const word = level === 'desafio'
  const asked = word ? DOT_TEXTS.word : DOT_TEXTS.letter
  const size = 6
  const room = word ? 46 : 13
  const width = measureText(asked, 'text', size) + room + 13
  const [x, y] = [105 - width / 2, 265.5]
  const slot = x + width - room - 4
  return [
    ...marksOf([
      pen.shape(box(x, y, width, 16, 3), 'white', 0.7),
      pen.shape(box(slot, y + 1.5, room, 13, 2), 'white', 0.9),
      pen.text(x + 5, y + 9.8, asked, size, { font: 'text', anchor: 'start' }),
    ]),
    answer([text(slot + room / 2, y + 11.2, hidden, 9, { fill: ANSWER_RED })]),
  ]
}

interface Asked {
  readonly letter: string
  readonly who: CastName
}

/** One letter has things around it that begin with it; a word has none, and the child who has read it draws it. */
function placeOf(pen: Pen, level: Level, { letter, who }: Asked, reach: Box, random: Random) {
  if (level === 'desafio') {
    const thing = WORDS[letter]?.thing
    return { names: [], marks: [...easelOf(pen, who), ...(thing ? [drawnOn(pen, thing)] : [])] }
  }
  const around = besideLetter(THINGS[letter] ?? [], reach, random)
  return { names: around.map(({ thing }) => thing.name), marks: around.flatMap((one) => stand(pen, one)) }
}

const SHAPES = [
  circleData,
  (x: number, y: number, r: number) => box(x - 0.99 * r, y - 0.99 * r, 1.98 * r, 1.98 * r),
  (x: number, y: number, r: number) =>
    poly([
      [x, y - 1.485 * r],
      [x + 1.375 * r, y + 0.935 * r],
      [x - 1.375 * r, y + 0.935 * r],
    ]),
  (x: number, y: number, r: number) =>
    poly([
      [x, y - 1.54 * r],
      [x + 1.54 * r, y],
      [x, y + 1.54 * r],
      [x - 1.54 * r, y],
    ]),
]

/** Each stroke has dots of its own shape, and in colour of its own ink. */
const dotOf = ({ x, y }: Point, stroke: number, radius: number, color: boolean): Mark =>
  area((SHAPES[stroke % SHAPES.length] ?? circleData)(x, y, radius), inkOfStroke(stroke, color))

function drawPage(options: SheetOptions, random: Random, asked: Asked): DrawnPage<LetterFacts> {
  const { level, color } = options
  const { letter } = asked
  const plan = PLANS[level]
  const hidden = level === 'desafio' ? (WORDS[letter]?.word ?? letter) : letter
  const { strokes, reach } = writtenIn(level === 'desafio' ? SEVERAL : ONE, hidden)
  const dotted = dotStrokes(strokes, plan.dots, plan.radius * 5)
  const spots = spotsOf(dotted)
  const limits = { x: reach.x, y: reach.y - 10, width: reach.width, height: reach.height + 20 }
  const { labels, size, doubts } = labelled(dotted, spots, plan, limits)
  const pen = new Pen(color)
  const place = placeOf(pen, level, asked, reach, random)
  const lines = dotted.map(dataOf).join('')
  const marks: PageMark[] = [
    ...hillside(pen, level === 'desafio'),
    ...place.marks,
    answer(marksOf(pen.rope(lines, plan.ribbon, 'yellowPale', 0.9))),
    answer([{ kind: 'path', d: lines, stroke: ANSWER_RED, width: 1.2, cap: 'round', join: 'round' }]),
    ...dotted.flatMap((one) => stops(one, color, plan.radius)),
    ...dotted.flatMap(({ points }, i) => points.slice(1).map((p) => dotOf(p, i, plan.radius, color))),
    ...dotted.flatMap(({ points: [start] }) => (start ? [startStar(start, plan.radius, START_SCALE, color)] : [])),
    // The line alone is enough in the small key.
    answer(
      [],
      labels.map(({ at, text: number }, i) =>
        centredText(at.x, at.y, number, size, { fill: inkOfStroke(spots[i]?.stroke ?? 0, color) }),
      ),
    ),
    ...writeIt(pen, level, hidden),
    answer([], marksOf(pictureTitle(pen, options))),
  ]
  return {
    marks,
    whole: true,
    subject: letter,
    pictures: place.names,
    items: [hidden],
    facts: { letter, hidden, things: place.names, strokes: dotted, labels, doubtful: doubts },
  }
}

export const pontilharLetra: SheetKind<PagesFacts<LetterFacts>> = {
  id: 'pontilhar-letra',
  category: 'pontilhar',
  themes: ALPHABET,
  draw: (options) =>
    composeSheet(options, 'dots', (random, index, sheet) => {
      const first = ALPHABET.indexOf(options.theme ?? 'A')
      const cast = sheet.fork('cast').shuffle(STANDING)
      const letter = ALPHABET[(first + index) % ALPHABET.length] ?? 'A'
      return drawPage(options, random, { letter, who: cast[index % cast.length] ?? 'bia' })
    }),
}
