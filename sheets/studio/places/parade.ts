/** Strips of one land from its sky to its water, or of a shop from its tools to its toys: a row or a crowd goes on each. Lengths in mm. */
import { round } from '../../scene/marks.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle, type Spot, scallop, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bunting, house } from '../shapes/built.ts'
import { barn } from '../shapes/farm.ts'
import { bush, cloud, sun, tree } from '../shapes/nature.ts'
import type { ParadeGround } from '../shapes/parade-things.ts'
import { fern } from '../shapes/plants.ts'
import { EVENTS, WITH_HERD } from './parade-events.ts'
import type { Strip } from './parade-strip.ts'
import { meadowFoot } from './parade-wilds.ts'

type Land = (pen: Pen, strip: Strip) => Drawing

const [LEFT, RIGHT, END] = [-6, 218, 300]

const down = (pen: Pen, top: number, fill: Fill, weight: number | null = null) =>
  pen.shape(box(LEFT, top, RIGHT - LEFT, END - top), fill, weight)

const rolling = (y: number, by: number): Spot[] => [
  [-6, y],
  [40, y - by],
  [90, y + by * 0.6],
  [140, y - by],
  [220, y],
]

const slope = (pen: Pen, top: number, by: number, fill: Fill) =>
  pen.shape(`${smooth(rolling(top, by), false)}V${END}H-6z`, fill, 0.8)

const last = ({ feet }: Strip) => feet.at(-1) ?? 0

/** One bank behind another, a line of things on each. */
const banks = (pen: Pen, { top, line, feet }: Strip, by: number, fills: readonly [Fill, Fill]): Drawing =>
  feet.map((y, i) => slope(pen, i === 0 ? top : y - line * 0.62, i % 2 ? -by : by, fills[i % 2 ? 1 : 0]))

const sky: Land = (pen, strip) => {
  const far = pen.plane('far', 'seaLine')
  const { top, row, feet, line } = strip
  return [
    row === 0 ? down(pen, 0, 'sky') : down(pen, top, 'skyLow', 0.7),
    row === 0 ? [sun(far, 190, 33, 0.5), cloud(far, 22, 34, 0.5)] : [],
    feet.slice(1).map((y, i) => cloud(far, i % 2 ? 24 : 187, y - line - 2, 0.4)),
  ]
}

/** The sky behind an uppermost strip of land, with what is on its edge. */
const horizon = (pen: Pen, { top, row }: Strip, hasBarn: boolean): Drawing => {
  const far = pen.plane('far', 'hillLine')
  if (row > 0) return []
  return [
    down(pen, 0, 'sky'),
    hasBarn ? barn(far, 183, top + 1, 0.4) : tree(far, 188, top + 1, 0.66),
    tree(far, 21, top + 1, 0.66, 'lime'),
  ]
}

const pasture: Land = (pen, strip) => {
  const foot = last(strip)
  return [horizon(pen, strip, true), banks(pen, strip, 1.6, ['grass', 'meadow']), meadowFoot(pen, foot, strip.variant)]
}

const forest: Land = (pen, strip) => {
  const far = pen.plane('far', 'hillLine')
  return [
    horizon(pen, strip, false),
    banks(pen, strip, -1.6, ['leaf', 'hill']),
    [12, 199].map((x) => fern(far, x, last(strip) + 6, 0.28, 'leafDark')),
  ]
}

const yard: Land = (pen, strip) => {
  const far = pen.plane('far', 'hillLine')
  const foot = last(strip)
  return [
    horizon(pen, strip, true),
    banks(pen, strip, 1.2, ['path', 'sand']),
    pen.line(`M30 ${foot + 2}q3 -1.600 6 0M96 ${foot + 3}q3 -1.600 6 0M160 ${foot + 2}q3 -1.600 6 0`, 0.6, 'sandLine'),
    bush(far, 13, foot + 2, 0.36, 'leaf', 'pink'),
  ]
}

const crests = (y: number, shift: number) =>
  scallop(
    Array.from({ length: 17 }, (_, i): Spot => [-12 + shift + i * 14.8, y]),
    0.62,
    false,
  )

/** Waves of a strip begin below what is painted on the strip above, or below a beach. */
const shore = ({ top, row, isBelowLand }: Strip) => top + (row > 0 ? (isBelowLand ? 9 : 4.6) : 0)

const beach = (pen: Pen, { top, isBelowLand }: Strip): Drawing =>
  isBelowLand
    ? [
        down(pen, top, 'sand', 0.8),
        pen.line([22, 70, 128, 184].map((x) => `M${x} ${top + 3.4}q2.500 -1.400 5 0`).join(''), 0.6, 'sandLine'),
      ]
    : []

const seaOf = (row: number): Fill => (row % 2 ? 'water' : 'bluePale')

