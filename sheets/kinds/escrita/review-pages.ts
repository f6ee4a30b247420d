/** A product on a stand, and below it a review to read, one in pieces, or one to write. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { wrapText } from '../../lettering/wrapped-text.ts'
import { capital } from '../../page/capital.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { area } from '../../scene/marks.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import {
  type Product,
  reviewer,
  reviewStand,
  standCounter,
  standingProduct,
  starsFrom,
  voiceBubble,
} from '../../studio/places/review-stand.ts'
import { answerBox, badge, labelled, ruled } from './papers.ts'
import { PARTS, type Reviewed, reasonIn } from './review-facts.ts'

export interface ReviewTask {
  readonly reviewed: Reviewed
  readonly who: readonly [CastName, CastName]
  /** Parts in the order of the strips, from 0. */
  readonly order: readonly number[]
}

const PAPER = { x: 14.5, y: 140, width: 181, height: 142 }
const [LEFT, RIGHT] = [PAPER.x + 6, PAPER.x + PAPER.width - 6]
const FOOT = PAPER.y + PAPER.height

const productOf = ({ name, thing, fill, theme }: Reviewed): Product => ({
  name,
  thing,
  fill,
  isBook: theme === 'livros',
})

/** Author of a book. */
const authorOf = ({ card }: Reviewed) => card[1][1]

const stand = (pen: Pen, task: ReviewTask, variant: number, children: Drawing, isNarrow = false): Drawing => [
  reviewStand(pen, task.reviewed.theme === 'livros', variant, isNarrow),
  children,
  standCounter(pen),
]

const paper = (pen: Pen): Drawing => [
  pen.shape(box(PAPER.x + 1.8, PAPER.y + 1.8, PAPER.width, PAPER.height, 2), 'greyPale', 0.8),
  pen.shape(box(PAPER.x, PAPER.y, PAPER.width, PAPER.height, 2), 'white', 1.1),
]

/** Five stars to paint; the key has as many red ones as the review gives. */
function stars(pen: Pen, x: number, y: number, count = 0): PageMark[] {
  const five = starsFrom(x, y, 5)
  return [
    ...marksOf(five.map((d) => pen.shape(d, 'white', 0.8))),
    ...(count ? [answer(five.slice(0, count).map((d) => area(d, ANSWER_RED)))] : []),
  ]
}

const ROW = 12.6

/** Each sentence either presents or judges; then a card to fill in from the text. */
export function readReview(pen: Pen, task: ReviewTask, variant: number): PageMark[] {
  const { reviewed, who } = task
  const by = `Resenha de ${capital(who[0])}`
  const top = PAPER.y + 24
  const ficha = top + 6 * ROW + 4.4
  const half = (RIGHT - LEFT) / 2
  return [
    ...marksOf([
      stand(pen, task, variant, reviewer(pen, who[0], 58)),
      standingProduct(pen, productOf(reviewed), authorOf(reviewed), 122),
      paper(pen),
      pen.text(LEFT, PAPER.y + 10, by, 6.4, { anchor: 'start' }),
      pen.shape(box(RIGHT - 86, PAPER.y + 3.4, 86, 10, 3), 'yellowPale', 0.8),
      pen.text(RIGHT - 43, PAPER.y + 10.2, '1 apresenta      2 avalia', 5.2),
    ]),
    ...reviewed.read.flatMap(([does, words], i) => {
      const y = top + i * ROW
      const size = fitTextSize(words, 'text', 5.2, RIGHT - LEFT - 15)
      return [
        ...answerBox(pen, [LEFT + 5.4, y], 10, String(does)),
        ...marksOf(pen.text(LEFT + 15, y + 1.8, words, size, { font: 'text', anchor: 'start' })),
      ]
    }),
    ...marksOf(pen.shape(box(LEFT - 2, ficha, RIGHT - LEFT + 4, FOOT - 5 - ficha, 3), 'cream', 0.8)),
    ...reviewed.card.flatMap(([label, value], i) => {
      const x = i === 1 ? LEFT + half + 4 : LEFT + 2
      return labelled(pen, {
        label,
        at: [x, ficha + (i === 2 ? 25 : 11)],
        to: i === 1 ? RIGHT - 2 : LEFT + half - 3,
        size: 5,
        value,
      })
    }),
    ...marksOf(pen.text(LEFT + half + 4, ficha + 25, 'Nota:', 5, { anchor: 'start' })),
    ...stars(pen, LEFT + half + 29, ficha + 23, reviewed.stars),
  ]
}

const STRIP = { width: 111, height: 13, step: 15 }

