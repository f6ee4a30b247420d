/** The grid over the map with its letters and numbers, the things on it, and the paper with what is asked. */
import { measureText } from '../../lettering/fonts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, BLACK, GREY, WHITE } from '../../scene/inks.ts'
import { dot, path } from '../../scene/marks.ts'
import type { Level } from '../../scene/scene.ts'
import { centred, standing } from '../../studio/fit.ts'
import { box, circle, poly, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen, stroke } from '../../studio/pen.ts'
import { NOTES } from '../../studio/places/map-room.ts'
import { GRID, type SquaredMapName } from '../../studio/places/squared-maps.ts'
import { type HiddenFigure, pointsInside } from './hidden-figures.ts'
import { type CoordinateFacts, DIRECTIONS, DIVISIONS, shareOf } from './squared-spots.ts'

const COORDINATE_TEXTS: Readonly<Record<SquaredMapName, (direction: string) => string>> = {
  ilha: (direction) => `O tesouro está no X ${direction}. Circule esse X.`,
  espaco: (direction) => `Um sinal veio do X ${direction}. Circule esse X.`,
}

const LETTERS = 'ABCDEFGH'
const LABEL = 5

const onPage = (level: Level, spot: Spot): Spot => {
  const [x, y] = shareOf(level, spot)
  return [GRID.x + x * GRID.side, GRID.y + y * GRID.side]
}

/** Lines of the grid; squares are named at their middles, points where the lines begin. */
export function mapGrid(pen: Pen, level: Level): Drawing {
  const count = DIVISIONS[level]
  const step = GRID.side / count
  const [left, bottom] = [GRID.x - 5.5, GRID.y + GRID.side + 4.6]
  const lines = Array.from({ length: count + 1 }, (_, i) => {
    const offset = i * step
    return `M${GRID.x + offset} ${GRID.y}v${GRID.side}M${GRID.x} ${GRID.y + offset}h${GRID.side}`
  })
  const isSquares = level === 'facil'
  const lower = LABEL * 0.35
  const names = Array.from({ length: isSquares ? count : count + 1 }, (_, i) => {
    const [x, y] = onPage(level, [i, i])
    return [
      pen.text(x, bottom + lower, isSquares ? (LETTERS[i] ?? '') : i, LABEL),
      isSquares || i > 0 ? pen.text(left, y + lower, isSquares ? i + 1 : i, LABEL) : [],
    ]
  })
  const [endX, endY] = [GRID.x + GRID.side, GRID.y]
  const axes = [
    pen.text(endX + 3.6, GRID.y + GRID.side - 3.4, 'x', LABEL, { font: 'text' }),
    pen.text(GRID.x + 4.6, endY - 2.6, 'y', LABEL, { font: 'text' }),
  ]
  return [
    stroke(lines.join(''), GREY, 0.4),
    isSquares
      ? pen.shape(box(GRID.x, GRID.y, GRID.side, GRID.side), null, 1.2)
      : pen.line(
          `M${GRID.x} ${GRID.y - 5}V${GRID.y + GRID.side}H${GRID.x + GRID.side + 5}m-2.5 -1.800l2.5 1.800l-2.5 1.800M${GRID.x - 1.8} ${GRID.y - 2.5}l1.800 -2.5l1.800 2.5`,
          1.2,
        ),
    names,
    isSquares ? [] : axes,
  ]
}

const nameOf = (level: Level, [column, row]: Spot) =>
  level === 'facil' ? `${LETTERS[column]}${row + 1}` : `(${column}, ${row})`

/** On points a thing is above a dot: the dot is where it is. */
function placed(pen: Pen, level: Level, { placed: things }: CoordinateFacts): Drawing {
  return things.map(({ thing, spot }) => {
    const [x, y] = onPage(level, spot)
    if (level === 'facil') return centred(pen, thing.draw, x, y, 14.5)
    return [standing(pen, thing.draw, x, y - 1.5, 12.5), dot(x, y, 2, WHITE), dot(x, y, 1.4, BLACK)]
  })
}

