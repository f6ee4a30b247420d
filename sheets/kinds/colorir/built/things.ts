/** Things built from plane figures, each standing on y = 0 about x = 0, in mm. */
import { cos, sin } from '../../../scene/angles.ts'
import { round } from '../../../scene/marks.ts'
import { built } from './pieces.ts'

/** Figures in a ring about a middle, their foot inwards, the first one below: the stem begins at its tip. */
function petals(letter: string, count: number, y: number, radius: number, width: number, height = width): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i / count + 0.5) % 1) * 360
    const [px, py] = [sin((angle * Math.PI) / 180) * radius, y - cos((angle * Math.PI) / 180) * radius]
    return `${letter} ${px.toFixed(2)} ${py.toFixed(2)} ${width} ${height} ${round(angle)}`
  }).join(',')
}

/** A stem from a flower to the ground, two leaves at it. */
const stem = (top: number): readonly string[] => [
  `M0 ${top}Q2 ${round(top / 2)} 0 0`,
  'M1 -5C6 -13 13 -14 17 -12C14 -5 7 -2 1 -5Z',
  'M1 -3C-4 -11 -11 -12 -15 -10C-12 -3 -5 0 1 -3Z',
]

// Circle, square and triangle.
export const ROBOT = built(
  'q -13 -10 20,q 13 -10 20,q 0 -44 48,q 0 -87 38,c -9 -92 9,c 9 -92 9,c 0 -118 11,c -37 -34 16,c 37 -34 16,t 0 -44 26 24,t -25 -87 14 12 -90,t 25 -87 14 12 90',
  ['M0 -106L0 -112', 'M-24 -58L-37 -42', 'M24 -58L37 -42', 'M-9 -78Q0 -71 9 -78'],
)
export const ROBOT_DOG = built(
  'q 0 -22 24,q -22 -35 20,t -29 -50 8 10,t -16 -50 8 10,c -10 -4 9,c 8 -4 9,c -25 -37 5',
  ['M12 -30Q22 -34 22 -46', 'M-31 -30Q-27 -27 -23 -30'],
)
export const PLAIN_CASTLE = built(
  'q -50 -15 30,q -50 -45 30,t -50 -78 36 36,q 50 -15 30,q 50 -45 30,t 50 -78 36 36,q 0 -35 70,t 0 -96 84 52,c -50 -45 13,c 50 -45 13,c 0 -90 15,c 0 -24 34,t 6 -133 9 12 90,t -44 -106 9 12 90,t 56 -106 9 12 90',
  ['M0 -122L0 -140', 'M-50 -96L-50 -113', 'M50 -96L50 -113'],
)
export const ROUND_TREE = built('c 0 -34 30', ['M-5 0Q-2 -7 -2 -19', 'M5 0Q2 -7 2 -19'])
export const PLAIN_HOUSE = built('q 0 -20 40,t 0 -56 52 32,c 0 -22 16')

export const BASKET_BALLOON = built('c 0 -52 44,q 0 -7 14', ['M-15 -36L-6 -14', 'M15 -36L6 -14', 'M0 -30L0 -14'])
export const SUN = built('c 0 0 24', [
  'M0 -15L0 -20M15 0L20 0M0 15L0 20M-15 0L-20 0',
  'M10.6 -10.6L14.2 -14.2M10.6 10.6L14.2 14.2M-10.6 10.6L-14.2 14.2M-10.6 -10.6L-14.2 -14.2',
])
export const HEX_SUN = built('h 0 0 26', [
  'M0 -15L0 -20M16 0L21 0M0 15L0 20M-16 0L-21 0',
  'M12 -11.5L15.5 -15M12 11.5L15.5 15M-12 11.5L-15.5 15M-12 -11.5L-15.5 -15',
])

