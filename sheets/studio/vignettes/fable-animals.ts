/** Animals that act in the fables, in lengths of mm, each about its foot unless it flies. */
import { circle, ellipse, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { heads } from '../shapes/animals.ts'
import { duck, snail } from '../shapes/pets.ts'
import { jaguar } from '../shapes/wild.ts'

const eye = (pen: Pen, x: number, y: number, r: number, dx = 0.3, dy = 0): Drawing => [
  pen.shape(circle(x, y, r), 'white', 0.8),
  pen.spot(x + r * dx, y + r * dy, r * 0.52),
]

/** Pushes to the right with all its might. */
export const pushingAnt = (pen: Pen): Drawing => [
  pen.line('M-5 -9L-12 -4L-17 0M-2 -9L-6 -3L-10 0M0 -9L1 -4L-3 0', 1.4),
  pen.shape(ellipse(-14.5, -9.5, 8.6, 6), 'redDark'),
  pen.shape(ellipse(-3, -12, 5.2, 4.4), 'redDark'),
  pen.line('M1 -13L7 -10L13 -12M0 -10.500L6 -6L13 -6.500', 1.5),
  pen.line('M4 -23.500q-3 -3 -7 -2.400M7.500 -24q-1 -4 -5 -5.600', 1),
  pen.shape(circle(6.5, -18, 6.6), 'redDark'),
  pen.line('M3.600 -20.600l2.600 1.600l-2.600 1.400M11 -20.600l-2.400 1.600l2.400 1.400', 1),
  pen.line('M4.600 -14.800q1.200 -1.200 2.400 0t2.400 0', 0.9),
]

/** Laughs and points to the left. */
export const laughingBeetle = (pen: Pen): Drawing => [
  pen.line('M-4 -4L-6 0H-9M4 -4L5 0H2', 1.6),
  pen.shape('M-10 -14C-12 -26 12 -28 14 -13C14 -4 8 -1 2 -1C-6 -1 -10 -6 -10 -14z', 'blueDark'),
  pen.shape(ellipse(-2.4, -12, 8.4, 9.6), 'bluePale', 1),
  pen.line('M-10 -15q7 3 15.600 0M-10.600 -10.500q8 3 16.200 0M-8.600 -6q6 2.600 12.600 0', 0.7),
  pen.line('M-8 -17L-14 -20L-19 -19M-8.500 -13L-6 -9.500L-1 -11M4 -16L9 -11L3 -8', 1.6),
  pen.shape(circle(-3.4, -26, 7.4), 'blueDark'),
  pen.line('M-7 -32.400q-1 -4 -5 -5M-1 -33q1 -4 5 -5', 1),
  pen.shape(ellipse(-4, -25.4, 5.6, 5), 'bluePale', 0.7),
  pen.line('M-8 -26.800q1.500 -2 3 0M-3 -26.800q1.500 -2 3 0', 0.9),
  pen.shape('M-7.500 -24H-0.500Q-0.500 -19.600 -4 -19.600Q-7.500 -19.600 -7.500 -24z', 'redDark', 0.8),
]

/** In the air to the right, about its middle. */
export const leapingFrog = (pen: Pen): Drawing => [
  pen.rope('M-10 2C-18 -2 -20 -6 -28 -2L-35 -6', 4, 'leafDark', 1),
  pen.rope('M-12 5C-20 4 -22 0 -29 6L-37 6', 4.4, 'green'),
  pen.line('M-37 6l-4 -2M-37 6l-4.400 2M-35 -6l-3.600 -3M-35 -6l-4.400 0.600', 1.4),
  pen.rope('M12 0L22 4L31 1', 3.4, 'leafDark', 1),
  pen.shape('M-16 4C-16 -8 -2 -15 10 -14C20 -13 23 -4 17 2C8 9 -8 10 -16 4z', 'green'),
  pen.shade('M-12 6C-4 9 10 8 17 1C10 3 -2 4 -12 6z', 'lime'),
  pen.shape(circle(10, -13.4, 4.8), 'green'),
  eye(pen, 11, -13.6, 3.2, 0.3, 0.3),
  pen.shape('M8 -3Q15 -2 20 -6.500Q20 2 14 2.600Q9 2.600 8 -3z', 'redDark', 0.9),
  pen.rope('M9 5L19 11L28 8', 3.6, 'green'),
  pen.line('M28 8l4 -1.400M28 8l4 1M28 8l2.600 3M31 1l3.800 -2M31 1l4 0.600', 1.4),
]

/** Quarrels to the left, a wing in the air. */
export const angryHen =
  (fill: Fill) =>
  (pen: Pen): Drawing => [
    pen.line('M-1.600 -4L-3 0M-6 0.600h5M5 -4V0M2.200 0.600h5', 1.3, 'orange'),
    pen.shape(
      'M-8.6 -20.6C-9.6 -23.6 -7.6 -25 -6.4 -23.4C-6.600 -26 -3.6 -26.6 -3.2 -24C-1.6 -25.6 0 -23.6 -1 -21z',
      'red',
      1,
    ),
    pen.shape(
      'M-10.500 -17C-10 -21 -6 -22.600 -2.400 -21C1 -19 1 -13.6 5 -13C9 -12.6 11.600 -15 13.600 -20C16 -21 17.600 -19.600 17.400 -16.6C16.600 -8 11 -3 3.600 -3C-4.600 -3 -10.6 -9 -10.500 -17z',
      fill,
    ),
    pen.shape('M-10 -18.800L-15 -19L-10.400 -16.400z', 'orange', 0.9),
    pen.shape('M-10.400 -16.200L-14 -13.200L-9.800 -14z', 'orange', 0.9),
    pen.shape('M-9.600 -13.800q-1.600 3 0.400 4q1.800 -1 0.800 -4z', 'red', 0.8),
    pen.spot(-6.4, -17.6, 1.1),
    pen.line('M-9 -20.600L-4.600 -18.800', 1.3),
    pen.shape(
      'M0 -9C0 -16 3 -23 9.500 -28C10 -25.500 9.600 -24 9 -22.600C11.500 -24 14 -24.500 15.600 -24C14.600 -21 13.400 -19.600 12 -18.400C14 -18.600 15.600 -18 16.400 -17C12.600 -11.500 6 -5.600 0 -9z',
      fill,
      1,
    ),
  ]

/** On tiptoe to the left. */
export const sneakingDuck = (pen: Pen): Drawing => [
  pen.line('M-4 -7L-8 -2.500M-8 -2.500l-3 0.800M4 -6L4 0M4 0.400h-4.600', 1.4, 'orange'),
  duck(pen, 0, -7.4, 1, 'yellowPale'),
  pen.line('M-10.600 -23.400l3 -0.800', 0.9),
]

/** To the right, its gift on its shell. */
export const guestSnail = (pen: Pen): Drawing => [
  snail(pen, 0, 0, 2, 'pink'),
  pen.spot(17.6, -15, 1.1, 'white'),
  pen.spot(18.6, -12.6, 1.5),
  pen.line('M17.800 -8.600q1.800 1.400 3.600 -0.200', 0.8),
  pen.spot(14.7, -24, 1.2),
  pen.spot(22, -23.6, 1.2),
]

/** A parrot that cries out to the left, about its middle. */
export const cryingParrot = (pen: Pen): Drawing => [
  pen.shape('M10 2C20 8 30 12 42 20C30 21 16 16 6 9z', 'blue', 1),
  pen.shape('M8 4C16 12 24 18 34 27C24 25 12 17 4 10z', 'red', 1),
  pen.shape(
    'M-4 -6C-10 -18 -8 -28 0 -36C3 -32 4 -30 4 -27C7 -30 9 -31 12 -31C12 -26 11 -22 9 -19C11 -20 13 -20 15 -19C12 -12 8 -6 3 -2z',
    'leafDark',
    1,
  ),
  pen.shape('M-15 -7C-13 -13 -5 -13 0 -8C6 -4 11 0 15 7C8 12 -4 12 -11 6C-14 3 -16 -2 -15 -7z', 'green'),
  pen.shape(
    'M0 -4C6 -16 16 -24 29 -25C29 -22 28 -20 26 -18C29 -18 31 -17 33 -15C31 -12 28 -10 26 -9.500C28 -8.600 29 -7.500 30 -5.600C20 0 10 4 2 5z',
    'leaf',
    1.1,
  ),
  pen.line('M10 -8q6 -4 13 -6M10 -3q7 -2 13 -3', 0.8),
  pen.shape(circle(-12, -9, 7.6), 'green'),
  pen.shape('M-14 -16.200C-10 -17.500 -6 -15 -5 -11.500C-8 -13 -11 -13.400 -15 -12.600z', 'yellow', 0.8),
  pen.shape('M-17.600 -13C-25 -14 -27.600 -9.500 -25.600 -4.600C-23 -7.500 -20 -8.400 -17.600 -8z', 'cream', 1),
  pen.shape('M-17.600 -5.600L-22.600 -0.600C-20 0.600 -17 -0.400 -15.600 -2.600z', 'cream', 1),
  pen.shape(circle(-11.4, -9.6, 2.8), 'white', 0.8),
  pen.spot(-11.8, -9.6, 1.3),
]

/** Looks up to the left. */
export const tapir = (pen: Pen): Drawing => [
  pen.shape('M-12 -14L-12 0H-5L-4 -14zM12 -14L12 0H19L20 -14z', 'greyDark', 1),
  pen.shape('M25 -24q4 1 4.600 5q-3 0.600 -5.400 -1z', 'stoneDark', 1),
  pen.shape(
    'M-18 -28C-10 -34 10 -35 20 -29C27 -25 28 -14 25 -9C18 -6 -10 -6 -16 -9C-20 -14 -22 -22 -18 -28z',
    'stoneDark',
  ),
  pen.shape('M-17 -12L-18 0H-10L-9 -10zM17 -12L17 0H25L25 -12z', 'stoneDark'),
  pen.shape(ellipse(-13, -38, 2.8, 4), 'stoneDark', 1),
  pen.shape(
    'M-6 -30C-8 -37 -16 -40 -23 -38C-30 -37 -36 -37 -40 -34C-43 -31 -41 -27 -37 -28C-35 -26 -30 -24 -26 -23C-20 -21 -12 -22 -8 -25z',
    'stoneDark',
  ),
  pen.shape(ellipse(-20, -39.5, 2.8, 4.2), 'stoneDark', 1),
  pen.shade(ellipse(-20, -41.6, 1.8, 1.6), 'white'),
  eye(pen, -25, -33, 2.4, -0.2, -0.3),
  pen.line('M-28 -37.500l3.600 -0.800', 0.9),
  pen.shape(ellipse(-30.6, -26.6, 2, 1.5), 'redDark', 0.7),
]

/** Brays to the left, its head thrown back; it grows from the end of a horse's neck. */
export const brayingHead = (pen: Pen): Drawing => [
  pen.shape('M-8 -54C-2 -62 6 -66 13 -66C12 -60 4 -53 -4 -50z', 'stoneDark', 1),
  pen.shape(
    'M-10.500 -52C-8 -59 -13 -65 -20 -64C-27 -63 -32 -67 -37 -68C-42 -67 -42 -61 -38 -59.500C-32 -57 -28 -54 -24 -50z',
    'stone',
  ),
  pen.shape('M-37 -59C-31 -57 -27 -53 -23 -48L-33.500 -49.500z', 'redDark', 0.8),
  pen.shape('M-33 -60l0.800 2.800l2.400 -1.600z', 'white', 0.6),
  pen.shape(
    'M-12 -44C-20 -45 -29 -46 -34 -50.500C-38 -52 -39.500 -47 -36.500 -44C-30 -39 -20 -37.500 -13 -39z',
    'stone',
  ),
  pen.shape('M-23 -46C-22 -42 -20 -40 -17 -39L-10 -40C-10 -46 -10.500 -50 -12 -53L-22 -52z', 'stone', null),
  pen.shape('M-14 -60C-10 -70 -3 -75 4 -75C3 -69 -3 -61 -9 -57z', 'stone', 1),
  pen.shade('M-10 -62C-7 -68 -2 -72 2 -73C0 -68 -4 -63 -8 -60z', 'pinkPale'),
  pen.line('M-23 -58.600q2.400 -2.600 4.800 -0.600', 1.1),
  pen.spot(-37.6, -64.6, 0.8),
]

/** Runs to the right in its shirt, its ears blown back; both hands hold a thing. */
export const hurryingRabbit =
  (held: (pen: Pen) => Drawing) =>
  (pen: Pen): Drawing => [
    pen.shape(circle(-13, -14, 3.6), 'white'),
    pen.rope('M-5 -9L-14 -6L-21 -8', 5, 'white'),
    pen.shape('M-12 -10C-12 -18 -4 -25 4 -25C10 -24 11 -18 6 -12C0 -6 -8 -5 -12 -10z', 'blue'),
    pen.rope('M-2 -8L9 -5L14 -1H19', 5, 'white'),
    held(pen),
    pen.rope('M1 -20L10 -17L17 -19', 4.4, 'white'),
    pen.at(9, -31, 1.1, heads.rabbit, { turn: -30 }),
  ]

/** A deer that laughs to the right. */
export const laughingDeer = (pen: Pen): Drawing => [
  pen.rope('M-11 -20L-13 0M-6 -20L-5 0M9 -20L8 0M14 -20L16 0', 3, 'tan', 1),
  pen.shape('M-18 -26q-5 -2 -6 3q3 3 6 1z', 'white', 0.9),
  pen.shape(
    'M-18 -28C-10 -33 6 -33 12 -32L18 -44L26 -41C24 -34 22 -24 16 -19C8 -15 -12 -15 -17 -18C-20 -21 -20 -26 -18 -28z',
    'tan',
  ),
  pen.line('M18 -53q-4 -5 -2 -10M17 -58l-4 -2M23 -54q2 -5 6 -8M25.400 -58l-0.600 -4', 1.5, 'brownDark'),
  pen.shape('M15 -49C10 -52 8 -50 9 -47C11 -45 14 -46 16 -47z', 'tan', 1),
  pen.shape('M15 -46C15 -53 20 -55 25 -53C31 -51 37 -47 37 -44C36 -41 32 -41 28 -40C22 -38 15 -40 15 -46z', 'tan'),
  pen.shape('M36 -46.600q2.400 1.600 1 3q-2.400 0 -2.600 -2z', 'brownDark', 0.6),
  pen.line('M22 -49.600q1.800 -2.200 3.600 -0.200', 1),
  pen.shape('M28 -44Q32 -42.600 35 -43Q33 -38.600 29.600 -39.400Q27.600 -40.600 28 -44z', 'redDark', 0.8),
]

/** A white heron that looks away to the right, its beak in the air. */
export const heron = (pen: Pen): Drawing => [
  pen.line('M-1 -20L-2 0M-5 0H1M3 -20L4 -10L3 0M0 0H6', 1.3),
  pen.shape('M-16 -18C-12 -28 -2 -32 8 -30C12 -24 8 -18 0 -17C-6 -16 -12 -16 -16 -18z', 'white'),
  pen.rope('M5 -28C12 -33 2 -40 6 -47', 3.6, 'white'),
  pen.shape('M8 -51.500L21 -54L9.500 -47.800z', 'yellow', 0.9),
  pen.shape(circle(6.6, -49.4, 4.2), 'white'),
  pen.line('M3.600 -52q-4 -1 -6 1', 0.9),
  pen.line('M6.600 -50.400q1.400 -1.400 2.800 0', 0.9),
  pen.line('M-12 -19.500q8 -1 12 -6M-8 -18q7 -1 11 -5', 0.7),
]

/** A jaguar's face in a rage, over its usual face. */
export const rage = (pen: Pen): Drawing => [
  pen.line('M-7 -5.600L-2 -3M7 -5.600L2 -3', 1.6),
  pen.shape(ellipse(0, 4.6, 5, 3.8), 'cream', 0.75),
  pen.shape('M-1.7 2.4q1.7 -1.500 3.400 0q-0.200 1.500 -1.700 1.900q-1.500 -0.400 -1.700 -1.900z', 'black', 0.5),
  pen.shape('M-3.400 5.400Q0 4 3.400 5.400Q3.600 8.200 0 8.200Q-3.600 8.200 -3.400 5.400z', 'redDark', 0.7),
  pen.shape('M-2.800 5.200l0.800 1.800l0.900 -2zM2.800 5.200l-0.800 1.800l-0.900 -2z', 'white', 0.5),
]

/** Snarls to the left. */
export const angryJaguar = (pen: Pen): Drawing => [jaguar(pen, 0, 0), pen.at(-13, -28, 1.55, rage)]

/** On its back on a petal, its head to the left. */
export const restingBee = (pen: Pen): Drawing => [
  pen.shape('M0 -3C-4 4 -14 6 -16 2C-16 -1 -8 -4 0 -5zM4 -2C8 5 18 5 19 1C18 -2 12 -4 4 -4z', 'foam', 0.9),
  pen.line('M13 -10L18 -17L24 -14M12 -11L20 -13L27 -17', 1.3),
  pen.shape(ellipse(4.6, -7, 11, 7.2), 'yellow'),
  pen.clip(ellipse(4.6, -7, 11, 7.2), [
    pen.shape('M1.4 -16Q5 -7 1.4 2H5Q8.6 -7 5 -16z', 'brownDark', 0.8),
    pen.shape('M8.6 -16Q12 -7 8.6 2H12Q15.400 -7 12 -16z', 'brownDark', 0.8),
  ]),
  pen.shape(ellipse(4.6, -7, 11, 7.2), null),
  pen.line('M-14 -14q-4 -1 -5 -5M-11 -15.600q-1.600 -3.400 0 -6.600', 0.9),
  pen.spot(-19, -19.4, 1.1),
  pen.spot(-11, -22.6, 1.1),
  pen.line('M-4 -2C-8 1 -16 1 -17 -4', 1.5),
  pen.shape(circle(-9, -9.4, 7.2), 'yellow'),
  pen.line('M-14 -10q1.600 1.800 3.200 0M-8 -10q1.600 1.800 3.200 0', 0.9),
  pen.line('M-11.400 -6q2 2 4.200 0', 0.9),
  pen.shade(
    points('-14.400,-7 -4,-7')
      .map(([x, y]) => ellipse(x, y, 1.4, 1))
      .join(''),
    'orange',
    0.7,
  ),
]
