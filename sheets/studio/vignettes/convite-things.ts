/** Things of the invitations. */
import type { FigurePen } from '../cast/figure-pen.ts'
import { CLOTH } from '../cast/inks.ts'
import { box, circle, points, scallop } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { flowerHead, tree } from '../shapes/nature.ts'
import { balloon } from '../shapes/party.ts'
import { STAGE } from './vignette.ts'

/** A sock on a hand that opens its mouth to the left, about the wrist, in the lengths of a person. */
export const sockJacare = (near: FigurePen): Drawing => [
  near.shape('M2,4C-1,7 -5,7 -8,6L-19,7Q-22,6 -20,3.6L-9,1Z', CLOTH.verde[1]),
  near.shape('M-18,5.4l1.6,-2.6l1.6,2.4l1.6,-2.6l1.6,2.2z', CLOTH.branco, near.inner),
  near.shape(
    'M4,6C6,-2 2,-9 -5,-9C-9,-9 -10,-6 -12,-5.600L-21,-4.400Q-23,-2.400 -21,-.6L-9,.8Q-4,1 -4,5Z',
    CLOTH.verde,
  ),
  near.shape(
    'M-20,-.8l1.600,2.600l1.600,-2.400l1.600,2.600l1.600,-2.400l1.600,2.600l1.600,-2.2z',
    CLOTH.branco,
    near.inner,
  ),
  near.shape(['M-7.600,-9a2.600,2.600 0 1 1 5.200,0z'], CLOTH.amarelo, near.inner),
  near.solid('M-5.800,-9.200a.9,.9 0 1 1 1.800,0a.9,.9 0 1 1 -1.800,0z'),
  near.ink('M-18.600,-2.800h.1', near.outer * 1.6),
]

/** An old sock that hangs from a hand, its toe to the left. */
export const oldSock = (near: FigurePen, x: number, y: number): Drawing => [
  near.shape(
    `M${x - 2.6},${y}H${x + 2.6}V${y + 8}Q${x + 2.6},${y + 12} ${x - 1},${y + 12.6}L${x - 6},${y + 13}Q${x - 9},${y + 13} ${x - 8.6},${y + 10.4}Q${x - 8.2},${y + 8.4} ${x - 5},${y + 8}L${x - 2.6},${y + 7}Z`,
    CLOTH.creme,
  ),
  near.ink(`M${x - 2.6},${y + 2.4}h5.2M${x - 2.6},${y + 4.8}h5.2`, near.outer),
]

/** A booth for puppets; its stage is empty except for the curtains. */
export const booth = (pen: Pen, x: number, foot: number): Drawing => [
  pen.shape(box(x - 17, foot - 44, 34, 44, 1), 'blue', 1),
  pen.shape(box(x - 13, foot - 38, 26, 18), 'night', 0.9),
  pen.shape(`M${x - 13} ${foot - 38}h10q-1 11 -7 18h-3z`, 'red', 0.8),
  pen.shape(`M${x + 13} ${foot - 38}h-10q1 11 7 18h3z`, 'red', 0.8),
  pen.shape(`M${x - 19} ${foot - 45}H${x + 19}V${foot - 39}${'a2.375 2.200 0 0 1 -4.750 0'.repeat(8)}z`, 'yellow', 0.9),
  pen.shape(box(x - 18, foot - 20.6, 36, 3, 1), 'wood', 0.8),
  points(`${x - 9},${foot - 9} ${x},${foot - 9} ${x + 9},${foot - 9}`).map(([cx, cy]) =>
    pen.shape(circle(cx, cy, 2.4), 'yellow', 0.7),
  ),
]

const BALLOONS: readonly Fill[] = ['red', 'yellow', 'teal', 'pink', 'orange', 'blue']

export const balloons = (pen: Pen, x: number, y: number, count: number, from = 0): Drawing =>
  Array.from({ length: count }, (_, i) =>
    balloon(pen, x, y, 0.42, BALLOONS[(from + i) % 6] ?? 'red', (i - (count - 1) / 2) * 20),
  )

