/** A June feast with its dancing ground: the caller with a speech bubble, ropes with bandeirinhas, a pair that dances. */
import { round } from '../../scene/marks.ts'
import { person } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import { DANCE_FOLLOWS, DANCE_LEADS } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle, points, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { awning, bunting, house } from '../shapes/built.ts'
import { accordion, bonfire, corn, lantern, strawHat } from '../shapes/june.ts'
import { hill as hills, tree } from '../shapes/nature.ts'
import { brightStar, crescent } from '../shapes/space.ts'

export const GROUNDS = ['noite', 'escola', 'praca'] as const
export type Ground = (typeof GROUNDS)[number]

const FLAGS: readonly [Fill, ...Fill[]] = ['red', 'yellow', 'blue', 'green', 'pink', 'orange']
const GROUND_TOP = 88

/** At the right of the ground, a clock in its gable. */
const schoolhouse = (pen: Pen): Drawing => [
  pen.shape(box(150, 66, 58, 25), 'cream', 0.9),
  pen.shape('M147 66L152 59H206L211 66z', 'orange', 0.9),
  pen.shape('M168 66L180 55L192 66z', 'redPale', 0.9),
  pen.shape(circle(180, 62, 2.6), 'white', 0.7),
  pen.line('M180 60.600V62H181.300', 0.5),
  pen.shape([163, 191, 199].map((x) => box(x, 71, 5.4, 7)).join(''), 'sky', 0.7),
]

const skyOf: Readonly<Record<Ground, (pen: Pen) => Drawing>> = {
  noite: (pen) => {
    const far = pen.plane('far', 'stoneDark')
    return [
      pen.shape(box(0, 0, 214, 300), 'dusk', null),
      crescent(pen.plane('middle'), 186, 44, 0.6, true),
      points('22,38 34,58 172,60 158,46').map(([x, y]) => brightStar(far, x, y, 2.4)),
      hills(far, points('-5,80 40,70 105,79 170,68 215,80'), 'hillFar'),
    ]
  },
  escola: (pen) => {
    const middle = pen.plane('middle')
    return [
      pen.shape(box(0, 0, 214, 300), 'sky', null),
      hills(pen.plane('far', 'hillLine'), points('-5,78 50,70 110,78 165,71 215,79'), 'hillFar'),
      schoolhouse(middle),
      tree(middle, 12, 92, 0.7),
    ]
  },
  praca: (pen) => {
    const middle = pen.plane('middle')
    return [
      pen.shape(box(0, 0, 214, 300), 'skyLow', null),
      hills(pen.plane('far', 'hillLine'), points('-5,76 60,70 120,77 175,69 215,78'), 'hillFar'),
      tree(middle, 12, 92, 0.7),
      house(middle, 170, 90, 1.05, { wall: 'yellowPale', roof: 'red' }),
      house(middle, 196, 91, 1.05, { wall: 'bluePale', door: 'red' }),
    ]
  },
}

const CHECKED = { tone: CLOTH.vermelho, print: 'stripes', printTone: CLOTH.branco } as const

/** Calls through a megaphone to the right. */
function caller(pen: Pen, who: CastName, x: number, foot: number, scale: number): Drawing {
  const at = ([dx, dy]: Spot) => `${round(x + dx * scale)} ${round(foot + dy * scale)}`
  return [
    person(pen, who, x, foot, scale, {
      pose: { turn: 30, expr: 'alegre', plain: true, armL: { at: [12, -33], z: 'front', dir: 80, hand: 'fist' } },
      wear: { top: CHECKED },
    }),
    strawHat(pen, x + 1.4 * scale, foot - 53.5 * scale, scale * 0.92, 'red', -4),
    pen.shape(`M${at([12, -36])}L${at([25, -41])}V${round(foot - 22 * scale)}L${at([12, -29])}z`, 'yellow', 0.9),
  ]
}

/** White room for the caller's words, mm. */
export const BUBBLE = { x: 47, y: 56, width: 112, height: 30 } as const
const CALLER = { x: 25, foot: 94, scale: 0.6 } as const

/** Sky, ground and caller; the bubble is left white. */
export const danceGround = (pen: Pen, ground: Ground, who: CastName, waiting: Pair): Drawing => [
  skyOf[ground](pen),
  pen.shape(`M-5 ${GROUND_TOP}Q50 ${GROUND_TOP - 3} 105 ${GROUND_TOP}T215 ${GROUND_TOP}V300H-5z`, 'path', 1),
  bunting(pen, [8, 21], [202, 21], 5.5, FLAGS, { size: 8, gap: 2.6 }),
  ground === 'noite' ? lantern(pen, 16, 62, 0.5, ['blue', 'yellow']) : [],
  caller(pen, who, CALLER.x, CALLER.foot, CALLER.scale),
  dancingPair(pen, waiting, [182, 95], 0.48),
  pen.shape(box(BUBBLE.x, BUBBLE.y, BUBBLE.width, BUBBLE.height, 6), 'white', 1),
  pen.shape(
    `M${BUBBLE.x + 0.4} ${BUBBLE.y + 12}L${BUBBLE.x - 6} ${BUBBLE.y + 17}L${BUBBLE.x + 0.4} ${BUBBLE.y + 19}`,
    'white',
    1,
  ),
  pen.shape(box(BUBBLE.x + 0.2, BUBBLE.y + 12.4, 2, 6.2), 'white', null),
]