const cross = ([x, y]: Spot, r: number) => `M${x - r} ${y - r}l${2 * r} ${2 * r}M${x + r} ${y - r}l${-2 * r} ${2 * r}`

/** Things and crosses asked for. */
const FIELDS = 12
/** Two rows of things, one of crosses, then a line about one of the crosses, mm. */
const LAST = 13
const COLUMNS = 4
const [MARGIN, HEIGHT] = [4, 11.4]
/** A pair has brackets and a comma, so its boxes are narrower than those of an address. */
const WIDTHS: Readonly<Record<Level, number>> = { facil: 12.4, medio: 8.8, desafio: 8.8 }

function fieldAt(index: number): Spot {
  const [width, height] = [(NOTES.width - 2 * MARGIN) / COLUMNS, ((NOTES.height - LAST) * COLUMNS) / FIELDS]
  return [NOTES.x + MARGIN + (index % COLUMNS) * width, NOTES.y + 1 + (Math.floor(index / COLUMNS) + 0.5) * height]
}

/** The picture of a thing and the boxes for where it is. */
function field(pen: Pen, level: Level, { thing, spot }: CoordinateFacts['asked'][number], [x, cy]: Spot): PageMark[] {
  const [size, width] = [6, WIDTHS[level]]
  const slot = (left: number): Drawing => pen.shape(box(left, cy - HEIGHT / 2, width, HEIGHT, 2), 'white', 0.8)
  const [first, second] = level === 'facil' ? [x + 14, x + 27] : [x + 14.4, x + 27.2]
  const put = (left: number, value: string | number) => writtenAnswer(left + width / 2, cy, String(value), 7)
  const words: Drawing =
    level === 'facil'
      ? []
      : [
          pen.text(x + 11.6, cy + size * 0.35, '(', size + 2, { font: 'text' }),
          pen.text(x + 25.2, cy + size * 0.5, ',', size, { font: 'text' }),
          pen.text(x + 38.7, cy + size * 0.35, ')', size + 2, { font: 'text' }),
        ]
  return [
    ...marksOf([
      centred(pen, thing.draw, level === 'facil' ? x + 6.5 : x + 4.6, cy, level === 'facil' ? 12.5 : 9.2),
      slot(first),
      slot(second),
      words,
    ]),
    put(first, level === 'facil' ? (LETTERS[spot[0]] ?? '') : spot[0]),
    put(second, level === 'facil' ? spot[1] + 1 : spot[1]),
  ]
}

/** A reason to mark the crosses: one of them is the place that the line asks for. */
function reason(pen: Pen, level: Level, map: SquaredMapName, { outermost }: CoordinateFacts): PageMark[] {
  if (!outermost) return []
  const words = COORDINATE_TEXTS[map](DIRECTIONS[outermost.direction])
  const around = circle(...onPage(level, outermost.spot), 6)
  return [
    ...marksOf(
      pen.text(NOTES.x + NOTES.width / 2, NOTES.y + NOTES.height - LAST / 2 + 0.6, words, 5.6, { font: 'text' }),
    ),
    answer([path(around, { stroke: ANSWER_RED, width: 1.2 })]),
  ]
}

/** Things to find, crosses to make. */
export function placesAsked(pen: Pen, level: Level, map: SquaredMapName, facts: CoordinateFacts): PageMark[] {
  const asked = facts.asked.flatMap((one, i) => field(pen, level, one, fieldAt(i)))
  const crosses = facts.crosses.flatMap((spot, i): PageMark[] => {
    const [x, cy] = fieldAt(facts.asked.length + i)
    const sign = marksOf([
      pen.shape(circle(x + 6.5, cy, 5), 'yellowPale', 0.9),
      pen.line(cross([x + 6.5, cy], 2.2), 1.4),
      pen.text(x + 14.5, cy + 2.1, `em ${nameOf(level, spot)}`, 6, { font: 'text', anchor: 'start' }),
    ])
    return [
      ...sign,
      answer([
        dot(...onPage(level, spot), 4.2, WHITE),
        path(cross(onPage(level, spot), 2.8), { stroke: ANSWER_RED, width: 1.8 }),
      ]),
    ]
  })
  return [...marksOf(placed(pen, level, facts)), ...asked, ...crosses, ...reason(pen, level, map, facts)]
}

