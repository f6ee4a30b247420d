/** Peoples and the lands they lived in, each in a case of a museum, with what they made. */
import { box, circle, ellipse, points, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { llama } from '../places/two-banks.ts'
import { hen } from '../shapes/farm.ts'
import { tree, tuft } from '../shapes/nature.ts'
import { palm, reed } from '../shapes/plants.ts'
import { sky, type WindowScene } from './window.ts'

const ground = (pen: Pen, y: number, fill: Fill): Drawing => pen.shape(box(-32, y, 64, 40), fill, 0.8)
const ridge = (pen: Pen, spots: string, fill: Fill): Drawing =>
  pen.shape(`${smooth(points(spots), false)}V8H-34z`, fill, 0.8)
const water = (pen: Pen, y: number, height: number): Drawing => [
  pen.shape(box(-32, y, 64, height), 'water', 0.8),
  pen.line(`M-25 ${y + height / 2}q3 -1.800 6 0t6 0M10 ${y + height / 2 + 1}q3 -1.800 6 0t6 0`, 0.7, 'waterLine'),
]

/** A boat of bound reeds, 22 wide. */
const reedBoat = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 1, (own) => [
    own.rope('M0 -2V-15', 0.9, 'wood', 0.7),
    own.shape('M0.600 -15L9 -6L0.600 -5z', 'cream', 0.8),
    own.shape('M-12 -6Q-8 -1 0 -1T12 -6Q10 3 0 3T-12 -6z', 'straw', 0.9),
    own.line('M-6 -1.500v4M0 -1v4M6 -1.500v4', 0.6, 'strawDark'),
  ])

const pyramid = (pen: Pen, x: number, foot: number, half: number, height: number): Drawing => [
  pen.shape(`M${x - half} ${foot}L${x} ${foot - height}L${x + half} ${foot}z`, 'yellowPale', 0.9),
  pen.shade(`M${x} ${foot - height}L${x + half} ${foot}H${x + half * 0.3}z`, 'strawDark', 0.5),
  pen.line(`M${x} ${foot - height}L${x + half * 0.3} ${foot}`, 0.6),
]

/** A scroll of papyrus with signs. */
const papyrus = (pen: Pen): Drawing => [
  pen.shape(box(9, -17, 15, 14, 0.6), 'cream', 0.9),
  pen.shape(box(7.6, -18, 2.8, 16, 1.2) + box(22.6, -18, 2.8, 16, 1.2), 'woodPale', 0.8),
  pen.line(
    'M12.500 -13.500q1.800 -2 3.600 0q-1.800 1.600 -3.600 0M18.500 -14.500v3.500M12.500 -8h3l-1.500 2.500zM18 -8.500q2 1.500 0 3',
    0.7,
  ),
]

const desert = (pen: Pen): Drawing => [sky(pen, 'skyLow'), ground(pen, -24, 'sand')]

const egypt: WindowScene = (pen) => [
  desert(pen),
  pyramid(pen, 13, -22, 12, 13),
  pyramid(pen, -9, -20, 16, 19),
  pen.shape('M-34 -17Q0 -14 34 -18V-12Q0 -9 -34 -12z', 'lime', 0.7),
  pen.shape('M-34 -12Q0 -9 34 -12V10H-34z', 'water', 0.8),
  [-19, 21].map((x) => reed(pen, x, -1, 0.5, x > 0 ? 5 : -5)),
  reedBoat(pen, 1, -4),
]

/** The same land: the sun above the tomb of a king, and writing. */
const egyptFaith: WindowScene = (pen) => [
  desert(pen),
  pen.shape(circle(-19, -35, 4.6), 'orange', 0.9),
  pen.line('M-19 -28.500v3M-13 -31l2.400 2M-25 -31l-2.400 2', 0.8),
  pyramid(pen, -8, -6, 18, 22),
  papyrus(pen),
]

