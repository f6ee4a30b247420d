/** Places of work as small rooms and outdoors, about the feet of who works there: 58 mm wide, 54 high. */
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { cow } from '../shapes/farm.ts'
import { hives } from '../shapes/map-places.ts'
import { bush, cloud, flower, hill, tree, tuft } from '../shapes/nature.ts'

/** The part above the feet. */
const ABOVE = 53
const FLOOR = -9
/** Half of what is painted: wide frames show all of it. */
const WIDEST = 48

const room =
  (wall: Fill, floor: Fill, things: (pen: Pen) => Drawing) =>
  (pen: Pen): Drawing => [
    pen.shape(box(-WIDEST, -ABOVE, 2 * WIDEST, ABOVE), wall, null),
    pen.shape(box(-WIDEST, FLOOR, 2 * WIDEST, 24), floor, 0.8),
    things(pen),
  ]
const outdoors =
  (ground: Fill, things: (pen: Pen) => Drawing) =>
  (pen: Pen): Drawing => [
    pen.shape(box(-WIDEST, -ABOVE, 2 * WIDEST, ABOVE), 'sky', null),
    cloud(pen, 24, -39, 0.4),
    hill(
      pen,
      [
        [-48, -17],
        [-33, -22],
        [-14, -26],
        [14, -26],
        [33, -22],
        [48, -17],
      ],
      'hillFar',
      4,
    ),
    pen.shape(box(-WIDEST, FLOOR - 2, 2 * WIDEST, 26), ground, 0.8),
    things(pen),
  ]

const shelf = (pen: Pen, x: number, y: number, width: number): Drawing => pen.shape(box(x, y, width, 2), 'wood', 0.8)
const pane = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(box(x, y, 14, 14, 1), 'sky', 0.9),
  pen.line(`M${x + 7} ${y}v14M${x} ${y + 7}h14`, 0.7),
]
const table = (pen: Pen, x: number, width: number): Drawing => [
  pen.line(`M${x + 3} -16V-3M${x + width - 3} -16V-3`, 1.6),
  pen.shape(box(x, -18, width, 3, 1), 'woodPale', 0.9),
]
/** A wall that grows to the right. */
const brickWall = (pen: Pen): Drawing =>
  [0, 1, 2, 3, 4].map((row) =>
    Array.from({ length: 4 - Math.floor(row / 2) }, (_, i) => {
      const x = -3 + (row % 2) * 4 + (i + Math.floor(row / 2)) * 8
      return pen.shape(box(x, -11 - row * 5, 8, 5, 0.4), 'copper', 0.7)
    }),
  )

