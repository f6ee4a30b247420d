/** The squared wall of a school, a mural on it, and the children who paint it. */
import { PALE_GREY, RULE_GREY } from '../../scene/inks.ts'
import { person, type Standing } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import { HOLD } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { PALETTE } from '../palette.ts'
import { box, ellipse, type Spot } from '../paths.ts'
import { type Drawing, type Fill, type Pen, stroke } from '../pen.ts'
import { bush, tree } from '../shapes/nature.ts'

/** Side of a square, mm; upper left corner of the wall's squares, and how many there are. */
export const SQUARE = 5.2
export const MURAL = { x: 14.2, y: 64, columns: 35, foot: 240.8 } as const
const FEET = 280
const CHILD_SCALE = 0.62

/** A corner of the squares, on the page. */
export const muralSpot = ([column, row]: Spot): Spot => [MURAL.x + column * SQUARE, MURAL.y + row * SQUARE]

/** A brush in the hand on that side, its tip towards the wall. */
const painting = (side: 1 | -1): Standing => {
  const hand = { at: [15 * side, -35], z: 'front', dir: 160 * side, hand: 'fist' } as const
  return {
    pose: { expr: 'alegre', plain: true, ...(side > 0 ? { armR: hand } : { armL: hand }) },
    extra: (near) => ({
      head: [
        near.rope(`M${15 * side},-36L${19 * side},-50`, CLOTH.madeira, 1.4),
        near.shape(
          `M${17 * side},-50.400L${21 * side},-49.400Q${22.6 * side},-54 ${20.6 * side},-58Q${17.4 * side},-55 ${17 * side},-50.400Z`,
          side > 0 ? CLOTH.vermelho : CLOTH.azul,
          near.inner,
        ),
      ],
    }),
  }
}

/** Children of different afternoons: two paint, the one between them holds the plan. */
const CREWS = [
  ['bia', 'gil', 'lia'],
  ['theo', 'nina', 'davi'],
  ['caio', 'iara', 'yumi'],
  ['malu', 'sofia', 'bia'],
] as const

/** Paint on the foot of the wall, from an edge of the page to the brush at `end`. */
function stripe(pen: Pen, edge: number, end: number, fill: Fill): Drawing {
  const turn = Math.sign(end - edge) * 1.6
  return pen.shape(
    `M${edge} ${MURAL.foot}H${end}l${-turn} 1.500l${turn * 1.6} 1.500l${-turn * 1.4} 1.500l${turn} 1.500H${edge}z`,
    fill,
    1.1,
  )
}

/** An open can of paint with a drip. */
const can = (pen: Pen, x: number, y: number, fill: Fill): Drawing =>
  pen.at(x, y, 1, (near) => [
    near.line('M-6 -11C-6 -19 6 -19 6 -11', 0.8),
    near.shape('M-6.500 -11H6.500V-1Q0 1.500 -6.500 -1z', 'greyPale', 1.1),
    near.shape(ellipse(0, -11, 6.5, 2), fill, 1),
    near.shape('M-4 -10Q-4 -4 -2.500 -4T-1 -9.500z', fill, 0.7),
  ])

/** Middle, height above the feet and paint of each. */
const CANS = [
  [
    [66, 0, 'red'],
    [82, -3, 'yellow'],
    [136, 0, 'teal'],
  ],
  [
    [70, -2, 'red'],
    [134, 0, 'blue'],
    [150, -4, 'yellow'],
  ],
  [
    [64, 0, 'red'],
    [146, -2, 'blue'],
  ],
] as const

/** Paint of the wall, of its coping, of the ground before it. */
const WALLS = [
  ['cream', 'copper', 'sand'],
  ['foam', 'woodDark', 'meadow'],
  ['yellowPale', 'stone', 'path'],
  ['skyLow', 'red', 'meadow'],
] as const

const SKIES = ['sky', 'skyLow', 'bluePale'] as const

