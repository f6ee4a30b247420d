/** Strips of animals at home: trees about the birds, a paddock, the inside of a wood, nest boxes, a reef. Lengths in mm. */
import { cos, sin } from '../../scene/angles.ts'
import { round } from '../../scene/marks.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { WAVE } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle, ellipse, type Spot, scallop } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { bush, flower, tuft } from '../shapes/nature.ts'
import { coral, rock, seaweed } from '../shapes/sea.ts'
import type { Event, Strip } from './parade-strip.ts'

/** Part of a strip that things of a row leave free below its upper edge. */
export const FAR_PLANE = 0.3

const [LEFT, RIGHT] = [-6, 218]

/** Feet at the back of a strip, above the things of a row. */
const backOf = ({ top, line, isHerd }: Strip) => (isHerd ? top + 14 : top + line * FAR_PLANE)

/** Tops of fruit trees below the birds. */
export const canopy: Event = (pen, { variant }, foot) => {
  const far = pen.plane('far', 'hillLine')
  return Array.from({ length: 9 }, (_, i): Drawing => {
    const [x, y, tall] = [-2 + i * 27 + (variant % 2) * 9, foot + 9 + (i % 3) * 1.4, 8 + ((i + variant) % 3) * 2]
    const crown = Array.from({ length: 7 }, (_, k): Spot => {
      const angle = Math.PI * (k / 6)
      return [round(x - 17 * cos(angle)), round(y - tall * sin(angle))]
    })
    return [
      far.shape(`${scallop(crown, 0.5, false)}V${round(y + 12)}H${round(x - 17)}z`, i % 2 ? 'lime' : 'hill', 0.8),
      i % 3 === variant % 3
        ? [-6, 3, 8].map((dx, k) => far.shape(circle(x + dx, y - 2 - ((k * 2) % 3), 1.3), 'red', 0.5))
        : [],
    ]
  })
}

const KEEPERS: readonly [CastName, ...CastName[]] = ['gil', 'sofia', 'theo', 'bia']

/** A fence, and whoever looks after the animals; a herd below the title leaves no room for a head. */
export const paddock: Event = (pen, strip) => {
  const far = pen.plane('far', 'wood')
  const { row, variant, isHerd, line, top } = strip
  const y = backOf(strip)
  const scale = (y - top + 5) / 60
  const isLeft = (row + variant) % 2 === 1
  const x = isLeft ? (isHerd ? 34 : 52) : isHerd ? 176 : 158
  const height = isHerd ? 9 : Math.min(9, line * 0.17)
  const rail = (at: number) => far.shape(box(4, y - height * at, 202, 2), 'woodPale', 0.7)
  return [
    rail(0.82),
    rail(0.42),
    Array.from({ length: 11 }, (_, i) => far.shape(box(7 + i * 19, y - height, 3, height + 1.6, 0.8), 'wood', 0.7)),
    isHerd && row === 0 ? [] : person(pen, inTurn(KEEPERS, variant), x, y + 2, scale, { pose: WAVE, flip: !isLeft }),
    isHerd
      ? []
      : [76, 128].map((at, i) => tuft(pen.plane('far', 'hillLine'), at + (variant % 3) * 8 - i * 5, y + 5, 0.4)),
  ]
}

/** Trunks side by side below their leaves: the inside of a wood. */
export const wood: Event = (pen, strip) => {
  const { row, top, variant, isHerd } = strip
  if (row === 0) return []
  const far = pen.plane('far', 'hillLine')
  const y = backOf(strip)
  const trunks = Array.from({ length: 8 }, (_, i) => 16 + i * 25.5 + (((i + variant) * 5) % 7) - 3)
  const leaves = Array.from({ length: 17 }, (_, i): Spot => [-8 + i * 14, round(top + 5 + (i % 2) * 1.2)])
  return [
    trunks.map((x, i) => {
      const half = 1.7 + ((i + variant) % 3) * 0.5
      return far.shape(
        `M${x - half} ${top}V${round(y - 2)}q-.4 1.600 -2 2.400h${2 * half + 4}q-1.600 -.8 -2 -2.400V${top}z`,
        i % 2 ? 'brownPale' : 'tan',
        0.7,
      )
    }),
    isHerd ? [] : trunks.flatMap((x, i) => (i % 2 ? bush(far, x + 12, y + 1, 0.26, 'leafDark') : [])),
    far.shape(`${scallop(leaves, 0.5, false)}V${round(top - 3)}H${LEFT - 2}z`, 'leafDark', 0.8),
  ]
}

/** Boxes with straw and eggs along a wall of boards, where hens lay; below, strewn maize. */
export const nestBoxes: Event = (pen, strip, foot) => {
  const far = pen.plane('far', 'woodDark')
  const { isHerd, variant, top, row } = strip
  const y = backOf(strip) + 1
  const tall = y - top - (row === 0 ? 0 : 2.4)
  return [
    far.shape(box(LEFT, y - tall, RIGHT - LEFT, tall), 'woodPale', 0.8),
    far.line(`M${LEFT} ${round(y - tall * 0.66)}H${RIGHT}M${LEFT} ${round(y - tall * 0.33)}H${RIGHT}`, 0.5),
    [20, 56, 92, 128, 164].map((left, i) => [
      far.shape(box(left, y - tall + 1.6, 26, tall - 1.6, 1), 'brownPale', 0.8),
      far.shape(
        `M${left} ${y}V${round(y - 3.4)}l2.600 -1.400l2.600 1l2.600 -1.600l2.600 1.400l2.600 -1.200l2.600 1.200l2.600 -1.400l2.600 1.600l2.600 -1l2.600 1.400V${y}z`,
        'straw',
        0.7,
      ),
      (i + variant) % 3 === 2 ? [] : far.shape(ellipse(left + 9.5, y - 5, 2.4, 3.1), 'white', 0.8),
      (i + variant) % 3 === 0 ? far.shape(ellipse(left + 15.5, y - 4.6, 2.4, 3.1), 'cream', 0.8) : [],
    ]),
    isHerd
      ? []
      : [52, 88, 122, 158].map((at, k) =>
          [0, 3, 6].map((by, i) => pen.shape(circle(at + by, foot + 3.4 + ((i + k) % 2) * 1.4, 0.8), 'yellow', 0.5)),
        ),
  ]
}

/** Weeds, corals and stones at the bottom, others on each page. */
export const reef: Event = (pen, { line, variant }, foot) => {
  const far = pen.plane('far', 'seaLine')
  const y = foot + 5
  const size = Math.min(1, line / 52)
  const things = [
    (x: number) => [seaweed(far, x - 4, y, size * 0.4, 'leaf'), seaweed(far, x + 4, y + 1, size * 0.3, 'lime')],
    (x: number) => coral(far, x, y + 1, size * 0.36, 'pink'),
    (x: number) => [rock(far, x, y + 1, size * 0.42), seaweed(far, x + 10, y + 1, size * 0.3, 'leaf')],
    (x: number) => coral(far, x, y + 1, size * 0.32, 'orange'),
  ] as const
  return [15, 62, 108, 152, 195].map((x, i) => inTurn(things, i + variant)(x))
}

/** Flowers and grass along the foot of a meadow. */
export const meadowFoot = (pen: Pen, foot: number, variant: number): Drawing => {
  const far = pen.plane('far', 'hillLine')
  return [
    [13, 84, 152].map((x) => tuft(far, x + (variant % 3) * 4, foot + 5, 0.5)),
    [44, 116, 197].map((x, i) => flower(far, x, foot + 6, 0.5, i % 2 ? 'pink' : 'yellow')),
  ]
}
