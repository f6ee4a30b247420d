/** Jumps on the number line: an animal starts at a number, jumps forwards or back, where does it stop? */

import type { Box } from '../../lettering/bounds.ts'
import { withAmount } from '../../page/amount.ts'
import { cellsOf, eachCell } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { drawDrawing, drawPicture, pictureReach } from '../../pictures/drawing.ts'
import { lookingRight } from '../../pictures/facing.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, GREY } from '../../scene/inks.ts'
import { centredText, group, line, type Point, path, round } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { drawPad, FROG_REACH, LEAPING_FROG, type Pad } from './number-pads.ts'
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
  facil: { rows: 4, max: 10, signs: ['+'], shown: true, minJumps: 2, maxJumps: 5, animal: 13 },
  medio: { rows: 4, max: 10, signs: ['+', '−'], shown: false, minJumps: 2, maxJumps: 6, animal: 19 },
  desafio: { rows: 5, max: 20, signs: ['+', '−'], shown: false, minJumps: 4, maxJumps: 9, animal: 12.6 },
}

interface Jumper {
  /** Picture that the page shows. */
  readonly id: string
  readonly pad: Pad
}

const ANIMALS: Readonly<Record<string, Jumper>> = {
  sapo: { id: 'frog', pad: 'lily' },
  coelho: { id: 'rabbit', pad: 'clover' },
  gato: { id: 'cat', pad: 'cushion' },
  pato: { id: 'duck', pad: 'puddle' },
  cachorro: { id: 'dog', pad: 'stone' },
  rato: { id: 'mouse', pad: 'cheese' },
}

/** The sentence over the line, mm; it is always at the left. */
const SENTENCE_HEIGHT = 14
const SENTENCE_SCALE = 0.78
/** Height of the handles of a jump, in steps; the curve itself rises to three quarters of it. */
const JUMP_HEIGHT = 0.9
/** Largest shape around a number, mm. */
const WIDEST_PAD = 12
/** Between the line and the shapes below it, mm. */
const PAD_GAP = 2.6

interface JumperLook {
  readonly size: number
  readonly color: boolean
  readonly behind: boolean
}

function jump(x1: number, x2: number, y: number, ink: Ink): Mark {
  const lift = Math.abs(x2 - x1) * JUMP_HEIGHT
  const d = `M${round(x1)} ${round(y)}C${round(x1)} ${round(y - lift)} ${round(x2)} ${round(y - lift)} ${round(x2)} ${round(y)}`
  return path(d, { stroke: ink, width: 0.7, dash: [1.6, 1.4] })
}

/**
 * The animal at its number, looking where it is about to jump: on it, or, where the jumps are drawn, with its nose at
 * it, so that the first jump is seen and counted.
 */
function drawJumper(jumper: Jumper, forwards: boolean, at: Point, look: JumperLook): Mark {
  const { id } = jumper
  const { size, color, behind } = look
  const frog = id === 'frog'
  const reach = frog ? FROG_REACH : pictureReach(id, color)
  const drawn = size / Math.max(reach.width, reach.height)
  // The art looks to the left, the frog to the right.
  const turned = frog !== forwards
  const cy = at.y - (reach.cy + reach.height / 2) * drawn
  const back = behind ? (reach.width / 2) * drawn * (forwards ? -1 : 1) : 0
  const cx = at.x + back - reach.cx * drawn * (turned ? -1 : 1)
  if (!frog) return drawPicture(forwards ? lookingRight(id) : id, { cx, cy, size: drawn, color })
  const drawing = drawDrawing(LEAPING_FROG, { cx: 0, cy: 0, size: drawn, color })
  return group(cx, cy, [drawing], { flip: turned })
}

function drawLine(operation: Operation, jumper: Jumper, cell: Box, rule: LevelRule, color: boolean) {
  const step = (cell.width - 4) / (rule.max + 1)
  const at = (n: number) => cell.x + 2 + step * (n + 0.5)
  const radius = Math.min(WIDEST_PAD, step * 0.92) / 2
  const y = cell.y + cell.height - 2 * radius - PAD_GAP - 0.3
  const numbers = Array.from({ length: rule.max + 1 }, (_, n) => n)
  const size = rule.max > 10 ? 3.9 : 6
  const marks: PageMark[] = [
    line(cell.x, y, cell.x + cell.width, y),
    ...numbers.map((n) => line(at(n), y - 1.6, at(n), y + 1.6)),
    ...numbers.map((n) => drawPad(jumper.pad, at(n), y + PAD_GAP + radius, radius, color)),
    ...numbers.map((n) => centredText(at(n), y + PAD_GAP + radius, String(n), size)),
  ]
  const forwards = operation.sign === '+'
  const direction = forwards ? 1 : -1
  const jumps = Array.from({ length: operation.b }, (_, k) => {
    const from = operation.a + direction * k
    return jump(at(from), at(from + direction), y - 2, rule.shown ? GREY : ANSWER_RED)
  })
  const terms = termsOf(operation, ['result'])
  const sentence = { x: cell.x, y: cell.y, width: sentenceWidth(terms) * SENTENCE_SCALE, height: SENTENCE_HEIGHT }
  return [
    ...marks,
    ...(rule.shown ? jumps : [answer(jumps)]),
    // In front of the jumps.
    drawJumper(jumper, forwards, { x: at(operation.a), y: y - 1 }, { size: rule.animal, color, behind: rule.shown }),
    ...drawSentence(terms, sentence, SENTENCE_SCALE),
  ]
}

/** On the long line every jump starts or ends beyond ten. */
const far = ({ a, result }: Operation, { max }: LevelRule) => max <= 10 || (Math.max(a, result) > 10 && a >= 4)

/** Operations of each page, unique as long as possible; with two signs, equally many of each. */
function dealOperations(options: SheetOptions, rule: LevelRule): Operation[][] {
  const items = rule.signs.flatMap((sign) =>
    allOperations(sign, rule.max, (o) => o.b >= rule.minJumps && o.b <= rule.maxJumps && far(o, rule)),
  )
  const most = Math.ceil(rule.rows / rule.signs.length)
  return dealPages(options, {
    items,
    perPage: rule.rows,
    nameOf,
    accept: (page, o) => page.filter(({ sign }) => sign === o.sign).length < most,
  })
}

const nameOf = ({ a, sign, b }: Operation) => `${a}${sign}${b}`

export const retaNumerica: SheetKind<PagesFacts<readonly Operation[]>> = {
  id: 'reta-numerica',
  category: 'matematica',
  themes: Object.keys(ANIMALS),
  draw: (options) => {
    const jumper = ANIMALS[options.theme ?? 'sapo']
    if (!jumper) throw new RangeError(`nobody named ${options.theme} jumps`)
    const rule = withAmount(options, LEVELS[options.level])
    const operations = dealOperations(options, rule)
    return composeSheet(options, 'count', (_, index) => {
      const page = operations[index] ?? []
      const cells = cellsOf(1, rule.rows, { gap: options.fewer ? 25 : 5 })
      const marks = eachCell(page, cells, (o, cell) => drawLine(o, jumper, cell, rule, options.color)).flat()
      return {
        marks,
        facts: page,
        pictures: [jumper.id],
        items: page.map(nameOf),
      }
    })
  },
}
