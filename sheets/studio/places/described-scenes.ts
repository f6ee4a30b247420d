/**
 * Animals and children to describe: each differs in its look, its place and what it has. Lengths in mm from the left foot
 * of a picture 88 wide; heights are negative and the top is free for a title.
 */
import { person } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import { HOLD } from '../cast/poses.ts'
import { box, circle, ellipse, hull, points, ring, scallop } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { present } from '../shapes/described-things.ts'
import { bush, cloud, tree, tuft } from '../shapes/nature.ts'
import { bee, butterfly, dog, frog } from '../shapes/pets.ts'
import { fence } from '../shapes/plants.ts'

/** The first of each two looks, places and things, or the second. */
export type Traits = readonly [look: boolean, place: boolean, thing: boolean]
export type DescribedScene = (pen: Pen, traits: Traits) => Drawing

export const DESCRIBED = { width: 88, height: 84, low: 60 }

export const outdoors = (pen: Pen, ground: Fill = 'meadow'): Drawing => [
  pen.shape(box(-2, -90, 92, 92), 'sky', null),
  cloud(pen.plane('far'), 76, -50, 0.42),
  pen.plane('far', 'hillLine').shape('M-2 -26Q18 -36 42 -27T90 -30V2H-2z', 'hillFar', 0.7),
  pen.shape('M-2 -18Q44 -22 90 -18V2H-2z', ground, 1),
  pen.line('M20 -58q2 -2 4 0q2 -2 4 0M30 -63q1.600 -1.600 3.200 0q1.600 -1.600 3.200 0', 0.7),
  pen.line(
    'M8 -13q0.700 -2.400 1.600 0q0.900 -2.400 1.600 0M30 -2q0.700 -2.400 1.600 0q0.900 -2.400 1.600 0M83 -12q0.700 -2.400 1.600 0',
    0.7,
    'leafDark',
  ),
]

export const indoors = (pen: Pen, wall: Fill, floor: Fill = 'woodPale'): Drawing => [
  pen.shape(box(-2, -90, 92, 92), wall, null),
  pen.shape(box(-2, -16, 92, 18), floor, null),
  pen.plane('middle').shape(box(-2, -18, 92, 2.4), 'white', 0.7),
]

export const curtainless = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(box(x, y, 24, 26, 1), 'white', 1),
  pen.shape(box(x + 2.4, y + 2.4, 19.2, 21.2), 'sky', 0.8),
  pen.line(`M${x + 12} ${y + 2.4}v21.2M${x + 2.4} ${y + 13}h19.2`, 0.9),
  pen.shape(box(x - 2, y + 25.4, 28, 3, 0.8), 'white', 0.9),
]

const kennel = (pen: Pen): Drawing => [
  pen.shape(box(3, -32, 28, 26), 'wood', 1.1),
  pen.shape('M8 -6V-19a9 9 0 0 1 18 0V-6z', 'brownDark', 0.9),
  pen.shape('M-1 -31L17 -47L35 -31L32 -27.600L17 -41L2 -27.600z', 'red', 1.1),
]

const bone = (pen: Pen, x: number, y: number): Drawing =>
  pen.union(
    [
      hull([x - 6, y, 1.6], [x + 6, y, 1.6]),
      ...[-1, 1].flatMap((side) => [-1.7, 1.7].map((dy) => circle(x + side * 7, y + dy, 2.3))),
    ],
    'cream',
    0.9,
  )

const ball = (pen: Pen, x: number, y: number, r: number): Drawing => [
  pen.shape(circle(x, y, r), 'yellow', 1),
  pen.line(`M${x - r} ${y}Q${x} ${y + r * 0.5} ${x + r} ${y}M${x} ${y - r}Q${x + r * 0.5} ${y} ${x} ${y + r}`, 0.8),
]