/** A clothes line between two posts and a sheet with a film on it: a penguin on a hill of ice spreads its wings. */
export const sheetFilm = (pen: Pen): Drawing => [
  pen.rope('M58 60V8M122 60V8', 1.8, 'wood', 0.8),
  pen.line('M-4 16Q28 10 58 10Q90 12 122 10Q152 10 184 15', 0.9),
  pen.shape('M61 10.500Q90 12.500 119 10.500L118 43Q104 41.500 90 43.500Q76 41.500 62 43z', 'white', 1),
  pen.clip('M61 10.500Q90 12.500 119 10.500L118 43Q104 41.500 90 43.500Q76 41.500 62 43z', [
    pen.shape('M56 50V38Q66 30 76 33Q82 27 88 31H96L98 36Q110 36 124 46V50z', 'bluePale', 0.7),
    pen.at(90, 31, 0.62, (own) => [
      own.shape('M-8 -16L-21 -25Q-20 -17 -9 -9z', 'greyDark', 0.9),
      own.shape('M8 -16L21 -25Q20 -17 9 -9z', 'greyDark', 0.9),
      own.shape('M0 -29C9 -29 11 -20 11 -12C11 -3 7 0 0 0C-7 0 -11 -3 -11 -12C-11 -20 -9 -29 0 -29z', 'greyDark', 1),
      own.shape(
        'M0 -21C6 -24 7 -16 7 -11C7 -5 4 -2.500 0 -2.500C-4 -2.500 -7 -5 -7 -11C-7 -16 -6 -24 0 -21z',
        'white',
        0.7,
      ),
      own.spot(-2.8, -19.4, 1.1),
      own.spot(2.8, -19.4, 1.1),
      own.shape('M-2.400 -17H2.400L0 -13.600z', 'orange', 0.7),
      own.shape('M-8 1Q-5 -3 -1 1zM1 1Q5 -3 8 1z', 'orange', 0.8),
    ]),
    pen.line('M106 18q1.400 -2 2.800 0q1.400 -2 2.800 0M70 20q1.400 -2 2.800 0q1.400 -2 2.800 0', 0.7),
  ]),
  points('62,10 76,11.2 90,11.6 104,11.2 118,10').map(([x, y]) =>
    pen.shape(box(x - 0.9, y - 1.6, 1.8, 3.6, 0.5), 'wood', 0.6),
  ),
]

export const coat = (tone: keyof typeof CLOTH) => ({ top: { tone: CLOTH[tone], kind: 'long' as const } })

/** A row of earth with leaves of carrots. */
export const carrotTops = (pen: Pen, spots: string): Drawing =>
  points(spots).map(([x, y]) =>
    pen.at(x, y, 0.36, (own) => [
      own.shape('M-3.500 2V-2Q0 -5 3.500 -2V2z', 'orange', 0.8),
      [-32, -12, 12, 32].map((turn) =>
        own.at(0, -2, 1, (leaf) => leaf.shape('M0 0Q-4 -8 0 -18Q4 -8 0 0z', 'leaf', 0.8), { turn }),
      ),
    ]),
  )

/** A carrot just out of the ground, in the lengths of a person: leaves in the fists, earth still on it. */
export const pulledCarrot = (pen: Pen): Drawing =>
  pen
    .scaled(0.6)
    .at(15, -21, 1, (own) => [
      [-30, -8, 14, 36].map((turn) =>
        own.at(0, 0, 1, (leaf) => leaf.shape('M0 0Q-4.400 -9 0 -17Q4.400 -9 0 0z', 'leaf', 0.9), { turn: turn + 20 }),
      ),
      own.shape('M-4.600 2Q0 -2.600 4.600 2Q4 12 -2 21Q-5 12 -4.600 2z', 'orange', 1),
      own.line('M-4 6h4M4 10h-4M-3.600 13h3', 0.7, 'brown'),
      points('-7,20 4,19 -1,25').map(([x, y]) => own.shape(circle(x, y, 1), 'brownDark', 0.5)),
    ])

export const tomatoes = (pen: Pen, x: number, y: number): Drawing => [
  pen.rope(`M${x} ${y}V${y - 25}`, 0.9, 'woodDark', 0.6),
  pen.shape(
    scallop(
      points(
        `${x - 5},${y - 3} ${x - 7},${y - 10} ${x - 5},${y - 18} ${x},${y - 23} ${x + 5},${y - 18} ${x + 7},${y - 10} ${x + 5},${y - 3}`,
      ),
      0.6,
    ),
    'leaf',
    0.9,
  ),
  points(`${x - 3.6},${y - 14} ${x + 3},${y - 17} ${x + 2.6},${y - 9} ${x - 3.4},${y - 6.4}`).map(([a, b]) =>
    pen.shape(circle(a, b, 2), 'red', 0.7),
  ),
]

