/**
 * A letter appears from dots along its pencil strokes, on a hill with things that begin with it. The theme is the letter;
 * further pages go on in the alphabet. The hardest level hides a short word with the letter.
 */
import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { letterStrokes, letterWidth } from '../../lettering/letters.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { DOT_TEXTS } from '../../page/texts.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, WHITE } from '../../scene/inks.ts'
import { centredText, circle, dot, type Point, polylineData, text } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { box, ring } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { startInk } from '../tracejar/guides.ts'
import { startStar } from './dot-page.ts'
import { doubtful, type PlacedLabel, placeLabels } from './labels.ts'
import { below, besideLetter, hillside, stand } from './letter-hill.ts'
import { THINGS, type Thing, WORDS } from './letter-things.ts'
import { type DottedStroke, dotStrokes } from './stroke-dots.ts'

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
const SEVERAL: Box = { x: 22, y: 92, width: 166, height: 76 }
/** Between two letters of a word, in lengths of the skeleton's capital. */
const LETTER_GAP = 0.3
/** Of labels to the letter. */
const AROUND = 11
const START_SCALE = 2.1
/** Radius of the ring where a stroke ends, and around a star. */
const [RING, RING_OF_START] = [1.7, 2.5]
const SMALLER = [1, 0.9, 0.8, 0.7, 0.6]

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

function labelled(strokes: readonly DottedStroke[], { radius, size }: Plan, limits: Box) {
  const dots = strokes.flatMap(({ points }) => points)
  const texts = dots.map((_, i) => String(i + 1))
  // Stars and rings are larger than dots.
  const obstacles = strokes
    .flatMap(({ points: [start], closed }) =>
      start ? ring(start.x, start.y, radius * (closed ? RING_OF_START : START_SCALE), radius * 2.3, 12) : [],
    )
    .map(([x, y]) => ({ x, y }))
  const attempts = SMALLER.map((share) => {
    const room = {
      size: size * share,
      dotRadius: radius * RING,
      startRadius: radius * RING_OF_START,
      limits,
      obstacles,
    }
    const labels = placeLabels(dots, texts, room)
    return { labels, size: size * share, doubts: doubtful(dots, labels) + (dots.length - labels.length) * 10 }
  })
  return attempts.reduce((best, next) => (next.doubts < best.doubts ? next : best))
}

/** A star where the pencil begins, a ring where it stops; both together where it comes back. */
function ends({ points, closed }: DottedStroke, color: boolean, radius: number): Mark[] {
  const [start, last] = [points[0], points.at(-1)]
  if (!start || !last) return []
  const stop = closed ? start : last
  return [
    circle(stop.x, stop.y, radius * (closed ? RING_OF_START : RING), {
      width: 0.6,
      fill: WHITE,
      stroke: startInk(color),
    }),
    startStar(start, radius, START_SCALE, color),
  ]
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

/** Things that could mislead: of words longer or shorter than the one of the letter, each once. */
export function decoysOf(letter: string): readonly Thing[] {
  const word = WORDS[letter]
  const others = Object.values(WORDS).filter((one) => one.word.length !== word?.word.length)
  return [...new Set(others.map(({ clue }) => clue))]
}

/** Things of the page: those of the letter; on the hardest level the word's among some of other letters. */
function thingsOf(letter: string, level: Level, random: Random): readonly Thing[] {
  const own = THINGS[letter] ?? []
  if (level !== 'desafio') return own
  const clue = WORDS[letter]?.clue
  return random.shuffle([...(clue ? [clue] : []), ...random.sample(decoysOf(letter), 2)])
}

function drawPage(options: SheetOptions, random: Random, letter: string): DrawnPage<LetterFacts> {
  const { level, color } = options
  const plan = PLANS[level]
  const hidden = level === 'desafio' ? (WORDS[letter]?.word ?? letter) : letter
  const { strokes, reach } = writtenIn(level === 'desafio' ? SEVERAL : ONE, hidden)
  const dotted = dotStrokes(strokes, plan.dots, plan.radius * 5)
  const limits = { x: reach.x, y: reach.y - 10, width: reach.width, height: reach.height + 20 }
  const { labels, size, doubts } = labelled(dotted, plan, limits)
  const things = thingsOf(letter, level, random)
  const pen = new Pen(color)
  const around = level === 'desafio' ? below(things) : besideLetter(things, reach, random)
  const lines = dotted.map(dataOf).join('')
  const marks: PageMark[] = [
    ...hillside(pen),
    ...around.flatMap((one) => stand(pen, one)),
    answer(marksOf(pen.rope(lines, plan.ribbon, 'yellowPale', 0.9))),
    answer([{ kind: 'path', d: lines, stroke: ANSWER_RED, width: 1.2, cap: 'round', join: 'round' }]),
    ...dotted.flatMap((one) => ends(one, color, plan.radius)),
    ...dotted.flatMap(({ points }) => points.slice(1)).map((p) => dot(p.x, p.y, plan.radius)),
    // The line alone is enough in the small key.
    answer(
      [],
      labels.map((label) => centredText(label.at.x, label.at.y, label.text, size)),
    ),
    ...writeIt(pen, level, hidden),
    answer([], marksOf(pictureTitle(pen, options))),
  ]
  const names = around.map(({ thing }) => thing.name)
  return {
    marks,
    whole: true,
    subject: letter,
    pictures: names,
    items: [hidden],
    facts: { letter, hidden, things: names, strokes: dotted, labels, doubtful: doubts },
  }
}

export const pontilharLetra: SheetKind<PagesFacts<LetterFacts>> = {
  id: 'pontilhar-letra',
  category: 'pontilhar',
  themes: ALPHABET,
  draw: (options) =>
    composeSheet(options, 'dots', (random, index) => {
      const first = ALPHABET.indexOf(options.theme ?? 'A')
      return drawPage(options, random, ALPHABET[(first + index) % ALPHABET.length] ?? 'A')
    }),
}
