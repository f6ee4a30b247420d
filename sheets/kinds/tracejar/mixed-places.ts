/** Places of the pictures that are built of several plane figures, and the solid parts that join these. */
import { box, circle, ellipse, points } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { backdrop, blades, meadow, room } from '../../studio/scenes/ground.ts'
import { bush, cloud, flower, hill, tree, tuft } from '../../studio/shapes/nature.ts'
import { fence } from '../../studio/shapes/plants.ts'
import { dusk, yard } from './shape-places.ts'

/** A yard with a path; beam and chimney of a house whose figures are traced. */
export const homeYard = (pen: Pen): Drawing => {
  const [far, near] = [pen.plane('far', 'hillLine'), pen.plane('middle')]
  return [
    yard(pen),
    tree(far, 186, 234, 0.8, 'leaf', 'red'),
    fence(far, 6, 78, 246, 14),
    fence(far, 164, 206, 246, 14),
    far.shape('M90 249H107C111 256 118 258 121 264H80C84 258 91 256 90 249z', 'sand', 0.8),
    near.shape(box(138, 88, 15, 44, 1), 'brownPale', 1),
    near.shape(box(135.5, 84, 20, 6, 1), 'red', 1),
    far.line('M143 79c-5 -4 5 -8 0 -13M150 78c-4 -3 4 -7 0 -10', 0.9, 'stoneDark'),
    near.shape(box(80, 158.9, 84, 3.2, 1), 'wood', 0.9),
    flower(near, 150, 260, 0.7, 'red'),
    flower(near, 164, 262, 0.8, 'yellow'),
    flower(near, 176, 259, 0.7, 'pink'),
    bush(far, 190, 263, 0.5),
  ]
}

/** Jars and a holder on the counter of an ice-cream parlour, below its awning. */
export const parlour = (pen: Pen): Drawing => {
  const [far, near] = [pen.plane('far', 'woodDark'), pen.plane('middle')]
  const jar = (x: number, foot: number, high: number, fills: readonly ('red' | 'blue' | 'yellow' | 'green')[]) => [
    far.shape(box(x - 12, foot - high, 24, high, 5), 'cloud', 0.9),
    far.shape(box(x - 9, foot - high - 5, 18, 6, 2), 'red', 0.9),
    points('-6,-5 0,-5.5 6,-5 -3,-11 4,-11.5 -6.5,-16 0.5,-17 7,-16').map(([dx, dy], i) =>
      far.shape(ellipse(x + dx, foot + dy, 2.5, 2.1), fills[i % fills.length] ?? 'red', 0.6),
    ),
  ]
  return [
    backdrop(pen, 'yellowPale'),
    far.shape('M-5 20H215V60H-5z', 'redPale', null),
    Array.from({ length: 8 }, (_, i) =>
      far.shape(`M${i * 26.4 - 1} 20V58a13.2 9 0 0 0 26.4 0V20z`, i % 2 === 0 ? 'redPale' : 'white', 0.8),
    ),
    far.shape(box(150, 128, 60, 5, 1), 'wood', 0.9),
    jar(178, 128, 28, ['red', 'yellow', 'blue']),
    far.shape(box(-5, 128, 62, 5, 1), 'wood', 0.9),
    jar(32, 128, 26, ['green', 'yellow']),
    far.shape(box(-5, 226, 220, 80), 'woodPale'),
    far.shape(box(-5, 224, 220, 9), 'wood'),
    far.line('M36 234V258M82 234V258M128 234V258M174 234V258', 0.7, 'wood'),
    far.shape(box(-5, 258, 220, 50), 'sand'),
    jar(182, 225, 30, ['blue', 'red', 'yellow', 'green']),
    // The straw of the heart, the frill between scoop and cone, the holder of the cone.
    near.shape(box(103, 80, 4, 22, 1), 'tan', 0.8),
    near.shape(`M66 158${'q3.900 5.600 7.800 0'.repeat(10)}C144 146 66 146 66 158z`, 'pink', 0.9),
    near.rope('M84 204L78 231M126 204L132 231', 2.4, 'blue', 0.9),
    near.shape(ellipse(105, 203, 24, 4.5), 'blue', 1),
    near.shape(ellipse(105, 203, 19, 2.4), 'bluePale', 0.8),
    near.shape(box(68, 230.6, 74, 4, 1.5), 'blue', 1),
  ]
}

