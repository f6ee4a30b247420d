/** A mail room: letters on a rack of pigeonholes, below them two letter boxes and two children who post. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { round as r } from '../../scene/marks.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { GIVE } from '../cast/poses.ts'
import { standing, type Thing } from '../fit.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

const [COLUMNS, ROWS] = [3, 4]
const RACK: Box = { x: 17, y: 60, width: 176, height: 138 }
const BOARD = 3
/** The foot of whoever is on the floor, and where the wall ends. */
const [FLOOR, SKIRTING] = [276, 222]
const ENVELOPE = { width: 51, height: 27.5 }
const STAMP = 13

/** Pigeonholes of the rack in reading order, and the envelopes in them. */
const HOLES: readonly Box[] = Array.from({ length: COLUMNS * ROWS }, (_, i) => {
  const [wide, high] = [(RACK.width - BOARD) / COLUMNS, (RACK.height - BOARD) / ROWS]
  return {
    x: RACK.x + BOARD + (i % COLUMNS) * wide,
    y: RACK.y + BOARD + Math.floor(i / COLUMNS) * high,
    width: wide - BOARD,
    height: high - BOARD,
  }
})
const ENVELOPES: readonly Box[] = HOLES.map(({ x, y, width, height }) => ({
  x: x + (width - ENVELOPE.width) / 2,
  y: y + height - ENVELOPE.height,
  ...ENVELOPE,
}))

/** Middles of the stamps: each is the place for an answer. */
export const STAMPS: readonly Spot[] = ENVELOPES.map(({ x, y, width }): Spot => [x + width - 8.7, y + 8.5])

/** Middles of the counts on the letter boxes. */
export const COUNTS: readonly Spot[] = [
  [80, 259],
  [130, 259],
]

const PAPERS = ['cream', 'yellowPale', 'foam', 'pinkPale', 'white'] as const
const PAINTS = [
  ['yellowPale', ['blue', 'orange']],
  ['pinkPale', ['teal', 'red']],
  ['foam', ['purple', 'yellow']],
  ['purplePale', ['green', 'orange']],
] as const

/** Serrated all around. */
function stamp(pen: Pen, [x, y]: Spot): Drawing {
  const half = STAMP / 2 + 0.7
  const teeth = Array.from({ length: 7 }, (_, i) => -half + 1.2 + i * ((2 * half - 2.4) / 6))
  const holes = teeth.flatMap((t) => [
    [x + t, y - half],
    [x + t, y + half],
    [x - half, y + t],
    [x + half, y + t],
  ])
  return [
    pen.union(
      [box(x - half, y - half, 2 * half, 2 * half), ...holes.map(([hx = 0, hy = 0]) => circle(hx, hy, 0.75))],
      'white',
      0.4,
    ),
    pen.shape(box(x - STAMP / 2 + 0.4, y - STAMP / 2 + 0.4, STAMP - 0.8, STAMP - 0.8, 0.6), 'white', 0.5),
  ]
}

export interface Letter {
  readonly sum: string
  readonly to: string
}

function envelope(
  pen: Pen,
  { x, y, width, height }: Box,
  { sum, to, heading }: Letter & { readonly heading: string },
  paper: Fill,
): Drawing {
  const middle = pen.plane('middle')
  return [
    middle.shape(box(x, y, width, height, 1.4), paper, 0.9),
    pen.text(x + 4, y + 7.6, heading, 4, { font: 'text', anchor: 'start' }),
    pen.text(x + 4, y + 13.4, to, 4.8, { font: 'text', anchor: 'start' }),
    pen.text(x + 4, y + 24, sum, 7, { anchor: 'start' }),
  ]
}

function rack(pen: Pen): Drawing {
  const middle = pen.plane('middle')
  const holes = HOLES.map(({ x, y, width, height }) => middle.shape(box(x, y, width, height), 'wood', 0.7))
  const legs = [RACK.x + 6, RACK.x + RACK.width - 13].map((x) =>
    middle.shape(box(x, RACK.y + RACK.height - 1, 7, 34), 'woodPale'),
  )
  return [legs, middle.shape(box(RACK.x, RACK.y, RACK.width, RACK.height, 1.5), 'woodPale'), holes]
}