const ziggurat = (pen: Pen, x: number, foot: number): Drawing =>
  pen.at(x, foot, 1, (own) => [
    own.shape('M-19 0L-17 -9H17L19 0z', 'copper', 0.9),
    own.shape('M-13 -9L-11.500 -17H11.500L13 -9z', 'copper', 0.9),
    own.shape(box(-7, -24, 14, 7), 'copper', 0.9),
    own.shape('M-2 0V-17H2V0z', 'woodPale', 0.8),
    own.line('M-2 -3h4M-2 -6h4M-2 -9h4M-2 -12h4M-2 -15h4M-15 -4.500h9M6 -4.500h9M-10 -13h5M5 -13h5', 0.6),
    own.shape('M-1.600 -17V-20.500a1.600 1.600 0 0 1 3.200 0V-17z', 'brownDark', 0.7),
  ])

/** Two rivers join; canals lead to fields between them. */
const mesopotamia: WindowScene = (pen) => [
  sky(pen, 'skyLow'),
  ground(pen, -26, 'sand'),
  pen.shape('M-34 -24Q-16 -20 -13 -12T0 2H-8Q-20 -6 -22 -13T-34 -18z', 'water', 0.8),
  pen.shape('M34 -24Q20 -20 15 -12T4 2H12Q22 -5 24 -13T34 -18z', 'water', 0.8),
  pen.rope('M-12 -11H14M-8 -5H9', 1.3, 'water', 0.7),
  [-8, -1, 6].map((x) => pen.shape(box(x - 2.6, -9.6, 5.2, 3.4, 0.6), 'lime', 0.7)),
  pen.shape(box(-9, -28, 9, 8) + box(2, -26, 8, 6), 'copper', 0.8),
  pen.line('M-9 -25.500h9M-9 -23h9M2 -24h8M-6 -28v2.500M-3 -25.500v2.500M6 -26v2', 0.6),
  [-22, 22].map((x) => palm(pen, x, -17, 0.34)),
]

/** A temple in steps, and a tablet of clay with wedges. */
const mesopotamiaFaith: WindowScene = (pen) => [
  sky(pen, 'skyLow'),
  ground(pen, -12, 'sand'),
  ziggurat(pen, -7, -8),
  pen.shape(box(13, -20, 12, 16, 3), 'earth', 0.9),
  pen.line([-16.5, -12.5, -8.5].map((y) => `M16 ${y}l2 -1.200v2.400zM20 ${y}l2 -1.200v2.400z`).join(''), 0.7),
]

const greece: WindowScene = (pen) => [
  sky(pen),
  water(pen, -20, 12),
  ridge(pen, '-34,-16 -22,-21 0,-22 14,-18 20,-10 34,-8', 'hill'),
  pen.shape('M-25 -33L-9 -41L7 -33z', 'cream', 0.9),
  pen.shape(box(-24, -33, 30, 3), 'cream', 0.8),
  [-22, -15.5, -9, -2.5, 4].map((x) => pen.shape(box(x - 1.3, -30, 2.6, 9), 'white', 0.8)),
  pen.shape(box(-25, -21, 32, 2.4), 'greyPale', 0.8),
  // A mask of the theatre, on a stand.
  pen.rope('M18 -2V-8', 1.2, 'wood', 0.7),
  pen.shape('M11.500 -20Q18 -24 24.500 -20Q25 -9 18 -6.500Q11 -9 11.500 -20z', 'yellowPale', 0.9),
  pen.shape('M14.500 -13.500Q18 -11.500 21.500 -13.500Q20.500 -8.500 18 -8.500T14.500 -13.500z', 'brownDark', 0.7),
  pen.solid(ellipse(15.6, -16.6, 1.1, 0.8) + ellipse(20.4, -16.6, 1.1, 0.8)),
]

