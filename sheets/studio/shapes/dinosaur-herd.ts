/** Dinosaurs that differ in outline and what they leave behind. Each looks to the left and is drawn about its foot. */
import { circle, ellipse, points, poly } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

const eye = (pen: Pen, x: number, y: number, r: number): Drawing => [
  pen.spot(x, y, r),
  pen.spot(x + r * 0.3, y - r * 0.35, r * 0.35, 'white'),
]

/** A leg from the belly down, its claws to the left. */
const leg = (pen: Pen, x: number, fill: Fill, closed: boolean): Drawing => [
  pen.shape(`M${x - 6} -15L${x - 5.4} 0H${x + 5.4}L${x + 6} -15${closed ? 'z' : ''}`, fill),
  closed ? [] : pen.line(`M${x - 2.6} 0v-2.8M${x + 1.8} 0v-2.8`, 0.8),
]

/** On two legs, 74 mm high: a big head with teeth, small arms, a heavy tail. */
export const tyrant = (pen: Pen, fill: Fill = 'red'): Drawing => {
  const hind =
    'M0 -27C3 -36 23 -36 26 -25C27 -17 20 -13 18.500 -8L20 -5C21 -1 19 0 17 0H1C-3 0 -3 -5 2 -6L7 -8.500C7 -14 -1 -17 0 -27z'
  return [
    pen.at(-16, 0, 1, (own) => own.shape(hind, fill)),
    pen.shape(
      'M-48 -57C-49 -67 -41 -74 -29 -74C-16 -74 -9 -68 -8 -58C-3 -50 6 -47 15 -45C30 -42 44 -36 66 -42C58 -28 44 -18 28 -15C12 -8 -10 -9 -16 -24C-19 -31 -19 -38 -22 -44C-31 -42 -40 -42 -46 -46z',
      fill,
    ),
    pen.shape(
      'M-22 -44C-19 -38 -19 -31 -16 -24C-13 -17 -7 -13 0 -11.800C-6 -18 -9 -26 -10 -34C-11 -40 -14 -45 -18 -48z',
      'yellowPale',
      0.9,
    ),
    pen.shape(poly(points('-46,-54.5 -43,-49 -40,-54.5 -37,-49 -34,-54.5 -31,-49 -28,-54.5')), 'cream', 0.8),
    pen.line('M-48 -55.500Q-34 -53 -22 -56', 1),
    pen.line('M-43.600 -63v0.100', 1.3),
    eye(pen, -29, -64.5, 2.4),
    pen.rope('M-14 -36Q-20 -32 -25 -34.500M-24.800 -34.500l-1.600 2.600', 3, fill, 0.9),
    pen.shape(hind, fill),
    pen.line('M4 0v-3M9 0v-3', 0.9),
    pen.line('M4 -47.600l2 6M14 -45l1.600 7M25 -42.600l0.600 7M36 -40l-0.600 6M46 -39.500l-1.600 4.600', 1.1),
  ]
}

/** Feet and sizes of the plates on a back, and the degrees that each leans. */
const PLATES = [
  [-29, -25, 0.5, -38],
  [41, -25, 0.62, 42],
  [-20, -33, 0.78, -30],
  [31, -32, 0.86, 34],
  [-8, -40, 1.02, -16],
  [19, -39, 1.08, 20],
  [5, -42, 1.18, 2],
] as const

/** Low, 64 mm high: two rows of plates along its back, four spikes at its tail. */
export const plated = (pen: Pen, fill: Fill = 'bluePale'): Drawing => [
  PLATES.map(([x, y, scale, turn]) =>
    pen.at(x, y, scale, (own) => own.shape('M0 6L-8 -6L0 -20L8 -6z', 'orange'), { turn }),
  ),
  pen.shape('M54 -17L55 -31L60.500 -18zM61 -17L66 -29L68 -16z', 'cream', 1),
  [-12, 24].map((x) => leg(pen, x, fill, true)),
  pen.shape(
    'M-53 -14C-54 -21 -47 -25 -40 -23.500C-34 -23 -32 -24 -28 -27C-18 -40 -2 -45 9 -43C26 -41 34 -29 45 -22.500C54 -18 62 -18 71 -20C66 -11 52 -6 38 -11C30 -8 20 -8.500 10 -8.500H-14C-22 -9 -28 -12 -32 -15C-37 -9 -50 -7 -53 -14z',
    fill,
  ),
  [-2, 14].map((x, i) => leg(pen, x + (i ? 1 : -18), fill, false)),
  eye(pen, -44, -17.6, 1.7),
  pen.line('M-52 -12.500q6 2.600 10 0.600', 0.9),
  pen.shape(circle(-6, -28, 3) + circle(8, -31, 3.6) + circle(22, -27, 3), 'blue', 0.8),
]

