/** Things of a playground about the middle of their foot: a slide, swings, a climbing arch, a sandbox. */
import type { Thing } from '../fit.ts'
import { box, circle, ellipse } from '../paths.ts'
import { bucket } from './handy.ts'

/** 34 mm wide and 27 mm high. */
const slide: Thing = (pen) => [
  [-14, -7].map((x) => pen.rope(`M${x} 0V-26`, 1.4, 'red', 0.8)),
  pen.line('M-14 -5h7M-14 -10h7M-14 -15h7', 1),
  pen.shape('M-9 -21Q3 -13 8 -6Q10 -3.600 17 -3.600V0H8Q4.500 0 2.600 -4Q-2 -11 -11 -16z', 'yellow', 1),
  pen.shape(box(-16, -21.5, 11, 2.6, 1), 'orange', 0.9),
]

/** 34 mm wide and 26 mm high. */
const swings: Thing = (pen) => [
  pen.line('M-8.500 -25V-8M-2.500 -25V-8M2.500 -25V-8M8.500 -25V-8', 0.7),
  [-10, 1].map((x) => pen.shape(box(x, -8.4, 9, 2, 0.8), 'red', 0.8)),
  pen.rope('M-17 0L-12.500 -25L-9 0M9 0L12.500 -25L17 0', 1.4, 'blue', 0.8),
  pen.rope('M-14 -25.500H14', 1.6, 'blue', 0.8),
]

/** 32 mm wide and 19 mm high. */
const climber: Thing = (pen) => [
  pen.rope('M-15 0Q-13 -18 0 -18Q13 -18 15 0', 1.4, 'purple', 0.8),
  pen.rope('M-10 0Q-8.500 -11.500 0 -11.500Q8.500 -11.500 10 0', 1.4, 'purple', 0.8),
  [
    [-14.2, -5, -9.3, -4],
    [-12, -11, -7.3, -8.5],
    [-6.5, -16.5, -4.4, -11],
    [0, -18, 0, -11.5],
    [6.5, -16.5, 4.4, -11],
    [12, -11, 7.3, -8.5],
    [14.2, -5, 9.3, -4],
  ].map(([x, y, toX, toY]) => pen.line(`M${x} ${y}L${toX} ${toY}`, 1)),
]

/** 38 mm wide, with a bucket and a hill of sand. */
const sandbox: Thing = (pen) => [
  pen.shape(ellipse(0, -3, 19, 4.6), 'wood', 1),
  pen.shape(ellipse(0, -3.6, 16.4, 3.1), 'sand', 0.8),
  pen.shape('M-11 -3Q-6 -11.500 -3.500 -11.500Q-1 -11.500 4 -3Q-4 -1.600 -11 -3z', 'sand', 0.9),
  bucket(pen, 9, -2.6, 0.42, 'red'),
]

/** 20 mm wide: it rocks on a spring. */
const rider: Thing = (pen) => [
  pen.line('M-3 0h6M-2.600 -1.500h5.200M-2.600 -3.200h5.200M-2.600 -5h5.200', 1),
  pen.shape(
    'M-9 -15Q-10 -7 0 -6Q8 -6.400 8 -13Q11 -14.500 10 -18Q6 -21 3 -17.500Q2 -12 -3 -12.500Q-6 -13 -9 -15z',
    'orange',
    1,
  ),
  pen.spot(7, -16.6, 0.6),
  pen.rope('M2.600 -14.600l-4.600 -1.600', 1, 'red', 0.7),
]

const ball: Thing = (pen) => [
  pen.shape(circle(0, -4.4, 4.4), 'yellow', 0.9),
  pen.line('M-4 -6Q0 -3 4 -6M-1 -0.200Q-2.400 -4.400 -1 -8.600', 0.7),
]

/** Large ones, to be seen behind whoever plays. */
export const PLAY_LARGE = [slide, swings, climber] as const
/** Small ones, on the lawn. */
export const PLAY_SMALL = [sandbox, rider, ball] as const

const pail: Thing = (pen) => bucket(pen, 0, 0, 0.45, 'red')

/** Room for one step of a child. */
export const PLAY_LAWN = [ball, pail] as const
