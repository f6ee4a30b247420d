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
