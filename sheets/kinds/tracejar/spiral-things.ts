/** Things with a spiral in them, on their feet: snails, lollipops, roses, large daisies and crowns of trees. */
import { cos, sin } from '../../scene/angles.ts'
import { round } from '../../scene/marks.ts'
import { circle, ellipse, hull, ring, scallop } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'

export type ThingName = 'caracol' | 'pirulito' | 'rosa' | 'flor' | 'copa'

interface Thing {
  /** As a child names it. */
  readonly name: string
  /** Room that it needs left of the spiral's middle, above, right and below, in radii. */
  readonly room: readonly [left: number, top: number, right: number, bottom: number]
  readonly draw: (pen: Pen, cx: number, cy: number, r: number, fill: Fill, flip: boolean) => Drawing
  /** Start of the spiral, in degrees from the right, clockwise. */
  readonly from: number
  /** Radii of the outermost and the innermost turn. */
  readonly outer: number
  readonly inner: number
  /** A traveller flies to it. */
  readonly visited?: boolean
  /** Half of what it takes of the ground, in radii; a snail takes its whole room. */
  readonly spread?: number
  /** Colours that it has, where not all suit it. */
  readonly fills?: readonly Fill[]
}

const PETALS = 14

/** Petals of a rose around its heart: those behind it, and two that curl outwards below. */
function rosePetals(pen: Pen, cx: number, cy: number, r: number, fill: Fill): Drawing {
  const path = (d: string, side = 1) =>
    d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x, y) => `${round(cx + side * r * x)} ${round(cy + r * y)}`)
  return [
    pen.shape(
      path('M-1.05,0C-1.25,-0.8 -0.8,-1.26 -0.34,-1.12C-0.05,-1.38 0.36,-1.36 0.52,-1.12C0.98,-1.16 1.22,-0.7 1.05,0z'),
      fill,
    ),
    [-1, 1].map((side) => [
      pen.shape(
        path('M0,1.32C0.8,1.4 1.36,0.86 1.28,0.2C1.26,0 1.34,-0.2 1.42,-0.36C1.1,-0.38 0.9,-0.3 0.7,-0.1L0,0.9z', side),
        fill,
      ),
      pen.line(path('M1.28,0.2C1.2,0.06 1.12,-0.04 0.98,-0.1', side), 0.7),
    ]),
    pen.line(path('M0,1.32C-0.2,1.24 -0.3,1.14 -0.36,1'), 0.7),
  ]
}

const thorns = (pen: Pen, cx: number, foot: number, r: number): Drawing =>
  [-1, 1].map((side) => {
    const y = foot - r * (side > 0 ? 0.3 : 0.22)
    return pen.shape(
      `M${round(cx)} ${round(y - r * 0.08)}l${round(side * r * 0.16)} ${round(-r * 0.04)}L${round(cx)} ${round(y + r * 0.06)}z`,
      'leafDark',
      0.6,
    )
  })

const stem = (pen: Pen, cx: number, top: number, foot: number, r: number): Drawing => {
  const leaf = (side: 1 | -1, y: number) =>
    pen.shape(
      `M${round(cx)} ${round(y)}C${round(cx + side * r * 0.2)} ${round(y - r * 0.42)} ${round(cx + side * r * 0.6)} ${round(y - r * 0.42)} ${round(cx + side * r * 0.8)} ${round(y - r * 0.3)}C${round(cx + side * r * 0.62)} ${round(y)} ${round(cx + side * r * 0.3)} ${round(y + r * 0.06)} ${round(cx)} ${round(y)}z`,
      'leaf',
    )
  return [
    pen.rope(`M${round(cx)} ${round(top)}V${round(foot)}`, Math.max(1.6, r * 0.09), 'leafDark'),
    leaf(1, foot - r * 0.16),
    leaf(-1, foot - r * 0.06),
  ]
}

