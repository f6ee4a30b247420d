/** Large things for the foot of a hill: a helicopter, a church, instruments, animals. Each is drawn about its foot. */
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { horse } from './farm.ts'

/** In the air, 36 mm high, its nose on the left. */
export const helicopter = (pen: Pen): Drawing => [
  pen.line('M-18 -2H14M-10 -2V-9M6 -2V-9', 1.3),
  pen.shape('M10 -22L34 -25L36 -20L12 -12z', 'orange'),
  pen.shape('M33 -20L30 -31H34L38 -20z', 'red', 1),
  pen.shape(
    'M-22 -13C-22 -22 -14 -28 -2 -28H8C14 -28 16 -22 16 -17C16 -11 12 -8 6 -8H-12C-18 -8 -22 -9 -22 -13z',
    'orange',
  ),
  pen.shape('M-20.5 -16C-19 -22 -13 -25.5 -5 -25.5V-16z', 'sky', 1),
  pen.shape(box(-1, -25, 9, 8, 2), 'sky', 0.9),
  pen.rope('M-1 -28V-33', 2, 'metal', 0.9),
  pen.rope('M-26 -34H24', 1.8, 'greyDark', 0.8),
]

export const church = (pen: Pen): Drawing => [
  pen.shape(box(-20, -20, 40, 20), 'cream'),
  pen.shape('M-22 -20L-10 -31H10L22 -20z', 'orange'),
  pen.shape(box(-8, -40, 16, 40), 'white'),
  pen.shape('M-10 -40L0 -53L10 -40z', 'orange'),
  pen.line('M0 -53V-61M-3 -58H3', 1.2),
  pen.shape(circle(0, -32, 4), 'bluePale', 0.9),
  pen.shape('M-4.5 0V-12a4.5 4.5 0 0 1 9 0V0z', 'brown', 1),
  [-14.5, 14.5].map((x) => pen.shape(`M${x - 2.5} -6V-12a2.5 2.5 0 0 1 5 0V-6z`, 'blue', 0.9)),
]

/** A harp with its strings. */
export const harp = (pen: Pen): Drawing => [
  pen.line('M-8 -43V-10M-3 -45V-13M2 -44V-16M7 -42V-19M12 -41V-22', 0.8),
  pen.rope('M-14 -4L18 -28', 4.6, 'straw'),
  pen.rope('M-14 -5V-42C-14 -52 -6 -50 0 -46C8 -40 16 -46 18 -29', 3, 'yellow'),
  pen.shape(circle(-14, -49, 3.4), 'yellow', 1),
  pen.shape('M-20 0L-18 -5H-8L-4 0z', 'brown'),
]

/** A guitar on its lower bout, 74 mm high. */
export const guitar = (pen: Pen): Drawing => [
  pen.shape(box(-3, -60, 6, 32), 'brownDark', 1),
  pen.shape('M-4.5 -60L-5.5 -73H5.5L4.5 -60z', 'brown'),
  pen.line('M-8 -70H-5M-8 -66H-5M-8 -62H-5M5 -70H8M5 -66H8M5 -62H8', 1.4),
  pen.shape(
    'M0 -37C-9 -38 -13 -33 -12 -27C-11 -23 -15 -20 -16 -13C-17 -4 -9 0 0 0C9 0 17 -4 16 -13C15 -20 11 -23 12 -27C13 -33 9 -38 0 -37z',
    'earth',
  ),
  pen.shape(circle(0, -21, 5), 'brownDark', 1),
  pen.shape(box(-6, -9.5, 12, 3, 1), 'brownDark', 0.8),
  pen.line('M-1.5 -71V-8M1.5 -71V-8', 0.6),
]

/** A bear that sits, 46 mm high. */
export const bear = (pen: Pen): Drawing => [
  pen.shape('M-14 0C-18 -12 -14 -24 0 -25C14 -24 18 -12 14 0z', 'brown'),
  pen.shape(ellipse(0, -9, 8, 9), 'brownPale', 0.9),
  pen.shape(ellipse(-12, -3, 6, 4.6) + ellipse(12, -3, 6, 4.6), 'brown'),
  pen.shape(ellipse(-13.5, -16, 4, 6.5) + ellipse(13.5, -16, 4, 6.5), 'brown'),
  pen.shape(circle(-10, -43, 4.6) + circle(10, -43, 4.6), 'brown'),
  pen.shape(circle(-10, -43, 2) + circle(10, -43, 2), 'brownPale', 0.7),
  pen.shape(ellipse(0, -33, 14, 12.5), 'brown'),
  pen.shape(ellipse(0, -28.5, 6.5, 5), 'brownPale', 0.9),
  pen.spot(-5.5, -35, 1.7),
  pen.spot(5.5, -35, 1.7),
  pen.solid(ellipse(0, -31, 2.4, 1.7)),
  pen.line('M0 -29.5V-27.5M-3 -27q3 2.4 6 0', 0.8),
]

/** A hippopotamus on its feet that looks left, 40 mm high. */
export const hippo = (pen: Pen): Drawing => [
  [-6, 22].map((x) => pen.shape(box(x, -12, 9, 12, 3), 'purple')),
  pen.shape('M-14 -14C-16 -30 -2 -36 12 -35C28 -34 36 -24 35 -12C34 -5 26 -4 12 -5C0 -6 -12 -4 -14 -14z', 'purple'),
  [-16, 12].map((x) => pen.shape(box(x, -12, 9.5, 12, 3), 'purple')),
  pen.shape(circle(-16, -40, 3) + circle(-4, -40, 3), 'purple', 1.1),
  pen.shape(
    'M-20 -36C-18 -42 -4 -42 0 -35C3 -28 1 -20 -3 -16C-8 -11 -26 -10 -31 -16C-35 -22 -28 -28 -22 -29z',
    'purple',
  ),
  pen.shape('M-31 -16C-34 -21 -29 -27 -22 -28C-14 -29 -4 -24 -4 -18C-6 -11 -26 -10 -31 -16z', 'purplePale', 0.9),
  pen.solid(ellipse(-26, -22.5, 1.2, 1.7) + ellipse(-19, -23, 1.2, 1.7)),
  pen.spot(-15, -33, 1.7),
  pen.spot(-6, -33.5, 1.7),
  pen.line('M35 -20q5 1 5 6', 1.2),
]

/** A horse's drawing in white with stripes. */
export const zebra = (pen: Pen): Drawing => [
  horse(pen, 0, 0, 1, { coat: 'white', mane: 'greyDark' }),
  pen.line(
    'M-2 -37L-4 -26M4 -37.5L3 -20M10 -37L9.5 -22M16 -36.5L16.5 -24M21 -35L22 -25M-6 -40L-11 -31M-9 -44L-16 -36M-8 -17L-4.5 -15.5M-3 -11H3M-3 -6H3M13 -12H19M13 -7H19M-20 -47L-15 -45.5M-23 -41.5L-18 -40',
    1.7,
  ),
]