/** A shelf between the heads of both children, things of the theme on it. */
function parcelShelf(pen: Pen, parcels: readonly Thing[], variant: number): Drawing {
  const middle = pen.plane('middle')
  const board = 213.4
  return [
    [62, 148].map((x) => middle.line(`M${x} ${board + 2.6}v3`, 1)),
    middle.shape(box(54, board, 102, 2.6, 0.8), 'wood', 0.8),
    Array.from({ length: Math.min(6, parcels.length) }, (_, i, all = Math.min(6, parcels.length)) => {
      const thing = parcels[(i + variant) % parcels.length]
      return thing ? standing(middle, thing, 105 + (i - (all - 1) / 2) * 16.4, board, 14) : []
    }),
  ]
}

const WORDS = ['pares', 'ímpares']

/** A letter box on its foot, with a slot, its word and a white box for the count. */
function letterBox(pen: Pen, [cx, cy]: Spot, fill: Fill, word: string): Drawing {
  const [half, top, bottom] = [20, cy - 42, cy + 11]
  return [
    pen.shape(box(cx - 12, bottom - 1, 24, FLOOR - bottom + 1, 1), 'stoneDark'),
    pen.shape(`M${cx - half} ${bottom}V${top + 13}A${half} 13 0 0 1 ${cx + half} ${top + 13}V${bottom}z`, fill),
    pen.shape(box(cx - 12, top + 11, 24, 4.2, 2), 'black', 0.6),
    pen.shape(box(cx - 17, top + 19, 34, 10.5, 2), 'white', 0.7),
    pen.text(cx, top + 26.3, word, 6.4),
    pen.shape(box(cx - 9, cy - 8, 18, 15, 2), 'white', 0.8),
  ]
}

/** Held at the hand of whoever gives. */
const held = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(box(x - 7, y - 4.6, 14, 9.2, 0.8), 'white', 0.9),
  pen.line(`M${r(x - 7)} ${r(y - 4.4)}l7 5.2l7 -5.2`, 0.6),
]

export interface MailRoom {
  /** One for each of twelve pigeonholes. */
  readonly letters: readonly Letter[]
  /** Above the name on each letter. */
  readonly heading: string
  /** On a shelf over the letter boxes. */
  readonly parcels: readonly Thing[]
  readonly who: readonly [CastName, CastName]
  readonly variant: number
}

/** The room of a page; its title goes above the rack. */
export function mailRoom(pen: Pen, { letters, heading, parcels, who, variant }: MailRoom): Drawing {
  const [wall, fills] = inTurn(PAINTS, variant)
  const far = pen.plane('far', 'stoneDark')
  const tiles = [232, 246, 262, 282].map((y) => `M0 ${y}H210`).join('')
  return [
    pen.shape(box(0, 0, 210, 297), wall, null),
    pen.shape(box(-5, SKIRTING, 220, 80), 'stone', null),
    far.line(tiles, 0.5, 'stoneDark'),
    far.shape(box(-5, SKIRTING - 4, 220, 4), 'woodPale', 0.7),
    rack(pen),
    parcelShelf(pen, parcels, variant),
    letters.map((letter, i) => {
      const place = ENVELOPES[i]
      return place ? envelope(pen, place, { ...letter, heading }, inTurn(PAPERS, i * 2 + variant)) : []
    }),
    STAMPS.map((spot) => stamp(pen, spot)),
    COUNTS.map((spot, i) => letterBox(pen, spot, fills[i] ?? 'blue', WORDS[i] ?? '')),
    person(pen, who[0], 36, FLOOR, 1, { pose: GIVE }),
    held(pen, 54, FLOOR - 26),
    person(pen, who[1], 174, FLOOR, 1, { pose: GIVE, flip: true }),
    held(pen, 156, FLOOR - 26),
  ]
}
