/** Things of a school museum and what does their work today. Each is drawn about its foot, about 40 mm long. */
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

export const flatTv = (pen: Pen): Drawing => [
  pen.line('M-12 -3L-16 0M12 -3L16 0', 1.4),
  pen.shape(box(-25, -32, 50, 29, 1.4), 'greyDark'),
  pen.shape(box(-22.5, -29.5, 45, 24, 0.6), 'sky', 0.8),
  pen.shape('M-22 -6V-11Q-10 -19 2 -12T22 -12V-6z', 'grass', 0.8),
  pen.shape(circle(12, -22, 3.4), 'yellow', 0.8),
]

export const cordlessPhone = (pen: Pen): Drawing => [
  pen.shape('M-14 0L-11 -9H11L14 0z', 'greyDark', 1),
  pen.shape(box(-6, -37, 12, 32, 4), 'grey', 1.1),
  pen.line('M4 -37V-43', 1.8),
  pen.shape(box(-3.6, -32, 7.2, 6, 0.8), 'lime', 0.7),
  [-22, -17.5, -13].map((y) => [-2.6, 0.2, 3].map((x) => pen.shape(box(x - 1, y, 2, 2.2, 0.5), 'white', 0.5))),
]

/** A tablet on its stand; a message has come. */
export const messageTablet = (pen: Pen): Drawing => [
  pen.line('M12 -16L19 0', 1.6),
  pen.shape(box(-20, -30, 40, 30, 3), 'greyDark'),
  pen.shape(box(-16.5, -27, 33, 24, 1), 'white', 0.8),
  pen.shape(box(-11, -23, 22, 16, 1), 'yellowPale', 0.9),
  pen.line('M-11 -23L0 -14L11 -23', 0.9),
]

export const digitalProjector = (pen: Pen): Drawing => [
  pen.shape(box(-20, -18, 34, 15, 3), 'white'),
  pen.line('M-15 -3V0M9 -3V0M-15 -13H-6M-15 -9.500H-6', 1),
  pen.shape(circle(4, -10.5, 5.2), 'greyDark', 1),
  pen.shape(circle(4, -10.5, 2.4), 'blue', 0.8),
  pen.shape('M14 -14L26 -20V-2L14 -8z', 'glow', 0.8),
]

export const abacus = (pen: Pen): Drawing => [
  pen.shape(box(-20, -34, 40, 34, 2), 'wood'),
  pen.shape(box(-16.5, -30.5, 33, 27, 1), 'cream', 0.9),
  pen.line('M-16 -25H16M-16 -17H16M-16 -9H16', 1),
  [-25, -17, -9].map((y, row) =>
    [0, 1, 2, 3, 4].map((i) =>
      pen.shape(
        ellipse((i < 2 + row ? -13 : 2) + i * 3, y, 1.7, 2.8),
        (['red', 'blue', 'yellow'] as const)[row] ?? 'red',
        0.6,
      ),
    ),
  ),
]

export const calculator = (pen: Pen): Drawing => [
  pen.shape(box(-13, -38, 26, 38, 3), 'greyDark'),
  pen.shape(box(-9.5, -34.5, 19, 8.4, 1), 'lime', 0.8),
  pen.line('M4 -32.500V-28M7 -32.500V-28', 0.9),
  [-22, -16, -10].map((y) =>
    [-9, -3.2, 2.6].map((x, i) => pen.shape(box(x, y, 4.4, 4, 0.8), i === 2 ? 'orange' : 'white', 0.6)),
  ),
]

/** A duplicator: a drum with a crank, paper in and out. */
export const mimeograph = (pen: Pen): Drawing => [
  pen.shape('M-26 -8L-12 -14L-10 -11L-24 -5z', 'white', 0.9),
  pen.shape('M10 -11L12 -14L27 -10L25 -7z', 'white', 0.9),
  pen.shape('M-16 0L-13 -10H13L16 0z', 'greyDark'),
  pen.shape(circle(0, -19, 12), 'teal'),
  pen.shape(circle(0, -19, 8.4), 'bluePale', 0.8),
  pen.line('M0 -19L11 -30', 1.8),
  pen.rope('M11 -30H18', 2.4, 'wood', 0.8),
  pen.shape(circle(0, -19, 2), 'metal', 0.8),
]

export const printer = (pen: Pen): Drawing => [
  pen.shape('M-12 -20L-9 -38H11L14 -20z', 'white', 1),
  pen.shape(box(-21, -22, 42, 17, 3), 'greyPale'),
  pen.shape(box(-15, -14, 30, 4, 1), 'greyDark', 0.8),
  pen.shape('M-13 -12H13L17 0H-17z', 'white', 1),
  pen.line('M-8 -8H8M-10 -4H10', 0.8),
  pen.shape(circle(16, -18, 1.6), 'green', 0.7),
]

/** A balance with two pans on chains. */
export const panScales = (pen: Pen): Drawing => [
  pen.shape('M-12 0C-12 -5 12 -5 12 0z', 'wood', 1),
  pen.shape(box(-1.6, -38, 3.2, 35), 'yellow', 0.9),
  [-19, 19].map((x) => [
    pen.line(`M${x} -34L${x - 7} -15M${x} -34L${x + 7} -15`, 0.8),
    pen.shape(`M${x - 8} -15H${x + 8}Q${x + 6} -10 ${x} -10Q${x - 6} -10 ${x - 8} -15z`, 'copper', 1),
  ]),
  pen.rope('M-19 -34H19', 1.8, 'yellow', 0.8),
  pen.shape(circle(0, -38, 2.8), 'yellow', 0.9),
]

