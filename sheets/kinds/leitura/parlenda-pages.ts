/** Pages of a parlenda: words and a rhyme to find, rhymes to complete by pictures. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import type { Level } from '../../scene/scene.ts'
import { centred } from '../../studio/fit.ts'
import { box, circle, star } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen, stroke } from '../../studio/pen.ts'
import { VERSE_THINGS, type VerseThing } from '../../studio/shapes/verse-things.ts'
import { answerBox, labelled } from '../escrita/papers.ts'
import { whole } from './parlenda-facts.ts'
import { LEFT, type ParlendaTask, placed, RIGHT, ROOM, TOP } from './parlenda-parts.ts'
import { orderPage } from './parlenda-strips.ts'

/** Upper edge of the tasks, and their height. */
const [TASKS, TASKS_HEIGHT] = [237, 46]
/** Front of the ground that the picture rests on. */
const FEET = TASKS - 9

/** A sheet that hangs on a string. */
const hung = (pen: Pen, height: number): Drawing => [
  pen.rope('M4 58Q105 63 206 58', 0.8, 'wood', 0.5),
  pen.shape(box(LEFT, TOP, ROOM, height, 2), 'white', 1.1),
  [LEFT + 14, RIGHT - 14].map((x) => pen.shape(box(x - 2, TOP - 3, 4, 8, 1), 'yellow', 0.8)),
]

/** A hand that points at what is read. */
const pointing = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(
    x,
    y,
    0.52,
    (own) => [
      own.shape(
        'M-2 -9V-1.500C-5 -4 -8 -2 -6 1L0 9H10C13 6 13 2 12.600 -1C12 -4 9 -4 8.400 -2C8 -4.500 5 -4.500 4.600 -2.600C4 -4.500 2.600 -4 2 -3V-9C2 -12 -2 -12 -2 -9z',
        'tan',
        1.2,
      ),
    ],
    { turn: 90 },
  )

interface Row {
  readonly words: readonly {
    readonly text: string
    readonly x: number
    readonly width: number
    readonly isGap: boolean
  }[]
  readonly y: number
}

const GAP = { width: 36, picture: 16 }

/** Words of each line with their places; a gap is followed by its picture. */
function rowsOf(lines: readonly string[], height: number, hasGaps: boolean): { rows: Row[]; size: number } {
  const step = (height - 8) / lines.length
  const from = LEFT + 14
  const extra = (line: string) => (hasGaps && line.includes('[') ? GAP.width + GAP.picture - 16 : 0)
  const size = Math.min(
    9.4,
    step * 0.57,
    ...lines.map((line) => fitTextSize(whole(line), 'display', 10, (RIGHT - 8 - from - extra(line)) * 0.92)),
  )
  const space = 1.7 * (measureText('A A', 'display', size) - measureText('AA', 'display', size))
  const rows = lines.map((line, i): Row => {
    let x = from
    const words = (hasGaps ? line : whole(line)).split(' ').map((text) => {
      const isGap = text.startsWith('[')
      const width = isGap ? GAP.width : measureText(text, 'display', size)
      const word = { text, x, width, isGap }
      x += width + (isGap ? GAP.picture : 0) + space
      return word
    })
    return { words, y: TOP + 4 + step * (i + 0.5) + size * 0.26 }
  })
  return { rows, size }
}

/** Words of a compound. */
const partsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? []
const bare = (text: string) => text.replace(/[^\p{L}-]/gu, '')

/** Words from left to right, each behind a mark of its width. */
function inRow(
  words: readonly string[],
  font: 'display' | 'text',
  size: number,
  from: number,
  before: number,
  gap: number,
) {
  let x = from
  return words.map((word) => {
    const at = x
    x += before + measureText(word, font, size) + gap
    return { word, at }
  })
}

const WAYS = ['baixinho', 'bem alto', 'com palmas'] as const

const recited = (pen: Pen, x: number, y: number, gap: number): Drawing => [
  pen.text(x, y, 'Recite:', 5, { anchor: 'start' }),
  inRow(WAYS, 'text', 4.4, x + 20, 9.4, gap).map(({ word, at }) => [
    pen.shape(star(at + 4, y - 1.8, 4.2), 'white', 0.8),
    pen.text(at + 9, y, word, 4.4, { font: 'text', anchor: 'start' }),
  ]),
]

/** Room of the cards with the rhymes, from their left end, and the widest gap between them. */
const CARDS = { from: LEFT + 60, width: ROOM - 63, box: 9, gap: 9 }

/** Words that may rhyme, each behind its box. */
function rhymeCards(words: readonly string[]) {
  const room = CARDS.width - words.length * (CARDS.box + 2) - 8
  const size = Math.min(5.6, (5.6 * room) / words.reduce((sum, word) => sum + measureText(word, 'display', 5.6), 0))
  const gap = Math.min(
    CARDS.gap,
    4 + (room - words.reduce((sum, word) => sum + measureText(word, 'display', size), 0)) / 2,
  )
  return { size, cards: inRow(words, 'display', size, CARDS.from, CARDS.box + 2, gap) }
}

