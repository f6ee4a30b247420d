/** Household things that can have any position: each differs from its mirror image. */
import { box } from '../paths.ts'
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
