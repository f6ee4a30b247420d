/** A problem in a picture with three facts; the child plans a letter to a newspaper and writes it. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import type { PageMark } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { newsDesk, print } from '../../studio/places/news-desk.ts'
import { newsPhoto } from '../../studio/places/news-photos.ts'
import { letterPaper, notepad } from '../../studio/places/writing-desk.ts'
import { JOINING, PLAN_PARTS, type Wanted } from './letter-facts.ts'
import { flowing, labelled, ruled } from './papers.ts'

const PHOTO = { x: 18, y: 63, width: 92, height: 55 }
const FACTS = { x: 15, y: 123.5, width: 98, height: 28 }
const PAD = { x: 118, y: 59, width: 77, height: 92.5 }
const PAPER = { x: 14, y: 156.5, width: 182, height: 126 }
const [LEFT, RIGHT] = [PAPER.x + 7, PAPER.x + PAPER.width - 7]

export function letterWrite(pen: Pen, wanted: Wanted, variant: number): PageMark[] {
  const { photo, to, facts, plan, model } = wanted
  return [
    ...marksOf([
      newsDesk(pen, variant),
      print(pen, PHOTO),
      newsPhoto(pen, photo, PHOTO),
      pen.shape(box(FACTS.x, FACTS.y, FACTS.width, FACTS.height, 2), 'yellowPale', 1),
      facts.map((fact, i) =>
        pen.text(FACTS.x + 6, FACTS.y + 8.4 + i * 7.8, `• ${fact}`, fitTextSize(`• ${fact}`, 'text', 5, 87), {
          font: 'text',
          anchor: 'start',
        }),
      ),
      notepad(pen, PAD),
      letterPaper(pen, PAPER),
      pen.text(LEFT, PAPER.y + 25, `${to},`, 5.2, { anchor: 'start' }),
      pen.text(LEFT, PAPER.y + 114.6, 'Use:', 4.8, { anchor: 'start' }),
      JOINING.map((words, i) => {
        const width = measureText(words, 'display', 4.6) + 7
        const x = LEFT + 14 + ([0, 28, 64][i] ?? 0)
        return [
          pen.shape(box(x, PAPER.y + 109.2, width, 7.6, 3), 'cream', 0.8),
          pen.text(x + width / 2, PAPER.y + 114.6, words, 4.6),
        ]
      }),
    ]),
    ...PLAN_PARTS.flatMap((part, i) => {
      const at = [PAD.x + 5, PAD.y + 16.8 + i * 15.8] as const
      const field = { size: 4.7, letters: 4.4, step: 7.6, count: 2 }
      return flowing(pen, { ...field, label: part, at, to: PAD.x + PAD.width - 5, value: plan[i] ?? '' })
    }),
    ...labelled(pen, {
      label: 'Local e data:',
      at: [LEFT + 70, PAPER.y + 12.5],
      to: RIGHT,
      size: 4.8,
      value: 'cidade, dia e mês',
    }),
    ...ruled(pen, {
      at: [LEFT, PAPER.y + 35.5],
      to: RIGHT,
      step: 9.6,
      count: 7,
      value: `Exemplo: ${model}`,
      size: 4.4,
    }),
    ...labelled(pen, {
      label: 'Atenciosamente,',
      at: [LEFT + 46, PAPER.y + 104],
      to: RIGHT,
      size: 4.8,
      value: 'nome e turma',
    }),
  ]
}
