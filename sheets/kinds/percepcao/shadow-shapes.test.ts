import { expect, test } from 'vitest'
import { boxOfPoints } from '../../lettering/bounds.ts'
import { findPicture } from '../../pictures/drawing.ts'
import type { PictureFacts } from '../../pictures/records/read.ts'
import { flattenPath } from '../../scene/path-data.ts'
import { plainShape, shapeData } from './shadow-shapes.ts'

test('a quarter turn exchanges the width and the height of a shadow', () => {
  const rings = plainShape(findPicture('pencil').facts as PictureFacts, false)
  const [standing, lying] = [0, 90].map((turn) =>
    boxOfPoints(flattenPath(shapeData(rings, 10, { cx: 0, cy: 0, turn })).flat()),
  )
  expect(lying?.width).toBeCloseTo(standing?.height ?? 0, 1)
  expect(lying?.height).toBeCloseTo(standing?.width ?? 0, 1)
})
