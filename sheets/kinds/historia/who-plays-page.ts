/** A street or a yard full of games: beside each a box for the number of its name. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { Players } from '../../studio/games/players.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { type PlayPlace, playPlace } from '../../studio/places/play-place.ts'
import type { Game } from './games.ts'

export interface WhoPlaysFacts {
  /** From the back to the front, row after row. */
  readonly placed: readonly Game[]
  /** In the order of their numbers. */
  readonly named: readonly Game[]
}

export const PLACED = 7

interface Slot {
  readonly x: number
  readonly foot: number
  readonly scale: number
}

const row = (xs: readonly number[], foot: number, scale: number): Slot[] => xs.map((x) => ({ x, foot, scale }))
const SLOTS: readonly Slot[] = [
  ...row([43, 105, 167], 112, 0.44),
  ...row([62, 148], 168, 0.52),
  ...row([50, 158], 231, 0.58),
]
const PLATE = { x: 14, y: 249, width: 182, height: 32 }
const [BOX, COLUMNS, BELOW] = [10, 3, 4.4]

/** One after the other, each game takes as many players as it needs. */
export function drawGames(pen: Pen, games: readonly Game[], slots: readonly Slot[], players: Players): Drawing {
  let taken = 0
  return games.map((game, i) => {
    const { x, foot, scale } = slots[i] ?? { x: 0, foot: 0, scale: 1 }
    const from = taken
    taken += game.players
    return pen.at(x, foot, scale, (own) => game.draw(own, players.slice(from, from + game.players)))
  })
}

function names(pen: Pen, named: readonly Game[]): Drawing {
  const [column, line] = [PLATE.width / COLUMNS, (PLATE.height - 4) / Math.ceil(named.length / COLUMNS)]
  const size = Math.min(...named.map(({ name }) => fitTextSize(name, 'text', 5.4, column - 17)))
  return [
    pen.shape(box(PLATE.x, PLATE.y, PLATE.width, PLATE.height, 4), 'white', 1.1),
    named.map(({ name }, i) => {
      const x = PLATE.x + (i % COLUMNS) * column + 7
      const y = PLATE.y + 2 + (Math.floor(i / COLUMNS) + 0.5) * line + 2
      return [
        pen.text(x, y, i + 1, 7, { anchor: 'start' }),
        pen.text(x + 7, y, name, size, { font: 'text', anchor: 'start' }),
      ]
    }),
  ]
}

export const whoPlaysPage = (
  pen: Pen,
  place: PlayPlace,
  players: Players,
  { placed, named }: WhoPlaysFacts,
): PageMark[] => [
  ...marksOf([
    playPlace(pen, place, { x: 5, y: 15, width: 200, height: 275, ground: 92, isOld: false }),
    drawGames(pen, placed, SLOTS, players),
    names(pen, named),
  ]),
  ...placed.flatMap((game, i): PageMark[] => {
    const { x, foot } = SLOTS[i] ?? { x: 0, foot: 0 }
    const top = foot + BELOW
    return [
      ...marksOf(pen.shape(box(x - BOX / 2, top, BOX, BOX, 2), 'white', 1)),
      writtenAnswer(x, top + BOX / 2, String(named.indexOf(game) + 1), 7),
    ]
  }),
]
