/** Homes of animals and of people, about their foot, some 40 mm high. */
import { box, circle, ellipse, points, ring, scallop } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { bloom, lily, reed } from '../shapes/plants.ts'

/** A trunk on the right with its crown: whatever is made in a tree is on a branch that ends at `(x, y)`. */
export const trunk = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(
    `M${x - 3.5} ${y - 10}H${x + 3.5}L${x + 4.5} -4Q${x + 6} 0 ${x + 9} 1H${x - 8}Q${x - 4.5} 0 ${x - 4} -4z`,
    'brown',
  ),
  pen.shape(scallop(ring(x - 2, y - 15, 17, 10, 9), 0.55), 'leaf'),
]

export const hive = (pen: Pen): Drawing => pen.at(0, -6, 1, hanging)

const hanging = (pen: Pen): Drawing => [
  pen.at(0, 6, 1, (own) => trunk(own, 24, -46)),
  pen.rope('M-16 -42Q-4 -45 22 -40', 3.4, 'brown'),
  pen.shape(
    'M-5 -42Q0 -45 5 -42L9 -36Q15 -32 15 -26Q18 -20 15 -14Q14 -7 8 -3Q0 1 -8 -3Q-14 -7 -15 -14Q-18 -20 -15 -26Q-15 -32 -9 -36z',
    'yellow',
  ),
  pen.line('M-13 -31Q0 -27 13 -31M-16 -21Q0 -16 16 -21M-14 -10Q0 -5 14 -10', 0.9, 'orange'),
  pen.shape(ellipse(0, -13.5, 4.6, 5), 'brownDark', 0.9),
]

export const kennel = (pen: Pen): Drawing => [
  pen.shape(box(-17, -22, 34, 22), 'wood'),
  pen.line('M-17 -14.500H-9M-17 -7H-9M9 -14.500H17M9 -7H17', 0.7, 'woodDark'),
  pen.shape('M-8 0V-11a8 8 0 0 1 16 0V0z', 'brownDark'),
  pen.shape('M-22 -20L0 -40L22 -20L18 -16L0 -33L-18 -16z', 'red'),
  pen.shape(circle(0, -24, 2.6), 'white', 0.8),
]

export const henHouse = (pen: Pen): Drawing => [
  pen.shape('M-14 -8h4V0h-4zM10 -8h4V0h-4z', 'brown'),
  pen.shape(box(-19, -27, 38, 19, 1), 'woodPale'),
  pen.line('M-19 -20H19M-19 -14H19', 0.7, 'woodDark'),
  pen.shape('M-24 -25L0 -42L24 -25z', 'orange'),
  pen.shape('M-6 -8V-18a6 6 0 0 1 12 0V-8z', 'brownDark'),
  pen.shape('M-5 -8H5L16 0H4z', 'wood'),
  pen.line('M-1 -5.500H8M2.500 -3H11', 0.8),
]

/** A fence with a gate, and a roof of tiles over the trough. */
export const corral = (pen: Pen): Drawing => [
  pen.shape(box(-13, -26, 2.6, 20) + box(10.4, -26, 2.6, 20), 'brown', 0.8),
  pen.shape('M-19 -25L-11 -38H11L19 -25z', 'orange'),
  pen.line('M-14 -29.500H14M-11.500 -33.500H11.500', 0.7),
  pen.shape('M-9 -19H9L7 -12H-7z', 'stoneDark', 0.9),
  [-15.5, -9, -2.5].map((y) => pen.shape(box(-28, y, 56, 3, 0.8), 'woodPale', 0.9)),
  [-28, -10, 7, 25].map((x) => pen.shape(box(x, -20, 3.4, 20, 0.8), 'wood', 0.9)),
  pen.line('M-6.600 -14L7 -1M7 -14L-6.600 -1', 0.9, 'woodDark'),
]

export const web = (pen: Pen): Drawing => {
  const spokes = ring(0, -21, 19, 19, 8)
  const rings = [6.5, 12.5, 18].map((r) => {
    const corners = ring(0, -21, r, r, 8)
    return `${corners
      .map(([x, y], i) => {
        const [nx, ny] = corners[(i + 1) % 8] ?? [0, 0]
        const [mx, my] = [((x + nx) / 2) * 0.86, -21 + ((y + ny) / 2 + 21) * 0.86]
        return `M${x.toFixed(2)} ${y.toFixed(2)}Q${mx.toFixed(2)} ${my.toFixed(2)} ${nx.toFixed(2)} ${ny.toFixed(2)}`
      })
      .join('')}`
  })
  return [
    pen.rope('M-21 0Q-25 -22 -20 -44M-24 -20Q-28 -26 -29 -30', 3, 'brown'),
    pen.rope('M21 0Q25 -20 22 -44', 3, 'brown'),
    pen.line(spokes.map(([x, y]) => `M0 -21L${x.toFixed(2)} ${y.toFixed(2)}`).join('') + rings.join(''), 0.9),
  ]
}

