/**
 * Things that have the form of a plane figure: what is drawn around and inside the outline that the child traces. The
 * figure is 20 units wide or high, (0, 0) its middle; lines inside keep clear of the outline.
 */
import { box, circle, ellipse, heart, points, ring, star } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { eyes } from '../../studio/shapes/nature.ts'

export interface ShapeThing {
  /** Id of the figure, as the themes name it. */
  readonly shape: string
  /** As a child names the thing; left out where it is a part of something, or its figure is its name. */
  readonly name?: string
  readonly fill: Fill
  /** Behind the outline. */
  readonly around?: (pen: Pen) => Drawing
  readonly inside?: (pen: Pen) => Drawing
  /** From the middle to the foot from which a string runs to a hand. */
  readonly foot?: number
  /** It is on something below its outline. */
  readonly stands?: boolean
}

const smile = (pen: Pen, y = 0): Drawing => [
  eyes(pen, 2.6, y - 1, 0.9),
  pen.line(`M-2 ${y + 1.6}q2 2 4 0`, 0.75),
  pen.shade(ellipse(-4.6, y + 1.2, 1.3, 0.9) + ellipse(4.6, y + 1.2, 1.3, 0.9), 'blush', 0.8),
]

export const sunny = (): ShapeThing => ({
  shape: 'circulo',
  name: 'sol',
  fill: 'sun',
  around: (pen) =>
    pen.line(
      ring(0, 0, 1, 1, 12)
        .map(
          ([x, y], i) =>
            `M${(x * 12.4).toFixed(2)} ${(y * 12.4).toFixed(2)}L${(x * (i % 2 ? 14.6 : 16)).toFixed(2)} ${(y * (i % 2 ? 14.6 : 16)).toFixed(2)}`,
        )
        .join(''),
      1.3,
      'orange',
    ),
  inside: (pen) => smile(pen),
})

export const roundBalloon = (fill: Fill): ShapeThing => ({
  shape: 'circulo',
  name: 'balão',
  fill,
  foot: 12.6,
  around: (pen) => pen.shape('M0 9.4L-2 12.8H2z', fill, 0.9),
  inside: (pen) => pen.line('M-5.6 -2.4A6 6 0 0 1 -2 -6', 1, 'white'),
})

export const beachBall = (): ShapeThing => ({
  shape: 'circulo',
  name: 'bola',
  fill: 'yellowPale',
  inside: (pen) => [
    pen.shape('M0 0L-3.8 -6.6A7.6 7.6 0 0 1 3.8 -6.6z', 'red', 0.8),
    pen.shape('M0 0L7.6 0A7.6 7.6 0 0 1 3.8 6.6z', 'blue', 0.8),
    pen.shape('M0 0L-3.8 6.6A7.6 7.6 0 0 1 -7.6 0z', 'green', 0.8),
    pen.shape(circle(0, 0, 1.8), 'white', 0.8),
  ],
})

/** Of a cart or an engine. */
export const wheel = (): ShapeThing => ({
  shape: 'circulo',
  fill: 'greyPale',
  inside: (pen) => [
    pen.line('M0 -7.4V7.4M-7.4 0H7.4M-5.2 -5.2L5.2 5.2M5.2 -5.2L-5.2 5.2', 0.8),
    pen.shape(circle(0, 0, 2.4), 'orange', 0.8),
  ],
})

export const porthole = (): ShapeThing => ({
  shape: 'circulo',
  fill: 'sky',
  inside: (pen) => pen.line('M-4.6 1A5 5 0 0 1 -0.5 -4.6M-2.2 3.4A5 5 0 0 1 -0.5 1', 0.9),
})

export const parcel = (fill: Fill, ribbon: Fill): ShapeThing => ({
  shape: 'quadrado',
  name: 'presente',
  fill,
  around: (pen) => [
    pen.shape('M0 -9C-3 -15 -9 -15 -8 -11C-7 -9 -3 -9 0 -9zM0 -9C3 -15 9 -15 8 -11C7 -9 3 -9 0 -9z', ribbon, 1),
  ],
  inside: (pen) => pen.shape('M-1.8 -7.2H1.8V7.2H-1.8z', ribbon, 0.8),
})

export const dieFace = (): ShapeThing => ({
  shape: 'quadrado',
  name: 'dado',
  fill: 'white',
  inside: (pen) =>
    pen.solid(
      [
        [-4.4, -4.4],
        [4.4, -4.4],
        [0, 0],
        [-4.4, 4.4],
        [4.4, 4.4],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 1.3))
        .join(''),
    ),
})

