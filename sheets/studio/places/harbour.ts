/** A shore with a quay: boats float before it, each tied to its bollard. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { round as r } from '../../scene/marks.ts'
import { box, ellipse, type Spot } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { lighthouse } from '../shapes/map-places.ts'
import { tuft } from '../shapes/nature.ts'
import { palm } from '../shapes/plants.ts'
import type { Parting } from './homes.ts'
import { groundOf } from './homes.ts'

/** From the row's left edge to where the quay leaves the land. */
const SHORE = 22
/** Deck of the quay above the foot of the boats, against the boats' size. */
const DECK = 0.3
const [PLANK, POST] = [4.4, 2.8]
/** Boats at the quay float this far above the lower edge of their row. */
const AFLOAT = 5
/** From one boat at the quay to the next, against their size. */
const PITCH = 1.16
/** Middles of the boats that left, below the upper edge of their row. */
const OUT_AT_SEA = 12

/** Boats side by side before the quay: all in one line. */
export function berths(row: Box, count: number, size: number): Spot[] {
  const pitch = size * PITCH
  return Array.from(
    { length: count },
    (_, i): Spot => [row.x + SHORE + 4 + (i + 0.5) * pitch, row.y + row.height - AFLOAT - size / 2],
  )
}

/** Boats out at sea, above those at the quay: wide of each other, up and down on the waves. */
export function seaward(row: Box, to: number, count: number): Spot[] {
  const left = row.x + SHORE + 6
  const wide = (to - left) / Math.max(count, 2)
  return Array.from({ length: count }, (_, i): Spot => {
    const x = to - wide * (count - i - 0.5)
    return [x, row.y + OUT_AT_SEA + (i % 2 ? 2.4 : -1.6)]
  })
}

/** Landmarks on the land, another one in each row. */
const LANDMARKS: readonly ((pen: Pen, x: number, y: number) => Drawing)[] = [
  (pen, x, y) => palm(pen, x - 2, y, 0.72),
  (pen, x, y) => house(pen, x - 1, y, 0.62, { roof: 'orange' }),
  (pen, x, y) => pen.at(x - 1, y, 0.52, lighthouse),
  (pen, x, y) => house(pen, x - 1, y, 0.62, { wall: 'yellowPale', roof: 'teal', door: 'red' }),
]

/** The quay that leads from the coast over the water. */
export function quay(pen: Pen, { row, staying, size, index }: Parting): Drawing {
  const middle = pen.plane('middle', 'greyDark')
  const foot = groundOf(row) - AFLOAT
  const deck = foot - size * DECK - PLANK
  const last = Math.max(row.x + SHORE + 14, ...staying.map(([x]) => x + size * 0.68))
  const landmark = LANDMARKS[index % LANDMARKS.length]
  const shore = row.x + SHORE
  const posts = [shore + 3, ...staying.map(([x]) => x + size * 0.58)]
  return [
    landmark ? landmark(pen.plane('middle'), row.x + 8, deck - 2) : [],
    tuft(pen.plane('far', 'hillLine'), shore - 10, deck + 2, 0.4),
    posts.map((x) => middle.shape(box(x - POST / 2, deck + 1, POST, foot - deck + 1.5, 0.6), 'stoneDark', 0.7)),
    middle.shape(box(shore - 7, deck, last - shore + 7, PLANK, 1), 'stone', 0.8),
    middle.line(
      Array.from(
        { length: Math.floor((last - shore) / 8) },
        (_, i) => `M${r(shore + 2 + i * 8)} ${r(deck)}v${PLANK}`,
      ).join(''),
      0.5,
      'stoneDark',
    ),
    posts.map((x) => middle.shape(box(x - 1.5, deck - 3.4, 3, 4.6, 1.2), 'greyDark', 0.7)),
  ]
}

/** The ropes from the bows to the bollards, and the water at the hulls. */
export function moorings(pen: Pen, { row, staying, size }: Parting): Drawing {
  const foot = groundOf(row) - AFLOAT
  const deck = foot - size * DECK - PLANK
  return staying.map(([x]) => [
    pen.line(
      `M${r(x + size * 0.46)} ${r(foot - size * 0.14)}Q${r(x + size * 0.6)} ${r(foot - size * 0.02)} ${r(x + size * 0.58)} ${r(deck - 2)}`,
      0.6,
    ),
    pen
      .plane('far', 'seaLine')
      .line(
        `M${r(x - size * 0.46)} ${r(foot + 0.8)}q${r(size * 0.115)} ${r(-size * 0.07)} ${r(size * 0.23)} 0t${r(size * 0.23)} 0t${r(size * 0.23)} 0t${r(size * 0.23)} 0`,
        0.6,
        'seaLine',
      ),
    pen.shade(ellipse(x, foot + 2.4, size * 0.34, 0.6), 'water', 0.5),
  ])
}
