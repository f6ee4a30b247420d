/** Bands of the dates: people who do something that belongs to the day. */
import { actionCard } from '../cast/actions/actions.ts'
import { GIVE, HANDS_UP, HOLD, WAVE, WAVE_LEFT } from '../cast/poses.ts'
import { box, circle, points, star } from '../paths.ts'
import type { Fill, Pen } from '../pen.ts'
import { bunting, house } from '../shapes/built.ts'
import { fuxico, tier } from '../shapes/christmas.ts'
import { atabaque, berimbau, pandeiro, townHouse } from '../shapes/instruments.ts'
import { accordion, bonfire, corn, strawHat } from '../shapes/june.ts'
import { tree, tuft } from '../shapes/nature.ts'
import { balloon, cake, gift } from '../shapes/party.ts'
import { owl, rabbit } from '../shapes/pets.ts'
import { bloom, palm } from '../shapes/plants.ts'
import { brightStar, crescent } from '../shapes/space.ts'
import { boto, whirlwind } from '../shapes/tales.ts'
import { macaw } from '../shapes/wild.ts'
import { BAND, type Band, below, CHILD_SCALE, indoors, land, relative, sky, someone } from './band.ts'

const { foot, width } = BAND
const FLAGS: readonly Fill[] = ['red', 'yellow', 'blue', 'green', 'pink', 'orange']
const line = (pen: Pen, flags: readonly Fill[] = FLAGS) =>
  bunting(pen, [-2, -1], [width + 2, -1], 3, flags, { size: 4.5, gap: 2 })

const hatOf = (pen: Pen, x: number, band: Fill) => strawHat(pen, x, foot - 53.5 * CHILD_SCALE, CHILD_SCALE * 0.92, band)

export const june: Band = (strip) => [
  sky(strip.pen, 'dusk'),
  below(strip.far, '-4,15 40,12 90,15 140,12 182,15', 'hillFar'),
  below(strip.far, '-4,18.500 90,18 182,18.500', 'path'),
  line(strip.far),
  someone(strip.pen, 'caio', 14, { pose: WAVE }),
  hatOf(strip.pen, 14, 'red'),
  corn(strip.pen, 28, foot, 0.45),
  bonfire(strip.pen, 149, foot, 0.36),
  accordion(strip.pen, 37, 20, 0.28),
  someone(strip.pen, 'nina', 165, { pose: WAVE_LEFT }),
  hatOf(strip.pen, 165, 'purple'),
]

const streamer = (pen: Pen, x: number, fill: Fill) => pen.rope(`M${x} 0q3 2.5 0 5t0 5t0 5`, 1, fill, 0.5)

export const carnival: Band = (strip) => [
  sky(strip.pen, 'yellowPale'),
  below(strip.far, '-4,18.500 182,18.500', 'pinkPale'),
  points('34,5 42,12 48,4 132,6 138,13 146,4 6,6 172,6').map(([x, y], i) =>
    strip.pen.shape(circle(x, y, 0.9), FLAGS[i % FLAGS.length] ?? 'red', 0.5),
  ),
  strip.kid(0, 16, { pose: HANDS_UP }),
  streamer(strip.pen, 3, 'purple'),
  streamer(strip.pen, 30, 'teal'),
  pandeiro(strip.pen, 34, 17.5, 0.42),
  strip.kid(2, 162, { pose: HANDS_UP }),
  streamer(strip.pen, 146, 'red'),
  streamer(strip.pen, 174, 'blue'),
]

const egg = (pen: Pen, x: number, fill: Fill) => [
  pen.shape(`M${x} 14.500c3.600 0 4.600 8.200 0 8.200s-3.600 -8.200 0 -8.200z`, fill),
  pen.line(`M${x - 2.4} 19l1.200 -1.200l1.200 1.200l1.200 -1.200l1.200 1.200`, 0.6),
]

export const easter: Band = (strip) => [
  land(strip, { ground: 'grass' }),
  rabbit(strip.pen, 15, foot, 0.46),
  egg(strip.pen, 29, 'yellow'),
  egg(strip.pen, 36, 'pink'),
  strip.kid(0, 162, { pose: WAVE_LEFT }),
  egg(strip.pen, 146, 'blue'),
  tuft(strip.pen, 152, foot, 0.5),
]

/** Plaited palm: diamonds in two tones. */
const plait = (pen: Pen) =>
  Array.from({ length: 23 }, (_, i) =>
    pen.shape(`M${i * 8} 21.800l4 -1.900l4 1.900l-4 1.900z`, i % 2 ? 'soil' : 'straw', 0.5),
  )

export const riverside: Band = (strip) => [
  land(strip, { hills: 'hill' }),
  below(strip.far, '-4,14.500 90,15 182,14.500', 'water'),
  below(strip.far, '-4,18 182,18', 'path'),
  palm(strip.pen, 8, 20, 0.36),
  someone(strip.pen, 'iara', 28, { pose: WAVE }, 20.5),
  strip.pen.shape('M143 15q12 4 24 0q-2 4 -12 4t-12 -4z', 'wood'),
  macaw(strip.pen, 158, 8, 0.32),
  plait(strip.pen),
]

