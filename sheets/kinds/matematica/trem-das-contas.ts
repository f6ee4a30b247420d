/** A train through the mountains: each wagon carries a sum or a difference, its panel has the box for the answer. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { titleBoard } from '../../page/picture-page.ts'
import { writtenAnswer } from '../../scene/answers.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { PANELS, railway } from '../../studio/places/railway.ts'
import { allOperations, type Operation } from './operations.ts'

/** Largest total of a sum, or number that is taken from. */
const MAX: Readonly<Record<Level, number>> = { facil: 10, medio: 18, desafio: 18 }
const SIGNS = { soma: '+', subtracao: '−' } as const
type Theme = keyof typeof SIGNS

/** Side of the box that is written into, mm. */
const BOX = { width: 13, height: 13.4 }
const LETTERS = 7.2

/** Different trains. */
const LOOKS = 24

/** Middle of the box on the panel: behind the sum, or in place of its second number. */
const boxX = (level: Level) => (level === 'desafio' ? -1.4 : 13.7)

export const tremDasContas: SheetKind<PagesFacts<readonly Operation[]>> = {
  id: 'trem-das-contas',
  category: 'matematica',
  themes: Object.keys(SIGNS),
  draw: (options) => {
    const { level } = options
    const sign = SIGNS[(options.theme ?? 'soma') as Theme]
    const fits = ({ a, b, result }: Operation) =>
      Math.max(a, result) > (level === 'facil' ? 3 : 6) && Math.max(b, Math.min(a, result)) < 10
    const items = allOperations(sign, MAX[level], fits)
    const pages = dealPages(options, { items, perPage: PANELS.length, nameOf: ({ a, b }) => `${a}${sign}${b}` })
    return composeSheet(options, 'write', (_, index, sheet) => {
      const operations = pages[index] ?? []
      const pen = new Pen(options.color)
      const picture = railway(pen, sheet.fork('look').integer(0, LOOKS - 1), (pen, wagon) => {
        const operation = operations[wagon]
        if (!operation) return []
        const { a, b, result } = operation
        const place = pen.shape(
          box(boxX(level) - BOX.width / 2, -BOX.height / 2, BOX.width, BOX.height, 2),
          'white',
          0.9,
        )
        const fitted = (cx: number, words: string, room: number) =>
          pen.text(cx, 2.5, words, fitTextSize(words, 'display', LETTERS, room))
        return level === 'desafio'
          ? [place, fitted(-14.6, `${a} ${sign}`, 10.6), fitted(12.9, `= ${result}`, 13.4)]
          : [place, fitted(-7.4, `${a} ${sign} ${b} =`, 26)]
      })
      const marks = marksOf([picture, titleBoard(pen, { ...options, y: 25, width: 108 })])
      const answers = PANELS.flatMap(([x, y], i) => {
        const operation = operations[i]
        return operation
          ? [writtenAnswer(x + boxX(level), y, String(level === 'desafio' ? operation.b : operation.result), 8)]
          : []
      })
      return {
        marks: [...marks, ...answers],
        whole: true,
        pictures: ['train', 'railway-car'],
        facts: operations,
        items: operations.map(({ a, b }) => `${a}${sign}${b}`),
      }
    })
  },
}
