/** Place value with base-ten blocks: write the number that the blocks make, or colour the blocks that make a number. */

import type { Box } from '../../lettering/bounds.ts'
import { withAmount } from '../../page/amount.ts'
import { cellsOf, eachCell, middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, BLUE, GREEN, GREY, ORANGE, tint } from '../../scene/inks.ts'
import { answerBox, centredText, path, rect, rectData, text } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { blocksSize, drawBlocks, type Places, placesOf, wooden } from './blocks.ts'

export interface PlaceValueTask extends Places {
  readonly number: number
}

interface Layout {
  readonly columns: number
  readonly rows: number
  readonly least: number
  readonly most: number
  /** Side of a unit, mm. */
  readonly unit: number
  /** Blocks to choose from where they are coloured. */
  readonly supply: Places
}

const LAYOUTS: Readonly<Record<Level, Layout>> = {
  facil: { columns: 2, rows: 3, least: 11, most: 49, unit: 4.4, supply: { hundreds: 0, tens: 5, units: 10 } },
  medio: { columns: 2, rows: 3, least: 21, most: 99, unit: 4, supply: { hundreds: 0, tens: 10, units: 10 } },
  desafio: { columns: 1, rows: 4, least: 112, most: 399, unit: 2.15, supply: { hundreds: 3, tens: 9, units: 10 } },
}

const NAMES: readonly { readonly place: keyof Places; readonly letter: string; readonly ink: Ink }[] = [
  { place: 'hundreds', letter: 'C', ink: GREEN },
  { place: 'tens', letter: 'D', ink: ORANGE },
  { place: 'units', letter: 'U', ink: BLUE },
]

const BOX = 14
const HEADER = 6.5

/** A table with a column for each place. */
function drawTable(task: PlaceValueTask, right: number, top: number, options: SheetOptions): PageMark[] {
  const names = NAMES.filter(({ place }) => place !== 'hundreds' || options.level === 'desafio')
  const left = right - names.length * BOX
  return names.flatMap(({ place, letter, ink }, i): PageMark[] => {
    const x = left + i * BOX
    return [
      rect(x, top, BOX, HEADER, { width: 0.4, stroke: GREY, ...(options.color && { fill: tint(ink, 0.8) }) }),
      rect(x, top + HEADER, BOX, BOX, { width: 0.4, stroke: GREY }),
      centredText(x + BOX / 2, top + HEADER / 2, letter, 4),
      writtenAnswer(x + BOX / 2, top + HEADER + BOX / 2, String(task[place]), 8.4),
    ]
  })
}

/** `40 + 7 = 47` in boxes, as wide as the numbers need. */
function drawSum(task: PlaceValueTask, cx: number, top: number, widths: readonly number[]): PageMark[] {
  const parts = [task.hundreds * 100, task.tens * 10, task.units]
  const written = [...parts.slice(-(widths.length - 1)), task.number]
  const sign = 8
  let x = cx - (widths.reduce((sum, width) => sum + width, 0) + sign * (widths.length - 1)) / 2
  return widths.flatMap((width, i): PageMark[] => {
    const left = x
    x += width + sign
    return [
      answerBox(left, top, width, BOX),
      ...(i < widths.length - 1
        ? [centredText(left + width + sign / 2, top + BOX / 2, i === widths.length - 2 ? '=' : '+', 7.4)]
        : []),
      writtenAnswer(left + width / 2, top + BOX / 2, String(written[i]), 7.6),
    ]
  })
}

const card = (cell: Box): Mark => rect(cell.x, cell.y, cell.width, cell.height, { radius: 4, width: 0.4, stroke: GREY })

