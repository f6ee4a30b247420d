/** Props for verses of oral tradition, each about its foot, 18 to 36 mm high. */
import { box, circle, ellipse, points, ring, scallop } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

/** A potato plant that spreads over its bed, potatoes in the earth. */
export const potatoBed = (pen: Pen): Drawing => [
  pen.shape('M-27 0C-26 -11 26 -11 27 0z', 'soil'),
  points('-15,-3.6 -4,-4.6 7,-3.8 17,-3.4').map(([x, y]) => pen.shape(ellipse(x, y, 4.4, 2.8), 'tan', 0.8)),
  pen.line('M0 -9Q-2 -18 -14 -19T-25 -13M0 -9Q3 -20 14 -20T25 -14M0 -9V-24', 1.2, 'leafDark'),
  points('-25,-14 -18,-21 -10,-17 -5,-22 0,-27 6,-21 11,-17 18,-22 25,-15').map(([x, y]) => [
    pen.shape(ellipse(x, y, 4.2, 3), 'leaf', 0.9),
    pen.line(`M${x - 2.6} ${y}h5.2`, 0.5, 'leafDeep'),
  ]),
]

export const bigButton = (pen: Pen): Drawing => [
  pen.shape(circle(0, -15, 15), 'red'),
  pen.shape(circle(0, -15, 11), 'redPale', 0.9),
  points('-3.6,-18.600 3.6,-18.600 -3.6,-11.4 3.6,-11.4').map(([x, y]) => pen.shape(circle(x, y, 1.9), 'white', 0.8)),
]

/** A copper pan of molasses over a wood fire. */
export const molasses = (pen: Pen): Drawing => [
  pen.rope('M-17 -1.600H17M-12 -3L12 -0.800', 2.6, 'wood', 0.8),
  pen.shape('M-9 -2C-12 -7 -7 -9 -6 -13C-3 -9 -2 -10 0 -14C3 -9 5 -10 6 -13C8 -8 12 -7 9 -2z', 'yellow', 0.9),
  pen.shape('M-19 -26H19C19 -14 12 -9 0 -9C-12 -9 -19 -14 -19 -26z', 'copper'),
  pen.shape(ellipse(0, -26, 19, 4.4), 'brown', 1),
  pen.line('M-8 -26q3 -2 6 0t6 0', 0.7, 'tan'),
  pen.rope('M5 -26L15 -39', 2, 'wood', 0.8),
]

export const loaf = (pen: Pen): Drawing => [
  pen.shape(ellipse(0, -1.6, 19, 2.6), 'white', 1),
  pen.shape('M-15 -3C-18 -14 -8 -16 0 -16C8 -16 18 -14 15 -3Q0 -1 -15 -3z', 'tan'),
  pen.line('M-8 -13l4 5M-1 -14l4 5M6 -13l4 5', 0.9, 'brown'),
]

export const cottage = (pen: Pen, wall: Fill = 'yellowPale', roof: Fill = 'red'): Drawing => [
  pen.shape(box(-13, -19, 26, 19), wall),
  pen.shape('M-17 -18L0 -31L17 -18z', roof),
  pen.shape(box(-8, -12, 7, 12), 'wood', 0.9),
  pen.shape(box(3, -14, 7, 7), 'bluePale', 0.8),
  pen.line('M6.500 -14v7M3 -10.500h7', 0.6),
]

/** A crate of grapes. */
export const grapeStall = (pen: Pen): Drawing => [
  [-9, 8].map((at) => [
    points('-5,-17 0,-17.500 5,-17 -2.6,-21 2.6,-21 0,-24.500').map(([x, y]) =>
      pen.shape(circle(at + x, y + 2, 2.9), 'purple', 0.8),
    ),
    pen.shape(`M${at} -25q5 -5 8 -2q-3 4 -8 2z`, 'leaf', 0.8),
  ]),
  pen.shape(box(-20, -14, 40, 14, 1), 'wood'),
  pen.line('M-20 -9.500H20M-20 -4.800H20M-9 -14V0M9 -14V0', 0.8, 'brownDark'),
]

const flowerFace = (pen: Pen, y: number, mouth: string): Drawing => [
  pen.spot(-2.4, y - 1, 0.8),
  pen.spot(2.4, y - 1, 0.8),
  pen.line(mouth, 0.8),
]

