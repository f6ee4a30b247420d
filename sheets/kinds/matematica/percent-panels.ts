/** Panels of a page of percentages: the figure in equal pieces, and what the child writes or rings. */
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, tint } from '../../scene/inks.ts'
import { centredText, path, round } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle, poly, ring, type Spot } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { CARD, cardSpot, filling, JARS, jar } from '../../studio/places/jar-dresser.ts'
import { PANEL, PANELS } from '../../studio/places/quilt-line.ts'
import { countOf, isPrinted, isTaken, type NamedPart, PARTS, type PercentTask, takenOf } from './percent-parts.ts'

const CLOTHS = [
  ['pink', 'yellow'],
  ['bluePale', 'blue'],
  ['yellow', 'orange'],
  ['lime', 'leafDark'],
  ['purplePale', 'purple'],
  ['orange', 'yellowPale'],
] as const
/** Largest side of a figure, and its middle in a panel, mm. */
const [SIDE, MIDDLE] = [44, { x: 24.8, y: PANEL.height / 2 }]
const TALLEST_PIECE = 1.35

interface Piece {
  readonly outline: string
  readonly middle: Spot
  readonly size: number
  readonly taken: boolean
}

type Takes = (task: PercentTask, column: number, row: number) => boolean

function gridPieces(task: PercentTask, [cx, cy]: Spot, takes: Takes): Piece[] {
  const { columns, rows } = task.pieces
  const unit = Math.min(SIDE / columns, SIDE / rows)
  const width = Math.min(SIDE / columns, unit * TALLEST_PIECE)
  const height = Math.min(SIDE / rows, unit * TALLEST_PIECE)
  const [left, top] = [cx - (columns * width) / 2, cy - (rows * height) / 2]
  return Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const [x, y] = [left + column * width, top + row * height]
    return {
      outline: box(x, y, width, height),
      middle: [x + width / 2, y + height / 2],
      size: Math.min(width, height),
      taken: takes(task, column, row),
    }
  })
}

function slices(task: PercentTask, [cx, cy]: Spot, takes: Takes): Piece[] {
  const count = countOf(task.pieces)
  const r = SIDE / 2
  const at = (i: number, reach: number): Spot => {
    const angle = (i / count) * 2 * Math.PI - Math.PI / 2
    return [round(cx + reach * Math.cos(angle)), round(cy + reach * Math.sin(angle))]
  }
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [at(i, r), at(i + 1, r)]
    return {
      outline: `M${round(cx)} ${round(cy)}L${from[0]} ${from[1]}A${r} ${r} 0 0 1 ${to[0]} ${to[1]}Z`,
      middle: at(i + 0.5, r * 0.64),
      size: count > 4 ? 11 : 18,
      taken: takes(task, i, 0),
    }
  })
}

const piecesOf = (task: PercentTask, at: Spot, takes: Takes) =>
  (task.pieces.form === 'round' ? slices : gridPieces)(task, at, takes)

/** A piece of printed cloth is told from a plain one in black, too. */
function printed(pen: Pen, { outline, middle, size }: Piece, [ground, motif]: readonly [Fill, Fill]): Drawing {
  const r = size * 0.3
  return [
    pen.shape(outline, ground, 0.6),
    pen.shape(poly(ring(...middle, r, r, 4, -90, 270)), motif, 0.5),
    size > 8 ? pen.shape(circle(middle[0], middle[1], r * 0.35), 'white', 0.5) : [],
  ]
}

const ANSWER_PALE = tint(ANSWER_RED, 0.45)
const coloured = (outline: string): Mark => path(outline, { fill: ANSWER_PALE, stroke: ANSWER_RED, width: 0.6 })

/** The figure of one panel: plain for the child to colour, or with its part of printed cloth or full. */
function figure(pen: Pen, task: PercentTask, index: number, toColour: boolean): PageMark[] {
  if (task.content) {
    const at = JARS[index] ?? [0, 0]
    const share = task.part.percent / 100
    const glass = marksOf(jar(pen, at, task.pieces.rows, task.content, toColour ? 0 : share))
    return toColour ? [...glass, answer([coloured(filling(at, share))])] : glass
  }
  const [x, y] = PANELS[index] ?? [0, 0]
  const pieces = piecesOf(task, [x + MIDDLE.x, y + MIDDLE.y], toColour ? isTaken : isPrinted)
  const cloth = inTurn(CLOTHS, index)
  const plain = pieces.map(({ outline }) => pen.shape(outline, 'white', 0.6))
  const taken = pieces.filter((piece) => piece.taken)
  if (toColour) return [...plain, answer(taken.map(({ outline }) => coloured(outline)))]
  return [...plain, ...marksOf(taken.map((piece) => printed(pen, piece, cloth)))]
}

