/** Prints on the faces of prisms and pyramids: stripes, stars, panes, dots. */
import type { Spot } from '../../studio/paths.ts'
import type { Fill } from '../../studio/pen.ts'
import type { Face } from './fold-nets.ts'
import { dot, flat, ink, type Patch } from './fold-paint.ts'

export const middle = (face: Face): Spot => [
  face.reduce((sum, [x]) => sum + x, 0) / face.length,
  face.reduce((sum, [, y]) => sum + y, 0) / face.length,
]
const towards = ([x, y]: Spot, [toX, toY]: Spot, part: number): Spot => [x + (toX - x) * part, y + (toY - y) * part]
/** The face made smaller about its middle. */
export const inner = (face: Face, part: number): Spot[] => face.map((spot) => towards(middle(face), spot, part))

/** Spots of a gable, measured from the side on which it is built, whichever direction that has on the page. */
export function upFrom(from: Spot, to: Spot): (spot: Spot) => Spot {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  return ([x, y]) => [from[0] + ux * x - uy * y, from[1] + uy * x + ux * y]
}

export const rowsOf = (face: Face, step: number): Patch[] => {
  const [[left, top], [, , foot = [0, 0]]] = [face[0] ?? [0, 0], face]
  const count = Math.floor((foot[1] - top - 1) / step)
  return Array.from({ length: count }, (_, i) =>
    ink([
      [left, top + (i + 1) * step],
      [foot[0], top + (i + 1) * step],
    ]),
  )
}

export const stripes = (face: Face, fill: Fill): Patch[] => {
  const [a = [0, 0], b = [0, 0], c = [0, 0], d] = face
  if (!d) return [flat([towards(a, b, 0.36), towards(a, b, 0.64), c], fill)]
  return [0.18, 0.58].map((part) =>
    flat([towards(a, b, part), towards(a, b, part + 0.24), towards(d, c, part + 0.24), towards(d, c, part)], fill),
  )
}

export const starSpots = ([x, y]: Spot, r: number): Spot[] =>
  Array.from({ length: 10 }, (_, i): Spot => {
    const [angle, reach] = [(i * Math.PI) / 5, i % 2 ? r * 0.45 : r]
    return [x + Math.sin(angle) * reach, y - Math.cos(angle) * reach]
  })

export const starred = (face: Face, r: number): Patch => flat(starSpots(middle(face), r), 'yellow')

/** Glass in the three sides of a triangle. */
export const lattice = (face: Face): Patch[] => {
  const [a = [0, 0], b = [0, 0], c = [0, 0]] = face
  return [0.34, 0.67].flatMap((part) => [
    ink([towards(a, b, part), towards(a, c, part)]),
    ink([towards(b, c, part), towards(b, a, part)]),
    ink([towards(c, a, part), towards(c, b, part)]),
  ])
}

export const number = (face: Face, value: number): Patch[] => {
  const [x, y] = middle(face)
  return Array.from({ length: value }, (_, i) => dot(x + (i - (value - 1) / 2) * 8, y, 3, 'black'))
}

export const dots = (face: Face, fill: Fill): Patch[] => [
  dot(...middle(face), 3.6, fill),
  ...inner(face, 0.56).map(([x, y]) => dot(x, y, 2.4, fill)),
]
