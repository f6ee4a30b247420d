/** Small things of rooms, for pictures that are looked at closely. */

import { box, circle, ellipse, heart, star } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { FRUIT } from '../shapes/fruit.ts'
import { backpack, popcorn, stripedBall } from '../shapes/handy.ts'
import { butterfly, cat } from '../shapes/pets.ts'
import { bowl } from '../shapes/rooms.ts'

const clock = (pen: Pen, x: number, y: number, r: number) =>
  pen.at(x, y, 1, (own) => [
    own.shape(circle(0, 0, r), 'white'),
    own.line(`M0 0V${-r * 0.62}M0 0L${r * 0.45} ${r * 0.2}`, 1),
  ])

const plant = (pen: Pen, x: number, y: number, scale: number) =>
  pen.at(x, y, scale, (own) => [
    own.shape('M0 -12C-12 -16 -14 -28 -10 -32C-4 -28 0 -20 0 -12z', 'leaf', 1),
    own.shape('M0 -12C12 -16 14 -28 10 -32C4 -28 0 -20 0 -12z', 'leaf', 1),
    own.shape('M0 -12C-5 -22 -4 -34 0 -40C4 -34 5 -22 0 -12z', 'lime', 1),
    own.shape('M-9 -13H9L7 0H-7z', 'orange'),
  ])

const drawing = (pen: Pen, x: number, y: number, what: (pen: Pen) => Drawing) =>
  pen.at(x, y, 1, (own) => [own.shape(box(-11, -9, 22, 18, 1), 'white', 1), what(own)])

/** Top of the kitchen's table, mm. */
const TABLE = 238

/** By the id of the scene, in its own lengths; the youngest see the first ones. */
export const ROOM_DETAILS: Readonly<Record<string, (pen: Pen) => readonly Drawing[]>> = {
  escola: (pen) => [
    clock(pen, 55, 104, 8),
    backpack(pen, 120, 284, 0.95, 'red'),
    backpack(pen, 198, 286, 0.95, 'teal'),
    pen.at(112, 233, 0.55, (own) => FRUIT.maca(own)),
    pen.at(104, 168, 1, (own) => own.shape(box(-7, -2.4, 14, 4.8, 1), 'blue', 1)),
    stripedBall(pen, 104, 214, 7, 'orange', 'yellow'),
    drawing(pen, 100, 184, (own) => own.shape(heart(0, -1, 4.4), 'red', 0.9)),
    drawing(pen, 128, 184, (own) => own.shape(star(0, 0, 6), 'sun', 0.9)),
    drawing(pen, 154, 184, (own) => own.shape('M-6 5V-1L0 -6L6 -1V5z', 'orange', 0.9)),
    pen.at(14, 204, 1, (own) => [
      own.shape('M-8 -12H8L6 6H-6z', 'bluePale', 1),
      own.line('M-5 -12L-3 6M5 -12L3 6M0 -12V6', 0.7),
    ]),
  ],
  quarto: (pen) => [
    clock(pen, 84, 130, 9),
    plant(pen, 204, 214, 0.8),
    drawing(pen, 188, 166, (own) => own.shape(heart(0, -1, 4.6), 'red', 0.9)),
    backpack(pen, 20, 258, 0.8, 'green'),
    pen.at(150, 258, 1, (own) => [
      own.shape(box(-10, -5, 20, 5, 1), 'blue', 1),
      own.shape(box(-8, -10, 16, 5, 1), 'orange', 1),
    ]),
    stripedBall(pen, 140, 283, 4.6, 'teal', 'white'),
    pen.at(184, 256, 1, (own) => [
      own.shape('M-11 0C-12 -5 -2 -8 2 -5C6 -6 11 -5 11 0z', 'pink', 1),
      own.shape(ellipse(5, -2.4, 3.4, 1.6), 'white', 0.8),
    ]),
  ],
  biblioteca: (pen) => [
    cat(pen, 172, 262, 0.75, 'grey'),
    plant(pen, 112, 254, 0.9),
    backpack(pen, 112, 284, 0.8, 'green'),
    stripedBall(pen, 150, 282, 6, 'orange', 'yellow'),
    pen.at(200, 240, 1, (own) => [
      own.shape(box(-10, -5, 20, 5, 1), 'blue', 1),
      own.shape(box(-8, -10, 16, 5, 1), 'orange', 1),
      own.shape(box(-9, -15, 18, 5, 1), 'pink', 1),
    ]),
  ],
  cozinha: (pen) => [
    clock(pen, 150, 134, 8),
    popcorn(pen, 92, TABLE, 0.55),
    pen.at(112, 282, 1, (own) => [
      own.shape('M-11 0C-11 6 11 6 11 0z', 'blue', 1),
      own.shape(ellipse(0, 0, 11, 3), 'cream', 1),
    ]),
    plant(pen, 104, 172, 0.5),
    stripedBall(pen, 90, 280, 6, 'orange', 'yellow'),
    bowl(pen, 74, 172, 0.5, 'yellow'),
    butterfly(pen, 64, 106, 0.8, 'yellow', 12),
  ],
}
