/** At the foot of a page of changes: what keeps an equality. */
import { measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'

/** On each page of a sheet another sentence to end: one of its ends is true of all balances. */
const CONCLUSIONS = [
  ['A igualdade continua', 'quando faço o mesmo nos dois lados.', 'quando mudo os lados de modo diferente.', 0],
  ['Depois de uma mudança', 'os dois lados são sempre iguais.', 'nem sempre a igualdade continua.', 1],
  ['Em uma igualdade, posso', 'dividir só um lado.', 'multiplicar os dois lados por 2.', 1],
] as const

export function conclusion(pen: Pen, page: number): PageMark[] {
  const [y, size] = [264, 5]
  const [start, first, second, right] = CONCLUSIONS[page % CONCLUSIONS.length] ?? CONCLUSIONS[0]
  const left = 22 + measureText(start, 'display', size)
  return [
    ...marksOf([
      pen.shape(box(13, y, 184, 18, 3), 'white', 1),
      pen.text(19, y + 10.8, start, size, { anchor: 'start' }),
      [first, second].map((line, i) => [
        pen.shape(box(left, y + 2.6 + i * 7, 5.6, 5.6, 1), 'white', 0.8),
        pen.text(left + 8, y + 7 + i * 7, line, size * 0.94, { font: 'text', anchor: 'start' }),
      ]),
    ]),
    writtenAnswer(left + 2.8, y + 5.4 + right * 7, 'X', 5),
  ]
}