/** A straight rope between two posts. */
export interface Rope {
  readonly from: Spot
  readonly to: Spot
}

/** Flags on a rope that runs across, and how large they are against a square. */
const [HUNG, FLAG_SHARE] = [3, 0.15] as const

/** Chalk lines across the passages, for squares that are counted. */
export const chalk = (pen: Pen, list: readonly Rope[]): Drawing =>
  pen.line(list.map(({ from, to }) => `M${from.join(' ')}L${to.join(' ')}`).join(''), 0.6, 'sandLine', [1.2, 1.8])

/** All ropes of a board in one drawing, their flags below them. */
export function ropes(pen: Pen, list: readonly Rope[], cell: number): Drawing {
  const size = cell * FLAG_SHARE
  const across = list.filter(({ from, to }) => from[1] === to[1])
  const posts = new Map(list.flatMap(({ from, to }) => [from, to]).map((spot) => [spot.join(' '), spot]))
  const d = list.map(({ from, to }) => `M${from.join(' ')}L${to.join(' ')}`).join('')
  return [
    across.map(({ from: [x, y], to: [end] }, row) =>
      Array.from({ length: HUNG }, (_, i) => {
        const at = x + ((i + 0.5) * (end - x)) / HUNG
        const [half, low, notch] = [size * 0.42, y + size * 1.25, y + size * 0.9].map(round) as [number, number, number]
        return pen.shape(
          `M${round(at - half)} ${y}h${round(2 * half)}V${low}L${round(at)} ${notch}L${round(at - half)} ${low}z`,
          inTurn(FLAGS as [Fill, ...Fill[]], row * HUNG + i),
          0.7,
        )
      }),
    ),
    pen.rope(d, 1.1, 'wood', 0.5),
    [...posts.values()].map(([x, y]) => pen.shape(circle(x, y, 1.5), 'woodDark', 0.6)),
  ]
}

/** Half the distance between two who dance, as a share of a child's height. */
const APART = 0.28

export type Pair = readonly [CastName, CastName]

/** Two who dance hand in hand, the middle of their feet at a place. */
export function dancingPair(pen: Pen, [one, other]: Pair, [x, foot]: Spot, scale: number): Drawing {
  const apart = 60 * APART * scale
  const hat = (at: number, band: Fill, turn: number) => strawHat(pen, at, foot - 53.5 * scale, scale * 0.92, band, turn)
  return [
    person(pen, one, x - apart, foot, scale, { pose: DANCE_LEADS, wear: { top: CHECKED } }),
    hat(x - apart + scale, 'blue', -5),
    person(pen, other, x + apart, foot, scale, { pose: DANCE_FOLLOWS }),
    hat(x + apart - scale, 'pink', 5),
  ]
}

/** A pair in a square about its middle. */
export const pairInSquare = (pen: Pen, pair: Pair, [x, y]: Spot, cell: number): Drawing =>
  dancingPair(pen, pair, [x, y + cell * 0.47], round((cell * 0.74) / 62))

/** An arrow at the rope of the first square, from outside. */
export function startArrow(pen: Pen, [x, y]: Spot, cell: number): Drawing {
  const side = x < 105 ? 1 : -1
  const at = (dx: number, dy: number) => `${round(x - side * (cell / 2 + 1.2 - dx))} ${round(y + dy)}`
  return pen.shape(`M${at(0, 0)}L${at(-3.6, -4.4)}V${round(y + 4.4)}z`, 'red', 0.8)
}

/** Goal of the dance in its square: a bonfire, a stall or an accordion beside maize. */
export function danceGoal(pen: Pen, ground: Ground, [x, y]: Spot, cell: number): Drawing {
  const foot = y + cell * 0.42
  const scale = cell / 30
  if (ground === 'noite') return bonfire(pen, x, foot, 0.62 * scale)
  if (ground === 'praca') return accordion(pen, x, foot - 4 * scale, 0.5 * scale, -6)
  return pen.at(x, foot, scale, (own) => [
    own.shape(box(-11, -20, 2, 20) + box(9, -20, 2, 20), 'wood', 0.8),
    own.shape(box(-11, -9, 22, 9, 0.6), 'woodPale', 0.9),
    [-5, 5].map((dx) => corn(own, dx, -11.4, 0.32, dx)),
    awning(own, { x: -12.5, y: -24, width: 25, height: 6 }, 5, ['green', 'white'], 2),
  ])
}
