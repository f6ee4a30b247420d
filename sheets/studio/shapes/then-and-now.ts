/** Things of a house as they were long ago and as they are today. Each is drawn about its foot, about 40 mm high. */
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { stove } from './rooms.ts'

/** A paraffin lamp with its handle. */
export const oilLamp = (pen: Pen): Drawing => [
  pen.line('M-9 -8C-19 -18 -16 -42 0 -43C16 -42 19 -18 9 -8', 1.2),
  pen.shape('M-11 0C-12 -6 -9 -9 -6 -9H6C9 -9 12 -6 11 0z', 'red'),
  pen.shape(box(-6, -13, 12, 4, 1), 'yellow', 1),
  pen.shape('M-6 -13C-11 -18 -10 -26 -6 -31H6C10 -26 11 -18 6 -13z', 'foam', 1.1),
  pen.shape('M0 -14.500C-4 -19 -2 -23 0 -27C2 -23 4 -19 0 -14.500z', 'orange', 0.9),
  pen.shape('M-7 -31H7L4 -36H-4z', 'red', 1),
  pen.shape(circle(0, -38, 2.2), 'red', 0.9),
]

export const deskLamp = (pen: Pen): Drawing => [
  pen.shape('M-12 0C-12 -6 12 -6 12 0z', 'teal'),
  pen.rope('M0 -5L-9 -20L6 -33', 2.4, 'metal', 1),
  pen.shape(circle(-9, -20, 2), 'greyDark', 0.9),
  pen.shape('M2 -38L14 -27L5 -20C-1 -23 -3 -30 2 -38z', 'teal'),
  pen.shape('M14 -27C14 -22 10 -18 5 -20z', 'yellow', 1),
]

export const coalIron = (pen: Pen): Drawing => [
  pen.shape('M-21 0H19V-16H-6C-14 -15 -20 -8 -21 0z', 'greyDark'),
  pen.shape(
    'M-11 -12A2 2 0 0 1 -7 -12A2 2 0 0 1 -11 -12zM-1 -12A2 2 0 0 1 3 -12A2 2 0 0 1 -1 -12zM9 -12A2 2 0 0 1 13 -12A2 2 0 0 1 9 -12z',
    'orange',
    0.8,
  ),
  pen.shape('M-7 -16L-9 -21H18V-16z', 'grey', 1),
  pen.line('M-3 -21V-30M13 -21V-30', 1.6),
  pen.shape(box(-8, -34, 26, 5.6, 2.6), 'wood'),
  pen.line('M-14 -22q-2 -3 0 -6t0 -6', 0.9, 'greyDark'),
]

export const electricIron = (pen: Pen): Drawing => [
  pen.shape('M-22 0H20C20 -9 17 -14 12 -15C-6 -17 -16 -10 -22 0z', 'blue'),
  pen.shape('M-22 0H20V-4H-20z', 'metal', 1),
  pen.shape('M-8 -13C-8 -24 -2 -28 8 -28H17V-13H12V-22H7C0 -22 -2 -20 -2 -13z', 'bluePale', 1.1),
  pen.line('M17 -25C26 -26 22 -36 30 -36', 1.4),
  pen.shape(circle(4, -9, 2.6), 'white', 0.9),
]

export const gramophone = (pen: Pen): Drawing => [
  pen.shape(box(-19, -14, 38, 14, 1.5), 'wood'),
  pen.line('M-13 -7H13', 0.8, 'woodDark'),
  pen.shape(ellipse(-2, -15, 15, 3.4), 'greyDark', 1),
  pen.rope('M8 -15C13 -19 12 -24 8 -27', 2.2, 'yellow', 1),
  pen.shape('M9 -25C0 -25 -10 -29 -17 -38C-6 -44 8 -42 16 -34C15 -29 13 -26 9 -25z', 'yellow'),
  pen.line('M-17 -38C-8 -36 6 -33 16 -34M9 -25C4 -29 -2 -33 -4 -40', 0.8, 'strawDark'),
]

export const speaker = (pen: Pen): Drawing => [
  pen.shape(box(-13, -38, 26, 38, 4), 'greyDark'),
  pen.shape(circle(0, -12, 9), 'grey', 1),
  pen.shape(circle(0, -12, 3.6), 'white', 0.9),
  pen.shape(circle(0, -29, 5.4), 'grey', 1),
  pen.shape(circle(0, -29, 2), 'white', 0.8),
  pen.line('M18 -22q4 4 0 9M22 -26q8 8 0 17', 1.1),
]

export const dialPhone = (pen: Pen): Drawing => [
  pen.shape('M-20 0C-19 -12 -13 -18 -8 -20H8C13 -18 19 -12 20 0z', 'red'),
  pen.shape(circle(0, -10, 8.4), 'cream', 1),
  Array.from({ length: 9 }, (_, i) => {
    const turn = ((i * 33 - 130) * Math.PI) / 180
    return pen.shape(circle(5.6 * Math.cos(turn), -10 + 5.6 * Math.sin(turn), 1.2), 'white', 0.6)
  }),
  pen.shape(circle(0, -10, 2.6), 'red', 0.8),
  pen.line('M-7 -20V-24M7 -20V-24', 1.6),
  pen.shape(
    'M-22 -20C-24 -28 -18 -31 -10 -31H10C18 -31 24 -28 22 -20H12C12 -24 10 -25 6 -25H-6C-10 -25 -12 -24 -12 -20z',
    'redDark',
  ),
]

