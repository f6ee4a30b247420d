/** Things that give light: a lantern with a handle, an electric torch. */
import { box, circle } from '../paths.ts'
import type { Pen } from '../pen.ts'

/** A lantern about its foot, 22 mm wide and 38 high. */
export const lantern = (pen: Pen, x: number, y: number, scale: number) =>
  pen.at(x, y, scale, (own) => [
    own.rope('M-7 -30C-12 -42 12 -42 7 -30', 1.2, 'metal', 0.9),
    own.shape('M-8 -26L-5 -33H5L8 -26z', 'red'),
    own.shape('M-7 -7V-26H7V-7z', 'yellow'),
    own.shape('M0 -10C-5 -13 -3 -17 0 -22C3 -17 5 -13 0 -10z', 'orange', 0.9),
    own.line('M-2.600 -8V-9M2.600 -8V-9', 0.8),
    own.shape(box(-9, -8, 18, 8, 2), 'red'),
    own.shape(circle(0, -4, 1.8), 'yellow', 0.8),
  ])

/** A torch that points up, about its foot, 14 mm wide and 30 high. */
export const torch = (pen: Pen, x: number, y: number, scale: number, turn = 0) =>
  pen.at(
    x,
    y,
    scale,
    (own) => [
      own.shape(box(-4, -20, 8, 20, 2.5), 'blue'),
      own.shape('M-4 -19L-8 -26H8L4 -19z', 'blueDark'),
      own.shape(box(-8.5, -30, 17, 4.5, 1.5), 'yellow'),
      own.shape(circle(0, -13, 1.9), 'white', 0.8),
    ],
    { turn },
  )
