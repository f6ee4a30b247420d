/** The solids that children learn by name, in one oblique view with their bases level, drawn with their hidden edges dashed. Lengths in mm. */
import { BLUE, GREEN, ORANGE, PINK, PURPLE, TEAL, tint, YELLOW } from '../../scene/inks.ts'
import { path, round } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'

export interface Solid {
  readonly id: string
  readonly name: string
  /** Null where the words do not fit: a ball has no edges to count. */
  readonly faces: number | null
  readonly corners: number | null
  readonly edges: number | null
  /** Lowest point in the box. */
  readonly foot: number
  /** Name among solids of its kind, where it is not the short one. */
  readonly full?: string
  /** Visible outline, inner lines and hidden lines, in a box of 100 x 100. */
  readonly outline: string
  readonly inner: string
  readonly hidden: string
}

export const SOLIDS: readonly Solid[] = [
  {
    id: 'cubo',
    foot: 90,
    name: 'cubo',
    faces: 6,
    corners: 8,
    edges: 12,
    outline: 'M10 34L34 10H90V66L66 90H10Z',
    inner: 'M10 34H66V90M66 34L90 10',
    hidden: 'M34 10V66H90M34 66L10 90',
  },
  {
    id: 'bloco-retangular',
    foot: 80,
    name: 'bloco retangular',
    faces: 6,
    corners: 8,
    edges: 12,
    outline: 'M4 46L26 28H96V62L74 80H4Z',
    inner: 'M4 46H74V80M74 46L96 28',
    hidden: 'M26 28V62H96M26 62L4 80',
  },
  {
    id: 'esfera',
    foot: 92,
    name: 'esfera',
    faces: null,
    corners: null,
    edges: null,
    outline: 'M8 50A42 42 0 1 0 92 50A42 42 0 1 0 8 50Z',
    inner: 'M8 50A42 13 0 0 0 92 50',
    hidden: 'M8 50A42 13 0 0 1 92 50',
  },
  {
    id: 'cilindro',
    foot: 90,
    name: 'cilindro',
    faces: null,
    corners: null,
    edges: null,
    outline: 'M22 20A28 10 0 0 1 78 20V80A28 10 0 0 1 22 80Z',
    inner: 'M22 20A28 10 0 0 0 78 20',
    hidden: 'M22 80A28 10 0 0 1 78 80',
  },
  {
    id: 'cone',
    foot: 92,
    name: 'cone',
    faces: null,
    corners: null,
    edges: null,
    outline: 'M50 8L86 80A36 12 0 0 1 14 80Z',
    inner: '',
    hidden: 'M14 80A36 12 0 0 1 86 80',
  },
  {
    id: 'piramide',
    foot: 86,
    name: 'pirâmide',
    full: 'pirâmide de base quadrada',
    faces: 5,
    corners: 5,
    edges: 8,
    outline: 'M50 12L8 86L66 86L92 68Z',
    inner: 'M50 12L66 86',
    hidden: 'M50 12L34 68M8 86L34 68H92',
  },
  {
    id: 'prisma-triangular',
    foot: 86,
    name: 'prisma triangular',
    faces: 5,
    corners: 6,
    edges: 9,
    outline: 'M36 34L6 86H66L92 68L62 16Z',
    inner: 'M36 34L66 86',
    hidden: 'M62 16L32 68H92M32 68L6 86',
  },
  {
    id: 'piramide-triangular',
    foot: 86,
    name: 'pirâmide de base triangular',
    faces: 4,
    corners: 4,
    edges: 6,
    outline: 'M54 12L8 86L62 86L92 66Z',
    inner: 'M54 12L62 86',
    hidden: 'M8 86L92 66',
  },
  {
    id: 'prisma-hexagonal',
    foot: 87.6,
    name: 'prisma hexagonal',
    faces: 8,
    corners: 12,
    edges: 18,
    // Turned, so that no hidden edge is behind a visible one.
    outline: 'M9.4 20.9L39.1 12.4L79.7 15.5L90.6 27.1V79.1L60.9 87.6L20.3 84.5L9.4 72.9Z',
    inner: 'M9.4 20.9L20.3 32.5L60.9 35.6L90.6 27.1M20.3 32.5V84.5M60.9 35.6V87.6',
    hidden: 'M39.1 12.4V64.4M79.7 15.5V67.5M9.4 72.9L39.1 64.4L79.7 67.5L90.6 79.1',
  },
]

/** The solid with this id. Throws RangeError for an unknown one. */
export function findSolid(id: string): Solid {
  const solid = SOLIDS.find((one) => one.id === id)
  if (!solid) throw new RangeError(`no solid named ${id}`)
  return solid
}

const INKS = [ORANGE, BLUE, GREEN, PINK, YELLOW, PURPLE, TEAL] as const
/** Paint of a wooden solid. */
export const inkOfSolid = (solid: Solid, color: boolean): Ink | null =>
  color ? tint(inTurn(INKS, SOLIDS.indexOf(solid)), 0.75) : null

/** Path data of the box of 100 in mm: every number scaled, then moved where it is a place. */
function placed(d: string, cx: number, cy: number, size: number): string {
  const scale = size / 100
  const x = (n: string) => round(cx + (Number(n) - 50) * scale)
  const y = (n: string) => round(cy + (Number(n) - 50) * scale)
  return d.replace(/([MLHVAZ])([^MLHVAZ]*)/g, (_, command: string, rest: string) => {
    const n = rest.trim().split(/[ ,]+/)
    if (command === 'H') return `H${x(n[0] ?? '')}`
    if (command === 'V') return `V${y(n[0] ?? '')}`
    if (command === 'A')
      return `A${round(Number(n[0]) * scale)} ${round(Number(n[1]) * scale)} ${n[2]} ${n[3]} ${n[4]} ${x(n[5] ?? '')} ${y(n[6] ?? '')}`
    if (command === 'Z') return 'Z'
    return `${command}${x(n[0] ?? '')} ${y(n[1] ?? '')}`
  })
}

/** Those that children name without their base. */
export const NAMED_SOLIDS = SOLIDS.filter(({ id }) => id !== 'piramide-triangular' && id !== 'prisma-hexagonal')

/** The solid in a square of `size` mm around (cx, cy), in lines as heavy as those of things. */
export function drawSolid(solid: Solid, cx: number, cy: number, size: number, fill: Ink | null): Mark[] {
  const at = (d: string) => placed(d, cx, cy, size)
  return [
    path(at(solid.outline), { width: 1.1, ...(fill && { fill }) }),
    ...(solid.hidden ? [path(at(solid.hidden), { width: 0.5, dash: [1.4, 1.2] })] : []),
    ...(solid.inner ? [path(at(solid.inner), { width: 1 })] : []),
  ]
}

/** The solid on the ground at a height. */
export const standingSolid = (solid: Solid, cx: number, foot: number, size: number, fill: Ink | null): Mark[] =>
  drawSolid(solid, cx, foot - ((solid.foot - 50) / 100) * size, size, fill)
