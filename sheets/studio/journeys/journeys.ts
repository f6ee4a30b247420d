/** Journeys whose stations a child colours one by one: into space, up a river, through a park, up a mountain. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { HANDS_UP, WAVE, WAVE_LEFT } from '../cast/poses.ts'
import { box, circle, ellipse, points, type Spot, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { backdrop } from '../scenes/ground.ts'
import { house, school } from '../shapes/built.ts'
import { bush, cloud, flower, sun, tree, tuft } from '../shapes/nature.ts'
import { duck } from '../shapes/pets.ts'
import { palm, reed } from '../shapes/plants.ts'
import { alien, brightStar, planet } from '../shapes/space.ts'
import { rocket } from '../shapes/vehicles.ts'
import { stations, turnsOf, wayThrough } from './road.ts'

interface Journey {
  /** Pictures that a child recognises there, by their ids in the vocabulary. */
  readonly shows: readonly string[]
  /** From the first station of a row to its last, mm. */
  readonly width?: number
  /** End of the way, mm. */
  readonly end: Spot
  /** The way is below the middle of its stations, mm. */
  readonly lower?: number
  readonly place: (pen: Pen, way: string, spots: readonly Spot[]) => Drawing
  /** `place` counts from 1, in the order of travelling. */
  readonly station: (pen: Pen, x: number, y: number, label: string, place: number) => Drawing
  /** Drawn over the way: the destination, and whoever waits there. */
  readonly destination: (pen: Pen, who: readonly CastName[]) => Drawing
}

const WIDTH = 150

/** Rows of stations on a page. */
const ROWS = 5

/** A meadow under the sky and its hills. */
const countryside = (pen: Pen, far: Pen, horizon: number, hills: string, sky: Drawing): Drawing => [
  backdrop(pen, 'meadow'),
  pen.shape(box(0, 0, 210, horizon), 'sky', null),
  sky,
  far.shape(hills, 'hill', 0.7),
]

/** Arrows on the way where it goes up to the next row. */
const arrows = (pen: Pen, spots: readonly Spot[]): Drawing =>
  turnsOf(spots).map(([x, y]) => pen.line(`M${x} ${y + 4}v-8M${x - 3} ${y - 1}l3 -3l3 3`, 1))

const flag = (pen: Pen, x: number, y: number, height: number, fill: Fill): Drawing => [
  pen.rope(`M${x} ${y}V${y - height}`, 1.6, 'metal', 0.9),
  pen.shape(`M${x + 1} ${y - height}L${x + 15} ${y - height + 5}L${x + 1} ${y - height + 10}z`, fill),
]

const numbered = (pen: Pen, x: number, y: number, label: string, size: number): Drawing =>
  pen.text(x, y + size * 0.36, label, size)

const SPACE: Journey = {
  shows: ['star', 'rocket', 'planet'],
  end: [150, 84],
  place: (pen, way) => {
    const far = pen.plane('far', 'purple')
    return [
      backdrop(pen, 'purplePale'),
      far.shape(ellipse(60, 312, 150, 46), 'water'),
      far.shape(
        'M-6 286C10 270 44 272 52 282S30 296 -6 297zM92 276C110 268 138 274 132 284S96 288 92 276z',
        'meadow',
        0.7,
      ),
      points('16,100 104,104 196,142 14,176 200,214 56,140 104,210 150,176 60,246 126,140').map(([x, y]) =>
        brightStar(far, x, y, 2.4, 'glow'),
      ),
      planet(far, 105, 190, 0.42, 'teal', 'bands', 'bluePale'),
      planet(far, 105, 244, 0.36, 'pink', 'spots', 'redPale'),
      pen.line(way, 1.2, 'purple', [3, 3.4]),
    ]
  },
  station: (pen, x, y, label) => [
    pen.shape(star(x, y, 16, 5, 0.62), 'white', 1.1),
    numbered(pen, x, y + 0.6, label, 8.4),
  ],
  destination: (pen) => [
    pen.shape(ellipse(160, 92, 38, 13), 'stone'),
    pen.shape(ellipse(142, 92, 5, 1.8) + ellipse(180, 95, 6, 2), 'stoneDark', 0.8),
    flag(pen, 168, 86, 24, 'red'),
    alien(pen, 152, 88, 0.6),
    rocket(pen, 66, 92, 0.44, true, { turn: 66 }),
    planet(pen.plane('middle'), 26, 74, 0.6, 'orange', 'ring', 'yellow'),
  ],
}

/** Families of two sounds: those that sound otherwise come last, in the second line. */
const vowelsAfter = (consonant: string) => [...('CG'.includes(consonant) ? 'AOUEI' : 'AEIOU')]

