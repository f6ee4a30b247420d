/** The same place in the time of grandparents and today: in which of the two is each game seen? */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { Players } from '../../studio/games/players.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { type PlayPlace, playPlace } from '../../studio/places/play-place.ts'
import type { Game } from './games.ts'
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
const TABLE = { x: 14, y: 222.5, width: 182, height: 59.5 }
const [LINE, BOX] = [11.2, 8.6]

/** Wide games at the sides of their row, so that three of them have room. */
function slotsOf(games: readonly Game[], top: number) {
  const behind = Math.floor(games.length / 2)
  return games.map((_, i) => {
    const isBehind = i < behind
    const [count, at] = isBehind ? [behind, i] : [games.length - behind, i - behind]
    const step = (WIDTH - 4) / count
    return { x: LEFT + 2 + step * (at + 0.5), foot: top + (isBehind ? 38 : 70), scale: isBehind ? 0.36 : 0.43 }
  })
}

function picture(pen: Pen, place: PlayPlace, isOld: boolean, games: readonly Game[], players: Players): Drawing {
  const top = isOld ? TOPS.past : TOPS.present
  const [label, sign] = isOld ? (['Antigamente', 44] as const) : (['Hoje', 26] as const)
  return [
    playPlace(pen, place, { x: LEFT, y: top, width: WIDTH, height: HEIGHT, ground: top + 23, isOld }),
    pen.shape(box(LEFT, top, WIDTH, HEIGHT, 2), null, 1.2),
    drawGames(pen, games, slotsOf(games, top), players),
    pen.shape(box(LEFT + WIDTH - 4 - sign, top + 4, sign, 9, 2), 'white', 0.9),
    pen.text(LEFT + WIDTH - 4 - sign / 2, top + 10.4, label, 6),
  ]
}

/** Games in two columns, each with a box for either time. */
function table(pen: Pen, { past, present, asked }: ThenNowFacts): PageMark[] {
  const column = TABLE.width / 2
  const heads = [0, 1].flatMap((side) =>
    marksOf([
      pen.text(TABLE.x + side * column + 58, TABLE.y + 7, 'Antes', 4.4),
      pen.text(TABLE.x + side * column + 77, TABLE.y + 7, 'Hoje', 4.4),
    ]),
  )
  const rows = asked.flatMap((game, i): PageMark[] => {
    const [side, line] = [Math.floor(i / 4), i % 4]
    const x = TABLE.x + side * column
    const y = TABLE.y + 10.4 + LINE * (line + 0.5)
    const cells = (
      [
        [58, past],
        [77, present],
      ] as const
    ).flatMap(([dx, shown]): PageMark[] => [
      ...marksOf(pen.shape(box(x + dx - BOX / 2, y - BOX / 2, BOX, BOX, 1.6), 'white', 0.9)),
      ...(shown.includes(game) ? [writtenAnswer(x + dx, y, 'X', 6)] : []),
    ])
    return [
      ...marksOf(
        pen.text(x + 5, y + 1.8, game.name, fitTextSize(game.name, 'text', 5, 44), { font: 'text', anchor: 'start' }),
      ),
      ...cells,
    ]
  })
  return [
    ...marksOf([
      pen.shape(box(TABLE.x, TABLE.y, TABLE.width, TABLE.height, 3), 'white', 1.1),
      pen.line(`M${TABLE.x + column} ${TABLE.y + 4}v${TABLE.height - 8}`, 0.6, 'grey'),
    ]),
    ...heads,
    ...rows,
  ]
}

export const thenNowPage = (pen: Pen, place: PlayPlace, players: readonly [Players, Players], facts: ThenNowFacts) => [
  ...marksOf([
    pen.shape(box(0, 0, 214, 300), 'cream', null),
    picture(pen, place, true, facts.past, players[0]),
    picture(pen, place, false, facts.present, players[1]),
  ]),
  ...table(pen, facts),
]
