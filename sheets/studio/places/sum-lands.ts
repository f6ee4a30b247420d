/** One place for a whole page of sums: no ground is drawn twice, a path or a rug leads from child to child. In mm. */
import { round as r } from '../../scene/marks.ts'
import { box, circle, ellipse, points, smooth } from '../paths.ts'
import { type Drawing, type Fill, inkOf, mixed, type Pen } from '../pen.ts'
import { bunting } from '../shapes/built.ts'
import { bush, cloud, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { fern } from '../shapes/plants.ts'
import { bubbles, coral, rock, seaweed } from '../shapes/sea.ts'
import { crescent } from '../shapes/space.ts'
import { dinosaurValley, VALLEY_DETAILS } from './dinosaur-valley.ts'
import { FOOT, LEFT, RIGHT, rolling } from './terrace-parts.ts'

export interface Land {
  readonly kind: 'meadow' | 'dusk' | 'room' | 'sea' | 'station' | 'valley'
  readonly wall?: Fill
  readonly flags?: readonly Fill[]
  readonly rug?: Fill
  /** No path, no rug: its rows cross the page. */
  readonly isOpen?: true
  /** In the sea: upper edges of a sandbank for each row, water between them. */
  readonly ledges?: readonly number[]
  /** In the sea: the upper edge of one bed for all rows, which rises at the right. */
  readonly bed?: number
  /** No rug from child to child. */
  readonly isBare?: true
}

/** From the top of the page to the ground of a land, and the middle of the way at the right. */
const [HORIZON, WAY] = [54, 179]

/** A path that comes in at the right and winds along that side, wider towards the reader. */
function path(pen: Pen, fill: Fill): Drawing {
  const left = points('216,58 190,66 170,80 162,102 165,128 160,158 164,188 159,220 163,252 157,300')
  return pen.plane('far', 'sandLine').shape(`${smooth(left, false)}H216z`, fill, 0.7)
}

const land = (pen: Pen, fill: Fill): Drawing => {
  const far = pen.plane('far', 'hillLine')
  return [hill(far, rolling(HORIZON + 2, 1.4, 1), fill, FOOT + 8)]
}

/** Strings of flags across a feast: the first below the title, the others before each row. */
const strings = (pen: Pen, grounds: readonly number[], flags: readonly Fill[]): Drawing =>
  [53, ...grounds.slice(0, -1).map((ground) => ground + 3.4)].map((y) =>
    bunting(pen.plane('far', 'woodDark'), [LEFT, y], [RIGHT, y], 1.6, flags, { size: 5.4, gap: 3 }),
  )

const meadow = (pen: Pen, grounds: readonly number[], { flags, isOpen }: Land, wide: boolean): Drawing => {
  const far = pen.plane('far', 'hillLine')
  return [
    pen.shape(box(0, 0, 210, FOOT), 'sky', null),
    wide ? [] : [sun(far, 190, 31, 0.46), cloud(far, 26, 32, 0.6)],
    hill(far, points('-6,48 30,41 80,50 130,42 176,50 216,44'), 'hillFar'),
    tree(far, 17, 55, 0.62),
    tree(far, 29, 54, 0.44, 'lime'),
    tree(far, 197, 54, 0.5, 'lime'),
    land(pen, 'meadow'),
    isOpen ? [] : path(pen, 'path'),
    flags ? strings(pen, grounds, flags) : [],
  ]
}

const dusk = (pen: Pen, grounds: readonly number[], { flags, isOpen }: Land): Drawing => {
  const far = pen.plane('far', 'hillLine')
  return [
    pen.shape(box(0, 0, 210, FOOT), 'dusk', null),
    crescent(far, 190, 33, 0.44, true),
    hill(far, points('-6,48 30,42 80,50 130,43 176,50 216,45'), 'hillFar'),
    points('16,0.6 29,0.46 197,0.5').map(([x, scale]) => tree(far, x, 55, scale, 'hill')),
    land(pen, 'meadow'),
    isOpen ? [] : path(pen, 'sand'),
    flags ? strings(pen, grounds, flags) : [],
  ]
}

/** Joints of the boards, which are wider towards the reader. */
const joints = () => Array.from({ length: 12 }, (_, i) => box(-6, HORIZON + i * 12 + i * i * 0.8, 222, 0.5)).join('')

/** A mat below each row, from its things to whoever joins them. */
const mats = (pen: Pen, grounds: readonly number[], fill: Fill): Drawing =>
  grounds.map((ground) =>
    pen
      .plane('far', 'woodDark')
      .shape(`M${LEFT + 7} ${r(ground - 3)}H${RIGHT - 5}L${RIGHT - 1} ${r(ground + 4.6)}H${LEFT + 3}z`, fill, 0.6),
  )

const room = (
  pen: Pen,
  grounds: readonly number[],
  { wall = 'cream', flags, rug = 'redPale', isOpen, isBare }: Land,
  wide: boolean,
): Drawing => {
  const far = pen.plane('far', 'woodDark')
  const runner = `M${WAY - 15} ${HORIZON + 6}H${WAY + 15}L${WAY + 19} ${FOOT}H${WAY - 19}z`
  const border = `M${WAY - 12.4} ${HORIZON + 6}L${WAY - 16} ${FOOT}M${WAY + 12.4} ${HORIZON + 6}L${WAY + 16} ${FOOT}`
  return [
    pen.shape(box(0, 0, 210, FOOT + 8), wall, null),
    (wide ? [] : [20, 190]).map((x) => [
      far.shape(box(x - 8, 26, 16, 20, 1), 'sky', 0.8),
      far.line(`M${x} 26v20M${x - 8} 36h16`, 0.7),
      far.shape(box(x - 9.4, 45.4, 18.8, 2.2, 0.8), 'woodPale', 0.7),
    ]),
    flags ? bunting(far, [LEFT, 54.5], [RIGHT, 54.5], 2.4, flags, { size: 5, gap: 3 }) : [],
    far.shape(box(LEFT - 2, HORIZON, RIGHT - LEFT + 4, FOOT), 'woodPale'),
    pen.shade(joints(), 'wood', 0.8),
    far.shape(box(LEFT - 2, HORIZON - 3.4, RIGHT - LEFT + 4, 3.4), 'cream'),
    isBare ? mats(pen, grounds, rug) : [],
    isOpen || isBare ? [] : [far.shape(runner, rug, 0.8), far.line(border, 0.6)],
  ]
}

/** Sand below deep water. */
const SANDS = [mixed(inkOf('sand'), inkOf('water'), 0.34), mixed(inkOf('sand'), inkOf('water'), 0.14)]

/** Grains and ripples of a bank of sand, from its upper edge down. */
const grains = (top: number, shift: number): string =>
  Array.from({ length: 30 }, (_, i) => {
    const [x, y] = [r(6 + i * 6.9 + shift), r(top + 3.4 + ((i * 5) % 7) * 1.1)]
    return i % 6 === 2 ? `M${x} ${y}q2.500 -1.600 5 0t5 0` : `M${x} ${y}h0.900`
  }).join('')

/** One bed at the foot of the page, and a slope of it up along the right side. */
function seaBed(pen: Pen, grounds: readonly number[], bed: number): Drawing {
  const sandy = pen.plane('far', 'sandLine')
  const far = pen.plane('far', 'seaLine')
  const top = Math.max(bed, 100)
  const edge = points('216,60 192,66 172,82 163,104')
  const down = top > 140 ? points(`159,${r((top + 104) / 2)} 155,${r(top - 12)}`) : []
  const flat = points(`138,${top} 92,${top + 2.4} 44,${top - 1} -6,${top + 1}`)
  const isAll = bed < 100
  const upper = isAll ? points('216,58 160,60 100,57 40,60 -6,57') : [...edge, ...down, ...flat]
  const growing = [
    coral(far, 138, top + 3, 0.5, 'pink'),
    seaweed(far, 13, top + 5, 0.42, 'leaf'),
    rock(far, 150, top + 8, 0.5),
    seaweed(far, 158, top + 9, 0.66, 'leaf'),
    bubbles(far, [
      [148, top - 14, 1.6],
      [152, top - 22, 2.2],
      [147, top - 30, 1.2],
    ]),
    grounds.map((ground, i) => {
      if (ground < top + 20) return []
      const y = r(ground + 5)
      return i % 2 ? [rock(far, 142, y, 0.42), seaweed(far, 150, y, 0.4, 'leaf')] : coral(far, 148, y, 0.42, 'orange')
    }),
  ]
  const steps = grounds.flatMap((ground) => [
    `M204 ${r(ground + 7)}q-3 -1.600 -6 0t-6 0`,
    `M168 ${r(ground + 8)}h0.900M176 ${r(ground + 6.4)}h0.900M186 ${r(ground + 9)}h0.900M199 ${r(ground + 10)}h0.900`,
  ])
  // Dunes behind each other, down to the reader.
  const dunes = grounds
    .filter((ground) => ground > top)
    .map((ground, i) => {
      const y = r(ground + 6)
      return `M-6 ${y}q36 ${i % 2 ? -5 : -3} 72 0t72 ${i % 2 ? 2 : -1}t72 1M14 ${y + 3}h0.900M30 ${y + 4.4}h0.900M52 ${y + 3}h0.900M76 ${y + 4.6}h0.900M98 ${y + 3.2}h0.900M122 ${y + 4}h0.900`
    })
  return [
    sandy.shape(`${smooth(upper, false)}V${FOOT + 8}H216z`, SANDS[1] ?? 'sand', 0.9),
    sandy.line([...steps, ...dunes].join(''), 0.8),
    isAll ? [] : growing,
  ]
}

/** The floor of the sea, ridge behind ridge. */
const sea = (pen: Pen, grounds: readonly number[], { ledges, bed }: Land): Drawing => {
  const far = pen.plane('far', 'seaLine')
  const sandy = pen.plane('far', 'sandLine')
  const beams = points('30,52 70,104 128,150 170,196')
    .map(([x, to], i) => `M${x} 19h${10 + i * 2}L${to - 20} 290h-26z`)
    .join('')
  return [
    pen.shape(box(0, 0, 210, FOOT + 8), 'foam', null),
    pen.shade(beams, 'white', 0.6),
    bubbles(far, [
      [17, 46, 2],
      [23, 40, 1.3],
      [192, 44, 2.2],
      [187, 37, 1.4],
    ]),
    bed === undefined ? [] : seaBed(pen, grounds, bed),
    (bed === undefined ? grounds : []).map((ground, i) => {
      const [top, turn] = [ledges?.[i], i % 2 ? 1 : -1]
      const fill = SANDS[i % 2] ?? inkOf('sand')
      if (top === undefined) return hill(sandy, rolling(ground - 40, 1.6, turn), fill, FOOT + 8)
      const below = smooth([...rolling(ground + 5, 1.2, -turn)].reverse(), false).replace(/^M/, 'L')
      const isSea = (ledges?.[i + 1] ?? 0) > ground + 14
      const foot = isSea ? below : 'L216 300H-6'
      return [
        sandy.shape(`${smooth(rolling(top, 1.6, turn), false)}${foot}z`, fill, 0.9),
        sandy.line(grains(top, (i % 3) * 2), 0.8),
        seaweed(far, 10.5, ground + 3, 0.56, 'leaf'),
      ]
    }),
  ]
}

const station = (pen: Pen, grounds: readonly number[]): Drawing => {
  const far = pen.plane('far', 'greyDark')
  const top = HORIZON - 2
  const stars = points('14,26 30,23 44,44 168,45 184,46 22,38 158,24 12,44')
  return [
    pen.shape(box(0, 0, 210, FOOT + 8), 'night', null),
    pen.shade(stars.map(([x, y]) => circle(x, y, 0.5)).join(''), 'white', 0.9),
    far.shape(circle(188, 33, 6), 'water', 0.8),
    pen.shade('M184 31q3 -4 5 -2q1 3 -2 4t-3 -2zM188 35q3 -2 5 0q-2 3 -4 2z', 'leaf', 0.9),
    far.shape(`M-6 ${top}H216V${FOOT + 8}H-6z`, 'greyPale'),
    far.shape(box(-6, top - 2, 222, 3.4), 'metal', 0.6),
    grounds.slice(0, -1).map((ground) => far.shape(box(-6, ground + 1, 222, 3.2), 'metal', 0.6)),
  ]
}

const potted = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(`M${r(x - 3.4)} ${r(y - 4.4)}h6.800l-1.200 4.400h-4.400z`, 'orange', 0.7),
  [-40, 0, 40].map((turn) =>
    pen.at(x, y - 4.6, 1, (own) => own.shape('M0 0q-3 -4 0 -8q3 4 0 8z', 'leaf', 0.6), { turn }),
  ),
]