// With the rectangle.
export const HOUSE = built('q 0 -20 40,t 0 -55 52 30,r -9 -12 12 24,c 8 -25 11')
export const TALL_HOUSE = built('r 0 -30 32 60,t 0 -73 42 26,q -7 -44 9,q 7 -44 9,q -7 -27 9,q 7 -27 9,c 0 -72 8')
export const TREE = built('r 0 -8 6 16,c 0 -29 26')
export const CAR = built('r 0 -14 48 14,q -2 -28 14,c -14 -3.5 7,c 14 -3.5 7')
export const ENGINE = built(
  'q -16 -30 34,r 20 -26 38 26,t 28 -48 16 18 180,c -26 -6.5 13,c -8.5 -6.5 13,c 10 -6.5 13,c 29 -6.5 13,q -16 -34 15,r -16 -50 44 6,c 28 -66 12',
)
export const WAGON = built('r 0 -24 40 22,c -11 -6.5 13,c 11 -6.5 13,q -9 -43.5 17,t 9 -43 17 16', [
  'M20 -17Q25 -8 30 -17',
])
export const PLAIN_ENGINE = built(
  'q -16 -32 38,q 20 -28 30,t 23 -53 18 20 180,c -27 -6.5 13,c -7 -6.5 13,c 12 -6.5 13,c 28 -6.5 13,c -16 -36 16,c 23 -74 14,t 41 -20 10 12 90',
)
export const PLAIN_WAGON = built('q 0 -30 34,c -9 -6.5 13,c 9 -6.5 13,t 0 -58 28 22', ['M17 -20Q23 -10 29 -20'])
export const BOAT = built('r 0 -4 34 8,t -7.7 -20.5 14.4 25,t 7.2 -16.5 13.4 17', ['M0 -8L0 -35'])
export const CHURCH = built(
  'r 0 -26 26 52,t 0 -66 32 28,c 0 -38 11,r 0 -9 9 18,q -24 -15 22,t -24 -33 22 14,q 24 -15 22,t 24 -33 22 14',
)
export const ROCKET = built(
  'r 0 -45 26 54,t 0 -86 26 28,c 0 -56 13,q 0 -36 11,t -20 -27 14 24,t 20 -27 14 24,t 0 -9 16 18 180',
)

// With the lozenge.
export const KITE = built('l 16 -62 22 32,l 12.9 -31.7 6 9,l 7.1 -22 6 9', [
  'M16 -46C18 -30 2 -24 0 0',
  'M5 -62L27 -62',
  'M16 -78L16 -46',
])
export const FRETTED_HOUSE = built('q 0 -20 40,t 0 -55 52 30,r 0 -10 10 20,l -12 -26 8 13,l 12 -26 8 13,l 0 -53 8 13')
export const CASTLE = built(
  'r -46 -32 26 64,t -46 -79 34 30,l -46 -44 9 15,r 46 -32 26 64,t 46 -79 34 30,l 46 -44 9 15,q 0 -33 66,c 0 -50 16,r 0 -15 18 30,q -24 -72 12,q 0 -72 12,q 24 -72 12,l -24 -34 9 15,l 24 -34 9 15,t -40 -110 9 12 90,t 52 -110 9 12 90',
  ['M-46 -94L-46 -118', 'M46 -94L46 -118'],
)

// Star, heart and circle.
export const HEART_FLOWER = built(`c 0 -54 13,${petals('k', 5, -54, 14.5, 17)}`, stem(-36))
export const STAR_FLOWER = built('e 0 -42 30,c 0 -42 8', stem(-34))
export const CATERPILLAR = built(
  'c -36 -11 22,c -14 -11 22,c 8 -11 22,c 32.5 -13 26,k -14 -11 12,k -36 -11 12,k 8 -11 12,e 24 -38 12,e 37 -38 12',
  ['M28 -25L24 -34.800', 'M36 -25.500L37 -34.800'],
  [[33, -13, 15]],
)
export const BEAR = built(
  'c 0 -95 60,c -27 -125 20,c 27 -125 20,k 0 -91 13,c 0 -33 64,e 0 -33 40,c -39 -45 17,c 39 -45 17,c -33 -8.5 17,c 33 -8.5 17',
  [],
  [[0, -104, 34, 0.52]],
)
export const BALLOON_HEART = built('k 12 -58 26', ['M12 -46.500Q15 -22 0 0'])
export const BALLOON_LEFT = built('k -12 -58 26', ['M-12 -46.500Q-15 -22 0 0'])
export const HEART_BUTTERFLY = built(
  'k -11 -9 22 22 -55,k 11 -9 22 22 55,k -8.8 9.4 15 15 -120,k 8.8 9.4 15 15 120,c 0 -17 8',
  ['M0 -13C4 -4 4 10 0 20C-4 10 -4 -4 0 -13Z', 'M-2 -20L-6 -27', 'M2 -20L6 -27'],
)
export const LOZENGE_FLOWER = built(`c 0 -46 11,${petals('l', 6, -46, 15, 9, 18)}`, stem(-22))
export const STAR_TREE = built('t 0 -22 44 26,t 0 -47 34 24,t 0 -69 24 20,e 0 -88 16,c -9 -15 8,c 9 -15 8,c 0 -42 8', [
  'M-4 -9L-4 0',
  'M4 -9L4 0',
])
export const HEART_HOUSE = built('t 0 -58 56 34,k 0 -54 15,l -12 -27 9 15,l 12 -27 9 15', [
  'M-22 -41L-22 0L22 0L22 -41Z',
  'M-6 0L-6 -16L6 -16L6 0',
])