const stalk = (pen: Pen): Drawing => [
  pen.rope('M0 0V-20', 1.4, 'leaf', 0.8),
  pen.shape('M0 -6q9 -7 12 -1q-5 5 -12 1zM0 -9q-9 -7 -12 -1q5 5 12 1z', 'leaf', 0.9),
]

/** A carnation with a plaster: it left the quarrel hurt. */
export const carnation = (pen: Pen): Drawing => [
  stalk(pen),
  pen.shape('M-4 -17L0 -23L4 -17z', 'leafDark', 0.9),
  pen.shape(scallop(ring(0, -27, 10.5, 9.5, 13), 0.6), 'redPale'),
  pen.shape(circle(0, -27, 6), 'white', 0.8),
  flowerFace(pen, -27, 'M-2.4 -23.600Q0 -25.600 2.4 -23.600'),
  pen.shape('M4 -35.500l5 3.600l-2 2.800l-5 -3.600z', 'tan', 0.7),
]

/** A rose that has lost petals. */
export const rose = (pen: Pen): Drawing => [
  stalk(pen),
  pen.shape(scallop(ring(0, -27, 9.5, 9, 7), 0.6), 'pink'),
  pen.shape(circle(0, -27, 6), 'pinkPale', 0.8),
  flowerFace(pen, -27, 'M-2.4 -24Q0 -26 2.4 -24'),
  points('-13,-2 -8,-1.6 9,-2 14,-1.6').map(([x, y]) => pen.shape(ellipse(x, y, 2.6, 1.6), 'pink', 0.7)),
]

/** A wall with a balcony. */
export const balcony = (pen: Pen): Drawing => [
  pen.shape(box(-20, -38, 40, 38), 'yellowPale', 1),
  pen.shape('M-7 -14V-29Q-7 -35 0 -35Q7 -35 7 -29V-14z', 'bluePale', 0.9),
  pen.shape(box(-23, -14, 46, 4), 'stone', 1),
  pen.line('M-22 -24H22M-20 -24V-14M-13 -24V-14M-6 -24V-14M1 -24V-14M8 -24V-14M15 -24V-14M20 -24V-14', 0.9),
]

/** A street of small bright stones. */
export const paving = (pen: Pen): Drawing => [
  pen.shape('M-44 3L-34 -9H34L44 3z', 'stone'),
  points('-31,-6 -21,-6 -11,-6 -1,-6 9,-6 -36,-0.6 -25,-0.6 -14,-0.6 -3,-0.6').map(([x, y], i) =>
    pen.shape(
      `M${x - 3.4} ${y}l3.400 -2.2l3.400 2.2l-3.400 2.2z`,
      i % 3 ? (i % 2 ? 'bluePale' : 'white') : 'yellow',
      0.7,
    ),
  ),
]

export const paperHat = (pen: Pen): Drawing => [
  pen.shape('M-9 0L0 -10L9 0Q0 2.400 -9 0z', 'white', 1),
  pen.line('M-8 -2.600Q0 0 8 -2.600', 0.7),
]

export const barracks = (pen: Pen): Drawing => [
  pen.rope('M0 -28V-38', 1, 'wood', 0.7),
  pen.shape('M0.600 -38H11V-31H0.600z', 'green', 0.8),
  pen.shape('M5.800 -37.400L10 -34.500L5.800 -31.600L1.600 -34.500z', 'yellow', 0.5),
  pen.shape('M-19 0V-28h6v4h6v-4h14v4h6v-4h6V0z', 'stone'),
  pen.shape('M-6 0V-12a6 6 0 0 1 12 0V0z', 'wood', 1),
  [-12.5, 12.5].map((x) => pen.shape(box(x - 2.5, -17, 5, 6), 'white', 0.8)),
]

/** A canoe bottom up. */
export const upsideCanoe = (pen: Pen): Drawing => [
  pen.shape('M-30 2C-24 -13 24 -13 30 2z', 'wood'),
  pen.line('M-25 -1.600Q0 -8 25 -1.600', 0.8, 'brownDark'),
]