export const smartphone = (pen: Pen): Drawing => [
  pen.shape(box(-11, -40, 22, 40, 3.6), 'greyDark'),
  pen.shape(box(-9, -36, 18, 31, 1.4), 'sky', 0.8),
  pen.shape(
    box(-6, -32, 5, 5, 1.2) + box(1, -32, 5, 5, 1.2) + box(-6, -25, 5, 5, 1.2) + box(1, -25, 5, 5, 1.2),
    'yellow',
    0.7,
  ),
  pen.shape('M-5 -12C-5 -16 5 -16 5 -12C5 -9 0 -9 -2 -9L-4 -7V-9.600C-5 -10 -5 -11 -5 -12z', 'white', 0.7),
]

export const typewriter = (pen: Pen): Drawing => [
  pen.shape(box(-12, -40, 24, 18, 1), 'white', 1),
  pen.line('M-8 -36H8M-8 -32H5', 0.7),
  pen.shape(box(-22, -27, 44, 6, 3), 'greyDark', 1.1),
  pen.shape('M-18 -21H18L22 0H-22z', 'teal'),
  [-15, -11, -7].map((y, row) =>
    pen.shape(
      Array.from({ length: 5 }, (_, i) => circle(-12 + i * 6 + (row % 2) * 1.5, y + 1, 1.7)).join(''),
      'cream',
      0.6,
    ),
  ),
  pen.shape(box(-10, -4.4, 20, 2.6, 1.3), 'cream', 0.6),
]

export const laptop = (pen: Pen): Drawing => [
  pen.shape(box(-18, -32, 36, 25, 2), 'grey'),
  pen.shape(box(-15.5, -29.5, 31, 20, 1), 'sky', 0.8),
  pen.line('M-11 -25H5M-11 -21H9M-11 -17H1', 0.8),
  pen.shape('M-18 -7H18L24 0H-24z', 'greyPale'),
  pen.line('M-14 -5H14M-15 -3H15', 0.7),
]

export const washboard = (pen: Pen): Drawing => [
  pen.shape('M-4 -12L2 -42H18L14 -12z', 'woodPale'),
  pen.line('M1 -34H15.500M0 -30H15M-1 -26H14.500M-1.500 -22H14M-2.500 -18H13.500', 0.9, 'woodDark'),
  pen.shape('M-24 -14H24L19 0H-19z', 'metal'),
  pen.shape(ellipse(0, -14, 24, 4), 'water', 1),
  pen.shape(circle(-12, -17, 3.4) + circle(-6, -18, 2.6) + circle(-17, -16, 2.4), 'white', 0.8),
]

export const washer = (pen: Pen): Drawing => [
  pen.shape(box(-16, -40, 32, 40, 2.4), 'greyPale'),
  pen.line('M-16 -32H16', 0.9),
  pen.shape(circle(-10, -36, 1.8) + circle(-4, -36, 1.8), 'blue', 0.7),
  pen.shape(circle(0, -16, 11), 'grey', 1.1),
  pen.shape(circle(0, -16, 8), 'water', 0.9),
  pen.line('M-7 -14q3.500 -3 7 0t7 0', 0.8, 'waterLine'),
]

export const mortar = (pen: Pen): Drawing => [
  pen.shape('M5 -22L13 -47L18 -45L10 -21z', 'woodDark'),
  pen.shape('M-15 -26C-14 -14 -7 -12 -6 -8L-11 0H11L6 -8C7 -12 14 -14 15 -26z', 'wood'),
  pen.shape(ellipse(0, -26, 15, 4), 'woodPale', 1),
  pen.shape(ellipse(-3, -26, 8, 2), 'straw', 0.7),
  pen.shape('M5 -25L8 -35L12.500 -34L9.500 -24.500z', 'woodDark', 0.9),
]

export const blender = (pen: Pen): Drawing => [
  pen.shape('M-10 0L-8 -13H8L10 0z', 'red'),
  pen.shape(circle(0, -6, 2.4), 'white', 0.8),
  pen.shape('M-8 -13L-11 -38H11L8 -13z', 'foam'),
  pen.shape('M-8.500 -15L-10 -27H10L8.500 -15z', 'orange', 0.9),
  pen.shape(box(-12, -42, 24, 4.4, 1.6), 'greyDark', 1),
  pen.line('M11 -34C19 -34 18 -20 9.500 -20', 1.4),
]

