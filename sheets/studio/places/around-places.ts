/** A bedroom, a beach, a square and a farm with room for a child in the middle and a thing on each side. */
import { box, circle, ellipse, points, poly } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { backdrop, ground, ripples } from '../scenes/ground.ts'
import { house } from '../shapes/built.ts'
import { barn } from '../shapes/farm.ts'
import { cloud, hill, sun, tuft } from '../shapes/nature.ts'
import { fence } from '../shapes/plants.ts'
import { curtained } from '../shapes/rooms.ts'

export const AROUND_PLACES = ['quarto', 'praia', 'praca', 'sitio'] as const
export type AroundPlace = (typeof AROUND_PLACES)[number]

interface Around {
  /** Height of the line between ground and sky or wall, mm from the top of the page. */
  readonly horizon: number
  /** Height of the child's feet. */
  readonly middle: number
}

const CX = 105

/** Two paths that cross below the child: one goes away from the reader, one from side to side. */
const crossing = (pen: Pen, { horizon, middle }: Around, fill: Fill): Drawing =>
  pen.union(
    [
      poly([
        [CX - 12, horizon + 1],
        [CX + 12, horizon + 1],
        [CX + 44, 300],
        [CX - 44, 300],
      ]),
      box(-4, middle - 11, 220, 17),
    ],
    fill,
    0.7,
  )

const DRAW: Readonly<Record<AroundPlace, (pen: Pen, around: Around) => Drawing>> = {
  quarto: (pen, { horizon, middle }) => {
    const far = pen.plane('middle')
    return [
      backdrop(pen, 'bluePale'),
      curtained(far, 26, horizon - 20, 24, 14, 'sky', 'yellow'),
      far.shape(box(160, horizon - 26, 27, 18, 1), 'wood', 0.9),
      far.shape(box(163, horizon - 23, 21, 12), 'cream', 0.7),
      far.shape(circle(169.5, horizon - 17, 2.8) + circle(177.5, horizon - 17, 2.8), 'orange', 0.7),
      pen.shape(box(-4, horizon, 220, 240), 'woodPale', 1),
      pen.shape(box(-4, horizon - 4, 220, 4), 'cream', 0.9),
      pen.line(
        [0.12, 0.3, 0.56, 0.9, 1.36].map((t) => `M-4 ${Math.round(horizon + t * (middle - horizon))}H216`).join(''),
        0.5,
        'wood',
      ),
      pen.shape(ellipse(CX, middle - 2, 34, 9), 'pinkPale', 0.9),
      pen.line(ellipse(CX, middle - 2, 29, 6.8), 0.6),
    ]
  },
  praia: (pen, { horizon }) => [
    backdrop(pen, 'sky'),
    sun(pen.plane('middle'), 184, 62 + (horizon - 84) / 2, 0.62),
    cloud(pen.plane('far', 'hillLine'), 40, 66, 0.8),
    hill(
      pen.plane('far', 'hillLine'),
      points(`-8,${horizon} 20,${horizon - 8} 62,${horizon - 12} 96,${horizon} 218,${horizon}`),
      'hillFar',
      horizon + 8,
    ),
    pen.shape(box(-5, horizon, 220, 40), 'water', 1),
    ripples(pen, `20,${horizon + 7} 158,${horizon + 8}`),
    ground(
      pen,
      points(
        `-8,${horizon + 16} 30,${horizon + 11} 66,${horizon + 17} 110,${horizon + 12} 150,${horizon + 17} 218,${horizon + 12}`,
      ),
      'foam',
      1,
    ),
    ground(
      pen,
      points(`-8,${horizon + 22} 40,${horizon + 18} 90,${horizon + 23} 150,${horizon + 18} 218,${horizon + 23}`),
      'sand',
    ),
    pen.line(`M52 ${horizon + 34}q3 1.600 6 0M178 ${horizon + 31}q3 1.600 6 0`, 0.7, 'sandLine'),
  ],
  praca: (pen, around) => {
    const { horizon, middle } = around
    const far = pen.plane('far', 'hillLine')
    return [
      backdrop(pen, 'sky'),
      cloud(far, 26, 60, 0.7),
      hill(
        far,
        points(`-8,${horizon - 6} 40,${horizon - 16} 92,${horizon - 6} 140,${horizon - 18} 218,${horizon - 6}`),
        'hillFar',
        horizon + 4,
      ),
      (
        [
          [26, 'cream', 'red'],
          [56, 'bluePale', 'orange'],
          [156, 'pinkPale', 'orange'],
          [186, 'yellowPale', 'red'],
        ] as const
      ).map(([x, wall, roof]) => house(pen.plane('middle'), x, horizon + 1, 0.5, { wall, roof, door: 'blue' })),
      pen.shape(box(-5, horizon, 220, 240), 'meadow', 1),
      crossing(pen, around, 'path'),
      [
        [20, horizon + 24],
        [66, middle + 26],
        [176, middle + 30],
        [160, horizon + 22],
      ].map(([x = 0, y = 0]) => tuft(pen, x, y, 0.6)),
    ]
  },
  sitio: (pen, around) => {
    const { horizon, middle } = around
    const far = pen.plane('far', 'hillLine')
    return [
      backdrop(pen, 'sky'),
      sun(pen.plane('middle'), 28, 60, 0.6),
      hill(
        far,
        points(`-8,${horizon - 4} 40,${horizon - 18} 92,${horizon - 4} 140,${horizon - 20} 218,${horizon - 4}`),
        'hillFar',
        horizon + 4,
      ),
      barn(pen.plane('middle'), 170, horizon + 2, 0.4),
      fence(pen.plane('middle'), 6, 84, horizon + 3, 9),
      pen.shape(box(-5, horizon + 2, 220, 240), 'grass', 1),
      crossing(pen, { ...around, horizon: horizon + 2 }, 'tan'),
      [
        [34, horizon + 26],
        [62, middle + 26],
        [178, middle + 28],
        [172, horizon + 24],
      ].map(([x = 0, y = 0]) => tuft(pen, x, y, 0.6)),
    ]
  },
}

export const aroundPlace = (pen: Pen, place: AroundPlace, around: Around): Drawing => DRAW[place](pen, around)