/** The field beside a figure: its upper left corner and size. */
function fieldOf(task: PercentTask, index: number) {
  if (task.content) {
    const [x, y] = cardSpot(JARS[index] ?? [0, 0])
    return { x, y, width: CARD.width, height: CARD.height }
  }
  const [x, y] = PANELS[index] ?? [0, 0]
  return { x: x + 48, y: y + 2, width: PANEL.width - 50.4, height: PANEL.height - 4 }
}

const PILL = { height: 8.6, letters: 4.2 }

/** The three names among which the child finds that of the part: always its neighbours. */
export function choicesOf(part: NamedPart): NamedPart[] {
  const at = PARTS.indexOf(part)
  const first = Math.min(Math.max(at - 1, 0), PARTS.length - 3)
  return PARTS.slice(first, first + 3)
}

/** To colour: the percentage, and three names to choose from. */
export function chosen(pen: Pen, task: PercentTask, index: number): PageMark[] {
  const { x, y, width, height } = fieldOf(task, index)
  const cx = x + width / 2
  const room = (height - 16) / 3
  const names = choicesOf(task.part).flatMap((part, i): PageMark[] => {
    const cy = y + 16 + room * (i + 0.5)
    const around = box(x + 0.4, cy - PILL.height / 2, width - 0.8, PILL.height, PILL.height / 2)
    const words = marksOf(pen.text(cx, cy + PILL.letters * 0.35, part.name, PILL.letters, { font: 'text' }))
    const pill = pen.shape(around, 'white', 0.7)
    if (part !== task.part) return [pill, ...words]
    return [answer([path(around, { fill: ANSWER_PALE, stroke: ANSWER_RED, width: 1.4 })], [pill]), ...words]
  })
  const tag = box(x + 2, y + 1.5, width - 4, 12.5, 3)
  return [
    ...figure(pen, task, index, true),
    ...marksOf([pen.shape(tag, 'yellow', 1), pen.text(cx, y + 11, `${task.part.percent}%`, 9)]),
    ...names,
  ]
}

const BOX = { width: 16, height: 11.4 }
/** The key's simpler fraction, beside the boxes. */
const LOWEST = { letters: 5.4, x: 16.6 }

/** To read: boxes for the fraction and for the percentage; the key adds the fraction in lowest terms. */
export function written(pen: Pen, task: PercentTask, index: number): PageMark[] {
  const { x, y, width, height } = fieldOf(task, index)
  const cx = x + width / 2
  const middle = cx - 5.4
  const bar = y + 14
  const [top, below] = [bar - 1.4 - BOX.height, bar + 1.4]
  const low = y + height - BOX.height - 1.2
  const slot = (left: number, upper: number, wide = BOX.width) =>
    pen.shape(box(left, upper, wide, BOX.height, 2), 'white', 0.8)
  const wide = 19
  const left = cx - (wide + 8) / 2
  const { part, whole } = task.part
  const all = countOf(task.pieces)
  const isLowest = all === whole || whole === 1
  const lowest: PageMark[] = isLowest
    ? []
    : [
        answer([
          centredText(middle + 11.4, bar, '=', LOWEST.letters, { fill: ANSWER_RED }),
          centredText(middle + LOWEST.x, bar - 3.8, String(part), LOWEST.letters, { fill: ANSWER_RED }),
          // Lines of answers are dashed in black.
          path(box(middle + LOWEST.x - 2.4, bar - 0.35, 4.8, 0.7), { fill: ANSWER_RED }),
          centredText(middle + LOWEST.x, bar + 3.8, String(whole), LOWEST.letters, { fill: ANSWER_RED }),
        ]),
      ]
  return [
    ...figure(pen, task, index, false),
    ...marksOf([
      slot(middle - BOX.width / 2, top),
      slot(middle - BOX.width / 2, below),
      pen.line(`M${middle - 8.8} ${bar}h17.6`, 1),
      slot(left, low, wide),
      pen.text(left + wide + 2, low + BOX.height / 2 + 2.6, '%', 7.4, { anchor: 'start' }),
    ]),
    writtenAnswer(middle, top + BOX.height / 2, String(takenOf(task)), 6.6),
    writtenAnswer(middle, below + BOX.height / 2, String(all), 6.6),
    writtenAnswer(left + wide / 2, low + BOX.height / 2, String(task.part.percent), 6.6),
    ...lowest,
  ]
}
