/** Boxes, tins, cones, pyramids, prisms and balls of the things of a shelf, about the middle of their ground. Lengths in mm. */
import { box, circle, ellipse, poly, type Spot } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'

export interface SolidThing {
  readonly id: string
  readonly solid: string
  readonly width: number
  readonly height: number
  readonly draw: (pen: Pen) => Drawing
  /** Share of the largest scale: a match box is smaller than a shoe box. */
  readonly size: number
}

export const thing = (
  id: string,
  solid: string,
  width: number,
  height: number,
  draw: SolidThing['draw'],
  size = 1,
): SolidThing => ({ id, solid, width, height, draw, size })

/** The right side of a box goes back and up by this share of its depth. */
const [BACK, UP] = [0.62, 0.5]

export interface Carton {
  readonly w: number
  readonly h: number
  readonly d: number
  readonly fills: readonly [front: Fill, top: Fill, side: Fill]
}

/** Left edge of the front of a box whose drawing is in the middle. */
export const leftOf = ({ w, d }: Carton) => -(w + d * BACK) / 2

export function carton(pen: Pen, one: Carton): Drawing {
  const { w, h, d } = one
  const [front, top, side] = one.fills
  const [dx, dy] = [d * BACK, d * UP]
  const left = leftOf(one)
  const right = left + w
  const lid: Spot[] = [
    [left, -h],
    [left + dx, -h - dy],
    [right + dx, -h - dy],
    [right, -h],
  ]
  const end: Spot[] = [
    [right, 0],
    [right + dx, -dy],
    [right + dx, -h - dy],
    [right, -h],
  ]
  return [pen.shape(poly(end), side), pen.shape(poly(lid), top), pen.shape(box(left, -h, w, h), front)]
}

/** Spot on the lid of a box: shares of its width and of its depth. */
export const onLid = (one: Carton, u: number, v: number): Spot => [
  leftOf(one) + u * one.w + v * one.d * BACK,
  -one.h - v * one.d * UP,
]
/** Spot on its right side: shares of its depth and, from the ground, of its height. */
export const onSide = (one: Carton, u: number, v: number): Spot => [
  leftOf(one) + one.w + u * one.d * BACK,
  -u * one.d * UP - v * one.h,
]
export const onFront = (one: Carton, u: number, v: number): Spot => [leftOf(one) + u * one.w, -v * one.h]
export type OnFace = typeof onLid

/** Half the height of a round base that is seen from above. */
export const flat = (r: number) => r * 0.3

export function can(pen: Pen, r: number, h: number, fill: Fill, lid: Fill): Drawing {
  const low = flat(r)
  return [
    pen.shape(`M${-r} ${-h + low}V${-low}A${r} ${low} 0 0 0 ${r} ${-low}V${-h + low}z`, fill),
    pen.shape(ellipse(0, -h + low, r, low), lid),
  ]
}

/** A band around a can, between two heights. */
export const label = (pen: Pen, r: number, from: number, to: number, fill: Fill): Drawing => {
  const low = flat(r)
  return pen.shape(`M${-r} ${-to}A${r} ${low} 0 0 0 ${r} ${-to}V${-from}A${r} ${low} 0 0 1 ${-r} ${-from}z`, fill, 0.9)
}

export function cone(pen: Pen, r: number, h: number, fill: Fill): Drawing {
  const low = flat(r)
  return pen.shape(`M0 ${-h}L${r} ${-low}A${r} ${low} 0 0 1 ${-r} ${-low}z`, fill)
}

/** A band around a cone, between two shares of its height. */
export function girdle(pen: Pen, r: number, h: number, [from, to]: Spot, fill: Fill): Drawing {
  const at = (share: number) => ({ x: r * (1 - share), y: -flat(r) - share * (h - flat(r)) })
  const [low, high] = [at(from), at(to)]
  return pen.shape(
    `M${-high.x} ${high.y}A${high.x} ${flat(high.x)} 0 0 0 ${high.x} ${high.y}L${low.x} ${low.y}A${low.x} ${flat(low.x)} 0 0 1 ${-low.x} ${low.y}z`,
    fill,
    0.9,
  )
}

/** Corners of a pyramid. Its front edge is on the ground, as that of a box; the base goes back to the right. */
export const cornersOf = (w: number, h: number): readonly [left: Spot, edge: Spot, right: Spot, tip: Spot] => [
  [-w / 2, 0],
  [w * 0.3, 0],
  [w / 2, -8],
  [0, -h],
]

export function pyramid(pen: Pen, w: number, h: number, [front, side]: readonly [Fill, Fill]): Drawing {
  const [left, edge, right, tip] = cornersOf(w, h)
  return [pen.shape(poly([left, edge, tip]), front), pen.shape(poly([edge, right, tip]), side)]
}

export const ball = (pen: Pen, r: number, fill: Fill): Drawing => pen.shape(circle(0, -r, r), fill)
export const inBall = (pen: Pen, r: number, inside: Drawing): Drawing => [
  pen.clip(circle(0, -r, r), inside),
  pen.shape(circle(0, -r, r), null),
]

/** Between two spots, at a share. */
export const between = ([x1, y1]: Spot, [x2, y2]: Spot, share: number): Spot => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
]

/** Lies on one long face: its triangle in front, the length goes back to the right. */
export function prism(
  pen: Pen,
  [left, right, top]: readonly [Spot, Spot, Spot],
  [dx, dy]: Spot,
  [front, side]: readonly [Fill, Fill],
): Drawing {
  const back = ([x, y]: Spot): Spot => [x + dx, y + dy]
  return [
    pen.shape(poly([left, back(left), back(top), top]), side),
    pen.shape(poly([right, back(right), back(top), top]), side),
    pen.shape(poly([left, right, top]), front),
  ]
}