/** Blocks to count, and the number to write. */
function drawCounting(task: PlaceValueTask, cell: Box, options: SheetOptions): PageMark[] {
  const { level, color } = options
  const { unit } = LAYOUTS[level]
  const size = blocksSize(task, unit)
  const look = { unit, fill: wooden(color) }
  if (level === 'facil') {
    const blocks = drawBlocks(cell.x + 7, cell.y + (cell.height - size.height) / 2, task, look)
    const right = cell.x + cell.width - 6
    return [card(cell), ...blocks, ...drawTable(task, right, cell.y + (cell.height - HEADER - BOX) / 2, options)]
  }
  if (level === 'medio') {
    const blocks = drawBlocks(cell.x + 6, cell.y + 6, task, look)
    return [card(cell), ...blocks, ...drawSum(task, middleX(cell), cell.y + cell.height - BOX - 5, [19, BOX, 19])]
  }
  return [
    card(cell),
    ...drawBlocks(cell.x + 6, cell.y + 5, task, look),
    ...drawTable(task, cell.x + cell.width - 6, cell.y + 5, options),
    ...drawSum(task, middleX(cell), cell.y + cell.height - BOX - 4, [24, 20, BOX, 24]),
  ]
}

/** Shading of the blocks to be coloured, in the key. */
const CHOSEN: Ink = ANSWER_RED

/** A supply of blocks, and the number to be made of them. */
function drawColouring(task: PlaceValueTask, cell: Box, options: SheetOptions): PageMark[] {
  const { unit: usual, supply } = LAYOUTS[options.level]
  const unit = { facil: 4, medio: usual, desafio: 2.5 }[options.level]
  const size = blocksSize(supply, unit)
  const [x, y] = [cell.x + (cell.width - size.width) / 2, cell.y + cell.height - size.height - 6]
  const badge = { width: 26, height: 14 }
  const wide = options.level === 'desafio'
  const bx = wide ? cell.x + cell.width - badge.width - 6 : middleX(cell) - badge.width / 2
  const by = wide ? cell.y + (cell.height - badge.height) / 2 : cell.y + 4
  const at = wide ? cell.x + 6 : x
  const top = wide ? cell.y + (cell.height - size.height) / 2 : y
  return [
    card(cell),
    path(rectData(bx, by, badge.width, badge.height, 7), {
      width: 0.6,
      ...(options.color && { fill: tint(ORANGE, 0.7) }),
    }),
    centredText(bx + badge.width / 2, by + badge.height / 2, String(task.number), 9),
    answer(
      drawBlocks(at, top, supply, { unit, fill: (place, i) => (i < task[place] ? CHOSEN : null) }),
      drawBlocks(at, top, supply, { unit, fill: () => null }),
    ),
    ...(wide ? [text(bx + badge.width / 2, by - 3, 'Pinte', 4.2, { font: 'text' })] : []),
  ]
}

export const dezenaEUnidade: SheetKind<PagesFacts<readonly PlaceValueTask[]>> = {
  id: 'dezena-e-unidade',
  category: 'matematica',
  themes: ['contar', 'pintar'],
  draw: (options) => {
    const { columns, rows, least, most } = withAmount(options, LAYOUTS[options.level])
    const theme = options.theme ?? 'contar'
    const items = Array.from({ length: most - least + 1 }, (_, i) => least + i)
      // Whole tens are rare: they leave little to decompose.
      .filter((n) => n % 10 > 0 || (options.level === 'medio' && n % 30 === 0))
      .map((number): PlaceValueTask => ({ number, ...placesOf(number) }))
    const nameOf = ({ number }: PlaceValueTask) => `${theme} ${number}`
    // Numbers of one page differ in both digits, so that neither gives the other away.
    const accept = (page: readonly PlaceValueTask[], one: PlaceValueTask) =>
      page.filter(({ tens }) => tens === one.tens).length < 2 && page.every(({ units }) => units !== one.units)
    const pages = dealPages(options, { items, perPage: columns * rows, nameOf, accept })
    return composeSheet(options, theme === 'contar' ? 'count' : 'colour', (_, index) => {
      const page = pages[index] ?? []
      const cells = cellsOf(columns, rows, { gap: 6 })
      const marks = eachCell(page, cells, (task, cell) =>
        (theme === 'contar' ? drawCounting : drawColouring)(task, cell, options),
      ).flat()
      return { marks, facts: page, items: page.map(nameOf) }
    })
  },
}
