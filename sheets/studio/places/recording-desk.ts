/** A telephone and a tablet on a desk, their screens open to write on, and notes for those who record. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { round } from '../../scene/marks.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

const HEADER = 12

/** Edge of a screen beside the case, at its ends and at its long sides. */
const [END, SIDE] = [9, 5]

/** A screen in its case: its bar has the name of what is recorded. */
function screen(pen: Pen, { x, y, width, height }: Box, name: string, fill: Fill): Drawing {
  return [
    pen.shape(box(x, y, width, height, 3), 'white', 1),
    pen.shape(box(x, y, width, HEADER, 3), fill, 0.9),
    pen.text(x + width / 2, y + 8.2, name, fitTextSize(name, 'display', 5.4, width - 6)),
  ]
}

export const screenOfPhone = ({ x, y, width, height }: Box): Box => ({
  x: x + SIDE,
  y: y + END,
  width: width - 2 * SIDE,
  height: height - 2 * END,
})

/** Upright, a key at its right side. */
export const phone = (pen: Pen, place: Box, name: string): Drawing => {
  const { x, y, width, height } = place
  return [
    pen.shape(box(x + width - 1.5, y + 26, 3.4, 16, 1.2), 'grey', 0.9),
    pen.shape(box(x, y, width, height, 9), 'greyDark', 1.2),
    pen.shape(box(x + width / 2 - 8, y + 3.4, 16, 2.4, 1.2), 'white', 0.6),
    screen(pen, screenOfPhone(place), name, 'bluePale'),
    pen.shape(circle(x + width / 2, y + height - END / 2, 2.6), 'white', 0.7),
  ]
}

export const screenOfTablet = ({ x, y, width, height }: Box): Box => ({
  x: x + END,
  y: y + SIDE,
  width: width - 2 * END,
  height: height - 2 * SIDE,
})

/** Across, its camera at the left. */
export const tablet = (pen: Pen, place: Box, name: string): Drawing => {
  const { x, y, width, height } = place
  return [
    pen.shape(box(x, y, width, height, 8), 'greyDark', 1.2),
    pen.shape(circle(x + END / 2, y + height / 2, 1.8), 'white', 0.7),
    screen(pen, screenOfTablet(place), name, 'bluePale'),
  ]
}

/** Half heights of the bars of a message of sound. */
const BARS = [1, 2, 3.4, 2.2, 1.2, 2.8, 4, 2.6, 1.4, 3, 3.8, 2.4, 1, 1.8, 3.2, 2, 1.2, 2.6, 1.6, 1] as const

/** A message of sound: a triangle, its waves and its length. */
export function soundBubble(pen: Pen, { x, y, width, height }: Box): Drawing {
  const middle = y + height / 2
  const [from, to] = [x + 16, x + width - 17]
  const step = (to - from) / (BARS.length - 1)
  return [
    pen.shape(box(x, y, width, height, height / 2), 'meadow', 0.9),
    pen.solid(`M${x + 6} ${middle - 3.4}v6.800l6 -3.400z`),
    pen.line(
      BARS.map((half, i) => `M${round(from + i * step)} ${round(middle - half)}v${round(2 * half)}`).join(''),
      1,
    ),
    pen.text(x + width - 9, middle + 1.6, '0:30', 4.4, { font: 'text' }),
  ]
}

export const RECORDERS = ['escreve', 'fala', 'grava'] as const
type Recorder = (typeof RECORDERS)[number]

const pictograms: Readonly<Record<Recorder, (pen: Pen) => Drawing>> = {
  escreve: (pen) => [
    pen.shape('M-6 3.500L3 -5.500L6 -2.500L-3 6.500L-7 7.500z', 'red', 0.8),
    pen.line('M1 -3.500L4 -0.500', 0.6),
  ],
  fala: (pen) => [
    pen.shape('M-7 -6H7Q9 -6 9 -4V2Q9 4 7 4H-1L-5 8V4H-7Q-9 4 -9 2V-4Q-9 -6 -7 -6z', 'white', 0.8),
    pen.line('M-5 -2.500H5M-5 0.800H2', 0.8),
  ],
  grava: (pen) => [
    pen.shape(box(-4.6, -8, 9.2, 16, 1.8), 'greyDark', 0.8),
    pen.shape(box(-3, -5.6, 6, 10.4, 0.8), 'white', 0.6),
    pen.shape(circle(0, -0.4, 1.9), 'red', 0.6),
  ],
}

const NOTES: Readonly<Record<Recorder, Fill>> = { escreve: 'yellowPale', fala: 'pinkPale', grava: 'foam' }

/** A paper note for the name of whoever writes, speaks or records; `words` in the letters of the level. */
export const recorderNote = (pen: Pen, { x, y, width, height }: Box, recorder: Recorder, words: string): Drawing => {
  const icon = 11
  return [
    pen.shape(box(x, y, width, height, 2), NOTES[recorder], 1),
    pen.at(x + icon, y + (height > 30 ? 13 : 9.4), 0.9, (own) => pictograms[recorder](own)),
    pen.text(
      x + icon + 10.5,
      y + (height > 30 ? 14.8 : 11),
      words,
      fitTextSize(words, 'display', 4.6, width - icon - 14),
      {
        anchor: 'start',
      },
    ),
    (height > 30 ? [y + height - 18, y + height - 7] : [y + height - 5]).map((line) =>
      pen.line(`M${x + 5} ${line}H${x + width - 5}`, 0.6),
    ),
  ]
}
