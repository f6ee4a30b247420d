/** Young animals of a herd, all to the left: a large head on a short body, down or wool, coats of their own age. */
import type { Thing } from '../fit.ts'
import { circle, ellipse, points, scallop } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

interface Coat {
  readonly coat: Fill
  readonly legs?: Fill
  readonly hoof?: Fill
}

const legs = (pen: Pen, { coat, legs: fill = coat, hoof = 'brownDark' }: Coat): Drawing =>
  [-6, 2, 12, 19].map((x) => [
    pen.shape(`M${x} -13L${x + 0.4} 0H${x + 4.6}L${x + 5.4} -13z`, fill, 1),
    pen.shape(`M${x + 0.2} -3H${x + 4.8}V0H${x + 0.2}z`, hoof, 0.8),
  ])

const BODY = 'M-10 -21C-8 -29 6 -29 14 -28C24 -28 27 -22 26 -16C25 -10 18 -9 10 -9H-2C-9 -9 -11 -15 -10 -21z'

const eye = (pen: Pen, x: number, y: number): Drawing => [pen.spot(x, y, 1.9), pen.spot(x - 0.6, y - 0.7, 0.6, 'white')]
const cheek = (pen: Pen, x: number, y: number) => pen.shade(ellipse(x, y, 2.4, 1.6), 'blush', 0.7)

/** No horns yet, a patch about the eye. */
export const calf: Thing = (pen) => [
  pen.line('M26 -24C31 -22 30 -15 29 -12', 1.4),
  pen.shape(circle(29, -10.5, 2), 'brown', 0.8),
  legs(pen, { coat: 'white' }),
  pen.shape(BODY, 'white', 1.1),
  pen.shape('M6 -28.500C5 -20 16 -18 20 -27Q14 -29 6 -28.500z', 'brown', 0.9),
  pen.shape('M-21 -35C-29 -40 -31 -35 -27 -31zM-7 -35C1 -40 3 -35 -1 -31z', 'brown', 1),
  pen.shape(ellipse(-14, -29, 10.5, 11.5), 'white', 1.1),
  pen.shape('M-13 -40.300C-4 -40 -2 -32 -5 -26C-11 -24 -14 -32 -13 -40.300z', 'brown', 0.8),
  pen.shape(ellipse(-15.5, -22.5, 8.5, 5.4), 'pinkPale', 0.9),
  pen.spot(-19, -23, 1),
  pen.spot(-12.5, -23, 1),
  eye(pen, -18.5, -31),
  eye(pen, -9.5, -31),
]

/** Long legs, a tuft for a mane. */
export const foal =
  (coat: Fill): Thing =>
  (pen) => [
    pen.shape('M24 -33C31 -34 32 -26 29 -20C27 -22 25 -26 23 -27z', 'brownDark', 1),
    [-5, 1, 15, 20].map((x) => [
      pen.shape(`M${x} -20L${x + 1} 0H${x + 4}L${x + 5} -20z`, coat, 1),
      pen.shape(`M${x + 0.8} -3H${x + 4.2}V0H${x + 0.8}z`, 'brownDark', 0.8),
    ]),
    pen.shape(
      'M-9 -27C-7 -34 6 -35 14 -34.500C24 -34 27 -28 25 -22C23 -17 16 -17 9 -17H-1C-8 -17 -10 -22 -9 -27z',
      coat,
      1.1,
    ),
    pen.shape('M-9 -24L-14 -42L-3 -46L3 -31z', coat, 1),
    pen.shape('M-4 -47L2 -33L-1 -31Q-6 -38 -9 -46z', 'brownDark', 0.9),
    pen.shape('M-10 -50L-9 -57L-4 -50z', coat, 1),
    pen.shape(
      'M-4 -46C-4 -52 -10 -53 -15 -51C-20 -48 -24 -43 -25.500 -40C-27 -36 -22 -34 -19 -35.500C-12 -37 -4 -40 -4 -46z',
      coat,
      1.1,
    ),
    pen.shape('M-13 -52.500Q-8 -56 -4.500 -50Q-9 -50 -11 -46z', 'brownDark', 0.9),
    eye(pen, -13.5, -45),
    pen.spot(-23.5, -38.5, 0.8),
  ]

/** A cloud of curls. */
export const lamb: Thing = (pen) => [
  legs(pen, { coat: 'tan', hoof: 'brown' }),
  pen.shape(
    scallop(points('-10,-15 -11,-24 -3,-30 6,-31 15,-31 23,-28 27,-20 24,-12 15,-9 5,-9 -4,-10'), 0.5),
    'white',
    1,
  ),
  pen.shape(circle(27, -22, 3.4), 'white', 0.9),
  pen.shape('M-21 -28C-28 -29 -29 -24 -24 -22zM-7 -30C-1 -33 2 -28 -4 -25z', 'tan', 1),
  pen.shape(ellipse(-14, -25, 8.6, 10), 'tan', 1.1),
  pen.shape(scallop(points('-21,-32 -17,-37 -11,-37.500 -6,-33 -10,-31 -15,-31'), 0.5), 'white', 0.9),
  eye(pen, -17.5, -27),
  eye(pen, -10.5, -27),
  pen.shape(ellipse(-15, -20.5, 2.2, 1.5), 'pink', 0.7),
  pen.line('M-15 -19v1.500', 0.7),
]