const ROOMS = {
  classroom: room('cream', 'woodPale', (pen) => [
    pane(pen, -30, -46),
    pen.shape(box(-2, -42, 32, 23, 1), 'wood', 0.9),
    pen.shape(box(0, -40, 28, 19, 0.5), 'leafDark', 0.8),
    pen.text(15, -28.5, 'A E I', 8, { fill: 'white' }),
    pen.shape(box(12, -11, 18, 2, 0.5), 'woodPale', 0.8),
    pen.line('M14 -9V-2M28 -9V-2', 1.2),
    pen.shape(box(17, -14, 9, 3, 0.5), 'red', 0.8),
  ]),
  clinic: room('foam', 'bluePale', (pen) => [
    pen.shape('M5 -47.500h4v4h4v4h-4v4h-4v-4h-4v-4h4z', 'red', 0.9),
    pane(pen, -30, -46),
    pen.shape(box(19, -48, 10, 14, 1), 'white', 0.8),
    pen.line('M21 -44h6M22 -40h4M23 -37h2', 0.9),
  ]),
  stable: room('woodPale', 'straw', (pen) => [
    pane(pen, -30, -46),
    shelf(pen, 6, -36, 24),
    pen.shape(box(9, -43, 5, 7, 1) + box(17, -42, 8, 6, 1), 'white', 0.8),
    pen.line('M21 -41v4M19 -39h4', 0.9),
  ]),
  forge: room('stone', 'greyPale', (pen) => [
    pane(pen, -30, -46),
    pen.shape(box(11, -9, 14, 9, 1), 'wood', 0.9),
    pen.shape('M4 -22H29V-18Q22 -17 21 -13L25 -9H11L14 -13Q13 -18 4 -22z', 'greyDark', 0.9),
    pen.shape(box(13, -24.5, 14, 2.4, 1), 'orange', 0.8),
  ]),
  plain: room('cream', 'woodPale', (pen) => [
    pane(pen, -30, -46),
    shelf(pen, 6, -42, 24),
    pen.shape(box(8, -47, 6, 5, 1) + box(17, -48, 8, 6, 1), 'teal', 0.8),
  ]),
  workshop: room('woodPale', 'wood', (pen) => [
    shelf(pen, 4, -40, 22),
    pen.shape(box(6, -46, 6, 6, 1), 'red', 0.8),
    pen.shape(box(14, -48, 5, 8, 1), 'teal', 0.8),
    pane(pen, -26, -46),
    table(pen, 4, 24),
  ]),
  stage: room('purplePale', 'wood', (pen) => [
    [-1, 1].map((side) =>
      pen.shape(`M${side * 40} -54H${side * 20}Q${side * 28} -30 ${side * 25} -9H${side * 40}z`, 'red', 0.9),
    ),
    pen.shape('M-40 -54H40V-46Q20 -41 0 -46T-40 -46z', 'redDark', 0.9),
  ]),
  kitchen: room('yellowPale', 'stone', (pen) => [
    shelf(pen, -27, -40, 18),
    pen.shape(box(-25, -46, 7, 6, 1), 'white', 0.8),
    pen.shape(box(5, -22, 23, 20, 1), 'white', 0.9),
    pen.shape(box(9, -15, 15, 10, 1), 'greyDark', 0.8),
  ]),
  garage: room('greyPale', 'stone', (pen) => [
    pen.shape('M2 -12V-21L9 -23L14 -31H30V-12z', 'red', 0.9),
    pen.shape('M12 -23L16 -29H28V-23z', 'sky', 0.8),
    pen.shape(circle(12, -9, 5) + circle(27, -9, 5), 'greyDark', 0.9),
    shelf(pen, -27, -40, 18),
    pen.shape(circle(-18, -44.5, 4.4), 'grey', 0.9),
  ]),
  mill: room('stone', 'tan', (pen) => [
    pane(pen, -26, -46),
    [10, 21].map((x) =>
      pen.shape(
        `M${x - 6} -4C${x - 8} -14 ${x - 5} -17 ${x - 3} -18L${x - 4} -21H${x + 4}L${x + 3} -18C${x + 5} -17 ${x + 8} -14 ${x + 6} -4z`,
        'cream',
        0.9,
      ),
    ),
  ]),
  shop: room('cream', 'woodPale', (pen) => [
    pen.shape(`M-50 -54H50V-46${'q-5 4 -10 0'.repeat(10)}z`, 'orange', 0.9),
    shelf(pen, 2, -34, 25),
    shelf(pen, 2, -26, 25),
  ]),
} as const satisfies Readonly<Record<string, (pen: Pen) => Drawing>>

