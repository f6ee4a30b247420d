/** Free ground beside streets: the largest box for a picture with its word, and room for what lines a street. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import type { Random } from '../../page/random.ts'
import { gapOf, type Point } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { STANDERS } from '../../studio/places/town.ts'
import type { Stroke } from './stroke.ts'

/** From a street to things beside it. */
const KERB = 4.5
/** Side of the squares in which the ground is measured. */
const STEP = 3

const distance = (stroke: Stroke, p: Point) =>
  stroke.reduce((least, q, i) => {
    const a = stroke[i - 1] ?? q
    const [dx, dy] = [q.x - a.x, q.y - a.y]
    const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)))
    return Math.min(least, gapOf(p, { x: a.x + t * dx, y: a.y + t * dy }))
  }, Infinity)

export interface Ground {
  readonly box: Box
  /** Rows of squares that no street covers. */
  readonly free: readonly boolean[][]
}

/** The squares of the box whose corners no street of width `road` covers. */
export function groundOf(box: Box, strokes: readonly Stroke[], road: number): Ground {
  // Of curves every third point is near enough to measure a distance.
  const thin = strokes.map((stroke) =>
    stroke.length < 20 ? stroke : stroke.filter((_, i) => i % 3 === 0 || i === stroke.length - 1),
  )
  const free = Array.from({ length: Math.floor(box.height / STEP) + 1 }, (_, row) =>
    Array.from({ length: Math.floor(box.width / STEP) + 1 }, (__, column) => {
      const p = { x: box.x + column * STEP, y: box.y + row * STEP }
      return thin.every((stroke) => distance(stroke, p) > road / 2 + KERB)
    }),
  )
  return { box, free }
}

/** Free places for a box of this size, as their top left corners. */
function placesFor({ box, free }: Ground, width: number, height: number): Point[] {
  const [columns, rows] = [Math.ceil(width / STEP), Math.ceil(height / STEP)]
  const places: Point[] = []
  for (let row = 0; row + rows < free.length; row++)
    for (let column = 0; column + columns < (free[row]?.length ?? 0); column++) {
      const isFree = free
        .slice(row, row + rows + 1)
        .every((line) => line.slice(column, column + columns + 1).every(Boolean))
      if (isFree) places.push({ x: box.x + column * STEP, y: box.y + row * STEP })
    }
  return places
}

/** The ground without a box that is taken. */
function without({ box, free }: Ground, taken: Box): Ground {
  const isTaken = (row: number, column: number) => {
    const [x, y] = [box.x + column * STEP, box.y + row * STEP]
    return (
      x > taken.x - STEP && x < taken.x + taken.width + STEP && y > taken.y - STEP && y < taken.y + taken.height + STEP
    )
  }
  return { box, free: free.map((line, row) => line.map((is, column) => is && !isTaken(row, column))) }
}

/** The largest free box of one of these widths, with heights in proportion; null if none fits. */
export function largestPlace(ground: Ground, widths: readonly number[], ratio: number) {
  for (const width of widths) {
    const height = width * ratio
    const places = placesFor(ground, width, height)
    const middle = {
      x: places.reduce((sum, { x }) => sum + x, 0) / places.length,
      y: places.reduce((sum, { y }) => sum + y, 0) / places.length,
    }
    const [place] = places.toSorted((a, b) => gapOf(a, middle) - gapOf(b, middle))
    if (place) {
      const box = { ...place, width, height }
      return { box, rest: without(ground, box) }
    }
  }
  return null
}

/** A thing of the town at the free place that is nearest to where chance would have it. */
export function drawTown(random: Random, ground: Ground, color: boolean): Mark[] {
  const pen = new Pen(color).plane('far')
  const placed: { readonly foot: number; readonly marks: readonly Mark[] }[] = []
  let left = ground
  STANDERS.forEach(({ width, height, draw }, i) => {
    const [place] = random.shuffle(placesFor(left, width, height))
    if (!place) return
    const foot = place.y + height
    placed.push({ foot, marks: marksOf(draw(pen, place.x + width / 2, foot, i)) })
    left = without(left, { ...place, width, height })
  })
  return placed.toSorted((a, b) => a.foot - b.foot).flatMap(({ marks }) => marks)
}
