/** Animals and things under water. Swimmers are drawn about their middle, the rest about the foot. */
import { round } from '../../scene/marks.ts'
import { box, circle, ellipse, points, scallop } from '../paths.ts'
import type { Drawing, Fill, Pen, Placing } from '../pen.ts'

const eye = (pen: Pen, x: number, y: number, r: number): Drawing => [
  pen.spot(x, y, r),
  pen.spot(round(x + r * 0.3), round(y - r * 0.35), round(r * 0.35), 'white'),
]

/** An octopus, its eight arms on the ground, 46 mm high. */
export const octopus = (pen: Pen, x: number, y: number, scale = 1, fill: Fill = 'purple', placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.rope('M-8 -14C-16 -10 -22 -14 -27 -20C-29 -23 -33 -21 -32 -17', 5, fill),
      pen.rope('M8 -14C16 -10 22 -14 27 -20C29 -23 33 -21 32 -17', 5, fill),
      pen.rope('M-8 -12C-14 -2 -24 -2 -29 -6C-32 -8 -35 -5 -33 -2', 5.4, fill),
      pen.rope('M8 -12C14 -2 24 -2 29 -6C32 -8 35 -5 33 -2', 5.4, fill),
      pen.rope('M-3 -12C-4 -3 -11 0 -17 0M3 -12C4 -3 11 0 17 0', 5.6, fill),
      pen.shape(
        'M-11 -10C-8 -15 -17 -20 -17 -30C-17 -40 -9 -46 0 -46C9 -46 17 -40 17 -30C17 -20 8 -15 11 -10C8 -6 -8 -6 -11 -10z',
        fill,
      ),
      pen.shape(circle(-10, -36, 2) + circle(-6.4, -40.4, 1.4), 'purplePale', 0.8),
      eye(pen, -6.4, -26, 2.3),
      eye(pen, 6.4, -26, 2.3),
      pen.line('M-4 -20.4q4 3.8 8 0', 0.9),
      pen.shade(ellipse(-11, -21.6, 2.6, 1.7) + ellipse(11, -21.6, 2.6, 1.7), 'pink', 0.7),
    ],
    placing,
  )

/** A round fish that swims left, 30 mm long, with one stripe. */
export const fish = (
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  fill: Fill = 'orange',
  stripe: Fill = 'white',
  placing: Placing = {},
) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => {
      const body = 'M-15 0C-12 -8 -4 -11 3 -9C8 -8 12 -4 14 0C12 4 8 8 3 9C-4 11 -12 8 -15 0z'
      return [
        pen.shape('M11 0L21 -8C20 -3 20 3 21 8z', fill),
        pen.shape('M-4 -9C-2 -15 5 -16 9 -13C9 -10 8 -8 7 -6z', fill),
        pen.shape('M-2 9C0 13 4 14 7 12L6 7z', fill),
        pen.shape(body, fill),
        pen.clip(body, pen.shape('M-3 -12C-0.6 -4 -0.6 4 -3 12H4C6.4 4 6.4 -4 4 -12z', stripe, 1)),
        pen.shape(body, null),
        pen.shape('M6.4 -1C10 -4 13 -3 14 -1C12.6 2 9 2.6 6.4 2z', fill, 0.8),
        eye(pen, -8.6, -2, 1.6),
        pen.line('M-12.6 3q2.4 1.6 4.2 0.2', 0.75),
      ]
    },
    placing,
  )

const WHALE = 'M-32 0C-33 -14 -20 -21 -6 -20C8 -19 15 -9 25 -9C29 -9 30 -5 28 -1C23 11 8 18 -8 17C-23 16 -32 10 -32 0z'

/** Waves along the back of a whale. */
const whaleScales = (pen: Pen): Drawing =>
  pen.clip(
    WHALE,
    Array.from({ length: 5 }, (_, row) =>
      pen.line(`M${-9 - (row % 2) * 3} ${-16 + row * 5.6}${'q3 4.400 6 0'.repeat(8)}`, 0.65, 'seaLine'),
    ),
  )

/** A whale that swims left, 64 mm long. */
export const whale = (pen: Pen, x: number, y: number, scale: number, placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape(
        'M-14 -21C-15 -28 -20 -31 -24 -30C-23 -26 -20 -24 -16.6 -23C-15.4 -26 -13 -31 -6 -31C-5 -27 -9 -23 -12 -21z',
        'bluePale',
        1.1,
      ),
      pen.shape('M28 -4C34 -8 36 -14 35 -20C30 -20 27 -17 26 -14C23 -17 19 -18 15 -16C16 -9 21 -5 26 -2z', 'blue'),
      pen.shape(WHALE, 'blue'),
      pen.fine(() => whaleScales(pen)),
      pen.shape('M-31.4 4C-22 8 -10 8 -2 5C2 12 4 15 2 16C-2 17 -6 17.2 -8 17C-21 16 -30 11 -31.4 4z', 'foam', 1),
      pen.line('M-24 8.6q2 4 7 7M-16 9.6q2 4 6 7M-8 9q2 4 5 7', 0.8),
      pen.shape('M-4 7C0 10 2 18 -1 23C-8 20 -11 13 -10 8z', 'blue', 1.1),
      eye(pen, -20, -2, 1.9),
      pen.line('M-30 2q3 2 6 1.4', 0.9),
      pen.shade(ellipse(-17, 3, 2.4, 1.5), 'pink', 0.6),
    ],
    placing,
  )

