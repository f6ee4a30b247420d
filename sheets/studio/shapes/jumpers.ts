/** Animals seen from the side, ready to jump to the right, their feet in the origin: some 34 mm long. */
import { circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

export const jumpingFrog = (pen: Pen): Drawing => [
  pen.shape('M-15 0C-15 -3 -7 -3 1 -2.6C3.600 -2.200 3.600 0 1 0z', 'green', 1.1),
  pen.shape(
    'M-14 -5C-13 -14 -4 -20 4 -21C5.600 -26 13.600 -26.400 14.400 -21C18.600 -19.600 19.600 -15 16 -12.600C13 -10.400 10.600 -9 9.600 -6L11 -2.200C13 -2 14 -1 14 0H7L5 -5C0 -1.600 -10 -0.600 -14 -5z',
    'green',
  ),
  pen.shape('M4 -6C9 -6.600 13 -9 15.600 -12.800C11 -13.400 6 -12 4 -6z', 'lime', 0.8),
  pen.shape(
    'M-14 -4C-15 -12 -5 -15.600 -0.600 -10C2 -6.600 0 -2.600 -5 -1.600C-9 -0.800 -13 -1.400 -14 -4z',
    'leaf',
    1.1,
  ),
  pen.shape(circle(10.6, -22, 3.2), 'white', 0.9),
  pen.spot(11.6, -22, 1.3),
  pen.line('M18 -15.600C15 -13.600 13 -13.800 11 -15', 0.9),
]

export const jumpingRabbit = (pen: Pen): Drawing => [
  pen.shape(circle(-14, -8, 3.2), 'white', 1.1),
  pen.shape('M3 -21C-3 -26 -8 -32 -6 -35C-2 -36.600 5 -29 7.600 -23z', 'white', 1.1),
  pen.shape('M6 -22C3 -28 1 -35 4.400 -36.600C8 -36 10 -28 10 -22z', 'white', 1.1),
  pen.line('M6 -25C5 -29 4.400 -32 4.800 -34', 1, 'pink'),
  pen.shape(
    'M-14 -4C-16 -14 -8 -18 0 -16.600C6 -15.400 9 -11 9 -4C9 -1 7.600 0 5 0H-9C-12 0 -13.600 -1 -14 -4z',
    'white',
  ),
  pen.shape(ellipse(8, -17, 7.4, 6.2), 'white'),
  pen.line('M-10 -1.400C-12 -8 -5 -11.400 -1.400 -6.600M4 -0.400C3.600 -3 4 -5 5 -6.600', 0.9),
  pen.spot(10, -18.4, 1.3),
  pen.shape(ellipse(15, -16.6, 1.4, 1.1), 'pink', 0.7),
  pen.line('M14.600 -15.200C13.600 -13.600 12 -13.600 11 -14.200', 0.8),
]

/** Trunk and legs of a cat or a dog. */
const onFourLegs = (pen: Pen, fill: Fill): Drawing => [
  pen.shape('M-9 -8L-11 0H-7L-4.600 -8zM5 -9L9.600 0H13.600L10 -10z', 'brownPale', 1),
  pen.shape(
    'M-14 -9C-15 -16 -9 -17 0 -16.600C7 -16.600 11 -15 11 -10C11 -7 9 -6.200 4 -6.200H-9C-12 -6.200 -13.600 -6.800 -14 -9z',
    fill,
  ),
  pen.shape('M-14 -9L-14.600 0H-10.400L-8 -7.600z', fill, 1.1),
  pen.shape('M2.600 -8L3.600 0H7.800L9 -8z', fill, 1.1),
]

export const walkingCat = (pen: Pen): Drawing => [
  pen.rope('M-13 -12C-20 -13 -20 -22 -15 -25', 3, 'orange', 1),
  onFourLegs(pen, 'orange'),
  pen.line('M-8 -16.600v4M-4 -16.800v4.600M0 -16.800v4', 0.9, 'brown'),
  pen.shape(
    'M5.600 -18C5.600 -21 6 -25 6.600 -27L11 -24H15L19 -27C19.600 -24 20.400 -21 20.400 -18C20.400 -13.400 17 -11.400 13 -11.400C9 -11.400 5.600 -13.400 5.600 -18z',
    'orange',
  ),
  pen.spot(11.4, -19, 1.3),
  pen.spot(16.8, -19, 1.3),
  pen.line(
    'M14.200 -16.200l0.100 0M14.200 -16C13.600 -14.400 12.400 -14.400 11.800 -15M14.200 -16C14.800 -14.400 16 -14.400 16.600 -15',
    0.9,
  ),
  pen.line('M7.400 -16.600L3.600 -17.200M7.400 -15L4 -14M19.400 -16.600L22.600 -17.200M19.400 -15L22.400 -14', 0.6),
]

export const walkingDog = (pen: Pen): Drawing => [
  pen.rope('M-13 -13C-17 -15 -18 -20 -16 -23', 2.8, 'tan', 1),
  onFourLegs(pen, 'tan'),
  pen.shape(
    'M4.600 -19C4.600 -25 9 -28 13.600 -27.400C17 -27 18.600 -24 18.600 -21.600C22 -21.600 24.600 -20 24 -16.600C23.400 -13.400 19 -12.800 16 -13C9 -12.600 4.600 -14 4.600 -19z',
    'tan',
  ),
  pen.shape('M18.800 -17C20 -18.600 24 -18 23.600 -15.800C22 -13.600 18.600 -13.600 18 -15z', 'cream', 0.7),
  pen.shape('M8 -27C3 -27.600 1.600 -21 3.600 -15.600C6 -14.600 9.400 -17 9.800 -22z', 'brown', 1),
  pen.spot(15, -21.8, 1.4),
  pen.solid(ellipse(23, -20, 1.9, 1.5)),
  pen.line('M4.400 -14.400L9.600 -12.400', 2, 'red'),
]

export const runningMouse = (pen: Pen): Drawing => [
  pen.line('M-11 -3C-17 0 -19 -7 -24 -4', 1.8, 'greyDark'),
  pen.shape(
    'M-12 -3C-14 -12 -5 -16 3 -15C10 -14.200 16 -8 19 -4.600C19.800 -3 18.600 -1.800 17 -1.600L10 0H-8C-10.600 0 -11.600 -1 -12 -3z',
    'grey',
  ),
  pen.shape(circle(5, -15, 5), 'grey', 1.1),
  pen.shape(circle(5, -15, 2.8), 'pinkPale', 0.6),
  pen.spot(11.6, -8.8, 1.3),
  pen.solid(circle(19, -4.4, 1.5)),
  pen.line('M14 -4.600l3 2.600M13 -3.600l1.600 3M-8 -0.800C-9 -5 -4 -7.600 -1 -4', 0.7),
]

/** Goals of jumpers: a fly for the frog, a carrot for the rabbit. */
export const fly = (pen: Pen): Drawing => [
  pen.shape(ellipse(-3.4, -9, 4.6, 2.6), 'foam', 0.8),
  pen.shape(ellipse(4, -9.6, 4.6, 2.6), 'foam', 0.8),
  pen.shape(ellipse(0, -4.6, 5.4, 4), 'greyDark', 0.9),
  pen.shape(circle(5, -5.4, 3), 'grey', 0.8),
  pen.shape(circle(6.2, -6.2, 1), 'white', 0.5),
  pen.line('M-3 -1l-1 1.400M0 -0.600v1.400M3 -1l1 1.400', 0.7),
]
export const restingCarrot = (pen: Pen): Drawing => [
  pen.line('M-7 -6l-5 -3M-7 -5l-6 0.400M-7 -4l-5 3', 1.4, 'leaf'),
  pen.shape(
    'M-8 -6.400C-6 -9.600 2 -8.400 10 -3.600C3 -0.200 -6 0.800 -8 -2.400Q-8.800 -4.400 -8 -6.400z',
    'orange',
    1,
  ),
  pen.line('M-3 -7l1 2.200M0 -3l1 1.800', 0.7),
]
/** A duck's nest on the ground. */
export const groundNest = (pen: Pen): Drawing => [
  [-3.6, 3.6].map((x) => pen.shape(ellipse(x, -6.4, 3.4, 4.2), 'cream', 0.9)),
  pen.shape('M-10 -6Q0 -3.400 10 -6Q9 0 3 0H-3Q-9 0 -10 -6z', 'straw', 1),
  pen.line('M-6 -3.400l4 1.600M1 -2.600l5 -1', 0.6, 'brown'),
]
