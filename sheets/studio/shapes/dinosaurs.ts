/** Dinosaurs and their world. Each is drawn about its foot. */
import { circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen, Placing } from '../pen.ts'

const eye = (pen: Pen, x: number, y: number, r: number): Drawing => [
  pen.spot(x, y, r),
  pen.spot(x + r * 0.3, y - r * 0.35, r * 0.35, 'white'),
]

/** A long-necked dinosaur, 84 mm high, its head on the left. */
export const longNeck = (pen: Pen, x: number, y: number, scale = 1, fill: Fill = 'green', placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      [2, 30].map((at) => pen.shape(`M${at - 7} -20L${at - 6.4} 0H${at + 6.4}L${at + 7} -20z`, fill)),
      pen.shape(
        'M-37 -70C-39 -78 -31 -85 -22 -84C-12 -83 -8 -76 -9 -68C-10 -56 -10 -48 -2 -44C10 -48 28 -47 38 -36C46 -28 56 -20 68 -18C60 -10 48 -10 40 -16C36 -12 26 -10 16 -10H-4C-18 -12 -24 -24 -25 -40C-26 -50 -25 -58 -27 -64C-32 -63 -36 -65 -37 -70z',
        fill,
      ),
      pen.shape(
        'M-25 -40C-24 -26 -18 -14 -6 -10.4C-14 -20 -17 -32 -17 -46C-17 -54 -18 -62 -22 -65.6C-24 -64.6 -26 -64 -27 -64C-25 -58 -26 -50 -25 -40z',
        'lime',
        0.9,
      ),
      [-10, 20].map((at) => [
        pen.shape(`M${at - 7.6} -20L${at - 7} 0H${at + 7}L${at + 7.6} -20`, fill),
        pen.line(`M${at - 4} 0v-3M${at} 0v-3.4M${at + 4} 0v-3`, 0.9),
      ]),
      pen.shape(circle(8, -36, 4) + circle(20, -38, 3.4) + circle(30, -32, 3.6) + circle(16, -27, 3), 'leafDark', 0.9),
      eye(pen, -25, -75, 2),
      pen.line('M-36 -70.6q4 3.4 9 1.6M-34.6 -76v0.1', 0.9),
      pen.shade(ellipse(-22, -70, 2.8, 1.8), 'blush', 0.7),
    ],
    placing,
  )

/** A three-horned dinosaur, 40 mm high, its head on the left. */
export const threeHorn = (pen: Pen, x: number, y: number, scale = 1, fill: Fill = 'orange', placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape('M24 -26C34 -24 42 -14 50 -10C42 -4 30 -6 22 -12z', fill),
      [4, 26].map((at) => pen.shape(`M${at - 5.6} -14L${at - 5} 0H${at + 5}L${at + 5.6} -14z`, fill)),
      pen.shape('M-10 -26C-4 -37 14 -38 25 -29C33 -22 32 -10 24 -8H-4C-12 -10 -14 -18 -10 -26z', fill),
      [-4, 17].map((at) => [
        pen.shape(`M${at - 6} -14L${at - 5.4} 0H${at + 5.4}L${at + 6} -14`, fill),
        pen.line(`M${at - 2.4} 0v-2.6M${at + 2.4} 0v-2.6`, 0.8),
      ]),
      pen.shape(
        'M-10 -16C-4 -22 -2 -32 -6 -40C-10 -37 -12 -38 -14 -42C-18 -39 -21 -39 -24 -42C-26 -38 -29 -36 -33 -36C-33 -28 -28 -18 -20 -14z',
        'yellow',
      ),
      pen.shape(
        'M-33 -18C-34 -26 -27 -33 -19 -33C-12 -33 -7 -28 -8 -21C-9 -14 -15 -10 -22 -10C-28 -10 -37 -10 -38 -14C-38 -16 -35 -17 -33 -18z',
        fill,
      ),
      pen.shape('M-25 -31L-33 -42L-30 -28.6zM-13 -31.6L-15 -44L-20 -33z', 'cream', 1),
      pen.shape('M-34 -18.6L-40 -24L-35.6 -16.6z', 'cream', 1),
      eye(pen, -22, -23, 1.7),
      pen.line('M-36 -13.6q6 1.6 10 -1', 0.9),
      pen.shape(circle(6, -26, 3) + circle(16, -24, 2.6), 'redDark', 0.8),
    ],
    placing,
  )