export const ipe = (pen: Pen, x: number, foot: number): Drawing => [
  pen.shape(
    `M${x - 3} ${foot}Q${x - 2} ${foot - 14} ${x - 6} ${foot - 24}H${x + 7}Q${x + 2} ${foot - 14} ${x + 4} ${foot}z`,
    'brown',
    0.9,
  ),
  pen.shape(
    scallop(
      points(
        `${x - 20},${foot - 22} ${x - 25},${foot - 34} ${x - 18},${foot - 46} ${x - 2},${foot - 52} ${x + 16},${foot - 46} ${x + 24},${foot - 34} ${x + 19},${foot - 22} ${x},${foot - 20}`,
      ),
      0.6,
    ),
    'yellow',
    0.9,
  ),
  points('-14,-34 -4,-44 8,-34 14,-42 -6,-28 18,-28').map(([dx, dy]) =>
    flowerHead(pen, x + dx, foot + dy, 2.2, 'straw', 'orange'),
  ),
]

/** A court under a roof: trusses above, an open side with trees, lines on the floor. */
export const coveredCourt = (pen: Pen): Drawing => [
  pen.shape(box(-2, -2, STAGE.width + 4, 48), 'sky', null),
  [14, 62, 108, 160].map((x, i) => tree(pen.plane('far', 'hillLine'), x, 42, 0.8 + (i % 2) * 0.2)),
  pen.shape(box(-2, 36, STAGE.width + 4, 7), 'cream', 0.8),
  pen.shape(box(-2, 42, STAGE.width + 4, 24), 'bluePale', 0.8),
  pen.line('M-4 52L40 42M90 42V66M184 52L140 42', 1.2, 'white'),
  [30, 90, 150].map((x) => pen.shape(box(x - 1.6, 8, 3.2, 35), 'metal', 0.8)),
  pen.shape('M-4 -4H184V6L90 1L-4 6z', 'teal', 0.9),
  pen.rope('M-4 10L90 5L184 10', 1.4, 'metal', 0.7),
  pen.line(
    Array.from(
      { length: 12 },
      (_, i) => `M${i * 15} ${i < 6 ? 9.6 - i * 0.8 : 5 + (i - 6) * 0.8}l7.500 -6l7.500 ${i < 6 ? 5.2 : 6.8}`,
    ).join(''),
    0.7,
  ),
]

/** A kite without its paper: two sticks of bamboo and a thread around them. */
export const kiteFrame = (pen: Pen): Drawing => [
  pen.line('M0 -20L15 -5L0 20L-15 -5z', 0.8),
  pen.rope('M0 -21V21M-16 -5H16', 2, 'straw', 1),
  pen.shape(circle(0, -5, 2), 'white', 0.7),
]

/** A tail of ribbons between two hands. */
export const ribbons = (pen: Pen, d: string, spots: string): Drawing => [
  pen.line(d, 1),
  points(spots).map(([x, y], i) =>
    pen.shape(
      `M${x} ${y}l-4 -2.600v5.200zM${x} ${y}l4 -2.600v5.200z`,
      (['red', 'yellow', 'blue'] as const)[i % 3] ?? 'red',
      0.8,
    ),
  ),
]

/** The library of the quarter, with its name above the door. */
export const library = (pen: Pen, x: number, foot: number): Drawing => [
  pen.shape(box(x - 22, foot - 22, 44, 22), 'yellowPale', 0.9),
  pen.shape(`M${x - 25} ${foot - 22}L${x} ${foot - 33}L${x + 25} ${foot - 22}z`, 'orange', 0.9),
  pen.shape(box(x - 19, foot - 20.6, 38, 6.4, 0.8), 'white', 0.7),
  pen.text(x, foot - 16, 'BIBLIOTECA', 4.6),
  pen.shape(box(x - 4, foot - 11.6, 8, 11.6), 'woodDark', 0.8),
  [-15, 9].map((dx) => [
    pen.shape(box(x + dx, foot - 11, 7, 7), 'bluePale', 0.7),
    pen.line(`M${x + dx + 3.5} ${foot - 11}v7`, 0.6),
  ]),
]

export const figTree = (pen: Pen): Drawing => [
  pen.shape(
    'M134 60C140 56 142 44 138 24L152 8L158 24C156 40 160 54 172 60Q162 58 158 61Q152 57 148 61Q142 58 134 60z',
    'brown',
    1,
  ),
  pen.line('M146 52Q150 40 147 28M154 54Q152 44 153 34', 0.7, 'brownDark'),
  pen.shape(scallop(points('40,-8 190,-8 190,10 176,20 158,16 140,20 124,12 106,14 88,8 68,10 50,6'), 0.58), 'leaf', 1),
  pen.line('M70 3q3 -3 6 0M98 5q3 -3 6 0M128 6q3 -3 6 0M156 8q3 -3 6 0', 0.8, 'leafDeep'),
]

export const WHITE_TROUSERS = { tone: CLOTH.branco, kind: 'pants' } as const
export const light = (tone: keyof typeof CLOTH) => ({ top: { tone: CLOTH[tone] }, bottom: WHITE_TROUSERS })