/** Pieces of a review on strips, their parts on a list; then the reasons of praise and criticism. */
export function sortReview(pen: Pen, task: ReviewTask, variant: number): PageMark[] {
  const { reviewed, who, order } = task
  const top = PAPER.y + 5
  const list = { x: LEFT + STRIP.width + 9, width: RIGHT - LEFT - STRIP.width - 9 }
  const partSize = Math.min(...PARTS.map((part) => fitTextSize(part, 'text', 4.8, list.width - 16)))
  const asked = top + 6 * STRIP.step + 8
  return [
    ...marksOf([
      stand(pen, task, variant, reviewer(pen, who[1], 152, true)),
      standingProduct(pen, productOf(reviewed), authorOf(reviewed), 88),
      paper(pen),
      pen.shape(box(list.x, top, list.width, 6 * STRIP.step - 2, 3), 'yellowPale', 0.8),
      pen.text(list.x + list.width / 2, top + 8.4, 'Partes', 5.6),
      PARTS.map((part, i) => [
        badge(pen, [list.x + 7, top + 18 + i * 12.4], i + 1, 4),
        pen.text(list.x + 13, top + 19.7 + i * 12.4, part, partSize, {
          font: 'text',
          anchor: 'start',
        }),
      ]),
    ]),
    ...order.flatMap((which, i) => {
      const words = reviewed.parts[which] ?? ''
      const y = top + i * STRIP.step
      const lines = wrapText(words, 'text', 4.7, STRIP.width - 20)
      const x = LEFT + (i % 2 ? 2 : 0)
      return [
        ...marksOf([
          pen.shape(
            `M${x} ${y}H${x + STRIP.width}l-2 3.200l2 3.200l-2 3.200l2 3.400H${x}z`,
            i % 2 ? 'cream' : 'white',
            0.8,
          ),
          lines.map((line, k) =>
            pen.text(x + 15, y + 8.2 + (k - (lines.length - 1) / 2) * 5.6, line, 4.7, {
              font: 'text',
              anchor: 'start',
            }),
          ),
        ]),
        ...answerBox(pen, [x + 7, y + STRIP.height / 2], 9.6, String(which + 1)),
      ]
    }),
    ...(['Elogia, porque', 'Critica, porque'] as const).flatMap((label, i) =>
      labelled(pen, {
        label,
        at: [LEFT, asked + 7 + i * 14],
        to: RIGHT,
        size: 5,
        value: reasonIn(reviewed.parts[3 + i] ?? ''),
      }),
    ),
    ...marksOf(
      pen.text(LEFT, FOOT - 6.4, 'E você: ficou com vontade? Conte à turma por quê.', 4.7, {
        font: 'text',
        anchor: 'start',
      }),
    ),
  ]
}

const LINE = 10

/** A form of a review: what presents the product, then what judges it. */
export function writeReview(pen: Pen, task: ReviewTask, variant: number): PageMark[] {
  const { reviewed, who } = task
  const [praise, criticism] = reviewed.voices
  const y = PAPER.y
  const field = (label: string, at: number, to = RIGHT) => labelled(pen, { label, at: [LEFT, at], to, size: 5 })
  const lines = (at: number, count: number) => ruled(pen, { at: [LEFT, at], to: RIGHT, step: LINE, count })
  const facts = reviewed.notes.join('   •   ')
  return [
    ...marksOf([
      stand(pen, task, variant, [reviewer(pen, who[0], 34), reviewer(pen, who[1], 176, true)], true),
      standingProduct(pen, productOf(reviewed), authorOf(reviewed), 105),
      voiceBubble(pen, { x: 15, y: 55, width: 58, height: 17 }, 34, praise),
      voiceBubble(pen, { x: 137, y: 55, width: 58, height: 17 }, 176, criticism),
      paper(pen),
      pen.shape(box(LEFT - 2, y + 3.6, RIGHT - LEFT + 4, 10.4, 3), 'yellowPale', 0.8),
      pen.text(105, y + 10.4, facts, fitTextSize(facts, 'text', 5, RIGHT - LEFT - 6), { font: 'text' }),
    ]),
    ...field('Título da resenha:', y + 25),
    ...field('Apresentação:', y + 36),
    ...lines(y + 47, 2),
    ...field('Ponto forte:', y + 68),
    ...lines(y + 79, 1),
    ...field('Ponto fraco:', y + 90),
    ...lines(y + 101, 1),
    ...field('Recomendo para', y + 112),
    ...marksOf(pen.text(LEFT, y + 128, 'Nota:', 5, { anchor: 'start' })),
    ...stars(pen, LEFT + 24, y + 126.4),
    ...labelled(pen, { label: 'Resenha de', at: [LEFT + 90, y + 128], to: RIGHT, size: 5 }),
  ]
}
