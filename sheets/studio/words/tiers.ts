/** Draws places in tiers: the ground of each row bears the things of its words. */
import { round } from '../../scene/marks.ts'
import { box, circle, type Spot, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { birdsAfar, blades, ripples } from '../scenes/ground.ts'
import { awning, house } from '../shapes/built.ts'
import { barn } from '../shapes/farm.ts'
import { bush, cloud, sun, tree, tuft } from '../shapes/nature.ts'
import type { Afar, Banks, Boards, Surface, WordLook } from './looks.ts'

export interface Tiers {
  /** Height of the ground of each row, mm. */
  readonly feet: readonly number[]
  /** From side to side. */
  readonly left: number
  readonly right: number
  /** Upper edge of the first row. */
  readonly top: number
  /** Lower edge of the last row's front. */
  readonly bottom: number
  /** Height of a board's front. */
  readonly front: number
  /** Beside which nothing rises above the first row. */
  readonly free: readonly number[]
  /** Panels cover the ground: grass or stones on it would show in shreds. */
  readonly bare?: true
}

const [PAGE, FOOT] = [210, 300]
/** Line between wall and floor, or of the ground before a stall. */
const FLOOR = 268

const SURFACES: Readonly<Record<Surface, (pen: Pen, left: number, right: number, y: number) => Drawing>> = {
  grass: (pen, left, right, y) => [
    tuft(pen, round(left + (right - left) * 0.26), y + 5, 0.5),
    blades(
      pen,
      [0.06, 0.46, 0.9].map((share, i) => `${round(left + (right - left) * share)},${y + 5 + (i % 2) * 2}`).join(' '),
    ),
  ],
  leaves: (pen, left, right, y) =>
    [0.04, 0.5, 0.94].map((share) => {
      const x = round(left + (right - left) * share)
      return pen.line(
        `M${x} ${y + 4}q-1 -4 -4 -5M${x} ${y + 4}q0 -4 1.4 -6M${x} ${y + 4}q1.6 -3 4.4 -3.6`,
        0.8,
        'leafDark',
      )
    }),
  sand: (pen, left, right, y) =>
    pen.line(
      [0.05, 0.1, 0.47, 0.52, 0.9, 0.95]
        .map((share, i) => `M${round(left + (right - left) * share)} ${round(y + 4 + (i % 3) * 1.6)}h0.1`)
        .join(''),
      1.2,
      'sandLine',
    ),
  path: (pen, left, right, y) =>
    [0.05, 0.49, 0.93].map((share, i) =>
      pen.shape(circle(round(left + (right - left) * share), round(y + 5 + (i % 2)), 1.4), 'stone', 0.7),
    ),
  street: (pen, left, right, y) => {
    const joints = Math.floor((right - left) / 16)
    const marks = Array.from({ length: joints }, (_, i) => `M${round(left + 8 + i * 16)} ${y + 1.4}v3`).join('')
    return pen.line(`M${left} ${y + 4.6}H${right}${marks}`, 0.7, 'stoneDark')
  },
}

const at = (x: number | undefined, draw: (x: number) => Drawing): Drawing => (x === undefined ? [] : draw(x))

/** Water behind the uppermost bank. */
const waterBehind = (pen: Pen, y: number): Drawing => [
  pen.shape(
    `M-6 ${round(y - 10)}Q50 ${round(y - 12)} 105 ${round(y - 10)}T216 ${round(y - 11)}V${y + 20}H-6z`,
    'water',
    0.8,
  ),
  ripples(pen, `96,${round(y - 5)} 70,${round(y - 4)} 184,${round(y - 5)}`),
]

/** Along the uppermost bank, away from what it bears. */
const AFAR: Readonly<Record<Afar, (pen: Pen, y: number, xs: readonly number[]) => Drawing>> = {
  barn: (pen, y, [one, other]) => [
    at(one, (x) => barn(pen, x, y + 1, 0.5)),
    at(other, (x) => bush(pen, x, y + 1, 0.7)),
  ],
  trees: (pen, y, xs) => xs.map((x, i) => tree(pen, x, y + 2, 0.66 - (i % 2) * 0.12, i % 2 ? 'lime' : 'leaf')),
  river: (pen, y, [one]) => [waterBehind(pen, y), at(one, (x) => tree(pen, x, y + 2, 0.6))],
  houses: (pen, y, [one, other]) => [
    at(one, (x) => house(pen, x, y + 1, 0.72, { wall: 'yellowPale', roof: 'red' })),
    at(other, (x) => house(pen, x, y + 1, 0.6, { wall: 'bluePale', roof: 'orange' })),
  ],
  park: (pen, y, [one, other]) => [
    at(one, (x) => tree(pen, x, y + 2, 0.62)),
    at(other, (x) => bush(pen, x, y + 1, 0.8, 'lime', 'red')),
  ],
  sea: (pen, y) => [waterBehind(pen, y), birdsAfar(pen, `96,${round(y - 16)},8`)],
}

/** Steps of a hillside reach farther towards its foot, mm. */
const STEP = 12
/** Right edge of a bank: the last of them reaches to the side. */
export const stepEdge = ({ feet, right }: Pick<Tiers, 'feet' | 'right'>, i: number): number =>
  right >= PAGE - 10 || feet.length < 2 ? right : round(right - STEP * (1 - i / (feet.length - 1)))

/** Softly up and down about `y`, from side to side; the last corner of a bank that ends within the page is round. */
function bankEdge({ left, bottom }: Tiers, right: number, y: number): string {
  if (right >= PAGE - 10) {
    const line: Spot[] = [-6, 34, 76, 118, 160, 216].map((x, i) => [x, y + (i % 2 ? 0.8 : 0)])
    return `${smooth(line, false)}V${FOOT}H-6z`
  }
  return `M${left - 12} ${y + 0.6}Q${round((left + right) / 2)} ${y - 0.6} ${round(right - 8)} ${y}Q${right} ${y} ${right} ${y + 9}V${bottom + 20}H${left - 12}z`
}

function banks(pen: Pen, look: Banks, wish: Tiers): Drawing {
  const { feet, left, right, free, bare } = wish
  const [first = 100] = feet
  const far = pen.plane('middle')
  const whole = right >= PAGE - 10
  return [
    pen.shape(box(0, 0, PAGE, FOOT), 'sky', null),
    sun(pen.plane('far'), 191, 33, 0.42),
    cloud(pen.plane('far'), 24, 33, 0.7),
    whole
      ? pen.shape(`M-6 ${first - 10}Q40 ${first - 18} 96 ${first - 9}T216 ${first - 14}V${FOOT}H-6z`, 'hillFar', null)
      : pen.shape(`M-6 ${FLOOR + 4}Q60 ${FLOOR - 1} 120 ${FLOOR + 3}T216 ${FLOOR}V${FOOT}H-6z`, 'meadow', 1),
    whole ? AFAR[look.afar](far, first, free) : [],
    feet.map((y, i) => [
      pen.shape(bankEdge(wish, stepEdge(wish, i), y), look.fills[i % 2] ?? look.fills[0], 1),
      bare ? [] : SURFACES[look.surface](pen, Math.max(left, 12), Math.min(stepEdge(wish, i), 198) - 4, y),
    ]),
  ]
}

/** Between the boards: tiles of a kitchen, stripes of a wallpaper, tools on a wall; pale, so that things are seen. */
const BEHIND: Readonly<Record<Boards['behind'], (pen: Pen, wish: Tiers) => Drawing>> = {
  tiles: (pen, { top }) =>
    pen.colour
      ? pen.line(
          [0, 1, 2, 3].map((i) => `M0 ${top - 34 + i * 9}H${PAGE}`).join('') +
            Array.from({ length: 15 }, (_, i) => `M${round(7 + i * 14)} ${top - 34}v27`).join(''),
          0.5,
          'cream',
        )
      : [],
  stripes: (pen) =>
    pen.colour ? Array.from({ length: 8 }, (_, i) => pen.shade(box(8 + i * 28, 0, 9, FLOOR), 'white', 0.45)) : [],
  tools: (pen) => (pen.colour ? pen.shade(box(0, 0, PAGE, 56), 'white', 0.3) : []),
  sky: (pen) => [cloud(pen.plane('far'), 24, 30, 0.55), cloud(pen.plane('far'), 186, 33, 0.6)],
}

const AWNING = 11

function boards(pen: Pen, look: Boards, wish: Tiers): Drawing {
  const { feet, left, right, top, bottom, front } = wish
  const width = right - left
  const cloth = look.awning
  const height = bottom - top
  return [
    pen.shape(box(0, 0, PAGE, FOOT), look.wall, null),
    BEHIND[look.behind](pen, wish),
    pen.shape(box(-4, FLOOR, PAGE + 8, 60), look.floor, 1),
    look.behind === 'sky' ? [] : pen.shape(box(-4, FLOOR - 4, PAGE + 8, 4), 'cream', 0.8),
    pen.shape(box(left, top - 3, width, height + 3, 1.4), look.back, 1),
    feet.map((y) => pen.shape(box(left, y, width, front, 0.8), look.board, 1)),
    [left - 2.4, right - 2.4].map((x) => pen.shape(box(x, top - 5, 4.8, height + 10, 1), look.board, 1)),
    cloth
      ? awning(pen, { x: left - 4, y: top - 14, width: width + 8, height: AWNING }, oddOf(width / 7.5), cloth, 3)
      : crown(pen, look.board, wish),
  ]
}

/** Stripes begin and end with one colour, and are narrow: their round ends stay above the first row. */
const oddOf = (count: number) => 2 * Math.floor(count / 2) + 1

const crown = (pen: Pen, fill: Fill, { left, right, top }: Tiers): Drawing =>
  pen.shape(box(left - 5, top - 7, right - left + 10, 5, 1.4), fill, 1)

export const wordTiers = (pen: Pen, look: WordLook, wish: Tiers): Drawing =>
  look.kind === 'banks' ? banks(pen, look, wish) : boards(pen, look, wish)

/** Room above the first row that an awning or an upper board takes, mm. */
export const headroom = (look: WordLook) => (look.kind === 'banks' ? 0 : look.awning ? AWNING + 3 : 7)
