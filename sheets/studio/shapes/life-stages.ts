/** Ages of animals: eggs, larvae, pupae, young. About their foot, or their middle in water and air. */
import { HAIR, SKIN } from '../cast/inks.ts'
import { circle, ellipse, points, type Spot, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

const eye = (pen: Pen, x: number, y: number, r = 1.2): Drawing => [
  pen.spot(x, y, r),
  pen.spot(x + r * 0.3, y - r * 0.35, r * 0.36, 'white'),
]

/** Seen through a lens, about its middle: four round eggs on a leaf. */
export const leafEggs = (pen: Pen): Drawing => [
  pen.shape(circle(0, 0, 12), 'leaf', null),
  pen.line('M-12 6Q0 2 12 -8M-4 5L-7 -4M4 1L1 -9M2 2L9 5', 0.8, 'leafDark'),
  points('-4,-2 2,-3 0,3 6,1').map(([x, y]) => pen.shape(circle(x, y, 2.8), 'yellowPale', 0.9)),
]

/** Seen through a lens: dark long eggs on the wall of a bucket, above the water. */
export const wallEggs = (pen: Pen): Drawing => [
  pen.shape(circle(0, 0, 12), 'bluePale', null),
  pen.shape('M-12 5Q-6 3 0 5T12 5V12H-12z', 'waterDeep', 0.8),
  points('-6,-3 -1,-4.5 4,-3 -3.5,0.6 2,0.4').map(([x, y]) =>
    pen.at(x, y, 1, (own) => own.shape(ellipse(0, 0, 2.4, 1), 'greyDark', 0.7), { turn: -20 }),
  ),
]

/** Seen through a lens: eggs like grains of rice in the soil. */
export const soilEggs = (pen: Pen): Drawing => [
  pen.shape(circle(0, 0, 12), 'soil', null),
  points('-5,-3 0,-4 5,-3 -4,2 1,1 6,2 -1,6').map(([x, y]) =>
    pen.at(x, y, 1, (own) => own.shape(ellipse(0, 0, 1.5, 3.2), 'straw', 0.7), { turn: 14 }),
  ),
]

/** Hangs from a twig, its upper end at the origin. */
export const chrysalis = (pen: Pen): Drawing => [
  pen.line('M0 0V4', 1.3),
  pen.shape('M0 3C5 4 8 9 7 14C6 21 3 26 0 29C-3 26 -6 21 -7 14C-8 9 -5 4 0 3z', 'lime'),
  pen.line('M-6.500 10Q0 13 6.500 10M-6.800 15Q0 18 6.800 15M-5 21Q0 23.500 5 21', 0.8),
  points('-3,7 3,7').map(([x, y]) => pen.shape(circle(x, y, 1), 'yellow', 0.6)),
]

/** A long thin string of jelly with two rows of black eggs, 66 mm wide, wound in the water. */
export const eggString = (pen: Pen): Drawing => {
  const at = (t: number): Spot => [-33 + t * 66, Math.sin(t * 15) * 7]
  const string = smooth(
    Array.from({ length: 45 }, (_, i) => at(i / 44)),
    false,
  )
  const eggs = Array.from({ length: 52 }, (_, i) => at((i + 0.5) / 52))
  return [
    pen.rope(string, 4, 'foam', 0.7),
    eggs.map(([x, y], i) => pen.solid(circle(x, y + (i % 2 ? 0.6 : -0.6), 0.75))),
  ]
}

/** Swims left; `legs` are the hind ones. */
export const tadpoleWith =
  (legs: boolean) =>
  (pen: Pen): Drawing => [
    pen.shape('M2 -4C10 -10 18 -6 26 0C18 6 10 8 2 4z', 'brownPale', 1),
    legs ? pen.rope('M4 4L9 10L5 13M9 3L15 8L12 12', 2, 'brown', 0.9) : [],
    pen.shape(ellipse(-4, 0, 11, 8), 'brown'),
    pen.shape(circle(-8, -2.6, 2.6), 'white', 0.7),
    pen.spot(-8.6, -2.6, 1.3),
    pen.line('M-12.600 2.600q2 2 4.400 0.800', 0.8),
  ]

/** Straw with three eggs, 46 mm wide, about its foot. */
export const strawNest = (pen: Pen): Drawing => [
  points('-10,-12 0,-14 10,-12').map(([x, y], i) => pen.shape(ellipse(x, y, 6, 8), i === 1 ? 'white' : 'cream')),
  pen.shape('M-23 -10Q-20 1 -12 1H12Q20 1 23 -10Q12 -4 0 -5Q-12 -4 -23 -10z', 'straw'),
  pen.line('M-18 -5L-8 -1M-12 -5L2 -2M0 -4L12 -1M18 -6L6 -2M-20 -8l-5 -2M20 -8l6 -1', 0.7, 'strawDark'),
]

/** A chick that looks out of its shell, 24 mm high. */
export const hatchingChick = (pen: Pen): Drawing => [
  pen.shape('M-8 -9C-9 -19 -5 -24 0 -24C5 -24 9 -19 8 -9z', 'yellow'),
  pen.shape('M-2 -16.500H2L0 -13.500z', 'orange', 0.7),
  eye(pen, -3.6, -18.4, 1.1),
  eye(pen, 3.6, -18.4, 1.1),
  pen.shape(
    'M-10 -10L-6.500 -13L-3.500 -9L0 -13L3.500 -9L6.500 -13L10 -10C11 -3 7 0 0 0C-7 0 -11 -3 -10 -10z',
    'white',
  ),
]

/** A nest under the sand, seen where the beach is cut open: round eggs in a dark chamber, 46 mm wide, about its middle. */
export const sandNest = (pen: Pen): Drawing => [
  pen.shape('M-6 -17Q-4 -12 -10 -10Q-25 -6 -23 4Q-20 14 0 14Q20 14 23 4Q25 -6 10 -10Q4 -12 6 -17z', 'strawDark', 1),
  points(
    '-12,9 -6,10 0,10.4 6,10 12,9 -15,4 -9,5 -3,5.4 3,5.4 9,5 15,4 -12,-0.5 -6,0.4 0,0.6 6,0.4 12,-0.5 -3,-4 3,-4',
  ).map(([x, y]) => pen.shape(circle(x, y, 3), 'white', 0.8)),
]

/** A newborn turtle seen from above, head up, 16 mm long. */
export const newbornTurtle = (pen: Pen): Drawing => [
  pen.shape('M-4 -2C-8 -6 -11 -6 -12 -3C-9 -1 -7 1 -4 2zM4 -2C8 -6 11 -6 12 -3C9 -1 7 1 4 2z', 'greyDark', 0.8),
  pen.shape('M-3.500 5L-7.500 8.500L-3 8zM3.500 5L7.500 8.500L3 8z', 'greyDark', 0.8),
  pen.shape(ellipse(0, -7, 3, 3.4), 'greyDark', 0.9),
  pen.shape(
    'M0 -6C5 -6 6.500 -1 5.500 3C4.600 6.500 2 8 0 9C-2 8 -4.600 6.500 -5.500 3C-6.500 -1 -5 -6 0 -6z',
    'grey',
    1,
  ),
  pen.line('M0 -5V8M-5 -1H5M-5 3H5', 0.7),
  pen.spot(-1.3, -8.4, 0.7, 'white'),
  pen.spot(1.3, -8.4, 0.7, 'white'),
]

/** A turtle of a few years, about its middle, 32 mm long: a shell with a toothed edge and large flippers. */
export const youngTurtle = (pen: Pen): Drawing => {
  const shell = 'M-8 1C-9 -7 -2 -11 6 -9L9 -9.500L11 -6.500L14 -6L14.500 -2.500L18 -0.500C13 5 -2 6 -8 1z'
  return [
    pen.shape('M10 2C14 4 15 8 12.500 10.500C10 9 7 6 7 3z', 'leaf', 0.9),
    pen.shape('M-3 -6C-2 -13 3 -17 8 -18C8.500 -13 5 -8 1 -5z', 'leaf', 0.9),
    pen.shape('M-7 1C-12 4 -17 2 -17 -3C-17 -8 -11 -9 -8 -6z', 'leaf', 0.9),
    pen.shape(shell, 'straw', 0.9),
    pen.line('M-7 -2C0 -4 8 -4 15 -1.500M-2 -3L-3 -8M3 -3.600L3 -9.400M8 -3.200L10 -8', 0.7),
    pen.shape(shell, null, 1),
    pen.shape('M-2 3C0 8 -2 13 -7 16C-10 12 -8 6 -5 2.500z', 'leaf', 0.9),
    eye(pen, -12.6, -3, 1.5),
    pen.line('M-16.500 -0.200q2 1.200 3.800 0.200', 0.7),
  ]
}

/** Three tadpoles that swim together: a tail and no leg. */
export const tadpoles = (pen: Pen): Drawing =>
  points('-11,-9 13,-2 -9,8').map(([x, y]) => pen.at(x, y, 0.52, tadpoleWith(false)))

const BABY_SKIN = SKIN.s5[0]
const BABY_SHADE = SKIN.s5[1]
const BABY_HAIR = HAIR.preto[0]

/** A baby in a nappy that crawls to the left on hands and knees, 40 mm long, about the ground. */
export const crawlingBaby = (pen: Pen): Drawing => [
  pen.rope('M-2 -15L2 -2.500', 5, BABY_SHADE, 0.9),
  pen.rope('M10 -12L8 -3L18 -2.500', 5.4, BABY_SHADE, 0.9),
  pen.shape('M-9 -20C-2 -25 8 -24 14 -19C18 -15 17 -9 12 -8C4 -7 -6 -8 -10 -11C-12 -14 -12 -18 -9 -20z', BABY_SKIN),
  pen.shape('M4 -23.300C12 -23 19 -18 17.500 -11C16 -6 10 -5 6 -7C3 -12 2 -18 4 -23.300z', 'white', 1),
  pen.line('M8 -8Q9 -13 16.500 -14', 0.8),
  pen.rope('M11 -9L12 -3L24 -2.500', 5.8, BABY_SKIN, 0.9),
  pen.rope('M-8 -15L-9 -2.800H-12', 5.2, BABY_SKIN, 0.9),
  pen.shape(circle(-15, -25, 12.5), BABY_SKIN),
  pen.shape('M-24 -34C-20 -40 -9 -40 -5 -33C-2 -28 -2 -23 -4 -20C-7 -26 -12 -31 -24 -34z', BABY_HAIR, 0.9),
  pen.shape(circle(-4, -23, 2.6), BABY_SKIN, 0.9),
  pen.shape('M-11 -38.500L-16 -42V-36zM-11 -38.500L-6 -42V-36z', 'pink', 0.8),
  pen.shape(circle(-22, -20.6, 2), 'blush', null),
  pen.shape(circle(-10, -19.6, 2), 'blush', null),
  eye(pen, -21, -25, 1.6),
  eye(pen, -13, -24.6, 1.6),
  pen.line('M-20 -19.500Q-17 -16.500 -13.500 -19', 1),
]

/** Head down below the surface of the water at the origin, 24 mm long. */
export const larva = (pen: Pen): Drawing => [
  pen.rope('M0 0L2 6', 1.6, 'tan', 0.8),
  pen.rope('M2 6Q8 12 4 18', 4, 'tan', 0.9),
  pen.line('M3 9l5 -1M4.500 12l5 0.500M4 15l5 2M1 9l-3 1M2 13l-4 1', 0.7),
  pen.shape(circle(3, 21, 3.6), 'brownPale', 1),
  pen.spot(2, 22, 0.9),
]

/** Curled like a comma, its breathing horns at the surface. */
export const waterPupa = (pen: Pen): Drawing => [
  pen.line('M-3 6L-4 0M1 6L2 0', 1.1),
  pen.rope('M3 12Q10 16 4 22Q1 23 -1 22', 3.2, 'brownPale', 0.9),
  pen.shape(ellipse(-1, 11, 7, 6), 'brown'),
  pen.spot(-4.6, 11, 1.1),
]

/** Black with white bands, at rest to the left, 34 mm wide, about its foot. */
export const aedes = (pen: Pen): Drawing => [
  pen.line(
    'M-4 -12L-14 -17L-17 0M-2 -11L-8 -6L-9 0M1 -11L4 -5L3 0M3 -12L13 -17L19 0M4 -12L17 -22L24 -14M-5 -13L-12 -24',
    1,
  ),
  pen.shape('M0 -15C8 -22 18 -20 22 -16C14 -13 6 -12 1 -12z', 'foam', 0.9),
  pen.rope('M3 -12L18 -6', 4, 'greyDark', 0.9),
  pen.line('M7 -13l-1.600 4M11 -11.400l-1.600 4M15 -9.600l-1.600 4', 1, 'white'),
  pen.shape(ellipse(-1, -13, 5, 4), 'greyDark'),
  pen.line('M-2 -16q1 2 0 4', 0.8, 'white'),
  pen.shape(circle(-8, -13, 3.4), 'greyDark'),
  pen.line('M-11 -12L-18 -6M-10 -15l-5 -4M-9 -16l-3 -6', 0.9),
  pen.spot(-9, -13.6, 0.8, 'white'),
]

/** A young grasshopper without wings, 24 mm long, about its foot. */
export const nymph = (pen: Pen, fill: Fill = 'lime'): Drawing => [
  pen.line('M-6 -5L-9 0M-2 -5L-3 0', 1.1),
  pen.line('M-10 -11q-2 -4 -6 -5M-8 -12q-1 -4 -3 -6', 0.8),
  pen.shape('M-6 -10C0 -12 8 -9 12 -5C6 -2 0 -3 -6 -4z', fill),
  pen.line('M0 -10V-3.600M4 -9V-3.600M8 -7.400V-4', 0.7),
  pen.shape('M-12 -9C-12 -13 -6 -13 -5 -10V-4C-9 -3 -12 -5 -12 -9z', fill),
  pen.rope('M1 -5L9 -14L13 0', 2, 'leaf', 0.9),
  eye(pen, -9.4, -9, 1.2),
]