export const fishBowl = (pen: Pen): Drawing => [
  pen.shape('M-9 -28C-20 -24 -20 -2 -8 0H8C20 -2 20 -24 9 -28z', 'foam'),
  pen.shape('M-14.600 -20Q-7 -22 0 -20T14.600 -20C18 -12 15 -1 8 -0.800H-8C-15 -1 -18 -12 -14.600 -20z', 'water', 0.8),
  pen.shape('M4 -10L11 -15V-5z', 'orange', 0.9),
  pen.shape('M-9 -10C-6 -16 3 -16 6 -10C3 -4 -6 -4 -9 -10z', 'orange', 0.9),
  pen.spot(-4.6, -11, 1),
  pen.line('M-11 -14v0.100M-12 -17v0.100', 1.4),
  pen.shape(ellipse(0, -28, 9, 1.8), 'white', 0.8),
]

/** A red robe on a stand, a piece gnawed out of its hem. */
export const gnawedRobe = (pen: Pen): Drawing => [
  pen.rope('M0 0V-36M-7 -0.600H7', 1.6, 'wood', 0.8),
  pen.shape('M-5 -35H5L10 -31L16 -3Q7 -0.600 0 -2L-3 -6L-6 -3.600L-8.500 -7.500L-11 -5.500L-16 -4L-10 -31z', 'red'),
  pen.shape('M-5 -35H5L3 -29H-3z', 'white', 0.9),
  pen.line('M-1 -29V-3M-5 -24L-8 -8M5 -24L9 -4', 0.7, 'redDark'),
  points('-13,-1 -9,-0.8').map(([x, y]) => pen.shape(`M${x} ${y}l2 -2l1.600 2z`, 'red', 0.6)),
]

/** Middle and half axes of the toes of a right foot from its outer side, the big one first. */
const TOES: readonly (readonly [x: number, y: number, rx: number, ry: number])[] = [
  [30.5, -5, 5, 5],
  [25.6, -4, 3.6, 4],
  [21, -3.5, 3.2, 3.5],
  [16.8, -3.2, 2.9, 3.2],
  [13, -2.9, 2.6, 2.9],
]

/** A big foot from its side, the instep black, a trouser leg above the ankle. */
export const blackInstep = (pen: Pen): Drawing => [
  pen.shape(
    'M-12 -31C-11 -23 -15 -17 -16 -9C-16.500 -2.500 -13 0 -8 0H24C30 0 33 -4 31 -8C28 -13 20 -13 15 -17C10 -21 8 -25 8 -31z',
    'tan',
  ),
  pen.solid(
    'M7.600 -27C9 -22.500 12 -19 16 -16.500C19.500 -14.400 24 -13.300 27.600 -11.300C25 -8.400 17 -8 11 -11C4.500 -14.400 2 -20 2.400 -25C3 -27.500 6.500 -29 7.600 -27z',
  ),
  pen.line('M8 -20q2.500 4.500 7 6.600', 1, 'white'),
  TOES.map(([x, y, rx, ry]) => [
    pen.shape(ellipse(x, y, rx, ry), 'tan', 1),
    pen.shape(ellipse(x + rx * 0.35, y - ry * 0.3, rx * 0.42, ry * 0.36), 'pinkPale', 0.6),
  ]),
  pen.line('M-12.500 -5q1 -2.600 3.600 -3', 0.8),
  pen.shape('M-15 -36H11L10.500 -28.500Q-2 -26.500 -14 -28.500z', 'blue', 1),
]

const sadTiger = (pen: Pen): Drawing => [
  [-7, 7].map((x) => pen.shape(circle(x, -27, 3.4), 'orange', 1)),
  pen.shape(ellipse(0, -20, 10.5, 9.5), 'orange'),
  pen.solid(
    'M-1.200 -29.400h2.400l-1.200 5zM-6 -28.400l2 -0.600l1 4zM6 -28.400l-2 -0.600l-1 4zM-10.300 -21l4.300 0.800l-4.300 1.200zM10.300 -21l-4.300 0.800l4.300 1.200z',
  ),
  pen.shape(ellipse(0, -16, 5.6, 4), 'white', 0.8),
  pen.solid(ellipse(0, -18.2, 1.7, 1.1)),
  pen.line('M-2.600 -13.600Q0 -15.800 2.600 -13.600', 0.8),
  [-4.4, 4.4].map((x) => [
    pen.spot(x, -21.6, 1.1),
    pen.line(`M${x - 1.6} ${-24 + Math.sign(-x) * -0.6}l3.200 ${Math.sign(x) * 1.2}`, 0.7),
  ]),
  pen.shape('M-5 -19.400q-1.600 2.400 0 3q1.600 -0.600 0 -3z', 'bluePale', 0.6),
]