/** As large as three lines allow. */
const [INDENT, LINES, SIZES] = [7, 3, [7.6, 7.2, 6.8, 6.4, 6]]
const [TOP, LOW] = [4, 36]
/** Lines for the figure's name and for points within it. */
const NAMED = { y: NOTES.y + 44, question: 'O que apareceu?', size: 5 }
const WITHIN = { y: NOTES.y + 59, question: 'Três pontos dentro da figura:', size: 4.6, step: 31.5 }

/** Words in lines no wider than the paper. */
function wrapped(words: readonly string[], size: number): string[] {
  const room = NOTES.width - 2 * INDENT
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && measureText(longer, 'text', size) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Pairs to write; the key gives one answer of many. */
function pointsWithin(pen: Pen, figure: HiddenFigure): PageMark[] {
  const from = NOTES.x + INDENT + measureText(WITHIN.question, 'text', WITHIN.size) + 4
  const cy = WITHIN.y - 1.8
  const isText = { font: 'text' } as const
  return pointsInside(figure)
    .slice(0, 3)
    .flatMap(([column, row], i): PageMark[] => {
      const x = from + i * WITHIN.step
      const slot = (left: number) => pen.shape(box(left, cy - 5, 10, 10, 2), 'white', 0.8)
      return [
        ...marksOf([
          pen.text(x, cy + 2.4, '(', 7.5, isText),
          slot(x + 2.4),
          pen.text(x + 14.2, cy + 3, ',', 6, isText),
          slot(x + 16),
          pen.text(x + 28, cy + 2.4, ')', 7.5, isText),
        ]),
        writtenAnswer(x + 7.4, cy, String(column), 5.4),
        writtenAnswer(x + 21, cy, String(row), 5.4),
        answer([dot(...onPage('desafio', [column, row]), 1.3, ANSWER_RED)]),
      ]
    })
}

/** The points in order, a line for what they show and pairs of points within it; the key draws the figure. */
export function joinedPoints(pen: Pen, figure: HiddenFigure): PageMark[] {
  const { corners, name } = figure
  const first = corners[0] ?? [0, 0]
  const pairs = [...corners, first].map((spot) => nameOf('desafio', spot))
  const size = SIZES.find((one) => wrapped(pairs, one).length <= LINES) ?? 6
  const lines = wrapped(pairs, size)
  const step = (LOW - TOP) / lines.length
  const left = NOTES.x + INDENT
  const outline = poly(corners.map((spot) => onPage('desafio', spot)))
  const written = left + measureText(NAMED.question, 'text', NAMED.size) + 3
  const start = { font: 'text', anchor: 'start' } as const
  return [
    ...marksOf([
      lines.map((line, i) => pen.text(left, NOTES.y + TOP + step * (i + 0.5) + size * 0.35, line, size, start)),
      pen.text(left, NAMED.y, NAMED.question, NAMED.size, start),
      pen.line(`M${written} ${NAMED.y + 1}H${NOTES.x + NOTES.width - INDENT}`, 0.6),
      pen.text(left, WITHIN.y, WITHIN.question, WITHIN.size, start),
    ]),
    writtenAnswer(written + 3, NAMED.y - 2, name, 6, { anchor: 'start' }),
    answer([path(outline, { stroke: ANSWER_RED, width: 1.6 })]),
    writtenAnswer(left, WITHIN.y + 4.6, 'Há outros pontos certos.', 3.8, { anchor: 'start' }),
    ...pointsWithin(pen, figure),
  ]
}
