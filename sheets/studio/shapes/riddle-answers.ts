/** Answers of riddles that no picture of the library shows, about the middle of a square of 40 mm. */
import { circle, ellipse, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { tuft } from './nature.ts'

const buttonShape = (pen: Pen): Drawing => [
  pen.shape(circle(0, 0, 16), 'red'),
  pen.shape(circle(0, 0, 12), 'red', 0.9),
  points('-4,-4 4,-4 -4,4 4,4').map(([x, y]) => pen.shape(circle(x, y, 2), 'white', 0.9)),
  pen.line('M-4 -4L4 4M4 -4L-4 4', 1.2),
]

/** A gust that carries leaves. */
const wind = (pen: Pen): Drawing => [
  pen.line('M-19 -6H6C14 -6 15 -16 8 -16C4 -16 3 -12 6 -11', 1.4),
  pen.line('M-19 1H12C20 1 20 11 13 11C9 11 8 7 11 6', 1.4),
  pen.line('M-16 8H0C6 8 6 16 1 16C-2 16 -3 13 -1 12', 1.4),
  points('-12,-13 -2,-15 16,-4').map(([x, y]) =>
    pen.shape(
      `M${x - 3} ${y + 2}Q${x - 2} ${y - 3} ${x + 4} ${y - 3}Q${x + 3} ${y + 2} ${x - 3} ${y + 2}z`,
      'leaf',
      0.8,
    ),
  ),
]

const hole = (pen: Pen): Drawing => [
  pen.shape(ellipse(0, 6, 20, 11), 'meadow', 1),
  pen.shape(ellipse(-3, 6, 12, 6), 'brownDark', 1.1),
  pen.line('M-13 7q10 -5 20 0', 0.8),
  pen.shape('M8 9C9 1 13 -3 16 2C19 6 19 10 18 12z', 'brown', 1),
  pen.rope('M9 -15L13 2', 1.6, 'wood', 0.7),
  tuft(pen, -14, 14, 0.7),
]

/** Seen from a hill: wide in front, narrow far away. */
const river = (pen: Pen): Drawing => [
  pen.shape('M-19 -8Q-8 -15 0 -9Q10 -16 19 -8V17H-19z', 'meadow', 1),
  pen.shape('M0 -9C-8 -4 10 -2 3 4C-4 9 -14 10 -14 17H12C12 11 20 8 16 2C12 -4 4 -5 3 -8z', 'water', 1),
  pen.line('M2 2q3 -2 6 0M-4 11q3 -2 6 0t6 0', 0.8),
  tuft(pen, -12, 6, 0.7),
]

export const RIDDLE_ANSWERS: Readonly<Record<string, (pen: Pen) => Drawing>> = {
  BOTÃO: buttonShape,
  VENTO: wind,
  BURACO: hole,
  RIO: river,
}