const robot = (pen: Pen, x: number, y: number): Drawing => [
  pen.line(`M${r(x)} ${r(y - 13)}v-2.400`, 0.7),
  pen.shape(circle(x, y - 15.8, 0.9), 'red', 0.5),
  pen.shape(box(x - 4.4, y - 13, 8.8, 6.2, 2), 'metal', 0.7),
  pen.shape(box(x - 3.6, y - 6.6, 7.2, 5, 1.2), 'bluePale', 0.7),
  pen.shape([-2, 2].map((dx) => circle(x + dx, y - 10, 0.9)).join(''), 'night', 0.4),
  pen.shape([-2.4, 2.4].map((dx) => circle(x + dx, y - 1, 1.1)).join(''), 'greyDark', 0.5),
]

const hatch = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(circle(x, y - 6.4, 5.6), 'metal', 0.7),
  pen.line(`M${r(x - 3)} ${r(y - 9.4)}l6 6M${r(x + 3)} ${r(y - 9.4)}l-6 6`, 0.7),
  pen.shape(circle(x, y - 6.4, 1.5), 'red', 0.5),
]

/** Details beside the plaques: never the same in two rows. */
const DETAILS: Readonly<Record<Land['kind'], readonly ((pen: Pen, x: number, y: number) => Drawing)[]>> = {
  meadow: [
    (pen, x, y) => bush(pen, x, y, 0.4),
    (pen, x, y) => rock(pen, x, y, 0.36),
    (pen, x, y) => fern(pen, x, y, 0.34),
    (pen, x, y) => [tuft(pen, x - 3, y, 0.6), tuft(pen, x + 4, y + 0.6, 0.44)],
  ],
  dusk: [
    (pen, x, y) => fern(pen, x, y, 0.34),
    (pen, x, y) => bush(pen, x, y, 0.4, 'hill'),
    (pen, x, y) => rock(pen, x, y, 0.36),
    (pen, x, y) => [tuft(pen, x - 3, y, 0.6), tuft(pen, x + 4, y + 0.6, 0.44)],
  ],
  sea: [
    (pen, x, y) => coral(pen, x, y, 0.34, 'pink'),
    (pen, x, y) => seaweed(pen, x, y, 0.34, 'leaf'),
    (pen, x, y) => rock(pen, x, y, 0.36),
    (pen, x, y) => coral(pen, x, y, 0.32, 'orange'),
  ],
  room: [],
  station: [potted, robot, hatch, robot],
  valley: VALLEY_DETAILS,
}

