/** Small animals of nightfall, drawn about their foot or their middle. */
import { circle, ellipse } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

/** A firefly from the side, about its middle, 26 mm long: wings up, the end of its body shines. */
export const firefly = (pen: Pen): Drawing => [
  pen.shade(circle(-9, 2, 11), 'glow'),
  pen.line('M-20 -5l-3 -2M-22 2h-4M-20 8l-3 2.500M-12 12l-1 4M-12 -8l-1 -4', 1, 'orange'),
  pen.shape('M4 -3C0 -12 -8 -17 -13 -14C-12 -9 -6 -4 2 -2z', 'foam', 0.8),
  pen.shape('M6 -4C6 -12 2 -17 -4 -18C-7 -12 -3 -7 4 -3z', 'brownDark', 0.9),
  pen.shape('M-4 -4C-12 -5 -17 -2 -17 2C-17 6 -11 8 -4 6z', 'yellow', 1),
  pen.line('M-13 -3.500q-2 5 0 10M-9 -4.500q-2 5.500 0 11', 0.7),
  pen.shape('M-5 -5C0 -7 6 -6 9 -3V5C4 8 -1 8 -5 6.500z', 'brown', 1),
  pen.shape('M8 -6C13 -6 15 -2 15 1C15 5 11 7 8 6C6 3 6 -3 8 -6z', 'orange', 0.9),
  pen.shape(circle(17, 1.6, 4.2), 'brownDark', 0.9),
  pen.spot(18.4, 0.4, 1.3, 'white'),
  pen.line('M19 -2Q23 -7 27 -7M17 -2.500Q19 -9 23 -11', 0.8),
  pen.line('M-1 7l-2 5M4 7l0 5M9 6.500l2 5', 1),
]

/** An armadillo that looks to the right, 46 mm long. */
export const armadillo = (pen: Pen): Drawing => [
  pen.shape('M-17 -9C-26 -8 -31 -4 -34 0C-27 -1 -20 -2 -14 -3z', 'brownPale', 1),
  pen.line('M-28 -5l1.500 4M-23 -7.500l1 5', 0.7),
  pen.shape('M-13 -5L-14 0H-7L-5 -5zM5 -5L5 0H12L12 -5z', 'brownPale', 1),
  pen.shape('M10 -12C16 -17 24 -14 31 -6C32 -4 30 -2.500 28 -3C22 -3 16 -3 11 -4z', 'tan'),
  pen.shape(
    'M13 -14C11 -20 13 -23 16 -24C19 -22 19 -17 18 -14zM18 -14C18 -19 20 -21 22.500 -22C24 -20 23 -16 22 -13z',
    'pink',
    0.9,
  ),
  pen.shape('M-19 -4C-20 -17 -11 -25 -1 -25C9 -25 15 -16 13 -4C4 -1 -10 -1 -19 -4z', 'brownPale'),
  pen.line(
    'M-8 -23.500C-12 -17 -12 -8 -10 -2.800M-3 -24.800C-6 -17 -6 -8 -5 -2.500M2 -24.800C1 -17 1 -8 1 -2.500M7 -22.500C8 -16 8 -9 7 -2.800',
    0.8,
    'brownDark',
  ),
  pen.line('M-16 -12l2 1M-15 -8l2 1M-13 -17l2 1M10 -14l1.500 0M10 -9l1.500 0', 0.8, 'brownDark'),
  pen.spot(22.6, -9.4, 1.4),
  pen.spot(23, -9.9, 0.5, 'white'),
  pen.shape(ellipse(30.4, -4.6, 1.6, 1.3), 'brownDark', 0.6),
]
