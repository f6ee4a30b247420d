/** Jumps on the number line: an animal starts at a number, jumps forwards or back, where does it stop? */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { ANSWER_RED, GREY } from '../../scene/inks.ts'
import { centredText, line, path, round } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind } from '../../scene/scene.ts'
import { allOperations, drawSentence, type Operation, termsOf } from './operations.ts'

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
  facil: { rows: 3, max: 10, signs: ['+'], shown: true, maxJumps: 5 },
  medio: { rows: 4, max: 10, signs: ['+', '−'], shown: false, maxJumps: 6 },
  desafio: { rows: 4, max: 20, signs: ['+', '−'], shown: false, maxJumps: 9 },
}

const ANIMALS: Readonly<Record<string, string>> = {
  sapo: 'frog',
  coelho: 'rabbit',
  gato: 'cat',
  pato: 'duck',
  cachorro: 'dog',
  rato: 'mouse',
}

const ANIMAL_SIZE = 14
const SENTENCE_HEIGHT = 18
/** Height of the handles of a jump, in steps; the curve itself rises to three quarters of it. */
const JUMP_HEIGHT = 0.75
/** From the line to the feet of the animal when its jump is flat, mm. */
const CLEARANCE = 5

function jump(x1: number, x2: number, y: number, ink: Ink): Mark {
  const lift = Math.abs(x2 - x1) * JUMP_HEIGHT
  const d = `M${round(x1)} ${round(y)}C${round(x1)} ${round(y - lift)} ${round(x2)} ${round(y - lift)} ${round(x2)} ${round(y)}`
  return path(d, { stroke: ink, width: 0.6, dash: [1.6, 1.4] })
}

function drawLine(operation: Operation, animal: Picture, cell: Box, rule: LevelRule, color: boolean, solved: boolean) {
  const step = (cell.width - 8) / (rule.max + 1)
  const at = (n: number) => cell.x + 4 + step * (n + 0.5)
  const y = cell.y + cell.height - 12
  const numbers = Array.from({ length: rule.max + 1 }, (_, n) => n)
  const size = rule.max > 10 ? 4.4 : 5.6
  const marks: Mark[] = [
    line(cell.x, y, cell.x + cell.width, y),
    ...numbers.map((n) => line(at(n), y - 2, at(n), y + 2)),
    ...numbers.map((n) => centredText(at(n), y + 6.5, String(n), size)),
    drawPicture(animal, {
      cx: at(operation.a),
      cy: y - ANIMAL_SIZE / 2 - CLEARANCE - step * JUMP_HEIGHT * 0.75,
      size: ANIMAL_SIZE,
      color,
    }),
  ]
  if (rule.shown || solved) {
    const direction = operation.sign === '+' ? 1 : -1
    const ink = rule.shown ? GREY : ANSWER_RED
    for (let k = 0; k < operation.b; k++)
      marks.push(jump(at(operation.a + direction * k), at(operation.a + direction * (k + 1)), y - 3, ink))
  }
  const row = { x: cell.x, y: cell.y, width: cell.width, height: SENTENCE_HEIGHT }
  const terms = termsOf(operation, ['result'])
  return [...marks, ...sentenceOver(terms, row, at(operation.a), solved)]
}

/** The sentence stands on the side that the animal leaves free. */
function sentenceOver(terms: ReturnType<typeof termsOf>, row: Box, animalX: number, solved: boolean): Mark[] {
  const middle = row.x + row.width / 2
  const width = row.width / 2
  return drawSentence(terms, animalX < middle ? row : { ...row, width: width - ANIMAL_SIZE }, solved)
}

function pickOperations(random: Random, rule: LevelRule): Operation[] {
  const perSign = (sign: Operation['sign']) =>
    random.shuffle(
      allOperations(sign, rule.max, (o) => o.b >= 2 && o.b <= rule.maxJumps && (rule.max <= 10 || o.a >= 4)),
    )
  const lists = rule.signs.map(perSign)
  const chosen = Array.from({ length: rule.rows }, (_, i) => lists[i % lists.length]?.[Math.floor(i / lists.length)])
  return random.shuffle(chosen.filter((o) => o !== undefined))
}

export const retaNumerica: SheetKind<PagesFacts<readonly Operation[]>> = {
  id: 'reta-numerica',
  category: 'matematica',
  themes: Object.keys(ANIMALS),
  draw: (options) => {
    const animal = wordPicture(ANIMALS[options.theme ?? 'sapo'] ?? 'frog')
    const rule = LEVELS[options.level]
    return composeSheet(options, 'count', (random) => {
      const cells = cellsOf(1, rule.rows, { gap: 6, maxHeight: 60 })
      const operations = pickOperations(random, rule)
      const page = (solved: boolean) =>
        eachCell(operations, cells, (o, cell) => drawLine(o, animal, cell, rule, options.color, solved)).flat()
      return { marks: page(false), solved: page(true), facts: operations }
    })
  },
}