/** Three sad tigers at a table, a plate of wheat before each. */
export const threeTigers = (pen: Pen): Drawing => [
  [-28, 0, 28].map((x) => pen.at(x, -4, 1, sadTiger)),
  pen.shape(box(-44, -12, 88, 5, 1), 'wood'),
  pen.shape(box(-40, -7, 5, 7), 'wood', 1),
  pen.shape(box(35, -7, 5, 7), 'wood', 1),
  [-28, 0, 28].map((x) => [
    points('-4,0 -1.4,0 1.4,0 4,0').map(([dx]) => [
      pen.line(`M${x + dx} -13V-15`, 0.6),
      pen.shape(ellipse(x + dx, -16.4, 1.2, 2.2), 'straw', 0.6),
    ]),
    pen.shape(
      `M${x - 9} -14.500H${x + 9}Q${x + 6} -10.500 ${x} -10.500Q${x - 6} -10.500 ${x - 9} -14.500z`,
      'white',
      0.9,
    ),
  ]),
]

/** The front of an open sack, 26 mm wide and 18 high. */
export const sackFront = (pen: Pen): Drawing => [
  pen.shape('M-14 0C-20 -6 -16 -14 -13 -18Q0 -14 13 -18C16 -14 20 -6 14 0Q0 1.600 -14 0z', 'tan'),
  pen.line('M-9 -16.400v5M-3 -15.600v6M3 -15.600v6M9 -16.400v5M-10 -5q4 2 7 0M2 -3q4 2 8 -0.600', 0.8, 'brown'),
]

/** A sink that drips. */
export const sink = (pen: Pen): Drawing => [
  pen.shape('M-6 -18L-4.500 0H4.500L6 -18z', 'white', 1),
  pen.shape('M-17 -26H17Q16 -17 6 -16.500H-6Q-16 -17 -17 -26z', 'white'),
  pen.shape(box(-19, -28, 38, 3, 1), 'bluePale', 0.9),
  pen.rope('M11 -28V-35Q11 -37.500 8 -37.500H3V-35', 2, 'metal', 0.8),
  pen.shape('M3 -33q-2.400 3.400 0 4q2.400 -0.600 0 -4z', 'blue', 0.7),
]

/** Bellows for a fire, the nozzle down. */
export const bellows = (pen: Pen): Drawing => [
  pen.shape('M-1.600 0H1.600L3 -7H-3z', 'metal', 0.9),
  pen.shape('M-3 -6C-14 -12 -12 -24 0 -26C12 -24 14 -12 3 -6z', 'wood'),
  pen.line('M-9 -17Q0 -21 9 -17M-10 -14Q0 -18 10 -14M-7.500 -20Q0 -23.500 7.500 -20', 0.8, 'brownDark'),
  pen.shape(box(-2, -33, 4, 8, 1.6), 'wood', 0.9),
]

const FURS: readonly Fill[] = ['yellow', 'pink', 'lime', 'bluePale', 'orange', 'purplePale', 'redPale']

/** Seven little mafagafos, birds of fancy, in their nest. */
export const mafagafos = (pen: Pen): Drawing => [
  points('-20,-14 -13,-20 -6.5,-14 0,-21 6.500,-14 13,-20 20,-14').map(([x, y], i) => [
    pen.line(`M${x} ${y - 4}q-2 -3 -3 -3.600M${x} ${y - 4}v-4.200M${x} ${y - 4}q2 -3 3 -3.600`, 0.8),
    pen.shape(circle(x, y, 4.8), FURS[i] ?? 'yellow', 0.9),
    pen.spot(x - 1.6, y - 1, 0.7),
    pen.spot(x + 1.6, y - 1, 0.7),
    pen.shape(`M${x - 1.6} ${y + 0.6}h3.200l-1.600 2.600z`, 'orange', 0.6),
  ]),
  pen.shape('M-28 -12Q0 -6 28 -12C27 -3 16 0 0 0C-16 0 -27 -3 -28 -12z', 'brownPale'),
  pen.line(
    'M-24 -8L-4 -1.500M-12 -8.500L10 -1.500M2 -8L20 -2.500M24 -8L4 -1.500M12 -8.500L-10 -1.500',
    0.8,
    'brownDark',
  ),
]