/** A pterosaur in flight to the left, about its middle. */
export const pterosaur = (pen: Pen, x: number, y: number, scale: number, placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape('M4 -3C10 -16 24 -22 38 -20C30 -14 28 -10 28 -5C24 -6 20 -5 18 -1C14 -2 10 0 8 3z', 'purple'),
      pen.shape(
        'M-6 -2C-12 -14 -24 -20 -36 -16C-30 -12 -27 -8 -26 -3C-22 -5 -18 -4 -16 0C-12 -2 -8 -1 -6 3z',
        'purple',
      ),
      pen.shape(ellipse(1, 2, 8, 5), 'purple'),
      pen.shape('M-5 -3L-10 -14L0 -6z', 'yellow', 1),
      pen.shape('M-2 -8C3 -6 4 0 0 3C-4 6 -12 8 -21 8C-16 3 -12 0 -9 -3C-8 -6 -6 -9 -2 -8z', 'purple'),
      eye(pen, -5.4, -2.6, 1.2),
      pen.line('M-18 6.6L-6 3', 0.75),
    ],
    placing,
  )

/** A baby that looks out of its egg, 28 mm high. */
export const hatchling = (pen: Pen, x: number, y: number, scale = 1, fill: Fill = 'lime') =>
  pen.at(x, y, scale, (pen) => [
    pen.shape('M-8 -10C-10 -22 -6 -28 0 -28C6 -28 10 -22 8 -10z', fill),
    eye(pen, -3, -21, 1.4),
    eye(pen, 3, -21, 1.4),
    pen.line('M-3 -16.6q3 2.6 6 0', 0.8),
    pen.shape('M-11 -12L-7.4 -15L-4 -11L0 -15L4 -11L7.4 -15L11 -12C12 -4 7 0 0 0C-7 0 -12 -4 -11 -12z', 'cream'),
    pen.shape(circle(-5, -5, 1.6) + circle(3, -3.6, 1.6) + circle(6, -8, 1.3), 'bluePale', 0.8),
  ])

export const egg = (pen: Pen, x: number, y: number, scale = 1, turn = 0) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape('M0 -26C8 -26 12 -14 11 -8C10 -2 6 0 0 0C-6 0 -10 -2 -11 -8C-12 -14 -8 -26 0 -26z', 'cream'),
      pen.shape(circle(-4, -10, 2) + circle(4.4, -14, 2.2) + circle(3, -5, 1.8), 'bluePale', 0.8),
    ],
    { turn },
  )

/** A volcano with its plume, 74 mm high with the smoke. */
export const volcano = (pen: Pen, x: number, y: number, scale = 1) =>
  pen.at(x, y, scale, (pen) => [
    pen.shape('M-8 -40C-16 -46 -12 -56 -4 -54C-4 -64 10 -68 14 -60C24 -62 28 -50 20 -46C16 -42 4 -42 -2 -42z', 'cloud'),
    pen.shape('M-46 0C-30 -8 -18 -28 -12 -42H12C18 -28 30 -8 46 0z', 'earthPale'),
    pen.shape(
      'M-12 -42H12C14 -36 15 -32 17 -28C12 -30 11 -24 7 -26C3 -28 3 -18 -1 -20C-4 -22 -5 -28 -9 -26C-13 -25 -14 -34 -12 -42z',
      'orange',
      1,
    ),
    pen.line('M-26 -10q6 -4 9 -10M24 -8q-4 -4 -6 -9', 0.75, 'brownDark'),
  ])
