/** Things whose names begin with W, Y or Z, of which there are few. */
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

/** A board with its sail, on a wave. */
export const windsurf = (pen: Pen): Drawing => [
  pen.shape('M-24 0Q-20 -7 -12 -3Q-4 2 4 -3Q12 -8 24 0z', 'blue', 0.9),
  pen.shape('M-21 -5Q-22 -9 -16 -9.500H17Q22 -9 19 -6Q10 -4 -10 -4Q-17 -3.500 -21 -5z', 'yellow'),
  pen.shape('M-3 -12L1 -50C13 -42 20 -28 18 -14z', 'red'),
  pen.line('M0 -40L10 -40M-1 -28L16.500 -28', 0.9, 'cream'),
  pen.shape('M-2.200 -20L17.800 -18', null, 1.4),
  pen.rope('M-3.400 -9L1 -51', 1.4, 'wood', 0.8),
]

/** A small dog whose long coat reaches the ground. */
export const yorkshire = (pen: Pen): Drawing => [
  pen.shape('M16 -14C22 -18 24 -23 20 -27C19 -22 15 -20 12 -19z', 'brownDark', 0.9),
  pen.shape('M-12 -20C-4 -24 12 -24 17 -17C21 -12 20 -5 21 0H-14C-14 -7 -15 -14 -12 -20z', 'greyDark'),
  pen.line('M-4 -14L-5 -3M2 -15L2 -3M8 -15L9 -3M14 -13L16 -4', 0.8),
  pen.shape('M-24 -28L-25 -41L-17 -34zM-8 -28L-6 -41L-14 -34z', 'brown', 1),
  pen.shape(
    'M-25 -26C-25 -34 -21 -37 -15.500 -37C-10 -37 -6 -34 -6 -26C-5 -19 -7 -12 -10 -8L-15.500 -12L-21 -8C-24 -12 -26 -19 -25 -26z',
    'tan',
  ),
  pen.shape(circle(-15.5, -38, 2), 'pink', 0.8),
  pen.shape('M-17 -39L-23 -43V-35zM-14 -39L-8 -43V-35z', 'pink', 0.9),
  pen.shape(circle(-19.4, -26, 1.3) + circle(-11.6, -26, 1.3), 'black', 0.5),
  pen.shape(ellipse(-15.5, -21.4, 2.4, 1.8), 'black', 0.5),
  pen.line('M-15.500 -19.500Q-15.500 -17 -18 -17M-15.500 -19.500Q-15.500 -17 -13 -17', 0.8),
]

/** Half open, on its two strips of cloth. */
export const zip = (pen: Pen): Drawing => [
  pen.shape('M-20 -46L-12 -46Q-9 -30 -1 -22V0H-14z', 'teal'),
  pen.shape('M20 -46L12 -46Q9 -30 1 -22V0H14z', 'teal'),
  pen.line(
    'M-12 -42l4 -1M-11 -37l4 -1.500M-9 -32l3.600 -2M-7 -28l3 -2.500M12 -42l-4 -1M11 -37l-4 -1.500M9 -32l-3.600 -2M7 -28l-3 -2.500',
    1.5,
  ),
  pen.line('M-2.600 -12H2.600M-2.600 -8H2.600M-2.600 -4H2.600', 1.5),
  pen.shape('M-4.500 -25H4.500L3.500 -15H-3.500z', 'yellow', 1),
  pen.shape(box(-2, -17, 4, 11, 2), 'yellow', 0.9),
  pen.shape(circle(0, -8.6, 0.8), 'white', 0.6),
]

/** A caiman on dry ground, all of it to be seen. */
export const caimanAshore = (pen: Pen): Drawing => [
  pen.shape('M-17 -6L-21 0H-11L-8 -6zM9 -6L6 0H16L18 -6z', 'green', 1.1),
  pen.shape(
    'M-36 -13C-31 -5 -27 -13 -19 -17C-10 -21 2 -21 9 -18L11 -23Q15 -26 18 -22L19 -18L33 -15Q37 -13 34 -10.500L20 -9.500L33 -7.500Q34 -4 28 -3.600H16C10 -3 -14 -3 -20 -4C-29 -5 -35 -8 -36 -13z',
    'green',
    1.2,
  ),
  pen.shape('M-19 -17l2 -4l3 2.600l2.500 -4l3 3l2.500 -4l3 3.200l2.500 -3.600l3 4.400', 'leafDark', 0.9),
  pen.shape('M22 -9.700l1.600 2l1.600 -1.800l1.800 2.200l1.600 -2l1.800 2.400l1.400 -2z', 'white', 0.7),
  pen.shape(circle(14.5, -20.6, 1.5), 'white', 0.8),
  pen.line('M31 -15.400v1M-10 -11q3 -2 6 0M-1 -9q3 -2 6 0', 0.9),
]
