/** Scenes that fill a page of sums: a cloth for a picnic, a Christmas tree with a tier for each sum. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { round as r } from '../../scene/marks.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { WAVE } from '../cast/poses.ts'
import { box, circle, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { FOOT } from './terrace-parts.ts'

export type SceneName = 'picnic' | 'fir' | 'stall' | 'wood'

/** Middle of the trunk of a wood. */
export const TRUNK = 21

/** Left and right edges of the cloth at its far and its near side. */
const FAR = { left: 11, right: 153, y: 57 }
const NEAR = { left: 7, right: 156, y: 285 }

/** One cloth on the grass, all plates on it. */
export function picnicCloth(pen: Pen): Drawing {
  const far = pen.plane('far', 'brownPale')
  const d = `M${FAR.left} ${FAR.y}H${FAR.right}L${NEAR.right} ${NEAR.y}H${NEAR.left}z`
  const columns = 17
  const stripes = Array.from({ length: columns }, (_, i) => {
    const at = (edge: { left: number; right: number }, share: number) =>
      r(edge.left + ((edge.right - edge.left) * (i + share)) / columns)
    return i % 2 ? '' : `M${at(FAR, 0)} ${FAR.y}H${at(FAR, 1)}L${at(NEAR, 1)} ${NEAR.y}H${at(NEAR, 0)}z`
  })
  const lines = 27
  // Checks grow a little towards the reader.
  const yOf = (i: number) => FAR.y + (NEAR.y - FAR.y) * (i / lines) * (0.84 + (0.16 * i) / lines)
  const bands = Array.from({ length: lines }, (_, i) =>
    i % 2 ? '' : box(NEAR.left, yOf(i), NEAR.right - NEAR.left, yOf(i + 1) - yOf(i)),
  )
  const inner = `M${FAR.left + 2.6} ${FAR.y + 2.4}H${FAR.right - 2.6}L${NEAR.right - 3} ${NEAR.y - 3}H${NEAR.left + 3}z`
  return [
    pen.colour
      ? far.shape(
          `M${FAR.left} ${FAR.y + 1}H${FAR.right}L${NEAR.right + 1.6} ${NEAR.y + 1.6}H${NEAR.left - 1}z`,
          'hill',
          null,
        )
      : [],
    far.shape(d, 'white', null),
    pen.colour
      ? pen.clip(d, [pen.shade(stripes.join(''), 'redPale', 0.5), pen.shade(bands.join(''), 'redPale', 0.5)])
      : [],
    far.line(inner, 0.6, 'red'),
    far.shape(d, null, 0.9),
  ]
}

/** The boards of a stall, all plates on them. */
export function stall(pen: Pen): Drawing {
  const far = pen.plane('far', 'woodDark')
  const [left, right, top] = [8, 163, 56]
  const boards = [1, 2, 3, 4, 5, 6].map((i) => {
    const y = top + ((NEAR.y - top) * i) / 7
    return `M${left} ${r(y)}H${right}M${r(left + ((i * 59) % 140) + 8)} ${r(y)}v${r((NEAR.y - top) / 7)}`
  })
  return [
    far.shape(box(left, top, right - left, NEAR.y - top, 2), 'woodPale', 0.9),
    far.line(boards.join(''), 0.5, 'wood'),
  ]
}

/** Middle of the tree, and of the ribbon beside it. */
const [TREE, RIBBON] = [82, 180.5]
/** Half of the width of a tier above and below, of the first and the last. */
const WIDTHS = { first: [40, 65], last: [57, 71] } as const
const FLOOR = 271

/** A wrapped box with its ribbon, its foot in the middle at (x, foot). */
const present = (pen: Pen, x: number, foot: number, width: number, height: number, fill: Fill, tie: Fill): Drawing => [
  pen.shape(box(x - width / 2, foot - height, width, height, 1), fill, 0.9),
  pen.shape(box(x - 1.5, foot - height, 3, height), tie, 0.7),
  pen.shape(
    `M${x} ${foot - height}q-7 -6 -6.500 -1.500q0.500 2 6.500 1.500q7 -6 6.500 -1.500q-0.500 2 -6.500 1.500z`,
    tie,
    0.8,
  ),
]

