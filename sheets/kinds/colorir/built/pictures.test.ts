import { expect, test } from 'vitest'
import type { Level } from '../../../scene/scene.ts'
import { findShape } from '../../../scene/shapes.ts'
import { PICTURES } from './pictures.ts'
import { outlineOf, type Piece } from './pieces.ts'

type Spot = readonly [x: number, y: number]

/** Corners of an outline; curves in twelve steps. */
function cornersOf(piece: Piece): Spot[] {
  const { shape, width, height } = piece
  if (shape === 'circulo' || shape === 'oval') {
    const [rx, ry] = [width / 2, (shape === 'circulo' ? width : height) / 2]
    return Array.from({ length: 36 }, (_, i) => [Math.cos((i * Math.PI) / 18) * rx, Math.sin((i * Math.PI) / 18) * ry])
  }
  if (shape === 'quadrado' || shape === 'retangulo') {
    const [x, y] = [width / 2, (shape === 'quadrado' ? width : height) / 2]
    return [
      [-x, -y],
      [x, -y],
      [x, y],
      [-x, y],
    ]
  }
  const numbers = (outlineOf(piece).match(/-?[\d.]+/g) ?? []).map(Number)
  const spots = numbers.flatMap((x, i): Spot[] => (i % 2 ? [] : [[x, numbers[i + 1] ?? 0]]))
  if (shape !== 'coracao') return spots
  const curve = (from: number): Spot[] =>
    Array.from({ length: 12 }, (_, i): Spot => {
      const t = i / 12
      const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
      const along = (axis: 0 | 1) => weights.reduce((sum, w, k) => sum + w * (spots[from + k]?.[axis] ?? 0), 0)
      return [along(0), along(1)]
    })
  return [...curve(0), ...curve(3)]
}

function placed(piece: Piece): Spot[] {
  const [c, s] = [Math.cos((piece.turn * Math.PI) / 180), Math.sin((piece.turn * Math.PI) / 180)]
  return cornersOf(piece).map(([x, y]) => [piece.x + x * c - y * s, piece.y + x * s + y * c])
}

const isInside = (corners: readonly Spot[], [x, y]: Spot): boolean =>
  corners.reduce((inside, [ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length] ?? [0, 0]
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside
  }, false)

/** Share of the first figure that is in the second one. */
function shareIn(one: readonly Spot[], other: readonly Spot[]): number {
  const [xs, ys] = [one.map(([x]) => x), one.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const spots = Array.from({ length: 400 }, (_, i): Spot => {
    return [left + (((i % 20) + 0.5) / 20) * width, top + ((Math.floor(i / 20) + 0.5) / 20) * height]
  }).filter((spot) => isInside(one, spot))
  return spots.filter((spot) => isInside(other, spot)).length / Math.max(1, spots.length)
}

const ALL = Object.entries(PICTURES).flatMap(([theme, levels]) =>
  Object.entries(levels).flatMap(([level, pictures]) =>
    pictures.map(({ built }, i) => [`${theme} ${level} ${i}`, built.pieces, level as Level] as const),
  ),
)

test.each(ALL)('%s: no figure is cut by another, each is on the page', (_, pieces, level) => {
  const corners = pieces.map(placed)
  const faults = corners.flatMap((one, i) =>
    corners.slice(0, i).flatMap((other, k) => {
      const share = Math.max(shareIn(one, other), shareIn(other, one))
      const name = (piece?: Piece) => `${piece?.shape} ${Math.round(piece?.x ?? 0)},${Math.round(piece?.y ?? 0)}`
      return share > 0.03 && share < 0.97 ? [`${name(pieces[i])} and ${name(pieces[k])}`] : []
    }),
  )
  expect(faults).toEqual([])
  const foot = { facil: 254, medio: 245, desafio: 242 }[level]
  const outside = corners.filter((spots) => spots.some(([x, y]) => x < 11 || x > 199 || y < 57 || y > foot))
  expect(outside.map((_, i) => i)).toEqual([])
  // No figure is hidden behind a later one.
  const hidden = corners.filter((one, i) => corners.slice(i + 1).some((later) => shareIn(one, later) > 0.5))
  expect(hidden).toHaveLength(0)
})

test.each(ALL)('%s: each figure is there three times or more, none a crowd', (_, pieces) => {
  const counts = new Map<string, number>()
  for (const { shape } of pieces) counts.set(shape, (counts.get(shape) ?? 0) + 1)
  expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(3)
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(4 * Math.min(...counts.values()))
  expect([...counts.keys()].map((id) => findShape(id).id)).toHaveLength(counts.size)
})
