/** Six squares in a net: which of them are opposite when it is folded, and the nets on squared paper. */
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path } from '../../scene/marks.ts'
import { box, type Spot, star } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import type { MatGrid } from '../../studio/places/box-workshop.ts'
import { COLUMNS, fillOf, middleOf, placeNet, ticks } from './net-page.ts'
import type { Judged } from './net-solids.ts'

/** The sides of a rolling cube, below, above, north, south, west and east; 2k and 2k + 1 are opposite. */
type Die = readonly number[]

/** A step on the net, and where each place gets its side from. */
const ROLLS: readonly (readonly [dx: number, dy: number, from: readonly number[]])[] = [
  [1, 0, [5, 4, 2, 3, 0, 1]],
  [-1, 0, [4, 5, 2, 3, 1, 0]],
  [0, 1, [3, 2, 0, 1, 4, 5]],
  [0, -1, [2, 3, 1, 0, 4, 5]],
]

/** For each square, row by row, the square opposite to it, once folded. */
export function oppositesOf(rows: readonly string[]): number[] {
  const squares = rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === 'x' ? [`${x} ${y}`] : [])))
  const below = new Map<string, number>()
  const roll = (x: number, y: number, die: Die): void => {
    const name = `${x} ${y}`
    if (!squares.includes(name) || below.has(name)) return
    below.set(name, die[0] ?? 0)
    for (const [dx, dy, from] of ROLLS)
      roll(
        x + dx,
        y + dy,
        from.map((place) => die[place] ?? 0),
      )
  }
  const [x = 0, y = 0] = (squares[0] ?? '').split(' ').map(Number)
  roll(x, y, [0, 1, 2, 3, 4, 5])
  return squares.map((name) => {
    const across = (below.get(name) ?? 0) ^ 1
    return squares.findIndex((other) => below.get(other) === across)
  })
}

const UNIT = 11.6
const TOP = 62
const PITCH = 5 * UNIT
const INSET = 3.5

/** The squares of the mat are those of the nets. */
export const CUBE_GRID = { step: UNIT, x: 105, y: TOP + INSET } satisfies MatGrid

const snapped = (value: number, origin: number) => origin + Math.round((value - origin) / UNIT) * UNIT

const ARM = 3.2

const crossed = ([x, y]: Spot): PageMark =>
  answer([
    path(`M${x - ARM} ${y - ARM}l${2 * ARM} ${2 * ARM}m0 ${-2 * ARM}l${-2 * ARM} ${2 * ARM}`, {
      stroke: ANSWER_RED,
      width: 1.4,
    }),
  ])

/** Does it close? And which square is opposite the star? */
export const cubesJudged = (pen: Pen, nets: readonly Judged[], look: number): PageMark[] =>
  nets.flatMap(({ id, net, solid }, i): PageMark[] => {
    const rows = id.split('|')
    const [cx, top] = [COLUMNS[i % 2] ?? 58, TOP + Math.floor(i / 2) * PITCH]
    const [width, height] = [Math.max(...rows.map((row) => row.lastIndexOf('x') + 1)) * UNIT, rows.length * UNIT]
    const left = snapped(cx - width / 2, CUBE_GRID.x)
    const upper = snapped(top + INSET + UNIT * 1.5 - height / 2, CUBE_GRID.y)
    const { drawn, faces } = placeNet(pen, net, {
      middle: [left + width / 2, upper + height / 2],
      unit: UNIT,
      fill: fillOf(i + look),
    })
    const starred = (i + look) % faces.length
    const [sx, sy] = middleOf(faces[starred] ?? [])
    const across = faces[oppositesOf(rows)[starred] ?? 0] ?? []
    const plate = top + 43
    return [
      ...marksOf([
        drawn,
        pen.shape(star(sx, sy + 0.2, 4), 'white', 0.9),
        pen.shape(box(cx - 36, plate, 72, 11, 3), 'white', 1.1),
      ]),
      ...ticks(pen, cx - 29, plate + 2.3, ['fecha', 'não fecha'], solid ? 'fecha' : 'não fecha'),
      ...(solid ? [crossed(middleOf(across))] : []),
    ]
  })
