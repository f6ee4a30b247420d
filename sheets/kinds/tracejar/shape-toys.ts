/** Toys and ornaments in the form of a plane figure. */
import { circle, heart, points, star } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { type ShapeThing, smile } from './shape-things.ts'

export const roundBalloon = (fill: Fill): ShapeThing => ({
  shape: 'circulo',
  name: 'balão',
  fill,
  foot: 12.6,
  around: (pen) =>
    pen.shape(
      'M0 9.600C-0.700 11 -1.600 11.800 -1.800 12.800Q0 12 1.800 12.800C1.600 11.800 0.700 11 0 9.600z',
      fill,
      0.9,
    ),
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
  around: (pen) =>
    pen.shape(
      'M0 9.200C-0.700 10.400 -1.500 11.200 -1.700 12.200Q0 11.400 1.700 12.200C1.500 11.200 0.700 10.400 0 9.200z',
      fill,
      0.9,
    ),
  inside: (pen) => pen.line('M-5.6 -2.8C-5.6 -4.6 -4.2 -5.4 -3 -5', 1, 'white'),
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