/** Curls on head, cheeks and chest of a dog that sits. */
const curlyFur = (own: Pen): Drawing => [
  own.shape(scallop(ring(0, -33, 7.6, 3.4, 9), 0.6), 'tan', 1),
  own.shape(scallop(ring(0, -9, 4.6, 4.8, 9), 0.6), 'cream', 0.8),
  [-7.4, 7.4].map((x) => own.shape(scallop(ring(x, -4, 2.2, 2.8, 6), 0.6), 'tan', 0.8)),
  own.line('M-3 -34q1.500 -2 3 0t3 0M-2 -10q1 -1.600 2 0t2 0', 0.7),
]

const dogScene: DescribedScene = (pen, [curls, home, hasBone]) => [
  outdoors(pen, 'grass'),
  fence(pen.plane('middle'), 36, 92, -17, 12),
  home ? kennel(pen) : tree(pen, 15, -10, 1.2),
  dog(pen, 49, -4, 1.3),
  curls ? pen.at(49, -4, 1.3, curlyFur) : [],
  hasBone ? bone(pen, 75, -5) : ball(pen, 76, -7, 5),
  tuft(pen, 6, -2, 0.7),
]

/** Folded thighs and long feet beside the body of a frog. */
const hindLegs = (own: Pen): Drawing =>
  [-1, 1].map((side) => [
    own.shape(
      `M${side * 8} -1C${side * 9} -10 ${side * 17} -11 ${side * 17} -4C${side * 17} -1 ${side * 14} 0 ${side * 12} 0z`,
      'green',
    ),
    own.shape(
      `M${side * 9} -1.500C${side * 13} -2.500 ${side * 17} -2 ${side * 20} -1.600q${side} 1 ${-side * 0.6} 1.500q${side} 1.400 ${-side * 1.6} 1.400q${-side * 0.4} 1.400 ${-side * 2.4} 0.700H${side * 9}z`,
      'green',
    ),
  ])

/** Fingers in front of a frog. */
const forePaws = (own: Pen): Drawing =>
  [-1, 1].map((side) =>
    own.union(
      [ellipse(side * 8.6, 0, 2.6, 2), ...[-3, 0, 3].map((dx) => circle(side * 8.6 + dx, 1.5, 1.5))],
      'green',
      1,
    ),
  )

const frogScene: DescribedScene = (pen, [spots, onStone, sees]) => [
  pen.shape(box(-2, -90, 92, 92), 'sky', null),
  cloud(pen.plane('far'), 24, -54, 0.42),
  pen.plane('far', 'hillLine').shape('M-2 -30Q24 -38 46 -31T90 -34V2H-2z', 'hillFar', 0.7),
  pen.shape('M-2 -24Q44 -27 90 -24V2H-2z', 'water', 1),
  pen.line('M4 -19h10M70 -20h12M6 -4h12M68 -3h14', 0.8, 'waterLine'),
  pen.shape('M-2 -11Q8 -16 17 -10Q20 -7 15 -5Q6 -2 -2 -3z', 'grass', 1),
  [5, 11].map((x, i) => [
    pen.rope(`M${x} -9V${-40 + i * 7}`, 1, 'leaf', 0.6),
    pen.shape(ellipse(x, -43 + i * 7, 1.9, 5), 'brown', 0.8),
  ]),
  tuft(pen, 8, -7, 0.8),
  onStone
    ? [
        pen.shape('M18 -4C18 -14 26 -18 40 -18C56 -19 68 -14 69 -4C58 -1 28 -1 18 -4z', 'stone', 1.2),
        pen.line('M26 -8q4 2 8 0M50 -6q5 2 9 -1', 0.8),
      ]
    : [
        pen.shape('M44 -14L64 -19A31 9 0 1 1 52 -20z', 'leaf', 1.2),
        pen.line('M44 -13L20 -9M44 -13L42 -4M44 -13L68 -8', 0.8),
      ],
  pen.at(44, -13, 1.5, hindLegs),
  frog(pen, 44, -13, 1.5),
  pen.at(44, -13, 1.5, forePaws),
  spots
    ? pen.at(44, -13, 1.5, (own) =>
        points('-9,-2.4 9,-2.4 -10.2,-7.4 10.2,-7.4 -3,-21.4 3,-21.4 0,-22.6').map(([x, y]) =>
          own.shape(circle(x, y, 1.1), 'leafDeep', 0.6),
        ),
      )
    : [],
  sees ? butterfly(pen, 75, -44, 0.8, 'orange', 14) : bee(pen, 77, -46, 0.5),
]

