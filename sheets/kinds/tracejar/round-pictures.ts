/** Balloons, stars, kites, hearts and fish, from few large ones to many of several sizes and slants. */
import type { Fill } from '../../studio/pen.ts'
import { type ByLevel, put, spread } from './placed-shape.ts'
import * as nature from './shape-nature.ts'
import { dusk, sea, yard } from './shape-places.ts'
import * as toys from './shape-toys.ts'

const balloons = (...fills: readonly Fill[]) => fills.map((fill) => toys.roundBalloon(fill))
const hearts = (...fills: readonly Fill[]) => fills.map((fill) => toys.heartBalloon(fill))
const LEFT_CHILD = { at: [38, 262], scale: 0.95 } as const
const SMALL_CHILD = { at: [34, 262], scale: 0.72 } as const

const circulo: ByLevel = {
  facil: {
    place: yard,
    child: LEFT_CHILD,
    shapes: [...spread(balloons('red'), '112,112,92'), put(toys.beachBall(), 150, 228, 64)],
  },
  medio: {
    place: yard,
    child: LEFT_CHILD,
    shapes: [
      put(nature.sunny(), 40, 100, 36),
      ...spread(balloons('red', 'yellow', 'blue'), '92,96,50 146,92,46 168,156,54'),
      put(toys.beachBall(), 140, 238, 50),
    ],
  },
  desafio: {
    place: yard,
    child: SMALL_CHILD,
    shapes: [
      put(nature.sunny(), 34, 92, 28),
      ...spread(
        balloons('red', 'yellow', 'blue', 'green', 'pink', 'orange'),
        '74,90,36 108,82,30 142,96,36 92,136,38 130,152,32 170,150,36',
      ),
      put(toys.beachBall(), 126, 244, 40),
      put(toys.beachBall(), 172, 252, 26),
    ],
    missing: put(toys.roundBalloon('purple'), 179, 98, 28),
  },
}

const estrela: ByLevel = {
  facil: {
    shows: ['céu'],
    place: dusk,
    child: { at: [36, 266], scale: 0.9 },
    shapes: [put(toys.starFace(), 90, 122, 106), put(toys.starFace('orange'), 150, 198, 66, 10)],
  },
  medio: {
    shows: ['céu'],
    place: dusk,
    child: { at: [36, 266], scale: 0.8 },
    shapes: spread(
      [toys.starFace(), toys.starFace('orange')],
      '52,104,56,-12 122,98,66 174,130,44,14 96,172,52,10 154,192,58,-8',
    ),
  },
  desafio: {
    shows: ['céu'],
    place: dusk,
    child: { at: [32, 266], scale: 0.62 },
    shapes: spread(
      [toys.starFace(), toys.starFace('orange'), toys.starFace('pink')],
      '38,88,38,-12 88,82,48 140,84,34,14 180,104,40,-10 58,136,46,8 112,136,36,-14 156,150,50,10 66,196,42,-6',
    ),
    missing: put(toys.comet(), 158, 208, 34),
  },
}

const KITES = [
  toys.kite('red', 'yellow'),
  toys.kite('blue', 'orange'),
  toys.kite('green', 'pink'),
  toys.kite('yellow', 'blue'),
  toys.kite('purple', 'red'),
]

const losango: ByLevel = {
  facil: {
    shows: ['céu'],
    place: yard,
    child: { at: [40, 262], scale: 0.95 },
    shapes: [put(toys.kite('red', 'yellow'), 92, 112, 88, 12), put(toys.kite('blue', 'orange'), 160, 140, 66, -8)],
  },
  medio: {
    shows: ['céu'],
    place: yard,
    child: { at: [36, 262], scale: 0.85 },
    shapes: spread(KITES, '68,98,54,10 124,92,60,24 176,128,46,-12 122,172,48,30'),
  },
  desafio: {
    shows: ['céu'],
    place: yard,
    child: SMALL_CHILD,
    shapes: spread(
      KITES,
      '44,90,38,-14 86,84,44,10 130,82,34,-20 172,96,42,22 74,148,36,26 122,142,46,-10 172,168,38,32',
    ),
    missing: put(toys.kite('orange', 'green'), 150, 230, 26, 24),
  },
}

const coracao: ByLevel = {
  facil: {
    place: yard,
    child: LEFT_CHILD,
    shapes: [...spread(hearts('red'), '98,112,90'), put(nature.heartTree(), 158, 192, 70)],
  },
  medio: {
    place: yard,
    child: LEFT_CHILD,
    shapes: [
      ...spread(hearts('red', 'purple', 'orange'), '64,98,46,-10 112,92,52 160,106,44,12'),
      put(nature.heartTree(), 118, 200, 54),
      put(nature.heartTree(), 172, 196, 44),
    ],
  },
  desafio: {
    place: yard,
    child: SMALL_CHILD,
    shapes: [
      ...spread(
        hearts('red', 'purple', 'orange', 'blue', 'yellow'),
        '40,94,36,-12 80,84,40,-4 122,88,34,8 66,138,32,-8 112,140,40,12',
      ),
      ...spread([nature.heartTree()], '106,214,38 146,208,50 184,216,34'),
    ],
    missing: put(toys.heartBalloon('green'), 166, 110, 36, 16),
  },
}

const FISH = [
  nature.roundFish('orange', 'yellow'),
  nature.roundFish('blue', 'purple'),
  nature.roundFish('pink', 'red'),
  nature.roundFish('lime', 'green'),
]

const oval: ByLevel = {
  facil: {
    place: sea,
    shapes: [
      put(nature.roundFish('orange', 'yellow'), 82, 116, 112, -8),
      put(nature.roundFish('blue', 'purple'), 122, 202, 86, 8),
    ],
  },
  medio: {
    place: sea,
    shapes: spread(FISH, '56,94,60,-12 142,114,54,14 58,158,52,10 130,178,66,-6 72,226,48,-10'),
  },
  desafio: {
    place: sea,
    shapes: [
      ...spread(FISH, '42,96,40,-16 102,92,44,14'),
      put(nature.jellyfish(), 164, 92, 36, 18),
      // The middle row swims to the right.
      ...spread(FISH.toReversed(), '46,150,40,-12').map((one) => ({ ...one, flip: true })),
      put(nature.shellTurtle(), 106, 148, 38, -14),
      ...spread([nature.roundFish('pink', 'red')], '172,156,36,20').map((one) => ({ ...one, flip: true })),
      put(nature.roundFish('purple', 'pink'), 40, 206, 32, 22),
      put(nature.crab(), 104, 238, 34, -9),
    ],
    missing: put(nature.finsAndEye('yellow', 'orange'), 160, 214, 34, -6),
  },
}

export const ROUND_PICTURES = { circulo, estrela, losango, coracao, oval }
