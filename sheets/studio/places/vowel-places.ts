/** Places of things that begin with a vowel: a pumpkin field, a starry night, a stall, a henhouse, a bunch of grapes. */
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

/** A row of things from the left to the right, and the board below it or the rail that it hangs from. */
interface Line {
  readonly spots: readonly Spot[]
  readonly r: number
  readonly rail: number
}
type Lines = readonly Line[]

/** Lower edge of the letters to look for, and the ground of whoever is at the foot of the page. */
const [HEAD, FEET] = [88, 282]
const CHILD = 0.42
/** Of whoever is right below the bunch. */
const PICKER = 0.7

const all = (fill: Fill) => (pen: Pen) => pen.shape(box(0, 0, 210, 300), fill, null)
const child = (pen: Pen, who: CastName, x: number, pose: Pose, foot = FEET, scale = CHILD) =>
  person(pen.plane('middle'), who, x, foot, scale, { pose })

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

function pumpkinField(pen: Pen, lines: Lines, turn: number): Drawing {
  const far = pen.plane('far', 'hillLine')
  return [
    all('sky')(pen),
    cloud(pen.plane('far'), 28, 48, 0.5),
    hill(far, points('-5,60 50,52 105,60 160,50 215,58'), 'hillFar'),
    [22, 40, 172, 190].map((x, i) => tree(far, x, 62, i % 2 ? 0.4 : 0.32)),
    far.shape(box(-2, HEAD - 14, 214, 230), 'meadow'),
    lines.map(({ spots: row, r }) => [
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

function starryNight(pen: Pen, _: Lines, turn: number): Drawing {
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

function stall(pen: Pen, lines: Lines, turn: number): Drawing {
  const wood = pen.plane('middle', 'woodDark')
  const far = pen.plane('far')
  return [
    all('yellowPale')(pen),
    Array.from({ length: 16 }, (_, i) =>
      far.shape(`M${9 + i * 12} 18h12v11q0 5 -6 5t-6 -5z`, inTurn(AWNING, i + turn), 0.7),
    ),
    [10.5, 195.5].map((x) => wood.shape(box(x, HEAD - 2, 4, 180, 1), 'wood', 0.9)),
    lines.map(({ spots, r, rail }) => [
      spots.map(([x, y]) => far.line(`M${n(x)} ${n(rail)}V${n(y - r * 0.9)}`, 0.7)),
      wood.shape(box(12, rail - 1, 186, 2, 1), 'wood', 0.7),
      spots.map(([x]) => far.shape(ellipse(x, rail, 1.5, 1.7), 'straw', 0.5)),
    ]),
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

function henhouse(pen: Pen, lines: Lines, turn: number): Drawing {
  const far = pen.plane('far', 'woodDark')
  const wood = pen.plane('middle', 'woodDark')
  return [
    all('woodPale')(pen),
    Array.from({ length: 12 }, (_, i) => pen.shade(box(17 + i * 16, 20, 0.6, 242), 'wood')),
    lines.map(({ rail }) => [
      pen.shade(box(9, rail + 3, 192, 1.6), 'brown', 0.2),
      wood.shape(box(4, rail, 202, 3), 'wood', 0.8),
    ]),
    // The end that the nests leave free.
    lines.map(({ spots, r, rail }, i) => {
      const edge = i % 2 ? (spots.at(-1)?.[0] ?? 0) : (spots[0]?.[0] ?? 0)
      const x = i % 2 ? (edge + r * 1.1 + 199) / 2 : (edge - r * 1.1 + 11) / 2
      return chick(pen.plane('middle'), x, rail, r * 0.045)
    }),
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

/** The curl that a vine climbs with. */
const tendril = (x: number, y: number, s: number): string =>
  `M${n(x)} ${n(y)}q${n(4 * s)} 3 ${n(8 * s)} 0q${n(4 * s)} -4 ${n(s)} -5.500q${n(-4 * s)} -0.500 ${n(-3 * s)} 3`

/** One bunch, as large as the page, hangs from a beam. */
function vine(pen: Pen, lines: Lines, turn: number): Drawing {
  const far = pen.plane('far', 'hillLine')
  const wood = pen.plane('middle', 'woodDark')
  const leafy = pen.plane('far', 'leafDeep')
  const { spots: first = [], r = 0, rail = HEAD } = lines[0] ?? {}
  const shoulders = [first[0]?.[0] ?? 0, first.at(-1)?.[0] ?? 0]
  const cx = ((shoulders[0] ?? 0) + (shoulders[1] ?? 0)) / 2
  return [
    all('skyLow')(pen),
    hill(far, points('-5,226 60,216 120,226 215,214'), 'hillFar'),
    [16, 40, 170, 194].map((x, i) => tree(far, x, 232 + (i % 2) * 4, 0.34)),
    hill(far, points('-5,250 60,244 120,251 215,243'), 'grass'),
    [11, 193].map((x) => wood.shape(box(x, rail, 5, 200, 1), 'wood', 0.9)),
    wood.shape(box(4, rail - 3, 202, 5, 1), 'wood', 0.9),
    pen.plane('middle').rope(`M${n(cx)} ${n(rail + 1)}v${n(r + 8)}`, 3, 'leafDark', 0.8),
    [1, -1].map((s) => leafy.line(tendril(cx + s * 12, rail + 5, s), 0.8, 'leafDark')),
    [-1, 1].map((s, i) => [
      lobedLeaf(leafy, [(shoulders[i] ?? cx) + s * r * 0.7, rail + 11], 11, 'lime'),
      lobedLeaf(leafy, [cx + s * 26, rail + 5], 9, i ? 'leaf' : 'lime'),
    ]),
    child(pen, childAt(turn + 5), 31, HANDS_UP, FEET, PICKER),
    child(pen, childAt(turn + 9), 179, HANDS_UP, FEET, PICKER),
    [64, 146].map((x) => basket(pen.plane('middle'), x, 283, 0.8)),
    points('86,283 124,284').map(([x, y]) => tuft(far, x, y, 0.8)),
    bush(far, 105, 284, 0.5),
  ]
}

const PLACES: Readonly<Record<string, (pen: Pen, lines: Lines, turn: number) => Drawing>> = {
  A: pumpkinField,
  E: starryNight,
  I: stall,
  O: henhouse,
  U: vine,
}

/** The place of a vowel, behind its things. */
export const vowelPlace = (pen: Pen, vowel: string, lines: Lines, turn: number): Drawing =>
  PLACES[vowel]?.(pen, lines, turn) ?? []