const slide = (pen: Pen): Drawing => [
  pen.rope('M6 -8V-40M16 -8V-40', 1.8, 'metal', 0.8),
  pen.line('M6 -14h10M6 -21h10M6 -28h10M6 -35h10', 1),
  pen.shape('M4 -42H19C24 -40 27 -20 37 -12L35 -8C22 -14 21 -34 15 -38H4z', 'red', 1.1),
]

const girlScene: DescribedScene = (pen, [hasSkirt, byTree, hasBall]) => [
  outdoors(pen),
  byTree ? tree(pen, 17, -8, 1.25) : slide(pen),
  bush(pen.plane('middle'), 80, -17, 0.5),
  hasBall ? [] : pen.line('M58.500 -30Q63 -38 64 -44', 0.8),
  person(pen, 'bia', 50, -4, 0.82, {
    pose: hasBall ? HOLD : { expr: 'alegre', armR: { at: [11, -32], hand: 'fist', dir: 120, z: 'front' } },
    wear: { bottom: { tone: CLOTH.coral, kind: hasSkirt ? 'skirt' : 'pants' } },
  }),
  hasBall
    ? ball(pen, 50, -23.5, 5)
    : [pen.shape(ellipse(64.5, -51, 6, 7.4), 'red', 1), pen.shape('M63 -42.600L64.400 -44L66 -42.600z', 'red', 0.7)],
]

const bookshelf = (pen: Pen): Drawing => [
  pen.shape(box(4, -54, 26, 44, 1), 'wood', 1.1),
  [0, 1, 2].map((row) => [
    pen.shape(box(6.4, -51.6 + row * 13.6, 21.2, 11.6), 'brownPale', 0.8),
    (['red', 'yellow', 'blue', 'green'] as const).map((fill, i) =>
      pen.shape(box(7.4 + i * 4.4, -49 + row * 13.6 + (i % 2), 3.8, 9 - (i % 2)), fill, 0.7),
    ),
  ]),
]

const book = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(
    `M${x} ${y - 3.4}C${x - 3} ${y - 6} ${x - 7} ${y - 6} ${x - 9} ${y - 5}V${y + 4.4}C${x - 6} ${y + 3.4} ${x - 3} ${y + 3.6} ${x} ${y + 6}C${x + 3} ${y + 3.6} ${x + 6} ${y + 3.4} ${x + 9} ${y + 4.4}V${y - 5}C${x + 7} ${y - 6} ${x + 3} ${y - 6} ${x} ${y - 3.4}z`,
    'red',
    1,
  ),
  pen.line(`M${x} ${y - 3.4}V${y + 6}`, 0.9),
]

const boyScene: DescribedScene = (pen, [hasShorts, byWindow, reads]) => [
  indoors(pen, 'wallYellow'),
  byWindow ? curtainless(pen, 6, -54) : bookshelf(pen),
  pen.shape(ellipse(52, -5, 30, 4.6), 'purplePale', 0.9),
  person(pen, 'gil', 52, -4, 0.82, {
    pose: HOLD,
    wear: { bottom: { tone: CLOTH.verde, kind: hasShorts ? 'shorts' : 'pants' } },
  }),
  reads ? book(pen, 52, -22) : present(pen, 52, -16, 0.7),
]

export const LIVING = { cachorro: dogScene, sapo: frogScene, menina: girlScene, menino: boyScene }
