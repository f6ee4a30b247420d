/** Base-ten blocks: a unit is a square, ten of them a bar, ten bars a plate. Lengths in mm. */
import { area, path, rectData, round } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'

/** The wood that the blocks are made of. */
const WOOD: Ink = [0, 16, 52, 2]

export interface Places {
  readonly hundreds: number
  readonly tens: number
  readonly units: number
}

export const placesOf = (n: number): Places => ({
  hundreds: Math.floor(n / 100),
  tens: Math.floor(n / 10) % 10,
  units: n % 10,
})

export interface BlockLook {
  /** Side of a unit. */
  readonly unit: number
  /** Fill of a block by its place and its number from the left; null leaves it white. */
  readonly fill: (place: keyof Places, index: number) => Ink | null
  /** Units rest on one another, as on a shelf; otherwise there is air between them. */
  readonly stacked?: true
}

/** Every block in its wood; white without colour. */
export const wooden = (color: boolean) => (): Ink | null => (color ? WOOD : null)

/** A block of `columns` x `rows` units with its top left corner at (x, y). */
function block(x: number, y: number, columns: number, rows: number, unit: number, fill: Ink | null): Mark[] {
  const [width, height] = [columns * unit, rows * unit]
  const inner = [
    ...Array.from({ length: columns - 1 }, (_, i) => `M${round(x + (i + 1) * unit)} ${round(y)}v${round(height)}`),
    ...Array.from({ length: rows - 1 }, (_, i) => `M${round(x)} ${round(y + (i + 1) * unit)}h${round(width)}`),
  ].join('')
  return [
    ...(fill ? [area(rectData(x, y, width, height), fill)] : []),
    ...(inner ? [path(inner, { width: 0.25 })] : []),
    path(rectData(x, y, width, height), { width: 0.55 }),
  ]
}

const GAP = 1.5
/** Units are in columns of five. */
const COLUMN = 5

/** Width and height that the blocks take. */
export function blocksSize({ hundreds, tens, units }: Places, unit: number): { width: number; height: number } {
  const plates = hundreds * (10 * unit + 2 * GAP)
  const bars = tens * (unit + GAP)
  const loose = Math.ceil(units / COLUMN) * (unit + GAP)
  const between = (plates > 0 ? GAP : 0) + (bars > 0 && loose > 0 ? 2 * GAP : 0)
  return { width: plates + bars + loose + between - GAP, height: 10 * unit }
}

/** Plates, bars and units from left to right, their feet on one line. */
export function drawBlocks(x: number, y: number, places: Places, look: BlockLook): Mark[] {
  const { unit, fill, stacked } = look
  const { hundreds, tens, units } = places
  const height = 10 * unit
  const marks: Mark[] = []
  let left = x
  for (let i = 0; i < hundreds; i++) {
    marks.push(...block(left, y, 10, 10, unit, fill('hundreds', i)))
    left += height + 2 * GAP
  }
  if (hundreds > 0) left += GAP
  for (let i = 0; i < tens; i++) {
    marks.push(...block(left, y, 1, 10, unit, fill('tens', i)))
    left += unit + GAP
  }
  if (tens > 0) left += 2 * GAP
  for (let i = 0; i < units; i++) {
    const [column, row] = [Math.floor(i / COLUMN), i % COLUMN]
    const air = stacked ? 0 : (height - COLUMN * unit) / COLUMN
    const top = y + height - unit - row * (unit + air)
    // A pile that is not quite straight does not pass for a bar.
    const askew = stacked ? (row % 2 ? 0.6 : -0.1) : 0
    marks.push(...block(left + column * (unit + GAP) + askew, top, 1, 1, unit, fill('units', i)))
  }
  return marks
}
