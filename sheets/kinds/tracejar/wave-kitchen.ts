/** One kitchen garden from fence to fence: rows of vegetables, and a furrow between each two that the line runs along. */
import { person } from '../../studio/cast/cast.ts'
import { KNEEL } from '../../studio/cast/poses.ts'
import { reachOf, type Thing } from '../../studio/fit.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { points, type Spot, scallop } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { backdrop, blades } from '../../studio/scenes/ground.ts'
import { wateringCan } from '../../studio/shapes/keepsakes.ts'
import { lettuce } from '../../studio/shapes/kitchen-garden.ts'
import { cloud, hill, sun, tuft } from '../../studio/shapes/nature.ts'
import { fence } from '../../studio/shapes/plants.ts'
import { rock } from '../../studio/shapes/sea.ts'
import { fitted } from './figures.ts'
import { below } from './land.ts'
import { cabbage, carrot, pumpkin } from './vegetables.ts'
import { inBays } from './wave-bays.ts'
import type { Place, WaveRow } from './wave-types.ts'

/** A collard of three leaves, 20 mm high. */
const kale: Thing = (pen) =>
  [-42, 42, 0].map((turn) =>
    pen.at(
      0,
      0,
      1,
      (own) => [
        own.shape(
          scallop(points('-1.400,-6 -5.600,-9 -5.600,-15 0,-19.500 5.600,-15 5.600,-9 1.400,-6'), 0.56),
          'leaf',
          1,
        ),
        own.line('M0 0V-15.500M0 -10.500l-3 -2.600M0 -10.500l3 -2.600', 0.9, 'lime'),
      ],
      { turn },
    ),
  )

const VEGETABLES: readonly [Thing, ...Thing[]] = [
  (pen) => cabbage(pen, 0, 0, 1),
  (pen) => carrot(pen, 0, 0, 1),
  (pen) => pumpkin(pen, 0, 0, 1),
  kale,
  (pen) => lettuce(pen, 0, 0, 1),
]

/** Above the highest of a line, mm: the ridge of soil with its vegetables. */
const RIDGE = 3.6
/** The tallest vegetable, and the smallest that is still seen as one; mm. */
const [TALLEST, LEAST] = [15, 8]
/** Between two vegetables, as a share of their breadth. */
const PITCH = 1.16
/** The part of a row that they fill. */
const [FROM, TO] = [13, 197]

/** From margin to margin, its upper edge uneven. */
const bumpy = (y: number, turn: number): string =>
  below(Array.from({ length: 12 }, (_, i): Spot => [-8 + i * 20.6, y + ((i + turn) % 2 ? 1.4 : -0.4)]))

/** Vegetables of one kind on their ridge, which the next furrow follows. */
function ridge(pen: Pen, foot: number, tall: number, kind: number): Drawing {
  const draw = inTurn(VEGETABLES, kind)
  const reach = reachOf(draw)
  const width = (reach.width * tall) / reach.height
  const count = Math.floor((TO - FROM) / (width * PITCH))
  const step = (TO - FROM) / count
  return Array.from({ length: count }, (_, i) =>
    fitted(pen, draw, FROM + step * (i + 0.5), foot, { width, height: tall }, i % 2 === 1),
  )
}

const topOf = ({ middle, rise, road }: WaveRow) => middle - rise / 2 - road / 2 - RIDGE

/** Pebbles and clods of the furrow. */
const clods = (pen: Pen, y: number, turn: number): Drawing =>
  pen.line(
    Array.from(
      { length: 7 },
      (_, i) => `M${20 + i * 27 + ((turn * 11) % 13)} ${y + ((i + turn) % 3)}q1.600 -1.800 3.200 0`,
    ).join(''),
    0.6,
    'wood',
  )

export const kitchen: Place = {
  behind: (pen, _, who) => {
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      sun(far, 54, 62, 0.3),
      cloud(far, 150, 64, 0.5),
      hill(far, points('-8,72 40,62 100,70 160,61 218,70'), 'hillFar'),
      fence(pen.plane('far', 'woodDark'), -6, 216, 76, 10),
      person(middle, who(0), 24, 77, 0.5, { pose: KNEEL }),
      person(middle, who(1), 186, 77, 0.5, { pose: KNEEL, flip: true }),
      cabbage(middle, 41, 77, 0.5),
      middle.at(164, 77, 0.42, wateringCan),
      cabbage(middle, 148, 77, 0.5),
    ]
  },
  ground: (row, ends) => {
    const { pen, index, page, rise, road, step, middle, isLast } = row
    const plants = pen.plane('middle', 'leafDeep')
    const soil = pen.plane('far', 'woodDark')
    const top = topOf(row)
    const tall = Math.min(TALLEST, step - rise - road - RIDGE - 3.4)
    const low = middle + rise / 2 + road / 2
    return [
      soil.shape(bumpy(top - 2, index), 'earth', 0.8),
      tall < LEAST ? [] : ridge(plants, top + 0.4, tall, index + page * 2),
      soil.shape(bumpy(top + 0.6, index + 1), 'woodPale', 0.8),
      clods(soil, low + 2.4, index),
      isLast
        ? [
            pen.plane('far', 'hillLine').shape(bumpy(low + 6, 0), 'grass', 0.8),
            [18, 62, 108, 152, 190].map((x) => tuft(pen.plane('far', 'leafDeep'), x, low + 14, 0.6)),
            blades(pen.plane('far', 'leafDeep'), `40,${low + 13} 86,${low + 14} 130,${low + 13} 172,${low + 14}`),
          ]
        : [],
      ends,
    ]
  },
  // Without a road the line is too close for anything between its turns.
  things: (row) =>
    row.road === 0
      ? []
      : inBays(
          row,
          [(pen) => inTurn(VEGETABLES, row.index + 1)(pen), (pen) => rock(pen, 0, 0, 1)],
          [(pen) => inTurn(VEGETABLES, row.index + 3)(pen), (pen) => tuft(pen, 0, 0, 1)],
          row.pen.plane('middle', 'leafDeep'),
        ),
  road: 'cream',
  foot: (_, height) => Math.min(8, height / 2),
  top: 82,
  bottom: 280,
  names: ['horta', 'alface', 'cenoura', 'couve', 'abóbora', 'repolho'],
}
