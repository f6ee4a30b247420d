/** Cubes in a pile, seen from the front, from above and from one side; a clear box around them. */
import { box, poly, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

/** Of a step into the depth, in sides of a cube: how far it goes aside and how far up on the paper. */
export const DEPTH = { aside: 0.42, up: 0.36 }

/** Heights of the columns: rows from the back to the front, each from the tall end to the low one. */
export type Heights = readonly (readonly number[])[]

export interface Pile {
  readonly heights: Heights
  /** The tall end is on the right. */
  readonly mirrored: boolean
}

export const heightAt = (heights: Heights, row: number, column: number): number => heights[row]?.[column] ?? 0

type CubeLook = (pen: Pen, x: number, y: number, side: number, index: number) => Drawing

const faces = (
  pen: Pen,
  x: number,
  y: number,
  s: number,
  [front, top, flank]: readonly [Fill, Fill, Fill],
): Drawing => {
  const [dx, dy] = [DEPTH.aside * s, DEPTH.up * s]
  return [
    pen.shape(box(x, y - s, s, s), front, 0.8),
    pen.shape(
      poly([
        [x, y - s],
        [x + dx, y - s - dy],
        [x + s + dx, y - s - dy],
        [x + s, y - s],
      ]),
      top,
      0.8,
    ),
    pen.shape(
      poly([
        [x + s, y],
        [x + s, y - s],
        [x + s + dx, y - s - dy],
        [x + s + dx, y - dy],
      ]),
      flank,
      0.8,
    ),
  ]
}

/** Of cardboard, with a strip of tape. */
const carton: CubeLook = (pen, x, y, s) => {
  const [dx, dy] = [DEPTH.aside * s, DEPTH.up * s]
  const [a, b] = [x + s * 0.43, x + s * 0.57]
  return [
    faces(pen, x, y, s, ['woodPale', 'sand', 'wood']),
    pen.shape(
      poly([
        [a, y - s],
        [a + dx, y - s - dy],
        [b + dx, y - s - dy],
        [b, y - s],
      ]),
      'cream',
      0.5,
    ),
    pen.shape(box(a, y - s, b - a, s * 0.26), 'cream', 0.5),
  ]
}

const BLOCKS: readonly (readonly [Fill, Fill, Fill])[] = [
  ['redPale', 'pinkPale', 'red'],
  ['bluePale', 'foam', 'blue'],
  ['yellow', 'yellowPale', 'orange'],
  ['lime', 'meadow', 'leaf'],
]

/** A building block, another colour than its neighbours; in line its flank is hatched, so that it is no clear box. */
const block: CubeLook = (pen, x, y, s, index) => [
  faces(pen, x, y, s, BLOCKS[index % BLOCKS.length] ?? ['white', 'white', 'white']),
  pen.colour
    ? []
    : pen.line(
        [0.2, 0.4, 0.6, 0.8].map((share) => `M${x + s} ${y - s * share}l${DEPTH.aside * s} ${-DEPTH.up * s}`).join(''),
        0.5,
      ),
]

const CUBE_LOOKS = { carton, block } as const
export type CubeLookName = keyof typeof CUBE_LOOKS

interface PileLook {
  readonly side: number
  readonly look: CubeLookName
  /** Columns, rows and layers of a clear box around the cubes. */
  readonly within?: readonly [number, number, number]
}

export const pileWidth = ([columns, rows]: readonly [number, number, ...number[]], side: number) =>
  (columns + rows * DEPTH.aside) * side

/** Edges of a clear box: those behind, and those in front of what is in it. */
function edges([w, d, h]: readonly [number, number, number], s: number) {
  const at = (x: number, depth: number, z: number): Spot => [(x + depth * DEPTH.aside) * s, -(z + depth * DEPTH.up) * s]
  const line = (...spots: readonly Spot[]) => poly(spots, false)
  return {
    behind: line(at(0, 0, 0), at(0, d, 0), at(w, d, 0)) + line(at(0, d, 0), at(0, d, h)),
    before:
      poly([at(0, 0, 0), at(w, 0, 0), at(w, 0, h), at(0, 0, h)]) +
      line(at(0, 0, h), at(0, d, h), at(w, d, h), at(w, 0, h)) +
      line(at(w, d, h), at(w, d, 0), at(w, 0, 0)),
    floor: poly([at(0, 0, 0), at(0, d, 0), at(w, d, 0), at(w, 0, 0)]),
    back: poly([at(0, d, 0), at(w, d, 0), at(w, d, h), at(0, d, h)]),
  }
}

/** `cx` is the middle of the whole pile, `foot` the front edge of its lowest layer. */
export function cubePile(pen: Pen, cx: number, foot: number, pile: Pile, { side, look, within }: PileLook): Drawing {
  const { heights, mirrored } = pile
  const [wide, deep] = within ?? [heights[0]?.length ?? 0, heights.length]
  const left = -pileWidth([wide, deep], side) / 2
  const cubes = heights.flatMap((row, r) => {
    const depth = deep - 1 - r
    const layers = Math.max(...row)
    return Array.from({ length: layers }, (_, z) =>
      row.map((height, column) =>
        height > z
          ? pen.at((column + depth * DEPTH.aside) * side, -(z + depth * DEPTH.up) * side, 1, (pen) =>
              CUBE_LOOKS[look](pen, 0, 0, side, column + 2 * z + r),
            )
          : [],
      ),
    )
  })
  const clear = within && edges(within, side)
  return pen.at(
    cx,
    foot,
    1,
    (pen) =>
      pen.at(left, 0, 1, (pen) => [
        clear
          ? [
              pen.shape(clear.back, 'foam', null),
              pen.shape(clear.floor, 'foam', null),
              pen.line(clear.behind, 0.7, 'blueDark', [1.2, 1.8]),
            ]
          : [],
        cubes,
        clear ? pen.line(clear.before, 1.2, 'blueDark', pen.colour ? undefined : [3, 2.2]) : [],
      ]),
    { flip: mirrored },
  )
}
