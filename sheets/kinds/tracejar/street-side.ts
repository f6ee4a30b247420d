/** Free ground beside streets: the largest box for a picture with its word, and room for what lines a street. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { gapOf, type Point } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import type { Stroke } from './stroke.ts'

/** Things beside a street. */
const ROADSIDE = ['tree', 'house', 'pine', 'traffic-light', 'bus-stop', 'palm'] as const

/** From a street to things beside it. */
const KERB = 3.5
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

/** Trees, houses and signs where there is room for them. */
export function drawRoadside(random: Random, ground: Ground, size: number, most: number, color: boolean): Mark[] {
  const marks: Mark[] = []
  let left = ground
  for (const id of random.shuffle(ROADSIDE).slice(0, most)) {
    const place = random.shuffle(placesFor(left, size, size))[0]
    if (!place) break
    marks.push(drawPicture(id, { cx: place.x + size / 2, cy: place.y + size / 2, size: size * 0.94, color }))
    left = without(left, { ...place, width: size, height: size })
  }
  return marks
}
