/** An eye, an ear, a nose, a tongue and a hand: what each sense is felt with. About (0, 0), 16 mm wide at scale 1. */
import { circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

const SKIN: Fill = 'tan'

export const SENSE_SIGNS = {
  olho: (pen: Pen) => [
    pen.shape('M-8.500 0Q0 -8.500 8.500 0Q0 8.500 -8.500 0z', 'white'),
    pen.shape(circle(0, 0, 3.7), 'brown', 1),
    pen.spot(0, 0, 1.9),
    pen.spot(1.1, -1.2, 0.7, 'white'),
    pen.line(
      'M-6.800 -4.600L-8.400 -6.800M-2.600 -6.400L-3.300 -8.800M2.600 -6.400L3.300 -8.800M6.800 -4.600L8.400 -6.800',
      1,
    ),
  ],
  orelha: (pen: Pen) => [
    pen.shape(
      'M-4.600 -1.500C-5.500 -11 7 -10.500 6 -1.500C5.600 1.800 2.800 2.400 2.400 5.200C2 8.600 -3.600 9.200 -3.800 4.800C-3.900 2.600 -4.300 1 -4.600 -1.500z',
      SKIN,
    ),
    pen.line('M-1.800 -1.600C-2 -7 4 -6.800 3.400 -2C3 .6 .6 .4 .4 3M-2 .8Q0 .4 .2 -1.800', 1),
  ],
  nariz: (pen: Pen) => [
    pen.shape(
      'M-1.600 -8.500C-1.800 -3 -6.600 .6 -6.400 4C-6.200 7 -3.400 7 -2.400 5.600Q0 8.200 2.400 5.600C3.400 7 6.200 7 6.400 4C6.600 .6 1.800 -3 1.600 -8.500Q0 -9.500 -1.600 -8.500z',
      SKIN,
    ),
    pen.solid(ellipse(-3.4, 4.1, 1.1, 0.8)),
    pen.solid(ellipse(3.4, 4.1, 1.1, 0.8)),
  ],
  língua: (pen: Pen) => [
    pen.shape('M-9 -2.500Q-4.500 -8 0 -5.200Q4.500 -8 9 -2.500Q4.500 1.400 0 1.200Q-4.500 1.400 -9 -2.500z', 'red'),
    pen.shape('M-6.500 -2.400Q0 -4.200 6.500 -2.400Q4 -.4 0 -.4Q-4 -.4 -6.500 -2.400z', 'redDark', 0.8),
    pen.shape('M-3.800 -1.200C-4 9 4 9 3.800 -1.200Q0 -2.600 -3.800 -1.200z', 'pink', 0.9),
    pen.line('M0 .4V4.600', 0.9),
  ],
  mão: (pen: Pen) => [
    pen.union(
      [
        'M-4.500 0H4.600V5.500Q4 9 0 9Q-4 9 -4.500 5.500z',
        'M-4.500 2V-4.500A1.200 1.200 0 0 1 -2.100 -4.500V2z',
        'M-2.200 2V-7A1.250 1.250 0 0 1 .3 -7V2z',
        'M.2 2V-6.400A1.200 1.200 0 0 1 2.600 -6.400V2z',
        'M2.400 2V-4A1.150 1.150 0 0 1 4.700 -4V2z',
        'M-4.500 6.500L-8 1.600A1.300 1.300 0 0 1 -6 .2L-3 3.500z',
      ],
      SKIN,
    ),
    pen.line('M-2.150 -3.600V.6M.25 -5.500V.6M2.500 -4.500V.6', 0.8),
  ],
} as const satisfies Readonly<Record<string, (pen: Pen) => Drawing>>

export type SenseOrgan = keyof typeof SENSE_SIGNS
