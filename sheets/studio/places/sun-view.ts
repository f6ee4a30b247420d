/** A wide view with the Sun low at one side, a rose of the winds on the ground and a place at each of its ends. */
import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { PALE_GREY } from '../../scene/inks.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT, POINT_LEFT } from '../cast/poses.ts'
import { standing } from '../fit.ts'
import { box, ellipse, points, poly, type Spot, smooth } from '../paths.ts'
import { type Drawing, type Fill, type Pen, stroke } from '../pen.ts'
import { bush, cloud, sun, tree, tuft } from '../shapes/nature.ts'
import { fence, palm } from '../shapes/plants.ts'
import type { FoundPlace, WayLand } from './wayfinding.ts'

/** The view is from the top of a round hill: the horizon falls towards both sides, and a Sun beside us is beside us. */
const HORIZON = 107
const horizonAt = (x: number) => HORIZON + 34 * ((x - 105) / 96) ** 2

interface Site {
  readonly foot: Spot
  readonly size: number
  /** Middle of the name's tag. */
  readonly tag: Spot
  /** Middle of the box for the letter of the rose. */
  readonly box: Spot
}

/** Clockwise from ahead: ahead, right, behind us, left. */
export const SITES: readonly Site[] = [
  { foot: [105, 119], size: 26, tag: [105, 123.6], box: [105, 137.6] },
  { foot: [175, 186], size: 38, tag: [175, 191], box: [146.6, 168] },
  { foot: [105, 229], size: 22, tag: [105, 233], box: [105, 198.4] },
  { foot: [35, 186], size: 38, tag: [35, 191], box: [63.4, 168] },
]
const ROSE = { x: 105, y: 168, rx: 34, ry: 24 }

/** The paper with the questions, mm. */
export const VIEW_PAPER: Box = { x: 15, y: 240, width: 180, height: 43 }

/** Side of the view, in quarter turns from ahead. */
type Side = 0 | 1 | 3

const SUNS: Readonly<Record<Side, { readonly at: Spot; readonly scale: number; readonly words: Spot }>> = {
  0: { at: [120, 102], scale: 1.1, words: [138, 74] },
  1: { at: [178, 121], scale: 1.1, words: [171, 94] },
  3: { at: [32, 121], scale: 1.1, words: [39, 94] },
}

const XS = [-8, 30, 68, 105, 142, 180, 220]

/** Ground from below the horizon by so much; hills rise and fall on it. */
const round = (below: number, hills = 0) =>
  `${smooth(
    XS.map((x, i): Spot => [x, horizonAt(x) + below + (i % 2 ? -hills : hills)]),
    false,
  )}V300H-8z`

/** The place ahead leaves room for a Sun beside it, mm. */
const BESIDE_SUN = 14

/** Far things are where the Sun is not. */
const isFree = (side: Side, x: number) => (side === 1 ? x < 142 : side === 3 ? x > 68 : x < 72 || x > 150)

function grounds(pen: Pen, land: WayLand, side: Side): Drawing {
  const [far, middle] = [pen.plane('far', 'hillLine'), pen.plane('middle')]
  if (land === 'litoral')
    return [
      pen.shape(round(0), 'water', 0.8),
      pen.line(
        'M40 131q3.500 -2.600 7 0t7 0M62 121q3.500 -2.600 7 0t7 0M146 124q3.500 -2.600 7 0t7 0',
        0.7,
        'waterLine',
      ),
      pen.shape(round(23), 'sand', 1),
      pen.line('M24 205h4M82 214h4M126 216h4M184 206h4M74 141h4M134 143h4', 0.8, 'sandLine'),
      palm(middle, 60, 152, 0.42),
      palm(middle, 150, 152, 0.42, { flip: true }),
    ]
  const isTown = land === 'bairro'
  return [
    far.shape(round(-2, 3), 'hillFar', 0.8),
    isTown
      ? skyline(far, side)
      : [24, 58, 150, 188].filter((x) => isFree(side, x)).map((x) => bush(middle, x, horizonAt(x) + 4, 0.5)),
    pen.shape(round(4), isTown ? 'path' : 'meadow', 1),
    isTown ? square(pen, side) : meadow(pen),
  ]
}

/** Middles and heights of houses far away. */
const ROOFS = points('14,14 30,20 46,12 66,16 138,15 156,21 172,12 188,17')

