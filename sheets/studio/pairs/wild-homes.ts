/** Harder animals, what they eat and where they live, about their foot, some 40 mm high. */
import { circle, ellipse, points, ring, scallop, smooth } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { jabiruNest } from '../shapes/wetland-animals.ts'
import { trunk } from './homes.ts'

/** Leaves at the end of a twig. */
const leaves = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(`M${x} ${y}q4 -8 11 -6q-2 8 -11 6z`, 'leaf', 0.9),
  pen.shape(`M${x} ${y}q8 0 11 6q-8 2 -11 -6z`, 'leaf', 0.9),
]

/** An oven of clay in a tree: the entrance is at the side, behind a curved wall. */
export const clayOven = (pen: Pen): Drawing => [trunk(pen, 31, -50), pen.at(0, -9, 1, oven)]

export const oven = (pen: Pen): Drawing => [
  pen.rope('M-28 -6Q-8 -9 30 -3', 5, 'brown'),
  leaves(pen, -29, -6),
  pen.shape('M-20 -8C-24 -26 -14 -41 1 -41C16 -41 23 -26 19 -8Q0 -4 -20 -8z', 'earth'),
  pen.shape('M-1 -9C-3 -20 0 -30 7 -31C14 -30 16 -20 14 -9Q7 -7 -1 -9z', 'brownDark'),
  pen.shape('M-1 -9C-3 -20 0 -30 7 -31C3 -26 5 -14 8 -8.200Q3 -8 -1 -9z', 'brownPale', 0.8),
  pen.line(
    'M-14 -33q3 -3 6 -2M-17 -24q3 -2 5 0M-9 -26q2 -2 5 -1M-16 -14q3 -2 6 0M-7 -15q2 -2 4 -1M-4 -37q3 -1 5 0',
    0.8,
    'brown',
  ),
]

export const bat = (pen: Pen): Drawing => [
  pen.shape(
    'M0 -22C8 -34 24 -36 32 -26C27 -27 25 -22 24 -17C20 -21 16 -19 14 -13C10 -17 6 -15 4 -11H-4C-6 -15 -10 -17 -14 -13C-16 -19 -20 -21 -24 -17C-25 -22 -27 -27 -32 -26C-24 -36 -8 -34 0 -22z',
    'purple',
  ),
  pen.line('M6 -23L14 -13M10 -27L24 -17M-6 -23L-14 -13M-10 -27L-24 -17', 0.7),
  pen.shape('M-5 -31L-7 -40L-1 -34zM5 -31L7 -40L1 -34z', 'brownDark', 0.9),
  pen.shape(ellipse(0, -17, 6, 8.5), 'brown'),
  pen.shape(circle(0, -29, 6.8), 'brown'),
  pen.spot(-2.6, -30, 1.2),
  pen.spot(2.6, -30, 1.2),
  pen.line('M-2 -26.500q2 1.600 4 0', 0.8),
]

export const cave = (pen: Pen): Drawing => [
  pen.shape('M-31 0C-32 -16 -24 -34 -10 -38C0 -44 16 -40 22 -30C30 -24 32 -10 31 0z', 'stone'),
  pen.shape('M-18 0C-20 -16 -12 -28 0 -29C12 -28 19 -16 18 0z', 'brownDark'),
  pen.shape('M-9 -26L-6 -16L-3 -28zM3 -28.600L6 -19L9 -26.400z', 'stoneDark', 0.8),
  pen.line('M-25 -14q3 -2 5 1M23 -18q3 2 4 6M-14 -33q4 -3 8 -2', 0.8, 'stoneDark'),
]

export const termite = (pen: Pen): Drawing => [
  pen.line('M-4 -6L-8 0M0 -6V0M4 -6L8 0', 1),
  pen.line('M-15 -12q-4 0 -6 -3M-15 -13q-2 -3 -1 -6', 0.9),
  pen.shape(ellipse(7, -8, 11, 6), 'tan'),
  pen.line('M2 -13v10M7 -14v12M12 -13v10', 0.7, 'brown'),
  pen.shape(ellipse(-5, -8.5, 4.5, 4), 'tan'),
  pen.shape(circle(-12, -9, 5.4), 'orange'),
  pen.spot(-13.5, -10, 1.1),
]

/** A tower of hard earth, as they are in the cerrado. */
export const termiteMound = (pen: Pen): Drawing => [
  pen.shape(
    smooth(
      points('-24,0 -19,-10 -20,-18 -13,-24 -13,-34 -6,-40 0,-44 6,-38 8,-28 15,-25 16,-14 22,-8 24,0'),
      false,
      0.14,
    ).concat('z'),
    'copper',
  ),
  pen.line('M-10 -30q3 3 2 8M-14 -14q4 2 4 7M3 -34q-2 5 1 9M8 -18q-2 4 1 8M-2 -16q3 3 1 7', 0.8, 'brown'),
  pen.shape(ellipse(-3, -25, 2, 1.6) + ellipse(9, -12, 2, 1.6) + ellipse(-9, -8, 2, 1.6), 'brownDark', 0.7),
  pen.line('M-30 0q1 -5 0 -9M-27 0q2 -4 4 -6M28 0q-1 -5 1 -9M31 0q0 -3 2 -6', 0.9, 'leafDark'),
]

