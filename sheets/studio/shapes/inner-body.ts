/** A child's body with its organs, from the front: lengths in mm about the foot of the neck, 178 high with the hips. */
import { circle, ellipse, poly, type Spot, smooth } from '../paths.ts'
import { type Drawing, type Fill, inkOf, type Pen, stroke } from '../pen.ts'

export interface BodyLook {
  readonly skin: Fill
  readonly hair: Fill
  readonly shorts: Fill
  /** Hair down to the shoulders. */
  readonly isLong?: boolean
}

export const BODY_LOOKS: readonly BodyLook[] = [
  { skin: 'tan', hair: 'brownDark', shorts: 'teal' },
  { skin: 'capyPale', hair: 'brownDark', shorts: 'blue', isLong: true },
  { skin: 'woodPale', hair: 'brown', shorts: 'purple' },
  { skin: 'brownPale', hair: 'brownDark', shorts: 'green', isLong: true },
]

const TORSO =
  'M-9 -12V-2Q-10 3 -24 6Q-33 8 -34 18L-27 40Q-26 60 -26 80Q-27 100 -31 122H31Q27 100 26 80Q26 60 27 40L34 18Q33 8 24 6Q10 3 9 -2V-12z'

function head(pen: Pen, { skin, hair }: BodyLook): Drawing {
  return [
    [-20, 20].map((x) => pen.shape(ellipse(x, -32, 4, 5.4), skin, 1)),
    pen.shape('M-20 -38C-21 -62 21 -62 20 -38C21 -22 14 -9 0 -9C-14 -9 -21 -22 -20 -38z', skin, 1.1),
    pen.shape(
      'M-20.500 -37C-23 -66 23 -66 20.500 -37C17 -41 16 -46 12 -49C4 -44 -8 -45 -14 -47C-17 -45 -17 -40 -20.500 -37z',
      hair,
      1,
    ),
    [-8, 8].map((x) => pen.spot(x, -35, 1.7)),
    pen.line('M-12 -40Q-8 -42 -5 -40M5 -40Q8 -42 12 -40', 0.7),
    pen.line('M-2 -28Q0 -26 2 -28', 0.8),
    pen.shape('M-6 -22Q0 -24 6 -22Q5 -15 0 -15Q-5 -15 -6 -22z', 'redDark', 0.9),
  ]
}

/** Skin and shorts, without organs. */
export const bodyShape = (pen: Pen, look: BodyLook): Drawing => [
  look.isLong ? pen.shape('M-20 -50C-30 -34 -30 -10 -25 2C-14 6 14 6 25 2C30 -10 30 -34 20 -50z', look.hair, 1) : [],
  [-1, 1].map((side) => pen.rope(`M${side * 32} 15Q${side * 39} 50 ${side * 41} 124`, 12, look.skin, 1)),
  pen.shape(TORSO, look.skin, 1.1),
  pen.shape('M-29.500 108Q0 113 29.500 108L33 128H-33z', look.shorts, 1),
  head(pen, look),
]

const lung = (side: 1 | -1): string =>
  smooth([
    [side * 7, 20],
    [side * 14, 16],
    [side * 22, 30],
    [side * 24.5, 48],
    [side * 22, 56],
    [side * 12, 52],
    [side * 6, 53],
    [side * 6.4, 36],
  ])

export const lungs = (pen: Pen): Drawing => [
  ([-1, 1] as const).map((side) => pen.shape(lung(side), 'pink', 0.9)),
  pen.line('M-9 29L-14 34M-9 29L-16 28M-14 34L-17 42M-14 34L-11 43M9 29L14 34M9 29L16 28M14 34L17 42M14 34L11 43', 0.6),
]

export const trachea = (pen: Pen): Drawing => [
  pen.rope('M0 24L-9 29M0 24L9 29', 2.6, 'bluePale', 0.7),
  pen.rope('M0 -9V23', 5, 'bluePale', 0.8),
  pen.line([-6, -2, 2, 6, 10, 14, 18].map((y) => `M-2.500 ${y}H2.5`).join(''), 0.5),
]

export const smallBowel = (pen: Pen): Drawing =>
  pen.rope('M-9 88H9Q12.500 90.500 9 93H-9Q-12.500 95.500 -9 98H9Q12.500 100.500 9 103H-7', 3.6, 'pinkPale', 0.7)

export const digestive = (pen: Pen): Drawing => [
  pen.rope('M5.400 -12V54Q6 58 9 60', 3.4, 'orange', 0.8),
  pen.rope('M-20 106V83Q-20 81 -18 81H18Q20 81 20 83V104Q20 107 12 108Q2 109 1 116', 6, 'copper', 0.9),
  smallBowel(pen),
  pen.shape('M-25 60C-22 56 -8 57 4 58C10 60 6 64 0 66C-8 70 -20 76 -24 74C-26 70 -26 64 -25 60z', 'brown', 0.9),
  pen.shape('M7 58C14 54 23 58 22 66C21 75 10 79 -3 76C-5 75 -4 71 -1 71C6 71 8 68 7 64z', 'yellow', 0.9),
  pen.line('M12 62Q17 63 17 68M9 71Q14 71 16 68', 0.5),
]

export const kidneys = (pen: Pen): Drawing =>
  [-1, 1].map((side) =>
    pen.shape(
      `M${side * 15} 70C${side * 22} 70 ${side * 22} 84 ${side * 15} 84C${side * 11} 84 ${side * 14} 79 ${side * 13} 77C${side * 14} 75 ${side * 11} 70 ${side * 15} 70z`,
      'brown',
      0.9,
    ),
  )

/** Blood with oxygen: black in line. */
const artery = (pen: Pen, d: string, width: number): Drawing =>
  pen.colour ? pen.rope(d, width, 'red', 0.6) : stroke(d, inkOf('black'), width + 0.6)

const vein = (pen: Pen, d: string, width: number): Drawing => pen.rope(d, width, 'blue', 0.6)

/** The vessels to head, arms and legs, and those that come back. */
export const vessels = (pen: Pen): Drawing => [
  vein(pen, 'M-4 40V-8Q-4 -11 -7 -13M-4 14Q-22 10 -33 22Q-39 50 -41 116M-4 40V92Q-5 102 -17 122', 2.4),
  artery(pen, 'M4 40V-8Q4 -11 7 -13M4 14Q22 10 33 22Q39 50 41 116M4 40V92Q5 102 17 122', 2.4),
  artery(pen, 'M4 77H13', 1.8),
  vein(pen, 'M-4 77H-13', 1.8),
]

/** Blood goes to one lung to take up oxygen; it comes from the other with it. */
export const heart = (pen: Pen): Drawing => [
  vein(pen, 'M-1 37Q-2 28 -8 29L-13 32', 1.8),
  artery(pen, 'M5 37Q6 28 9 29L14 32', 1.8),
  pen.shape(
    'M-5 36C-9 38 -9 46 -2 52C3 56 8 57 10 53C14 46 14 38 8 36C4 34 1 35 0 37C-1 35 -3 35 -5 36z',
    'redDark',
    1,
  ),
  pen.line('M1 38Q2 46 7 53', 0.6),
]

/** A spot of the body on paper. */
export const bodySpot = ([x, y]: Spot, [cx, cy]: Spot, scale: number): Spot => [cx + x * scale, cy + y * scale]

/** A line from an organ to a number beside the body. */
export const leader = (pen: Pen, from: Spot, to: Spot): Drawing => [
  pen.line(poly([from, to], false), 0.7),
  pen.shape(circle(from[0], from[1], 1.3), 'black', null),
]
