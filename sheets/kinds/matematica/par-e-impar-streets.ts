/** Streets of numbered houses: the child colours the roofs by even and odd. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell } from '../../page/cells.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { BLUE, ORANGE } from '../../scene/inks.ts'
import { centredText, circle, round, text } from '../../scene/marks.ts'
import type { Ink, Mark, SheetOptions } from '../../scene/scene.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { bush, flower, tree } from '../../studio/shapes/nature.ts'
import { houseSpots, numberedHouse } from '../../studio/shapes/numbered-houses.ts'
import { backdrop, FIELD, plate } from './counted-rows.ts'
import { isEven } from './par-e-impar-numbers.ts'

const COLUMNS = 4

/** A house with its number: the roof is coloured by a key. */
function drawHouse(n: number, cell: Box, which: number, roof: Ink | null, word: string, color: boolean): Mark[] {
  const { plate, word: name } = houseSpots(cell, which)
  return [
    ...marksOf(numberedHouse(new Pen(color), cell, which, roof)),
    centredText(...plate, String(n), 8.6),
    ...(word ? [text(...name, word, 4.8, { font: 'text' })] : []),
  ]
}

const LEGEND = 15
/** Of the pavement and the road in front of the houses, mm. */
const [PAVEMENT, ROAD] = [1.6, 5]

/** The road in front of a row of houses, with trees and lamps between them. */
function street(pen: Pen, foot: number, row: number): Drawing {
  const far = pen.plane('far', 'stoneDark')
  const dashes = Array.from({ length: 15 }, (_, i) => `M${4 + i * 14} ${round(foot + PAVEMENT + ROAD / 2)}h6`)
  return [
    far.shape(box(-4, foot, 220, PAVEMENT), 'stone', 0.6),
    far.shape(box(-4, foot + PAVEMENT, 220, ROAD), 'greyPale', 0.6),
    far.line(dashes.join(''), 0.5, 'stoneDark'),
    [0, 1, 2, 3, 4].map((i) => {
      const x = 14 + i * 45.5
      if ((i + row) % 3 === 0) return tree(far, x, foot, 0.44, i % 2 ? 'lime' : 'leaf')
      return (i + row) % 3 === 1 ? bush(far, x, foot, 0.3, 'leaf', 'pink') : flower(far, x, foot, 0.5, 'red')
    }),
  ]
}

/** Streets on the steps of a hill, the roofs of their houses to be coloured by a key: even and odd numbers. */
export function drawColouring(options: SheetOptions, numbers: readonly number[], seed: number): PageMark[] {
  const { color } = options
  const rows = numbers.length / COLUMNS
  const step = (FIELD.height - LEGEND + 5) / rows
  const streets = Array.from({ length: rows }, (_, i) => ({
    ...FIELD,
    y: FIELD.y + LEGEND + step * i,
    height: step - PAVEMENT - ROAD - 2,
  }))
  const legend = { x: FIELD.x + 34, y: FIELD.y - 1, width: FIELD.width - 68, height: LEGEND - 2 }
  const cy = legend.y + legend.height / 2
  const keys = [
    { x: legend.x + 12, word: 'par: azul', ink: BLUE },
    { x: legend.x + 60, word: 'ímpar: laranja', ink: ORANGE },
  ]
  const grounds = streets.map(({ y, height }) => y + height)
  const pen = new Pen(color)
  return [
    ...backdrop(options, { terrain: 'meadow' }, streets, grounds, seed),
    ...marksOf(streets.map(({ y, height }, row) => street(pen, y + height, row))),
    plate(legend, color),
    ...keys.flatMap(({ x, word, ink }): Mark[] => [
      circle(x, cy, 4.6, { width: 0.6, ...(color && { fill: ink }) }),
      text(x + 8, cy + 2, word, 5.6, { font: 'text', anchor: 'start' }),
    ]),
    ...streets.flatMap((street, row) =>
      eachCell(
        numbers.slice(row * COLUMNS, (row + 1) * COLUMNS),
        cellsOf(COLUMNS, 1, { box: { ...street, x: street.x + 6, width: street.width - 12 }, gap: 9 }),
        (n, cell, column): PageMark => {
          const which = row * 3 + column * 2 + seed
          // Not all are equally high.
          const lower = ((row + column * 2) % 3) * 1.6
          const room = { ...cell, y: cell.y + 1 + lower, height: cell.height - 1 - lower }
          const even = isEven(n)
          const solved = drawHouse(n, room, which, even ? BLUE : ORANGE, even ? 'par' : 'ímpar', color)
          return answer(solved, drawHouse(n, room, which, null, '', color))
        },
      ),
    ),
  ]
}
