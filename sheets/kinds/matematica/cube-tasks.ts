/** Piles of cubes without holes: their layers, what is hidden, what is missing from a box, their views. */
import type { Random } from '../../page/random.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { type Heights, heightAt, type Pile } from '../../studio/shapes/cube-pile.ts'
import { drawn } from './decimal-numbers.ts'
import { drawnPages } from './drawn-pages.ts'

export type Size = readonly [columns: number, rows: number, layers: number]

/** A pile with the size of the box that it is in. */
export interface CubeTask {
  readonly pile: Pile
  readonly size: Size
}

export const layersOf = (heights: Heights): number[] =>
  Array.from({ length: Math.max(...heights.flat()) }, (_, z) => heights.flat().filter((height) => height > z).length)

export const volumeOf = (heights: Heights): number => heights.flat().reduce((sum, height) => sum + height, 0)

export const roomOf = ([columns, rows, layers]: Size): number => columns * rows * layers

/** Cubes of which no face is seen from the front, from above and from the low end. */
export const hiddenIn = (heights: Heights): number =>
  heights
    .flatMap((row, r) =>
      row.map((height, c) =>
        Math.max(0, Math.min(height - 1, heightAt(heights, r + 1, c), heightAt(heights, r, c + 1))),
      ),
    )
    .reduce((sum, count) => sum + count, 0)

/** Each column is as high as the one behind it and the one on its tall side, or lower: all tops are seen. */
function pileOf(random: Random, [columns, rows, layers]: Size): Pile {
  const heights: number[][] = []
  for (let r = 0; r < rows; r++) {
    const row: number[] = []
    for (let c = 0; c < columns; c++) {
      const most = Math.min(heights[r - 1]?.[c] ?? layers, row[c - 1] ?? layers)
      row.push(r + c === 0 ? layers : random.integer(Math.max(0, most - 2), most))
    }
    heights.push(row)
  }
  return { heights, mirrored: random.chance(0.5) }
}

/** Cubes along all three edges: the size of the box can be counted. */
const showsSize = ({ heights }: Pile, [columns, rows, layers]: Size): boolean =>
  heightAt(heights, 0, 0) === layers && heightAt(heights, rows - 1, 0) > 0 && heightAt(heights, 0, columns - 1) > 0

export const planOf = ({ heights, mirrored }: Pile): number[][] =>
  heights.map((row) => (mirrored ? row.toReversed() : [...row]))

/** From the left, how many cubes are seen one above the other from the front. */
export const frontOf = (pile: Pile): number[] => {
  const plan = planOf(pile)
  return (plan[0] ?? []).map((_, c) => Math.max(...plan.map((row) => row[c] ?? 0)))
}

const SIZES: readonly Size[] = [
  [3, 2, 3],
  [3, 3, 3],
  [4, 2, 3],
  [4, 3, 3],
]
/** Of a long sheet: its smallest piles run into the depth, unlike those of other sheets. */
const LONG_SIZES: readonly Size[] = [[2, 3, 3], ...SIZES.slice(1)]
const BOXES: readonly Size[] = [
  [3, 2, 2],
  [3, 2, 3],
  [4, 2, 2],
  [3, 3, 3],
  [4, 2, 3],
  [4, 3, 2],
  [4, 3, 3],
]
const VIEWED: Size = [3, 3, 3]

const differ = (numbers: readonly number[]) => new Set(numbers).size === numbers.length

/** Two piles with the same one are the same, perhaps mirrored. */
const shapeOf = ({ pile }: CubeTask): string => pile.heights.map((row) => row.join('')).join(' ')

const pagesOf = (
  options: SheetOptions,
  draw: (random: Random) => CubeTask[],
  fits: (page: readonly CubeTask[]) => boolean,
): CubeTask[][] => drawnPages(options, { label: 'cubes', draw, fits, namesOf: (page) => page.map(shapeOf) })

const taskOf = (random: Random, size: Size, fits: (pile: Pile) => boolean): CubeTask => ({
  size,
  pile: drawn(
    random,
    (own) => pileOf(own, size),
    (pile) => showsSize(pile, size) && fits(pile),
  ),
})

/** Four piles of three layers, with hidden cubes. */
export const dealPiles = (options: SheetOptions): CubeTask[][] =>
  pagesOf(
    options,
    (random) =>
      random
        .shuffle(options.pages > 2 ? LONG_SIZES : SIZES)
        .map((size, i) =>
          taskOf(random.fork(i), size, ({ heights }) => hiddenIn(heights) > 0 && volumeOf(heights) < roomOf(size)),
        ),
    (page) => differ(page.map(({ pile }) => volumeOf(pile.heights))),
  )

export const missingFrom = ({ pile, size }: CubeTask): number => roomOf(size) - volumeOf(pile.heights)

/** Four boxes that are not full. */
export const dealBoxes = (options: SheetOptions): CubeTask[][] =>
  pagesOf(
    options,
    (random) =>
      random
        .sample(BOXES, 4)
        .map((size, i) => taskOf(random.fork(i), size, ({ heights }) => volumeOf(heights) < roomOf(size) - 2)),
    (page) => differ(page.map(missingFrom)),
  )

/** Three piles of different volumes and views. */
export const dealViews = (options: SheetOptions): CubeTask[][] =>
  pagesOf(
    options,
    (random) =>
      [0, 1, 2].map((i) =>
        taskOf(random.fork(i), VIEWED, ({ heights }) => hiddenIn(heights) > 0 && volumeOf(heights) < 21),
      ),
    (page) =>
      differ(page.map(({ pile }) => volumeOf(pile.heights))) &&
      page.every(({ pile }) => Math.min(...frontOf(pile)) < 3) &&
      new Set(page.map(({ pile }) => frontOf(pile).join())).size > 1,
  )