/** A hole in flat open ground among grass: the tunnel goes down, a little sand is at its mouth. */
export const burrow = (pen: Pen): Drawing => [
  pen.shape('M-33 -4C-26 -12 22 -14 33 -5C28 3 -22 4 -33 -4z', 'sand', 0.9),
  pen.shape('M-14 -4C-15 -15 13 -16 14 -5Q0 0 -14 -4z', 'brownDark'),
  pen.shape('M-14 -4Q0 1 14 -5Q10 2 0 1.500T-14 -4z', 'earth', 0.8),
  pen.line('M18 -1h0.1M22 -3h0.1M-19 0h0.1M-23 -3h0.1', 1.4, 'brown'),
  [-26, -20, 21, 27].map((x, i) =>
    pen.line(`M${x} -8q-3 -8 -6 -12M${x} -8q0 -9 1 -16M${x} -8q3 -7 6 -11`, 1, i % 2 ? 'leafDark' : 'leaf'),
  ),
]

/** A bend of a river with a bar of sand to bask on. */
export const riverBend = (pen: Pen): Drawing => [
  pen.shape('M-33 -20C-14 -26 -2 -20 10 -24S30 -26 34 -22C32 -8 32 -2 30 0H-30C-32 -6 -34 -14 -33 -20z', 'water'),
  pen.line('M-24 -17q3 -2 6 0t6 0M4 -19q3 -2 6 0t6 0M-22 -4q3 -2 6 0', 0.8, 'waterLine'),
  pen.shape('M-8 -4C2 -15 24 -15 33 -9Q32 -4 30 0H-4z', 'sand', 0.9),
  pen.line('M4 -5h0.1M12 -9h0.1M20 -5h0.1M25 -9h0.1', 1.2, 'brown'),
  pen.line('M-28 -20q-1 -9 -4 -14M-25 -21q1 -9 4 -16M26 -24q0 -8 3 -13M30 -24q2 -6 4 -8', 1.1, 'leafDark'),
]

/** A nest of sticks on the highest boughs of a tree. */
export const treetopNest = (pen: Pen): Drawing => [
  pen.rope('M0 -18L-9 -30M0 -18L10 -30', 3, 'brown'),
  pen.shape('M-4 0Q-2.500 -4 -3 -20H3Q2.500 -4 5 0z', 'brown'),
  pen.shape(scallop(ring(-14, -20, 12, 7, 8), 0.55), 'leaf', 0.9),
  pen.shape(scallop(ring(15, -19, 12, 7, 8), 0.55), 'leafDark', 0.9),
  jabiruNest(pen, 0, -38, 0.78),
]

/** The trunk of a palm that lost its crown, with a hole high up, beside a living one. */
export const buriti = (pen: Pen): Drawing => [
  pen.rope('M16 0Q14 -16 17 -30', 4, 'brown'),
  [
    'M17 -30Q28 -34 30 -22',
    'M17 -30Q26 -42 33 -36',
    'M17 -30Q16 -42 20 -46',
    'M17 -30Q6 -40 2 -34',
    'M17 -30Q8 -32 6 -22',
  ].map((d) => pen.rope(d, 3, 'leaf', 0.9)),
  pen.shape('M-17 0Q-14 -20 -15 -42L-10 -39L-6 -43L-3 -40Q-5 -20 -2 0z', 'woodDark'),
  pen.line('M-15 -12H-4M-15 -18H-4.500M-15 -6H-3.500', 0.7, 'brownDark'),
  pen.shape(ellipse(-9.5, -29, 3.8, 5), 'brownDark', 0.9),
]

/** A cup no larger than half an egg, in the fork of a twig. */
export const tinyNest = (pen: Pen): Drawing => [
  trunk(pen, 28, -44),
  pen.rope('M-26 -12Q-6 -16 28 -27', 3.2, 'brown'),
  pen.rope('M2 -17Q14 -12 22 -8', 2.2, 'brown'),
  leaves(pen, -25, -12),
  leaves(pen, 21, -8),
  pen.shape(ellipse(-2.4, -27, 1.8, 2.4) + ellipse(2.6, -27, 1.8, 2.4), 'white', 0.7),
  pen.shape('M-8 -26Q0 -23 9 -26Q9 -16 1 -15Q-8 -16 -8 -26z', 'tan', 0.9),
  pen.line('M-6 -22.500q4 2 8 1M-5 -19q5 2 9 0', 0.6, 'brown'),
]
