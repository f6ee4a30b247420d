/** Plane figures on a mixed tracing sheet: the first that children name, and a whole album. */
import { polylineData } from '../../scene/marks.ts'
import { SHAPES, type Shape } from '../../scene/shapes.ts'

const FIRST = ['circulo', 'quadrado', 'triangulo', 'retangulo', 'coracao', 'estrela']

export const FIRST_SHAPES: readonly Shape[] = SHAPES.filter(({ id }) => FIRST.includes(id))

const corners = (cx: number, cy: number, size: number, points: readonly (readonly [number, number])[]) =>
  polylineData(
    points.map(([x, y]) => ({ x: cx + x * size, y: cy + y * size })),
    true,
  )

const OCTAGON = Array.from({ length: 8 }, (_, i) => {
  const angle = ((i + 0.5) * Math.PI) / 4
  return [Math.cos(angle) * 0.52, Math.sin(angle) * 0.52] as const
})

/** As many as an album has cells. */
export const ALBUM_SHAPES: readonly Shape[] = [
  ...SHAPES,
  { id: 'octogono', name: 'octógono', plural: 'octógonos', data: (x, y, s) => corners(x, y, s, OCTAGON) },
  {
    id: 'trapezio',
    name: 'trapézio',
    plural: 'trapézios',
    data: (x, y, s) =>
      corners(x, y, s, [
        [-0.46, -0.26],
        [0.46, -0.26],
        [0.3, 0.3],
        [-0.3, 0.3],
      ]),
  },
]
