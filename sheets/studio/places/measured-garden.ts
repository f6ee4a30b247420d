/** A bed of tall flowers or a bench of seedlings, each beside a measuring stick, and children who tend them. */
import { PALE_GREY } from '../../scene/inks.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { GIVE, POINT_LEFT } from '../cast/poses.ts'
import { watering } from '../cast/things.ts'
import { PALETTE } from '../palette.ts'
import { box, circle, ring, type Spot, scallop, smooth } from '../paths.ts'
import { type Drawing, type Fill, type Pen, stroke } from '../pen.ts'
import { bush, cloud, sun, tree, tuft } from '../shapes/nature.ts'

export type GrownPlant = 'girassol' | 'muda'

/** Foot and height of the sticks, mm. */
export const STICK = { foot: 222, height: 150, width: 16 }
/** Middles of the five sticks; the plant is to the right of each. */
export const STICKS = [22, 58.5, 95, 131.5, 168] as const
export const PLANT_OFFSET = 18.5
const [BED, PATH, FEET, SCALE] = [222, 245, 283, 0.56]

/** A leaf from the stem, to the right at scale 1. */
const leaf = (pen: Pen, x: number, y: number, size: number, fill: Fill, flip: boolean): Drawing =>
  pen.at(
    x,
    y,
    size,
    (pen) => [
      pen.shape('M0 0C2 -6 8 -8 13 -6C12 -1 6 3 0 0z', fill, 0.9),
      pen.line('M1 -0.500C4 -3 7 -4.500 10 -5', 0.6, 'leafDark'),
    ],
    { flip },
  )

/** A sunflower whose petals reach to `height` above its foot. */
function sunflower(pen: Pen, x: number, foot: number, height: number): Drawing {
  const r = 8.8
  const middle = foot - height + r
  const pairs = Math.max(1, Math.floor((height - 2 * r - 6) / 20))
  return [
    pen.rope(
      smooth(
        [
          [x, foot],
          [x + 0.8, (foot + middle) / 2],
          [x, middle],
        ],
        false,
      ),
      2,
      'leafDark',
      0.8,
    ),
    Array.from({ length: pairs }, (_, i) => {
      const y = foot - 7 - i * 20
      return [leaf(pen, x + 0.8, y, 0.72, 'leaf', false), leaf(pen, x - 0.8, y - 7, 0.72, 'leaf', true)]
    }),
    pen.shape(scallop(ring(x, middle, 7, 7, 13), 0.66), 'yellow', 0.9),
    pen.shape(circle(x, middle, 4.5), 'brown', 0.9),
    pen.line(
      [
        [-1.4, -1],
        [1.4, -1],
        [0, 1.3],
      ]
        .map(([dx, dy]) => `M${x + (dx ?? 0)} ${middle + (dy ?? 0)}h0.1`)
        .join(''),
      0.9,
      'tan',
    ),
  ]
}

/** A seedling of a fruit tree: a thin trunk, leaves in pairs, one leaf at the very tip. */
function seedling(pen: Pen, x: number, foot: number, height: number): Drawing {
  const top = foot - height
  const pairs = Math.max(1, Math.floor((height - 16) / 13))
  return [
    pen.rope(
      smooth(
        [
          [x, foot],
          [x - 0.7, (foot + top) / 2],
          [x, top + 7],
        ],
        false,
      ),
      1.6,
      'brownPale',
      0.8,
    ),
    Array.from({ length: pairs }, (_, i) => {
      const y = top + 12 + i * 13
      return [leaf(pen, x + 0.6, y, 0.68, 'leaf', false), leaf(pen, x - 0.6, y, 0.68, 'leaf', true)]
    }),
    pen.shape(
      `M${x} ${top + 8.5}C${x - 4} ${top + 5} ${x - 2.4} ${top + 2} ${x} ${top}C${x + 2.4} ${top + 2} ${x + 4} ${top + 5} ${x} ${top + 8.5}z`,
      'lime',
      0.9,
    ),
    pen.line(`M${x} ${top + 8}V${top + 3.5}`, 0.6, 'leafDark'),
  ]
}

