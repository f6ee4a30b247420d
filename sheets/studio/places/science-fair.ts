/** A science fair: a tent in the square, or a room of the school; a floor game of light above, a table with a lamp below. */
import { box, circle, ellipse, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { cloud, tree } from '../shapes/nature.ts'
import type { Stage } from './concert-stage.ts'

/** The squares of the floor: upper left corner and side, mm. */
export const FLOOR = { x: 42, y: 59, side: 17, columns: 7, rows: 6 } as const
/** Back and front of the table's top, and the foot of its front. */
export const TABLE = { back: 229, front: 245, foot: 268 } as const

const tent = (pen: Pen): Drawing => {
  const middle = pen.plane('middle')
  return [
    pen.shape(box(0, 0, 214, 300), 'sky', null),
    cloud(middle, 24, 36, 0.5),
    cloud(middle, 190, 36, 0.5),
    middle.shape('M-4 236Q50 224 105 232T218 228V300H-4z', 'meadow', 0.8),
    tree(middle, 22, 240, 0.86),
    tree(middle, 190, 240, 0.86),
  ]
}

const PENNANTS: readonly (readonly [number, Fill])[] = [17, 28, 39, 163, 174, 185].map((x, i) => [
  x,
  (['red', 'green', 'orange', 'blue'] as const)[i % 4] ?? 'red',
])

/** Posters of other groups on the wall: the Sun with two planets, a bean that grows. */
const planets = (pen: Pen): Drawing => [
  pen.shape(box(17, 201, 29, 24, 1), 'white', 1),
  pen.shape(ellipse(31.5, 213, 11, 7.6), null, 0.7),
  pen.shape(circle(31.5, 213, 4.2), 'yellow', 0.8),
  pen.shape(circle(21.4, 210.2, 2), 'blue', 0.8),
  pen.shape(circle(41, 216.6, 2.4), 'orange', 0.8),
]
const sprout = (pen: Pen): Drawing => [
  pen.shape(box(164, 201, 29, 24, 1), 'white', 1),
  [172, 184].map((x, i) => [
    pen.shape(`M${x - 4} 216h8l-1 6h-6z`, 'copper', 0.8),
    pen.line(`M${x} 216v${-4 - i * 5}`, 1, 'leafDark'),
    pen.shape(`M${x} ${212 - i * 5}q-5 -1 -5 -4q5 0 5 4q0 -4 5 -4q0 3 -5 4z`, 'leaf', 0.8),
  ]),
]

const room = (pen: Pen): Drawing => {
  const middle = pen.plane('middle')
  return [
    pen.shape(box(0, 0, 214, 300), 'yellowPale', null),
    middle.shape(box(-4, 240, 222, 60), 'tan', 0.9),
    pen.shape(box(79, 187.5, 52, 9, 1.6), 'bluePale', 1),
    pen.text(105, 193.8, 'FEIRA DE CIÊNCIAS', 4.8),
    PENNANTS.map(([x, fill]) => pen.shape(`M${x} 189h8l-4 7z`, fill, 0.8)),
    pen.line('M14 189H79M131 189H196', 0.9),
    planets(pen),
    sprout(pen),
  ]
}

/** The floor of squares on its board, seen from above. */
const squares = (pen: Pen, stage: Stage): Drawing => {
  const { x, y, side, columns, rows } = FLOOR
  const [width, height] = [columns * side, rows * side]
  const odd = Array.from({ length: rows * columns }, (_, i): Spot => [Math.floor(i / columns), i % columns]).filter(
    ([row, column]) => (row + column) % 2,
  )
  return [
    pen.shape(box(12, y - 4, 186, height + 8, 4), stage === 'praca' ? 'teal' : 'purplePale', 1.2),
    pen.shape(box(x, y, width, height), 'white', 1),
    pen.shade(odd.map(([row, column]) => box(x + column * side, y + row * side, side, side)).join(''), 'cream'),
    pen.line(
      Array.from({ length: rows - 1 }, (_, i) => `M${x} ${y + (i + 1) * side}h${width}`).join('') +
        Array.from({ length: columns - 1 }, (_, i) => `M${x + (i + 1) * side} ${y}v${height}`).join(''),
      0.5,
      'grey',
    ),
    pen.shape(box(x, y, width, height), null, 1),
  ]
}

/** The table hides the legs of those behind it. */
export const fairTable = (pen: Pen, stage: Stage): Drawing => [
  pen.shape(box(20, TABLE.foot - 2, 6, 18) + box(184, TABLE.foot - 2, 6, 18), 'wood', 1),
  pen.shape(`M22 ${TABLE.back}H188L196 ${TABLE.front}H14z`, 'white', 1.2),
  pen.shape(box(14, TABLE.front, 182, TABLE.foot - TABLE.front, 1), stage === 'praca' ? 'redPale' : 'bluePale', 1.2),
]

export const fairGround = (pen: Pen, stage: Stage): Drawing => [
  stage === 'praca' ? tent(pen) : room(pen),
  squares(pen, stage),
]
