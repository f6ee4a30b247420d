/** Vessels of a kitchen and a yard, from a spoon to a washtub. Each is about its foot: (0, 0) is below it. */
import type { Thing } from '../fit.ts'
import { box, circle, ellipse } from '../paths.ts'

export const soupSpoon: Thing = (pen) => [
  pen.rope('M-20 -2.600Q-4 -6 6 -2.800', 2, 'metal', 0.9),
  pen.shape('M4 -3.600C8 -7.500 20 -7.500 21 -3.600C20 0.600 8 0.600 4 -3.600z', 'metal', 1),
  pen.shape(ellipse(13, -4.2, 6, 1.5), 'waterDeep', 0.6),
]

export const ladle: Thing = (pen) => [
  pen.rope('M-22 -14Q0 -10 12 -8', 2.2, 'metal', 0.9),
  pen.shape('M8 -9.500H24Q23 0 16 0T8 -9.500z', 'metal', 1.1),
  pen.shape(ellipse(16, -9.5, 8, 1.9), 'greyPale', 0.8),
]

export const plainGlass: Thing = (pen) => [
  pen.shape('M-7 -20H7L5.400 0H-5.400z', 'foam', 1.1),
  pen.line('M-4 -16L-3.200 -5', 0.8, 'waterDeep'),
]

export const coffeeCup: Thing = (pen) => [
  pen.rope('M8 -11C15 -12 15 -3.500 7 -4', 2, 'yellow', 0.9),
  pen.shape('M-9 -14H9Q9 -2 4 -2H-4Q-9 -2 -9 -14z', 'yellow', 1.1),
  pen.shape(ellipse(0, -14, 9, 2), 'cream', 0.9),
  pen.shape(box(-12, -2, 24, 2.4, 1.2), 'white', 0.9),
]

export const babyBottle: Thing = (pen) => [
  pen.shape('M-3 -25Q-3 -31 0 -32Q3 -31 3 -25z', 'pinkPale', 0.9),
  pen.shape(box(-6.4, -26, 12.8, 4.4, 1.4), 'teal', 1),
  pen.shape('M-6 -21.600H6L8 -17V-3Q8 0 5 0H-5Q-8 0 -8 -3V-17z', 'foam', 1.1),
  pen.line('M-8 -15H-3M-8 -10.500H-4M-8 -6H-3', 0.8),
]

export const glassBottle: Thing = (pen) => [
  pen.shape(box(-3.4, -38, 6.8, 4, 1), 'greyDark', 0.9),
  pen.shape('M-2.800 -34H2.800V-26Q7 -23 7 -17V-2Q7 0 5 0H-5Q-7 0 -7 -2V-17Q-7 -23 -2.800 -26z', 'foam', 1.1),
  pen.shape(box(-7, -15, 14, 8), 'bluePale', 0.8),
]

export const waterJug: Thing = (pen) => [
  pen.rope('M9 -25C22 -27 22 -7 9 -7', 2.8, 'bluePale', 0.9),
  pen.shape('M-11 -30L-15 -33H9Q8 -22 11 -14Q13 -4 9 0H-9Q-13 -4 -11 -14Q-8.500 -22 -11 -30z', 'foam', 1.1),
  pen.line('M-6 -24Q-6 -16 -7.500 -10', 0.8, 'waterDeep'),
]

export const roundTeapot: Thing = (pen) => [
  pen.rope('M13 -18C24 -20 24 -5 12 -5', 2.6, 'purple', 0.9),
  pen.shape('M-12 -10C-18 -11 -17 -19 -23 -20L-21 -23C-14 -22 -14 -18 -10 -16z', 'purple', 1),
  pen.shape('M-13 -18C-17 -9 -14 0 -7 0H7C14 0 17 -9 13 -18z', 'purple', 1.1),
  pen.shape('M-11 -18Q0 -25 11 -18z', 'purplePale', 1),
  pen.shape(circle(0, -22.6, 2), 'purplePale', 0.9),
]

export const lowPot: Thing = (pen) => [
  pen.rope('M-20 -11H-15M15 -11H20', 2.6, 'greyDark', 0.9),
  pen.shape('M-16 -16H16V-3Q16 0 13 0H-13Q-16 0 -16 -3z', 'red', 1.2),
  pen.shape(box(-17.5, -18.5, 35, 3.6, 1.6), 'stone', 1),
]

export const tallPot: Thing = (pen) => [
  pen.rope('M-20 -21H-15M15 -21H20', 2.6, 'greyDark', 0.9),
  pen.shape('M-16 -29H16V-3Q16 0 13 0H-13Q-16 0 -16 -3z', 'metal', 1.2),
  pen.shape(box(-17.5, -32, 35, 4, 1.8), 'greyPale', 1),
  pen.line('M-9 -24V-7', 0.9, 'white'),
]

