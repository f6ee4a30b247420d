import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { createRandom } from '../../page/random.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import type { Spot } from '../../studio/paths.ts'
import { CUBES, type CubeName } from './fold-cubes.ts'
import { cubeModel, SOLID_MODELS, WALL_NETS } from './fold-models.ts'
import { type FoldNet, folded, gap3, meetings, type Point3, rimOf } from './fold-nets.ts'
import { closes, OPEN_NETS, placePuzzle, squaresNet } from './fold-puzzles.ts'
import { ROUND_MODELS, roundRooms } from './fold-rounds.ts'
import { shareRoom, type Tab, tabsOf } from './fold-tabs.ts'
import { moldesDeMontar } from './moldes-de-montar.ts'

/** Lengths that should be equal are within this, mm. */
const EXACT = 0.05

const cubes = (Object.keys(CUBES) as CubeName[]).flatMap((name) => WALL_NETS.map((_, i) => cubeModel(name, i, 0)))
const built = [...cubes, ...SOLID_MODELS].map((model) => [model.id, model] as const)

/** Corners of the folded net, each once. */
function cornersOf(net: FoldNet): Point3[] {
  const all = folded(net).flatMap((place, i) => (net.faces[i] ?? []).map(place))
  return all.filter((one, i) => all.findIndex((other) => gap3(one, other) < EXACT) === i)
}

const lengthOf = (from: Spot, to: Spot) => Math.hypot(to[0] - from[0], to[1] - from[1])

