/** A caiman whose mouth is a sign: open to the left it is «maior que», closed it is «igual a». Lengths in mm. */
import { box, circle, points, poly } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

const eye = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(circle(x, y, 2.8), 'yellow', 0.8),
  pen.spot(x - 0.5, y, 1.2),
]

const teeth = (pen: Pen, spots: string, dy: number): Drawing =>
  points(spots).map(([x, y]) =>
    pen.shape(
      poly([
        [x - 1.6, y],
        [x + 1.6, y],
        [x, y + dy],
      ]),
      'white',
      0.5,
    ),
  )

/** Open to the left, about the middle of its mouth; 40 mm wide, 34 high. */
export const openMouth = (pen: Pen): Drawing => [
  pen.shape('M12 1.500L-17 -8.500L-16 12z', 'redPale', null),
  teeth(pen, '-13,-6.800 -8,-5.200 -3,-3.600', 3.2),
  teeth(pen, '-12,10.200 -7,8.400 -2,6.600', -3.2),
  pen.shape(
    'M12 1.500L-18 -8.600Q-21 -9.800 -20 -12.600Q-19 -14.800 -15 -14.400L0 -12.600Q2 -18 7 -17.600Q12.500 -17 13 -11.600Q18 -8 18 0Q16 3.600 12 1.500z',
    'leaf',
    1.1,
  ),
  pen.shape('M12 1.500L-17 11.400Q-20 12.600 -19 15.200Q-18 17.200 -14 16.800L8 15Q17.500 13 18 0z', 'leafDark', 1.1),
  pen.spot(-16.6, -12, 0.8),
  eye(pen, 7, -12.8),
]

/** The same mouth closed: two straight lines. */
export const closedMouth = (pen: Pen): Drawing => [
  pen.shape(
    'M-18 -1.400Q-20.500 -2 -20 -5Q-19.400 -7.600 -16 -7.400L0 -6.600Q2 -12 7 -11.600Q12.500 -11 13 -6.400Q18 -5 18 -1.400z',
    'leaf',
    1.1,
  ),
  pen.shape(box(-18, -1.4, 36, 3), 'white', 0.9),
  pen.shape('M-18 1.600H18Q18 9.400 8 9.800L-14 9.400Q-19.600 8.400 -18 1.600z', 'leafDark', 1.1),
  pen.spot(-16.4, -5, 0.8),
  eye(pen, 7, -6.8),
]