export const saladBowl: Thing = (pen) => [
  pen.shape('M-18 -15H18Q16 0 6 0H-6Q-16 0 -18 -15z', 'teal', 1.2),
  pen.shape(ellipse(0, -15, 18, 3), 'foam', 1),
]

export const soupPlate: Thing = (pen) => [
  pen.shape('M-18 -6Q-12 0 -6 0H6Q12 0 18 -6z', 'white', 1.1),
  pen.shape(ellipse(0, -6, 18, 2.6), 'cream', 1),
  pen.shape(ellipse(0, -6, 11, 1.4), 'bluePale', 0.7),
]

export const yardBucket: Thing = (pen) => [
  pen.line('M-14 -25C-14 -41 14 -41 14 -25', 1.2),
  pen.shape('M-14 -25H14L10.500 0H-10.500z', 'blue', 1.2),
  pen.shape(ellipse(0, -25, 14, 2.8), 'bluePale', 1),
]

export const washTub: Thing = (pen) => [
  pen.rope('M-25 -11Q-29 -11 -28 -7M25 -11Q29 -11 28 -7', 2, 'orange', 0.9),
  pen.shape('M-25 -14H25L19 0H-19z', 'orange', 1.2),
  pen.shape(ellipse(0, -14, 25, 3.4), 'yellowPale', 1),
]

export const waterDrum: Thing = (pen) => [
  pen.shape(box(-3.6, -43, 7.2, 5, 1), 'blue', 0.9),
  pen.shape('M-4 -38H4Q14 -36 14 -31V-3Q14 0 11 0H-11Q-14 0 -14 -3V-31Q-14 -36 -4 -38z', 'bluePale', 1.2),
  pen.line('M-14 -26Q0 -23 14 -26M-14 -17Q0 -14 14 -17M-14 -8Q0 -5 14 -8', 0.9, 'waterLine'),
]

export const fishTank: Thing = (pen) => [
  pen.shape(box(-24, -28, 48, 28, 1), 'foam', 1.2),
  pen.shape('M-23 -22H23V-3H-23z', 'water', null),
  pen.shape('M-23 -4Q-10 -6 0 -4T23 -4V-0.800H-23z', 'sand', 0.7),
  pen.shape('M2 -14L-5 -18V-10z', 'orange', 0.8),
  pen.shape(ellipse(8, -14, 7, 4.4), 'orange', 0.9),
  pen.spot(11.4, -15, 0.9),
  pen.line('M-15 -5Q-18 -10 -15 -14T-15 -20M-10 -5Q-8 -9 -10 -13', 1.1, 'leafDark'),
  pen.line('M-23 -22Q-12 -23.500 0 -22T23 -22', 0.8, 'waterLine'),
  pen.shape(box(-25, -30, 50, 3, 1), 'greyDark', 1),
]

export const bathtub: Thing = (pen) => [
  pen.shape('M-22 0L-24 3H-19zM22 0L24 3H19z', 'metal', 0.8),
  pen.shape('M-31 -17H31Q30 0 18 0H-18Q-30 0 -31 -17z', 'white', 1.2),
  pen.shape(box(-33, -19.6, 66, 4, 2), 'foam', 1.1),
  pen.rope('M25 -19V-28Q25 -31 21 -30.500', 2, 'metal', 0.9),
]

export const squeezedBottle: Thing = (pen) => [
  pen.shape(box(-3, -36, 6, 4, 1), 'green', 0.9),
  pen.shape(
    'M-2.600 -32H2.600Q8 -29 8 -23L7 -16L8 -9V-2Q8 0 6 0H-6Q-8 0 -8 -2V-9L-7 -16L-8 -23Q-8 -29 -2.600 -32z',
    'foam',
    1.1,
  ),
  pen.shape('M-7.600 -22H7.600L7 -16L7.400 -12H-7.400L-7 -16z', 'lime', 0.8),
]

export const smallCan: Thing = (pen) => [
  pen.shape('M-6 -19L-7 -17V-2Q-7 0 0 0T7 -2V-17L6 -19z', 'red', 1.1),
  pen.shape(ellipse(0, -19, 6, 1.6), 'metal', 0.9),
  pen.shape(circle(0, -9.6, 4), 'yellow', 0.8),
]

export const dosingSyringe: Thing = (pen) => [
  pen.shape(box(14, -6, 9, 3), 'metal', 0.9),
  pen.shape(box(22, -9, 2.6, 9, 1), 'blue', 0.9),
  pen.shape(box(-14, -8.6, 28, 8.4, 1.4), 'foam', 1.1),
  pen.shape('M-14 -6H-21V-3H-14z', 'bluePale', 0.9),
  pen.line('M-8 -8.600V-5M-3 -8.600V-5M2 -8.600V-5M7 -8.600V-5', 0.7),
]
