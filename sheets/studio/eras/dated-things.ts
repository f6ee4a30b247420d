/** Things of messages and journeys, each about its foot. */
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

export const newspaper = (pen: Pen): Drawing => [
  pen.shape('M-20 0L-16 -32H18L20 0z', 'white', 1),
  pen.text(0.5, -24.5, 'GAZETA', 7),
  pen.line('M-15 -22H16M-16 -17H-1M-16.500 -13H-1M-17 -9H-1M-17 -5H-1', 0.8),
  pen.shape(box(3, -18, 13, 13), 'greyPale', 0.8),
]
export const stampedLetter = (pen: Pen): Drawing => [
  pen.shape(box(-22, -28, 44, 28, 1), 'cream', 1),
  pen.line('M-22 -28L0 -12L22 -28', 0.9),
  pen.shape(box(9, -11, 9, 8), 'yellow', 0.8),
  pen.shape(ellipse(13.5, -7, 2.6, 1.8), 'white', 0.6),
  pen.line('M-16 -8H-2M-16 -4H-6', 0.8),
]
/** A wooden telephone for the wall: two bells, a horn to speak into, an ear piece on its hook, a crank. */
export const wallPhone = (pen: Pen): Drawing => [
  pen.shape(box(-10, -40, 20, 40, 1.6), 'wood', 1),
  pen.shape(circle(-4.4, -34.4, 3.2) + circle(4.4, -34.4, 3.2), 'yellow', 0.8),
  pen.shape('M-3 -26L-6 -15H6L3 -26z', 'greyDark', 0.9),
  pen.shape(ellipse(0, -15, 6, 2), 'stone', 0.8),
  pen.line('M-10 -27H-15M10 -20H14V-14', 1.2),
  pen.shape('M-17 -28H-13L-12 -16H-18z', 'greyDark', 0.9),
  pen.line('M-15 -16C-17 -8 -13 -5 -10 -6', 0.8),
  pen.shape('M-8 -9H8V-4H-8z', 'woodPale', 0.8),
]
/** The heavy mobile telephone of its first years. */
export const brickPhone = (pen: Pen): Drawing => [
  pen.rope('M6 -34V-46', 2.2, 'greyDark', 0.8),
  pen.shape(box(-9, -35, 18, 35, 2.4), 'greyDark', 1),
  pen.line('M-4 -32H4', 1.2, 'white'),
  pen.shape(box(-6, -29, 12, 5.4, 0.8), 'lime', 0.7),
  [-20.5, -15.5, -10.5, -5.5].map((y) =>
    [-4.4, 0, 4.4].map((x) => pen.shape(box(x - 1.5, y, 3, 2.8, 0.5), 'white', 0.5)),
  ),
]
export const telegraph = (pen: Pen): Drawing => [
  pen.shape(box(-22, -7, 44, 7, 1.4), 'wood', 1),
  pen.shape(box(-12, -14, 5, 7), 'yellow', 0.9),
  pen.line('M-19 -15L15 -11', 2, 'greyDark'),
  pen.shape(ellipse(14, -14, 5.4, 2.4), 'greyDark', 0.9),
  pen.line('M14 -12V-7', 1.4),
  pen.shape(circle(-17, -9, 2) + circle(-3, -9, 2), 'yellow', 0.8),
  pen.line('M-18 -24h2M-12 -24h7M-1 -24h2M5 -24h2M11 -24h7', 1.6),
]
export const projector = (pen: Pen): Drawing => [
  pen.line('M-8 -10L-14 0M8 -10L14 0M0 -10V0', 1.6),
  pen.shape(box(-13, -24, 24, 15, 2), 'greyDark', 1),
  pen.shape(circle(-6, -32, 7.4) + circle(9, -31, 6), 'metal', 1),
  pen.shape(circle(-6, -32, 2) + circle(9, -31, 1.8), 'white', 0.7),
  pen.shape('M11 -21L19 -23V-13L11 -15z', 'yellow', 0.9),
]
export const airliner = (pen: Pen): Drawing => [
  pen.line('M-10 -8L-12 -2M10 -8L12 -2', 1.3),
  pen.shape(circle(-12, -2.4, 2.6) + circle(12, -2.4, 2.6), 'greyDark', 0.9),
  pen.shape('M-24 -12C-22 -18 -12 -20 0 -19L22 -16L27 -28H32L30 -12C20 -7 -18 -5 -24 -12z', 'metal', 1),
  [-14, -8, -2, 4, 10].map((x) => pen.shape(box(x, -16.5, 3.4, 3.6, 0.8), 'sky', 0.6)),
  pen.shape('M-16 -22H14L12 -19H-12z', 'blue', 0.9),
  pen.shape(ellipse(-26, -13, 1.6, 8), 'wood', 0.8),
]
export const metro = (pen: Pen): Drawing => [
  pen.shape('M-30 0V-20A30 22 0 0 1 30 -20V0z', 'greyDark', 1),
  pen.shape('M-16 -3V-24C-16 -32 16 -32 16 -24V-3z', 'greyPale', 1),
  pen.shape(box(-12, -25, 10.5, 11, 1.4) + box(1.5, -25, 10.5, 11, 1.4), 'sky', 0.8),
  pen.shape(box(-16, -12, 32, 3), 'blue', 0.7),
  pen.shape(circle(-10, -6, 1.8) + circle(10, -6, 1.8), 'yellow', 0.7),
]
export const oneContainer = (pen: Pen): Drawing => [
  pen.shape(box(-24, -19, 48, 19), 'orange', 1),
  pen.line('M-18 -16V-3M-12 -16V-3M-6 -16V-3M0 -16V-3M6 -16V-3M12 -16V-3M18 -16V-3', 0.8),
]
export const drone = (pen: Pen): Drawing => [
  pen.line('M-18 -20L-6 -16M18 -20L6 -16M-8 -10L-13 0M8 -10L13 0', 1.6),
  pen.shape(box(-9, -19, 18, 10, 4), 'greyPale', 1),
  pen.shape(circle(0, -9, 3), 'greyDark', 0.8),
  pen.shape(ellipse(-18, -22, 10, 2) + ellipse(18, -22, 10, 2), 'foam', 0.9),
]
