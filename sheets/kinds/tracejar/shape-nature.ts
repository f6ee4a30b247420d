/** Sun, trees, rocks and animals in the form of a plane figure. */
import { box, circle, heart, points, ring } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { type ShapeThing, smile } from './shape-things.ts'

export const sunny = (): ShapeThing => ({
  shape: 'circulo',
  name: 'sol',
  fill: 'sun',
  around: (pen) =>
    ring(0, 0, 1, 1, 12).map(([x, y], i) => {
      const reach = i % 2 ? 14.6 : 16
      return pen.line(
        `M${(x * 12.4).toFixed(2)} ${(y * 12.4).toFixed(2)}L${(x * reach).toFixed(2)} ${(y * reach).toFixed(2)}`,
        1.3,
        'orange',
      )
    }),
  inside: (pen) => smile(pen),
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
    pen.shape('M9.770 -1.400L15 -5.600C13.600 -2 13.600 2 15 5.600L9.770 1.400A10 6.600 0 0 0 9.770 -1.400z', fins, 1),
    pen.shape(
      'M0.800 -6.580C2 -9.600 6 -9.800 7.800 -8C6.600 -7.200 6.400 -6 6.600 -4.960A10 6.600 0 0 0 0.800 -6.580z',
      fins,
      1,
    ),
  ],
  inside: (pen) => [
    pen.spot(-5.2, -1.4, 1.2),
    pen.spot(-4.9, -1.8, 0.4, 'white'),
    pen.line('M-2.2 -3.6q2.2 3.6 0 7.2M2 -1.8q1.6 1.8 0 3.6M5 -1.2q1.2 1.2 0 2.4', 0.8),
  ],
})

/** Only fins and eye, for the fish whose outline is missing: they meet its oval. */
export const finsAndEye = (fill: Fill, fins: Fill): ShapeThing => {
  const { around, ...fish } = roundFish(fill, fins)
  return {
    ...fish,
    around: (pen) => [around?.(pen) ?? [], pen.spot(-5.2, -1.4, 1.2), pen.spot(-4.9, -1.8, 0.4, 'white')],
  }
}

/** A sea turtle that swims to the left, its shell the oval. */
export const shellTurtle = (): ShapeThing => ({
  shape: 'oval',
  name: 'tartaruga',
  fill: 'wood',
  around: (pen) => [
    pen.shape('M9 -1.600L13.600 0L9 1.600z', 'green', 0.9),
    pen.shape('M-6 -4.600C-7 -9 -4 -12.600 0.600 -13.400C2 -10.600 0.600 -7 -1.400 -5.400z', 'green', 1),
    pen.shape('M-6 4.600C-7 9 -4 12.600 0.600 13.400C2 10.600 0.600 7 -1.400 5.400z', 'green', 1),
    pen.shape('M5 -4.600C7 -8 10 -9 12.400 -8C12 -5 10 -3.400 7.600 -3z', 'green', 1),
    pen.shape('M5 4.600C7 8 10 9 12.400 8C12 5 10 3.400 7.600 3z', 'green', 1),
    pen.shape('M-8.600 -2.600C-11 -4.200 -15 -3.600 -15 0C-15 3.600 -11 4.200 -8.600 2.600z', 'green', 1),
    pen.spot(-12.8, -1.3, 0.6),
  ],
  inside: (pen) => [
    pen.shape('M-3.400 0L-1.600 -2.800H1.800L3.600 0L1.800 2.800H-1.600z', 'woodPale', 0.8),
    pen.line(
      'M-3.400 0H-7.600M-1.600 -2.800L-2.600 -4.800M1.800 -2.800L3 -4.600M3.600 0H7.600M1.800 2.800L3 4.600M-1.600 2.800L-2.600 4.800',
      0.8,
    ),
  ],
})

/** A jellyfish: its bell is the oval. */
export const jellyfish = (): ShapeThing => ({
  shape: 'oval',
  name: 'água-viva',
  fill: 'pinkPale',
  around: (pen) =>
    [-6, -2, 2, 6].map((x, i) =>
      pen.rope(`M${x} 4.600q2 2.400 0 4.600t0 ${i % 3 ? 4.6 : 3.4}t0 ${i % 3 ? 3 : 2.2}`, 1.3, 'pink', 0.8),
    ),
  inside: (pen) => smile(pen, 0.6),
})

/** A crab on its legs. */
export const crab = (): ShapeThing => ({
  shape: 'oval',
  name: 'caranguejo',
  fill: 'red',
  around: (pen) => [
    pen.line(
      'M-8.600 3.400L-13 6.400L-12.600 9.400M-6.600 5L-9.400 9.400M8.600 3.400L13 6.400L12.600 9.400M6.600 5L9.400 9.400',
      1.3,
      'redDark',
    ),
    pen.line('M-2.600 -6V-9M2.600 -6V-9', 1.1),
    [-2.6, 2.6].map((x) => [pen.shape(circle(x, -10, 1.5), 'white', 0.8), pen.spot(x, -9.9, 0.7)]),
    pen.line('M-9 -2.600L-12.600 -5M9 -2.600L12.600 -5', 1.4, 'redDark'),
    pen.shape(
      'M-12 -4.600C-16.400 -5.600 -17 -10.400 -14 -12.400C-14 -10.400 -13 -9.600 -11.800 -11.400C-9.600 -9.400 -9.800 -6 -12 -4.600z',
      'red',
      1,
    ),
    pen.shape(
      'M12 -4.600C16.400 -5.600 17 -10.400 14 -12.400C14 -10.400 13 -9.600 11.800 -11.400C9.600 -9.400 9.800 -6 12 -4.600z',
      'red',
      1,
    ),
  ],
  inside: (pen) =>
    pen.line('M-3.400 0.600q3.400 3 6.800 0M-6.600 -2h0.010M6.600 -2h0.010M-5.600 1.400h0.010M5.600 1.400h0.010', 1),
})
