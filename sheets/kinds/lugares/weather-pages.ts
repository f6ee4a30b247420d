/** Weather of a place: clothes and foods of two months, signs of rain, wind, heat and cold. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { wordsAndLine } from '../../page/words-and-line.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { standing } from '../../studio/fit.ts'
import { box, circle, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { type Street, type Weather, weatherWindow } from '../../studio/places/weather-windows.ts'
import { SEASON_THINGS, type SeasonThing } from '../../studio/shapes/season-things.ts'
import { REGIONS, type Season } from './weather-facts.ts'

const disc = (pen: Pen, [x, y]: Spot, content: string): Drawing => [
  pen.shape(circle(x, y, 5.2), 'yellow', 0.9),
  pen.text(x, y + 2.3, content, 6.6),
]

export interface YearTask {
  readonly street: Street
  /** As the windows show them, from 1. */
  readonly seasons: readonly [Season, Season]
  readonly things: readonly { readonly name: SeasonThing; readonly season: 1 | 2 }[]
}

const COLUMNS = 4
const CELL = 46.4
const SHELVES = [189, 251] as const
const [WINDOW_FOOT, WINDOW_HIGH, ZOOM] = [139, 68, 1.2]
const MIDDLES = [57, 153] as const
const SIDE = 12.4

/** Both months side by side, and below them a cupboard with things of one or the other. */
export function yearPage(pen: Pen, { street, seasons, things }: YearTask, cast: readonly CastName[]): PageMark[] {
  const child = (i: number): CastName => cast[i] ?? 'gil'
  const cells = things.map(({ name, season }, i) => ({
    ...{ name, season, x: 12.4 + CELL * ((i % COLUMNS) + 0.5) },
    shelf: SHELVES[i < COLUMNS ? 0 : 1],
  }))
  const size = Math.min(...things.map(({ name }) => fitTextSize(name.toUpperCase(), 'text', 4.8, CELL - 6)))
  return [
    ...marksOf([
      pen.shape(box(0, 0, 214, 160), 'pinkPale', null),
      pen.shape(box(55, 60, 100, 8.6, 2), 'white', 0.9),
      pen.text(105, 66.1, REGIONS[street].toUpperCase(), 4.8),
      seasons.map((season, i) => {
        const x = MIDDLES[i === 0 ? 0 : 1]
        const words = `${season.month}: ${season.says}`.toUpperCase()
        return [
          weatherWindow(
            pen,
            season.weather,
            street,
            [x, WINDOW_FOOT],
            WINDOW_HIGH,
            [child(i * 2), child(i * 2 + 1)],
            ZOOM,
            season.foods.filter((name) => name !== 'sorvete').slice(0, 2),
          ),
          pen.shape(box(x - 36, WINDOW_FOOT + 2.4, 78, 9.4, 2), 'white', 0.9),
          pen.text(x + 5, WINDOW_FOOT + 8.8, words, fitTextSize(words, 'display', 5.2, 58)),
          disc(pen, [x - 36, WINDOW_FOOT + 7], String(i + 1)),
        ]
      }),
      pen.shape(box(-4, 154, 222, 150), 'wood', 1.1),
      SHELVES.map((y) => [
        pen.shape(box(13, y - 32, 184, 32, 1.5), 'cream', 0.9),
        pen.shape(box(11.5, y, 187, 25.6, 1.2), 'woodPale', 1),
      ]),
      cells.map(({ name, x, shelf }) => [
        standing(pen, SEASON_THINGS[name], x, shelf, 25),
        pen.shape(box(x - SIDE / 2, shelf + 10.4, SIDE, SIDE, 2), 'white', 0.9),
        pen.text(x, shelf + 7.6, name.toUpperCase(), size, { font: 'text' }),
      ]),
    ]),
    ...cells.map(({ season, x, shelf }) => writtenAnswer(x, shelf + 10.4 + SIDE / 2, String(season), 7.6)),
  ]
}

export interface SignTask {
  readonly street: Street
  /** From A. */
  readonly windows: readonly Weather[]
  readonly rows: readonly { readonly says: string; readonly letter: string }[]
}

const WINDOWS: readonly Spot[] = [
  [57, 112],
  [153, 112],
  [57, 170],
  [153, 170],
]
const PAPER = { x: 16.5, y: 177.5, width: 177, height: 105 }
const ROW = 14
const WRITTEN = 5.4
const ASKS = 'QUANDO CHOVE, A MINHA RUA'
const EXAMPLE = 'EXEMPLO: FICA COM POÇAS'

/** Words with a box to tick before each. */
function ticks(pen: Pen, names: readonly string[], y: number): Drawing {
  const left = PAPER.x + 6
  const step = (PAPER.width - 12) / names.length
  return names.map((name, i) => [
    pen.shape(box(left + step * i, y - 6.4, 8.4, 8.4, 1.6), 'white', 0.9),
    pen.text(left + step * i + 11, y, name.toUpperCase(), WRITTEN, { font: 'text', anchor: 'start' }),
  ])
}

/** Four windows of one street, a sentence for each, and lines about the child's own place. */
export function signPage(pen: Pen, { street, windows, rows }: SignTask, cast: readonly CastName[]): PageMark[] {
  const child = (i: number): CastName => cast[i % cast.length] ?? 'gil'
  const left = PAPER.x + 6
  const size = Math.min(...rows.map(({ says }) => fitTextSize(says.toUpperCase(), 'text', 6, PAPER.width - 32)))
  const rowY = (i: number) => PAPER.y + 5 + ROW * (i + 0.5)
  const foot = PAPER.y + PAPER.height
  const asked = wordsAndLine(pen, ASKS, [left, foot - 6], WRITTEN, PAPER.x + PAPER.width - 6)
  return [
    ...marksOf([
      pen.shape(box(0, 0, 214, 310), 'pinkPale', null),
      windows.map((weather, i) => {
        const [x, y] = WINDOWS[i] ?? [0, 0]
        return [
          weatherWindow(pen, weather, street, [x, y], 55, [child(i * 2), child(i * 2 + 1)]),
          disc(pen, [x - 38, y - 49], 'ABCD'.charAt(i)),
        ]
      }),
      notePaper(pen, PAPER),
      rows.map(({ says }, i) => [
        pen.shape(box(left, rowY(i) - SIDE / 2, SIDE, SIDE, 2), 'white', 0.9),
        pen.text(left + SIDE + 5, rowY(i) + size * 0.35, says.toUpperCase(), size, { font: 'text', anchor: 'start' }),
      ]),
      pen.line(`M${left} ${PAPER.y + 64}H${PAPER.x + PAPER.width - 6}`, 0.6, 'stoneDark', [2, 2]),
      pen.text(left, PAPER.y + 73, 'NO LUGAR ONDE VIVO, HOJE HÁ:', WRITTEN, { anchor: 'start' }),
      ticks(pen, ['sol', 'chuva', 'vento', 'frio'], PAPER.y + 85),
      asked.marks,
    ]),
    ...rows.map(({ letter }, i) => writtenAnswer(left + SIDE / 2, rowY(i), letter, 7.6)),
    writtenAnswer(
      asked.from + 2,
      foot - 8.4,
      EXAMPLE,
      fitTextSize(EXAMPLE, 'display', WRITTEN, PAPER.x + PAPER.width - 10 - asked.from),
      {
        anchor: 'start',
      },
    ),
  ]
}