export const woodStove = (pen: Pen): Drawing => [
  pen.shape(box(13, -46, 7, 22), 'stone', 1),
  pen.shape(box(-22, -22, 44, 22, 1), 'earth'),
  pen.line('M-22 -15H22M-22 -7H22M-10 -22V-15M6 -22V-15M-15 -15V-7M14 -15V-7M-18 -7V0M18 -7V0', 0.6, 'brown'),
  pen.shape('M-9 0V-9a8 7 0 0 1 16 0V0z', 'brownDark', 1),
  pen.shape('M-1 0C-7 -3 -5 -8 -2 -11C-2 -8 1 -8 1 -11C5 -7 4 -2 -1 0z', 'orange', 0.8),
  pen.shape(box(-24, -25, 48, 4, 1), 'stoneDark', 1),
  pen.shape('M-16 -25C-18 -34 0 -34 -2 -25z', 'greyDark', 1),
  pen.line('M-9 -32V-34', 1.4),
]

export const gasStove = (pen: Pen): Drawing => stove(pen, 0, 0)

export const filmCamera = (pen: Pen): Drawing => [
  pen.line('M0 -18L-12 0M0 -18L12 0M0 -18V0', 1.6),
  pen.shape(box(-2, -40, 18, 23, 1.5), 'woodDark'),
  pen.shape('M-2 -38L-7 -35L-9 -38L-12 -34V-23L-9 -20L-7 -22L-2 -19z', 'greyDark', 1),
  pen.shape(box(-17, -33, 5.4, 9, 1), 'yellow', 1),
  pen.line('M2 -40V-17', 0.8),
]

export const digitalCamera = (pen: Pen): Drawing => [
  pen.shape(box(-9, -31, 12, 6, 1.5), 'greyDark', 1),
  pen.shape(box(-20, -27, 40, 27, 3.4), 'greyDark'),
  pen.shape(circle(1, -13, 10), 'grey', 1.1),
  pen.shape(circle(1, -13, 6.6), 'blue', 0.9),
  pen.shape(circle(3.4, -15.4, 1.6), 'white', null),
  pen.shape(circle(-15, -21, 1.8), 'red', 0.8),
]

export const quill = (pen: Pen): Drawing => [
  pen.shape('M2 -12C4 -26 12 -40 24 -46C24 -34 16 -20 5 -12z', 'bluePale'),
  pen.line('M0 -6C6 -22 14 -34 23 -45', 0.9),
  pen.shape('M-15 0C-17 -8 -13 -13 -9 -14H5C9 -13 13 -8 11 0z', 'purple'),
  pen.shape(box(-8, -18, 12, 4.4, 1), 'greyDark', 1),
]

export const ballpoint = (pen: Pen): Drawing => [
  pen.shape('M-16 0L-13 -8L15 -36L21 -30L-7 -2z', 'foam'),
  pen.line('M-9 -5L17 -31', 2, 'blue'),
  pen.shape('M-16 0L-13.500 -7L-8 -1.500z', 'yellow', 0.9),
  pen.shape('M6 -27L15 -36C17 -38 23 -32 21 -30L12 -21z', 'blue', 1),
]

export const pocketWatch = (pen: Pen): Drawing => [
  pen.line('M0 -33C-10 -40 -20 -36 -22 -28', 1.2, undefined, [1.6, 1.4]),
  pen.shape(box(-3, -35, 6, 5, 1.5), 'yellow', 1),
  pen.shape(circle(0, -15, 15), 'yellow'),
  pen.shape(circle(0, -15, 11.4), 'white', 0.9),
  pen.line('M0 -25V-22.500M0 -5V-7.500M-10 -15H-7.500M10 -15H7.500', 1),
  pen.line('M0 -15V-22M0 -15L5 -12', 1.2),
]

export const digitalClock = (pen: Pen): Drawing => [
  pen.line('M-14 -2L-16 0M14 -2L16 0', 1.6),
  pen.shape(box(-22, -24, 44, 22, 4), 'greyDark'),
  pen.shape(box(-18, -20, 36, 14, 1.5), 'lime', 0.9),
  pen.line('M-13 -17V-9M-7 -17H-2V-13H-7V-9H-2M2.500 -15.500V-15M2.500 -11V-10.500M7 -17H12V-9H7zM15 -17V-9', 1.3),
]

export const slate = (pen: Pen): Drawing => [
  pen.shape(box(-17, -38, 34, 38, 2), 'wood'),
  pen.shape(box(-13.5, -34.5, 27, 31, 1), 'greyDark', 0.9),
  pen.shape(box(-9, -29, 18, 3, 1) + box(-9, -22, 13, 3, 1), 'white', 0.6),
  pen.shape('M10 -2L22 -8L23 -5L11 1z', 'white', 0.9),
]

export const notebook = (pen: Pen): Drawing => [
  pen.shape(box(-15, -38, 32, 38, 2), 'blue'),
  pen.shape(box(-5, -31, 16, 10, 1), 'white', 0.9),
  pen.line('M-2 -27.500H8M-2 -24.500H5', 0.7),
  [-33, -26, -19, -12, -5].map((y) => pen.shape(box(-18, y - 1.2, 6, 2.4, 1.2), 'greyPale', 0.8)),
]