/** A sea turtle that swims left, 46 mm long. */
export const seaTurtle = (pen: Pen, x: number, y: number, scale: number, placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => {
      const shell = 'M-12 2C-12 -12 2 -18 12 -14C21 -10 25 -2 24 4C14 9 -4 9 -12 2z'
      return [
        pen.shape('M14 2C20 6 22 12 18 16C13 14 9 9 8 5z', 'green'),
        pen.shape('M-24 -3C-24 -9 -18 -11 -13 -8C-11 -6 -10 -2 -10 2C-14 5 -24 5 -24 -3z', 'green'),
        pen.shape(shell, 'wood'),
        pen.clip(shell, [
          pen.shape('M-2 -8L6 -11L12 -7L10 0L1 2L-4 -2z', 'woodPale', 0.9),
          pen.line('M-2 -8L-6 -14M6 -11L8 -17M12 -7L20 -12M10 0L16 9M1 2L-2 9M-4 -2L-13 0', 0.9),
        ]),
        pen.shape(shell, null),
        pen.shape('M-4 5C-2 12 -6 20 -14 23C-18 18 -15 9 -10 4z', 'green'),
        eye(pen, -18.4, -4, 1.6),
        pen.line('M-23 0q2.6 1.8 5 0.6', 0.75),
      ]
    },
    placing,
  )

/** A branching coral, 34 mm high. */
export const coral = (pen: Pen, x: number, y: number, scale = 1, fill: Fill = 'pink', placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) =>
      pen.rope(
        'M0 0V-16M0 -10C-10 -12 -12 -18 -12 -26M0 -14C9 -16 12 -20 12 -28M0 -16C-2 -22 1 -28 0 -34M-11.4 -18C-18 -18 -19 -22 -19 -25M11 -20C17 -20 19 -23 19 -26',
        5.4,
        fill,
      ),
    placing,
  )

/** A ribbon of seaweed, 44 mm high. */
export const seaweed = (pen: Pen, x: number, y: number, scale = 1, fill: Fill = 'leaf', placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape('M-4 0C-9 -8 2 -14 -3 -22C-7 -30 0 -36 1 -44C6 -36 8 -30 4 -22C0 -14 9 -8 4 0z', fill),
      pen.line('M0 -3C-3 -9 3 -14 0.6 -22C-1 -28 2 -34 2 -38', 0.75, 'leafDeep'),
    ],
    placing,
  )

/** An open chest, 40 mm wide, full of coins. */
export const treasure = (pen: Pen, x: number, y: number, scale = 1) =>
  pen.at(x, y, scale, (pen) => [
    pen.shape('M-20 -17C-22 -28 -18 -36 -12 -37H14C20 -36 22 -28 20 -17z', 'wood'),
    pen.shape('M-16 -17C-17 -26 -14 -32 -10 -33H12C16 -32 18 -26 16 -17z', 'brownDark', 0.9),
    pen.shape(`${scallop(points('-18,-14 -14,-20 -6,-24 3,-25 11,-22 18,-14'), 0.6, false)}z`, 'yellow', 1),
    pen.shape(circle(-5, -18.6, 2.6) + circle(4, -19.6, 2.6), 'sun', 0.8),
    pen.shape('M-20 -16H20L18 0H-18z', 'wood'),
    pen.shape('M-20 -16H20L19.4 -11.6H-19.4z', 'woodPale', 1),
    pen.shape(box(-13, -16, 4, 16) + box(9, -16, 4, 16), 'metal', 0.9),
    pen.shape('M-4 -14H4V-8C4 -4.6 -4 -4.6 -4 -8z', 'yellow', 0.9),
  ])

export const bubbles = (pen: Pen, list: readonly (readonly [x: number, y: number, r: number])[]): Drawing =>
  list.map(([x, y, r]) => [
    pen.shape(circle(x, y, r), 'foam', 0.8),
    pen.line(
      `M${round(x - r * 0.5)} ${round(y - r * 0.1)}q0.1 ${round(-r * 0.4)} ${round(r * 0.5)} ${round(-r * 0.5)}`,
      0.6,
    ),
  ])

/** A rock with a flat foot, 40 mm wide. */
export const rock = (pen: Pen, x: number, y: number, scale = 1, fill: Fill = 'stone', placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape('M-20 0C-21 -7 -16 -13 -9 -13C-7 -20 4 -22 9 -15C16 -15 21 -8 20 0z', fill),
      pen.line('M-9 -13q3 -0.4 5 2M9 -15q-3 1 -4 4M-12 -4h5', 0.75, 'stoneDark'),
    ],
    placing,
  )
