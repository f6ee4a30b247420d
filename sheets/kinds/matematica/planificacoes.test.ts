import { expect, test } from 'vitest'
import { drawForTest, everyPage, layoutFaults, SEEDS } from '../../../tests/factories/sheets.ts'
import type { Spot } from '../../studio/paths.ts'
import { oppositesOf } from './net-cubes.ts'
import { FLAT_SOLIDS, hexominoes, JUDGED } from './net-solids.ts'
import { coneNet, cylinderNet, type Net } from './nets.ts'
import { planificacoes } from './planificacoes.ts'

/** Faces of a rolling cube: which of its six sides is on each square. */
function closesToCube(rows: readonly string[]): boolean {
  const marked = (x: number, y: number) => rows[y]?.[x] === 'x'
  const y = rows.findIndex((row) => row.includes('x'))
  const lain = new Map<string, string>()
  type Die = readonly [bottom: string, top: string, north: string, south: string, west: string, east: string]
  const roll = (x: number, y: number, [b, t, n, s, w, e]: Die): void => {
    if (!marked(x, y) || lain.has(`${x} ${y}`)) return
    lain.set(`${x} ${y}`, b)
    roll(x + 1, y, [e, w, n, s, b, t])
    roll(x - 1, y, [w, e, n, s, t, b])
    roll(x, y + 1, [s, n, b, t, w, e])
    roll(x, y - 1, [n, s, t, b, w, e])
  }
  roll(rows[y]?.indexOf('x') ?? 0, y, ['b', 't', 'n', 's', 'w', 'e'])
  return lain.size === 6 && new Set(lain.values()).size === 6
}

test('eleven nets of a cube close, the other hexominoes do not', () => {
  for (const { id } of hexominoes('cubo')) expect(closesToCube(id.split('|')), id).toBe(true)
  for (const { id } of hexominoes(null)) {
    expect(
      [...id].filter((mark) => mark === 'x'),
      id,
    ).toHaveLength(6)
    expect(closesToCube(id.split('|')), id).toBe(false)
  }
  expect(new Set(hexominoes('cubo').map(({ id }) => id)).size).toBe(11)
})

test('faces of a cube lie opposite in pairs, never side by side on the net', () => {
  for (const { id } of hexominoes('cubo')) {
    const rows = id.split('|')
    const spots = rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === 'x' ? [[x, y] as const] : [])))
    const opposites = oppositesOf(rows)
    opposites.forEach((other, one) => {
      expect(opposites[other], id).toBe(one)
      const [[x, y], [otherX, otherY]] = [spots[one] ?? [0, 0], spots[other] ?? [0, 0]]
      expect(Math.abs(x - otherX) + Math.abs(y - otherY), id).toBeGreaterThan(1)
    })
  }
  expect(oppositesOf(['.x..', 'xxxx', '.x..'])).toEqual([5, 3, 4, 1, 2, 0])
  expect(oppositesOf(['xx..', '.xxx', '..x.'])).toEqual([3, 5, 4, 0, 2, 1])
})

const lengths = ({ faces }: Net) =>
  faces.flatMap((face) =>
    face.map(([x, y], i) => {
      const [toX, toY] = face[(i + 1) % face.length] ?? [x, y]
      return Math.round(Math.hypot(toX - x, toY - y) * 100) / 100
    }),
  )

test.each(FLAT_SOLIDS.map((solid) => [solid.id, solid] as const))('%s: its numbers, and its sides meet', (_, solid) => {
  expect(solid.faces - solid.edges + solid.corners, 'Euler').toBe(2)
  expect(solid.net.faces).toHaveLength(solid.faces)
  const sides = lengths(solid.net)
  expect(sides).toHaveLength(2 * solid.edges)
  // Every edge is where two sides of one length meet.
  for (const length of new Set(sides)) expect(sides.filter((one) => one === length).length % 2).toBe(0)
})

/** Inside a convex face, its rim left out. */
const isInside = ([x, y]: Spot, face: readonly Spot[]) => {
  const turns = face.map(([fromX, fromY], i) => {
    const [toX, toY] = face[(i + 1) % face.length] ?? [fromX, fromY]
    return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX)
  })
  return turns.every((turn) => turn > 0.01) || turns.every((turn) => turn < -0.01)
}

const middleOf = (face: readonly Spot[]): Spot => [
  face.reduce((sum, [x]) => sum + x, 0) / face.length,
  face.reduce((sum, [, y]) => sum + y, 0) / face.length,
]

/** On the page, positive where a face is seen from outside. */
const turnedArea = (face: readonly Spot[]) =>
  face.reduce((sum, [x, y], i) => {
    const [toX, toY] = face[(i + 1) % face.length] ?? [x, y]
    return sum + (x * toY - toX * y) / 2
  }, 0)

test.each(FLAT_SOLIDS.map((solid) => [solid.id, solid] as const))('%s is seen from the front', (_, { seen }) => {
  expect(seen.reduce((sum, face) => sum + turnedArea(face), 0)).toBeCloseTo(0)
  const lowest = Math.max(...seen.flat().map(([, y]) => y))
  const front = seen.filter((face) => turnedArea(face) > 0.01)
  expect(front.flat().some(([, y]) => y === lowest)).toBe(true)
})

test('no face of a net lies on another', () => {
  const nets = [...FLAT_SOLIDS, ...JUDGED.cubos, ...JUDGED.outros]
  for (const { id, net } of nets)
    for (const face of net.faces)
      for (const other of net.faces)
        for (const spot of [middleOf(face), ...face]) if (other !== face) expect(isInside(spot, other), id).toBe(false)
})

test('round mantles are as long as the rims of their discs', () => {
  const [mantle] = cylinderNet(3).faces
  expect((mantle?.[1]?.[0] ?? 0) - (mantle?.[0]?.[0] ?? 0)).toBeCloseTo(2 * Math.PI)
  const { sector } = coneNet(2.6)
  if (!sector) throw new Error('no mantle')
  expect((((sector.to - sector.from) * Math.PI) / 180) * sector.r).toBeCloseTo(2 * Math.PI)
})

test('a cylinder and a cone are among the packages, never among the boxes', () => {
  for (const seed of SEEDS)
    for (const { solids } of drawForTest(planificacoes, 'facil', seed, 3).facts.pages) {
      const round = solids.filter(({ family }) => family === 'redondo').map(({ name }) => name)
      expect(round.toSorted()).toEqual(planificacoes.themes[seed % 2] === 'embalagens' ? ['cilindro', 'cone'] : [])
    }
})

test('four solids, or six nets of which two to four close', () => {
  for (const { level, page } of everyPage(planificacoes)) {
    expect(page.solids).toHaveLength(level === 'desafio' ? 0 : 4)
    const families = page.solids.map(({ family }) => family)
    if (level === 'medio') expect(new Set(families)).toEqual(new Set(['prisma', 'pirâmide']))
    if (level !== 'desafio') continue
    const closing = page.judged.filter(({ solid }) => solid !== null).length
    expect(page.judged).toHaveLength(6)
    expect(closing).toBeGreaterThanOrEqual(2)
    expect(closing).toBeLessThanOrEqual(4)
  }
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(planificacoes)).toEqual([])
})
