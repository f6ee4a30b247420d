/** The skin of a figure below its corridors: scales, leaves, bark or tiles, and the fins that stick out behind it. */
import { contains } from '../../scene/even-odd.ts'
import { gapOf, type Point, path, polylineData, round } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import { type Fill, marksOf, Pen } from '../../studio/pen.ts'
import type { FigureBoard } from './figure-board.ts'
import type { CreaseKind, Fin, Skin, WovenKind } from './skin.ts'

interface Weave {
  readonly across: number
  readonly down: number
  /** A mark about a place. */
  readonly mark: (x: number, y: number) => string
  /** Free of the contour, mm. */
  readonly inset: number
}

const at = (x: number, y: number) => `M${round(x)} ${round(y)}`

const WEAVES: Readonly<Record<WovenKind, Weave>> = {
  scales: { across: 11, down: 6.5, inset: 6, mark: (x, y) => `${at(x - 5.5, y - 2)}q0.8 5.4 5.5 5.4t5.500 -5.4` },
  leaves: {
    across: 13,
    down: 9,
    inset: 5,
    mark: (x, y) => `${at(x - 2.4, y + 1.6)}q0.2 -3.8 5 -4.200q0 4 -5 4.200l2.600 -2.200`,
  },
  bark: { across: 7, down: 11, inset: 3, mark: (x, y) => `${at(x, y - 3.6)}q-1.4 3.6 0 7.200` },
  tiles: { across: 10, down: 6, inset: 4, mark: (x, y) => `${at(x - 5, y - 2)}v1.600q0 3 5 3t5 -3v-1.600` },
  bricks: { across: 16, down: 8, inset: 4, mark: (x, y) => `${at(x - 4, y + 2)}h8v-4h-8z` },
  curls: {
    across: 24,
    down: 15,
    inset: 8,
    mark: (x, y) => `${at(x - 6, y + 2.4)}q0.4 -5.600 5.600 -5.600q4.600 0.400 4.600 4q-0.400 2.600 -2.800 2.400`,
  },
  dots: { across: 12, down: 10, inset: 5, mark: (x, y) => `${at(x - 0.4, y)}h0.800` },
  seeds: {
    across: 15,
    down: 12,
    inset: 6,
    mark: (x, y) => `${at(x, y - 2)}q2.600 3.600 0 4.400q-2.600 -0.800 0 -4.400z`,
  },
  glints: { across: 22, down: 16, inset: 6, mark: (x, y) => `${at(x - 3, y + 3)}q0.600 -4.400 5 -6` },
}

/** In shares of the figure's width and height. */
const CREASES: Readonly<Record<CreaseKind, string>> = {
  facets:
    'M0.5,0.545L0.5,0.02M0.5,0.545L0.97,0.383M0.5,0.545L0.79,0.97M0.5,0.545L0.21,0.97M0.5,0.545L0.03,0.383M0.5,0.545L0.679,0.29M0.5,0.545L0.79,0.645M0.5,0.545L0.5,0.87M0.5,0.545L0.21,0.645M0.5,0.545L0.321,0.29',
  folds: 'M0,0.06L1,0.06M0.5,0.06L0.5,0.74M0,0.4L1,0.4M0.25,0.06L0.25,0.87M0.75,0.06L0.75,0.87',
  ribs: 'M0.24,0.08Q0.06,0.5 0.24,0.94M0.417,0.05Q0.3,0.5 0.417,0.97M0.583,0.05Q0.7,0.5 0.583,0.97M0.76,0.08Q0.94,0.5 0.76,0.94',
  sticks: 'M0.492,0.02L0.492,0.98M0.508,0.02L0.508,0.98M0.02,0.388L0.98,0.388M0.02,0.404L0.98,0.404',
}
const isCrease = (kind: Skin['kind']): kind is CreaseKind => kind in CREASES

/** Darker than the figure, and paler than the thinnest wall. */
const shadeOf = ([c, m, y, k]: Ink): Ink => [
  Math.min(60, Math.round(c * 1.45)),
  Math.min(60, Math.round(m * 1.45)),
  Math.min(70, Math.round(y * 1.4)),
  k + 9,
]
/** Of marks that are not as thin as others, mm. */
const WIDTHS: Partial<Record<Skin['kind'], number>> = { dots: 1.3, ribs: 1.5 }
const ON_WHITE: Ink = [0, 0, 0, 24]

