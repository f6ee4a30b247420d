/** The wall of a school yard, squared for tiles from edge to edge, and children who bring the tiles. */

import { PALE_GREY } from '../../scene/inks.ts'
import { person, type Standing } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import { GIVE, POINT, POINT_LEFT } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { PALETTE } from '../palette.ts'
import { box, type Spot } from '../paths.ts'
import { type Drawing, type Pen, stroke } from '../pen.ts'
import { bush, tree, tuft } from '../shapes/nature.ts'

/** Side of a tile, mm; the wall in tiles, and its upper left corner. */
export const TILE = 8.4
export const WALL = { x: 12.6, y: 64, columns: 22, rows: 20 }
const [FOOT, PAVEMENT, FEET] = [WALL.y + WALL.rows * TILE, 247, 282]

/** A corner of the wall's squares, on the page. */
export const wallSpot = ([column, row]: Spot): Spot => [WALL.x + column * TILE, WALL.y + row * TILE]

/** Brings a tile in both hands. */
const carrying = (tone: keyof typeof CLOTH): Standing => ({
  pose: {
    expr: 'alegre',
    plain: true,
    armL: { at: [-9, -20], z: 'front', dir: 80, hand: 'fist' },
    armR: { at: [9, -20], z: 'front', dir: -80, hand: 'fist' },
  },
  extra: (near) => ({
    head: [near.shape('M-9,-31H9V-13H-9Z', CLOTH[tone]), near.detail('M0,-29L7,-22L0,-15L-7,-22Z', CLOTH.branco)],
  }),
})

/** A box of tiles on end. */
const tileBox = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 1, (pen) => [
    [-7.5, -2.5, 2.5, 7.5].map((dx, i) =>
      pen.shape(box(dx - 2.2, -13.5 - (i % 2), 4.4, 12, 0.6), i % 2 ? 'yellow' : 'bluePale', 0.9),
    ),
    pen.shape(box(-11, -8.5, 22, 8.5, 1), 'woodPale', 1.1),
    pen.line('M-11 -4.300H11', 0.7, 'woodDark'),
  ])

/** A bucket of mortar with a trowel in it. */
const mortar = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 1, (pen) => [
    pen.rope('M3 -10L7 -17', 1.6, 'wood', 0.8),
    pen.line('M-6.500 -9.500C-6 -16 6 -16 6.500 -9.500', 0.9),
    pen.shape('M-7 -10H7L5.500 0H-5.500z', 'grey', 1.1),
    pen.shape('M-7 -10C-4 -12.500 4 -12.500 7 -10z', 'greyPale', 0.9),
  ])

/** Children and things of different afternoons, from the left. */
type Painter = readonly [who: CastName, x: number, standing: Standing]
const CREWS: readonly [readonly Painter[], ...(readonly Painter[])[]] = [
  [
    ['bia', 40, { pose: POINT }],
    ['davi', 92, carrying('azul')],
    ['lia', 164, { pose: POINT_LEFT }],
  ],
  [
    ['malu', 44, carrying('amarelo')],
    ['theo', 116, { pose: GIVE }],
    ['iara', 168, carrying('coral')],
  ],
  [
    ['caio', 40, { pose: GIVE }],
    ['yumi', 92, carrying('coral')],
    ['nina', 166, { pose: POINT_LEFT }],
  ],
]
const CHILD_SCALE = 0.57

const SKIES = ['sky', 'skyLow', 'bluePale'] as const

/** The squares that are not tiled yet: joints from edge to edge of the frame. */
function joints(pen: Pen): Drawing {
  const columns = Array.from({ length: WALL.columns + 1 }, (_, i) => `M${WALL.x + i * TILE} ${WALL.y}V${FOOT}`)
  const rows = Array.from({ length: WALL.rows + 1 }, (_, i) => `M4 ${WALL.y + i * TILE}H206`)
  return stroke([...columns, ...rows].join(''), pen.colour ? PALETTE.sandLine : PALE_GREY, 0.5)
}

/** `variant`, from 0, gives other children and another hour. */
export function tileWall(pen: Pen, variant: number): Drawing {
  const far = pen.plane('far', 'hillLine')
  const crew = inTurn(CREWS, variant)
  return [
    pen.shape(box(0, 0, 210, WALL.y), inTurn(SKIES, variant), null),
    tree(far, 22, 66, 0.9),
    tree(far, 190, 66, 0.95, 'lime'),
    bush(far, 50, 61, 0.6),
    bush(far, 158, 61, 0.62, 'leaf', variant % 2 ? 'pink' : 'yellow'),
    pen.shape(box(0, WALL.y, 214, FOOT - WALL.y), 'cream', null),
    joints(pen),
    pen.shape(box(-4, WALL.y - 5, 220, 5), 'copper', 1.1),
    pen.shape(box(-4, FOOT, 220, PAVEMENT - FOOT), 'stone', 1.1),
    pen.shape(box(-4, PAVEMENT, 220, 60), 'sand', 1.1),
    pen.line('M20 262h16M74 268h18M128 258h20M182 266h14M52 284h14M150 284h12', 0.7, 'sandLine'),
    tuft(pen, 18, PAVEMENT + 1, 0.7),
    tuft(pen, 192, PAVEMENT + 1, 0.8),
    tileBox(pen, 66, FEET),
    mortar(pen, 138, FEET),
    crew.map(([who, x, standing]) => person(pen, who, x, FEET, CHILD_SCALE, standing)),
  ]
}
