/** A wall of shelves with drawings on boards and dotted paper beside them, and at its foot a child with paper to invent on. */
import type { Box } from '../../lettering/bounds.ts'
import { person } from '../cast/cast.ts'
import { childAt } from '../cast/people.ts'
import { POINT } from '../cast/poses.ts'
import { reachOf, standing, type Thing } from '../fit.ts'
import { inTurn } from '../in-turn.ts'
import * as pairs from '../pairs/things.ts'
import { box, circle, points, poly, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { church } from '../shapes/big-things.ts'
import { longNeck, threeHorn } from '../shapes/dinosaurs.ts'
import { DWELLINGS } from '../shapes/dwellings.ts'
import { OPTICAL } from '../shapes/optical-devices.ts'
import { blocks, openBook } from '../shapes/rooms.ts'
import { drawnPlanet } from '../shapes/solar-system.ts'
import { crescent } from '../shapes/space.ts'
import { bubbleBeside } from '../shapes/speech-bubbles.ts'
import { deskLamp, laptop, notebook } from '../shapes/then-and-now.ts'
import { rocket } from '../shapes/vehicles.ts'
import * as toys from '../turning/toys.ts'

export type CopyPlace = 'playroom' | 'workshop' | 'studio' | 'office' | 'observatory'

interface Look {
  readonly walls: readonly [Fill, ...Fill[]]
  readonly floor: Fill
  readonly board: Fill
  /** On the free ends of the shelves. */
  readonly things: readonly [Thing, ...Thing[]]
}

/** The Earth on its foot. */
const globe: Thing = (pen) => [
  pen.shape(box(-8, -3, 16, 3, 1.2), 'woodDark', 0.9),
  pen.line('M0 -3V-7M-12 -31A15.600 15.600 0 1 0 12 -9', 1.4, 'woodDark'),
  drawnPlanet(pen, 'Terra', 0, -21, 12),
]

const standingRocket: Thing = (pen) => rocket(pen, 0, 0, 1, false)

const LOOKS: Readonly<Record<CopyPlace, Look>> = {
  playroom: {
    walls: ['yellowPale', 'bluePale', 'pinkPale'],
    floor: 'woodPale',
    board: 'cream',
    things: [(pen) => blocks(pen, 0, 0), toys.sailBoat, standingRocket, (pen) => longNeck(pen, 0, 0), toys.toyTrain],
  },
  workshop: {
    walls: ['hill', 'yellowPale', 'purplePale'],
    floor: 'sand',
    board: 'cream',
    things: [
      standingRocket,
      (pen) => threeHorn(pen, 0, 0),
      toys.submarine,
      pairs.paints,
      toys.toyDigger,
      toys.toyTruck,
    ],
  },
  studio: {
    walls: ['bluePale', 'pinkPale', 'hill', 'yellowPale', 'purplePale'],
    floor: 'woodPale',
    board: 'cream',
    things: [
      pairs.paints,
      (pen) => longNeck(pen, 0, 0),
      deskLamp,
      toys.toyHelicopter,
      pairs.vase,
      standingRocket,
      toys.ship,
    ],
  },
  office: {
    walls: ['sand', 'hill', 'pinkPale'],
    floor: 'woodPale',
    board: 'blueDark',
    things: [DWELLINGS['casa de tijolo'], deskLamp, church, laptop, notebook],
  },
  observatory: {
    walls: ['purplePale', 'bluePale', 'sand', 'hill'],
    floor: 'woodPale',
    board: 'night',
    things: [OPTICAL.luneta, globe, deskLamp, openBook, OPTICAL.microscópio],
  },
}

export interface CopyWall {
  readonly place: CopyPlace
  /** Model and paper of each shelf, left to right. */
  readonly rows: readonly (readonly [model: Box, paper: Box])[]
  readonly invented: Box
  /** Another child, wall and things, from 0. */
  readonly variant: number
}

/** Sides of the wall inside the frame, and its foot. */
export const WALL = { left: 15, right: 195, floor: 250, foot: 282 }
const [RIM, SHELF] = [1.8, 3.4]
/** Room beside a thing, and its greatest height, mm. */
const [BESIDE, TALLEST] = [7, 42]

const rimmed = (pen: Pen, { x, y, width, height }: Box, rim: Fill, inside: Fill): Drawing => [
  pen.shape(box(x - RIM, y - RIM, width + 2 * RIM, height + 2 * RIM, 2.4), rim, 1),
  pen.shape(box(x, y, width, height, 1.2), inside, 0.6),
]

/** A clip at the top of a sheet on its board. */
const clip = (pen: Pen, { x, y, width }: Box): Drawing => [
  pen.shape(box(x + width / 2 - 7, y - 3.6, 14, 4.6, 1.2), 'metal', 0.9),
  pen.shape(circle(x + width / 2, y - 3, 1.3), 'white', 0.7),
]

/** The thing as large as the free end of its shelf lets. */
function onShelf(pen: Pen, thing: Thing, [from, to]: readonly [number, number], foot: number): Drawing {
  const { width, height } = reachOf(thing)
  const room = to - from - BESIDE
  const size = Math.max(width, height) * Math.min(room / width, TALLEST / height)
  return standing(pen, thing, (from + to) / 2, foot, size)
}

function shelfRow(pen: Pen, wall: CopyWall, row: number): Drawing {
  const boxes = wall.rows[row]
  if (!boxes) return []
  const { things, board } = LOOKS[wall.place]
  const [model, paper] = boxes
  const foot = model.y + model.height + RIM
  const first = model.x - RIM
  const beside = row === wall.rows.length - 1
  const [from, to] = freeEnd(wall, row)
  const [left, right] = beside ? [first - 3, WALL.right + 3] : [WALL.left - 3, WALL.right + 3]
  return [
    [left + 12, right - 15].map((x) => pen.shape(`M${x} ${foot + SHELF}h3v5l-3 -3z`, 'woodDark', 0.7)),
    pen.shape(box(left, foot, right - left, SHELF, 1), 'wood', 1),
    beside ? [] : onShelf(pen, inTurn(things, wall.variant * 2 + row), [from, to], foot),
    rimmed(pen, model, 'woodDark', board),
    rimmed(pen, paper, 'tan', 'white'),
    clip(pen, paper),
  ]
}

/** Free wall at the end of a row's shelf. */
function freeEnd({ rows }: CopyWall, row: number): readonly [from: number, to: number] {
  const [model, paper] = rows[row] ?? []
  if (!model || !paper) return [WALL.left, WALL.left]
  const [first, last] = [model.x - RIM, paper.x + paper.width + RIM]
  return first - WALL.left > WALL.right - last ? [WALL.left, first] : [last, WALL.right]
}

function backdrop(pen: Pen, wall: CopyWall): Drawing {
  const { place, variant } = wall
  const { walls, floor } = LOOKS[place]
  return [
    pen.shape(box(0, 0, 214, 300), inTurn(walls, variant), null),
    pen.shape(box(-5, WALL.floor, 224, 60), floor, 1),
    pen.line(`M0 ${WALL.floor + 4}H214`, 0.6, 'brown'),
  ]
}

/** A drawing from dot to dot that somebody has pinned to the wall, about its middle. */
const pinned = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(box(x - 10, y - 11, 20, 22), 'white', 0.8),
  pen.shape(
    poly(points(`${x},${y - 8} ${x + 5},${y - 2} ${x + 8},${y + 4} ${x},${y + 8} ${x - 8},${y + 4} ${x - 5},${y - 2}`)),
    'sun',
    0.8,
  ),
  pen.line(`M${x} ${y - 8}V${y + 8}M${x - 5} ${y - 2}H${x + 5}`, 0.6),
  pen.shape(circle(x, y - 10.4, 1.2), 'red', 0.6),
]

