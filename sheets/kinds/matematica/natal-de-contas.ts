/** A Christmas tree of sums: the child writes the result into each bauble. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { titleBoard } from '../../page/picture-page.ts'
import { writtenAnswer } from '../../scene/answers.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { BAUBLE_BOX, BAUBLES, christmas } from '../../studio/places/christmas.ts'

const MAX: Readonly<Record<Level, number>> = { facil: 10, medio: 12, desafio: 20 }
const BELOW = ['presentes', 'presepio'] as const
type Below = (typeof BELOW)[number]

interface Sum {
  readonly terms: readonly number[]
  readonly result: number
}

/** Different rooms. */
const LOOKS = 44

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)

/** Sums of two numbers; at the hardest level of three. */
function sumsOf(level: Level): Sum[] {
  const max = MAX[level]
  const pairs = range(1, 9).flatMap((a) => range(1, Math.min(9, max - a)).map((b) => [a, b]))
  const terms =
    level === 'desafio'
      ? pairs.flatMap(([a = 0, b = 0]) => range(2, Math.min(9, max - a - b)).map((c) => [a, b, c]))
      : pairs
  return terms.map((list) => ({ terms: list, result: list.reduce((sum, term) => sum + term, 0) }))
}

const taskOf = ({ terms }: Sum) => terms.join(terms.length > 2 ? '+' : ' + ')

export const natalDeContas: SheetKind<PagesFacts<readonly Sum[]>> = {
  id: 'natal-de-contas',
  category: 'matematica',
  themes: BELOW,
  draw: (options) => {
    const pages = dealPages(options, { items: sumsOf(options.level), perPage: BAUBLES.length, nameOf: taskOf })
    return composeSheet(options, 'write', (_, index, sheet) => {
      const sums = pages[index] ?? []
      const pen = new Pen(options.color)
      const picture = christmas(pen, {
        tasks: sums.map(taskOf),
        below: (options.theme ?? 'presentes') as Below,
        variant: sheet.fork('look').integer(0, LOOKS - 1),
      })
      const marks = marksOf([picture, titleBoard(pen, { ...options, y: 26, width: 116 })])
      return {
        marks: [
          ...marks,
          ...BAUBLES.map(([x, y], i) => writtenAnswer(x, y + BAUBLE_BOX, String(sums[i]?.result ?? 0), 8)),
        ],
        whole: true,
        pictures: options.theme === 'presepio' ? ['tree', 'christmas-tree'] : ['tree', 'christmas-tree', 'gift'],
        facts: sums,
        items: sums.map(taskOf),
      }
    })
  },
}