/** Waves before the hull of a boat. */
export function wake(pen: Pen, row: number, x: number, foot: number, width: number): Drawing {
  const [from, step] = [round(x - width / 2 - 2.5), round((width + 5) / 4)]
  const top = `M${from} ${round(foot - 0.4)}${`q${round(step / 2)} -3.400 ${step} 0`.repeat(4)}`
  return [pen.shape(`${top}v2.400h${-4 * step}z`, seaOf(row), null), pen.line(top, 0.8, 'seaLine')]
}

const depths: Land = (pen, strip) => {
  const far = pen.plane('far', 'seaLine')
  const { row } = strip
  const foot = last(strip)
  return [
    row === 0 ? down(pen, 0, 'sky') : [],
    beach(pen, strip),
    far.shape(`${crests(shore(strip), 0)}V${END}H-12z`, 'water'),
    pen.shape(`${smooth(rolling(foot + 3, 1), false)}V${END}H-6z`, 'sand', 0.7),
    [24, 190].map((x) => far.shape(circle(x, foot - 16, 1.1) + circle(x + 2, foot - 20, 0.8), 'white', 0.5)),
  ]
}

/** The broken line of a lane. */
const dashes = (pen: Pen, y: number): Drawing =>
  Array.from({ length: 9 }, (_, i) => pen.shape(box(4 + i * 24, y, 12, 1.6), 'white', 0.5))

const ROOFS = ['orange', 'blue', 'purple', 'red'] as const
/** Of a lane, as a part of its line; of a house or a tree that is as high as the rest. */
const [LANE, TALL] = [0.42, 27]

/** A pavement with houses or trees, and in front of it a lane. */
const street =
  (fill: Fill, scenery: (far: Pen, y: number, scale: number, variant: number) => Drawing): Land =>
  (pen, strip) => {
    const { top, row, feet, line } = strip
    const lane = line * LANE
    const scale = Math.min(0.9, (line - lane - 5) / TALL)
    return [
      row === 0 ? down(pen, 0, 'sky') : down(pen, top, 'skyLow', 0.9),
      feet.map((y, i) => [
        i === 0
          ? scenery(pen.plane('far', 'stoneDark'), y - lane - 3, scale, strip.variant)
          : down(pen, y - line + 9, 'meadow', 0.7),
        down(pen, y - lane - 3, 'stone', 0.9),
        down(pen, y - lane, fill, 0.9),
        dashes(pen, y + 3.6),
      ]),
    ]
  }

/** A house of two floors, in each second street. */
const storeys = (far: Pen, x: number, y: number, scale: number, fill: Fill): Drawing =>
  far.at(x, y, scale, (own) => [
    own.shape(box(-13, -26, 26, 26), fill, 1),
    own.shape(box(-15, -29, 30, 3.5, 1), 'stone', 0.9),
    [-8, 3].map((dx) => own.shape(box(dx, -22, 6, 6), 'sky', 0.8)),
    own.shape(box(-8, -10, 7, 10), 'wood', 0.8),
    own.shape(box(3, -10, 7, 6), 'sky', 0.8),
  ])

const WALLS = ['cream', 'pinkPale', 'bluePale', 'yellowPale', 'foam'] as const

const road = street('grey', (far, y, scale, variant) =>
  [22, 60, 98, 138, 178].map((x, i) => {
    const look = i + variant
    return [
      look % 5 === 1 || look % 5 === 4
        ? storeys(far, x, y, scale, inTurn(WALLS, look * 2))
        : house(far, x, y, scale, { wall: inTurn(WALLS, look), roof: inTurn(ROOFS, look) }),
      i > 0 ? bush(far, x - 19, y, scale * 0.45, 'leaf', look % 3 ? undefined : 'pink') : [],
    ]
  }),
)

/** A park along the lane: trees, bushes and benches. */
const bikeLane = street('redPale', (far, y, scale, variant) =>
  [18, 56, 94, 132, 170].map((x, i) => [
    tree(far, x, y, scale * 0.85, (i + variant) % 2 ? 'lime' : 'leaf', (i + variant) % 3 ? undefined : 'red'),
    (i + variant) % 2
      ? bush(far, x + 18, y, scale * 0.45, 'leaf', 'pink')
      : far.at(x + 18, y, scale * 0.6, (own) => [
          own.rope('M-9 0V-6M9 0V-6', 1.6, 'stoneDark', 0.7),
          own.shape(box(-12, -15, 24, 3.4, 1), 'wood', 0.8),
          own.shape(box(-13, -8, 26, 3.4, 1), 'wood', 0.8),
        ]),
  ]),
)