/** A window, a pot that hangs, a clock, about the middle of the wall above the child. */
const windowed = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(box(x - 13, y - 14, 26, 27, 1.5), 'wood', 1),
  pen.shape(box(x - 11, y - 12, 22, 23), 'sky', 0.7),
  pen.shape(circle(x + 5, y - 6, 3), 'sun', 0.7),
  pen.shape(
    `M${x - 11} ${y + 6}Q${x - 4} ${y} ${x + 2} ${y + 5}T${x + 11} ${y + 4}V${y + 11}H${x - 11}z`,
    'meadow',
    0.7,
  ),
  pen.line(`M${x} ${y - 12}V${y + 11}M${x - 11} ${y - 1}H${x + 11}`, 1),
]

const NIGHT_STARS = [
  [-5.8, -12, 1.7],
  [-5.4, -2.6, 1.3],
  [4.4, 6.8, 1.9],
  [-5.6, 9.4, 1.5],
] as const

/** The sky that the constellations are seen in. */
const nightWindow = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(box(x - 11.4, y - 19, 22.8, 36, 1.5), 'wood', 1),
  pen.shape(box(x - 9.6, y - 17, 19.2, 32), 'night', 0.7),
  crescent(pen, x + 3.4, y - 9.6, 0.36),
  NIGHT_STARS.map(([dx, dy, r]) => pen.shape(star(x + dx, y + dy, r), 'sun', 0.5)),
  pen.line(`M${x - 9.6} ${y + 2}H${x + 9.6}M${x - 1.6} ${y - 17}V${y + 15}`, 1),
]

