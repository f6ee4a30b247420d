/** Rows of numbered things: the child colours them by even and odd, then counts and compares them on a board. */
import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { cellsOf, eachCell } from '../../page/cells.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, BLUE, ORANGE } from '../../scene/inks.ts'
import { answerBox, centredText, circle, line, text } from '../../scene/marks.ts'
import type { Ink, Mark, SheetOptions } from '../../scene/scene.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { rolling } from '../../studio/places/terrace-parts.ts'
import { hill } from '../../studio/shapes/nature.ts'
import type { NumberedThing } from '../../studio/shapes/numbered-things.ts'
import { backdrop, FIELD, plate } from './counted-rows.ts'
import { dressOf } from './par-e-impar-dress.ts'
import { isEven } from './par-e-impar-numbers.ts'

const COLUMNS = 4

/** A thing with its number: its white part is coloured by a key. */
function drawNumbered(
  { draw, spots }: NumberedThing,
  n: number,
  cell: Box,
  which: number,
  { fill, word }: { readonly fill: Ink | null; readonly word: string },
  color: boolean,
): Mark[] {
  const { plate, word: name } = spots(cell, which)
  return [
    ...marksOf(draw(new Pen(color), cell, which, fill)),
    centredText(...plate, String(n), NUMBER),
    ...(word ? [underUnits(n, plate), text(...name, word, WORD, { font: 'text' })] : []),
  ]
}

const NUMBER = 8.6

/** A stroke below the last digit. */
function underUnits(n: number, [cx, cy]: Spot): Mark {
  const right = cx + measureText(String(n), 'display', NUMBER) / 2
  return line(right - measureText(String(n % 10), 'display', NUMBER), cy + 4.2, right, cy + 4.2, {
    stroke: ANSWER_RED,
    width: 0.9,
  })
}

const LEGEND = 15
/** On a coloured part, mm. */
const WORD = 4.4
/** Below the feet of a row: a road, the board of a shelf, mm. */
const BELOW = 8.6
const EVEN = { fill: BLUE, word: 'par' }
const ODD = { fill: ORANGE, word: 'ímpar' }

/** The key of colours below the instruction. */
function legend(color: boolean): Mark[] {
  const box = { x: FIELD.x + 34, y: FIELD.y - 1, width: FIELD.width - 68, height: LEGEND - 2 }
  const cy = box.y + box.height / 2
  const keys = [
    { x: box.x + 12, word: 'par: azul', ink: BLUE },
    { x: box.x + 60, word: 'ímpar: laranja', ink: ORANGE },
  ]
  return [
    plate(box, color),
    ...keys.flatMap(({ x, word, ink }): Mark[] => [
      circle(x, cy, 4.6, { width: 0.6, ...(color && { fill: ink }) }),
      text(x + 8, cy + 2, word, 5.6, { font: 'text', anchor: 'start' }),
    ]),
  ]
}

/** The board at the foot of the page, mm. */
const BOARD = { x: 20, y: 250.5, width: 170, height: 30 }
/** From the last row to the frame. */
const BOARD_ROOM = 34

/** The number of each colour, then the extremes: every other page asks for the opposite ones. */
function closing(pen: Pen, numbers: readonly number[], things: string, isEvenFirst: boolean): PageMark[] {
  const [evens, odds] = [numbers.filter(isEven), numbers.filter((n) => !isEven(n))]
  const asked = [
    [
      { word: `${things} azuis`, value: evens.length },
      { word: `${things} laranja`, value: odds.length },
    ],
    isEvenFirst
      ? [
          { word: 'o maior número par', value: Math.max(...evens) },
          { word: 'o menor número ímpar', value: Math.min(...odds) },
        ]
      : [
          { word: 'o menor número par', value: Math.min(...evens) },
          { word: 'o maior número ímpar', value: Math.max(...odds) },
        ],
  ]
  const { x, y, width, height } = BOARD
  const far = pen.plane('middle')
  return [
    ...marksOf([
      [x + 12, x + width - 18].map((at) => far.shape(box(at, y + height - 4, 6, 24), 'wood', 0.9)),
      far.shape(box(x - 2.4, y - 2.4, width + 4.8, height + 4.8, 3), 'wood'),
      far.shape(box(x, y, width, height, 1.6), 'white', 0.8),
    ]),
    ...asked.flatMap((pair, row) =>
      pair.flatMap(({ word, value }, column): PageMark[] => {
        const right = x + (width / 2) * (column + 1) - 5
        const cy = y + 8.2 + row * 13.6
        return [
          text(right - 20, cy + 1.9, word, 5.6, { font: 'text', anchor: 'end' }),
          answerBox(right - 17, cy - 6, 17, 12),
          writtenAnswer(right - 8.5, cy, String(value), 8),
        ]
      }),
    ),
  ]
}

/** Rows of things in the place of the theme, to be coloured by a key: even and odd numbers. */
export function drawColouring(options: SheetOptions, numbers: readonly number[], seed: number): PageMark[] {
  const { color } = options
  const { thing, things, place, behind, before, sway = 1.6 } = dressOf(options.theme)
  const rows = numbers.length / COLUMNS
  const step = (FIELD.height - LEGEND + 5 - BOARD_ROOM) / rows
  const cells = Array.from({ length: rows }, (_, i) => ({
    ...FIELD,
    y: FIELD.y + LEGEND + step * i,
    height: step - BELOW,
  }))
  const grounds = cells.map(({ y, height }) => y + height)
  const pen = new Pen(color)
  const isStanding = place.terrain !== 'sky'
  return [
    ...backdrop(options, place, cells, grounds, seed),
    ...legend(color),
    ...cells.flatMap((row, at): PageMark[] => [
      ...marksOf(behind?.(pen, row.y + row.height, at) ?? []),
      ...eachCell(
        numbers.slice(at * COLUMNS, (at + 1) * COLUMNS),
        cellsOf(COLUMNS, 1, { box: { ...row, x: row.x + 6, width: row.width - 12 }, gap: 9 }),
        (n, cell, column): PageMark => {
          const which = at * 3 + column * 2 + seed
          // Not all are equally high.
          const lower = ((at + column * 2) % 3) * sway
          const room = isStanding
            ? { ...cell, y: cell.y + 1 + lower, height: cell.height - 1 - lower }
            : { ...cell, y: cell.y + lower }
          const draw = (look: { readonly fill: Ink | null; readonly word: string }) =>
            drawNumbered(thing, n, room, which, look, color)
          return answer(draw(isEven(n) ? EVEN : ODD), draw({ fill: null, word: '' }))
        },
      ),
      ...marksOf(before?.(pen, row.y + row.height, at) ?? []),
    ]),
    // Balloons have no ground for the posts.
    ...(isStanding ? [] : marksOf(hill(pen.plane('far', 'hillLine'), rolling(BOARD.y + 18, 1.1, 1), 'grass', 300))),
    ...closing(pen, numbers, things, seed % 2 === 0),
  ]
}
