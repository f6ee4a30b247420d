/** The same place in the time of grandparents and today: in which of the two is each game seen? */
import type { Players } from '../../studio/games/players.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { type PlayPlace, playPlace } from '../../studio/places/play-place.ts'
import type { Game } from './games.ts'
import { seenTable } from './seen-table.ts'
import { drawGames } from './who-plays-page.ts'

export interface ThenNowFacts {
  /** As the two pictures show them. */
  readonly past: readonly Game[]
  readonly present: readonly Game[]
  /** As the table asks, each once. */
  readonly asked: readonly Game[]
}

const [LEFT, WIDTH, HEIGHT] = [14, 182, 77]
const TOPS = { past: 59, present: 141 }

/** Wide games at the sides of their row, so that three of them have room. */
function slotsOf(games: readonly Game[], top: number) {
  const behind = Math.floor(games.length / 2)
  return games.map((_, i) => {
    const isBehind = i < behind
    const [count, at] = isBehind ? [behind, i] : [games.length - behind, i - behind]
    const step = (WIDTH - 4) / count
    return { x: LEFT + 2 + step * (at + 0.5), foot: top + (isBehind ? 38 : 73), scale: isBehind ? 0.31 : 0.38 }
  })
}

function picture(pen: Pen, place: PlayPlace, isOld: boolean, games: readonly Game[], players: Players): Drawing {
  const top = isOld ? TOPS.past : TOPS.present
  const [label, sign] = isOld ? (['Antigamente', 44] as const) : (['Hoje', 26] as const)
  return [
    playPlace(pen, place, { x: LEFT, y: top, width: WIDTH, height: HEIGHT, ground: top + 22, isOld }),
    pen.shape(box(LEFT, top, WIDTH, HEIGHT, 2), null, 1.2),
    drawGames(pen, games, slotsOf(games, top), players),
    pen.shape(box(LEFT + WIDTH - 4 - sign, top + 4, sign, 9, 2), 'white', 0.9),
    pen.text(LEFT + WIDTH - 4 - sign / 2, top + 10.4, label, 6),
  ]
}

export const thenNowPage = (pen: Pen, place: PlayPlace, players: readonly [Players, Players], facts: ThenNowFacts) => [
  ...marksOf([
    pen.shape(box(0, 0, 214, 300), 'cream', null),
    picture(pen, place, true, facts.past, players[0]),
    picture(pen, place, false, facts.present, players[1]),
  ]),
  ...seenTable(
    pen,
    ['Antes', 'Hoje'],
    facts.asked.map((game) => ({ name: game.name, seen: [facts.past.includes(game), facts.present.includes(game)] })),
  ),
]
