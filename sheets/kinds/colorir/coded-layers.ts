/** The coloured parts of a figure for colouring by code, from back to front, each of one pencil. */

import { findArt } from '../../pictures/art.ts'
import { findPicture } from '../../pictures/drawing.ts'
import { DRAWING_BOX } from '../../pictures/drawn/drawing.ts'
import { ART_BOX } from '../../pictures/layers.ts'
import { isSymmetric, symmetricLayers, symmetricStrokes } from '../../pictures/symmetric.ts'
import { isAtLeast } from '../../scene/levels.ts'
import type { Point } from '../../scene/marks.ts'
import { flattenPath } from '../../scene/path-data.ts'
import type { Level } from '../../scene/scene.ts'
import { CRAYON_BOX } from './crayons.ts'
import { MOSAIC } from './mosaics/mosaic.ts'
import { mosaicOf } from './mosaics/mosaics.ts'
import { nearestPencil, type Pencil, pencilNamed, shadesOf } from './pencils.ts'

export interface CodedLayer {
  readonly pencil: Pencil
  /** Closed lines, in shares of the figure's box. */
  readonly polygons: readonly (readonly Point[])[]
  readonly rule: 'nonzero' | 'evenodd'
}

/** Figures whose own symmetric drawing has more parts than the package's. */
const OWN = new Set('heart star ladybug butterfly robot owl frog mushroom cake strawberry tree'.split(' '))

const shared = (polygons: readonly (readonly Point[])[], box: number): Point[][] =>
  polygons.map((points) => points.map(({ x, y }) => ({ x: x / box, y: y / box })))

const isOwn = (id: string) => OWN.has(id) && isSymmetric(id)

/** Open lines of the figure, in shares of its box. */
export const codedLines = (id: string): Point[][] => (isOwn(id) ? shared(symmetricStrokes(id), DRAWING_BOX) : [])

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
      rule: 'nonzero',
    }))
}

/** Throws RangeError for a picture without colours. */
export function codedLayers(id: string): CodedLayer[] {
  if (isOwn(id))
    return symmetricLayers(id).map(({ fill, polygons }) => ({
      pencil: pencilNamed(CRAYON_BOX.find(({ ink }) => ink === fill)?.name ?? ''),
      polygons: shared(polygons, DRAWING_BOX),
      rule: 'nonzero',
    }))
  const { facts } = findPicture(id)
  const colors = facts && findArt(facts.table, id).colors
  if (!colors) throw new RangeError(`${id} has no colours`)
  // Two colours that come nearest to one pencil stay two.
  const pencils = new Map<string, Pencil>()
  for (const [hex] of colors) {
    const pencil = nearestPencil(hex)
    const taken = [...pencils.values()]
    const other = shadesOf(pencil).find((shade) => !taken.includes(shade))
    if (!pencils.has(hex)) pencils.set(hex, taken.includes(pencil) && other ? other : pencil)
  }
  return colors.map(([hex, d, evenodd]) => ({
    pencil: pencils.get(hex) ?? nearestPencil(hex),
    polygons: shared(flattenPath(d, 20), ART_BOX),
    rule: evenodd ? 'evenodd' : 'nonzero',
  }))
}