const hangingPot = (pen: Pen, x: number, y: number): Drawing => [
  pen.line(`M${x} ${y - 16}L${x - 8} ${y}M${x} ${y - 16}L${x + 8} ${y}`, 0.7),
  [-6, 0, 6].map((dx) =>
    pen.shape(
      `M${x + dx} ${y}C${x + dx * 2 - 3} ${y - 6} ${x + dx * 2 - 2} ${y - 9} ${x + dx * 1.8} ${y - 11}C${x + dx * 2 + 3} ${y - 8} ${x + dx + 3} ${y - 4} ${x + dx} ${y}z`,
      'leaf',
      0.8,
    ),
  ),
  pen.shape(`M${x - 9} ${y}H${x + 9}L${x + 6} ${y + 11}H${x - 6}z`, 'copper', 0.9),
]

const wallClock = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(circle(x, y, 11.5), 'teal', 0.9),
  pen.shape(circle(x, y, 9.2), 'white', 0.8),
  pen.line(
    `M${x} ${y}V${y - 6}M${x} ${y}L${x + 4} ${y + 3}M${x} ${y - 8.6}v1.200M${x} ${y + 8.6}v-1.200M${x - 8.6} ${y}h1.200M${x + 8.6} ${y}h-1.200`,
    0.9,
  ),
]

const ON_WALL = [pinned, windowed, hangingPot, wallClock] as const

/** Height of the child, against 60 mm. */
const CHILD = 0.92

function inventor(pen: Pen, { invented, variant }: CopyWall): Drawing {
  const { x, y, width, height } = invented
  return [
    [x + 8, x + width - 12].map((leg) => pen.shape(box(leg, y + height, 4, WALL.foot - y - height + 1), 'wood', 0.9)),
    rimmed(pen, invented, 'wood', 'white'),
    person(pen, childAt(variant), 28, WALL.foot, CHILD, { pose: POINT }),
  ]
}

const WORDS = ['Agora é você:', 'invente um!'] as const
const STAR_WORDS = ['Agora é você:', 'invente outra!'] as const

/** The child's words: what to draw on the paper below. */
export function inventorSays(pen: Pen, { x, y }: Box, place: CopyPlace): Drawing {
  const words = place === 'observatory' ? STAR_WORDS : WORDS
  const bubble = { x: x - 44, y: y - 1, width: 38, height: 15 }
  return [
    pen.shape(bubbleBeside(bubble, -1, bubble.y + 9, 5, bubble.y + 10), 'white', 0.8),
    words.map((line, i) =>
      pen.text(bubble.x + bubble.width / 2, bubble.y + 6.2 + i * 5.6, line, 4.5, { font: 'text' }),
    ),
  ]
}

/** Of the mirror: its width, and how far it rises above the boards, mm. */
const MIRROR = { width: 4, above: 5.4 }

/** A mirror on edge between a model and its paper. */
export function mirrorBetween(
  pen: Pen,
  [model, paper]: readonly [Box, Box],
): { readonly mirror: Drawing; readonly label: Drawing } {
  const x = (model.x + model.width + paper.x) / 2
  const top = model.y - RIM - MIRROR.above
  const height = model.height + 2 * RIM + MIRROR.above
  return {
    mirror: [
      pen.shape(box(x - MIRROR.width / 2, top, MIRROR.width, height, 1.2), 'bluePale', 1),
      pen.line(`M${x} ${top + 6}V${top + height - 3}`, 0.7, 'blue', [2.4, 1.8]),
    ],
    label: [
      pen.shape(box(x - 13, top - 3, 26, 7.4, 2), 'white', 0.8),
      pen.text(x, top + 2.3, 'espelho', 4.8, { font: 'text' }),
    ],
  }
}

export function copyWall(pen: Pen, wall: CopyWall): Drawing {
  const middle = pen.plane('middle')
  const last = wall.rows.at(-1)?.[0]
  const hung = wall.place === 'observatory' ? nightWindow : inTurn(ON_WALL, wall.variant)
  return [
    backdrop(middle, wall),
    wall.rows.map((_, row) => shelfRow(middle, wall, row)),
    last ? hung(middle, (WALL.left - 3 + last.x) / 2, last.y + 18) : [],
    inventor(middle, wall),
  ]
}
