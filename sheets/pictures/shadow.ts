/** The shadows of pictures: their areas, and how like two of them are. */
import { kept } from '../scene/kept.ts'
import type { Point } from '../scene/marks.ts'
import { flattenPath } from '../scene/path-data.ts'
import { findArt } from './art.ts'
import type { Art } from './art-record.ts'
import type { PictureFacts } from './records/read.ts'

/** Area of a picture, as path data in the art's box; holes are open. `color`: the coloured drawing. */
export const shadowData = (art: Art, color: boolean): string =>
  (color && art.colors && (art.colorShadow ?? art.colorOutline)) || (art.shadow ?? art.outline)

type Rings = readonly (readonly Point[])[]

const contours = new Map<string, Rings>()

/** Pieces of each curve. */
const PIECES = 6

/** The contours of a shadow in the art's box, holes among them. */
const shadowRings = (facts: PictureFacts, color: boolean): Rings =>
  kept(contours, `${facts.id} ${color}`, () => flattenPath(shadowData(findArt(facts.table, facts.id), color), PIECES))

/** Cells of a shadow's grid along one side. */
const SIDE = 56
/** The grid is so much larger than the art's box: a shadow is moved to its middle. */
const REACH = 1420
const STEP = REACH / SIDE

/** 1 inside the shadow, row by row. */
type Cells = Uint8Array

interface Crossing {
  readonly x: number
  /** Of the edge: 1 downwards, -1 upwards. */
  readonly turn: number
}

/** Edges of the rings that cross the middle of each row. */
function crossingsOf(rings: Rings): Crossing[][] {
  const rows = Array.from({ length: SIDE }, (): Crossing[] => [])
  for (const ring of rings)
    for (let i = 0; i < ring.length; i++) {
      const a = ring[i] as Point
      const b = ring[(i + 1) % ring.length] as Point
      const turn = a.y < b.y ? 1 : -1
      const [high, low] = turn > 0 ? [a.y, b.y] : [b.y, a.y]
      const last = Math.min(SIDE - 1, Math.ceil(low / STEP - 0.5) - 1)
      for (let row = Math.max(0, Math.ceil(high / STEP - 0.5)); row <= last; row++) {
        const y = (row + 0.5) * STEP
        rows[row]?.push({ x: a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x), turn })
      }
    }
  return rows
}

/** Cells whose middle is inside the rings (nonzero). */
function cellsOf(rings: Rings): Cells {
  const cells = new Uint8Array(SIDE * SIDE)
  crossingsOf(rings).forEach((crossings, row) => {
    crossings.sort((a, b) => a.x - b.x)
    let winding = 0
    crossings.forEach(({ x, turn }, i) => {
      winding += turn
      const next = crossings[i + 1]?.x
      if (winding === 0 || next === undefined) return
      for (let column = Math.max(0, Math.ceil(x / STEP - 0.5)); column < SIDE && (column + 0.5) * STEP < next; column++)
        cells[row * SIDE + column] = 1
    })
  })
  return cells
}

/** The rings moved so that what they enclose balances in the middle of the grid. */
function balanced(rings: Rings): Rings {
  let [area, mx, my] = [0, 0, 0]
  for (const ring of rings)
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length] ?? a
      const part = a.x * b.y - b.x * a.y
      area += part
      mx += (a.x + b.x) * part
      my += (a.y + b.y) * part
    })
  const [dx, dy] = [REACH / 2 - mx / (3 * area), REACH / 2 - my / (3 * area)]
  return rings.map((ring) => ring.map(({ x, y }) => ({ x: x + dx, y: y + dy })))
}

const covered = new WeakMap<Rings, Cells>()

/** The cells that contours cover about their middle. */
const cellsUpright = (contour: Rings): Cells => kept(covered, contour, () => cellsOf(balanced(contour)))

/** The part that two shadows share of what both cover together: 1 for the same. */
function sharedPart(a: Cells, b: Cells): number {
  let [both, either] = [0, 0]
  a.forEach((inA, i) => {
    const inB = b[i] ?? 0
    both += inA & inB
    either += inA | inB
  })
  return either === 0 ? 1 : both / either
}

/** Likeness of two shadows by their contours, 0 to 1. */
const ringsLikeness = (a: Rings, b: Rings): number => sharedPart(cellsUpright(a), cellsUpright(b))

/** The same of two pictures' shadows. */
export const shadowLikeness = (a: PictureFacts, b: PictureFacts, color: boolean): number =>
  ringsLikeness(shadowRings(a, color), shadowRings(b, color))
