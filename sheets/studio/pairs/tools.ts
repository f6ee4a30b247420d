/** Tools of trades, about their foot, some 30 to 40 mm high. */
import { box, circle, disc } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

export const hose = (pen: Pen): Drawing => [
  pen.rope('M-8 -8C-28 -8 -24 -34 0 -32S24 -10 6 -8S-12 -22 2 -22', 4, 'red'),
  pen.rope('M10 -8L24 -4', 4, 'red'),
  pen.shape('M22 -8L32 -6V0L22 -1z', 'yellow', 0.9),
]

export const stethoscope = (pen: Pen): Drawing => [
  pen.rope('M-16 -40C-20 -26 -12 -20 -6 -20S8 -26 4 -40', 2.2, 'greyDark'),
  pen.rope('M-6 -20C-6 -4 10 -2 12 -10', 2.2, 'greyDark'),
  pen.shape(circle(14, -15, 6), 'metal'),
  pen.shape(circle(14, -15, 3), 'white', 0.8),
  pen.shape(disc(-16, -41, 2) + disc(4, -41, 2), 'brownDark', 0.7),
]

export const blackboard = (pen: Pen): Drawing => [
  pen.shape('M-20 0L-15 -10H-11L-16 0zM20 0L15 -10H11L16 0z', 'woodDark'),
  pen.shape(box(-26, -38, 52, 30, 1.5), 'wood'),
  pen.shape(box(-23, -35, 46, 24), 'leafDark', 0.9),
  pen.text(0, -18, 'A B C', 12, { fill: 'white' }),
]

export const fishingNet = (pen: Pen): Drawing => [
  pen.rope('M26 -2L6 -24', 2.6, 'wood'),
  pen.shape('M8 -22C4 -4 -22 0 -26 -12C-28 -22 -24 -30 -18 -36z', 'foam', 0.8),
  pen.line('M-18 -36L-10 -6M-10 -31L-2 -10M-26 -14L0 -28M-25 -8L5 -20M-20 -4L7 -14M-24 -26L-18 -5', 0.6),
  pen.rope('M-18 -36C-4 -40 12 -32 8 -22C4 -18 -16 -28 -18 -36z', 2, 'wood', 0.8),
]

export const roller = (pen: Pen): Drawing => [
  pen.rope('M22 -28H28V-18H2V-12', 2, 'metal', 0.9),
  pen.shape(box(-22, -36, 44, 15, 3), 'teal'),
  pen.shape(box(-1.5, -14, 7, 14, 2), 'red'),
]

export const hoe = (pen: Pen): Drawing => [
  pen.rope('M22 0L-8 -38', 2.8, 'wood'),
  pen.shape('M-12 -40L-4 -34L-14 -22L-26 -32z', 'metal'),
]

export const bricks = (pen: Pen): Drawing => [
  pen.shape(box(-26, -12, 25, 12, 1) + box(1, -12, 25, 12, 1) + box(-13, -24, 26, 12, 1), 'orange'),
  pen.shape('M-4 -38L14 -30L2 -24z', 'metal'),
  pen.rope('M10 -33L20 -40', 3, 'wood'),
]

export const sewingMachine = (pen: Pen): Drawing => [
  pen.shape(box(-26, -6, 52, 6, 1.5), 'wood'),
  pen.shape('M-22 -6V-12H6V-24H-14V-18H-22V-34Q-22 -36 -20 -36H18Q22 -36 22 -30V-6z', 'teal'),
  pen.line('M-18 -18V-8', 1.4),
  pen.shape(circle(24, -28, 5), 'yellow', 0.9),
  pen.shape(box(-4, -42, 8, 6, 1), 'red', 0.8),
]

export const guitar = (pen: Pen): Drawing =>
  pen.at(
    0,
    -4,
    1,
    (p) => [
      p.shape(box(10, -21.5, 22, 5), 'brownDark', 0.9),
      p.shape(box(30, -23.5, 8, 9, 1), 'wood', 0.9),
      p.shape(
        'M-26 -19C-26 -34 -10 -34 -6 -29C-2 -32 12 -30 12 -19C12 -8 -2 -6 -6 -9C-10 -4 -26 -4 -26 -19z',
        'orange',
      ),
      p.shape(circle(-2, -19, 4.6), 'brownDark', 0.9),
      p.line('M-18 -20.500H30M-18 -17.500H30', 0.6),
      p.line('M-19 -24V-14', 1.4),
    ],
    { turn: -24 },
  )