export const grown = (pen: Pen, plant: GrownPlant, x: number, foot: number, height: number): Drawing =>
  (plant === 'girassol' ? sunflower : seedling)(pen, x, foot, height)

/** Two first leaves where a plant is to be drawn. */
export const sprout = (pen: Pen, x: number, foot: number): Drawing => [
  pen.line(`M${x} ${foot}v-3`, 1, 'leafDark'),
  leaf(pen, x, foot - 3, 0.34, 'lime', false),
  leaf(pen, x, foot - 3, 0.34, 'lime', true),
]

/** A planter that holds a stick and its plant. */
const planter = (pen: Pen, x: number): Drawing => [
  pen.shape(box(x - 8, BED + 2, 35, 24, 1.5), 'copper', 1.1),
  pen.shape(box(x - 9.5, BED - 1, 38, 5, 1), 'copper', 1.1),
]

interface Look {
  readonly sky: Fill
  readonly people: readonly [CastName, CastName]
}
const FIRST: Look = { sky: 'sky', people: ['bia', 'theo'] }
const LOOKS: readonly Look[] = [
  FIRST,
  { sky: 'skyLow', people: ['davi', 'yumi'] },
  { sky: 'foam', people: ['nina', 'caio'] },
  { sky: 'sky', people: ['gil', 'iara'] },
]

/** The open garden: hills, trees, a fence behind the bed of soil. */
function openGarden(pen: Pen, { sky }: Look): Drawing {
  const far = pen.plane('far', 'hillLine')
  const ridge: Spot[] = [
    [-4, 186],
    [40, 176],
    [96, 188],
    [150, 174],
    [214, 184],
  ]
  return [
    pen.shape(box(0, 0, 214, BED), sky, null),
    sun(far, 184, 54, 0.42),
    cloud(far, 26, 60, 0.5),
    pen.shape(`${smooth(ridge, false)}V${BED}H-4z`, 'hill', null),
    stroke(smooth(ridge, false), pen.colour ? PALETTE.hillLine : PALE_GREY, 0.6),
    tree(far, 10, 208, 0.8),
    tree(far, 200, 208, 0.85, 'lime'),
    bush(far, 76, 212, 0.5),
    bush(far, 150, 212, 0.5, 'leaf', 'pink'),
    pen.shape(box(-4, BED, 220, PATH - BED), 'soil', 1.2),
    pen.line('M14 241h6M48 243h5M86 242h6M122 242.500h6M160 243h5M194 241h5', 0.7, 'brownDark'),
  ]
}

/** The nursery: panes of glass, a bench with planters. */
function nursery(pen: Pen): Drawing {
  const panes = STICKS.map((x) => `M${x} 58V${BED}`).join('')
  const floor = BED + 40
  return [
    pen.shape(box(0, 0, 214, floor), 'foam', null),
    stroke(`${panes}M4 62H206M4 104H206M4 146H206M4 188H206`, pen.colour ? PALETTE.stoneDark : PALE_GREY, 0.5),
    pen.shape(box(-4, floor, 220, 60), 'sand', 1.1),
    pen.shape(box(15, BED + 31, 6, 24) + box(191, BED + 31, 6, 24), 'woodDark', 1),
    pen.shape(box(-4, BED + 26, 220, 6), 'wood', 1.2),
    STICKS.map((x) => planter(pen, x)),
  ]
}

/** `variant`, from 0, gives other children and another hour. */
export function measuredGarden(pen: Pen, plant: GrownPlant, variant: number): Drawing {
  const look = LOOKS[variant % LOOKS.length] ?? FIRST
  const [left, right] = look.people
  const isOpen = plant === 'girassol'
  return [
    isOpen ? openGarden(pen, look) : nursery(pen),
    isOpen ? [pen.shape(box(-4, PATH, 220, 60), 'grass', 1.1), tuft(pen, 62, 283, 0.7), tuft(pen, 152, 283, 0.7)] : [],
    person(pen, left, 32, FEET, SCALE, { pose: GIVE, extra: watering }),
    person(pen, right, 182, FEET, SCALE, { pose: POINT_LEFT }),
  ]
}