/** Rails in a valley; frame, funnel and coupling of an engine. */
export const railway = (pen: Pen): Drawing => {
  const [far, near] = [pen.plane('far', 'hillLine'), pen.plane('middle')]
  return [
    backdrop(pen, 'sky'),
    cloud(far, 34, 74, 0.8),
    hill(far, points('-8,180 40,150 96,176 160,146 218,172'), 'hillFar'),
    hill(far, points('-8,206 60,192 130,206 218,190'), 'hill'),
    tree(far, 18, 214, 0.6),
    tree(far, 196, 212, 0.7, 'leaf', 'red'),
    meadow(far, 228, 'meadow'),
    fence(far, -4, 214, 236, 12),
    Array.from({ length: 11 }, (_, i) => far.shape(box(i * 19.4 - 3, 246, 12, 5, 1), 'brown', 0.8)),
    near.shape(box(-4, 243, 218, 4), 'metal', 0.9),
    tuft(far, 24, 258, 0.7),
    flower(far, 188, 258, 0.6, 'yellow'),
    // Smoke goes up from the funnel.
    near.shape(circle(151, 87.5, 4.6), 'cloud', 0.9),
    near.shape(circle(160, 93.5, 3.8), 'cloud', 0.9),
    near.shape(circle(167, 99.6, 2.8), 'cloud', 0.9),
    near.shape(box(154, 124, 12, 20, 1), 'greyDark', 0.9),
    near.shape(box(84, 152, 22, 36), 'greyDark', 0.9),
    near.line('M50 196V221M112 196V226M156 196V226', 3),
    near.shape(box(22, 191.6, 168, 6.6, 2), 'greyDark', 1),
  ]
}

/** A workshop with tools on its wall; antenna, neck, arms and legs of a robot. */
export const workshop = (pen: Pen): Drawing => {
  const [far, near] = [pen.plane('far', 'woodDark'), pen.plane('middle')]
  const cog = (x: number, y: number, r: number) => [
    [0, 30, 60, 90, 120, 150].map((turn) =>
      far.at(x, y, 1, (own) => own.shape(box(-r * 1.35, -2, r * 2.7, 4, 0.8), 'metal', 0.7), { turn }),
    ),
    far.shape(circle(x, y, r), 'metal', 0.8),
    far.shape(circle(x, y, r * 0.4), 'cream', 0.8),
  ]
  return [
    room(far, 228, 'purplePale', 'woodPale'),
    far.shape(box(16, 84, 52, 46, 3), 'tan', 0.9),
    // A spanner, a screwdriver and a brush hang from their nails.
    far.shape('M25 92a5.500 5.500 0 0 1 3 10V122a3 3 0 0 1 -6 0V102a5.500 5.500 0 0 1 -1 -9V98h5z', 'metal', 0.8),
    far.shape('M39 92h6v13h-1.800v17h-2.400V105H39z', 'red', 0.8),
    far.shape('M55 92h5v14h3v8l-2 8h-7l-2 -8v-8h3z', 'blue', 0.8),
    far.shape(box(142, 128, 54, 5, 1), 'wood', 0.9),
    cog(156, 115, 8),
    far.shape(box(172, 106, 18, 22, 3), 'yellow', 0.9),
    far.line('M176 114h10M176 119h10', 0.8),
    far.line('M181 106V98', 0.9),
    far.shape(circle(181, 97, 2), 'red', 0.8),
    far.shape(ellipse(105, 248, 66, 7), 'wood', 0.7),
    near.shape(box(96, 83, 18, 5, 1.5), 'metal', 0.9),
    near.rope(
      'M105 126V138M74 152C54 152 44 164 40 186M136 152C156 152 166 164 170 186M90 200V228M120 200V228',
      5.6,
      'metal',
      0.9,
    ),
  ]
}

/** Wall between two towers, the pole on it that bears the star, eaves of the towers. */
export const moat = (pen: Pen): Drawing => {
  const [far, near] = [pen.plane('far', 'hillLine'), pen.plane('middle')]
  return [
    backdrop(pen, 'sky'),
    cloud(far, 186, 74, 0.6),
    hill(far, points('-8,200 50,182 110,198 160,184 218,200'), 'hillFar'),
    meadow(far, 228, 'meadow'),
    tree(far, 14, 232, 0.5),
    tree(far, 198, 234, 0.5),
    pen.line('M105 184V128', 1.4),
    near.shape('M76 236V180H82V173H90V180H96V173H104V180H106V173H114V180H120V173H128V180H134V236z', 'greyPale'),
    near.shape(box(24, 142, 64, 5.6, 1), 'woodPale', 0.9),
    near.shape(box(122, 142, 64, 5.6, 1), 'woodPale', 0.9),
    far.shape('M86 238H124L140 262H70z', 'sand', 0.8),
    blades(far, '22,252 188,254'),
  ]
}

/** An evening; below the nose of a rocket a ring, at its foot the nozzle. */
export const launch = (pen: Pen): Drawing => {
  const near = pen.plane('middle')
  return [
    dusk(pen),
    near.shape(box(76, 116.6, 58, 5.4, 1), 'metal', 0.9),
    near.shape(box(96, 212, 18, 6, 1), 'metal', 0.9),
  ]
}
