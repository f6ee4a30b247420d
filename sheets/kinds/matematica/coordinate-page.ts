/** The grid over the map with its letters and numbers, the things on it, and the paper with what is asked. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, BLACK, GREY, WHITE } from '../../scene/inks.ts'
import { dot, path } from '../../scene/marks.ts'
import type { Level } from '../../scene/scene.ts'
import { centred, standing } from '../../studio/fit.ts'
import { box, circle, poly, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen, stroke } from '../../studio/pen.ts'
import { NOTES } from '../../studio/places/map-room.ts'
import { GRID } from '../../studio/places/squared-maps.ts'
import type { HiddenFigure } from './hidden-figures.ts'
import { type CoordinateFacts, DIVISIONS, shareOf } from './squared-spots.ts'

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
  const [left, bottom] = [GRID.x - 6, GRID.y + GRID.side + 4.6]
  const lines = Array.from({ length: count + 1 }, (_, i) => {
    const offset = i * step
    return `M${GRID.x + offset} ${GRID.y}v${GRID.side}M${GRID.x} ${GRID.y + offset}h${GRID.side}`
  })
  const isSquares = level === 'facil'
  const hasAxes = level === 'medio'
  const names = Array.from({ length: isSquares || hasAxes ? count : count + 1 }, (_, i) => {
    const [x, y] = onPage(level, [i, i])
    const lower = LABEL * 0.35
    return [
      pen.text(x, bottom + lower, isSquares ? (LETTERS[i] ?? '') : i, LABEL),
      isSquares || i > 0 ? pen.text(left, y + lower, isSquares ? i + 1 : i, LABEL) : [],
    ]
  })
  const [axisX, axisY] = onPage(level, [count, count])
  const axes = [
    pen.text(axisX, bottom + LABEL * 0.35, 'x', LABEL, { font: 'text' }),
    pen.text(left, axisY + LABEL * 0.35, 'y', LABEL, { font: 'text' }),
  ]
  const plain = level === 'desafio' ? pen.shape(box(GRID.x, GRID.y, GRID.side, GRID.side), 'white', null) : []
  return [
    plain,
    stroke(lines.join(''), GREY, 0.4),
    isSquares
      ? pen.shape(box(GRID.x, GRID.y, GRID.side, GRID.side), null, 1.2)
      : pen.line(`M${GRID.x} ${GRID.y - 2}V${GRID.y + GRID.side}H${GRID.x + GRID.side + 3}`, 1.4),
    names,
    hasAxes ? axes : [],
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

/** Fields of the paper: two columns of three. */
const FIELDS: readonly Spot[] = [0, 1, 2].flatMap((row) =>
  [0, 1].map((column): Spot => [NOTES.x + 6 + column * 57, NOTES.y + 3.5 + row * 15.6]),
)
const FIELD_HEIGHT = 15
const BOX = { width: 12.4, height: 11.4 }

/** The picture of a thing and the boxes for where it is. */
function field(pen: Pen, level: Level, { thing, spot }: CoordinateFacts['asked'][number], [x, y]: Spot): PageMark[] {
  const cy = y + FIELD_HEIGHT / 2
  const size = 6
  const slot = (left: number): Drawing =>
    pen.shape(box(left, cy - BOX.height / 2, BOX.width, BOX.height, 2), 'white', 0.8)
  const [first, second] = level === 'facil' ? [x + 17, x + 31] : [x + 20, x + 37]
  const put = (left: number, value: string | number) => writtenAnswer(left + BOX.width / 2, cy, String(value), 7)
  const words: Drawing =
    level === 'facil'
      ? []
      : [
          pen.text(x + 17, cy + size * 0.35, '(', size + 2, { font: 'text' }),
          pen.text(x + 34.6, cy + size * 0.5, ',', size, { font: 'text' }),
          pen.text(x + 52.4, cy + size * 0.35, ')', size + 2, { font: 'text' }),
        ]
  return [
    ...marksOf([centred(pen, thing.draw, x + 7, cy, 13), slot(first), slot(second), words]),
    put(first, level === 'facil' ? (LETTERS[spot[0]] ?? '') : spot[0]),
    put(second, level === 'facil' ? spot[1] + 1 : spot[1]),
  ]
}

/** Things to find, crosses to make. */
export function placesAsked(pen: Pen, level: Level, facts: CoordinateFacts): PageMark[] {
  const asked = facts.asked.flatMap((one, i) => field(pen, level, one, FIELDS[i] ?? [0, 0]))
  const crosses = facts.crosses.flatMap((spot, i): PageMark[] => {
    const [x, y] = FIELDS[facts.asked.length + i] ?? [0, 0]
    const cy = y + FIELD_HEIGHT / 2
    const sign = marksOf([
      pen.shape(circle(x + 7, cy, 5), 'yellowPale', 0.9),
      pen.line(cross([x + 7, cy], 2.2), 1.4),
      pen.text(x + 15, cy + 2.1, `em ${nameOf(level, spot)}`, 6, { font: 'text', anchor: 'start' }),
    ])
    return [...sign, answer([path(cross(onPage(level, spot), 3), { stroke: ANSWER_RED, width: 1.6 })])]
  })
  return [...marksOf(placed(pen, level, facts)), ...asked, ...crosses]
}

const [LINE, INDENT, COORDINATES] = [8, 5, 5.6]
/** The line for the figure's name. */
const NAMED = { y: NOTES.y + 47, question: 'O que apareceu?', size: 5 }

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

/** The points in order and a line for what they show; the key draws the lines between them. */
export function joinedPoints(pen: Pen, { corners, name }: HiddenFigure): PageMark[] {
  const first = corners[0] ?? [0, 0]
  const intro = 'Marque e ligue nesta ordem até voltar ao primeiro ponto.'
  const lines = wrapped(
    [...corners, first].map((spot) => nameOf('desafio', spot)),
    COORDINATES,
  )
  const left = NOTES.x + INDENT
  const outline = poly(corners.map((spot) => onPage('desafio', spot)))
  const written = left + measureText(NAMED.question, 'text', NAMED.size) + 3
  const start = { font: 'text', anchor: 'start' } as const
  return [
    ...marksOf([
      pen.text(left, NOTES.y + 7.6, intro, fitTextSize(intro, 'text', 4.4, NOTES.width - 2 * INDENT), start),
      lines.map((line, i) => pen.text(left, NOTES.y + 16.4 + i * LINE, line, COORDINATES, start)),
      pen.text(left, NAMED.y, NAMED.question, NAMED.size, start),
      pen.line(`M${written} ${NAMED.y + 1}H${NOTES.x + NOTES.width - INDENT}`, 0.6),
    ]),
    writtenAnswer(written + 3, NAMED.y - 2, name, 6, { anchor: 'start' }),
    answer([path(outline, { stroke: ANSWER_RED, width: 1.6 })]),
  ]
}
