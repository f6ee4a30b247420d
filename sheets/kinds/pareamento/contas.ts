/** Join each operation to its result. */
import type { Box } from '../../lettering/bounds.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { drawMatching, type MatchFacts, type MatchItem } from '../../page/match-columns.ts'
import type { Random } from '../../page/random.ts'
import { SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { centredText, rect } from '../../scene/marks.ts'
import type { Ink, Level, SheetKind } from '../../scene/scene.ts'

type Sign = '+' | '−' | '×' | '÷'

export interface Sum {
  readonly a: number
  readonly sign: Sign
  readonly b: number
  readonly result: number
}

const SIGNS: Readonly<Record<string, readonly Sign[]>> = {
  soma: ['+'],
  subtracao: ['−'],
  multiplicacao: ['×'],
  divisao: ['÷'],
  misto: ['+', '−', '×'],
}

const ROWS: Readonly<Record<Level, number>> = { facil: 4, medio: 5, desafio: 6 }
/** Greatest number in sums and differences, and the tables of the products. */
const LIMITS: Readonly<Record<Level, { min: number; max: number; tables: readonly number[] }>> = {
  facil: { min: 1, max: 10, tables: [2, 5, 10] },
  medio: { min: 3, max: 20, tables: [2, 3, 4, 5] },
  desafio: { min: 11, max: 100, tables: [6, 7, 8, 9] },
}

function makeSum(random: Random, sign: Sign, level: Level): Sum {
  const { min, max, tables } = LIMITS[level]
  if (sign === '×' || sign === '÷') {
    const [factor, table] = [random.integer(2, 10), random.pick(tables)]
    const product = factor * table
    return sign === '×'
      ? { a: factor, sign, b: table, result: product }
      : { a: product, sign, b: table, result: factor }
  }
  const total = random.integer(min + 2, max)
  const part = random.integer(1, total - 1)
  return sign === '+'
    ? { a: part, sign, b: total - part, result: total }
    : { a: total, sign, b: part, result: total - part }
}

/** As many operations as rows, no two with the same result. */
function chooseSums(random: Random, signs: readonly Sign[], level: Level): Sum[] {
  const chosen: Sum[] = []
  while (chosen.length < ROWS[level]) {
    const sum = makeSum(random, signs[chosen.length % signs.length] ?? '+', level)
    if (chosen.every(({ result }) => result !== sum.result)) chosen.push(sum)
  }
  return random.shuffle(chosen)
}

const item = (name: string, label: string, size: number, fill: Ink): MatchItem => ({
  name,
  draw: (box: Box) => [
    rect(box.x, box.y, box.width, box.height, { radius: 4, fill }),
    centredText(middleX(box), middleY(box), label, size),
  ],
})

export const contas: SheetKind<PagesFacts<MatchFacts & { readonly sums: readonly Sum[] }>> = {
  id: 'contas-e-resultados',
  category: 'pareamento',
  themes: Object.keys(SIGNS),
  draw: (options) => {
    const { level, color } = options
    return composeSheet(options, 'link', (random) => {
      const sums = chooseSums(random, SIGNS[options.theme ?? 'soma'] ?? ['+'], level)
      const inks = random.shuffle(SOFT_FILLS)
      const fill = (i: number): Ink => (color ? tint(inks[i % inks.length] ?? WHITE, 0.5) : WHITE)
      const pairs = sums.map(({ a, sign, b, result }, i) => ({
        left: item(String(result), `${a} ${sign} ${b}`, 10, fill(i)),
        right: item(String(result), String(result), 12, fill(i + 4)),
      }))
      const { facts, ...drawn } = drawMatching(random, pairs, { leftWidth: 62, rightWidth: 40, framed: false })
      return { ...drawn, facts: { ...facts, sums } }
    })
  },
}
