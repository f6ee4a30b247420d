/** Jumps on the number line: an animal jumps forwards or back; where does it stop, or where did it come from? */

import type { Box } from '../../lettering/bounds.ts'
import { withAmount } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { drawPicture, pictureReach } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, BLACK } from '../../scene/inks.ts'
import { centredText, path, round } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { standing, type Thing } from '../../studio/fit.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import type { Terrain } from '../../studio/places/terraces.ts'
import { cat, dog, duck, frog, rabbit } from '../../studio/shapes/pets.ts'
import { drawRows, ownRow, plate } from './counted-rows.ts'
import { drawPad, type Pad } from './number-pads.ts'
import { allOperations, drawSentence, type Operation, sentenceWidth, termsOf } from './operations.ts'

interface LevelRule {
  readonly rows: number
  /** Last number of the line. */
  readonly max: number
  readonly signs: readonly Operation['sign'][]
  /** The jumps are drawn already. */
  readonly shown: boolean
  readonly minJumps: number
  readonly maxJumps: number
  /** Longest side of the animal, mm. */
  readonly animal: number
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { rows: 4, max: 10, signs: ['+'], shown: true, minJumps: 2, maxJumps: 5, animal: 12 },
  medio: { rows: 4, max: 10, signs: ['+', '−'], shown: false, minJumps: 2, maxJumps: 6, animal: 16 },
  desafio: { rows: 4, max: 20, signs: ['+', '−'], shown: false, minJumps: 5, maxJumps: 9, animal: 13 },
}

interface Jumper {
  /** Picture that the page shows. */
  readonly id: string
  readonly thing?: Thing
  readonly pad: Pad
  readonly terrain: Terrain
  /** Seen from the side; the others look at the child. */
  readonly looks?: 'left' | 'right'
}

const ANIMALS: Readonly<Record<string, Jumper>> = {
  sapo: { id: 'frog', thing: (pen) => frog(pen, 0, 0), pad: 'lily', terrain: 'pond' },
  coelho: { id: 'rabbit', thing: (pen) => rabbit(pen, 0, 0), pad: 'clover', terrain: 'meadow' },
  gato: { id: 'cat', thing: (pen) => cat(pen, 0, 0), pad: 'cushion', terrain: 'floor' },
  pato: {
    id: 'duck',
    thing: (pen) => duck(pen, 0, 0, 1, 'white', { flip: true }),
    pad: 'stone',
    terrain: 'pond',
    looks: 'right',
  },
  cachorro: { id: 'dog', thing: (pen) => dog(pen, 0, 0), pad: 'stone', terrain: 'meadow' },
  rato: { id: 'mouse', pad: 'cheese', terrain: 'floor', looks: 'left' },
}

/** A sum or difference on the line; what is missing is where the animal stops, or where it came from. */
export interface Journey extends Operation {
  readonly missing: 'a' | 'result'
}

/** The sentence over the line, mm; it is always at the left. */
const SENTENCE_HEIGHT = 14
const SENTENCE_SCALE = 0.78
/** Height of the handles of a jump, in steps; the curve itself rises to three quarters of it: above the animal. */
const JUMP_HEIGHT = 1.15
/** Largest shape around a number, mm. */
const WIDEST_PAD = 12
/** Between the line and the shapes below it, mm. */
const PAD_GAP = 2.6

function jump(x1: number, x2: number, y: number, ink: Ink): Mark {
  const lift = Math.abs(x2 - x1) * JUMP_HEIGHT
  const d = `M${round(x1)} ${round(y)}C${round(x1)} ${round(y - lift)} ${round(x2)} ${round(y - lift)} ${round(x2)} ${round(y)}`
  return path(d, { stroke: ink, width: 0.7, dash: [1.6, 1.4] })
}

/** The animal, its feet in the origin. */
function drawJumper({ id, thing }: Jumper, size: number, color: boolean): Mark {
  if (thing) return standing(new Pen(color), thing, 0, 0, size)
  const reach = pictureReach(id, color)
  const drawn = size / Math.max(reach.width, reach.height)
  return drawPicture(wordPicture(id), {
    cx: -reach.cx * drawn,
    cy: -(reach.cy + reach.height / 2) * drawn,
    size: drawn,
    color,
  })
}

