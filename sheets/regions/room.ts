/** The place in a part of a grid where a label fits best. */
import type { Size } from './parts.ts'

export interface Room {
  /** Middle of the room, in squares. */
  readonly x: number
  readonly y: number
  /** Number of times the requested area fits, at most MOST_EASE; below 1 it does not fit. */
  readonly ease: number
}

const MOST_EASE = 2
const EASES = [MOST_EASE, 1.6, 1.3, 1.15, 1]

interface Reach {
  left: number
  top: number
  right: number
  bottom: number
}

/** Boxes of all parts of the last grid asked about: parts of one grid are asked about one after the other. */
let last: { readonly of: Int32Array; readonly boxes: Map<number, Reach> } | undefined

function boxesOf(of: Int32Array, width: number): Map<number, Reach> {
  if (last?.of === of) return last.boxes
  const boxes = new Map<number, Reach>()
  for (let at = 0; at < of.length; at++) {
    const part = of[at] as number
    if (part < 0) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    const box = boxes.get(part)
    if (!box) boxes.set(part, { left: x, top: y, right: x, bottom: y })
    else {
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.bottom = y
    }
  }
  last = { of, boxes }
  return boxes
}

/** The largest room of this shape (in squares) inside a part, nearest to the part's middle; `once`: it only has to fit. */
export function roomIn(
  of: Int32Array,
  { width }: Size,
  part: number,
  across: number,
  down: number,
  once = false,
): Room {
  const box = boxesOf(of, width).get(part)
  if (!box) return { x: 0, y: 0, ease: 0 }
  const [w, h] = [box.right - box.left + 1, box.bottom - box.top + 1]
  if (w < across || h < down) return { x: box.left + w / 2, y: box.top + h / 2, ease: 0 }
  // Squares of other parts, summed from the left upper corner.
  const sums = new Int32Array((w + 1) * (h + 1))
  let [count, sumX, sumY] = [0, 0, 0]
  for (let y = 0; y < h; y++) {
    let row = 0
    for (let x = 0; x < w; x++) {
      const own = of[(box.top + y) * width + box.left + x] === part
      if (own) {
        count++
        sumX += x
        sumY += y
      } else row++
      sums[(y + 1) * (w + 1) + x + 1] = (sums[y * (w + 1) + x + 1] as number) + row
    }
  }
  const [cx, cy] = [sumX / count, sumY / count]
  for (const ease of once ? [1] : EASES) {
    const [rw, rh] = [Math.ceil(across * ease), Math.ceil(down * ease)]
    let [best, far] = [-1, Infinity]
    for (let y = 0; y + rh <= h; y++)
      for (let x = 0; x + rw <= w; x++) {
        const others =
          (sums[(y + rh) * (w + 1) + x + rw] as number) -
          (sums[y * (w + 1) + x + rw] as number) -
          (sums[(y + rh) * (w + 1) + x] as number) +
          (sums[y * (w + 1) + x] as number)
        if (others > 0) continue
        const away = (x + rw / 2 - cx) ** 2 + (y + rh / 2 - cy) ** 2
        if (away < far) [best, far] = [y * w + x, away]
      }
    if (best >= 0) return { x: box.left + (best % w) + rw / 2, y: box.top + Math.floor(best / w) + rh / 2, ease }
  }
  return { x: box.left + cx, y: box.top + cy, ease: 0 }
}
