/** The coloured parts of a figure for colouring by code, from back to front, each of one pencil. */
import { isAtLeast } from '../../scene/levels.ts'
import type { Point } from '../../scene/marks.ts'
import { flattenPath } from '../../scene/path-data.ts'
import type { Level } from '../../scene/scene.ts'
import { MOSAIC } from './mosaics/mosaic.ts'
import { mosaicOf } from './mosaics/mosaics.ts'
import { type Pencil, pencilNamed } from './pencils.ts'

export interface CodedLayer {
  readonly pencil: Pencil
  /** Closed lines, in shares of the figure's box. */
  readonly polygons: readonly (readonly Point[])[]
}

const shared = (polygons: readonly (readonly Point[])[], box: number): Point[][] =>
  polygons.map((points) => points.map(({ x, y }) => ({ x: x / box, y: y / box })))

/** Parts of a curve: a large picture shows no corners. */
const STEPS = 60

/** Layers of a picture's mosaic, including its background. Throws RangeError for a picture without a mosaic. */
export function mosaicLayers(id: string, level: Level): CodedLayer[] {
  const mosaic = mosaicOf(id, level)
  if (!mosaic) throw new RangeError(`no mosaic of ${id}`)
  return mosaic
    .filter(([, , from = 'facil']) => isAtLeast(level, from))
    .map(([pencil, d]) => ({
      pencil: pencilNamed(pencil),
      polygons: shared(flattenPath(d, STEPS), MOSAIC.width),
    }))
}