export const piglet: Thing = (pen) => [
  pen.line('M25 -19q5 -4 5 0t-4 0', 1.2),
  legs(pen, { coat: 'pinkPale', hoof: 'brown' }),
  pen.shape(
    'M-9 -17C-9 -27 4 -28 11 -28C22 -28 27 -22 26.500 -16C26 -10 19 -8 10 -8H-1C-7 -8 -9 -12 -9 -17z',
    'pinkPale',
    1.1,
  ),
  pen.shape('M9 -28.200C7 -20 8 -12 9 -8H14.500C13.500 -14 13.500 -22 15 -28z', 'pink', 0.8),
  pen.shape(circle(-12, -23, 11), 'pinkPale', 1.1),
  pen.shape('M-8 -33L2 -37Q3 -29 -2 -26z', 'pink', 1),
  pen.shape('M-16 -33L-21 -38Q-24 -32 -21.500 -29z', 'pink', 1),
  pen.shape(ellipse(-20, -20.5, 4.4, 5), 'pink', 0.9),
  pen.spot(-21.4, -21.5, 0.9),
  pen.spot(-18.6, -21.5, 0.9),
  eye(pen, -14, -26),
  cheek(pen, -10, -19),
]

/** A blunt snout, a round back without a tail. */
export const capybaraPup: Thing = (pen) => [
  [-5, 3, 12, 18].map((x) =>
    pen.shape(`M${x} -10L${x + 0.6} -1Q${x - 1} 0 ${x - 1.5} 0H${x + 4}L${x + 5} -10z`, 'brown', 1),
  ),
  pen.shape('M-8 -20C-4 -29 10 -30 18 -27C27 -23 28 -13 24 -8C18 -6 6 -6 -2 -6C-9 -8 -10 -14 -8 -20z', 'tan', 1.1),
  pen.line('M4 -24l3 -1M11 -23l3 -.500M8 -18l3 -1M16 -18l3 -.500M13 -13l3 -.500', 0.8, 'brown'),
  pen.shape('M-3 -35.500Q1 -38 2.500 -34.500Q2 -31 -2 -31z', 'brown', 1),
  pen.shape(
    'M1 -29C1 -36 -8 -37 -15 -35C-22 -34 -26 -30 -26 -24C-26 -18 -21 -17 -16 -17C-7 -16 1 -20 1 -29z',
    'tan',
    1.1,
  ),
  pen.shape('M-26 -26C-27 -19 -23 -17 -19 -17.500C-18 -21 -20 -27 -26 -26z', 'brown', 0.9),
  pen.spot(-24, -23.5, 0.9),
  eye(pen, -11, -28.5),
  cheek(pen, -10, -22.5),
]

export const jaguarCub: Thing = (pen) => [
  pen.rope('M24 -14C33 -13 30 -25 34 -27', 3.6, 'yellow', 0.9),
  [-6, 2, 12, 18].map((x) => pen.shape(`M${x} -11V-3Q${x - 2} -3 ${x - 2} 0H${x + 5}L${x + 6} -11z`, 'yellow', 1)),
  pen.shape(
    'M-10 -19C-8 -27 6 -27 14 -26C24 -25 27 -19 25 -13C23 -8 16 -8 9 -8H-2C-9 -8 -11 -13 -10 -19z',
    'yellow',
    1.1,
  ),
  points('4,-21 11,-22 18,-19 8,-14 15,-13').map(([x, y]) => pen.shape(circle(x, y, 1.7), 'brown', 0.7)),
  pen.shape(circle(-22, -35, 4), 'yellow', 1),
  pen.shape(circle(-5, -35, 4), 'yellow', 1),
  pen.shape(ellipse(-13.5, -26, 12, 11), 'yellow', 1.1),
  points('-14,-35 -9.500,-34 -18.500,-34').map(([x, y]) => pen.shape(circle(x, y, 1.1), 'brown', 0.6)),
  pen.shape(ellipse(-14.5, -21, 6, 4), 'cream', 0.9),
  pen.shape(ellipse(-14.5, -23.4, 2.2, 1.5), 'brownDark', 0.6),
  pen.line('M-14.500 -22v2', 0.7),
  eye(pen, -19, -27.5),
  eye(pen, -9, -27.5),
]