/** In the street or on the land, not under a roof. */
const OUTDOORS = {
  fire: outdoors('greyPale', (pen) => [
    pen.shape(box(6, -40, 24, 31), 'pinkPale', 0.9),
    pen.shape(box(11, -34, 13, 14), 'brownDark', 0.9),
    pen.shape('M12 -21C8 -32 14 -36 15 -43C20 -38 19 -34 20 -32Q23 -35 22 -39C28 -33 27 -26 23 -21z', 'orange', 0.9),
    pen.shape('M15 -21C13 -27 17 -30 18 -33C21 -28 21 -25 20 -21z', 'yellow', 0.7),
  ]),
  paintedWall: outdoors('greyPale', (pen) => [
    pen.shape(box(-26, -60, 56, 51), 'cream', 0.9),
    pen.shape('M-26 -60H4C7 -44 1 -36 5 -28C8 -20 3 -16 6 -9H-26z', 'teal', 0.8),
    pane(pen, 16, -40),
    pen.shape('M16 -12H28L26 -2H18z', 'teal', 0.9),
  ]),
  site: outdoors('greyPale', (pen) => [brickWall(pen), pen.shape('M-30 -5Q-24 -16 -17 -5z', 'stone', 0.9)]),
  doorway: outdoors('greyPale', (pen) => [
    pen.shape(box(2, -37, 28, 27), 'yellowPale', 0.9),
    pen.shape('M-2 -37L16 -46L33 -37z', 'red', 0.9),
    pen.shape(box(18, -30, 11, 20, 1), 'green', 0.9),
    pen.shape(box(5, -30, 9, 6, 1), 'blue', 0.8),
    pen.line('M7 -27.500h5', 0.8),
  ]),
  square: outdoors('greyPale', (pen) => [
    tree(pen, -21, -8, 0.85),
    pen.shape(box(6, -20, 22, 3, 1) + box(6, -14, 22, 3, 1), 'wood', 0.8),
    pen.line('M9 -11V-4M25 -11V-4', 1.3),
    [-24, -16, 12].map((x) => pen.shape(ellipse(x, -2, 2.6, 1.4), 'orange', 0.7)),
  ]),
  field: outdoors('earth', (pen) => [
    pen.line('M-31 -6Q0 -9 31 -6M-31 -2Q0 -4 31 -2', 0.8, 'brown'),
    [-24, -17, 14, 20, 26].map((x) => pen.at(x, -9, 0.7, (own) => tuft(own, 0, 0, 0.8))),
  ]),
  river: outdoors('sand', (pen) => [
    pen.shape('M1 -6C3 -15 26 -16 31 -9C33 -4 28 0 15 0C6 0 1 -2 1 -6z', 'water', 0.9),
    pen.line('M14 -9q3 -2 6 0t6 0M12 -4q3 -2 6 0t6 0', 0.8, 'waterLine'),
    tree(pen, -21, -9, 0.85),
  ]),
  pasture: outdoors('meadow', (pen) => [
    cow(pen, 14, -5, 0.46),
    pen.line('M-31 -18H-6M-31 -12H-6M-25 -22V-6M-13 -22V-6', 1.3, 'wood'),
  ]),
  apiary: outdoors('meadow', (pen) => [pen.at(12, -6, 0.8, hives), bush(pen, -22, -8, 0.7, 'leaf', 'pink')]),
  woods: outdoors('grass', (pen) => [tree(pen, -24, -9, 1.5), tree(pen, 10, -10, 1.5, 'lime'), tree(pen, 25, -9, 1.3)]),
  garden: outdoors('grass', (pen) => [
    bush(pen, -20, -8, 0.9, 'leafDark', 'pink'),
    [10, 17, 24].map((x, i) => flower(pen, x, -4, 1.3, (['red', 'yellow', 'purple'] as const)[i] ?? 'red')),
  ]),
  road: outdoors('meadow', (pen) => [
    pen.shape(box(-50, -9, 100, 20), 'greyDark', 0.9),
    pen.line('M-42 -5h9m7 0h9m7 0h9m7 0h9m7 0h9m7 0h9', 1, 'white'),
    tree(pen, -22, -11, 0.8, 'lime'),
    tree(pen, 24, -11, 0.7),
  ]),
} as const satisfies Readonly<Record<string, (pen: Pen) => Drawing>>

const SETTINGS = { ...ROOMS, ...OUTDOORS }

export type Setting = keyof typeof SETTINGS

export const isOutdoors = (name: Setting): boolean => name in OUTDOORS

/** Of a part of a wide scene, in units of its place: half its width, above the feet, below. */
export interface Part {
  readonly side: number
  readonly above: number
  readonly under: number
  readonly scale: number
}

/** A place as a part of a wide scene. */
export const part = (pen: Pen, name: Setting, x: number, foot: number, { side, above, under, scale }: Part): Drawing =>
  pen.at(x, foot, scale, (own) =>
    own.clip(box(-side, -above, 2 * side, above + under), SETTINGS[name](own.plane('far', 'greyDark'))),
  )