const stepped = (pen: Pen, x: number, foot: number): Drawing =>
  pen.at(x, foot, 1, (own) => [
    [0, 1, 2, 3].map((i) =>
      own.shape(
        `M${-18 + i * 4} ${-i * 5.5}L${-16.5 + i * 4} ${-5.5 - i * 5.5}H${16.5 - i * 4}L${18 - i * 4} ${-i * 5.5}z`,
        'stone',
        0.8,
      ),
    ),
    own.shape('M-3.400 0L-2 -22H2L3.400 0z', 'greyPale', 0.8),
    own.line('M-3 -4h6M-2.800 -8h5.600M-2.500 -12h5M-2.300 -16h4.600M-2 -20h4', 0.6),
    own.shape(box(-5.5, -28, 11, 6), 'stone', 0.8),
    own.shape(box(-1.4, -26, 2.8, 4), 'brownDark', 0.7),
  ])

const maya: WindowScene = (pen) => [
  sky(pen),
  [-24, -15, 16, 25].map((x, i) => tree(pen.plane('far'), x, -12, 0.66, i % 2 ? 'leaf' : 'leafDark')),
  ground(pen, -14, 'grass'),
  stepped(pen, -6, -9),
  // Numbers with dots and bars: 7, 13.
  pen.shape(box(14, -21, 11, 18, 1.4), 'greyPale', 0.9),
  pen.line('M16.500 -15h6M16.500 -7.500h6M16.500 -5.300h6', 1.1),
  [18.2, 20.8].map((x) => pen.spot(x, -17.4, 0.75)),
  [17.2, 19.5, 21.8].map((x) => pen.spot(x, -10, 0.75)),
]

/** A cast head with the lines of Ifé, on a stand. */
const bronzeHead = (pen: Pen, x: number, foot: number): Drawing =>
  pen.at(x, foot, 1, (own) => [
    own.shape(box(-8, -3, 16, 4, 1), 'wood', 0.9),
    own.shape('M-4 -3V-8H4V-3z', 'copper', 0.9),
    own.shape('M-7.500 -14Q-8 -23 0 -23.500Q8 -23 7.500 -14Q6 -6.500 0 -6T-7.500 -14z', 'copper', 0.9),
    own.shape('M-8 -18Q-7 -27 0 -27.500T8 -18Q0 -21.500 -8 -18z', 'earth', 0.9),
    own.shape(ellipse(0, -28.4, 1.8, 2.6), 'earth', 0.8),
    own.line(
      'M-5.500 -14.500q2 -1.600 4 0M1.500 -14.500q2 -1.600 4 0M0 -14v3.500M-2 -8.800q2 1.400 4 0M-4.500 -11.500v3.500M4.500 -11.500v3.500',
      0.7,
    ),
  ])

const ife: WindowScene = (pen) => [
  sky(pen, 'skyLow'),
  palm(pen, 21, -12, 0.5),
  pen.shape('M-30 -26L-20 -34L-4 -34L4 -26z', 'straw', 0.9),
  pen.shape(box(-28, -26, 30, 14), 'earth', 0.9),
  pen.shape(box(-22, -21, 5, 9), 'brownDark', 0.8),
  pen.line('M-12 -22h10M-12 -18h10M-10 -22v8M-6 -22v8', 0.6),
  ground(pen, -13, 'tan'),
  hen(pen, -15, -2, 0.34, 'white'),
  bronzeHead(pen, 9, -2),
]

/** Two loads on a llama. */
const loaded = (pen: Pen, x: number, foot: number): Drawing =>
  pen.at(x, foot, 0.42, (own) => [llama(own, 0, 0, 1), own.shape(box(-3, -28, 9, 8, 1), 'red', 0.8)])