const water: Land = (pen, strip) => {
  const far = pen.plane('far', 'seaLine')
  const { row, line, feet } = strip
  return [
    row === 0 ? [down(pen, 0, 'sky'), sun(far, 190, 33, 0.5)] : [],
    beach(pen, strip),
    feet.map((y, i) => [
      far.shape(
        `${crests(i === 0 ? shore(strip) : y - line * 0.7, (row + i) % 2 ? 7 : 0)}V${END}H-12z`,
        seaOf(row + i),
      ),
      [30, 88, 150].map((x) => pen.line(`M${x + i * 9} ${y + 3}q3 -2.200 6 0q3 2.200 6 0`, 0.6, 'waterLine')),
    ]),
  ]
}

const wall = (pen: Pen, { top, row }: Strip, fill: Fill): Drawing =>
  row === 0 ? [down(pen, 0, fill), pen.line(`M${LEFT} ${top}H${RIGHT}`, 0.9)] : down(pen, top, fill, 0.9)

/** A board with holes. */
const pegBoard =
  (fill: Fill): Land =>
  (pen, strip) => {
    const foot = last(strip) + 4
    const holes = Array.from({ length: 23 }, (_, i) => {
      const rows = Math.floor((foot - strip.top - 4) / 8)
      return Array.from({ length: rows }, (_, k) => circle(17 + i * 8, strip.top + 7 + k * 8, 0.45)).join('')
    })
    return [
      wall(pen, strip, 'cream'),
      pen.shape(box(12, strip.top + 2.5, 186, foot - strip.top - 2, 2), fill, 1),
      pen.colour ? pen.shape(holes.join(''), 'woodDark', null) : [],
    ]
  }

const shelf =
  (fill: Fill, upper: (pen: Pen, strip: Strip) => Drawing): Land =>
  (pen, strip) => [
    wall(pen, strip, fill),
    upper(pen.plane('far', 'stoneDark'), strip),
    strip.feet.map((y) => [
      pen.shade(box(9, y + 3.6, 192, 2), 'brown', 0.2),
      pen.shape(box(4, y, 202, 3.6, 0.8), 'wood', 0.9),
    ]),
  ]

/** Two courses of tiles. */
const tiles = (pen: Pen, { top }: Strip): Drawing => [
  pen.line(`M${LEFT} ${top + 7}H${RIGHT}M${LEFT} ${top + 14}H${RIGHT}`, 0.5),
  pen.line(Array.from({ length: 19 }, (_, i) => `M${11 + i * 11} ${top}v14`).join(''), 0.5),
]

const flags = (pen: Pen, { top }: Strip): Drawing =>
  bunting(pen, [9, top + 2.5], [201, top + 2.5], 2, ['red', 'yellow', 'teal', 'blue'], { size: 6, gap: 4 })

const panels = (pen: Pen, { top }: Strip): Drawing => [
  pen.line(`M${LEFT} ${top + 10}H${RIGHT}`, 0.5),
  pen.colour
    ? pen.shape(Array.from({ length: 13 }, (_, i) => box(12 + i * 15.4, top, 5, 10)).join(''), 'white', null)
    : [],
]

const LANDS: Readonly<Record<ParadeGround, Land>> = {
  ceu: sky,
  pasto: pasture,
  mata: forest,
  terreiro: yard,
  fundo: depths,
  aeroporto: sky,
  estrada: road,
  ciclovia: bikeLane,
  porto: water,
  mar: water,
  ferramentas: pegBoard('woodPale'),
  cozinha: shelf('foam', tiles),
  sapatos: shelf('pinkPale', panels),
  ganchos: pegBoard('tan'),
  brinquedos: shelf('yellowPale', flags),
  bichinhos: shelf('skyLow', panels),
  pipas: pegBoard('foam'),
}

/** Things hang, fly or swim there, and need no foot. */
export const AFLOAT: ReadonlySet<ParadeGround> = new Set([
  'ceu',
  'aeroporto',
  'fundo',
  'ferramentas',
  'ganchos',
  'pipas',
])
/** Things hang from a hook there. */
export const HUNG: ReadonlySet<ParadeGround> = new Set(['ferramentas', 'ganchos', 'pipas'])

export const paradeStrip = (pen: Pen, ground: ParadeGround, strip: Strip): Drawing => [
  LANDS[ground](pen, strip),
  strip.feet.length === 1 && (!strip.isHerd || WITH_HERD.has(ground))
    ? (EVENTS[ground]?.(pen, strip, last(strip)) ?? [])
    : [],
]

/** The peg that a thing hangs from, and its string down to `middle`. */
export const hook = (pen: Pen, x: number, y: number, middle: number): Drawing => [
  pen.line(`M${round(x)} ${round(y)}V${round(middle)}`, 0.8),
  pen.shape(circle(x, y, 1.3), 'metal', 0.8),
]
