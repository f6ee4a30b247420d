/** Birds that hold on to a branch, their claws at y = 0. */
import { circle } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

/** A macaw that looks left, its long tail below the branch. */
export const perchedMacaw = (pen: Pen, fill: Fill = 'red', feathers: Fill = 'yellow'): Drawing => [
  pen.shape('M3 -8C9 0 13 11 15 22C12 24 9.600 22 8.400 19.600C4 11 0 3 -3 -5z', fill),
  pen.shape('M9 2.600C12 9 14 16 15 22C13 23.400 11.200 22.800 10 21.400C9.400 15 7 8 4.600 3z', 'blue', 0.9),
  pen.shape('M-7 -33C-2 -40 9 -37 11 -28C15 -19 13 -7 5 -2C-3 0 -9 -6 -9 -15C-9 -22 -10 -27 -7 -33z', fill),
  pen.shape('M1 -25C7 -26 11 -22 12 -16L0 -17C-0.400 -20 0 -23 1 -25z', fill, 0.9),
  pen.shape(
    'M0 -17.400L12 -16.400C12.200 -13 11.600 -10.400 10.600 -8L1.600 -11.600C0.600 -13.400 0.200 -15.400 0 -17.400z',
    feathers,
    0.9,
  ),
  pen.shape('M1.600 -11.600L10.600 -8C9.800 -4 9.600 0 11 5C6 2 3 -5 1.600 -11.600z', 'blue', 0.9),
  pen.shape('M-7.600 -32.600C-4 -34.600 0.600 -33 0.600 -29C0.600 -25.600 -4 -24 -8 -25z', 'white', 0.9),
  pen.shape(
    'M-7.400 -33C-13 -33.400 -15.400 -28 -13.600 -22.600C-11.400 -23 -9.600 -24 -8 -25.400C-7 -27.800 -6.800 -30.600 -7.400 -33z',
    'brownDark',
  ),
  pen.shape(circle(-3.4, -30, 2), 'yellow', 0.7),
  pen.spot(-3.6, -30, 1),
  pen.line('M-3 -2q-1 2.600 -2.600 2.800M0 -1.600q0 2.800 -1.400 3.600M3 -2q0.600 2.400 0 3.600', 1.3, 'stoneDark'),
]
