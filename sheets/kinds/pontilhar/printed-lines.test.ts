/** The lines that are printed of a figure leave its outline to the child. */
import { expect, test } from 'vitest'
import { DRAWING_BOX } from '../../pictures/drawn/drawing.ts'
import { isSymmetric } from '../../pictures/symmetric.ts'
import { BLACK } from '../../scene/inks.ts'
import type { Point } from '../../scene/marks.ts'
import { flattenPath, resample } from '../../scene/path-data.ts'
import type { GroupMark, Mark } from '../../scene/scene.ts'
import { placeOfFigure } from './dot-places.ts'
import { placeOf } from './figure-room.ts'
import { type DotFigure, type FigurePlace, placed } from './figure-shapes.ts'
import { FIGURE_THEMES, figureOf } from './figures.ts'

/** Between two points of a line that is looked at, mm. */
const STEP = 0.5
/** A line nearer than this to the outline is on it, mm. */
const ON = 1.5
/** So much of a line may be on the outline: where it ends there, or crosses it; mm. */
const MOST = 4

/** Number of times that closed lines go around a point. */
const turnsAround = (lines: readonly (readonly Point[])[], p: Point): number =>
  lines.reduce(
    (sum, line) =>
      line.reduce((turns, a, i) => {
        const b = line[(i + 1) % line.length] ?? a
        if (a.y <= p.y === b.y <= p.y) return turns
        const x = a.x + ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y)
        return x > p.x ? turns + (b.y > a.y ? 1 : -1) : turns
      }, sum),
    0,
  )

interface Printed {
  readonly line: readonly Point[]
  readonly solid: boolean
}

type Place = (p: Point) => Point

const placeIn =
  ({ x, y, scale = 1, flip = false, rotate = 0 }: GroupMark): Place =>
  (p) => {
    if (rotate !== 0) throw new RangeError('no part of a figure is turned')
    return { x: x + p.x * scale * (flip ? -1 : 1), y: y + p.y * scale }
  }

/** Runs of points that are printed: what a clip hides is left out. */
function printedIn(
  marks: readonly Mark[],
  place: Place = (p) => p,
  clips: readonly (readonly Point[][])[] = [],
): Printed[] {
  return marks.flatMap((mark): Printed[] => {
    if (mark.kind === 'group') {
      const own: Place = (p) => place(placeIn(mark)(p))
      const clip = mark.clip ? [flattenPath(mark.clip).map((line) => line.map(own))] : []
      return printedIn(mark.children, own, [...clips, ...clip])
    }
    if (mark.kind !== 'path') return []
    return flattenPath(mark.d).flatMap((line) => {
      const runs: Point[][] = [[]]
      for (const p of resample(line.map(place), STEP))
        if (clips.every((clip) => turnsAround(clip, p) !== 0)) runs.at(-1)?.push(p)
        else if (runs.at(-1)?.length) runs.push([])
      return runs.filter((run) => run.length > 0).map((run) => ({ line: run, solid: mark.fill === BLACK }))
    })
  })
}

/** The longest piece of a printed line that is on the outline, mm. */
function longestOnOutline(figure: DotFigure, place: FigurePlace): number {
  const outline = figure.contour.map((p) => placed(p, figure.box, place))
  const near = resample([...outline, ...outline.slice(0, 1)], STEP)
  let longest = 0
  for (const { line } of printedIn(figure.inside(place))) {
    let run = 0
    for (const p of line) {
      run = near.some((q) => Math.hypot(p.x - q.x, p.y - q.y) < ON) ? run + STEP : 0
      longest = Math.max(longest, run)
    }
  }
  return longest
}

const ALL = FIGURE_THEMES.map(figureOf)
const SYMMETRIC = ALL.filter(({ id, box }) => box === DRAWING_BOX && isSymmetric(id))

/** Places that the pages give to a figure: alone, with two hundred dots, in its surroundings. */
const placesOf = (figure: DotFigure): FigurePlace[] =>
  [{}, { many: true }, placeOfFigure(figure.id) ?? {}].map((room) => placeOf(figure, false, room))

test.each(ALL.map((figure) => [figure.id, figure] as const))(
  '%s: no printed line runs along the outline',
  (_, figure) => {
    for (const place of placesOf(figure)) expect(longestOnOutline(figure, place)).toBeLessThanOrEqual(MOST)
  },
)

test.each(SYMMETRIC.map((figure) => [figure.id, figure] as const))('%s: its eyes are printed whole', (_, figure) => {
  const solids = (marks: readonly Mark[]) =>
    printedIn(marks)
      .filter(({ solid }) => solid)
      .flatMap(({ line }) => line).length
  const bare = (mark: Mark): Mark => {
    if (mark.kind !== 'group') return mark
    const { clip: _clip, ...open } = mark
    return { ...open, children: mark.children.map(bare) }
  }
  for (const place of placesOf(figure)) {
    const inside = figure.inside(place)
    expect(solids(inside)).toBe(solids(inside.map(bare)))
  }
})