/** Rows that leave room for the star above them, for trunk and pot below. */
export const firCells = (cells: readonly Box[]): Box[] =>
  cells.map((cell) => ({ ...cell, y: 66 + (cell.y - 55) * 0.885, height: cell.height * 0.9 }))

/** One tree whose tiers each have a sum, cards on a ribbon, a child below them. */
export function firScene(pen: Pen, cells: readonly Box[], who: CastName): Drawing {
  const far = pen.plane('far', 'woodDark')
  const green = pen.plane('middle', 'leafDeep')
  const middle = pen.plane('middle')
  const last = cells.at(-1)
  const planks = [276, 282, 289].map((y) => `M-6 ${y}H216`).join('')
  const tier = (top: number, bottom: number, above: number, below: number) => {
    const points = 11
    const step = (2 * below) / points
    const hem = `q${r(-step * 0.3)} 3.400 ${r(-step / 2)} 3.400t${r(-step / 2)} -3.400`.repeat(points)
    const bow = top < 62 ? { out: below - 6, y: top + 5 } : { out: above + 2, y: (top + bottom) / 2 }
    const needles = [-0.84, -0.5, -0.1, 0.16, 0.52, 0.82].map(
      (t, i) => `M${r(TREE + below * t)} ${r(bottom - 3 - (i % 2) * 1.6)}l1.600 -2.400l1.600 2.400`,
    )
    return [
      green.shape(
        `M${r(TREE - above)} ${r(top)}H${r(TREE + above)}Q${r(TREE + bow.out)} ${r(bow.y)} ${r(TREE + below)} ${r(bottom)}${hem}Q${r(TREE - bow.out)} ${r(bow.y)} ${r(TREE - above)} ${r(top)}z`,
        'leaf',
      ),
      green.line(needles.join(''), 0.6),
    ]
  }
  const ofTier = (i: number, k: 0 | 1) => {
    const t = cells.length > 1 ? i / (cells.length - 1) : 1
    return WIDTHS.first[k] + (WIDTHS.last[k] - WIDTHS.first[k]) * t
  }
  const tiers = cells.map(({ y, height }, i) =>
    tier(i ? y - 9 : 61, y + height + 1.6, i ? ofTier(i, 0) : 7, ofTier(i, 1)),
  )
  return [
    pen.shape(box(0, 0, 210, FOOT + 8), 'cream', null),
    [154, 168, 192, 206, 10, -2].map((x) => pen.shade(box(x, 0, 3, FLOOR), 'yellowPale', 0.9)),
    far.shape(box(-6, FLOOR, 222, 40), 'woodPale', 0.8),
    far.line(planks, 0.5),
    far.shape(box(-6, FLOOR - 4, 222, 4), 'white', 0.7),
    pen.plane('middle', 'brownDark').shape(box(TREE - 6, 258, 12, 16), 'brown', 0.9),
    middle.shape(`M${TREE - 14} 272h28l-3.500 14h-21z`, 'red', 1),
    middle.shape(box(TREE - 16, 270, 32, 5, 1.4), 'redDark', 0.9),
    present(middle, TREE - 36, 285, 24, 15, 'bluePale', 'blue'),
    present(middle, TREE - 57, 285, 15, 11, 'yellow', 'red'),
    present(middle, TREE + 33, 285, 19, 18, 'purplePale', 'purple'),
    present(middle, TREE + 54, 285, 22, 11, 'lime', 'green'),
    tiers.reverse(),
    middle.shape(star(TREE, 65.5, 9), 'yellow', 1.1),
    middle.shape(
      `M${RIBBON - 2.6} 44H${RIBBON + 2.6}V${r((last?.y ?? 230) + 20)}l-2.600 -3.400l-2.600 3.400z`,
      'red',
      0.8,
    ),
    middle.shape(circle(RIBBON, 50.6, 2.4), 'yellow', 0.8),
    person(middle, who, RIBBON, 284.4, 0.44, { pose: WAVE }),
  ]
}