/** Low, 46 mm high: a shell of knobs, spikes along its side, a club at the end of its tail. */
export const armoured = (pen: Pen, fill: Fill = 'purplePale'): Drawing => [
  [-8, 20].map((x) => leg(pen, x, fill, true)),
  pen.shape('M24 -24C34 -19 40 -20 47 -22V-13C38 -9 32 -8 22 -10z', fill),
  pen.shape(ellipse(53, -18, 10, 9), 'purple'),
  pen.line('M49 -23.500q5 5.500 0 11', 0.8),
  pen.shape('M-22 -30C-31 -34 -47 -30 -48 -19C-47 -11 -36 -9 -22 -11z', fill),
  pen.shape('M-33 -31L-29 -42L-22 -31z', 'cream', 1),
  [-18, 12].map((x) => leg(pen, x, fill, true)),
  [-18, 12].map((x) => pen.line(`M${x - 2.6} 0v-2.800M${x + 1.8} 0v-2.800`, 0.8)),
  pen.shape('M-27 -16C-28 -34 -16 -46 3 -46C22 -46 33 -34 33 -16C22 -11 -17 -11 -27 -16z', 'purple'),
  points('-20,-14.5 -4,-13 11,-13 25,-14.5').map(([x, y]) =>
    pen.shape(`M${x - 5.6} ${y - 1}L${x - 2} ${y + 8}L${x + 5.6} ${y - 1}z`, 'cream', 0.9),
  ),
  pen.shape(
    points('-14,-25 3,-26 20,-25 -5,-37 12,-37')
      .map(([x, y]) => circle(x, y, 4))
      .join(''),
    fill,
    0.8,
  ),
  eye(pen, -39, -23, 2),
  pen.line('M-47 -16.500q6 2.400 10 0.400', 0.9),
]

/** Without eggs, which are counted by themselves. */
export const emptyNest = (pen: Pen): Drawing => [
  pen.shape(ellipse(0, -15, 25, 7), 'brownPale'),
  pen.line('M-16 -17q8 -3 15 -1M2 -18.500q8 -1 14 2M-9 -13.500q8 2 17 0', 0.8),
  pen.shape('M-25 -15C-24 -4 -14 0 0 0S24 -4 25 -15C16 -7 -16 -7 -25 -15z', 'straw'),
  pen.line(
    'M-28 -12L-16 -5M-22 -4L-8 -8.500M-6 -3L8 -7.500M28 -12L15 -5M22 -4L9 -2M-27 -17l-4 -3M27 -17l4 -3.500',
    0.9,
  ),
]

/** Three toes and a heel pressed into the ground. */
export const threeToes = (pen: Pen): Drawing =>
  pen.shape(
    'M0 0C-6 0 -8 -4 -7 -9C-10 -13 -15 -15 -17 -21C-18 -26 -14 -28 -11 -24C-9 -21 -7 -19 -5 -18C-5 -24 -5 -29 -3.500 -34C-2 -38 2 -38 3.500 -34C5 -29 5 -24 5 -18C7 -19 9 -21 11 -24C14 -28 18 -26 17 -21C15 -15 10 -13 7 -9C8 -4 6 0 0 0z',
    'brownPale',
  )

/** A long bone that lies a little aslant. */
export const bareBone = (pen: Pen): Drawing =>
  pen.at(
    0,
    -9,
    1,
    (own) =>
      own.shape(
        'M-13 -3.600C-15 -9 -24 -10 -24.500 -4C-24.500 -1.500 -23 0 -21.500 0C-23 0 -24.500 1.500 -24.500 4C-24 10 -15 9 -13 3.600H13C15 9 24 10 24.500 4C24.500 1.500 23 0 21.500 0C23 0 24.500 -1.500 24.500 -4C24 -10 15 -9 13 -3.600z',
        'cream',
      ),
    { turn: -16 },
  )
