/** Household things that can have any position: each differs from its mirror image. */
import { box, circle } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

export const saw = (pen: Pen): Drawing => [
  pen.shape('M-34 -20L16 -26V-8L-32 -12z', 'metal'),
  pen.line(
    'M-30 -12l3 4l3 -3.600l3 4.200l3 -3.800l3 4.400l3 -4l3 4.400l3 -4l3 4.400l3 -4l3 4.400l3 -4l3 4.200l3 -3.600l3 3.600',
    0.9,
  ),
  pen.shape('M14 -28H28C36 -28 38 -20 34 -12C32 -4 26 -4 20 -5L14 -6z', 'wood'),
  pen.shape(box(20, -22, 9, 10, 4), 'white', 0.9),
]

export const wateringCan = (pen: Pen): Drawing => [
  pen.rope('M10 -28C34 -34 34 -4 14 -6', 3.6, 'green'),
  pen.shape('M-12 -14L-30 -34L-25 -37L-12 -24z', 'green'),
  pen.shape('M-38 -33L-24 -43L-22 -36L-30 -30z', 'lime'),
  pen.shape('M-14 -28H14L16 0H-16z', 'green'),
  pen.line('M-15 -8H15.500', 0.9, 'leafDeep'),
]

export const boot = (pen: Pen): Drawing => [
  pen.shape('M-14 -42H8V-20Q10 -14 22 -13Q30 -12 30 -4V-3H-14z', 'yellow'),
  pen.shape('M-16 -4H31Q31 0 27 0H-12Q-16 0 -16 -4z', 'orange'),
  pen.shape(box(-16, -44, 26, 6, 2), 'orange'),
]

/** With a flat face on the left and a claw on the right. */
export const clawHammer = (pen: Pen): Drawing => [
  pen.shape(box(-3.4, -32, 7, 32, 2), 'wood'),
  pen.shape(box(-4.4, -14, 9, 14, 3), 'red', 1),
  pen.line('M-4 -9.500h8M-4 -5.500h8', 0.8),
  pen.shape('M5 -44C18 -45 27 -38 29 -27C22 -33 14 -34 5 -31z', 'metal'),
  pen.shape(box(-6.5, -45, 13, 15, 2), 'metal'),
  pen.shape(box(-18, -42.5, 12, 10), 'metal', 1),
  pen.shape(box(-22, -44.5, 6, 14, 1.5), 'greyDark', 1),
]

/** With its window, and a ring for a cord. */
export const coachWhistle = (pen: Pen): Drawing => [
  pen.rope('M20 -22a5.500 5.500 0 1 1 6 8', 2, 'metal', 0.8),
  pen.shape('M-28 -26H8a13 13 0 1 1 -14 16L-8 -14H-28z', 'orange'),
  pen.shape('M-10 -26H1L-3 -19H-8z', 'greyDark', 0.9),
  pen.line('M-23 -26V-14', 1),
  pen.line('M0 -9A9 9 0 0 0 16 -9M-19 -20H-13', 0.9),
]

/** With a bow of three rings and a bit on one side. */
export const doorKey = (pen: Pen): Drawing => [
  pen.shape('M-4 -14H28V-8V5H22V0H18V3H12V-8H-4z', 'yellow'),
  pen.shape(circle(-20, -17.5, 7.6), 'yellow'),
  pen.shape(circle(-20, -4.5, 7.6), 'yellow'),
  pen.shape(circle(-11, -11, 9), 'yellow'),
  pen.shape(circle(-20, -17.5, 3), 'white', 0.8),
  pen.shape(circle(-20, -4.5, 3), 'white', 0.8),
  pen.shape(circle(-11, -11, 3.6), 'white', 0.8),
  pen.shape(box(-2, -15.4, 4, 8.8, 1), 'orange', 0.9),
]
