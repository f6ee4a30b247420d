/**
 * A fat letter appears on a board as its contour is joined from dot to dot: one line, one row of numbers, no strokes. On a
 * hill, with things that begin with it. The theme is the letter; further pages go on in the alphabet. The hardest level
 * hides a short word with the letter, to read and to draw: its numbers go on from letter to letter.
 */
import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { taskTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { DOT_TEXTS } from '../../page/texts.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, tint, WHITE } from '../../scene/inks.ts'
import { centredText, dot, type Point, polygon, polylineData, text } from '../../scene/marks.ts'
import { resample } from '../../scene/path-data.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { type CastName, STANDING } from '../../studio/cast/people.ts'
import { box } from '../../studio/paths.ts'
import { inkOf, marksOf, Pen } from '../../studio/pen.ts'
import { type DottedLetter, dotLetter, type Spacing } from './block-dots.ts'
import { startStar } from './dot-page.ts'
import { ghost } from './ghost.ts'
import { doubtful, type PlacedLabel, placeLabels } from './labels.ts'
import { boardFor, boardOf, framed, panelsOf } from './letter-board.ts'
import { besideLetter, childBeside, hillside, stand } from './letter-hill.ts'
import { THINGS, WORDS } from './letter-things.ts'
import { wayInside } from './letter-way.ts'
import { canvasBelow, drawnOn, easelOf } from './word-easel.ts'

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** A letter with its dots and their numbers. */
export interface NumberedLetter extends DottedLetter {
  readonly panel: Box
  readonly labels: readonly PlacedLabel[]
  /** Of the labels, mm. */
  readonly size: number
  readonly doubtful: number
}

export interface LetterFacts {
  readonly letter: string
  /** Letters that the dots show, in order. */
  readonly hidden: string
  /** Things around it, by name. */
  readonly things: readonly string[]
  readonly letters: readonly NumberedLetter[]
  readonly radius: number
}

interface Plan extends Spacing {
  readonly radius: number
  readonly size: number
  /** White around the letter, for its numbers. */
  readonly margin: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { least: 11, flatness: 2.4, clear: 14, radius: 1.8, size: 8.4, margin: 12 },
  medio: { least: 18, flatness: 1.3, clear: 13, radius: 1.5, size: 6.6, margin: 12 },
  desafio: { least: 8, flatness: 1, clear: 8, radius: 1.15, size: 5, margin: 8 },
}

const START_SCALE = 2.1
/** Shares of a label's size, where there are doubts whose it is. */
const SIZES = [1, 0.92, 0.84, 0.76]

const inside = ({ x, y, width, height }: Box, margin: number): Box => ({
  x: x + margin,
  y: y + margin,
  width: width - 2 * margin,
  height: height - 2 * margin,
})

/** Numbered from `first`, beside its dots, inside its panel. */
function numbered(dotted: DottedLetter, panel: Box, first: number, { radius, size }: Plan): NumberedLetter {
  const { points } = dotted
  const texts = points.map((_, i) => String(first + i))
  const obstacles = dotted.given.flatMap((line) => resample(line, 1))
  const attempt = (share: number): NumberedLetter => {
    const room = {
      size: size * share,
      dotRadius: radius,
      startRadius: radius * START_SCALE,
      limits: inside(panel, 1.5),
      obstacles,
    }
    const labels = placeLabels(points, texts, room)
    const doubts = doubtful(points, labels) + (points.length - labels.length) * 10
    return { ...dotted, panel, labels, size: size * share, doubtful: doubts }
  }
  return SIZES.slice(1).reduce((best, share) => {
    if (best.doubtful === 0) return best
    const next = attempt(share)
    return next.doubtful < best.doubtful ? next : best
  }, attempt(1))
}

/** One letter after the other, each in its own panel: the numbers go on. */
function numberedLetters(hidden: string, panels: readonly Box[], plan: Plan): NumberedLetter[] {
  let first = 1
  return [...hidden].flatMap((letter, i) => {
    const panel = panels[i]
    if (!panel) return []
    const own = numbered(dotLetter(letter, inside(panel, plan.margin), plan), panel, first, plan)
    first += own.points.length
    return [own]
  })
}

const dataOf = (points: readonly Point[]) => polylineData(points, true)

/** The letter as it comes out, in the key. */
function joined(pen: Pen, letter: NumberedLetter, isAlone: boolean): PageMark {
  const { points, given } = letter
  return answer([
    ...marksOf(pen.shape(dataOf(points), 'yellowPale', null)),
    ...given.map((line) => polygon(line, { stroke: undefined, fill: WHITE })),
    polygon(points, { stroke: ANSWER_RED, width: 1.4 }),
    ...(isAlone ? wayInside(letter) : []),
  ])
}

function dotsOf({ points: [start, ...others], labels, given, size }: NumberedLetter, radius: number, color: boolean) {
  const marks: PageMark[] = [
    ...given.map((line) => polygon(line, { width: 1.1 })),
    ...others.map(({ x, y }) => dot(x, y, radius)),
    ...(start ? [startStar(start, radius, START_SCALE, color)] : []),
    // The line alone is enough in the small key.
    answer(
      [],
      labels.map(({ at, text: number }) => centredText(at.x, at.y, number, size)),
    ),
  ]
  return marks
}

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
function placeOf(pen: Pen, level: Level, { letter, who }: Asked, board: Box, random: Random) {
  if (level === 'desafio') {
    const thing = WORDS[letter]?.thing
    const canvas = canvasBelow(board)
    return { names: [], marks: [...easelOf(pen, who, canvas), ...(thing ? [drawnOn(pen, thing, canvas)] : [])] }
  }
  const around = besideLetter(THINGS[letter] ?? [], framed(board), random)
  return {
    names: around.map(({ thing }) => thing.name),
    marks: [...childBeside(pen, who, around), ...around.flatMap((one) => stand(pen, one))],
  }
}

function drawPage(options: SheetOptions, random: Random, asked: Asked): DrawnPage<LetterFacts> {
  const { level, color } = options
  const { letter } = asked
  const plan = PLANS[level]
  const hidden = level === 'desafio' ? (WORDS[letter]?.word ?? letter) : letter
  const board = boardFor(hidden.length)
  const panels = panelsOf(board, hidden.length)
  const letters = numberedLetters(hidden, panels, plan)
  const pen = new Pen(color)
  const order = ALPHABET.indexOf(letter)
  const place = placeOf(pen, level, asked, board, random)
  const marks: PageMark[] = [
    // Neither neighbours nor two vowels in a row look out on the same land.
    ...hillside(pen, level === 'desafio', order + Math.floor(order / 4)),
    ...marksOf(boardOf(pen, board, panels)),
    ...place.marks,
    ...letters.map(({ points, given }) =>
      ghost(
        points,
        color ? tint(inkOf('yellowPale'), 0.7) : null,
        given.map((line) => polygon(line, { fill: WHITE })),
      ),
    ),
    ...letters.map((one) => joined(pen, one, level !== 'desafio')),
    ...letters.flatMap((one) => dotsOf(one, plan.radius, color)),
    ...writeIt(pen, level, hidden),
    ...taskTitle(pen, options),
  ]
  return {
    marks,
    whole: true,
    subject: letter,
    pictures: place.names,
    items: [hidden],
    facts: { letter, hidden, things: place.names, letters, radius: plan.radius },
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
