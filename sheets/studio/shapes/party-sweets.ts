/** Brazilian sweets from the side, each 10 mm wide, its foot on (0, 0). */
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

/** A ball in its pleated paper cup. */
const inCup = (pen: Pen, ball: Fill, cup: Fill, onTop: Drawing): Drawing => [
  pen.shape(circle(0, -5.6, 3.9), ball, 0.6),
  onTop,
  pen.shape('M-4.6 -4.4L-3.2 0H3.2L4.6 -4.4L2.3 -3.4L0 -4.4L-2.3 -3.4z', cup, 0.6),
]

const brigadeiro = (pen: Pen): Drawing =>
  inCup(
    pen,
    'brown',
    'yellow',
    pen.line('M-2.2 -7.6l0.8 -0.5M0 -8.4l0.7 0.5M1.9 -6.6l0.3 -0.9M-0.4 -6.2l0.8 0.3M-2.6 -5.6l0.2 0.5', 0.6, 'cream'),
  )

/** Coconut with a clove on top. */
const beijinho = (pen: Pen): Drawing =>
  inCup(pen, 'white', 'pink', [
    pen.line('M0 -9.2v2.4M-1 -9h2', 0.8, 'brownDark'),
    pen.line('M-2.4 -6.6h0.1M2.2 -6.4h0.1M-0.4 -5.4h0.1', 0.6),
  ])

/** A short cork of ground peanuts. */
const pacoca = (pen: Pen): Drawing => [
  pen.shape('M-3.8 -7.4V-0.9q3.8 1.800 7.6 0V-7.4z', 'tan', 0.6),
  pen.shape(ellipse(0, -7.4, 3.8, 1.5), 'woodPale', 0.6),
  pen.line('M-2 -4.6h0.1M0.4 -3.4h0.1M2 -5h0.1M-1.2 -2h0.1M1.600 -1.800h0.1', 0.7, 'brown'),
]

/** A rough piece of grated coconut, toasted at its edge. */
const cocada = (pen: Pen): Drawing => [
  pen.shape(
    'M-4.6 0q-0.8 -2.4 0.4 -3.800q-0.2 -1.600 1.800 -2q1 -1.600 2.8 -0.8q2 -0.6 2.6 1q2 0.8 1.400 2.600q0.8 1.600 0.2 3z',
    'cream',
    0.6,
  ),
  pen.line('M-2.8 -2.2l1.4 -1.2M-0.4 -1.600l1.2 1M0.4 -4.6l1.2 -0.6M2 -2.6l1 1M-2 -4.8l0.8 0.6', 0.6, 'brownPale'),
]

/** Yolk and coconut, turned out of its mould: glossy, with a dent. */
const quindim = (pen: Pen): Drawing => [
  pen.shape(box(-4.8, -1.4, 9.6, 1.4, 0.7), 'white', 0.5),
  pen.shape('M-4.2 -1.4C-4.2 -4.6 -3.400 -7.4 -1.800 -7.4H1.800C3.400 -7.4 4.2 -4.6 4.2 -1.4z', 'yellow', 0.6),
  pen.shape(ellipse(0, -7.2, 1.5, 0.8), 'strawDark', 0.5),
]

type Sweet = (pen: Pen) => Drawing

/** In the order of the shelves. */
export const PARTY_SWEETS: readonly [Sweet, ...Sweet[]] = [brigadeiro, beijinho, pacoca, cocada, quindim]
