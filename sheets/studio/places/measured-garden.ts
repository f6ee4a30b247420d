/** A bed of tall flowers or a bench of seedlings, each beside a measuring stick; what is near them has their scale. */
import { PALE_GREY } from '../../scene/inks.ts'
import { standing, type Thing } from '../fit.ts'
import { inTurn } from '../in-turn.ts'
import { PALETTE } from '../palette.ts'
import { box, circle, ring, type Spot, scallop, smooth } from '../paths.ts'
import { type Drawing, type Fill, type Pen, stroke } from '../pen.ts'
import { wateringCan } from '../shapes/keepsakes.ts'
import { cloud, sun, tuft } from '../shapes/nature.ts'
import { cat, dog, ladybird, snail } from '../shapes/pets.ts'
import { basket } from '../shapes/woven.ts'

export type GrownPlant = 'girassol' | 'muda'

/** Zero and height of the scales, mm; the wood reaches beyond both. */
export const STICK = { foot: 216, height: 146, width: 17 }
/** Middles of the five sticks; the plant is to the right of each. */
export const STICKS = [22, 58.5, 95, 131.5, 168] as const
export const PLANT_OFFSET = 18.5
/** The soil seen from above, the front of the bed, the path. */
const [SOIL, BED, PATH, FEET] = [210, 222, 245, 279]

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
  const r = 6.6
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
      return [leaf(pen, x + 0.8, y, 0.5, 'leaf', false), leaf(pen, x - 0.8, y - 7, 0.5, 'leaf', true)]
    }),
    pen.shape(scallop(ring(x, middle, 5.2, 5.2, 13), 0.66), 'yellow', 0.9),
    pen.shape(circle(x, middle, 3.4), 'brown', 0.9),
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
      return [leaf(pen, x + 0.6, y, 0.5, 'leaf', false), leaf(pen, x - 0.6, y, 0.5, 'leaf', true)]
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
  pen.shape(`M${x - 6} ${SOIL}h31l2 12h-35z`, 'brownPale', 1),
  pen.shape(box(x - 7, BED + 2, 33, 24, 1.5), 'copper', 1.1),
  pen.shape(box(x - 8.5, BED - 1, 36, 5, 1), 'copper', 1.1),
]

interface Look {
  readonly sky: Fill
  /** Beside the legend: to its left and right. */
  readonly garden: readonly [Thing, Thing]
}
const CAN: Thing = (pen) => wateringCan(pen)
const CAT: Thing = (pen) => cat(pen, 0, 0)
const DOG: Thing = (pen) => dog(pen, 0, 0)
const BASKET: Thing = (pen) => basket(pen, 0, 0, 1)

const LOOKS: readonly [Look, ...Look[]] = [
  { sky: 'sky', garden: [CAN, CAT] },
  { sky: 'skyLow', garden: [DOG, CAN] },
  { sky: 'foam', garden: [CAT, BASKET] },
  { sky: 'sky', garden: [BASKET, DOG] },
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
    pen.shape(box(0, 0, 214, SOIL), sky, null),
    sun(far, 184, 54, 0.42),
    cloud(far, 26, 60, 0.5),
    pen.shape(`${smooth(ridge, false)}V${SOIL}H-4z`, 'hill', null),
    stroke(smooth(ridge, false), pen.colour ? PALETTE.hillLine : PALE_GREY, 0.6),
    pen.shape(box(-4, SOIL, 220, BED - SOIL), 'brownPale', 1),
    pen.shape(box(-4, BED, 220, PATH - BED), 'soil', 1.2),
  ]
}

/** The nursery: panes of glass, a bench with planters, a shelf below it. */
function nursery(pen: Pen): Drawing {
  const panes = STICKS.map((x) => `M${x} 58V${SOIL}`).join('')
  return [
    pen.shape(box(0, 0, 214, 297), 'foam', null),
    stroke(`${panes}M4 62H206M4 104H206M4 146H206M4 188H206`, pen.colour ? PALETTE.stoneDark : PALE_GREY, 0.5),
    pen.shape(box(-4, BED + 26, 220, 60), 'woodPale', 1.2),
    pen.line('M-4 256H214M-4 284H214M60 284v12M150 284v12', 0.6, 'wood'),
    STICKS.map((x) => planter(pen, x)),
  ]
}

const clayPot = (pen: Pen, x: number): Drawing => [
  pen.shape(`M${x - 12} ${FEET - 14}h24l-3 14h-18z`, 'orange', 1.1),
  pen.shape(box(x - 14, FEET - 19, 28, 6, 1.5), 'orange', 1.1),
]

const seedBag = (pen: Pen, x: number): Drawing => [
  pen.shape(box(x - 8, FEET - 25, 16, 25, 1), 'cream', 1.1),
  pen.shape(box(x - 8, FEET - 25, 16, 5, 1), 'leaf', 0.9),
  leaf(pen, x, FEET - 8, 0.5, 'leaf', false),
  leaf(pen, x, FEET - 8, 0.5, 'leaf', true),
  pen.line(`M${x} ${FEET - 4}v-9`, 0.9, 'leafDark'),
]

/** `variant`, from 0, gives another hour and other things. */
export function measuredGarden(pen: Pen, plant: GrownPlant, variant: number): Drawing {
  if (plant === 'muda') {
    const flip = variant % 2 === 1
    const at = (x: number) => (flip ? 210 - x : x)
    return [
      nursery(pen),
      clayPot(pen, at(38)),
      ladybird(pen, at(34), FEET - 19, 0.36, { flip }),
      seedBag(pen, at(168)),
      snail(pen, at(184), FEET + 1, 1, 'pink', { flip: !flip }),
    ]
  }
  const look = inTurn(LOOKS, variant)
  const [left, right] = look.garden
  return [
    openGarden(pen, look),
    pen.shape(box(-4, PATH, 220, 60), 'grass', 1.1),
    tuft(pen, 56, 283, 0.7),
    tuft(pen, 156, 283, 0.7),
    standing(pen, left, 34, FEET, 25),
    standing(pen, right, 182, FEET, 25),
  ]
}