/** Lines of the wall's squares inside an area that begins and ends on them. */
export function squareLines(pen: Pen, { x, y, width, height }: Area): Drawing {
  const count = (length: number) => Math.round(length / SQUARE)
  const down = Array.from(
    { length: count(width) + 1 },
    (_, i) => `M${(x + i * SQUARE).toFixed(1)} ${y.toFixed(1)}v${height.toFixed(1)}`,
  )
  const across = Array.from(
    { length: count(height) + 1 },
    (_, i) => `M${x.toFixed(1)} ${(y + i * SQUARE).toFixed(1)}h${width.toFixed(1)}`,
  )
  return stroke([...down, ...across].join(''), pen.colour ? PALETTE.sandLine : PALE_GREY, 0.4)
}

interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A sheet of squares in both hands: the plan of the mural. */
const plan = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 1, (near) => [
    near.shape(box(-8, -11, 16, 11, 0.6), 'white', 0.9),
    near.colour ? near.line('M-4 -11v11M0 -11v11M4 -11v11M-8 -7.400h16M-8 -3.700h16', 0.4, 'greyDark') : [],
    near.shape('M-4 -2L0 -9L4 -2z', 'red', 0.8),
  ])

export function muralWall(pen: Pen, variant: number): Drawing {
  const far = pen.plane('far', 'hillLine')
  const [left, middle, right] = inTurn(CREWS, variant)
  const [wall, coping, ground] = inTurn(WALLS, variant)
  return [
    pen.shape(box(0, 0, 210, MURAL.y), inTurn(SKIES, variant), null),
    tree(far, 20, 66, 0.85, variant % 2 ? 'lime' : 'leaf'),
    tree(far, 192, 66, 0.9),
    bush(far, 46, 61, 0.5),
    bush(far, 162, 61, 0.5),
    pen.shape(box(0, MURAL.y, 214, MURAL.foot - MURAL.y), wall, null),
    squareLines(pen, { x: MURAL.x, y: MURAL.y, width: MURAL.columns * SQUARE, height: MURAL.foot - MURAL.y }),
    pen.shape(box(-4, MURAL.y - 5, 220, 5), coping, 1.1),
    pen.shape(box(-4, MURAL.foot, 220, 6), 'stone', 1.1),
    pen.shape(box(-4, MURAL.foot + 6, 220, 70), ground, 1.1),
    pen.colour ? [stripe(pen, -4, 49, 'red'), stripe(pen, 214, 163, 'blue')] : [],
    pen.line('M52 266h5M146 258h10M149 276h9M92 254h-8M192 264h9', 0.7, ground === 'meadow' ? 'leafDark' : 'sandLine'),
    inTurn(CANS, variant).map(([x, dy, fill]) => can(pen, x, FEET + dy, fill)),
    person(pen, left, 36, FEET, CHILD_SCALE, painting(1)),
    person(pen, middle, 106, FEET, CHILD_SCALE, { pose: HOLD }),
    plan(pen, 106, FEET - 11),
    person(pen, right, 176, FEET, CHILD_SCALE, painting(-1)),
  ]
}

/** A white panel of squares to draw on, its upper left corner at `at`. */
export function panel(pen: Pen, [column, row]: Spot, columns: number, rows: number): Drawing {
  const [x, y] = muralSpot([column, row])
  const [width, height] = [columns * SQUARE, rows * SQUARE]
  const lines = [
    ...Array.from(
      { length: columns - 1 },
      (_, i) => `M${(x + (i + 1) * SQUARE).toFixed(1)} ${y.toFixed(1)}v${height.toFixed(1)}`,
    ),
    ...Array.from(
      { length: rows - 1 },
      (_, i) => `M${x.toFixed(1)} ${(y + (i + 1) * SQUARE).toFixed(1)}h${width.toFixed(1)}`,
    ),
  ]
  return [
    pen.shape(box(x, y, width, height), 'white', null),
    stroke(lines.join(''), RULE_GREY, 0.5),
    pen.shape(box(x, y, width, height), null, 1.2),
  ]
}