export const mothers: Band = (strip) => [
  indoors(strip, 'tan'),
  relative(strip.pen, 'mae', 12),
  relative(strip.pen, 'sofia', 26, { pose: WAVE_LEFT }),
  bloom(strip.pen, 36, foot, 0.6, 'red'),
  relative(strip.pen, 'caio', 150, { pose: GIVE }),
  relative(strip.pen, 'avo', 165),
]

export const fathers: Band = (strip) => [
  land(strip),
  tree(strip.far, 172, 19, 0.4),
  relative(strip.pen, 'pai', 13, { pose: WAVE }),
  relative(strip.pen, 'nina', 30, { pose: WAVE_LEFT }),
  actionCard(strip.pen, 'andar de bicicleta', 146, 1, 22),
]

export const folklore: Band = (strip) => [
  sky(strip.pen, 'dusk'),
  crescent(strip.pen, 36, 6.5, 0.24, true),
  below(strip.far, '-4,14 24,9 52,14 90,10 128,14 156,8 182,14', 'hill'),
  below(strip.far, '-4,18 182,18', 'water'),
  boto(strip.pen, 20, 15, 0.4),
  whirlwind(strip.pen, 164, foot, 0.4),
  owl(strip.pen, 146, foot, 0.42),
  strip.pen.shape(star(141, 5, 1.2), 'sun', 0.5),
]

const GREEN_AND_YELLOW: readonly Fill[] = ['green', 'yellow', 'blue', 'white']

export const independence: Band = (strip) => [
  land(strip),
  line(strip.far, GREEN_AND_YELLOW),
  strip.kid(0, 15, { pose: WAVE }),
  strip.kid(1, 33, { pose: WAVE_LEFT }),
  strip.kid(2, 150, { pose: HANDS_UP }),
  pandeiro(strip.pen, 168, 18, 0.4),
]

export const childrensDay: Band = (strip) => [
  land(strip),
  balloon(strip.pen, 36, 13, 0.26, 'red'),
  balloon(strip.pen, 142, 13, 0.26, 'yellow'),
  actionCard(strip.pen, 'jogar bola', 5, 1, 22),
  actionCard(strip.pen, 'andar de bicicleta', 148, 1, 22),
]

const WALLS: readonly Fill[] = ['yellowPale', 'bluePale', 'pinkPale', 'yellowPale']

export const awareness: Band = (strip) => [
  sky(strip.pen, 'skyLow'),
  [0, 22, 134, 156].map((x, i) =>
    strip.far.at(x, 18.5, 0.4, (pen) =>
      townHouse(pen, 0, 0, [54, 44 + (i % 2) * 6], WALLS[i] ?? 'cream', i % 2 ? 'teal' : 'orange'),
    ),
  ),
  below(strip.far, '-4,18.500 182,18.500', 'path'),
  someone(strip.pen, 'davi', 15, { pose: WAVE }),
  atabaque(strip.pen, 34, foot, 0.42),
  someone(strip.pen, 'nina', 150, { pose: HANDS_UP }),
  berimbau(strip.pen, 168, foot, 0.3),
]

export const christmas: Band = (strip) => [
  sky(strip.pen, 'night'),
  points('26,4 38,8 140,4 150,9 6,4').map(([x, y]) => strip.pen.shape(star(x, y, 1.2), 'sun', 0.5)),
  house(strip.far, 33, 19.3, 0.42),
  below(strip.far, '-4,19 182,19', 'path'),
  strip.kid(0, 14, { pose: WAVE }),
  strip.pen.at(160, 18, 0.55, (pen) => [
    pen.shape(box(-3, -2, 6, 10), 'wood'),
    tier(pen, -18, 0, 17, 'leaf'),
    tier(pen, -28, -10, 12, 'leaf'),
    points('-8,-4 2,-6 9,-3 -3,-14 5,-15').map(([x, y], i) => fuxico(pen, x, y, 2.4, FLAGS[i] ?? 'red')),
    brightStar(pen, 0, -29, 3.6),
  ]),
  gift(strip.pen, 146, foot, 0.32),
  gift(strip.pen, 173, foot, 0.32, 'red', 'yellow'),
]

export const birthday: Band = (strip) => [
  indoors(strip, 'woodPale'),
  line(strip.far),
  strip.kid(0, 14, { pose: HOLD }),
  gift(strip.pen, 31, foot, 0.45),
  cake(strip.pen, 153, foot, 0.34),
  balloon(strip.pen, 141, 12, 0.26, 'blue'),
  strip.kid(1, 168, { pose: HANDS_UP }),
]

export const backToSchool: Band = (strip) => [
  land(strip),
  strip.far.shape(box(136, 6, 40, 12.5), 'cream'),
  strip.far.shape('M133 6.500L156 -2L179 6.500z', 'orange'),
  [140, 149, 163, 170].map((x) => strip.far.shape(box(x, 9, 4, 5), 'sky', 0.5)),
  strip.far.shape(box(154, 10, 6, 8.5), 'teal'),
  someone(strip.pen, 'lia', 14),
  strip.kid(1, 33, { pose: WAVE }),
  actionCard(strip.pen, 'arrumar a mochila', 150, 2, 21),
]