/** A toy block with a picture on it. */
export const block = (fill: Fill, picture: (pen: Pen) => Drawing): ShapeThing => ({
  shape: 'quadrado',
  fill,
  inside: picture,
})
export const onBlock = {
  star: (pen: Pen): Drawing => pen.shape(star(0, 0, 5.6), 'yellow', 0.8),
  heart: (pen: Pen): Drawing => pen.shape(heart(0, 0.4, 4), 'red', 0.8),
  moon: (pen: Pen): Drawing => pen.shape('M2 -5.6A5.6 5.6 0 1 0 4.8 3A4.6 4.6 0 0 1 2 -5.6z', 'yellow', 0.8),
  face: (pen: Pen): Drawing => smile(pen),
}

export const paneWindow = (): ShapeThing => ({
  shape: 'quadrado',
  fill: 'sky',
  inside: (pen) => pen.line('M0 -7V7M-7 0H7', 1.2, 'woodDark'),
})

export const tent = (fill: Fill): ShapeThing => ({
  shape: 'triangulo',
  name: 'barraca',
  fill,
  around: (pen) => [pen.line('M0 -8.4V-12', 1), pen.shape('M0 -12.4L4.6 -11L0 -9.4z', 'red', 0.8)],
  inside: (pen) => [pen.shape('M0 -3.6L-4 6.2H4z', 'brownPale', 0.9), pen.line('M0 -3.6V6.2', 0.8)],
})

export const pine = (): ShapeThing => ({
  shape: 'triangulo',
  name: 'pinheiro',
  fill: 'leaf',
  stands: true,
  around: (pen) => pen.shape(box(-1.8, 7.5, 3.6, 5.5), 'brown', 1),
  inside: (pen) =>
    pen.line('M-1.6 -3q1.6 1.6 3.2 0M-3.6 1.5q1.8 1.8 3.6 0t3.6 0M-5.5 5.5q1.8 1.6 3.6 0t3.6 0t3.6 0', 0.8, 'leafDeep'),
})

export const peak = (): ShapeThing => ({
  shape: 'triangulo',
  name: 'montanha',
  fill: 'stone',
  inside: (pen) => [
    pen.shape('M0 -6.5L-3.4 -0.6L-1.4 -1.6L0 0.4L1.6 -1.6L3.4 -0.6z', 'white', 0.8),
    pen.line('M-4 5.5l2 -3M3 5.5l-1.5 -2.4', 0.8, 'stoneDark'),
  ],
})

export const roof = (fill: Fill): ShapeThing => ({
  shape: 'triangulo',
  fill,
  inside: (pen) => pen.line('M-1.8 -2.4h3.6M-4.2 1.4h3.4M0.8 1.4h3.4M-6 5h3.4M-1.6 5h3.4M2.8 5h3.4', 0.8, 'redDark'),
})

export const bus = (fill: Fill = 'yellow'): ShapeThing => ({
  shape: 'retangulo',
  name: 'ônibus',
  fill,
  around: (pen) =>
    [-5.4, 5.4].map((x) => [
      pen.shape(circle(x, 5.8, 2.4), 'greyDark', 1),
      pen.shape(circle(x, 5.8, 1), 'greyPale', 0.7),
    ]),
  inside: (pen) => [-7.6, -2.4, 2.8].map((x) => pen.shape(box(x, -3.6, 4, 3.6, 0.5), 'sky', 0.8)),
})

/** A building: the figure is on its short side, so it is drawn lying, its head on the right. */
export const building = (fill: Fill): ShapeThing => ({
  shape: 'retangulo',
  name: 'prédio',
  fill,
  inside: (pen) => [
    [-1, 4].flatMap((x) => [-3.2, 0.4].map((y) => pen.shape(box(x, y, 2.8, 2.8), 'sky', 0.8))),
    pen.shape(box(-7.8, -1.6, 5, 3.2), 'brown', 0.8),
  ],
})

export const signboard = (): ShapeThing => ({
  shape: 'retangulo',
  name: 'placa',
  fill: 'woodPale',
  stands: true,
  around: (pen) => pen.shape(box(-1, 5, 2, 9), 'wood', 1),
  inside: (pen) => pen.shape('M-6 -1H1V-3.4L6.5 0L1 3.4V1H-6z', 'green', 0.8),
})

export const wagon = (fill: Fill): ShapeThing => ({
  shape: 'retangulo',
  fill,
  inside: (pen) => pen.line('M-5 -3V3M0 -3V3M5 -3V3', 0.9),
})

export const starFace = (fill: Fill = 'yellow'): ShapeThing => ({
  shape: 'estrela',
  fill,
  inside: (pen) => smile(pen, 0.6),
})

export const kite = (fill: Fill, tail: Fill): ShapeThing => ({
  shape: 'losango',
  name: 'pipa',
  fill,
  foot: 1,
  around: (pen) => [
    pen.line('M0 10.4C3 13 -3 15 0 18C3 20 -1 22 0 24', 0.9),
    points('0.2,14 -0.4,18.4 0.6,22').map(([x, y]) =>
      pen.shape(`M${x} ${y}l-2.6 -1.6v3.2zM${x} ${y}l2.6 -1.6v3.2z`, tail, 0.7),
    ),
  ],
  inside: (pen) => pen.line('M0 -7.6V7.6M-4.6 0H4.6', 0.8),
})

