/** Parts of a figure outside its maze: a painted rind around an egg, the stem and the leaf of a fruit, smoke over a house. */
import { BLACK, WHITE } from '../../scene/inks.ts'
import { area, gapOf, line, type Point, path, polylineData, rectData } from '../../scene/marks.ts'
import { resample } from '../../scene/path-data.ts'
import type { Mark } from '../../scene/scene.ts'
import { box, circle, ellipse, star } from '../../studio/paths.ts'
import { inkOf, marksOf, Pen } from '../../studio/pen.ts'
import { tuft } from '../../studio/shapes/nature.ts'
import { broadLeaf } from '../../studio/shapes/plants.ts'
import type { FigureBoard } from './figure-board.ts'
import { type Gate, openContour } from './figure-gates.ts'

/** The outer line of a rind, in widths of its inner one. */
const OUTER = 0.6
/** Ornaments around a rind, and the room between them and its gate, mm. */
const [ORNAMENTS, CLEAR] = [30, 4]

/** A rind around the maze with ornaments, which children may paint; a gate leads through it. */
export function drawShell(
  contour: readonly Point[],
  rind: readonly Point[],
  { at: gate, half }: Gate,
  cell: number,
  width: number,
  color: boolean,
): Mark[] {
  const pen = new Pen(color)
  const top = Math.min(...rind.map(({ y }) => y))
  const around = resample([...rind, ...rind.slice(0, 1)], lengthOf(rind) / ORNAMENTS).slice(0, ORNAMENTS)
  const ornaments = around.map((p, i) => {
    const near = contour.reduce((best, q) => (gapOf(p, q) < gapOf(p, best) ? q : best))
    const at = { x: (p.x + near.x) / 2, y: (p.y + near.y) / 2 }
    if (at.y < gate.y + cell && Math.abs(at.x - gate.x) < half + CLEAR + DOT) return []
    return i % 2
      ? pen.shape(circle(at.x, at.y, DOT), 'pink', 0.8)
      : pen.shape(star(at.x, at.y, DOT * 1.5, 4, 0.6), 'teal', 0.8)
  })
  return [
    area(polylineData(rind, true), color ? inkOf('yellowPale') : WHITE),
    ...marksOf(ornaments),
    area(rectData(gate.x - half, top - 1, 2 * half, gate.y - top + 4), color ? inkOf('cream') : WHITE),
    path(openContour(rind, [{ at: { x: gate.x, y: top }, half }], cell), { width: width * OUTER }),
    ...[-half, half].map((dx) => line(gate.x + dx, top + 0.6, gate.x + dx, gate.y + 0.4, { width: width * OUTER })),
  ]
}

/** Radius of an ornament, mm. */
const DOT = 2.5

const lengthOf = (points: readonly Point[]) => points.reduce((sum, p, i) => sum + gapOf(p, points.at(i - 1) ?? p), 0)

/** An apple's stem is so far below its highest points at most, mm. */
const DIP = 30
/** Left of a gate at the top: where the stem begins, mm. */
const STEM = { aside: 3.5, high: 17, lean: -5 } as const

/** In the dip of an apple, or at the left of the gate where a pear has its tip. */
export function drawStem(
  kind: 'dip' | 'tip',
  contour: readonly Point[],
  { at: gate, half }: Gate,
  cell: number,
  color: boolean,
): Mark[] {
  const pen = new Pen(color)
  const xs = contour.map((p) => p.x)
  const x = kind === 'dip' ? (Math.min(...xs) + Math.max(...xs)) / 2 : gate.x - half - STEM.aside
  const near = contour.filter((p) => p.y < gate.y + Math.max(cell, DIP) && Math.abs(p.x - x) < 2).map(({ y }) => y)
  const foot = kind === 'dip' ? Math.max(...near) + 1 : Math.min(gate.y + 4, ...near) + 2
  const high = kind === 'dip' ? STEM.high + 8 : STEM.high
  const [tipX, tipY] = [x + STEM.lean, foot - high]
  return marksOf([
    broadLeaf(pen.plane('middle'), x - 2, foot - high * 0.55, kind === 'dip' ? 0.56 : 0.42, -72, 'leaf'),
    pen.rope(`M${x} ${foot}Q${x - 0.5} ${foot - high * 0.53} ${tipX} ${tipY}`, kind === 'dip' ? 4.4 : 3.4, 'brown'),
  ])
}

