/** Blocks in the bays of a shop: what they make is written on the drawer, or what the drawer orders is coloured. */
import { middleX } from '../../page/cells.ts'
import { taskTitle } from '../../page/picture-page.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, BLUE, GREEN, ORANGE, tint, WHITE } from '../../scene/inks.ts'
import { centredText, path, rect, rectData } from '../../scene/marks.ts'
import type { Ink, Level, SheetOptions } from '../../scene/scene.ts'
import { CHILDREN, castOfPage } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { type Bay, baysOf, blockShop, NOTICE } from '../../studio/places/block-shop.ts'
import { blocksSize, drawBlocks, type Places, wooden } from './blocks.ts'

export interface PlaceValueTask extends Places {
  readonly number: number
}

interface Layout {
  /** Side of a unit, mm, and height of a drawer's front: where blocks are counted, where they are coloured. */
  readonly counted: { readonly unit: number; readonly drawer: number }
  readonly coloured: { readonly unit: number; readonly drawer: number }
  /** Blocks to choose from where they are coloured. */
  readonly supply: Places
}

const LAYOUTS: Readonly<Record<Level, Layout>> = {
  facil: {
    counted: { unit: 5, drawer: 8 },
    coloured: { unit: 4.2, drawer: 15 },
    supply: { hundreds: 0, tens: 5, units: 10 },
  },
  medio: {
    counted: { unit: 4.1, drawer: 16 },
    coloured: { unit: 4.2, drawer: 15 },
    supply: { hundreds: 0, tens: 10, units: 10 },
  },
  desafio: {
    counted: { unit: 3.3, drawer: 24 },
    coloured: { unit: 3.5, drawer: 17 },
    supply: { hundreds: 3, tens: 9, units: 10 },
  },
}

const NAMES: readonly { readonly place: keyof Places; readonly letter: string; readonly ink: Ink }[] = [
  { place: 'hundreds', letter: 'C', ink: GREEN },
  { place: 'tens', letter: 'D', ink: ORANGE },
  { place: 'units', letter: 'U', ink: BLUE },
]

const BOX = 13
const HEADER = 8

/** A table with a column for each place. */
function drawTable(task: PlaceValueTask, left: number, top: number, { level, color }: SheetOptions): PageMark[] {
  return NAMES.filter(({ place }) => place !== 'hundreds' || level === 'desafio').flatMap(
    ({ place, letter, ink }, i): PageMark[] => {
      const x = left + i * BOX
      return [
        rect(x, top, BOX, HEADER, { width: 0.6, fill: color ? tint(ink, 0.8) : [0, 0, 0, 9] }),
        rect(x, top + HEADER, BOX, BOX, { width: 0.6, fill: WHITE }),
        centredText(x + BOX / 2, top + HEADER / 2, letter, 6.2),
        writtenAnswer(x + BOX / 2, top + HEADER + BOX / 2, String(task[place]), 8.4),
      ]
    },
  )
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
      rect(left, top, width, BOX, { radius: 2, width: 0.6, fill: WHITE }),
      ...(i < widths.length - 1
        ? [centredText(left + width + sign / 2, top + BOX / 2, i === widths.length - 2 ? '=' : '+', 7.4)]
        : []),
      writtenAnswer(left + width / 2, top + BOX / 2, String(written[i]), 7.6),
    ]
  })
}

/** Blocks to count, and the number to write. */
function drawCounting(task: PlaceValueTask, { room, drawer }: Bay, options: SheetOptions): PageMark[] {
  const { level, color } = options
  const { unit } = LAYOUTS[level].counted
  const size = blocksSize(task, unit)
  const look = { unit, fill: wooden(color), stacked: true as const }
  const foot = room.y + room.height - size.height
  if (level === 'facil')
    return [
      ...drawBlocks(room.x + 6, foot, task, look),
      ...drawTable(task, room.x + room.width - 2 * BOX - 5, room.y + room.height - HEADER - BOX - 14, options),
    ]
  const blocks = drawBlocks(middleX(room) - size.width / 2, foot, task, look)
  if (level === 'medio') return [...blocks, ...drawSum(task, middleX(drawer), drawer.y + 1.5, [19, BOX, 19])]
  return [
    ...blocks,
    ...drawTable(task, drawer.x + 8, drawer.y + 1.5, options),
    ...drawSum(task, drawer.x + 113, drawer.y + 6.5, [24, 20, BOX, 24]),
  ]
}

/** Shading of the blocks to be coloured, in the key. */
const CHOSEN: Ink = tint(ANSWER_RED, 0.6)
const ORDER = { width: 40, height: 11 }

/** A supply of blocks, and on the drawer the number to be made of them. */
function drawColouring(task: PlaceValueTask, { room, drawer }: Bay, options: SheetOptions): PageMark[] {
  const { supply, coloured } = LAYOUTS[options.level]
  const { unit } = coloured
  const size = blocksSize(supply, unit)
  const [left, top] = [middleX(room) - size.width / 2, room.y + room.height - size.height]
  const [x, y] = [middleX(drawer) - ORDER.width / 2, drawer.y + (drawer.height - ORDER.height) / 2]
  return [
    path(rectData(x, y, ORDER.width, ORDER.height, 3), {
      width: 0.8,
      fill: options.color ? tint(ORANGE, 0.4) : WHITE,
    }),
    centredText(x + ORDER.width / 2, y + ORDER.height / 2, String(task.number), 9),
    answer(
      drawBlocks(left, top, supply, { unit, stacked: true, fill: (place, i) => (i < task[place] ? CHOSEN : WHITE) }),
      drawBlocks(left, top, supply, { unit, stacked: true, fill: () => WHITE }),
    ),
  ]
}

/** On the wall: what ten of a kind are worth. */
function notice(pen: Pen, level: Level): PageMark[] {
  const look = { unit: 1.8, fill: wooden(pen.colour) }
  const [top, middle] = [NOTICE.y + 5, NOTICE.y + 14]
  const left = NOTICE.x + (level === 'desafio' ? 20 : 12)
  const small = [
    ...drawBlocks(left, top, { hundreds: 0, tens: 0, units: 10 }, look),
    centredText(left + 12.5, middle, '=', 6.4),
    ...drawBlocks(left + 18, top, { hundreds: 0, tens: 1, units: 0 }, look),
  ]
  if (level !== 'desafio') {
    const words = pen.text(left + 28, middle + 1.6, 'Dez cubinhos valem uma barra.', 5, {
      font: 'text',
      anchor: 'start',
    })
    return [...small, answer([], marksOf(words))]
  }
  return [
    ...small,
    ...drawBlocks(left + 32, top, { hundreds: 0, tens: 10, units: 0 }, look),
    centredText(left + 69.5, middle, '=', 6.4),
    ...drawBlocks(left + 74, top, { hundreds: 1, tens: 0, units: 0 }, look),
  ]
}

export function drawOrders(
  options: SheetOptions,
  page: readonly PlaceValueTask[],
  { columns, rows }: { readonly columns: number; readonly rows: number },
  toCount: boolean,
  seed: number,
): PageMark[] {
  const pen = new Pen(options.color)
  const { counted, coloured } = LAYOUTS[options.level]
  const { drawer } = toCount ? counted : coloured
  const bays = baysOf(columns, rows, drawer)
  return [
    ...marksOf(blockShop(pen, bays, castOfPage(CHILDREN, seed), seed)),
    ...taskTitle(pen, options),
    ...notice(pen, options.level),
    ...page.flatMap((task, i) => {
      const bay = bays[i]
      return bay ? (toCount ? drawCounting : drawColouring)(task, bay, options) : []
    }),
  ]
}
