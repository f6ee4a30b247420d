/** Rainbow and balloon in a wide sky over the country. */
import { box } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

const BANDS: readonly Fill[] = ['red', 'orange', 'yellow', 'green', 'blue', 'purple']
const [OUTER, BAND] = [98, 6]

/** From hill to hill. */
export const rainbow = (pen: Pen): Drawing => [
  BANDS.map((fill, i) => {
    const r = OUTER - BAND * i
    return pen.shape(`M${105 - r} 190a${r} ${r} 0 0 1 ${2 * r} 0z`, fill)
  }),
  pen.shape(
    `M${105 - OUTER + BAND * BANDS.length} 190a${OUTER - BAND * BANDS.length} ${OUTER - BAND * BANDS.length} 0 0 1 ${2 * (OUTER - BAND * BANDS.length)} 0z`,
    'sky',
  ),
]

/** A hot-air balloon, 42 mm high, about the foot of its basket. */
export const balloonRide = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (pen) => [
    pen.line('M-5 -12L-3.500 -6M5 -12L3.500 -6', 0.9),
    pen.shape('M0 -42C13 -42 17 -32 15 -25C13 -18 8 -15 6 -11H-6C-8 -15 -13 -18 -15 -25C-17 -32 -13 -42 0 -42z', 'red'),
    pen.shape(
      'M0 -42C8 -40 11 -32 9 -24C7.500 -17 4 -14 3.500 -11H-3.500C-4 -14 -7.500 -17 -9 -24C-11 -32 -8 -40 0 -42z',
      'yellow',
      0.9,
    ),
    pen.shape(
      'M0 -42C3.600 -38 4.400 -32 3.600 -24C3 -18 1.600 -14 1.400 -11H-1.400C-1.600 -14 -3 -18 -3.600 -24C-4.400 -32 -3.600 -38 0 -42z',
      'red',
      0.9,
    ),
    pen.shape(box(-4.6, -6, 9.2, 7, 1.5), 'wood', 1),
  ])
