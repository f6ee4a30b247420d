/** Things of long ago on the upper shelves, things of today below: which have the same use; and a use in three times. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { standing } from '../../studio/fit.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { museumRoom, OLD_BOARDS, TODAY_BOARD, todayCounter, wardrobe } from '../../studio/places/kept-things.ts'
import { TIME_PAPER, type TimeRoom, timeRoom } from '../../studio/places/time-room.ts'
import { type Invention, sizeOf, type Used, type UsePair } from './pairs.ts'
import { LETTERS } from './photo-page.ts'

export interface PairFacts {
  /** In the order of the letters. */
  readonly old: readonly UsePair[]
  /** In the order of the numbers. */
  readonly now: readonly UsePair[]
  readonly invention: Invention
  /** Its things as they are shown, in the order of their letters. */
  readonly shown: readonly Used[]
}

/** Letters of what goes on the line of time. */
const STAGE_LETTERS = 'GHI'

const [LEFT, WIDTH] = [14, 182]
const [OLD_STEP, NOW_STEP] = [WIDTH / 3, WIDTH / 6]

/** A letter or a number on a round tag. */
const tag = (pen: Pen, x: number, y: number, content: string | number, r = 4.6): Drawing => [
  pen.shape(circle(x, y, r), 'yellow', 0.9),
  pen.text(x, y + r * 0.46, content, r * 1.3),
]

function sign(pen: Pen, y: number, words: string): Drawing {
  return [pen.shape(box(105 - 30, y - 4, 60, 8, 2.4), 'cream', 1), pen.text(105, y + 1.5, words, 5.2)]
}

/** The three largest are below, where they have the floor; the letters follow. */
export const asKept = (pairs: readonly UsePair[]): UsePair[] => {
  const bySize = [...pairs].sort((a, b) => a.old.cm - b.old.cm)
  const small = bySize.slice(0, 3)
  return [...pairs.filter((one) => small.includes(one)), ...pairs.filter((one) => !small.includes(one))]
}

/** The letter's tag and the name, side by side below a thing. */
const [TAG_X, NAME_X, NAME_WIDTH] = [-20.6, -14.4, 39.6]

const oldThings = (pen: Pen, { old }: PairFacts): Drawing =>
  old.map(({ old: thing }, i) => {
    const [x, y] = [LEFT + OLD_STEP * ((i % 3) + 0.5), OLD_BOARDS[Math.floor(i / 3)] ?? 0]
    const size = fitTextSize(thing.name, 'text', 4.4, NAME_WIDTH - 3)
    return [
      standing(pen, thing.draw, x, y, sizeOf(thing)),
      tag(pen, x + TAG_X, y + 9.4, LETTERS[i] ?? '', 4.2),
      pen.shape(box(x + NAME_X, y + 6, NAME_WIDTH, 6.8, 1.6), 'white', 0.8),
      pen.text(x + NAME_X + NAME_WIDTH / 2, y + 10.8, thing.name, size, { font: 'text' }),
    ]
  })

/** Small things have a block below them. */
const [SMALL, BLOCK] = [24.5, 8] as const

const nowThings = (pen: Pen, room: TimeRoom, { now }: PairFacts): Drawing =>
  now.map(({ now: thing }, i) => {
    const x = LEFT + NOW_STEP * (i + 0.5)
    const size = sizeOf(thing)
    const isSmall = size < SMALL
    return [
      isSmall
        ? pen.shape(box(x - 11, TODAY_BOARD - BLOCK, 22, BLOCK, 1), room === 'familia' ? 'wood' : 'white', 1)
        : [],
      standing(pen, thing.draw, x, TODAY_BOARD - (isSmall ? BLOCK : 0), size),
      tag(pen, x, TODAY_BOARD + 9.4, i + 1),
    ]
  })

/** Letters of the old things, each with a box for the number of the new one. */
function answers(pen: Pen, { old, now }: PairFacts): PageMark[] {
  return old.flatMap((pair, i): PageMark[] => {
    const x = TIME_PAPER.x + 6 + i * 18.6
    const y = TIME_PAPER.y + 8.4
    return [
      ...marksOf([
        pen.text(x + 3, y + 2.3, LETTERS[i] ?? '', 6.4),
        pen.shape(box(x + 6.6, y - 5, 9.6, 10, 2), 'white', 0.9),
      ]),
      writtenAnswer(x + 11.4, y, String(now.indexOf(pair) + 1), 6.4),
    ]
  })
}

/** The largest of the three, mm. */
const STAGE = 13

/** Three things of one use, and a line of time with a box for each. */
function line(pen: Pen, { invention, shown }: PairFacts): PageMark[] {
  const { x, y, width, height } = TIME_PAPER
  const foot = y + height - 11
  const ruler = foot + 5.4
  const asked = `${invention.use}: do mais antigo ao mais novo.`
  const largest = Math.max(...shown.map(sizeOf))
  const boxAt = (i: number) => x + 68 + i * 19
  const middle = foot - 6.4
  return [
    ...marksOf([
      pen.text(x + width / 2, y + 20.6, asked, fitTextSize(asked, 'text', 4.7, width - 8), { font: 'text' }),
      shown.map((thing, i) => [
        standing(pen, thing.draw, x + 13 + i * 19.5, foot, (STAGE * sizeOf(thing)) / largest),
        tag(pen, x + 13 + i * 19.5, ruler, STAGE_LETTERS[i] ?? '', 3.4),
      ]),
      pen.line(`M${x + 63} ${ruler}H${x + width - 4}l-3 -2m3 2l-3 2`, 1.2),
      shown.map((_, i) => [
        pen.shape(box(boxAt(i), middle - 5.6, 12, 11.2, 2), 'white', 0.9),
        pen.line(`M${boxAt(i) + 6} ${middle + 5.6}V${ruler}`, 0.9),
      ]),
    ]),
    ...invention.stages.map((stage, i) =>
      writtenAnswer(boxAt(i) + 6, middle, STAGE_LETTERS[shown.indexOf(stage)] ?? '', 6.4),
    ),
  ]
}

export const pairsPage = (pen: Pen, room: TimeRoom, variant: number, facts: PairFacts): PageMark[] => [
  ...marksOf([
    timeRoom(pen, room, variant),
    room === 'familia' ? wardrobe(pen) : museumRoom(pen),
    todayCounter(pen, room),
    sign(pen, 59.9, room === 'familia' ? 'Antigamente' : 'Museu da escola'),
    oldThings(pen, facts),
    sign(pen, 173.6, 'Hoje'),
    nowThings(pen, room, facts),
  ]),
  ...answers(pen, facts),
  ...line(pen, facts),
]