export const antHill = (pen: Pen): Drawing => [
  pen.shape('M-26 0C-18 -4 -14 -16 -8 -28Q0 -36 8 -28C14 -16 18 -4 26 0z', 'earth'),
  pen.shape(ellipse(0, -28, 6, 3), 'brownDark', 0.9),
  pen.shape(ellipse(-7, -10, 4, 3) + ellipse(10, -14, 3.4, 2.6), 'brownDark', 0.8),
  pen.line('M-2 -20l3 2M4 -8l3 1.500M-14 -5l3 1', 0.8, 'brown'),
]

export const hollowTree = (pen: Pen): Drawing => [
  pen.rope('M10 -30Q20 -34 22 -42', 4, 'brown'),
  pen.shape('M-18 1Q-10 -6 -11 -22V-44H11V-22Q10 -6 18 1Q8 -3 4 1Q-2 -3 -6 1Q-10 -2 -18 1z', 'brown'),
  pen.line('M-7 -40v10M7 -38v6M-7 -10v6M6 -12v8', 0.8, 'brownDark'),
  pen.shape(ellipse(0, -24, 6.6, 8.5), 'brownDark'),
  pen.shape('M20 -40Q26 -48 30 -42Q27 -36 20 -40z', 'leaf', 0.9),
]

export const lilyPond = (pen: Pen): Drawing => [
  reed(pen, -20, -5, 0.85),
  reed(pen, -26, -4, 0.7, -8),
  pen.shape(ellipse(0, -4, 30, 10), 'water'),
  pen.line('M-12 -9q3 -2 6 0M10 1q3 -2 6 0M-20 -1q3 -2 6 0', 0.8, 'waterLine'),
  lily(pen, 10, -4, 1.05, 'pink'),
  lily(pen, -10, 0, 0.7),
]

/** Roots above the mud, with a burrow between them. */
export const mangrove = (pen: Pen): Drawing => [
  pen.shape('M-30 0C-26 -8 -14 -9 0 -8C14 -9 26 -8 30 0z', 'brown'),
  pen.rope('M-2 -30C-8 -22 -18 -18 -19 -6M0 -30C-2 -20 -7 -14 -7 -6M3 -30C6 -22 17 -18 19 -6', 2.6, 'woodDark'),
  pen.shape(box(-4, -38, 9, 14), 'woodDark'),
  pen.shape(scallop(points('-14,-34 -16,-42 -6,-48 8,-48 17,-42 15,-34 2,-31'), 0.6), 'leaf'),
  pen.shape(ellipse(7, -4, 5.6, 3.2), 'brownDark', 0.9),
]

/** A bank of earth whose face is open, so that its tunnel shows. */
export const soilCut = (pen: Pen): Drawing => [
  pen.shape('M-31 0C-32 -8 -30 -20 -26 -28H24C29 -22 31 -8 33 0Q16 -3 2 0T-31 0z', 'soil'),
  pen.shape('M-29 -24C-28 -31 -14 -32 0 -31C12 -32 26 -31 28 -24Q20 -20 10 -23T-8 -23T-29 -24z', 'grass'),
  pen.rope('M-6 -24C-8 -14 6 -16 8 -10S-8 -6 -16 -8', 5, 'brownDark'),
  pen.shape(circle(18, -14, 2) + circle(-19, -17, 2.4) + circle(18, -5, 1.6), 'stone', 0.7),
  bloom(pen, 16, -28, 0.7, 'pink'),
]

/** A bowl of straw and twigs with eggs, in the fork of a tree. */
export const nest = (pen: Pen): Drawing => [
  trunk(pen, 22, -44),
  pen.rope('M20 -12Q4 -12 -16 -18M20 -26Q10 -22 2 -14', 3.2, 'brown'),
  pen.shape(ellipse(-12, -26, 3.6, 4.6) + ellipse(0, -26, 3.6, 4.6) + ellipse(-6, -27, 3.6, 4.6), 'skyLow', 0.9),
  pen.shape('M-22 -25Q-6 -20 10 -25Q8 -12 -6 -11Q-20 -12 -22 -25z', 'tan'),
  pen.line('M-19 -20q8 4 14 2M-17 -16q8 4 16 0M-6 -20q6 2 12 -1', 0.7, 'brown'),
]

/** A pen of low boards with mud and a trough. */
export const sty = (pen: Pen): Drawing => [
  pen.shape(box(-26, -34, 3.4, 24) + box(22.6, -34, 3.4, 24), 'wood', 0.8),
  pen.shape('M-31 -30L-24 -42H24L31 -30z', 'straw'),
  pen.line('M-22 -40l-4 8M-12 -41l-2 9M0 -41v9M12 -41l2 9M22 -40l4 8', 0.7, 'strawDark'),
  pen.shape(ellipse(0, -5, 30, 7), 'brown', 0.9),
  pen.line('M-16 -6q4 -2 8 0M6 -3q4 -2 8 0', 0.8, 'brownDark'),
  pen.shape('M-12 -18H12L9 -10H-9z', 'stone', 0.9),
  pen.shape(ellipse(0, -18, 12, 2.4), 'orange', 0.8),
  [-29, 13].map((x) => pen.shape(box(x, -14, 16, 3, 0.8) + box(x, -8, 16, 3, 0.8), 'woodPale', 0.9)),
  [-29, -16, 13, 26].map((x) => pen.shape(box(x, -17, 3.2, 17, 0.8), 'wood', 0.9)),
]