function findPage(pen: Pen, task: ParlendaTask, look: number): PageMark[] {
  const { verse, words } = task
  const height = Math.min(96, verse.lines.length * 19 + 6)
  const { rows, size } = rowsOf(verse.lines, height, false)
  const all = rows.flatMap(({ words: row, y }) => row.map((word) => ({ ...word, y })))
  const holding = (name: string) => all.filter(({ text }) => partsOf(text).includes(name))
  const around = ({ x, y, width }: { x: number; y: number; width: number }) =>
    box(x - 1.5, y - size * 0.9 - 1.3, width + 3, size * 1.12 + 2, 2)
  const { size: cardSize, cards } = rhymeCards(words)
  return [
    ...marksOf([
      placed(pen, task, TOP + height + 2, FEET, look),
      hung(pen, height),
      holding(verse.rhyme.word).map((word) => pen.shape(around(word), 'yellow', 0.8)),
      all.map(({ text, x, width, y }) => [
        pen.text(x, y, text, size, { anchor: 'start' }),
        pen.shape(circle(x + width / 2, y + size * 0.44, 0.9), 'orange', 0.5),
      ]),
      pointing(pen, LEFT + 6, (rows[0]?.y ?? TOP) - 1),
      pen.shape(box(LEFT, TASKS, ROOM, TASKS_HEIGHT, 3), 'white', 1.1),
      pen.line(`M${LEFT + 54} ${TASKS + 4}v${TASKS_HEIGHT - 8}`, 0.6),
      pen.text(LEFT + 27, TASKS + 9, 'Circule no texto:', 5),
      verse.find.map((name, i) => centred(pen, VERSE_THINGS[name], LEFT + 15 + i * 24.5, TASKS + 28, 22)),
      pen.shape(box(LEFT + 60, TASKS + 3, measureText(verse.rhyme.word, 'display', 5.6) + 4, 8.4, 2), 'yellow', 0.8),
      pen.text(LEFT + 62, TASKS + 9.2, verse.rhyme.word, 5.6, { anchor: 'start' }),
      pen.text(LEFT + 67 + measureText(verse.rhyme.word, 'display', 5.6), TASKS + 9.2, 'rima com:', 5, {
        anchor: 'start',
      }),
      cards.map(({ word, at }) => pen.text(at + CARDS.box + 2, TASKS + 24, word, cardSize, { anchor: 'start' })),
      recited(pen, LEFT + 58, TASKS + 40, 2.6),
    ]),
    ...verse.find.flatMap((name) => holding(name).map((word) => answer([stroke(around(word), ANSWER_RED, 1.2)], []))),
    ...cards.flatMap(({ word, at }) =>
      answerBox(pen, [at + CARDS.box / 2, TASKS + 22], CARDS.box, word === verse.rhyme.right ? 'X' : ''),
    ),
  ]
}

function completePage(pen: Pen, task: ParlendaTask, look: number): PageMark[] {
  const { verse } = task
  const { pairs } = verse
  if (!pairs) throw new RangeError(`no pairs of ${verse.id}`)
  const height = Math.min(102, verse.lines.length * 17 + 6)
  const { rows, size } = rowsOf(verse.lines, height, true)
  const all = rows.flatMap(({ words, y }) => words.map((word) => ({ ...word, y })))
  const line = (i: number) => TASKS + 12 + i * 14
  return [
    ...marksOf([
      placed(pen, task, TOP + height + 2, FEET, look),
      hung(pen, height),
      all.map(({ text, x, width, y, isGap }) =>
        isGap
          ? [
              pen.line(`M${x} ${y + 1}h${width}`, 0.7),
              centred(pen, VERSE_THINGS[bare(text) as VerseThing], x + width + 9, y - size * 0.4, 14),
            ]
          : pen.text(x, y, text, size, { anchor: 'start' }),
      ),
      pen.shape(box(LEFT, TASKS, ROOM, TASKS_HEIGHT, 3), 'white', 1.1),
    ]),
    ...all.flatMap(({ text, x, width, y, isGap }) =>
      isGap
        ? [
            writtenAnswer(
              x + width / 2,
              y - size * 0.36,
              bare(text),
              fitTextSize(bare(text), 'display', size, width - 2),
            ),
          ]
        : [],
    ),
    ...pairs.of.flatMap(([word, rhyme], i) =>
      labelled(pen, {
        label: `${word} rima com`,
        at: [LEFT + 5 + i * 88, line(0)],
        to: LEFT + 82 + i * 91,
        size: 5.2,
        value: rhyme,
      }),
    ),
    ...labelled(pen, {
      label: `Outra palavra que rima com ${pairs.another[0]}:`,
      at: [LEFT + 5, line(1)],
      to: RIGHT - 5,
      size: 5.2,
      value: `Ex.: ${pairs.another[1]}`,
    }),
    ...marksOf(recited(pen, LEFT + 5, line(2) - 1, 14)),
  ]
}

export const PARLENDA_PAGES: Readonly<Record<Level, (pen: Pen, task: ParlendaTask, look: number) => PageMark[]>> = {
  facil: findPage,
  medio: completePage,
  desafio: orderPage,
}
