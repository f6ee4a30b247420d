import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { everyPage } from '../../../tests/factories/sheets.ts'
import { type Box, boxOfPoints, overlaps } from '../../lettering/bounds.ts'
import { pageToSvg } from '../../print/svg.ts'
import type { Point } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { diferencas } from './diferencas.ts'

// All seeds of three levels.
vi.setConfig({ testTimeout: 240_000 })

/** Pixels along a millimetre of a picture. */
const PER_MM = 2

async function greyPixelsOf(marks: readonly Mark[], window: Box) {
  const width = Math.round(window.width * PER_MM)
  const svg = pageToSvg({ marks }, { ...window, pixelWidth: width })
  const { data, info } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width }
}

/** Places in which two pictures differ, in the lengths of the pictures. */
async function differingSpots([one, other]: readonly (readonly Mark[])[], window: Box) {
  const [a, b] = [await greyPixelsOf(one ?? [], window), await greyPixelsOf(other ?? [], window)]
  return Array.from({ length: a.data.length }, (_, i) => i)
    .filter((i) => Math.abs((a.data[i] ?? 0) - (b.data[i] ?? 0)) > 24)
    .map((i) => ({
      x: window.x + ((i % a.width) + 0.5) / PER_MM,
      y: window.y + (Math.floor(i / a.width) + 0.5) / PER_MM,
    }))
}

const isWithin =
  ({ x, y, width, height }: Box, by: number) =>
  (spot: Point) =>
    spot.x > x - by && spot.x < x + width + by && spot.y > y - by && spot.y < y + height + by

/** Rendering is slow: of so many seeds two are looked at. */
const SEEDS = 4

/** Least area of a change on the page, mm²: a child of the level sees it at once. */
const LEAST = { facil: 45, medio: 26, desafio: 15 }

test('as many things differ as the level says, apart from each other and each large enough', () => {
  for (const { level, seed, page } of everyPage(diferencas)) {
    const { differences, scene } = page
    const name = `${scene} ${level} ${seed}`
    expect(differences, name).toHaveLength({ facil: 5, medio: 8, desafio: 12 }[level])
    differences.forEach(({ box, area, change }, i) => {
      expect(area, `${name} ${change}`).toBeGreaterThanOrEqual(LEAST[level])
      for (const other of differences.slice(i + 1)) expect(overlaps(box, other.box, 2.5), name).toBe(false)
    })
  }
})

test('nothing that goes in one place comes in another: it would be one thing that moved', () => {
  for (const { level, seed, page } of everyPage(diferencas)) {
    const changes = Map.groupBy(page.differences, ({ family }) => family)
    for (const alike of changes.values()) {
      expect(new Set(alike.map(({ change }) => change)).size, `${page.scene} ${level} ${seed}`).toBe(1)
    }
  }
})

test('what differs is plain to see in black as well, and nothing else differs', async () => {
  for (const { level, seed, page } of everyPage(diferencas)) {
    if (seed % SEEDS > 1) continue
    const { differences, pictures, window, scale, scene } = page
    const name = `${scene} ${level} ${seed}`
    const spots = await differingSpots(pictures, window)
    for (const { box, change } of differences) {
      const { width, height } = boxOfPoints(spots.filter(isWithin(box, 0)))
      expect(width * height * scale ** 2, `${name} ${change}`).toBeGreaterThan(LEAST[level])
    }
    const near = differences.map(({ box }) => isWithin(box, 1.5))
    const outside = spots.filter((spot) => !near.some((isNear) => isNear(spot)))
    expect(outside, name).toEqual([])
  }
})
