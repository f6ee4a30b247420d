/** Things that have the form of a plane figure: details drawn inside and around the outline that the child traces. */
import { ROUND_OBJECTS } from './round-objects.ts'
import type { Pen, ShapeObject } from './shape-pen.ts'
import { STRAIGHT_OBJECTS } from './straight-objects.ts'

export const SHAPE_OBJECTS: Readonly<Record<string, readonly ShapeObject[]>> = { ...ROUND_OBJECTS, ...STRAIGHT_OBJECTS }

/** Draws the details of an object whose outline has the size `size` and the centre (cx, cy). */
export function drawObject(object: ShapeObject, cx: number, cy: number, size: number, color: boolean) {
  const pen: Pen = { color, at: (x, y) => ({ x: cx + x * size, y: cy + y * size }), mm: (length) => length * size }
  return { around: object.around?.(pen) ?? [], inside: object.inside(pen) }
}
