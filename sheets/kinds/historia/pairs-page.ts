/** Things of long ago on the upper shelves, things of today below: which have the same use. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { standing } from '../../studio/fit.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { TIME_PAPER, type TimeRoom, timeRoom } from '../../studio/places/time-room.ts'
import type { UsePair } from './pairs.ts'
import { boxed, LETTERS } from './photo-page.ts'

export interface PairFacts {
  /** In the order of the letters. */
  readonly old: readonly UsePair[]
  /** In the order of the numbers. */
  readonly now: readonly UsePair[]
  /** Two of them, asked about by a riddle. */
  readonly riddles: readonly UsePair[]
}

const [LEFT, WIDTH] = [14, 182]
/** Boards of the shelf, from the top. */
const BOARDS = { old: [100, 147], now: 216 }
const [OLD_STEP, NOW_STEP] = [WIDTH / 3, WIDTH / 6]

const board = (pen: Pen, y: number): Drawing => [
  [LEFT + 12, LEFT + WIDTH - 18].map((x) => pen.shape(`M${x} ${y + 4}h6l-3 6z`, 'woodDark', 0.9)),
  pen.shape(box(LEFT, y, WIDTH, 4.4, 1), 'woodPale', 1.1),
]

/** A letter or a number on a round tag. */
const tag = (pen: Pen, x: number, y: number, content: string | number): Drawing => [
  pen.shape(circle(x, y, 4.6), 'yellow', 0.9),
  pen.text(x, y + 2.1, content, 6),
]

function sign(pen: Pen, y: number, words: string): Drawing {
  return [pen.shape(box(105 - 30, y - 4.6, 60, 9.2, 2.4), 'cream', 1), pen.text(105, y + 2, words, 5.6)]
}

function oldShelves(pen: Pen, { old }: PairFacts): Drawing {
  return [
    BOARDS.old.map((y) => board(pen, y)),
    old.map(({ old: name, drawOld }, i) => {
      const [x, y] = [LEFT + OLD_STEP * ((i % 3) + 0.5), BOARDS.old[Math.floor(i / 3)] ?? 0]
      const size = fitTextSize(name, 'text', 4.4, OLD_STEP - 8)
      return [
        standing(pen, drawOld, x + 3, y, 30),
        tag(pen, x - OLD_STEP / 2 + 9, y - 20, LETTERS[i] ?? ''),
        pen.shape(box(x - OLD_STEP / 2 + 4, y + 5.6, OLD_STEP - 8, 6.8, 1.6), 'white', 0.8),
        pen.text(x, y + 10.4, name, size, { font: 'text' }),
      ]
    }),
  ]
}

/** The family's cupboard around the old things, a cloth under those of today. */
const furniture = (pen: Pen): Drawing => [
  pen.shape(box(LEFT - 2, 57, WIDTH + 4, 104, 2), 'wood', 1.2),
  pen.shape(box(LEFT + 2, 61, WIDTH - 4, 96, 1.5), 'cream', 0.9),
  pen.shape(box(LEFT - 4, 54, WIDTH + 8, 6, 2), 'woodDark', 1.1),
  [LEFT + 6, LEFT + WIDTH - 14].map((x) => pen.shape(`M${x} 161h8l-2 5h-4z`, 'woodDark', 1)),
]

const cloth = (pen: Pen): Drawing => [
  pen.shape(
    `M${LEFT + 3} ${BOARDS.now + 4}H${LEFT + WIDTH - 3}V${BOARDS.now + 14}${'q-4.400 5 -8.800 0'.repeat(20)}z`,
    'redPale',
    0.9,
  ),
]

const nowShelf = (pen: Pen, { now }: PairFacts): Drawing => [
  board(pen, BOARDS.now),
  now.map(({ drawNow }, i) => {
    const x = LEFT + NOW_STEP * (i + 0.5)
    return [standing(pen, drawNow, x, BOARDS.now, 27), tag(pen, x, BOARDS.now + 9.6, i + 1)]
  }),
]

/** Letters of the old things, each with a box for the number of the new one. */
function answers(pen: Pen, { old, now }: PairFacts): PageMark[] {
  return old.flatMap((pair, i): PageMark[] => {
    const x = TIME_PAPER.x + 6 + i * 18.6
    const y = TIME_PAPER.y + 10.4
    return [
      ...marksOf([
        pen.text(x + 3, y + 2.3, LETTERS[i] ?? '', 6.4),
        pen.shape(box(x + 6.6, y - 5.2, 9.6, 10.4, 2), 'white', 0.9),
      ]),
      writtenAnswer(x + 11.4, y, String(now.indexOf(pair) + 1), 6.4),
    ]
  })
}

export const pairsPage = (pen: Pen, room: TimeRoom, variant: number, facts: PairFacts): PageMark[] => [
  ...marksOf([
    timeRoom(pen, room, variant),
    room === 'familia' ? [furniture(pen), cloth(pen)] : [],
    oldShelves(pen, facts),
    sign(pen, 66, room === 'familia' ? 'Antigamente' : 'Museu da escola'),
    sign(pen, 179, 'Hoje'),
    nowShelf(pen, facts),
  ]),
  ...answers(pen, facts),
  ...facts.riddles.flatMap((pair, i) =>
    boxed(pen, 26 + i * 13, `${pair.riddle} letra`, LETTERS[facts.old.indexOf(pair)] ?? ''),
  ),
]
