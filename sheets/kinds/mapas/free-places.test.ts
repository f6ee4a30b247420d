import { expect, it } from 'vitest'
import { overlaps } from '../../lettering/bounds.ts'
import { boxAround, FreePlaces } from './free-places.ts'

const AREA = { x: 0, y: 0, width: 100, height: 80 }
const SIZE = { width: 20, height: 6 }

it('finds the nearest place that no line crosses, inside the area', () => {
  const free = new FreePlaces(AREA, [
    [
      { x: 50, y: 0 },
      { x: 50, y: 80 },
    ],
  ])
  const at = free.near({ x: 48, y: 40 }, SIZE, { reach: 60 })
  expect(at?.x).toBeLessThan(50 - SIZE.width / 2)
  expect(Math.abs((at?.x ?? 0) - 48)).toBeLessThan(12)
  expect(free.near({ x: 99, y: 79 }, SIZE, { reach: 60 })).toMatchObject({ x: 88 })
})

it('gives no place twice, and none when there is no room', () => {
  const free = new FreePlaces(AREA, [])
  const boxes = Array.from({ length: 60 }, () => free.near({ x: 50, y: 40 }, SIZE, { reach: 100 })).flatMap((at) =>
    at ? [boxAround(at, SIZE)] : [],
  )
  expect(boxes.length).toBeGreaterThan(20)
  expect(boxes.length).toBeLessThan(60)
  for (const [i, box] of boxes.entries())
    for (const other of boxes.slice(i + 1)) expect(overlaps(box, other, 0)).toBe(false)
})

it('keeps to where the label may be', () => {
  const free = new FreePlaces(AREA, [])
  expect(free.near({ x: 20, y: 40 }, SIZE, { reach: 60, holds: ({ x }) => x > 60 })?.x).toBeGreaterThan(60)
  expect(free.near({ x: 20, y: 40 }, SIZE, { reach: 10, holds: ({ x }) => x > 60 })).toBeNull()
})
