/**
 * The numbers just before and just after a number, on houses of a street, wagons of a train, balloons. At the foot two
 * cards, each with a clue about a number that the child has written.
 */
import { fitTextSize } from '../../lettering/fonts.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { clearOfTitle, instructionLine, taskTitle } from '../../page/picture-page.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { centredText } from '../../scene/marks.ts'
import type { SheetKind } from '../../scene/scene.ts'
import { CHILDREN } from '../../studio/cast/people.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { neighbourBalloons } from '../../studio/places/neighbour-balloons.ts'
import { neighbourStreet } from '../../studio/places/neighbour-street.ts'
import { neighbourTrains } from '../../studio/places/neighbour-trains.ts'
import {
  type CardForm,
  cardSlot,
  clueCards,
  type NeighbourPlace,
  type NeighbourWish,
  overNeighbours,
} from '../../studio/places/neighbours.ts'
import {
  type Clue,
  cluesFor,
  dealNeighbours,
  layoutOf,
  type NeighbourTask,
  nameOf,
  numbersOf,
} from './neighbour-tasks.ts'

interface Theme {
  readonly draw: (pen: Pen, wish: NeighbourWish) => NeighbourPlace
  readonly form: CardForm
  /** The first words on a card. */
  readonly to: string
  readonly asks: string
  /** Adults who have the cards, in turn. */
  readonly brings: readonly [NeighbourWish['who'][0], NeighbourWish['who'][0]]
  readonly shows: readonly string[]
}

const THEMES = {
  casinhas: {
    draw: neighbourStreet,
    form: 'letter',
    to: 'Para a casa',
    asks: 'Para que casa vai cada carta?',
    brings: ['mae', 'pai'],
    shows: ['house', 'carta', 'dog'],
  },
  trens: {
    draw: neighbourTrains,
    form: 'ticket',
    to: 'Bilhete do vagão',
    asks: 'De que vagão é cada bilhete?',
    brings: ['professora', 'mestre'],
    shows: ['train', 'railway-car', 'rail'],
  },
  baloes: {
    draw: neighbourBalloons,
    form: 'tag',
    to: 'Para o balão',
    asks: 'Para que balão vai cada recado?',
    brings: ['pai', 'mae'],
    shows: ['balloon'],
  },
} as const satisfies Readonly<Record<string, Theme>>

/** Largest number, mm. */
const LARGEST = 11

export interface NeighbourPage {
  readonly tasks: readonly NeighbourTask[]
  readonly clues: readonly [Clue, Clue]
}

export const antecessorESucessor: SheetKind<PagesFacts<NeighbourPage>> = {
  id: 'antecessor-e-sucessor',
  category: 'matematica',
  themes: Object.keys(THEMES),
  draw: (options) => {
    const { level } = options
    const { columns, rows } = layoutOf(options)
    const theme: Theme = THEMES[(options.theme ?? 'casinhas') as keyof typeof THEMES]
    const pages = dealNeighbours(options)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const tasks = pages[index] ?? []
      const clues = cluesFor(tasks, level, random.fork('clues'))
      const pen = new Pen(options.color)
      const variant = sheet.fork('look').integer(0, 11) + index
      const child = (i: number) => inTurn(CHILDREN, variant * 2 + i)
      const place = theme.draw(pen, {
        columns,
        rows,
        variant,
        who: [inTurn(theme.brings, variant), child(0), child(1)],
      })
      const figures = '8'.repeat(level === 'desafio' ? 3 : 2)
      const size = fitTextSize(figures, 'display', Math.min(LARGEST, place.room[1] * 0.72), place.room[0] - 3)
      const numbers = place.trios.flatMap((spots, i): PageMark[] => {
        const task = tasks[i]
        if (!task) return []
        return numbersOf(task).map((number, k) => {
          const [x, y] = spots[k] ?? [0, 0]
          return k === task.given ? centredText(x, y, String(number), size) : writtenAnswer(x, y, String(number), size)
        })
      })
      const heads =
        level === 'desafio'
          ? []
          : place.trios.slice(0, columns).map((spots) => overNeighbours(pen, spots[0]?.[0] ?? 0, spots[2]?.[0] ?? 0))
      const cards = marksOf([
        heads,
        clueCards(pen, theme.form, theme.to, [clues[0].words, clues[1].words]),
        instructionLine(pen, theme.asks, 63, 240.2, 106),
      ])
      return {
        marks: [
          ...clearOfTitle(marksOf(place.drawing), options.title),
          ...cards,
          ...numbers,
          ...clues.map(({ answer }, i) => writtenAnswer(...cardSlot(i === 0 ? 0 : 1), String(answer), 8.4)),
          ...taskTitle(pen, options),
        ],
        whole: true,
        facts: { tasks, clues },
        items: tasks.map(nameOf),
        pictures: theme.shows,
      }
    })
  },
}
