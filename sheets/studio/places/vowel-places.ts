/** Places of things that begin with a vowel: a pumpkin field, a starry night, a stall, a henhouse, a vine. */
import { round as n } from '../../scene/marks.ts'
import { person } from '../cast/cast.ts'
import { type CastName, childAt } from '../cast/people.ts'
import { HANDS_UP, POINT, POINT_LEFT, WAVE, WAVE_LEFT } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { inTurn } from '../in-turn.ts'
import { box, ellipse, points, type Spot, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { chick, hen } from '../shapes/farm.ts'
import { bush, cloud, hill, tree, tuft } from '../shapes/nature.ts'
import { telescope } from '../shapes/solar-system.ts'
import { crescent } from '../shapes/space.ts'
import { lobedLeaf } from '../shapes/vowel-things.ts'
import { basket } from '../shapes/woven.ts'

/** Rows of things, each a list of middles from the left to the right. */
export interface Rows {
  readonly rows: readonly (readonly Spot[])[]
  readonly r: number
}

/** Lower edge of the letters to look for, and the ground of whoever is at the foot of the page. */
const [HEAD, FEET] = [88, 282]
const CHILD = 0.42

const all = (fill: Fill) => (pen: Pen) => pen.shape(box(0, 0, 210, 300), fill, null)
const child = (pen: Pen, who: CastName, x: number, pose: Pose, foot = FEET) =>
  person(pen.plane('middle'), who, x, foot, CHILD, { pose })

/** A line through the middles of a row, from edge to edge. */
const through = (row: readonly Spot[], dy: number): string => {
  const [first, last] = [row[0], row.at(-1)]
  if (!first || !last) return ''
  return smooth([[0, first[1] + dy], ...row.map(([x, y]): Spot => [x, y + dy]), [210, last[1] + dy]], false)
}

/** Between two neighbours of a row. */
const between = (row: readonly Spot[]): Spot[] =>
  row.slice(1).map(([x, y], i): Spot => {
    const [px, py] = row[i] ?? [x, y]
    return [(x + px) / 2, (y + py) / 2]
  })

function pumpkinField(pen: Pen, { rows, r }: Rows, turn: number): Drawing {
  const far = pen.plane('far', 'hillLine')
  return [
    all('sky')(pen),
    cloud(pen.plane('far'), 28, 48, 0.5),
    hill(far, points('-5,60 50,52 105,60 160,50 215,58'), 'hillFar'),
    [22, 40, 172, 190].map((x, i) => tree(far, x, 62, i % 2 ? 0.4 : 0.32)),
    far.shape(box(-2, HEAD - 14, 214, 230), 'meadow'),
    rows.map((row) => [
      far.shape(
        `${through(row, r * 0.72)}v${n(r * 0.34)}${through([...row].reverse(), r * 1.06)
          .replace(/^M0/, 'L210')
          .replace(/210 ([\d.]+)$/, '0 $1')}z`,
        'earth',
        null,
      ),
      pen.plane('middle').line(through(row, r * 0.5), 1, 'leafDark'),
      between(row).map(([x, y], i) =>
        lobedLeaf(pen.plane('far', 'leafDeep'), [x, y + r * (i % 2 ? 0.5 : 0.3)], r * 0.36),
      ),
    ]),
    hill(far, points('-5,263 60,260 120,264 215,259'), 'grass'),
    child(pen, childAt(turn), 24, WAVE),
    child(pen, childAt(turn + 4), 188, WAVE_LEFT),
    points('60,283 104,282 150,284').map(([x, y]) => tuft(far, x, y, 0.8)),
    bush(far, 132, 284, 0.5, 'leaf', 'yellow'),
    basket(pen.plane('middle'), 42, 283, 0.62),
  ]
}

function starryNight(pen: Pen, _: Rows, turn: number): Drawing {
  const far = pen.plane('far', 'hillLine')
  return [
    all('dusk')(pen),
    crescent(pen.plane('far'), 24, 42, 0.7, true),
    hill(far, points('-5,266 50,256 105,266 160,256 215,264'), 'hillFar'),
    [74, 92, 146].map((x, i) => house(far, x, 266 + (i % 2), 0.36, { roof: i % 2 ? 'red' : 'orange' })),
    [60, 110, 124, 162].map((x) => tree(far, x, 268, 0.32)),
    hill(far, points('-5,274 60,270 120,275 215,270'), 'grass'),
    telescope(pen.plane('middle'), 38, FEET, 0.5),
    child(pen, childAt(turn + 2), 20, POINT),
    child(pen, childAt(turn + 7), 186, HANDS_UP),
  ]
}

const AWNING = ['red', 'cream'] as const

function stall(pen: Pen, { rows, r }: Rows, turn: number): Drawing {
  const wood = pen.plane('middle', 'woodDark')
  const far = pen.plane('far')
  return [
    all('yellowPale')(pen),
    Array.from({ length: 16 }, (_, i) =>
      far.shape(`M${9 + i * 12} 18h12v11q0 5 -6 5t-6 -5z`, inTurn(AWNING, i + turn), 0.7),
    ),
    [10.5, 195.5].map((x) => wood.shape(box(x, HEAD - 2, 4, 180, 1), 'wood', 0.9)),
    rows.map((row) => wood.line(through(row, -r * 1.24), 1.1, 'woodDark')),
    person(pen.plane('middle'), childAt(turn + 1), 58, 291, 0.62, { pose: WAVE }),
    person(pen.plane('middle'), childAt(turn + 6), 154, 291, 0.62, { pose: WAVE_LEFT }),
    wood.shape(box(4, 276, 202, 22), 'wood', 1),
    wood.shape(box(4, 273, 202, 5, 1), 'woodPale', 0.9),
  ]
}

/** Straw on a board, below a row of eggs. */
const straw = (row: readonly Spot[], r: number): string =>
  row
    .flatMap(([x, y], i) => {
      const foot = y + r
      return [-0.8, -0.2, 0.5].map(
        (at, k) => `M${n(x + at * r)} ${n(foot + 0.4)}l${n(r * 0.3)} ${n(-r * (0.1 + 0.06 * ((i + k) % 3)))}`,
      )
    })
    .join('')

function henhouse(pen: Pen, { rows, r }: Rows, turn: number): Drawing {
  const far = pen.plane('far', 'woodDark')
  const wood = pen.plane('middle', 'woodDark')
  return [
    all('woodPale')(pen),
    Array.from({ length: 12 }, (_, i) => pen.shade(box(17 + i * 16, 20, 0.6, 242), 'wood')),
    rows.map((row) =>
      wood.shape(
        `${through(row, r * 1.1)}v2.600${through([...row].reverse(), r * 1.1 + 2.6)
          .replace(/^M0/, 'L210')
          .replace(/210 ([\d.]+)$/, '0 $1')}z`,
        'wood',
        0.8,
      ),
    ),
    far.shape(box(-2, 262, 214, 40), 'strawDark', 0.8),
    far.line(straw(points('30,268 80,274 120,266 160,275'), 8), 0.6, 'woodDark'),
    hen(pen.plane('middle'), 36, FEET, 0.66),
    points('58,282 70,284').map(([x, y]) => chick(pen.plane('middle'), x, y, 0.55)),
    child(pen, childAt(turn + 3), 184, POINT_LEFT),
    hen(pen.plane('middle'), 148, FEET, 0.6, 'brown'),
    basket(pen.plane('middle'), 112, 283, 0.7),
    pen.shade(ellipse(112, 283.4, 10, 1), 'black', 0.14),
  ]
}

function vine(pen: Pen, { rows, r }: Rows, turn: number): Drawing {
  const far = pen.plane('far', 'hillLine')
  const wood = pen.plane('middle', 'woodDark')
  const leafy = pen.plane('far', 'leafDeep')
  const first = rows[0] ?? []
  return [
    all('skyLow')(pen),
    hill(far, points('-5,252 60,244 120,252 215,242'), 'hillFar'),
    hill(far, points('-5,266 60,262 120,267 215,261'), 'grass'),
    [11, 193].map((x) => wood.shape(box(x, HEAD - 4, 5, 188, 1), 'wood', 0.9)),
    wood.shape(box(4, HEAD - 4, 202, 5, 1), 'wood', 0.9),
    rows
      .slice(1)
      .map((row, i) =>
        between(row).map((spot, k) =>
          (i + k) % 3 ? [] : lobedLeaf(leafy, [spot[0], spot[1] - r * 0.86], r * 0.4, 'lime'),
        ),
      ),
    between(first).map(([x, y]) => lobedLeaf(leafy, [x, y - r * 0.9], r * 0.62)),
    child(pen, childAt(turn + 5), 26, HANDS_UP),
    child(pen, childAt(turn + 9), 184, WAVE_LEFT),
    [52, 158].map((x) => basket(pen.plane('middle'), x, 283, 0.8)),
    points('84,283 124,284').map(([x, y]) => tuft(far, x, y, 0.8)),
    bush(far, 104, 284, 0.5),
  ]
}

const PLACES: Readonly<Record<string, (pen: Pen, rows: Rows, turn: number) => Drawing>> = {
  A: pumpkinField,
  E: starryNight,
  I: stall,
  O: henhouse,
  U: vine,
}

/** The place of a vowel, behind its things. */
export const vowelPlace = (pen: Pen, vowel: string, rows: Rows, turn: number): Drawing =>
  PLACES[vowel]?.(pen, rows, turn) ?? []