/** Small boats whose sails carry the syllables of a consonant in two lines, with their number on the hull. */
const sailed = (pen: Pen, x: number, y: number, label: string, place: number): Drawing => {
  const syllables = vowelsAfter(label).map((vowel) => label + vowel)
  return [
    pen.rope(`M${x} ${y + 8}V${y - 11}`, 1.2, 'brown', 0.7),
    pen.shape(`M${x + 1} ${y - 13.4}L${x + 7} ${y - 11.6}L${x + 1} ${y - 9.6}z`, 'red', 0.7),
    pen.shape(
      `M${x - 16} ${y - 8.4}Q${x} ${y - 10.4} ${x + 16} ${y - 8.4}V${y + 6.4}Q${x} ${y + 4.6} ${x - 16} ${y + 6.4}z`,
      'white',
      1,
    ),
    numbered(pen, x, y - 4.6, syllables.slice(0, 3).join(' '), 5),
    numbered(pen, x, y + 1.4, syllables.slice(3).join(' '), 5),
    pen.shape(`M${x - 17} ${y + 8}H${x + 17}L${x + 12} ${y + 14}H${x - 12}z`, 'woodPale', 1),
    numbered(pen, x, y + 11, String(place), 4.4),
    pen.line(`M${x - 16} ${y + 15}q4 2.200 8 0t8 0t8 0t8 0`, 0.7, 'waterLine'),
  ]
}

/** From the middle of a boat down to the middle of the river, and the river's width, mm. */
const [KEEL, WIDE] = [8.5, 19]

/** The water of the harbour at the end of the river, open to it. */
const HARBOUR = 'M22 99C16 90 60 88 108 90C150 88 196 90 194 100C190 110 70 108 40 107C28 106 23 104 22 99z'

const ripple = (pen: Pen, x: number, y: number) => pen.line(`M${x - 5} ${y}q2.500 -2 5 0t5 0`, 0.7, 'waterLine')

/** An arrow on the water between every two boats of a row, in the direction of travelling. */
const onward = (pen: Pen, spots: readonly Spot[]): Drawing =>
  spots.map((spot, i) => {
    const next = spots[i + 1]
    if (!next || Math.abs(next[1] - spot[1]) >= KEEL) return []
    const [x, y, side] = [(spot[0] + next[0]) / 2, (spot[1] + next[1]) / 2 + KEEL, next[0] > spot[0] ? 1 : -1]
    return pen.line(`M${x - 4 * side} ${y}h${8 * side}M${x + side} ${y - 3}l${3 * side} 3l${-3 * side} 3`, 1)
  })

const RIVER: Journey = {
  shows: ['boat', 'house', 'duck'],
  width: 138,
  end: [158, 100],
  lower: KEEL,
  place: (pen, way, spots) => {
    const far = pen.plane('far', 'hillLine')
    const water = pen.plane('far', 'waterLine')
    const [bank = [], open = []] = [water.rope(way, WIDE, 'water', 1)].flat()
    return [
      countryside(pen, far, 74, 'M-6 74Q30 66 70 72T140 70T216 72V90H-6z', [
        sun(far, 24, 58, 0.36),
        cloud(far, 46, 64, 0.5),
      ]),
      tree(far, 100, 84, 0.5),
      bush(far, 22, 88, 0.5),
      bank,
      water.shape(HARBOUR, 'water', 1),
      open,
      onward(pen, spots),
      points('44,98 70,102 104,104 128,101').map(([x, y]) => ripple(water, x, y)),
      arrows(pen, spots),
      points('82,112 124,148 82,184 60,220 152,222 104,256').map(([x, y], i) =>
        i % 2 ? tuft(far, x, y, 0.6) : flower(far, x, y, 0.7, i % 4 ? 'yellow' : 'pink'),
      ),
      points('13,152 197,188 13,224 197,118').map(([x, y]) => reed(far, x, y, 0.4)),
      palm(far, 72, 90, 0.6),
    ]
  },
  station: sailed,
  destination: (pen, [one = 'bia', other = 'caio']) => [
    house(pen, 178, 88, 0.9, { roof: 'red', wall: 'yellowPale' }),
    pen.shape(box(122, 88, 3, 13) + box(139, 88, 3, 13) + box(155, 88, 3, 13), 'wood', 0.9),
    pen.shape(box(118, 86, 48, 3.6, 1), 'woodPale'),
    pen.line(
      'M119 101.400q2.300 -1.600 4.600 0t4.600 0M136 101.400q2.300 -1.600 4.600 0t4.600 0M152 101.400q2.300 -1.600 4.600 0t4.600 0',
      0.7,
      'waterLine',
    ),
    person(pen, one, 131, 86, 0.4, { pose: WAVE_LEFT }),
    person(pen, other, 150, 86, 0.4, { pose: WAVE }),
    duck(pen, 84, 99, 0.5),
    pen.line('M75 100.600q2.300 1.600 4.600 0t4.600 0t4.600 0t4.600 0', 0.7, 'waterLine'),
  ],
}