/** Marks the opening where the path begins (-1: from above) or ends; its tip points along the path. */
export function drawArrow({ x, y }: Point, free: number, down: boolean): Mark {
  const [half, tip] = [Math.min(3.4, free * 0.62), down ? 1 : -1]
  const long = half * 1.5
  return area(
    polylineData(
      [
        { x: x - half, y: y - (tip * long) / 2 },
        { x: x + half, y: y - (tip * long) / 2 },
        { x, y: y + (tip * long) / 2 },
      ],
      true,
    ),
    BLACK,
  )
}

/** Of a chimney on a ridge, left of the opening: its middle, its width and its height, mm. */
const CHIMNEY = { aside: 30, width: 15, high: 17 } as const

/** A house that somebody lives in: a chimney that smokes, behind the roof. */
export function drawChimney({ at }: Gate, color: boolean): Mark[] {
  const pen = new Pen(color).plane('middle')
  const { aside, width, high } = CHIMNEY
  const [x, top] = [at.x - aside, at.y - high]
  const puffs = [
    [-1, 3.6, 2.2],
    [-8, 6, 3],
    [-18, 7, 4.2],
  ] as const
  return marksOf([
    pen.shape(box(x - width / 2, top + 3, width, high + 4), 'copper', 0.9),
    pen.line(
      `M${x - width / 2} ${top + 9}h${width}M${x} ${top + 4}v5M${x - 4} ${top + 9}v6M${x + 4} ${top + 9}v6`,
      0.6,
    ),
    pen.shape(box(x - width / 2 - 1.6, top, width + 3.2, 4, 1), 'stone', 0.9),
    puffs.map(([dx, up, r]) => pen.shape(circle(x + dx, top - up, r), 'cloud', 0.8)),
  ])
}

/** The step of its door, below the opening. */
export const drawDoorstep = ({ at, half }: Gate, color: boolean): Mark[] =>
  marksOf(new Pen(color).plane('middle').shape(box(at.x - half - 7, at.y + 1, 2 * half + 14, 3.4, 1.4), 'stone', 0.9))

/** Between tufts of foliage, their size, and the room around the gate at the top, mm. */
const TUFTS = { pitch: 9.5, sizes: [5.6, 4.4, 5], gap: 15 } as const
/** Of the bare earth below a tree and of its blades of grass, mm. */
const EARTH = { aside: 46, high: 5.5 } as const

/** Foliage behind the contour of a tree, and the earth that it grows out of and a bird is on. */
export function drawCrown(
  crown: number,
  { contour, place }: FigureBoard,
  gate: Point,
  bird: { readonly at: Point; readonly size: number },
  color: boolean,
): Mark[] {
  const pen = new Pen(color).plane('middle')
  const { x, y } = place(0.5, 1)
  const foot = bird.at.y + bird.size / 2
  const [middle, high] = [(y + foot) / 2, (foot - y) / 2 + EARTH.high]
  const tufts = resample([...contour, ...contour.slice(0, 1)], TUFTS.pitch).flatMap((p, i) =>
    p.y > place(0, crown).y || Math.abs(p.x - gate.x) < TUFTS.gap
      ? []
      : circle(p.x, p.y, TUFTS.sizes[i % TUFTS.sizes.length] ?? 5),
  )
  return marksOf([
    pen.shape(ellipse(x, middle, EARTH.aside, high), 'path', 0.8),
    [-0.78, -0.5, 0.55, 0.8].map((t) => tuft(pen, x + t * EARTH.aside, middle + high * 0.6, 0.5)),
    pen.union(tufts, 'leaf', 1),
  ])
}