// Circle, oval and heart.
export const FISH = built('o 0 0 56 36,k 38 0 24 24 90,c -14 -5 9,o 3 7 14 8', ['M-25 6Q-20 9 -16 7'])
export const BUBBLES = built('c 0 0 9,c 5 -13 6,c -2 -24 5')
export const OCTOPUS = built(
  'c 0 -46 44,o -24 -14 11 26 25,o -9 -11 11 26 8,o 9 -11 11 26 -8,o 24 -14 11 26 -25,k -13 -41 8,k 13 -41 8',
  [],
  [[0, -48, 26]],
)
export const SEA_STAR = built('e 0 -14 28,c 0 -14 7')
export const TURTLE = built(
  'o 0 -20 52 30,o -34 -20 16 13,o -15 -1 14 8,o 15 -1 14 8,c -11 -21 9,c 4 -25 9,c 14 -16 7',
  [],
  [[-35, -21, 9]],
)
export const SEAWEED = built('o 0 -10 8 18 14,o 2 -27 8 18 -14,o 0 -44 8 18 14')
export const CHEST = built('q -14 -14 24,q 14 -14 24,k -14 -14 11,e 14 -14 13,q -14 -31 10,q 0 -31 10,q 14 -31 10')
export const OVAL_FLOWER = built(`c 0 -46 14,${petals('o', 6, -46, 17, 12, 19)}`, stem(-19.5))
export const OVAL_BUTTERFLY = built(
  'o 0 0 10 36,k -16.2 -12.2 28 28 -55,k 16.2 -12.2 28 28 55,k -13.2 10.5 20 20 -120,k 13.2 10.5 20 20 120,c 0 -25 13,c -8 -41 5,c 8 -41 5',
  ['M-2 -31L-7 -39', 'M2 -31L7 -39'],
)
export const SNAIL = built(
  'c 4 -22 28,c 4 -22 15,o 4 -4 58 8,c 29 -17 13',
  ['M21 -5Q26 -7 25 -12', 'M31 -4Q34 -7 33 -12', 'M27 -23L24 -30', 'M31 -23L34 -30'],
  [[29, -17, 7]],
)
export const HOT_AIR = built('o 0 -58 44 56,k 0 -60 20,q 0 -13 14', ['M-14 -36L-6 -20', 'M14 -36L6 -20'])

/** The ground that a rocket starts from. */
export const PAD = built('r 0 -3 56 6', ['M-24 0L-20 -3', 'M24 0L20 -3'])

// Triangle, square, hexagon and pentagon.
export const HIVE = built(
  'h 0 -50 28,h 0 -74.5 28,h 21 -62.25 28,h -21 -62.25 28,h 21 -37.75 28,h -21 -37.75 28,h 0 -25.5 28,r 0 -6.5 6 13',
)
export const STATION = built(
  'h 0 -50 34,h 0 -79.5 34,h 25.5 -64.75 34,h -25.5 -64.75 34,q -52 -64.75 19,q -71.5 -64.75 19,q 52 -64.75 19,q 71.5 -64.75 19,t 0 -104 18 18,t 0 -26 20 18,t -25.5 -41 16 18,t 25.5 -41 16 18',
)
export const HEX_ROBOT = built(
  'h 0 -84 44,q 0 -42 38,q -11 -12 18,q 11 -12 18,h 0 -42 20,t -8 -86 8 8,t 8 -86 8 8,t 0 -112 16 14 180,h -32 -34 14,h 32 -34 14',
  ['M-19 -54L-31 -41', 'M19 -54L31 -41', 'M-8 -75Q0 -70 8 -75'],
)
export const PINE = built('r 0 -3.5 6 7,t 0 -16 30 18,t 0 -32.5 24 15,t 0 -46 17 12')
export const HEX_TREE = built('h 0 -32 30', ['M-5 0Q-2 -7 -2 -19', 'M5 0Q2 -7 2 -19'])
export const PENTAGON_HOUSE = built('p 0 -19.4 48,q 0 -6.6 13,h 0 -26 12')
export const HEX_HOUSE = built('q 0 -20 40,t 0 -56 52 32,h 0 -22 16')
export const PORTHOLES = built('p 0 -50 15,p 0 -79.5 15,p 25.5 -64.75 15,p -25.5 -64.75 15')
export const POLY_ROCKET = built(
  'r 0 -42 26 48,t 0 -79 26 26,h 0 -52 14,p 0 -31 12,t -20 -27 14 24,t 20 -27 14 24,t 0 -9 16 18 180',
)
export const HOVER = built('r 0 -16.4 44 12,p 0 -29.7 18,h -14 -5.2 12,h 14 -5.2 12,q -15 -16.4 7,q 15 -16.4 7')
export const DOME = built('p 0 -21 52,q 0 -6.5 13,t 0 -30 15 12,r -33 -6 18 12,r 33 -6 18 12')
export const SATELLITE = built('h 0 0 22,r -25 0 22 11,r 25 0 22 11', ['M-14 0L-10 0', 'M10 0L14 0', 'M0 -10L4 -17'])
