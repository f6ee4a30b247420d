/** Dividing a box into rows and cells. Lengths in mm. */
import type { Box } from '../lettering/bounds.ts'
import { CONTENT } from './paper.ts'

/** `columns` x `rows` equal cells, row by row, with gaps of `gap` mm, at most `maxHeight` high. */
export function cellsOf(
  columns: number,
  rows: number,
  options: { readonly box?: Box; readonly gap?: number; readonly maxHeight?: number } = {},
): Box[] {
  const { box = CONTENT, gap = 6, maxHeight = Infinity } = options
  const width = (box.width - gap * (columns - 1)) / columns
  const height = Math.min(maxHeight, (box.height - gap * (rows - 1)) / rows)
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: box.x + (i % columns) * (width + gap),
    y: box.y + Math.floor(i / columns) * (height + gap),
    width,
    height,
  }))
}

/** One item of a list per cell, in order; cells without an item are dropped. */
export function eachCell<T, R>(
  items: readonly T[],
  cells: readonly Box[],
  draw: (item: T, cell: Box, index: number) => R,
) {
  return items.flatMap((item, i): R[] => {
    const cell = cells[i]
    return cell ? [draw(item, cell, i)] : []
  })
}

export const middleX = (box: Box) => box.x + box.width / 2
export const middleY = (box: Box) => box.y + box.height / 2
