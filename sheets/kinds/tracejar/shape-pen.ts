/** Parts of the details that make a thing of a plane figure: lengths are shares of the figure's size, (0, 0) its centre. */
import { WHITE } from '../../scene/inks.ts'
import { circle, dot, type Point, path, polygon, polyline, rect, round } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'

export interface Pen {
  readonly color: boolean
  /** Size 1 is the shape's own size; (0, 0) its centre. */
  readonly at: (x: number, y: number) => Point
  /** Lengths of the drawing in mm. */
  readonly mm: (length: number) => number
}

export interface ShapeObject {
  readonly name: string
  /** Fill in colour; any soft colour by default. */
  readonly ink?: Ink
  /** Behind the outline, around the shape. */
  readonly around?: (pen: Pen) => Mark[]
  /** Inside the outline. */
  readonly inside: (pen: Pen) => Mark[]
}

export const stroke = { width: 0.6 } as const
export const tinted = (pen: Pen, ink: Ink) => (pen.color ? ink : WHITE)
export const seg = (pen: Pen, ...points: readonly (readonly [number, number])[]) =>
  polyline(
    points.map(([x, y]) => pen.at(x, y)),
    stroke,
  )
/** A closed figure with straight sides. */
export const facet = (pen: Pen, fill: Ink, ...points: readonly (readonly [number, number])[]): Mark =>
  polygon(
    points.map(([x, y]) => pen.at(x, y)),
    { ...stroke, fill },
  )
export const disc = (pen: Pen, x: number, y: number, r: number, fill: Ink = WHITE): Mark => {
  const p = pen.at(x, y)
  return circle(p.x, p.y, pen.mm(r), { ...stroke, fill })
}
export const spot = (pen: Pen, x: number, y: number, r: number): Mark => {
  const p = pen.at(x, y)
  return dot(p.x, p.y, pen.mm(r))
}
export const box = (pen: Pen, x: number, y: number, w: number, h: number, fill: Ink = WHITE): Mark => {
  const p = pen.at(x, y)
  return rect(p.x, p.y, pen.mm(w), pen.mm(h), { ...stroke, fill, radius: pen.mm(0.02) })
}
export const smile = (pen: Pen, y: number): Mark[] => {
  const [a, b] = [pen.at(-0.11, y + 0.1), pen.at(0.11, y + 0.1)]
  return [
    spot(pen, -0.11, y, 0.025),
    spot(pen, 0.11, y, 0.025),
    path(
      `M${round(a.x)} ${round(a.y)}Q${round((a.x + b.x) / 2)} ${round(a.y + pen.mm(0.09))} ${round(b.x)} ${round(b.y)}`,
      stroke,
    ),
  ]
}
export const ring = (count: number, r: number, from = 0) =>
  Array.from({ length: count }, (_, i) => {
    const angle = from + (2 * Math.PI * i) / count
    return [Math.cos(angle) * r, Math.sin(angle) * r] as const
  })
