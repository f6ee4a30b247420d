/** The plane figures that children learn by name, as path data around a centre. Lengths in mm. */
import { circleData, polylineData, rectData, round, starData } from './marks.ts'

export interface Shape {
  readonly id: string
  /** With accents, lower case. */
  readonly name: string
  readonly plural: string
  /** Path data of the closed figure, `size` mm wide or high, centred on (cx, cy). */
  readonly data: (cx: number, cy: number, size: number) => string
}

const regular = (cx: number, cy: number, r: number, corners: number, turn: number) =>
  polylineData(
    Array.from({ length: corners }, (_, i) => {
      const angle = ((turn - 90 + (360 * i) / corners) * Math.PI) / 180
      return { x: cx + Math.cos(angle) * r, y: cy + Math.sin(angle) * r }
    }),
    true,
  )

function ovalData(cx: number, cy: number, size: number): string {
  const [rx, ry] = [round(size / 2), round(size * 0.33)]
  return `M${round(cx - rx)} ${round(cy)}a${rx} ${ry} 0 1 0 ${round(2 * rx)} 0a${rx} ${ry} 0 1 0 ${round(-2 * rx)} 0Z`
}

function heartData(cx: number, cy: number, size: number): string {
  const s = size / 2
  const [x, y] = [(dx: number) => round(cx + dx * s), (dy: number) => round(cy + dy * s)]
  return `M${x(0)} ${y(0.9)}C${x(-1.5)} ${y(-0.1)} ${x(-0.9)} ${y(-1.15)} ${x(0)} ${y(-0.45)}C${x(0.9)} ${y(-1.15)} ${x(1.5)} ${y(-0.1)} ${x(0)} ${y(0.9)}Z`
}

const square = (cx: number, cy: number, width: number, height: number) =>
  rectData(cx - width / 2, cy - height / 2, width, height)

/** Narrower than high, so that a square standing on its corner is never taken for one. */
const lozengeData = (cx: number, cy: number, size: number) =>
  polylineData(
    [
      { x: cx, y: cy - size * 0.52 },
      { x: cx + size * 0.33, y: cy },
      { x: cx, y: cy + size * 0.52 },
      { x: cx - size * 0.33, y: cy },
    ],
    true,
  )

export const SHAPES: readonly Shape[] = [
  { id: 'circulo', name: 'círculo', plural: 'círculos', data: (x, y, s) => circleData(x, y, s / 2) },
  { id: 'quadrado', name: 'quadrado', plural: 'quadrados', data: (x, y, s) => square(x, y, s * 0.88, s * 0.88) },
  {
    id: 'triangulo',
    name: 'triângulo',
    plural: 'triângulos',
    data: (x, y, s) => regular(x, y + s * 0.12, s * 0.57, 3, 0),
  },
  { id: 'retangulo', name: 'retângulo', plural: 'retângulos', data: (x, y, s) => square(x, y, s, s * 0.56) },
  {
    id: 'estrela',
    name: 'estrela',
    plural: 'estrelas',
    data: (x, y, s) => starData(x, y + s * 0.03, s * 0.52, s * 0.23),
  },
  { id: 'losango', name: 'losango', plural: 'losangos', data: lozengeData },
  { id: 'coracao', name: 'coração', plural: 'corações', data: (x, y, s) => heartData(x, y + s * 0.02, s) },
  { id: 'hexagono', name: 'hexágono', plural: 'hexágonos', data: (x, y, s) => regular(x, y, s * 0.5, 6, 30) },
  { id: 'oval', name: 'oval', plural: 'ovais', data: ovalData },
  { id: 'pentagono', name: 'pentágono', plural: 'pentágonos', data: (x, y, s) => regular(x, y, s * 0.52, 5, 0) },
]

/** The shape with this id. Throws RangeError for an unknown one. */
export function findShape(id: string): Shape {
  const shape = SHAPES.find((one) => one.id === id)
  if (!shape) throw new RangeError(`no shape named ${id}`)
  return shape
}
