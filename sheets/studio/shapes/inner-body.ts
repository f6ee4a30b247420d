/** A child's body with its organs, from the front: lengths in mm about the foot of the neck, 178 high with the hips. */
import { circle, ellipse, points, poly, type Spot, smooth } from '../paths.ts'
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

/** From the neck along arm and hand to the hip. */
const LEFT_SIDE: readonly Spot[] = points(
  '-9,-14 -9,-2 -21,4 -33,8 -40,20 -46,45 -51,66 -55,80 -57.5,92 -56.500,101 -53,104.500 -50,101 -49,94 -46.500,97 -44.200,95 -44.500,86 -45,78 -40,60 -33,43 -28.500,38 -26.500,52 -26,76 -28,100 -31,122',
)
const OUTLINE = smooth([...LEFT_SIDE, ...[...LEFT_SIDE].reverse().map(([x, y]): Spot => [-x, y])])
const FINGERS = 'M-55 97L-54.600 103M-52.400 97L-52.200 103.500'

export function bodyHead(pen: Pen, { skin, hair }: BodyLook): Drawing {
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

/** Skin and shorts, without head and organs. */
export const bodyShape = (pen: Pen, look: BodyLook): Drawing => [
  look.isLong ? pen.shape('M-20 -50C-30 -34 -30 -10 -25 2C-14 6 14 6 25 2C30 -10 30 -34 20 -50z', look.hair, 1) : [],
  pen.shape(OUTLINE, look.skin, 1.1),
  pen.line(FINGERS, 0.6),
  pen.at(0, 0, 1, (own) => own.line(FINGERS, 0.6), { flip: true }),
  pen.shape('M-29.500 108Q0 113 29.500 108L33 128H-33z', look.shorts, 1),
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

/** From the throat, which air and food share. */
export const trachea = (pen: Pen): Drawing => [
  pen.rope('M0 24L-9 29M0 24L9 29', 2.6, 'bluePale', 0.7),
  pen.rope('M0 -5V23', 5, 'bluePale', 0.8),
  pen.line([-2, 2, 6, 10, 14, 18].map((y) => `M-2.500 ${y}H2.5`).join(''), 0.5),
]

const BOWEL = 'H9Q12.500 90.500 9 93H-9Q-12.500 95.500 -9 98H9Q12.500 100.500 9 103'

export const smallBowel = (pen: Pen): Drawing => pen.rope(`M-9 88${BOWEL}H-7`, 3.6, 'pinkPale', 0.7)

export const digestive = (pen: Pen): Drawing => [
  pen.rope('M0 -17V-11Q0 -8 5.400 -6V54Q6 58 9 60', 3.4, 'orange', 0.8),
  // From the stomach, behind the large bowel, and into it at its other end.
  pen.rope(`M-1 73.500Q-12 73 -12 80V85Q-12 88 -9 88${BOWEL}H-18`, 3.6, 'pinkPale', 0.7),
  pen.rope('M-20 106V83Q-20 81 -18 81H18Q20 81 20 83V104Q20 107 12 108Q2 109 1 116', 6, 'copper', 0.9),
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

const BOTH = [-1, 1] as const

/** An arrow on a vessel shows where its blood goes. */
const flow = (pen: Pen, [x, y]: Spot, turn: number): Drawing =>
  pen.at(x, y, 1, (own) => own.shape('M-1.800 -1.600H1.800L0 2.200z', 'white', 0.5), { turn })

/** The vessels to head, arms, kidneys and legs, and those that come back: one of each to each side. */
export const vessels = (pen: Pen): Drawing => [
  BOTH.map((side) => [
    vein(pen, `M-4 18Q${side * 25} 15 ${side * 31.5} 27Q${side * 37} 37 ${side * 48} 86`, 1.7),
    vein(pen, `M-4 79.500H${side * 14}`, 1.6),
    vein(pen, `M-4 94Q${side * 6 - 2} 108 ${side * 20} 122`, 1.9),
  ]),
  vein(pen, 'M-4 40V-16M-4 40V95', 2.4),
  BOTH.map((side) => [
    artery(pen, `M4 12Q${side * 24} 8 ${side * 35.5} 24Q${side * 43} 34.4 ${side * 51.6} 86`, 1.7),
    artery(pen, `M4 75H${side * 14}`, 1.6),
    artery(pen, `M4 94Q${side * 6 + 2} 104 ${side * 15} 122`, 1.9),
  ]),
  artery(pen, 'M4 40V-16M4 40V95', 2.4),
  BOTH.map((side) => [flow(pen, [side * 49.9, 76], side * -10), flow(pen, [side * 43.4, 66.3], 180 - side * 13)]),
  flow(pen, [4, 66], 0),
  flow(pen, [-4, 66], 180),
  flow(pen, [4, -2], 180),
  flow(pen, [-4, -2], 0),
]

/** Blood goes to both lungs to take up oxygen, and comes back from both with it. */
export const heart = (pen: Pen): Drawing => [
  vein(pen, 'M-1 39Q-3 29 -16 33M-1 39Q3 29 17 33', 1.8),
  artery(pen, 'M-17 44H0M20 44H6', 1.8),
  flow(pen, [-13, 32.2], 80),
  flow(pen, [13, 32.2], -80),
  flow(pen, [-11, 44], -90),
  flow(pen, [16, 44], 90),
  pen.shape(
    'M-5 36C-9 38 -9 46 -2 52C3 56 8 57 10 53C14 46 14 38 8 36C4 34 1 35 0 37C-1 35 -3 35 -5 36z',
    'redDark',
    1,
  ),
  pen.line('M1 38Q2 46 7 53', 0.6),
]

/** Signs of both kinds of vessel, with words. */
export const vesselKey = (pen: Pen, left: number, right: number, y: number): Drawing => [
  vein(pen, `M${left} ${y}h7`, 2.2),
  pen.text(left, y + 6, 'sangue com', 3.6, { font: 'text', anchor: 'start' }),
  pen.text(left, y + 10.4, 'gás carbônico', 3.6, { font: 'text', anchor: 'start' }),
  artery(pen, `M${right} ${y}h-7`, 2.2),
  pen.text(right, y + 6, 'sangue com', 3.6, { font: 'text', anchor: 'end' }),
  pen.text(right, y + 10.4, 'oxigênio', 3.6, { font: 'text', anchor: 'end' }),
]

/** A spot of the body on paper. */
export const bodySpot = ([x, y]: Spot, [cx, cy]: Spot, scale: number): Spot => [cx + x * scale, cy + y * scale]

/** A line from an organ to a number beside the body. */
export const leader = (pen: Pen, from: Spot, to: Spot): Drawing => [
  pen.line(poly([from, to], false), 0.7),
  pen.shape(circle(from[0], from[1], 1.3), 'black', null),
]
