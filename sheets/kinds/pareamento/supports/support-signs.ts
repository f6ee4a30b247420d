/** Signs that no picture shows: the end, quiet, a queue. */
import { drawDrawing } from '../../../pictures/drawing.ts'
import type { Drawing } from '../../../pictures/drawn/drawing.ts'
import { bust } from '../../../pictures/drawn/people-drawn.ts'
import { CHILDREN } from '../../../pictures/drawn/people-looks.ts'
import { GREEN, WHITE } from '../../../scene/inks.ts'
import { circle, group, path, round } from '../../../scene/marks.ts'
import type { Mark } from '../../../scene/scene.ts'

/** A tick in a ring: no step is left. */
function drawDone(size: number, color: boolean): Mark[] {
  const [r, s] = [size * 0.46, size * 0.24]
  const tick = `M${round(-s)} ${round(s * 0.1)}L${round(-s * 0.25)} ${round(s * 0.85)}L${round(s * 1.05)} ${round(-s * 0.75)}`
  return [circle(0, 0, r, { width: 1.6, fill: color ? GREEN : WHITE }), path(tick, { width: Math.max(2, size * 0.08) })]
}

/** A finger over the lips. */
const FINGER = 'M45 96L45 55C45 49 55 49 55 55L55 72C62 70 66 76 64 84L62 96Z'

function quiet(): Drawing {
  const [child] = CHILDREN
  if (!child) return []
  return [...bust(child, 'calma'), { d: FINGER, fill: child.skin }]
}

/** Three children behind one another. */
const QUEUE = [
  [-0.3, 0.44],
  [0, 0.5],
  [0.3, 0.56],
] as const

function drawQueue(size: number, color: boolean): Mark[] {
  return QUEUE.flatMap(([x, share], i): Mark[] => {
    const child = CHILDREN[i + 1]
    if (!child) return []
    const side = size * share
    return [drawDrawing(bust(child, 'calma'), { cx: x * size, cy: (size * 0.6 - side) / 2, size: side, color })]
  })
}

const SIGNS: Readonly<Record<string, (size: number, color: boolean) => Mark[]>> = {
  done: drawDone,
  quiet: (size, color) => [drawDrawing(quiet(), { cx: 0, cy: 0, size, color })],
  queue: drawQueue,
}

/** The sign of this id, centred; null for the id of a picture. */
export function drawSign(id: string, cx: number, cy: number, size: number, color: boolean): Mark | null {
  const sign = SIGNS[id]
  return sign ? group(cx, cy, sign(size, color)) : null
}

export const isSign = (id: string): boolean => Object.hasOwn(SIGNS, id)
