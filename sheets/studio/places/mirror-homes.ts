/**
 * Places where a figure on a squared board has its home: a garden, a pond, a table, a market, a wood at
 * night, a yard, a moon.
 */
import { box, circle, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { backdrop, blades, ground, ripples, room } from '../scenes/ground.ts'
import { mushroom, stripedBall } from '../shapes/handy.ts'
import { crate } from '../shapes/market.ts'
import { tuft } from '../shapes/nature.ts'
import { gift } from '../shapes/party.ts'
import { bloom, lily, reed } from '../shapes/plants.ts'
import { brightStar, crater } from '../shapes/space.ts'

export type MirrorHome = 'jardim' | 'lagoa' | 'mesa' | 'feira' | 'mata' | 'quintal' | 'lua'

/** Sides and upper edge of the board, mm. */
const [LEFT, RIGHT, TOP] = [15, 195, 57]

/** The board: a frame around white paper; the ground hides its foot. */
const squaredBoard = (pen: Pen, foot: number, frame: Fill): Drawing => [
  pen.shape(box(LEFT - 3, TOP - 2.4, RIGHT - LEFT + 6, foot - TOP + 12, 2), frame, 1.1),
  pen.shape(box(LEFT, TOP, RIGHT - LEFT, foot - TOP + 8), 'white', 0.9),
]

/** Level ground from the foot of the board down. */
const level = (pen: Pen, foot: number, fill: Fill): Drawing => pen.shape(box(-6, foot, 226, 90), fill, 1.2)

const HOMES: Readonly<Record<MirrorHome, (pen: Pen, foot: number) => Drawing>> = {
  jardim: (pen, foot) => [
    backdrop(pen, 'sky'),
    squaredBoard(pen, foot, 'wood'),
    level(pen, foot, 'meadow'),
    blades(pen, `60,${foot + 12} 84,${foot + 9} 122,${foot + 11} 148,${foot + 9}`),
    bloom(pen, 66, 280, 1.5, 'pink'),
    bloom(pen, 88, 282, 1.1, 'yellow'),
    tuft(pen, 105, 276, 1),
    bloom(pen, 122, 282, 1.1, 'purple'),
    bloom(pen, 144, 280, 1.5, 'red'),
  ],
  lagoa: (pen, foot) => [
    backdrop(pen, 'sky'),
    squaredBoard(pen, foot, 'wood'),
    level(pen, foot, 'water'),
    ripples(pen, `52,${foot + 12} 96,${foot + 18} 138,${foot + 10} 74,${foot + 30} 120,${foot + 34}`),
    lily(pen, 70, 260, 0.9, 'pink'),
    lily(pen, 138, 258, 0.9, 'white'),
    ground(pen.plane('middle'), points('-8,272 50,276 105,279 160,276 218,272'), 'sand'),
    [54, 60, 150, 156].map((x, i) => reed(pen.plane('middle'), x, 284, 0.6, i % 2 ? 5 : -4)),
  ],
  mesa: (pen, foot) => [
    room(pen, 262, 'pinkPale', 'woodPale'),
    squaredBoard(pen, foot, 'woodDark'),
    pen.shape(`M-6 ${foot + 6}H220V${foot + 19}${'q-5.500 8 -11 0'.repeat(20)}L-6 ${foot + 6}z`, 'bluePale', 1),
    pen.shape(box(-6, foot, 226, 7, 1), 'wood', 1.2),
    gift(pen, 72, 280, 0.6, 'yellow', 'red'),
    gift(pen, 90, 282, 0.5, 'teal', 'yellow'),
    stripedBall(pen, 140, 273, 8, 'red', 'white'),
  ],
  feira: (pen, foot) => [
    backdrop(pen, 'sky'),
    squaredBoard(pen, foot, 'wood'),
    level(pen, 262, 'stone'),
    pen.shape(`M-6 ${foot}H220V${foot + 14}${'q-5.500 8 -11 0'.repeat(20)}L-6 ${foot}z`, 'green', 1),
    pen.shape(box(-6, foot, 226, 7, 1), 'wood', 1.2),
    crate(pen, 72, 282, 0.9, 'banana'),
    crate(pen, 138, 282, 0.9, 'laranja'),
  ],
  mata: (pen, foot) => [
    backdrop(pen, 'dusk'),
    squaredBoard(pen, foot, 'woodDark'),
    pen.shape(box(-6, foot, 226, 12), 'brown', 1.2),
    pen.line(`M52 ${foot + 5}h18M96 ${foot + 8}h22M138 ${foot + 4}h16`, 0.8, 'brownDark'),
    ground(pen.plane('middle'), points('-8,262 50,258 105,262 160,258 218,262'), 'hill'),
    mushroom(pen, 74, 280, 0.8),
    tuft(pen, 96, 279, 0.9),
    tuft(pen, 118, 280, 0.8),
    mushroom(pen, 138, 280, 0.6),
  ],
  quintal: (pen, foot) => [
    backdrop(pen, 'sky'),
    squaredBoard(pen, foot, 'wood'),
    level(pen, foot, 'grass'),
    blades(pen, `56,${foot + 12} 84,${foot + 9} 118,${foot + 12} 146,${foot + 9}`),
    stripedBall(pen, 78, 271, 9, 'red', 'white'),
    pen.shape('M116 268H146L142 280H120z', 'blue', 1),
    pen.shape('M116 268C118 262 144 262 146 268z', 'brown', 0.9),
  ],
  lua: (pen, foot) => [
    backdrop(pen, 'dusk'),
    points('18,28 192,28').map(([x, y]) => brightStar(pen.plane('far'), x, y, 2.6)),
    squaredBoard(pen, foot, 'metal'),
    level(pen, foot, 'stone'),
    crater(pen, 74, 262, 26),
    crater(pen, 132, 254, 20),
    crater(pen, 112, 278, 30),
    pen.shape(circle(58, 246, 1.6), 'stoneDark', 0.7),
  ],
}

/** The place around a board whose lowest row of squares ends at `foot`. */
export const mirrorHome = (pen: Pen, home: MirrorHome, foot: number): Drawing => HOMES[home](pen, foot)