export const heartBalloon = (fill: Fill): ShapeThing => ({
  shape: 'coracao',
  name: 'balão',
  fill,
  foot: 12,
  around: (pen) => pen.shape('M0 9L-1.8 12.2H1.8z', fill, 0.9),
  inside: (pen) => pen.line('M-5.6 -2.8C-5.6 -4.6 -4.2 -5.4 -3 -5', 1, 'white'),
})

/** A tree whose crown is a heart. */
export const heartTree = (): ShapeThing => ({
  shape: 'coracao',
  name: 'árvore',
  fill: 'pink',
  around: (pen) => pen.shape('M-1.4 6H1.4L2 16H-2z', 'brown', 1),
  inside: (pen) => points('-3.5,-2 3,-2.5 0,1.5').map(([x, y]) => pen.shape(heart(x, y, 1.3), 'red', 0.7)),
})

export const cell = (fill: Fill, inside?: (pen: Pen) => Drawing): ShapeThing => ({
  shape: 'hexagono',
  fill,
  ...(inside && { inside }),
})
export const inCell = {
  honey: (pen: Pen): Drawing => pen.shape('M0 -5C2.4 -2 4 0 4 2.4A4 4 0 0 1 -4 2.4C-4 0 -2.4 -2 0 -5z', 'orange', 0.8),
  larva: (pen: Pen): Drawing => [pen.shape(circle(0, 0, 4.6), 'cream', 0.8), smile(pen, 0)],
  flower: (pen: Pen): Drawing => [
    ring(0, 0, 3, 3, 5).map(([x, y]) => pen.shape(circle(x, y, 1.9), 'pink', 0.7)),
    pen.shape(circle(0, 0, 1.7), 'yellow', 0.7),
  ],
}

/** A fish that swims to the left. */
export const roundFish = (fill: Fill, fins: Fill): ShapeThing => ({
  shape: 'oval',
  name: 'peixe',
  fill,
  around: (pen) => [
    pen.shape('M8 0L15 -5.6C13.6 -2 13.6 2 15 5.6z', fins, 1),
    pen.shape('M-2.5 -5.5C-1 -10 4 -10 5.5 -8C4 -7 4 -6 4.5 -4.5z', fins, 1),
  ],
  inside: (pen) => [
    pen.spot(-5.2, -1.4, 1.2),
    pen.spot(-4.9, -1.8, 0.4, 'white'),
    pen.line('M-2.2 -3.6q2.2 3.6 0 7.2M2 -1.8q1.6 1.8 0 3.6M5 -1.2q1.2 1.2 0 2.4', 0.8),
  ],
})

/** A nesting box, or a small house. */
export const cottage = (wall: Fill, door: Fill): ShapeThing => ({
  shape: 'pentagono',
  name: 'casa',
  fill: wall,
  around: (pen) => [pen.shape(box(3.6, -11.5, 2.8, 7), 'brownPale', 1)],
  inside: (pen) => [
    pen.shape('M-2 6.4V2a2 2 0 0 1 4 0V6.4z', door, 0.8),
    pen.shape(circle(0, -3.6, 1.9), 'sky', 0.8),
    pen.line('M0 -5.5v3.8M-1.9 -3.6h3.8', 0.6),
  ],
})

/** A road sign on its pole. */
export const roadSign = (): ShapeThing => ({
  shape: 'losango',
  name: 'placa',
  fill: 'yellow',
  around: (pen) => pen.shape(box(-0.9, 8, 1.8, 14), 'metal', 0.9),
  inside: (pen) => pen.line('M0 4.600V-1.500Q0 -3.600 2.200 -3.600M1.400 -5.200L3 -3.600L1.400 -2', 1.1),
})

export const plain = (shape: string, fill: Fill, inside?: (pen: Pen) => Drawing): ShapeThing => ({
  shape,
  fill,
  ...(inside && { inside }),
})

/** A picture that hangs from a nail. */
export const framed = (fill: Fill): ShapeThing => ({
  shape: 'quadrado',
  fill,
  around: (pen) => [pen.line('M-5 -8.8L0 -13L5 -8.8', 0.8), pen.shape(circle(0, -13, 0.9), 'metal', 0.7)],
  inside: (pen) => [
    pen.shape('M-6.4 6.4V1C-3 -3 0 -2 2 1C4 -1 5.5 -1 6.4 0V6.4z', 'grass', 0.8),
    pen.shape(circle(2.6, -3.6, 1.8), 'sun', 0.7),
  ],
})

/** A star with a tail behind it. */
export const comet = (): ShapeThing => ({
  shape: 'estrela',
  fill: 'yellow',
  around: (pen) => pen.line('M-11 -6L-24 -12M-12 -1L-30 -5M-11 4L-24 2', 1.3, 'orange'),
})
