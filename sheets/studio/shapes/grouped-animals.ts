/** Animals whose legs can be counted: tortoise, lizard, spider, insects. Each about its foot, its head on the left. */
import { circle, ellipse, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { grasshopper } from './food-web.ts'
import { butterfly, ladybird } from './pets.ts'

/** A tortoise, 38 mm long. */
export const tortoise = (pen: Pen): Drawing => [
  pen.shape('M-7 -8L-6 -1H-1L-1 -8zM3 -8L3 -1H8L9 -8z', 'brown', 1),
  pen.shape('M-15 -9L-16 0H-9L-8 -8zM10 -8L11 0H18L17 -9z', 'brownPale'),
  pen.shape('M14 -8q6 1 7 4q-5 1 -9 -1z', 'brownPale', 1),
  pen.shape('M-14 -9C-18 -10 -20 -12 -19 -15C-21 -20 -27 -19 -27 -14C-27 -9 -20 -6 -13 -6z', 'brownPale'),
  pen.shape('M-17 -7C-17 -20 -8 -24 1 -24C11 -24 19 -18 19 -7Q1 -3 -17 -7z', 'straw'),
  pen.line(
    'M-10 -20L-7 -14L-9 -5.6M1 -24V-18M11 -20L8 -14L10 -5.400M-7 -14L1 -18L8 -14M-16 -12L-7 -14M8 -14L18 -12',
    0.9,
  ),
  pen.shade(ellipse(1, -12, 4, 2.6), 'orange', 0.5),
  pen.spot(-23, -15, 1),
  pen.line('M-26.400 -11.400q2 1 3.600 0', 0.7),
]

/** A frog from its side: four legs, two of them folded for a jump, 36 mm long. */
export const fourLeggedFrog =
  (skin: Fill, far: Fill, hasWarts: boolean) =>
  (pen: Pen): Drawing => [
    pen.rope('M-5 -9L-4 -1.400H-9', 3.4, far, 1),
    pen.rope('M14 -9L22 -1.400H17', 3.6, far, 1),
    pen.shape('M-19 -16C-20 -21 -14 -23 -9 -22C2 -22 14 -14 16 -6C14 -2 2 -3 -6 -6C-13 -8 -18 -11 -19 -16z', skin),
    pen.shape(circle(-12, -22, 3.6), 'white', 1),
    pen.spot(-12.6, -22, 1.7),
    pen.line('M-19 -15.500Q-14 -12.500 -8 -15', 0.9),
    pen.rope('M-10 -8L-11 -1.400H-16', 3.6, skin, 1),
    pen.shape('M1 -6C1 -13 10 -15 15 -10C18 -6 14 -2 9 -2C4 -2 1 -3 1 -6z', skin),
    pen.rope('M12 -3.500L5 -1.400H0', 3.2, skin, 1),
    hasWarts
      ? pen.shape(circle(-3, -15, 1.2) + circle(2, -17, 1) + circle(6, -13, 1.1) + circle(-5, -11, 0.9), 'brown', 0.6)
      : [],
  ]

/** A capybara or a cavy from its side, on four legs, 50 mm long. */
export const fourLeggedCavy =
  (coat: Fill, far: Fill) =>
  (pen: Pen): Drawing => [
    pen.shape('M-9 -10L-8 -1H-2L-2 -10zM11 -10L12 -1H18L17 -10z', far, 1),
    pen.shape('M-14 -10L-15 0H-8L-8 -10zM18 -12L19 0H26L25 -14z', coat),
    pen.shape('M-16 -22C-6 -30 16 -31 24 -24C29 -19 29 -10 24 -8C10 -5 -6 -5 -15 -9z', coat),
    pen.shape(
      'M-12 -33C-20 -35 -30 -32 -32 -26C-34 -20 -31 -16 -26 -16C-20 -15 -12 -14 -9 -20C-8 -26 -8 -31 -12 -33z',
      coat,
    ),
    pen.shape('M-15 -33C-16 -38 -10 -39 -9.500 -33.500z', far, 0.9),
    pen.spot(-19, -28, 1.3),
    pen.spot(-30.5, -25, 0.9),
    pen.line('M-31 -20Q-27 -18 -24 -20M-2 -20l3 0.600M6 -24l3 0.600M12 -16l3 0.600M4 -13l3 0.600', 0.8),
  ]

/** Scales on the coils of a snake. */
export const snakeScales = (pen: Pen): Drawing =>
  pen.line(
    points(
      '25,-5.5 22,-4.6 25.6,-11 20,-11.4 14.6,-12.4 11,-10.6 5,-9.4 3.4,-7.6 -3,-6.4 -6,-5.4 -12,-5.6 -15,-6.6 -19.4,-11.6 -18,-15',
    )
      .map(([x, y]) => `M${x - 1.2} ${y}q1.200 1.500 2.400 0`)
      .join(''),
    0.6,
  )

/** A lizard with four legs, 60 mm long. */
export const lizard = (pen: Pen): Drawing => [
  pen.rope('M-12 -6L-9 -1H-14M8 -6L12 -1H7', 2.6, 'leafDark', 1),
  pen.shape('M12 -12C22 -12 28 -4 38 -3C28 2 16 -2 10 -4z', 'leafDark'),
  pen.shape(
    'M-26 -11C-22 -16 -16 -14 -13 -12C-4 -15 8 -15 16 -10C16 -5 8 -4 0 -4C-8 -4 -13 -5 -15 -7C-20 -5 -26 -7 -26 -11z',
    'leafDark',
  ),
  pen.line(
    points('-10,-11 -5,-12 0,-12.6 5,-12 10,-11 -7,-8 -2,-8.600 3,-8.600 8,-8 18,-8 23,-5.600 28,-4')
      .map(([x, y]) => `M${x - 1.6} ${y}q1.600 2 3.200 0`)
      .join(''),
    0.7,
  ),
  pen.rope('M-7 -5L-3 0H-8M3 -5L6 0H1', 2.8, 'leafDark', 1),
  pen.spot(-20.4, -11.6, 1.1),
  pen.line('M-25.600 -9.400Q-22 -8 -18 -9', 0.7),
  pen.line('M-26 -10l-5 0.600l-2 -1.400M-31 -9.400l-2 1.200', 0.7, 'red'),
]

/** A spider with eight legs, 40 mm wide. */
export const eightLegs = (pen: Pen): Drawing => [
  [-1, 1].map((side) =>
    [
      [16, 18, 20],
      [12, 15, 13.5],
      [8, 12, 7],
      [4, 8, 2.4],
    ].map(([out = 0, up = 0, foot = 0], i) =>
      pen.line(
        `M${side * 4} ${-10 - (3 - i) * 0.8}L${side * out} ${-up - (i === 3 ? -2 : 0)}L${side * (i === 3 ? 5 : foot)} 0`,
        1.2,
      ),
    ),
  ),
  pen.shape(ellipse(0, -16, 8, 7.4), 'brown'),
  pen.line('M-4 -19.600q4 3 8 0M-5 -16q5 3 10 0', 0.7),
  pen.shape(circle(0, -8.4, 5), 'brownPale'),
  pen.spot(-2, -8.6, 1),
  pen.spot(2, -8.6, 1),
]

/** An ant with six legs, 34 mm long. */
export const sixLegs = (pen: Pen): Drawing => [
  pen.line('M-4 -8L-11 0M-2 -7L-5.500 0M-0.500 -7L0 0M1 -7L5 0M2.500 -7L10 0M3.500 -8L15 0', 1.1),
  pen.line('M-11 -15q-4 -2 -4 -6M-9 -16q-1 -4 1 -7', 0.9),
  pen.shape(ellipse(11, -11, 8.4, 6), 'redDark'),
  pen.shape(ellipse(0, -9, 4.6, 3.8), 'redDark'),
  pen.shape(circle(-9, -11, 5.6), 'redDark'),
  pen.shape(circle(-10.5, -12, 1.9), 'white', 0.6),
  pen.spot(-11, -12, 0.9),
]

/** A ladybird with the legs of its far side seen between the near ones. */
export const sixLeggedLadybird = (pen: Pen): Drawing => [
  pen.line('M-7.500 -3l-1 3M-0.500 -3v3M6 -3l1 3', 1.2),
  ladybird(pen, 0, 0, 1),
]

export const sixLeggedGrasshopper = (pen: Pen): Drawing => [
  pen.line('M-13 -6L-18 0M-7.500 -7L-9 0', 1.2),
  pen.rope('M3 -7L16 -16L23 0', 2.2, 'lime', 0.9),
  grasshopper(pen, 0, 0, 1),
]

/** In flight, seen from above. */
export const openButterfly =
  (fill: Fill) =>
  (pen: Pen): Drawing =>
    butterfly(pen, 0, -12, 1.6, fill)
