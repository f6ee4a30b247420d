/** Rows of numbered things: the child colours them by even and odd. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell } from '../../page/cells.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { BLUE, ORANGE } from '../../scene/inks.ts'
import { centredText, circle, text } from '../../scene/marks.ts'
import type { Ink, Mark, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
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
    centredText(...plate, String(n), 8.6),
    ...(word ? [text(...name, word, WORD, { font: 'text' })] : []),
  ]
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

/** Rows of things in the place of the theme, to be coloured by a key: even and odd numbers. */
export function drawColouring(options: SheetOptions, numbers: readonly number[], seed: number): PageMark[] {
  const { color } = options
  const { thing, place, behind, before, sway = 1.6 } = dressOf(options.theme)
  const rows = numbers.length / COLUMNS
  const step = (FIELD.height - LEGEND + 5) / rows
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
  ]
}
