/** A classroom, a bedroom and a square, seen from the front and drawn as plans. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { WAVE } from '../cast/poses.ts'
import { box, circle, poly, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { BEDROOM } from '../shapes/bedroom-things.ts'
import { house } from '../shapes/built.ts'
import { CLASSROOM, type PlanThing } from '../shapes/classroom-things.ts'
import { bush, cloud, tree } from '../shapes/nature.ts'
import { fence } from '../shapes/plants.ts'
import { SQUARE_THINGS } from '../shapes/square-things.ts'
import { FLOOR, FRONT_VIEW, fromAbove, onPlan, type PlanPaper, planPaper, scaleAt, seen } from './two-views.ts'

export const SEEN_PLACES = ['sala', 'quarto', 'praca'] as const
export type SeenPlace = (typeof SEEN_PLACES)[number]

export interface Placed {
  readonly thing: PlanThing
  /** Its left column and its row. */
  readonly u: number
  readonly v: number
}

export interface Layout {
  readonly place: SeenPlace
  readonly placed: readonly Placed[]
  /** Column of the door or gate, at the back. */
  readonly door: number
}

interface PlaceLook {
  readonly things: readonly PlanThing[]
  readonly floor: Fill
}

export const PLACE_LOOKS: Readonly<Record<SeenPlace, PlaceLook>> = {
  sala: { things: CLASSROOM, floor: 'cream' },
  quarto: { things: BEDROOM, floor: 'cream' },
  praca: { things: SQUARE_THINGS, floor: 'meadow' },
}

export const rectOf = ({ thing, u, v }: Placed) => ({ u, v, w: thing.width, d: 1 })

const CEILING = 3.1
const WALLS: Readonly<Record<'sala' | 'quarto', { readonly back: Fill; readonly side: Fill; readonly boards: Fill }>> =
  {
    sala: { back: 'yellowPale', side: 'sand', boards: 'woodPale' },
    quarto: { back: 'bluePale', side: 'sky', boards: 'woodPale' },
  }

/** Lines of the squares on the floor. */
const squares = (pen: Pen, tint: Fill): Drawing => [
  Array.from({ length: FLOOR.columns - 1 }, (_, i) => {
    const [[x1, y1], [x2, y2]] = [seen(i + 1, 0), seen(i + 1, FLOOR.rows)]
    return pen.line(`M${x1} ${y1}L${x2} ${y2}`, 0.5, tint)
  }),
  Array.from({ length: FLOOR.rows - 1 }, (_, i) => {
    const [[x1, y1], [x2, y2]] = [seen(0, i + 1), seen(FLOOR.columns, i + 1)]
    return pen.line(`M${x1} ${y1}L${x2} ${y2}`, 0.5, tint)
  }),
]

/** A door in the back wall. */
function door(pen: Pen, column: number): Drawing {
  const [x, y] = seen(column, 0)
  return pen.at(x, y, scaleAt(0), (pen) => [
    pen.shape(box(2, -40, 16, 40), 'wood', 1),
    pen.shape(box(4.4, -37, 11.2, 14, 0.6), 'woodPale', 0.7),
    pen.shape(box(4.4, -19, 11.2, 15, 0.6), 'woodPale', 0.7),
    pen.shape(circle(15.6, -20.6, 0.9), 'yellow', 0.6),
  ])
}

function windowOf(pen: Pen, u: number): Drawing {
  const [x, y] = seen(u, 0, 1.2)
  return [
    pen.shape(box(x, y - 23, 27, 22), 'white', 1),
    pen.shape(box(x + 2, y - 21, 23, 18), 'sky', 0.8),
    pen.line(`M${x + 13.5} ${y - 21}v18M${x + 2} ${y - 12}h23`, 0.8),
  ]
}

function onWall(pen: Pen, place: 'sala' | 'quarto', door: number): Drawing {
  const isRight = door > FLOOR.columns / 2
  const [x, y] = seen(isRight ? 2.1 : 2.9, 0, 2.75)
  const clock = seen(isRight ? 5.4 : 1.6, 0, 2.5)
  if (place === 'quarto')
    return [
      windowOf(pen, isRight ? 2.15 : 3.45),
      pen.shape(star(clock[0], clock[1] + 4, 4.6), 'yellow', 0.9),
      pen.shape(star(clock[0] + (isRight ? -9 : 9), clock[1] + 9, 3), 'yellow', 0.8),
    ]
  return [
    pen.shape(box(x, y, 42, 19, 1), 'wood', 1),
    pen.shape(box(x + 1.6, y + 1.6, 38.8, 15.8), 'green', 0.8),
    pen.text(x + 21, y + 11.6, 'Bom dia!', 6.4, { fill: 'white' }),
    pen.shape(circle(clock[0], clock[1], 4.4), 'white', 0.9),
    pen.line(`M${clock[0]} ${clock[1] - 3}v3l2 1.400`, 0.8),
  ]
}

function room(pen: Pen, place: 'sala' | 'quarto', doorAt: number): Drawing {
  const { back, side, boards } = WALLS[place]
  const { columns, rows } = FLOOR
  const wall = (u: number) => poly([seen(u, 0), seen(u, rows), seen(u, rows, CEILING + 2), seen(u, 0, CEILING)])
  return [
    pen.shape(box(-4, 10, 220, 170), side, null),
    [0, columns].map((u) => pen.shape(wall(u), side, 1)),
    pen.shape(poly([seen(0, 0), seen(columns, 0), seen(columns, 0, CEILING), seen(0, 0, CEILING)]), back, 1),
    pen.shape(poly([seen(0, 0), seen(columns, 0), seen(columns, rows), seen(0, rows)]), boards, 1),
    squares(pen, 'wood'),
    onWall(pen, place, doorAt),
    door(pen, doorAt),
  ]
}