function drawLine(journey: Journey, jumper: Jumper, cell: Box, rule: LevelRule, color: boolean): PageMark[] {
  const pen = new Pen(color)
  const step = (cell.width - 2) / (rule.max + 1)
  const at = (n: number) => cell.x + 1 + step * (n + 0.5)
  const radius = Math.min(WIDEST_PAD, step * 0.97) / 2
  const y = cell.y + cell.height - 2 * radius - PAD_GAP - 1
  const numbers = Array.from({ length: rule.max + 1 }, (_, n) => n)
  const size = rule.max > 10 ? 4.3 : 6.4
  const { a, b, sign, result, missing } = journey
  const direction = sign === '+' ? 1 : -1
  const jumps = Array.from({ length: b }, (_, k) => {
    const from = a + direction * k
    return jump(at(from), at(from + direction), y - 2, rule.shown ? BLACK : ANSWER_RED)
  })
  const terms = termsOf(journey, [missing])
  const width = sentenceWidth(terms) * SENTENCE_SCALE
  const board = { x: cell.x, y: cell.y - 0.5, width: width + 8, height: SENTENCE_HEIGHT + 3 }
  return [
    ...marksOf([
      pen.rope(`M${cell.x - 1} ${round(y)}H${cell.x + cell.width + 1}`, 1.1, 'wood', 0.5),
      pen.line(numbers.map((n) => `M${round(at(n))} ${round(y - 2.2)}v4.4`).join(''), 0.7),
    ]),
    ...numbers.map((n) => drawPad(jumper.pad, at(n), y + PAD_GAP + radius, radius, color)),
    ...numbers.map((n) => centredText(at(n), y + PAD_GAP + radius, String(n), size)),
    ...(rule.shown ? jumps : [answer(jumps)]),
    pen.at(at(missing === 'a' ? result : a), y - 0.6, 1, () => drawJumper(jumper, rule.animal, color), {
      flip: jumper.looks !== undefined && (jumper.looks === 'right') !== direction > 0,
    }),
    plate(board, color),
    ...drawSentence(terms, { ...board, width: board.width - 4 }, SENTENCE_SCALE),
  ]
}

/** On the long line every jump starts or ends beyond ten. */
const far = ({ a, result }: Operation, { max }: LevelRule) => max <= 10 || (Math.max(a, result) > 10 && a >= 4)

/**
 * Operations of each page, unique as long as possible; with two signs, equally many of each. At the hardest level every
 * second one asks where the animal came from.
 */
function dealJourneys(options: SheetOptions, rule: LevelRule): Journey[][] {
  const items = rule.signs.flatMap((sign) =>
    allOperations(sign, rule.max, (o) => o.b >= rule.minJumps && o.b <= rule.maxJumps && far(o, rule)),
  )
  const most = Math.ceil(rule.rows / rule.signs.length)
  const pages = dealPages(options, {
    items,
    perPage: rule.rows,
    nameOf,
    accept: (page, o) => page.filter(({ sign }) => sign === o.sign).length < most,
  })
  const asked = (i: number) => (options.level === 'desafio' && i % 2 ? 'a' : 'result')
  return pages.map((page) => page.map((operation, i): Journey => ({ ...operation, missing: asked(i) })))
}

const nameOf = ({ a, sign, b }: Operation) => `${a}${sign}${b}`

export const retaNumerica: SheetKind<PagesFacts<readonly Journey[]>> = {
  id: 'reta-numerica',
  category: 'matematica',
  themes: Object.keys(ANIMALS),
  draw: (options) => {
    const jumper = ANIMALS[options.theme ?? 'sapo']
    if (!jumper) throw new RangeError(`nobody named ${options.theme} jumps`)
    const rule = withAmount(options, LEVELS[options.level])
    const journeys = dealJourneys(options, rule)
    return composeSheet(options, 'count', (_, index, sheet) => {
      const page = journeys[index] ?? []
      const rows = page.map((journey) => ownRow((cell) => drawLine(journey, jumper, cell, rule, options.color)))
      return {
        marks: drawRows(options, { terrain: jumper.terrain }, rows, sheet.fork('people').integer(0, 99) + index),
        whole: true,
        facts: page,
        pictures: [jumper.id],
        items: page.map(nameOf),
      }
    })
  },
}
