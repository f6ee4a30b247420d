/** Places on a map that no line and no other label crosses. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { type Point, round } from '../../scene/marks.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

interface Search {
  /** Farthest middle of the label from the wanted point. */
  readonly reach: number
  /** True if the middle may be there. Default: anywhere. */
  readonly holds?: (middle: Point) => boolean
}

/** Free on each side of a label. */
const GAP = 0.4
/** Free between a label and the frame of the map. */
const FROM_FRAME = 1.6
const cell = (x: number, y: number) => Math.floor(y) * 1000 + Math.floor(x)

/** Offsets of whole mm, the nearest first. */
const OFFSETS: readonly Point[] = Array.from({ length: 121 * 121 }, (_, i) => ({
  x: (i % 121) - 60,
  y: Math.floor(i / 121) - 60,
})).sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))

export const boxAround = ({ x, y }: Point, { width, height }: Size): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

export class FreePlaces {
  private readonly taken = new Set<number>()
  private readonly area: Box

  /** @param lines chains of points that no label may touch */
  constructor(area: Box, lines: readonly (readonly Point[])[]) {
    this.area = area
    for (const line of lines) this.takeLine(line)
  }

  /** A leader, a border. */
  takeLine(points: readonly Point[]): void {
    for (const [i, to] of points.entries()) {
      const from = points[i - 1] ?? to
      const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 0.5))
      for (let step = 0; step <= steps; step++)
        this.taken.add(cell(from.x + ((to.x - from.x) * step) / steps, from.y + ((to.y - from.y) * step) / steps))
    }
  }

  take({ x, y, width, height }: Box): void {
    for (let cy = Math.floor(y); cy < y + height; cy++)
      for (let cx = Math.floor(x); cx < x + width; cx++) this.taken.add(cell(cx, cy))
  }

  private isFree({ x, y, width, height }: Box): boolean {
    const { area } = this
    if (x < area.x + FROM_FRAME || y < area.y + FROM_FRAME) return false
    if (x + width > area.x + area.width - FROM_FRAME || y + height > area.y + area.height - FROM_FRAME) return false
    for (let cy = Math.floor(y - GAP); cy < y + height + GAP; cy++)
      for (let cx = Math.floor(x - GAP); cx < x + width + GAP; cx++) if (this.taken.has(cell(cx, cy))) return false
    return true
  }

  /** The nearest free middle for a label, taken from now on; null when there is none. */
  near(wanted: Point, size: Size, { reach, holds = () => true }: Search): Point | null {
    for (const offset of OFFSETS) {
      if (Math.hypot(offset.x, offset.y) > reach) return null
      const middle = { x: round(wanted.x + offset.x), y: round(wanted.y + offset.y) }
      if (!holds(middle) || !this.isFree(boxAround(middle, size))) continue
      this.take(boxAround(middle, size))
      return middle
    }
    return null
  }
}