/** The square between a street of houses and the reader, a fence behind with a gate in it. */
function square(pen: Pen, doorAt: number): Drawing {
  const { columns, rows } = FLOOR
  const far = pen.plane('far')
  const [left, right] = [seen(doorAt, 0)[0], seen(doorAt + 1, 0)[0]]
  return [
    pen.shape(box(-4, 10, 220, 100), 'sky', null),
    cloud(far, 30, 70, 0.7),
    cloud(far, 184, 68, 0.6),
    pen.shape(box(-4, 91, 220, 95), 'hillFar', 0.8),
    [18, 58, 100, 142, 186].map((x, i) =>
      house(pen.plane('middle'), x, 98, 0.94, {
        roof: (['orange', 'redPale', 'copper'] as const)[i % 3] ?? 'orange',
        wall: (['cream', 'yellowPale', 'pinkPale', 'bluePale'] as const)[i % 4] ?? 'cream',
      }),
    ),
    [38, 80, 122, 164].map((x) => tree(pen.plane('middle'), x, 98, 0.6)),
    pen.shape(box(-4, 97, 220, 5), 'grey', 0.7),
    fence(pen.plane('middle'), -2, left, FRONT_VIEW.back, 9),
    fence(pen.plane('middle'), right, 214, FRONT_VIEW.back, 9),
    [left, right].map((x) => pen.shape(box(x - 1.6, FRONT_VIEW.back - 16, 3.2, 16, 0.8), 'wood', 0.9)),
    pen.shape(poly([seen(0, 0), seen(columns, 0), seen(columns, rows), seen(0, rows)]), 'grass', 1),
    squares(pen, 'hillLine'),
    bush(pen, 12, 162, 0.5),
    bush(pen, 198, 162, 0.5, 'leaf', 'red'),
  ]
}

export const VISITORS: readonly (readonly [CastName, Fill])[] = [
  ['nina', 'yellow'],
  ['caio', 'blue'],
  ['bia', 'red'],
  ['davi', 'green'],
]

/** Place of the child where the door is at the right. */
const VISITOR = [6.4, 2.5] as const

/** The whole place from the front, a child in it. */
export function seenFromFront(pen: Pen, { place, placed, door: doorAt }: Layout, variant: number): Drawing {
  const [who] = VISITORS[variant % VISITORS.length] ?? (['nina', 'yellow'] as const)
  const isRight = doorAt > FLOOR.columns / 2
  const [x, y] = seen(isRight ? VISITOR[0] : FLOOR.columns - VISITOR[0], VISITOR[1])
  const rows = [0, 2, 4].map((v) => placed.filter((one) => one.v === v))
  const drawn = rows.map((row) => row.map((one) => one.thing.front(pen.plane('middle'), rectOf(one))))
  return [
    place === 'praca' ? square(pen, doorAt) : room(pen, place, doorAt),
    drawn[0] ?? [],
    drawn[1] ?? [],
    person(pen, who, x, y, 0.5, { pose: WAVE }),
    drawn[2] ?? [],
  ]
}

/** The door or gate on the plan. */
function doorOnPlan(pen: Pen, { place, door: column }: Layout, { x, y, cell }: PlanPaper): Drawing {
  const left = x + column * cell
  const open = pen.shape(box(left + 1.6, y - 1.2, cell - 3.2, 2.4), 'white', 0.8)
  if (place === 'praca')
    return [open, [0.6, cell - 3].map((dx) => pen.shape(box(left + dx, y - 2, 2.4, 4), 'wood', 0.8))]
  // Open against the side wall, clear of whoever comes in.
  const leaf = column > 0 ? left + cell - 2.2 : left + 0.6
  return [open, pen.shape(box(leaf, y + 1, 1.6, cell * 0.6), 'wood', 0.7)]
}

/** The plan; only things that `shows` accepts are drawn on it. */
export function drawnPlan(
  pen: Pen,
  layout: Layout,
  paper: PlanPaper,
  shows: (placed: Placed) => boolean = () => true,
): Drawing {
  return [
    planPaper(pen, paper, PLACE_LOOKS[layout.place].floor),
    doorOnPlan(pen, layout, paper),
    layout.placed.filter(shows).map((one) => {
      const { x, y } = onPlan(paper, rectOf(one))
      return pen.at(x, y, paper.cell / 20, one.thing.above)
    }),
  ]
}

/** The child of the front view, on the plan. */
export function visitorOnPlan(pen: Pen, { door: column }: Layout, { x, y, cell }: PlanPaper, variant: number): Drawing {
  const [, shirt] = VISITORS[variant % VISITORS.length] ?? (['nina', 'yellow'] as const)
  const isRight = column > FLOOR.columns / 2
  return fromAbove(
    pen,
    x + (isRight ? VISITOR[0] : FLOOR.columns - VISITOR[0]) * cell,
    y + VISITOR[1] * cell,
    cell / 26,
    180,
    shirt,
  )
}