/** Height of each corner of the solid over the plane of a face: nothing of a closed convex solid is outside. */
function heightsOver(net: FoldNet, face: number, corners: readonly Point3[]): number[] {
  const place = folded(net)[face]
  const [a, b, c] = (net.faces[face] ?? []).map((spot) => place?.(spot) ?? ([0, 0, 0] as Point3))
  if (!a || !b || !c) return []
  const [u, v] = [[b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const, [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const]
  const normal = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const
  const size = Math.hypot(...normal)
  return corners.map(([x, y, z]) => ((x - a[0]) * normal[0] + (y - a[1]) * normal[1] + (z - a[2]) * normal[2]) / size)
}

function closesExactly(net: FoldNet) {
  const rim = rimOf(net)
  const pairs = meetings(net)
  expect(
    pairs.flat().toSorted((a, b) => a - b),
    net.id,
  ).toEqual(rim.map((_, i) => i))
  for (const [one, other] of pairs) {
    const [a, b] = [rim[one], rim[other]]
    if (a && b) expect(Math.abs(lengthOf(a.from, a.to) - lengthOf(b.from, b.to)), net.id).toBeLessThan(EXACT)
  }
  const corners = cornersOf(net)
  for (const face of net.faces.keys())
    expect(Math.max(...heightsOver(net, face, corners)), `${net.id} ${face}`).toBeLessThan(EXACT)
  const edges = pairs.length + net.faces.length - 1
  expect(net.faces.length - edges + corners.length, `Euler ${net.id}`).toBe(2)
  return { corners: corners.length, edges }
}

function tabbedOnce(net: FoldNet, tabs: readonly Tab[]) {
  const pairs = meetings(net)
  expect(tabs).toHaveLength(pairs.length)
  for (const pair of pairs)
    expect(
      tabs.filter(({ at }) => pair.includes(at)),
      net.id,
    ).toHaveLength(1)
  for (const tab of tabs) {
    expect(pairs.some((pair) => pair.includes(tab.at) && pair.includes(tab.to))).toBe(true)
    for (const face of net.faces) expect(shareRoom(tab.shape, face), net.id).toBe(false)
    for (const other of tabs) if (other !== tab) expect(shareRoom(tab.shape, other.shape), net.id).toBe(false)
  }
}

test.each(built)('%s folds to a closed solid, one tab for each edge to glue', (_, { net }) => {
  closesExactly(net)
  tabbedOnce(net, tabsOf(net) ?? [])
})

test.each(built)('%s has its tabs in turn around the rim', (_, { net }) => {
  const at = new Set((tabsOf(net) ?? []).map((tab) => tab.at))
  const rim = rimOf(net)
  expect(rim.filter((_, i) => at.has(i) && at.has((i + 1) % rim.length))).toHaveLength(0)
})

test.each(SOLID_MODELS.map((model) => [model.id, model] as const))(
  '%s has the numbers that the key gives',
  (_, model) => {
    const { corners, edges } = closesExactly(model.net)
    expect([model.net.faces.length, corners, edges]).toEqual([model.faces, model.corners, model.edges])
  },
)

test('a length of the net is a millimetre of paper, whatever is at the head of the page', () => {
  for (const school of [false, true]) {
    const options: SheetOptions = {
      level: 'medio',
      seed: 1,
      color: true,
      title: 'T',
      instruction: 'I',
      pages: 2,
      school,
    }
    for (const { scale } of moldesDeMontar.draw(options).facts.pages) expect(scale).toBeCloseTo(1, 3)
  }
})

test('four pages of a theme have four nets, with and without a line for the school', () => {
  for (const theme of moldesDeMontar.themes)
    for (const level of ['facil', 'medio', 'desafio'] as const)
      for (const school of [false, true]) {
        const sheet = moldesDeMontar.draw({
          ...{ level, theme, seed: 2, color: false, title: 'T', instruction: 'I', pages: 4, school },
        })
        expect(new Set(sheet.contents.flatMap(({ items }) => items)).size, `${level} ${theme}`).toBe(4)
      }
})

test('every printed net folds to a closed solid', () => {
  for (const { page } of everyPage(moldesDeMontar)) {
    if (page.round) continue
    const net = page.puzzle?.place?.net ?? page.printed.net
    closesExactly(net)
    tabbedOnce(net, page.printed.tabs)
  }
})

test('one of three solids is the one that the net becomes', () => {
  for (const { page } of everyPage(moldesDeMontar)) {
    if (!page.guess) continue
    const { solids, right } = page.guess
    expect(solids[right]).toBe(page.solid ?? page.round)
    expect(new Set(solids.map(({ name }) => name)).size).toBe(3)
  }
})

test.each(ROUND_MODELS.map((model) => [model.id, model] as const))(
  'the mantle of %s is as long as the rim of its discs',
  (_, model) => {
    const { net, r, height, tabs, teeth, discs } = model
    const [first, second, third] = net.faces[0] ?? []
    expect((second?.[0] ?? 0) - (first?.[0] ?? 0)).toBeCloseTo(2 * Math.PI * r, 6)
    expect((third?.[1] ?? 0) - (second?.[1] ?? 0)).toBe(height)
    expect(tabs).toHaveLength(1)
    expect(discs).toHaveLength(2)
    for (const y of [0, height]) {
      const along = teeth.filter((tooth) => tooth.filter((spot) => spot[1] === y).length === 2)
      const length = along.reduce((sum, tooth) => {
        const xs = tooth.filter((spot) => spot[1] === y).map(([x]) => x)
        return sum + Math.max(...xs) - Math.min(...xs)
      }, 0)
      expect(length).toBeCloseTo(2 * Math.PI * r, 6)
    }
    const rooms = roundRooms(model)
    for (const [i, one] of rooms.entries()) {
      expect(net.faces.some((face) => shareRoom(face, one))).toBe(false)
      for (const other of rooms.slice(i + 1)) expect(shareRoom(one, other)).toBe(false)
    }
  },
)

const middleOf = (face: readonly Spot[]): Spot => [
  face.reduce((sum, [x]) => sum + x, 0) / face.length,
  face.reduce((sum, [, y]) => sum + y, 0) / face.length,
]

test('opposite faces of the folded dice add up to 7, one of each pair is given', () => {
  for (const { page } of everyPage(moldesDeMontar)) {
    const dice = page.puzzle?.dice
    if (!dice) continue
    const places = folded(dice.net)
    const middles = dice.net.faces.map((face, i) => places[i]?.(middleOf(face)) ?? ([0, 0, 0] as Point3))
    expect(dice.values.toSorted()).toEqual([1, 2, 3, 4, 5, 6])
    middles.forEach((one, i) => {
      const far = middles.map((other) => gap3(one, other))
      const opposite = far.indexOf(Math.max(...far))
      expect((dice.values[i] ?? 0) + (dice.values[opposite] ?? 0)).toBe(7)
      expect(dice.missing.includes(i)).not.toBe(dice.missing.includes(opposite))
    })
  }
})

test('the road of the folded cube goes over six faces and comes back, and what is missing has two known ends', () => {
  for (const { page } of everyPage(moldesDeMontar)) {
    const road = page.puzzle?.road
    if (!road) continue
    const { net, ways, order, missing } = road
    const places = folded(net)
    expect(order.toSorted()).toEqual([0, 1, 2, 3, 4, 5])
    order.forEach((face, i) => {
      const next = order[(i + 1) % 6] ?? 0
      const end: Spot = ways[face]?.[1] ?? [0, 0]
      const start: Spot = ways[next]?.[0] ?? [0, 0]
      expect(gap3(places[face]?.(end) ?? [0, 0, 0], places[next]?.(start) ?? [9, 9, 9])).toBeLessThan(EXACT)
      expect(missing.includes(face) && missing.includes(next)).toBe(false)
    })
    expect(new Set(missing).size).toBe(2)
  }
})

test.each(OPEN_NETS)('%s closes at one of its three places', (id) => {
  const { net, places, right } = placePuzzle(createRandom(id), id)
  const five = net.faces.slice(0, -1)
  const closing = places.map((place) => closes(squaresNet(id, [...five, place])))
  expect(closing.filter(Boolean)).toHaveLength(1)
  expect(closing[right]).toBe(true)
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(moldesDeMontar)).toEqual([])
})