/** Stepping stones. */
const stone = (r: number, size: number) => (pen: Pen, x: number, y: number, label: string) => [
  pen.shape(circle(x, y, r), 'white', 1.1),
  numbered(pen, x, y, label, size),
]

/** A sign of wood that points down to the first station. */
const startSign = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(
    `M${x - 13} ${y - 12}H${x + 13}V${y - 3.6}H${x + 2.6}L${x} ${y - 1}L${x - 2.6} ${y - 3.6}H${x - 13}z`,
    'woodPale',
    0.9,
  ),
  pen.text(x, y - 6.2, 'COMEÇO', 4.2),
]

const PARK: Journey = {
  shows: ['rock', 'school', 'flag'],
  end: [150, 94],
  place: (pen, way, spots) => {
    const far = pen.plane('far', 'hillLine')
    return [
      countryside(pen, far, 70, 'M-6 74Q30 60 70 70T140 66T216 70V90H-6z', [
        sun(far, 188, 34, 0.5),
        cloud(far, 24, 34, 0.7),
      ]),
      tree(far, 20, 88, 0.8),
      tree(far, 92, 82, 0.7, 'lime'),
      far.rope(way, 13, 'path', 0.8),
      arrows(pen, spots),
      points('48,142 105,146 164,142 50,214 106,216 160,214').map(([x, y], i) =>
        i % 2 ? bush(far, x, y, 0.42) : flower(far, x, y, 0.8, i % 3 ? 'pink' : 'yellow'),
      ),
      points('76,178 134,178 78,250 136,250').map(([x, y]) => tuft(far, x, y, 0.6)),
      startSign(pen, 30, 257),
    ]
  },
  station: stone(12.5, 10),
  destination: (pen, [one = 'bia', other = 'caio']) => [
    school(pen, 152, 93, 0.5),
    flag(pen, 112, 93, 32, 'red'),
    person(pen, one, 74, 96, 0.44, { pose: HANDS_UP }),
    person(pen, other, 46, 97, 0.44, { pose: WAVE }),
  ],
}

const MOUNTAIN: Journey = {
  shows: ['rock', 'mountain', 'flag'],
  end: [150, 88],
  place: (pen, way) => {
    const far = pen.plane('far', 'hillLine')
    return [
      backdrop(pen, 'sky'),
      sun(far, 24, 68, 0.6),
      cloud(far, 60, 84, 0.6),
      cloud(far, 192, 70, 0.6),
      far.shape('M-6 130L40 84L62 104L84 80L120 120V200H-6z', 'hillFar', 0.7),
      far.shape('M-6 150Q20 112 70 106Q104 100 122 88Q150 76 172 88Q186 104 216 116V300H-6z', 'hill'),
      far.shape('M-6 232Q60 214 120 224T216 214V300H-6z', 'meadow', 0.7),
      far.rope(way, 11, 'path', 0.8),
      points('46,142 106,144 166,140 46,252 104,250 166,252').map(([x, y], i) =>
        i < 3 ? tuft(far, x, y, 0.6) : flower(far, x, y, 0.8, 'pink'),
      ),
    ]
  },
  station: stone(12, 8.4),
  destination: (pen, [one = 'bia', other = 'caio']) => [
    flag(pen, 150, 86, 30, 'red'),
    person(pen, one, 134, 89, 0.42, { pose: HANDS_UP }),
    person(pen, other, 168, 90, 0.42, { pose: HANDS_UP }),
  ],
}

const JOURNEYS: Readonly<Record<string, Journey>> = {
  numeros: SPACE,
  familias: RIVER,
  alfabeto: PARK,
  'trinta-dias': MOUNTAIN,
}

/** Throws RangeError for a set without a journey. */
function journeyOf(set: string): Journey {
  const journey = JOURNEYS[set]
  if (!journey) throw new RangeError(`no journey for ${set}`)
  return journey
}

export const journeyShows = (set: string): readonly string[] => journeyOf(set).shows

/** The journey of a set with a station for each label. */
export function drawJourney(pen: Pen, set: string, labels: readonly string[], who: readonly CastName[]): Drawing {
  const journey = journeyOf(set)
  const spots = stations(labels.length, ROWS, journey.width ?? WIDTH)
  const lower = journey.lower ?? 0
  const way = wayThrough(
    spots.map(([x, y]): Spot => [x, y + lower]),
    journey.end,
  )
  return [
    journey.place(pen, way, spots),
    journey.destination(pen, who),
    spots.map(([x, y], i) => journey.station(pen, x, y, labels[i] ?? '', i + 1)),
  ]
}
