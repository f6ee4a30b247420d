/** A net as it is printed and, seen from above its front, as it is folded by part or whole. */
import { poly, type Spot } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { areaOf, type Face, type FoldNet, folded, foldsOf, type Point3, rimOf } from './fold-nets.ts'
import { type FacePaint, painted } from './fold-paint.ts'
import type { Tab } from './fold-tabs.ts'

export interface Model {
  readonly id: string
  readonly net: FoldNet
  /** Of each face, patches in the lengths of the net. */
  readonly paint: readonly FacePaint[]
  /** The first face is the base, below the others, and not the front. */
  readonly onBase?: boolean
  /** In place of its faces, as it is seen when it is closed. */
  readonly drawn?: (pen: Pen, view: Seen) => Drawing
  /** Degrees to the right from which it is seen best. */
  readonly yaw?: number
}

export const FOLD_DASH = [2.2, 1.8]

const isAt = ([x, y]: Spot, [toX, toY]: Spot) => Math.hypot(x - toX, y - toY) < 0.02

/** Lines to cut, side by side; `open` sides may get another face. */
export const cutLine = (net: FoldNet, tabs: readonly Tab[], open: readonly Face[] = []): string =>
  rimOf(net)
    .map(({ from, to }) => {
      const tab = tabs.find(({ side }) => isAt(side.from, from) && isAt(side.to, to))
      if (tab) return poly(tab.shape, false)
      const isOpen = open.some((face) => face.some((spot) => isAt(spot, from)) && face.some((spot) => isAt(spot, to)))
      return isOpen ? '' : poly([from, to], false)
    })
    .join('')

/** All folds: between faces, and at the foot of tabs. */
export const foldLines = (net: FoldNet, tabs: readonly Tab[]): string =>
  [...foldsOf(net).map(({ side }) => side), ...tabs.map(({ side }) => side)]
    .map(({ from, to }) => poly([from, to], false))
    .join('')

export interface Seen {
  readonly x: number
  /** Of the lowest spot. */
  readonly foot: number
  readonly width: number
  readonly height: number
}

/** Degrees downwards. */
const PITCH = 24

const meanOf = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length

/** `part` of every fold is done. */
export function seen(pen: Pen, model: Model, part: number, view: Seen): Drawing {
  const { net, paint, onBase, yaw = 32, drawn } = model
  if (drawn) return drawn(pen, view)
  const { x, foot, width, height } = view
  const [a, b] = [(yaw * Math.PI) / 180, (PITCH * Math.PI) / 180]
  const towards = ([px, flatY, flatZ]: Point3): Point3 => {
    const [py, pz] = onBase ? [flatZ, -flatY] : [flatY, flatZ]
    const [qx, qz] = [px * Math.cos(a) - pz * Math.sin(a), px * Math.sin(a) + pz * Math.cos(a)]
    return [qx, py * Math.cos(b) + qz * Math.sin(b), qz * Math.cos(b) - py * Math.sin(b)]
  }
  const placed = folded(net, part).map((place) => (spot: Spot) => towards(place(spot)))
  const faces = net.faces.map((face, i) => face.map((spot) => placed[i]?.(spot) ?? ([0, 0, 0] as Point3)))
  const [xs, ys] = [faces.flat().map(([u]) => u), faces.flat().map(([, v]) => v)]
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.max(...ys), Math.min(...ys)]
  const scale = Math.min(width / (right - left), height / (low - high))
  const onPage = ([u, v]: Point3): Spot => [x + (u - (left + right) / 2) * scale, foot + (v - low) * scale]
  const depths = faces.map((face) => meanOf(face.map(([, , w]) => w)))
  const order = faces.map((_, i) => i).sort((one, other) => (depths[one] ?? 0) - (depths[other] ?? 0))
  return order.map((i) => {
    const outline = (faces[i] ?? []).map(onPage)
    const side = paint[i]
    if (areaOf(outline) < 0.01) return pen.shape(poly(outline), 'white', 0.9)
    return [
      pen.shape(poly(outline), side?.fill ?? 'white', null),
      painted(pen, side?.patches ?? [], (spot) => onPage(placed[i]?.(spot) ?? [0, 0, 0]), Math.sqrt(scale)),
      pen.shape(poly(outline), null, 0.9),
    ]
  })
}
