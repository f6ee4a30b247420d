/** House fronts whose upper floor is the plate of its number; door and windows are below it. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { round as r } from '../../scene/marks.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

const WALLS = ['cream', 'pinkPale', 'yellowPale', 'foam', 'purplePale', 'skyLow', 'redPale', 'bluePale'] as const
const ROOFS = ['orange', 'red', 'brown', 'teal', 'orange', 'purple'] as const
const DOORS = ['teal', 'red', 'green', 'brown', 'purple', 'blue', 'orange'] as const

/** Room of the roof above the wall, and of the edge around the plate. */
const [ROOF, EDGE] = [8, 1.8]
const PLATE = 13.6

type Roof = (pen: Pen, left: number, right: number, y: number, fill: Fill) => Drawing

const tiles = (left: number, right: number, y: number) =>
  `M${r(left + 3)} ${r(y - 2.6)}h${r((right - left) * 0.2)}M${r(right - (right - left) * 0.34)} ${r(y - 2.6)}h${r((right - left) * 0.2)}M${r((left + right) / 2 - 3)} ${r(y - 5)}h6`

const gable: Roof = (pen, left, right, y, fill) => [
  pen.shape(`M${r(left - 2)} ${r(y)}L${r((left + right) / 2)} ${r(y - ROOF)}L${r(right + 2)} ${r(y)}z`, fill),
  pen.shape(circle((left + right) / 2, y - 2.8, 1.5), 'cream', 0.6),
]
const hip: Roof = (pen, left, right, y, fill) => [
  pen.shape(box(right - 8, y - ROOF - 0.8, 3.6, 6), 'redPale', 0.8),
  pen.shape(`M${r(left - 2)} ${r(y)}L${r(left + 4)} ${r(y - 6.6)}H${r(right - 4)}L${r(right + 2)} ${r(y)}z`, fill),
  pen.line(tiles(left, right, y), 0.5, 'brownDark'),
]
const parapet: Roof = (pen, left, right, y, fill) => {
  const [width, middle] = [right - left, (left + right) / 2]
  return [
    pen.shape(
      `M${r(left)} ${r(y)}V${r(y - 4)}H${r(left + width * 0.22)}Q${r(middle)} ${r(y - ROOF - 3.4)} ${r(right - width * 0.22)} ${r(y - 4)}H${r(right)}V${r(y)}z`,
      fill,
    ),
    pen.shape(box(left - 1.4, y - 1.6, width + 2.8, 2.4, 0.6), 'white', 0.7),
  ]
}
/** A flat roof with the tank for water. */
const terrace: Roof = (pen, left, right, y) => [
  pen.shape(`M${r(left + 4)} ${r(y - 1)}l0.800 -5.600h7.600l0.800 5.600z`, 'blue', 0.8),
  pen.shape(box(left + 4, y - 8, 9.2, 1.8, 0.8), 'blueDark', 0.7),
  pen.line(
    `M${r(right - 6)} ${r(y - 1)}v-6.500M${r(right - 9)} ${r(y - 6)}h6M${r(right - 8.4)} ${r(y - 4.2)}h4.800`,
    0.6,
  ),
  pen.shape(box(left - 1.4, y - 2, right - left + 2.8, 2.8, 0.6), 'stone', 0.8),
]
const SHAPES = [gable, terrace, hip, parapet, gable, hip] as const

/** A house with windows beside its plate. */
const isWide = (width: number) => width > 34

/** Middle of a house's plate, and its size. */
export const plateOf = ({ x, y, width }: Box) => ({
  at: [x + width / 2, y + ROOF + EDGE + PLATE / 2] as const,
  room: [isWide(width) ? 22 : width - 2 * EDGE - 1.4, PLATE] as const,
})

/** Shares of a wide front at which its door is, and its windows are. */
const DOORWAYS = [
  [0.5, 0.16, 0.84],
  [0.2, 0.52, 0.82],
  [0.8, 0.18, 0.48],
] as const

const pane = (pen: Pen, x: number, y: number, width: number, height: number, shutter: Fill | null): Drawing => [
  shutter
    ? [pen.shape(box(x - 2.4, y, 2.4, height), shutter, 0.6), pen.shape(box(x + width, y, 2.4, height), shutter, 0.6)]
    : [],
  pen.shape(box(x, y, width, height, 0.6), 'sky', 0.8),
  pen.line(`M${r(x + width / 2)} ${r(y)}v${r(height)}M${r(x)} ${r(y + height / 2)}h${r(width)}`, 0.5),
]

const flowers = (pen: Pen, x: number, y: number, width: number, fill: Fill): Drawing => [
  pen.shape([0.2, 0.5, 0.8].map((share) => circle(x + width * share, y - 0.9, 1.1)).join(''), fill, 0.5),
  pen.shape(box(x - 0.5, y - 0.4, width + 1, 1.8, 0.5), 'wood', 0.6),
]

/** The house that fills a box; `look` gives its form and paint. */
export function frontHouse(pen: Pen, room: Box, look: number): Drawing {
  const middle = pen.plane('middle')
  const { x, y, width, height } = room
  const [left, right, foot] = [x + 0.6, x + width - 0.6, y + height]
  const eaves = y + ROOF
  const below = eaves + EDGE + PLATE + 1.4
  const ground = foot - below
  const wide = isWide(width)
  const door = wide ? 8 : 6
  const [doorway, ...openings] = inTurn(DOORWAYS, look)
  const along = (share: number) => left + share * (right - left)
  const doorX = wide ? along(doorway) : look % 2 ? left + 6.4 : right - 6.4
  const arch = r(door / 2)
  const paint = inTurn(DOORS, look * 3 + 1)
  const windows = wide ? openings.map(along) : [look % 2 ? right - 6.6 : left + 6.6]
  const pw = wide ? 7 : 6
  const ph = Math.min(7, ground - 4.4)
  const plate = plateOf(room)
  return [
    middle.shape(box(left, eaves, right - left, foot - eaves), inTurn(WALLS, look)),
    inTurn(SHAPES, look)(middle, left, right, eaves, inTurn(ROOFS, look)),
    windows.map((cx, i) => [
      pane(pen, cx - pw / 2, below + 0.8, pw, ph, wide ? inTurn(DOORS, look + 4) : null),
      (look + i) % 2 ? flowers(pen, cx - pw / 2, below + 0.8 + ph + 0.6, pw, look % 3 ? 'red' : 'yellow') : [],
    ]),
    wide
      ? [0.13, 0.87].map((share) => pane(pen, along(share) - 2.8, plate.at[1] - 4.6, 5.6, 8.4, inTurn(DOORS, look + 4)))
      : [],
    middle.shape(
      `M${r(doorX - door / 2)} ${r(foot)}V${r(below + arch + 0.4)}a${arch} ${arch} 0 0 1 ${door} 0V${r(foot)}z`,
      paint,
      0.8,
    ),
    pen.spot(doorX + door / 2 - 1.6, foot - 4, 0.55),
    look % 4 === 2 ? pen.shape(ellipse(doorX + door / 2 + 2.6, foot - 1.6, 1.7, 1.6), 'leaf', 0.6) : [],
    pen.shape(box(plate.at[0] - plate.room[0] / 2, plate.at[1] - PLATE / 2, plate.room[0], PLATE, 1.8), 'white', 0.9),
  ]
}