const woven = new WeakMap<FigureBoard, Map<Skin, string>>()

/** Marks in rows that are shifted by half, where they have room inside the contour; once for each board. */
function weave(skin: Skin, board: FigureBoard): string {
  const known = woven.get(board) ?? new Map<Skin, string>()
  woven.set(board, known)
  const { kind, from = 0, to = 1 } = skin
  if (isCrease(kind))
    return CREASES[kind].replaceAll(/([\d.]+),([\d.]+)/g, (_, x: string, y: string) => {
      const p = board.place(Number(x), Number(y))
      return `${round(p.x)} ${round(p.y)}`
    })
  const { across, down, mark, inset } = WEAVES[kind]
  const { contour, place } = board
  const [first, last, top, bottom] = [place(0, 0).x, place(1, 1).x, place(0, from).y, place(0, to).y]
  const spots: Point[] = []
  for (let row = 0; top + row * down < bottom; row++)
    for (let x = first + (row % 2 ? across / 2 : 0); x < last; x += across) spots.push({ x, y: top + row * down })
  const data =
    known.get(skin) ??
    spots
      .filter((spot) => contains([contour], spot) && contour.every((p) => gapOf(p, spot) > inset))
      .map(({ x, y }) => mark(x, y))
      .join('')
  known.set(skin, data)
  return data
}

export function drawSkin(skins: readonly Skin[], board: FigureBoard, paint: Ink, color: boolean): Mark[] {
  const stroke = color ? shadeOf(paint) : ON_WHITE
  return skins.map((skin) => path(weave(skin, board), { width: WIDTHS[skin.kind] ?? 0.6, stroke }))
}

/** Rays of a fin. */
const RAYS = 8
/** Of a ray, for the skin between two of them. */
const HANG = 0.1

/** Behind the figure: rays lean back to the tail, as water presses on them. */
export function drawFins(fins: readonly Fin[], { contour, place }: FigureBoard, fill: Fill, color: boolean): Mark[] {
  const pen = new Pen(color).plane('middle')
  const height = place(0, 1).y - place(0, 0).y
  return fins.flatMap(({ side, from, to, high }) => {
    const footAt = (share: number): Point => {
      const { x } = place(share, 0)
      const near = contour.filter((p) => Math.abs(p.x - x) < 2).map(({ y }) => y)
      return { x, y: side < 0 ? Math.min(...near) : Math.max(...near) }
    }
    const rays = Array.from({ length: RAYS }, (_, i) => {
      const t = i / (RAYS - 1)
      const base = footAt(from + (to - from) * t)
      const long = height * high * (0.3 + 0.7 * Math.sin(Math.PI * (0.08 + 0.74 * t)))
      return { base, tip: { x: base.x + long * 0.55, y: base.y + side * long } }
    })
    const foot = rays.map(({ base }) => ({ x: base.x, y: base.y - side * 3 }))
    // Its skin hangs between the tips of the rays.
    const edge = rays
      .map(({ base, tip }) => ({ ...tip, hang: { x: tip.x - base.x, y: tip.y - base.y } }))
      .toReversed()
      .map((tip, i, all) => {
        const last = all[i - 1]
        if (!last) return `L${round(tip.x)} ${round(tip.y)}`
        const [x, y] = [(tip.x + last.x) / 2 - tip.hang.x * HANG, (tip.y + last.y) / 2 - tip.hang.y * HANG]
        return `Q${round(x)} ${round(y)} ${round(tip.x)} ${round(tip.y)}`
      })
    return marksOf([
      pen.shape(`${polylineData(foot)}${edge.join('')}z`, fill, 1),
      pen.line(
        rays
          .slice(1, -1)
          .map(
            ({ base, tip }) =>
              `${at(base.x, base.y)}L${round((tip.x * 4 + base.x) / 5)} ${round((tip.y * 4 + base.y) / 5)}`,
          )
          .join(''),
        0.6,
      ),
    ])
  })
}