const skyline = (pen: Pen, side: Side): Drawing =>
  ROOFS.filter(([x]) => isFree(side, x)).map(([x, height], i) => [
    pen.shape(box(x - 7, horizonAt(x) + 6 - height, 14, height), i % 2 ? 'cream' : 'bluePale'),
    pen.line(
      [10, 17]
        .map((up) => `M${x - 3} ${horizonAt(x) + up - height}v4M${x + 3} ${horizonAt(x) + up - height}v4`)
        .join(''),
      0.7,
    ),
  ])

/** Joints of the square's stones, which run to one point, and trees at its edge. */
const square = (pen: Pen, side: Side): Drawing => [
  stroke('M-8 146H218M-8 208H218', PALE_GREY, 0.6),
  stroke('M84 112L20 240M126 112L190 240', PALE_GREY, 0.6),
  points('50,138 72,128 138,128 160,138')
    .filter(([x]) => isFree(side, x))
    .map(([x, y], i) => tree(pen.plane('middle'), x, y, 0.5, i % 2 ? 'lime' : 'leaf')),
]

const meadow = (pen: Pen): Drawing => [
  fence(pen.plane('middle'), 46, 79, 134, 9),
  fence(pen.plane('middle'), 131, 164, 134, 9),
  points('16,152 62,148 150,147 194,152 20,216 82,222 128,223 192,214').map(([x, y]) => tuft(pen, x, y, 0.6)),
]

/** Four long tips and four short ones between them, seen from the side. */
function roseOnGround(pen: Pen): Drawing {
  const { x, y, rx, ry } = ROSE
  const at = (turn: number, reach: number): Spot => [
    x + Math.sin((turn * Math.PI) / 180) * rx * reach,
    y - Math.cos((turn * Math.PI) / 180) * ry * reach,
  ]
  const tip = (turn: number, reach: number, fills: readonly [Fill, Fill]): Drawing => [
    pen.shape(poly([[x, y], at(turn - 45, 0.24), at(turn, reach)]), fills[0], 0.8),
    pen.shape(poly([[x, y], at(turn + 45, 0.24), at(turn, reach)]), fills[1], 0.8),
  ]
  return [
    pen.shape(ellipse(x, y, rx, ry), 'stone', 1.2),
    pen.shape(ellipse(x, y, rx - 2.4, ry - 1.8), 'cream', 0.8),
    [45, 135, 225, 315].map((turn) => tip(turn, 0.6, ['bluePale', 'white'])),
    [0, 90, 180, 270].map((turn) => tip(turn, 0.9, ['blue', 'white'])),
  ]
}

/** A word on a white tag. */
function nameTag(pen: Pen, [x, y]: Spot, word: string, size = 4.4): Drawing {
  const width = measureText(word, 'text', size) + 5
  return [
    pen.shape(box(x - width / 2, y - 3.3, width, 6.6, 2), 'white', 0.7),
    pen.text(x, y + size * 0.35, word, size, { font: 'text' }),
  ]
}

const WATCHERS: readonly (readonly [CastName, CastName])[] = [
  ['bia', 'gil'],
  ['caio', 'nina'],
  ['iara', 'davi'],
  ['yumi', 'theo'],
]

interface SunView {
  readonly land: WayLand
  /** Places clockwise from ahead. */
  readonly places: readonly FoundPlace[]
  readonly sun: Side
  readonly isMorning: boolean
}

export function sunView(pen: Pen, variant: number, { land, places, sun: side, isMorning }: SunView): Drawing {
  const { at, scale, words } = SUNS[side]
  const [left, right] = WATCHERS[variant % WATCHERS.length] ?? (['bia', 'gil'] as const)
  const { x, y, width, height } = VIEW_PAPER
  return [
    pen.shape(box(0, 0, 214, 300), isMorning ? 'sky' : 'skyLow', null),
    cloud(pen.plane('far'), side === 3 ? 150 : 66, 80, 0.9),
    cloud(pen.plane('far'), side === 1 ? 30 : 182, 92, 0.7),
    sun(pen, at[0], at[1], scale),
    grounds(pen, land, side),
    nameTag(pen, words, isMorning ? 'O Sol nasce a leste.' : 'O Sol se põe a oeste.', 4.6),
    roseOnGround(pen),
    places.map(({ draw, name }, i) => {
      const site = SITES[i]
      if (!site) return []
      const { foot, tag, size } = site
      const aside = side === 0 && i === 0 ? BESIDE_SUN : 0
      return [standing(pen, draw, foot[0] - aside, foot[1], size), nameTag(pen, [tag[0] - aside, tag[1]], name)]
    }),
    person(pen, left, 48, 237, 0.56, { pose: POINT }),
    person(pen, right, 162, 237, 0.56, { pose: POINT_LEFT }),
    pen.shape(box(x, y, width, height, 4), 'cream', 1.1),
  ]
}
