/** Jumps on the number line: an animal starts at a number, jumps forwards or back, where does it stop? */

import type { Box } from '../../lettering/bounds.ts'
import { withAmount } from '../../page/amount.ts'
import { cellsOf, eachCell } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { ANSWER_RED, GREY } from '../../scene/inks.ts'
import { centredText, line, path, round } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { allOperations, drawSentence, type Operation, sentenceWidth, termsOf } from './operations.ts'

interface LevelRule {
  readonly rows: number
  /** Last number of the line. */
  readonly max: number
  readonly signs: readonly Operation['sign'][]
  /** The jumps are drawn already. */
  readonly shown: boolean
  readonly maxJumps: number
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { rows: 5, max: 10, signs: ['+'], shown: true, maxJumps: 5 },
  medio: { rows: 5, max: 10, signs: ['+', '−'], shown: false, maxJumps: 6 },
  desafio: { rows: 5, max: 20, signs: ['+', '−'], shown: false, maxJumps: 9 },
}

const ANIMALS: Readonly<Record<string, string>> = {
  sapo: 'frog',
  coelho: 'rabbit',
  gato: 'cat',
  pato: 'duck',
  cachorro: 'dog',
  rato: 'mouse',
}

const ANIMAL_SIZE = 13.5
/** The sentence over the line, mm; it always stands at the left. */
const SENTENCE_HEIGHT = 14
const SENTENCE_SCALE = 0.78
/** Height of the handles of a jump, in steps; the curve itself rises to three quarters of it. */
const JUMP_HEIGHT = 0.75
/** From the number line to the bottom of its cell: room for the numbers, mm. */
const NUMBERS_HEIGHT = 10

function jump(x1: number, x2: number, y: number, ink: Ink): Mark {
  const lift = Math.abs(x2 - x1) * JUMP_HEIGHT
  const d = `M${round(x1)} ${round(y)}C${round(x1)} ${round(y - lift)} ${round(x2)} ${round(y - lift)} ${round(x2)} ${round(y)}`
  return path(d, { stroke: ink, width: 0.6, dash: [1.6, 1.4] })
}

function drawLine(operation: Operation, animal: Picture, cell: Box, rule: LevelRule, color: boolean, solved: boolean) {
  const step = (cell.width - 8) / (rule.max + 1)
  const at = (n: number) => cell.x + 4 + step * (n + 0.5)
  const y = cell.y + cell.height - NUMBERS_HEIGHT
  const numbers = Array.from({ length: rule.max + 1 }, (_, n) => n)
  const size = rule.max > 10 ? 4.4 : 5.6
  const marks: Mark[] = [
    line(cell.x, y, cell.x + cell.width, y),
    ...numbers.map((n) => line(at(n), y - 2, at(n), y + 2)),
    ...numbers.map((n) => centredText(at(n), y + 6.5, String(n), size)),
  ]
  if (rule.shown || solved) {
    const direction = operation.sign === '+' ? 1 : -1
    const ink = rule.shown ? GREY : ANSWER_RED
    for (let k = 0; k < operation.b; k++)
      marks.push(jump(at(operation.a + direction * k), at(operation.a + direction * (k + 1)), y - 2.4, ink))
  }
  const terms = termsOf(operation, ['result'])
  const sentence = { x: cell.x, y: cell.y, width: sentenceWidth(terms) * SENTENCE_SCALE, height: SENTENCE_HEIGHT }
  return [
    ...marks,
    // It stands on its number, in front of the jumps.
    drawPicture(animal, { cx: at(operation.a), cy: y - ANIMAL_SIZE * 0.46, size: ANIMAL_SIZE, color }),
    ...drawSentence(terms, sentence, solved, SENTENCE_SCALE),
  ]
}

/** Operations of each page, none twice while they last; with two signs, as many of the one as of the other. */
function dealOperations(options: SheetOptions, rule: LevelRule): Operation[][] {
  const items = rule.signs.flatMap((sign) =>
    allOperations(sign, rule.max, (o) => o.b >= 2 && o.b <= rule.maxJumps && (rule.max <= 10 || o.a >= 4)),
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
    const animal = wordPicture(ANIMALS[options.theme ?? 'sapo'] ?? 'frog')
    const rule = withAmount(options, LEVELS[options.level])
    const operations = dealOperations(options, rule)
    return composeSheet(options, 'count', (_, index) => {
      const page = operations[index] ?? []
      const cells = cellsOf(1, rule.rows, { gap: options.fewer ? 45 : 6 })
      const draw = (solved: boolean) =>
        eachCell(page, cells, (o, cell) => drawLine(o, animal, cell, rule, options.color, solved)).flat()
      return { marks: draw(false), solved: draw(true), facts: page, items: page.map(nameOf) }
    })
  },
}