const LINES: Readonly<Record<Land['kind'], Fill>> = {
  meadow: 'hillLine',
  dusk: 'hillLine',
  room: 'woodDark',
  sea: 'seaLine',
  station: 'greyDark',
  valley: 'hillLine',
}

export const detailAt = (pen: Pen, { kind }: Land, row: number, x: number, y: number): Drawing =>
  DETAILS[kind][row % 4]?.(pen.plane('far', LINES[kind]), x, r(y)) ?? []

/** Of a shadow on the ground. */
const SHADES: Readonly<Record<Land['kind'], Fill>> = {
  meadow: 'hill',
  dusk: 'hill',
  room: 'wood',
  sea: 'sandLine',
  station: 'grey',
  valley: 'foliage',
}

/** Nothing for what is in a wall. */
export const shadow = (pen: Pen, { kind }: Land, x: number, foot: number, half: number): Drawing =>
  pen.colour && kind !== 'station' ? pen.shape(ellipse(x, foot - 0.3, half, 1.7), SHADES[kind], null) : []

const valley = (pen: Pen, grounds: readonly number[], { isOpen }: Land, wide: boolean): Drawing => [
  dinosaurValley(pen, grounds, wide),
  isOpen ? [] : path(pen, 'path'),
]

const LANDS = { meadow, dusk, room, sea, station, valley } as const

/** @param grounds of the rows, from the top down; `wide` for a title that leaves no room beside it */
export const wholeLand = (pen: Pen, land: Land, grounds: readonly number[], wide: boolean): Drawing =>
  LANDS[land.kind](pen, grounds, land, wide)
