/** Journeys whose stations a child colours one by one: into space, up a river, through a park, up a mountain. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { HANDS_UP, WAVE, WAVE_LEFT } from '../cast/poses.ts'
import { box, circle, ellipse, points, type Spot, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { backdrop } from '../scenes/ground.ts'
import { house } from '../shapes/built.ts'
import { bush, cloud, flower, sun, tree, tuft } from '../shapes/nature.ts'
import { duck } from '../shapes/pets.ts'
import { palm, reed } from '../shapes/plants.ts'
import { alien, brightStar, planet } from '../shapes/space.ts'
import { rocket } from '../shapes/vehicles.ts'
import { stations, wayThrough } from './road.ts'

interface Journey {
  /** Pictures that a child recognises there, by their ids in the vocabulary. */
  readonly shows: readonly string[]
  /** From the first station of a row to its last, mm. */
  readonly width?: number
  /** End of the way, mm. */
  readonly end: Spot
  readonly place: (pen: Pen, way: string) => Drawing
  readonly station: (pen: Pen, x: number, y: number, label: string) => Drawing
  /** Drawn over the way: the destination, and whoever waits there. */
  readonly destination: (pen: Pen, who: readonly CastName[]) => Drawing
}

const WIDTH = 150

/** Rows of stations on a page. */
const ROWS = 5

/** A meadow under the sky: its hills, the sun and a cloud. */
const countryside = (pen: Pen, far: Pen, horizon: number, hills: string): Drawing => [
  backdrop(pen, 'meadow'),
  pen.shape(box(0, 0, 210, horizon), 'sky', null),
  sun(far, 188, 34, 0.5),
  cloud(far, 24, 34, 0.7),
  far.shape(hills, 'hill', 0.7),
]

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

/** Boats whose sails carry a consonant and its syllables. */
const sailed = (pen: Pen, x: number, y: number, label: string): Drawing => {
  const syllables = [...'AEIOU'].map((vowel) => label + vowel).join(' ')
  return [
    pen.rope(`M${x} ${y + 8}V${y - 13}`, 1.4, 'brown', 0.8),
    pen.shape(`M${x - 21} ${y + 8}H${x + 21}L${x + 16} ${y + 13.5}H${x - 16}z`, 'wood', 1),
    pen.shape(
      `M${x - 20.5} ${y - 11}Q${x} ${y - 14} ${x + 20.5} ${y - 11}V${y + 6}Q${x} ${y + 3.6} ${x - 20.5} ${y + 6}z`,
      'white',
      1,
    ),
    numbered(pen, x, y - 5.6, label, 8),
    numbered(pen, x, y + 1.4, syllables, 4.3),
  ]
}

const RIVER: Journey = {
  shows: ['boat', 'house', 'duck'],
  width: 139,
  end: [150, 96],
  place: (pen, way) => {
    const far = pen.plane('far', 'hillLine')
    return [
      countryside(pen, far, 66, 'M-6 66Q30 56 70 64T140 62T216 64V80H-6z'),
      far.rope(way, 20, 'water', 0.8),
      tree(far, 105, 78, 0.6),
      bush(far, 36, 82, 0.6),
      points('12,160 198,190 13,218 198,134').map(([x, y]) => reed(far, x, y, 0.5)),
      palm(far, 62, 92, 0.8),
    ]
  },
  station: sailed,
  destination: (pen, [one = 'bia', other = 'caio']) => [
    house(pen, 178, 84, 0.9, { roof: 'red', wall: 'yellowPale' }),
    pen.shape(box(118, 84, 46, 3.6, 1), 'woodPale'),
    pen.shape(box(122, 87, 3, 9) + box(140, 87, 3, 9) + box(157, 87, 3, 9), 'wood', 0.9),
    person(pen, one, 131, 84, 0.42, { pose: WAVE_LEFT }),
    person(pen, other, 150, 84, 0.42, { pose: WAVE }),
    duck(pen, 34, 96, 0.5),
  ],
}

/** Stepping stones. */
const stone = (r: number, size: number) => (pen: Pen, x: number, y: number, label: string) => [
  pen.shape(circle(x, y, r), 'white', 1.1),
  numbered(pen, x, y, label, size),
]

const PARK: Journey = {
  shows: ['rock', 'house', 'flag'],
  end: [160, 92],
  place: (pen, way) => {
    const far = pen.plane('far', 'hillLine')
    return [
      countryside(pen, far, 70, 'M-6 74Q30 60 70 70T140 66T216 70V90H-6z'),
      tree(far, 20, 88, 0.8),
      tree(far, 112, 82, 0.7, 'lime'),
      far.rope(way, 13, 'path', 0.8),
      points('48,140 105,144 164,140 50,212 106,214 160,212').map(([x, y], i) =>
        i % 2 ? bush(far, x, y, 0.42) : flower(far, x, y, 0.8, i % 3 ? 'pink' : 'yellow'),
      ),
      points('76,178 134,178 78,250 136,250').map(([x, y]) => tuft(far, x, y, 0.6)),
    ]
  },
  station: stone(12.5, 10),
  destination: (pen, [one = 'bia', other = 'caio']) => [
    house(pen, 168, 92, 1.35, { roof: 'blue', wall: 'yellowPale' }),
    flag(pen, 140, 92, 34, 'red'),
    person(pen, one, 128, 97, 0.44, { pose: HANDS_UP }),
    person(pen, other, 60, 97, 0.44, { pose: WAVE }),
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
  return [
    journey.place(pen, wayThrough(spots, journey.end)),
    journey.destination(pen, who),
    spots.map(([x, y], i) => journey.station(pen, x, y, labels[i] ?? '')),
  ]
}