const andes: WindowScene = (pen) => [
  sky(pen),
  pen.shape('M-34 -14L-20 -40L-9 -27L4 -43L16 -26L34 -36V8H-34z', 'stone', 0.9),
  pen.shape(
    'M-24 -32.500L-20 -40L-15.500 -34.500L-18 -32L-21 -34zM-1.500 -36L4 -43L9 -36L6 -33L2.500 -36z',
    'white',
    0.7,
  ),
  [0, 1, 2].map((i) => pen.shape(`M${-34} ${-20 + i * 7}H${4 + i * 7}q3 1 3 7H-34z`, i % 2 ? 'meadow' : 'lime', 0.8)),
  pen.line('M-30 -16h30M-30 -9h36M-30 -2h42', 0.7, 'leafDark', [1.2, 2]),
  ground(pen, 0, 'meadow'),
  pen.shape('M12 1Q14 -7 34 -8V8H12z', 'hill', 0.8),
  loaded(pen, 21, -3),
]

/** A house of straw on a mound above flooded fields, and a painted pot. */
const marajo: WindowScene = (pen) => [
  sky(pen),
  [-24, -15, 22].map((x, i) => tree(pen.plane('far'), x, -21, 0.44, i % 2 ? 'leaf' : 'leafDark')),
  water(pen, -22, 30),
  pen.shape('M-30 -8Q-24 -21 -14 -22H6Q14 -21 18 -8z', 'earth', 0.9),
  pen.shape('M-26 -12Q-21 -22 -13 -23H5Q11 -22 14 -14Q-6 -19 -26 -12z', 'meadow', 0.8),
  [-13, 3].map((x) =>
    pen.at(x, -21, 0.42, (own) => [
      own.shape('M-18 0C-18 -15 -9 -24 0 -24C9 -24 18 -15 18 0z', 'straw', 1),
      own.shape('M-4 0V-8a4 4 0 0 1 8 0V0z', 'brownDark', 0.8),
    ]),
  ),
  pen.shape('M12 -9Q12 -15 15 -16.500V-19H23V-16.500Q26 -15 26 -9Q25 -1 19 -1T12 -9z', 'cream', 0.9),
  pen.line('M12.500 -10.500q1.600 -2 3.300 0t3.300 0t3.300 0t3.300 0', 0.8, 'redDark'),
  pen.line('M13.500 -5.500h11M15.500 -14h7', 0.9, 'redDark'),
  pen.shape('M-25 -5Q-17 -2 -8 -5Q-10 0 -16.500 0T-25 -5z', 'brownPale', 0.8),
]

/** A hill of shells between the sea and a lagoon. */
const sambaqui: WindowScene = (pen) => [
  sky(pen),
  water(pen, -24, 12),
  pen.shape('M-34 -16Q-8 -20 34 -15V8H-34z', 'sand', 0.8),
  pen.shape('M4 -6Q18 -13 34 -11V8H-2z', 'water', 0.8),
  pen.shape('M-31 -6Q-24 -26 -13 -30Q-3 -33 3 -24Q9 -14 14 -6z', 'cream', 0.9),
  pen.line(
    points('-24,-9 -18,-14 -12,-9 -14,-20 -7,-15 -8,-24 -1,-20 0,-10 5,-14 7,-8 -5,-9')
      .map(([x, y]) => `M${x - 1.6} ${y}a1.600 1.600 0 0 1 3.200 0`)
      .join(''),
    0.7,
  ),
  pen.shape('M15 -4Q18.500 -7.500 22 -4Q18.500 -0.500 15 -4zM22 -4l3.200 -2.400v4.800z', 'metal', 0.8),
  tuft(pen, -24, -1, 0.6),
]

/** By the name of the people, as on the plaque. */
export const ANCIENT_LANDS = { egito: egypt, mesopotamia, andes, marajo, sambaqui } as const satisfies Readonly<
  Record<string, WindowScene>
>
export const ANCIENT_FAITHS = {
  egito: egyptFaith,
  mesopotamia: mesopotamiaFaith,
  grecia: greece,
  maias: maya,
  ife,
} as const satisfies Readonly<Record<string, WindowScene>>