export const THINGS: Readonly<Record<ThingName, Thing>> = {
  caracol: {
    name: 'caracol',
    room: [1.32, 1.14, 1.66, 1.2],
    from: 65,
    outer: 0.98,
    inner: 0.2,
    draw: (pen, cx, cy, r, fill, flip) => {
      const x = (share: number) => round(cx + share * r * (flip ? -1 : 1))
      const y = (share: number) => round(cy + share * r)
      const p = (a: number, b: number) => `${x(a)} ${y(b)}`
      const eye = (a: number): Drawing => [
        pen.shape(circle(x(a), y(-0.46), r * 0.075), 'white'),
        pen.spot(x(a) + (flip ? -1 : 1) * r * 0.02, y(-0.45), r * 0.036),
      ]
      return [
        pen.rope(`M${p(1.26, 0)}L${p(1.16, -0.42)}M${p(1.42, 0)}L${p(1.5, -0.42)}`, r * 0.05, 'tan'),
        pen.shape(
          `M${p(-1.28, 1.2)}C${p(-0.9, 0.86)} ${p(0.6, 1.02)} ${p(0.98, 0.5)}C${p(1.12, 0.3)} ${p(1.06, -0.05)} ${p(1.3, -0.08)}C${p(1.62, -0.1)} ${p(1.62, 0.3)} ${p(1.5, 0.55)}C${p(1.32, 0.95)} ${p(1.2, 1.2)} ${p(0.75, 1.2)}z`,
          'tan',
        ),
        pen.line(`M${p(-0.9, 1.1)}C${p(-0.3, 1.06)} ${p(0.6, 1.14)} ${p(1.02, 0.86)}`, 0.7, 'brown'),
        eye(1.16),
        eye(1.5),
        pen.line(`M${p(1.3, 0.3)}Q${p(1.4, 0.42)} ${p(1.5, 0.28)}`),
        pen.shade(ellipse(x(1.22), y(0.3), r * 0.06, r * 0.045), 'blush'),
        pen.shape(circle(cx, cy, r * 1.12), fill),
      ]
    },
  },
  pirulito: {
    name: 'pirulito',
    room: [1.12, 1.14, 1.12, 1.9],
    from: -90,
    outer: 0.86,
    inner: 0.12,
    spread: 0.2,
    draw: (pen, cx, cy, r, fill) => {
      const knot = cy + r * 1.24
      const loop = (side: number) =>
        `M${round(cx)} ${round(knot)}C${round(cx + side * r * 0.2)} ${round(knot - r * 0.34)} ${round(cx + side * r * 0.52)} ${round(knot - r * 0.24)} ${round(cx + side * r * 0.5)} ${round(knot)}C${round(cx + side * r * 0.52)} ${round(knot + r * 0.24)} ${round(cx + side * r * 0.2)} ${round(knot + r * 0.3)} ${round(cx)} ${round(knot)}z`
      return [
        pen.rope(`M${round(cx)} ${round(cy + r)}V${round(cy + r * 1.9)}`, Math.max(1.8, r * 0.11), 'cream'),
        pen.shape(circle(cx, cy, r * 1.1), fill),
        pen.line(circle(cx, cy, r), 0.6),
        pen.shape(loop(1) + loop(-1), 'red', 0.9),
        pen.shape(circle(cx, knot, r * 0.11), 'redDark', 0.9),
      ]
    },
  },
  rosa: {
    name: 'rosa',
    room: [1.42, 1.34, 1.42, 1.8],
    from: -90,
    outer: 0.9,
    inner: 0.12,
    spread: 0.86,
    fills: ['pinkPale', 'redPale', 'yellowPale', 'pink'],
    draw: (pen, cx, cy, r, fill) => [
      thorns(pen, cx, cy + r * 1.8, r),
      stem(pen, cx, cy + r, cy + r * 1.8, r),
      [-1, 1].map((side) =>
        pen.shape(
          `M${round(cx)} ${round(cy + r * 1.42)}Q${round(cx + side * r * 0.5)} ${round(cy + r * 1.56)} ${round(cx + side * r * 0.78)} ${round(cy + r * 1.3)}L${round(cx + side * r * 0.2)} ${round(cy + r)}z`,
          'leafDark',
        ),
      ),
      rosePetals(pen, cx, cy, r, fill),
      pen.shape(circle(cx, cy, r), fill, 0.7),
    ],
  },
  flor: {
    name: 'flor',
    room: [1.44, 1.44, 1.44, 1.8],
    from: -52,
    outer: 0.9,
    inner: 0.34,
    spread: 0.86,
    visited: true,
    draw: (pen, cx, cy, r, fill) => [
      stem(pen, cx, cy + r, cy + r * 1.8, r),
      Array.from({ length: PETALS }, (_, i) => {
        const a = ((i + 0.5) * 2 * Math.PI) / PETALS
        const at = (share: number) => [cx + cos(a) * r * share, cy + sin(a) * r * share] as const
        return pen.shape(hull([...at(0.94), r * 0.2], [...at(1.2), r * 0.23]), 'white')
      }),
      pen.shape(circle(cx, cy, r * 1.02), fill),
    ],
  },
  copa: {
    name: 'árvore',
    room: [1.2, 1.22, 1.2, 1.5],
    from: -52,
    outer: 0.94,
    inner: 0.38,
    spread: 0.42,
    visited: true,
    draw: (pen, cx, cy, r, fill) => [
      pen.shape(
        `M${round(cx - r * 0.16)} ${round(cy + r)}C${round(cx - r * 0.14)} ${round(cy + r * 1.3)} ${round(cx - r * 0.2)} ${round(cy + r * 1.42)} ${round(cx - r * 0.36)} ${round(cy + r * 1.52)}H${round(cx + r * 0.36)}C${round(cx + r * 0.2)} ${round(cy + r * 1.42)} ${round(cx + r * 0.14)} ${round(cy + r * 1.3)} ${round(cx + r * 0.16)} ${round(cy + r)}z`,
        'brown',
      ),
      pen.shape(scallop(ring(cx, cy, r * 1.12, r * 1.12, 18), 0.58), 'leaf'),
      pen.shape(circle(cx, cy, r * 1.04), fill, null),
    ],
  },
}
