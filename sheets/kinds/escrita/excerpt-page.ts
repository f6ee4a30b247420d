/** Three open books on the table of a reading corner; below, what they are and which one the child would go on reading. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { wrapText } from '../../lettering/wrapped-text.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level } from '../../scene/scene.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { reviewer, reviewStand, standCounter, starsFrom } from '../../studio/places/review-stand.ts'
import type { Excerpt } from './excerpt-facts.ts'
import { badge, labelled, ruled } from './papers.ts'

export interface ExcerptTask {
  readonly id: string
  /** From left to right. */
  readonly excerpts: readonly Excerpt[]
}

const BOOK = { y: 129, width: 57.5, height: 82, step: 61.5, x: 14.8 }
const PAPER = { x: 14, y: 216, width: 182, height: 66.5 }
const [LEFT, RIGHT] = [PAPER.x + 6, PAPER.x + PAPER.width - 6]
const SIZES = [5.2, 5, 4.8, 4.6, 4.4, 4.2] as const
const COVERS = ['blue', 'red', 'green', 'orange'] as const

/** The right page of an open book, the left ones below it. */
function bookPage(pen: Pen, { title, author, lines, genre }: Excerpt, i: number, variant: number): Drawing {
  const [x, y] = [BOOK.x + i * BOOK.step, BOOK.y]
  const { width, height } = BOOK
  const room = width - 11
  const linesAt = (size: number) => lines.flatMap((line) => wrapText(line, 'text', size, room))
  const isVerse = genre === 'poema'
  const leading = isVerse ? 1.7 : 1.4
  const size = SIZES.find((one) => {
    const { length } = linesAt(one)
    return length * one * leading <= height - 26 && (!isVerse || length === lines.length)
  })
  if (!size) throw new RangeError(`no room for «${title}»`)
  return [
    pen.shape(box(x - 1.6, y - 1.6, width + 3.2, height + 3.2, 2.5), inTurn(COVERS, i + variant), 1.1),
    pen.shape(box(x, y, width, height, 1.5), 'white', 0.9),
    pen.line(`M${x + 3} ${y}v${height}`, 0.5, 'stoneDark'),
    badge(pen, [x + 9, y + 8], i + 1, 4.2),
    pen.text(x + 15.5, y + 9.6, title, fitTextSize(title, 'display', 4.8, width - 18), { anchor: 'start' }),
    linesAt(size).map((line, k) =>
      pen.text(x + 6.5, y + 21 + k * size * leading, line, size, {
        font: 'text',
        anchor: 'start',
      }),
    ),
    pen.text(x + width - 4, y + height - 4, author, 4.1, { font: 'text', anchor: 'end' }),
  ]
}

const ROW = 10.8

/** A row for each book: its genre and the child's stars, or its genre and subject. */
function rows(pen: Pen, { excerpts }: ExcerptTask, hasStars: boolean): PageMark[] {
  return excerpts.flatMap(({ genre, subject }, i) => {
    const y = PAPER.y + 9.6 + i * ROW
    return [
      ...marksOf(badge(pen, [LEFT + 4, y - 1.6], i + 1, 3.8)),
      ...labelled(pen, { label: 'Gênero:', at: [LEFT + 11, y], to: LEFT + 66, size: 4.8, value: genre }),
      ...(hasStars
        ? marksOf([
            pen.text(LEFT + 71, y, 'Quero ler:', 4.8, { anchor: 'start' }),
            starsFrom(LEFT + 107, y - 1.8, 5, 4.4).map((d) => pen.shape(d, 'white', 0.7)),
          ])
        : labelled(pen, {
            label: 'Fala de:',
            at: [LEFT + 70, y],
            to: RIGHT,
            size: 4.8,
            value: `Exemplo: ${subject}`,
          })),
    ]
  })
}

const CHOICE: Readonly<Record<Level, string>> = {
  facil: 'Eu continuaria a ler o número',
  medio: 'Prefiro continuar o número',
  desafio: 'Entre gêneros, assuntos e autores, escolho o número',
}

export function excerptPage(
  pen: Pen,
  level: Level,
  task: ExcerptTask,
  [left, right]: readonly [CastName, CastName],
  variant: number,
): PageMark[] {
  const isLast = level === 'desafio'
  const from = PAPER.y + (isLast ? 11 : 9.6 + 3 * ROW)
  return [
    ...marksOf([
      reviewStand(pen, true, variant),
      [reviewer(pen, left, 86), reviewer(pen, right, 128, true)],
      standCounter(pen),
      task.excerpts.map((one, i) => bookPage(pen, one, i, variant)),
      pen.shape(box(PAPER.x, PAPER.y, PAPER.width, PAPER.height, 3), 'white', 1.1),
    ]),
    ...(isLast ? [] : rows(pen, task, level === 'facil')),
    ...labelled(pen, { label: CHOICE[level], at: [LEFT, from], to: isLast ? LEFT + 148 : LEFT + 100, size: 4.8 }),
    ...(isLast ? [] : marksOf(pen.text(LEFT + 103, from, 'porque', 4.8, { anchor: 'start' }))),
    ...(isLast
      ? [
          ...labelled(pen, { label: 'Escolho assim, porque', at: [LEFT, from + 10.4], to: RIGHT, size: 4.8 }),
          ...ruled(pen, { at: [LEFT, from + 20.6], to: RIGHT, step: 9, count: 1 }),
          ...labelled(pen, { label: 'Acho que depois', at: [LEFT, from + 30.6], to: RIGHT, size: 4.8 }),
          ...ruled(pen, { at: [LEFT, from + 41], to: RIGHT, step: 9.4, count: 2 }),
        ]
      : ruled(pen, { at: [LEFT, from + 10.4], to: RIGHT, step: 9, count: 2 })),
  ]
}
