/** Contrasts under the sky. */
import { box, circle, ellipse, points, scallop } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { bush, cloud, sun, tuft } from '../shapes/nature.ts'
import { dog, duck } from '../shapes/pets.ts'
import { brightStar, crescent } from '../shapes/space.ts'
import { car } from '../shapes/vehicles.ts'
import { type Contrast, dark, field } from './card.ts'

export const dogs: Contrast = (pen, side) => [
  field(pen),
  bush(pen.plane('far', 'hillLine'), 12, 40, 0.8),
  tuft(pen.plane('far', 'hillLine'), 70, 44, 0.8),
  side === 0 ? dog(pen, 38, 51, 1.32) : dog(pen, 38, 51, 0.48),
]

export const dayAndNight: Contrast = (pen, side) => {
  const night = side === 1
  return [
    night ? field(pen, dark(pen, 'night'), 'leafDeep') : field(pen),
    night
      ? [crescent(pen, 16, 17, 0.72), points('34,9 62,8 70,22').map(([x, y]) => brightStar(pen, x, y, 3.4))]
      : [sun(pen, 16, 16, 0.62), cloud(pen, 64, 17, 0.7)],
    house(pen, 42, 48, 1.15, night ? { wall: 'purplePale', roof: 'purple', door: 'blueDark' } : {}),
    night ? [32.5, 50].map((x) => pen.shape(box(x - 1.7, 36, 5, 5.7), 'sun', 0.8)) : [],
  ]
}

const APPLES = points('24,14 35,8 47,8 58,14 20,24 31,19 42,20 53,22 62,25 29,30 40,31 50,32')
const CROWN = '14,28 13,16 24,5 40,1 56,5 67,16 66,28 54,36 40,38 26,36'

/** An apple that is dark in either printing. */
const apple = (pen: Pen, x: number, y: number): Drawing => [
  pen.line(`M${x} ${y - 2}q0.400 -2 1.800 -2.600`, 0.9),
  pen.shape(circle(x, y, 3.2), dark(pen, 'red'), 0.9),
  pen.line(`M${x - 1.5} ${y - 0.4}q0.200 -1.200 1.200 -1.600`, 0.6, 'white'),
]

export const apples: Contrast = (pen, side) => [field(pen), pen.at(4.8, 6.2, 0.88, (own) => appleTree(own, side))]

const appleTree: Contrast = (pen, side) => [
  pen.shape('M35 52Q37 44 36 34H44Q43 44 45 52Q40 50 35 52z', 'brown'),
  pen.shape(scallop(points(CROWN), 0.58), 'leaf'),
  (side === 0 ? APPLES : [APPLES[5], APPLES[8]].flatMap((spot) => (spot ? [spot] : []))).map(([x, y]) =>
    apple(pen, x, y),
  ),
]

export const cars: Contrast = (pen, side) => [
  pen.shape(box(-2, -2, 84, 60), 'sky', null),
  pen.shape(box(-2, 34, 84, 30), 'stone', 0.7),
  pen.line('M2 50H18M30 50H46M58 50H74', 1, 'white'),
  cloud(pen.plane('far', 'seaLine'), 14, 13, 0.6),
  car(pen, 38, 46, 1, 'yellow'),
  side === 0
    ? pen.line('M66 8v8M62 12h8M12 20v6M9 23h6', 1.2, 'orange')
    : [
        points('18,31 27,36 40,33 50,37 34,24 58,32').map(([x, y], i) =>
          pen.shape(ellipse(x, y, 3.6 - (i % 3) * 0.6, 2.6 - (i % 2) * 0.5), 'brownDark', 0.7),
        ),
        pen.shape(
          points('12,50 26,53 60,52')
            .map(([x, y]) => ellipse(x, y, 6, 1.5))
            .join(''),
          'brown',
          0.7,
        ),
      ],
]

const pond = (pen: Pen): Drawing => [
  pen.shape(box(-2, -2, 84, 60), 'sky', null),
  pen.shape('M-2 14Q20 9 42 13T82 12V60H-2z', 'meadow', 0.7),
  pen.shape(ellipse(40, 36, 46, 18), 'water', 0.8),
  pen.line('M8 32q3 -2 6 0M62 46q3 -2 6 0M32 47q3 -2 6 0', 0.8, 'waterLine'),
]

export const ducks: Contrast = (pen, side) => {
  const [left, right] = side === 0 ? [26, 52] : [18, 62]
  return [
    pond(pen),
    duck(pen, left, 38, 0.85, 'yellow'),
    duck(pen, right, 38, 0.85, 'yellow', side === 0 ? {} : { flip: true }),
  ]
}

export const nearTheHouse: Contrast = (pen, side) => [
  field(pen),
  house(pen, 20, 47, 1.15),
  dog(pen, side === 0 ? 45 : 68, 50, 0.6, 'brownPale'),
]