export const kitchenScales = (pen: Pen): Drawing => [
  pen.shape('M-20 0L-17 -11H17L20 0z', 'blue'),
  pen.shape(box(-9, -8.4, 18, 6, 1), 'lime', 0.8),
  pen.line('M-4 -7V-4M0 -7V-4M4 -7V-4', 0.9),
  pen.shape('M-17 -16H17L14 -11H-14z', 'metal', 1),
]

export const hourglass = (pen: Pen): Drawing => [
  pen.shape(
    'M-9 -36H9C9 -26 1.500 -24 1.500 -20C1.500 -16 9 -14 9 -4H-9C-9 -14 -1.500 -16 -1.500 -20C-1.500 -24 -9 -26 -9 -36z',
    'foam',
    1,
  ),
  pen.shape('M-6.500 -29H6.500C5 -25 1 -23.500 0 -20C-1 -23.500 -5 -25 -6.500 -29z', 'sand', 0.7),
  pen.shape('M-8.500 -4.400C-6 -10 -2 -12 0 -12C2 -12 6 -10 8.500 -4.400z', 'sand', 0.7),
  pen.shape(box(-13, -40, 26, 4.4, 1), 'wood', 1),
  pen.shape(box(-13, -4.4, 26, 4.4, 1), 'wood', 1),
  pen.line('M-11 -36V-4M11 -36V-4', 1.4),
]

export const stopwatch = (pen: Pen): Drawing => [
  pen.shape(box(-3, -42, 6, 6, 1.4), 'greyDark', 1),
  pen.line('M12 -31L15.500 -34.500', 1.8),
  pen.shape(box(-17, -36, 34, 36, 12), 'yellow'),
  pen.shape(box(-12, -27, 24, 13, 2), 'lime', 0.9),
  pen.line('M-7 -24V-17M-2 -22.500V-22.400M-2 -18.500V-18.400M3 -24V-17M7 -24V-17', 1.1),
  pen.shape(circle(-6, -7, 2.4) + circle(6, -7, 2.4), 'red', 0.8),
]

export const chest = (pen: Pen): Drawing => [
  pen.shape(box(-24, -18, 48, 18, 1), 'wood'),
  pen.shape('M-24 -18V-22C-24 -32 24 -32 24 -22V-18z', 'woodDark'),
  pen.shape(box(-17, -28, 4, 28), 'yellow', 0.8),
  pen.shape(box(13, -28, 4, 28), 'yellow', 0.8),
  pen.shape(box(-4, -21, 8, 9, 1.6), 'yellow', 0.9),
  pen.line('M0 -17.500V-15', 1.2),
]

export const wheeledCase = (pen: Pen): Drawing => [
  pen.line('M-6 -34V-46H6V-34', 1.6),
  pen.shape(box(-14, -34, 28, 31, 4), 'red'),
  pen.line('M-7 -31V-6M0 -31V-6M7 -31V-6', 0.8, 'redDark'),
  pen.shape(circle(-9, -2.2, 2.2) + circle(9, -2.2, 2.2), 'greyDark', 0.9),
]

export const candlestick = (pen: Pen): Drawing => [
  pen.shape('M-13 -4Q0 4 13 -4L11 0H-11z', 'copper', 1),
  pen.shape(ellipse(0, -4.6, 13, 2.6), 'copper', 1),
  pen.shape(circle(15.5, -5.5, 3), null, 1.4),
  pen.shape(box(-4, -27, 8, 22.4, 1), 'white', 1),
  pen.line('M0 -27V-30', 1.1),
  pen.shape('M0 -28.500C-4 -32 -1.500 -36 0 -39C1.500 -36 4 -32 0 -28.500z', 'orange', 0.9),
]

export const flashlight = (pen: Pen): Drawing => [
  pen.shape('M16 -15L28 -20V4L16 -1z', 'glow', 0.8),
  pen.shape(box(-22, -12.4, 28, 9, 2), 'red', 1.1),
  pen.shape('M6 -13L15 -17V1L6 -3z', 'greyDark', 1.1),
  pen.shape(box(-10, -14.6, 7, 3, 1), 'yellow', 0.8),
]

export const coffeeMill = (pen: Pen): Drawing => [
  pen.shape(box(-12, -20, 24, 20, 1), 'wood'),
  pen.shape(box(-7, -11, 14, 7, 1), 'woodPale', 0.9),
  pen.shape(circle(0, -7.5, 1.6), 'yellow', 0.8),
  pen.shape('M-9 -20C-9 -30 9 -30 9 -20z', 'copper', 1),
  pen.line('M0 -27V-32L16 -35', 1.6),
  pen.shape(circle(16, -37, 2.6), 'woodDark', 0.9),
]

export const electricMill = (pen: Pen): Drawing => [
  pen.shape('M-10 0L-9 -20H9L10 0z', 'red'),
  pen.shape(circle(0, -9, 2.6), 'white', 0.8),
  pen.shape('M-9 -20L-8 -34H8L9 -20z', 'foam', 1),
  pen.shape('M-8.400 -21.500L-8 -26H8L8.400 -21.500z', 'brown', 0.8),
  pen.shape(box(-9, -38, 18, 4.4, 1.6), 'greyDark', 1),
]

export const microwave = (pen: Pen): Drawing => [
  pen.line('M-18 -2V0M18 -2V0', 1.6),
  pen.shape(box(-24, -28, 48, 26, 2), 'greyPale'),
  pen.shape(box(-20, -24, 28, 18, 1.6), 'greyDark', 0.9),
  pen.shape(box(11, -24, 10, 6, 0.8), 'lime', 0.7),
  pen.shape(circle(16, -11, 3), 'white', 0.8),
]
