/** All directions follow from the Sun as it rises or sets; a place is at each of them. */

import type { Random } from '../../page/random.ts'
import { wordsAndLine } from '../../page/words-and-line.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { SITES, sunView, VIEW_PAPER } from '../../studio/places/sun-view.ts'
import type { FoundPlace, WayLand } from '../../studio/places/wayfinding.ts'
import { WINDS } from './winds.ts'

/** Directions from one's own body: quarters of a turn from where one looks. */
const BODY = [
  { words: 'atrás de mim fica o ponto', turn: 2 },
  { words: 'à minha direita fica o ponto', turn: 1 },
  { words: 'à minha esquerda fica o ponto', turn: 3 },
] as const

interface BodyQuestion {
  /** Quarter turns from north of where somebody looks. */
  readonly looks: number
  readonly side: (typeof BODY)[number]
}

export interface SunFacts {
  /** Quarter turns from north of what is ahead in the view. */
  readonly ahead: number
  readonly isMorning: boolean
  /** Side of the view with the Sun: 0 ahead, 1 right, 3 left. */
  readonly sun: 0 | 1 | 3
  /** Clockwise from ahead. */
  readonly places: readonly FoundPlace[]
  readonly asks: readonly BodyQuestion[]
}

/** Quarter turns from north of where the Sun rises and where it sets. */
const [EAST, WEST] = [1, 3]

/** Views with the Sun ahead or beside us, morning and evening; at Jericoacoara it sets over the sea too. */
export const SUN_VIEWS = [true, false].flatMap((isMorning) =>
  ([0, 1, 3] as const).map((sun) => ({ isMorning, sun, ahead: ((isMorning ? EAST : WEST) - sun + 4) % 4 })),
)

/** The side of the view, clockwise from ahead, that looks to this quarter. */
export const sideOf = ({ ahead }: Pick<SunFacts, 'ahead'>, quarter: number) => (quarter - ahead + 4) % 4

export const quarterWind = (quarter: number) => WINDS[(quarter % 4) * 2] ?? { letters: 'N', name: 'norte' }

/** One looks ahead first; in a view with north above, both times. */
export function bodyQuestions(random: Random, ahead: number): BodyQuestion[] {
  const other = ahead === 0 ? 0 : random.pick([0, 1, 2, 3].filter((quarter) => quarter !== ahead))
  return random.sample(BODY, 2).map((side, i) => ({ side, looks: i === 0 ? ahead : other }))
}

const isNorthUp = ({ ahead }: Pick<SunFacts, 'ahead'>) => ahead === 0

/** Of the first sheet, with north above as on most maps, and of those after it. */
export const NORTH_UP_VIEWS = SUN_VIEWS.filter(isNorthUp)
export const TURNED_VIEWS = SUN_VIEWS.filter((view) => !isNorthUp(view))

const SIZE = 4.7
const [FIRST, ROW] = [9.2, 10]

function letterBoxes(pen: Pen, facts: SunFacts): PageMark[] {
  return [0, 1, 2, 3].flatMap((quarter): PageMark[] => {
    const [x, y] = SITES[sideOf(facts, quarter)]?.box ?? [0, 0]
    return [
      ...marksOf(pen.shape(box(x - 6, y - 5, 12, 10, 2), 'white', 1.1)),
      writtenAnswer(x, y, quarterWind(quarter).letters, 7),
    ]
  })
}

/** Words, and a line to write on to the end of the column. */
function lineToWrite(pen: Pen, words: string, [x, y]: Spot, end: number, content: string): PageMark[] {
  const { from, marks } = wordsAndLine(pen, words, [x, y], SIZE, end)
  return [...marks, writtenAnswer((from + end) / 2, y - 2, content, 5)]
}

const PLACE_WORDS = ['Ao norte:', 'A leste:', 'Ao sul:', 'A oeste:']

function questions(pen: Pen, facts: SunFacts): PageMark[] {
  const { x, y, width } = VIEW_PAPER
  const [left, end] = [x + 7, x + width - 7]
  const row = (i: number) => y + FIRST + i * ROW
  const column = (end - left - 8) / 2
  const places = PLACE_WORDS.flatMap((words, quarter): PageMark[] => {
    const from = left + (quarter % 2) * (column + 8)
    const name = facts.places[sideOf(facts, quarter)]?.name ?? ''
    return lineToWrite(pen, words, [from, row(Math.floor(quarter / 2))], from + column, name)
  })
  const asked = facts.asks.flatMap(({ looks, side }, i): PageMark[] => {
    const words = `Se olho para o ${quarterWind(looks).name}, ${side.words}`
    return lineToWrite(pen, words, [left, row(i + 2)], end, quarterWind(looks + side.turn).name)
  })
  return [...places, ...asked]
}

export const sunPage = (pen: Pen, land: WayLand, variant: number, facts: SunFacts): PageMark[] => [
  ...marksOf(sunView(pen, variant, { ...facts, land })),
  ...letterBoxes(pen, facts),
  ...questions(pen, facts),
]
