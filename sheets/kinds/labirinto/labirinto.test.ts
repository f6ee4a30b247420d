import { describe, expect, it } from 'vitest'
import { drawForTest, everyPage, LEVELS, layoutFaults } from '../../../tests/factories/sheets.ts'
import type { PagesFacts } from '../../page/compose.ts'
import type { SheetKind } from '../../scene/scene.ts'
import { LABIRINTO_KINDS } from './kinds.ts'
import { labirintoColeta } from './labirinto-coleta.ts'
import { labirintoColmeia } from './labirinto-colmeia.ts'
import { labirintoDoisCaminhos } from './labirinto-dois-caminhos.ts'
import { labirintoFigura } from './labirinto-figura.ts'
import { labirintoRedondo } from './labirinto-redondo.ts'
import { labirintoRetangular } from './labirinto-retangular.ts'
import type { MazeFacts } from './maze.ts'
import type { WayTokens } from './way-tokens.ts'

/** Breadth-first search that also counts the paths that reach each cell first or again. */
function explore(facts: MazeFacts) {
  const next = new Map<number, number[]>()
  for (const [a, b] of facts.open) {
    next.set(a, [...(next.get(a) ?? []), b])
    next.set(b, [...(next.get(b) ?? []), a])
  }
  const from = new Map<number, number>([[facts.start, -1]])
  const queue = [facts.start]
  let loops = 0
  for (const cell of queue)
    for (const neighbour of next.get(cell) ?? []) {
      if (neighbour === from.get(cell)) continue
      if (from.has(neighbour)) loops++
      else {
        from.set(neighbour, cell)
        queue.push(neighbour)
      }
    }
  return { reached: queue.length, loops, from }
}

const MAZES: readonly SheetKind<PagesFacts<MazeFacts>>[] = [
  labirintoRetangular,
  labirintoRedondo,
  labirintoColmeia,
  labirintoFigura,
  labirintoColeta,
]

it.each(LABIRINTO_KINDS.map((kind) => [kind.id, kind] as const))('%s stays inside the margins', (_, kind) => {
  expect(layoutFaults(kind)).toEqual([])
})

describe.each(MAZES.map((kind) => [kind.id, kind] as const))('%s', (_, kind) => {
  it('has exactly one path from start to goal', () => {
    for (const { level, seed, page } of everyPage(kind)) {
      const { reached, loops, from } = explore(page)
      const place = `${level} ${seed}`
      expect(reached, place).toBe(page.cellCount)
      expect(loops, place).toBe(0)
      expect([page.path[0], page.path.at(-1)]).toEqual([page.start, page.goal])
      expect(page.path.every((cell, i) => i === 0 || from.get(cell) === page.path[i - 1])).toBe(true)
    }
  })

  it('asks for longer ways on harder levels, and for equally long ones on all pages of a level', () => {
    // Giant mazes have a separate size, whatever the level; figures differ in size.
    const pages = everyPage(kind).filter(({ page }) => page.cellCount < 500)
    const ways = ['facil', 'medio', 'desafio'].map((level) =>
      pages.filter((page) => page.level === level && !isGiant(kind, page.seed)).map(({ page }) => page.path.length),
    )
    const [easy = 0, middle = 0, hard = 0] = ways.map((own) => own.reduce((sum, way) => sum + way, 0) / own.length)
    expect(middle).toBeGreaterThan(easy * 1.3)
    expect(hard).toBeGreaterThan(middle * 1.3)
    if (kind.id !== labirintoFigura.id)
      for (const own of ways) expect(Math.max(...own) / Math.min(...own)).toBeLessThanOrEqual(1.5)
    for (const { page } of pages)
      if (page.way !== undefined) expect(page.path.length / page.way).toBeLessThanOrEqual(1.5)
  })
})

const isGiant = (kind: SheetKind, seed: number) => kind.themes[seed % kind.themes.length]?.endsWith('-gigante') ?? false

it.each([
  ['labirinto-retangular', labirintoRetangular, 500],
  ['labirinto-redondo', labirintoRedondo, 700],
  ['labirinto-colmeia', labirintoColmeia, 3 * 15 * 16],
] as const)('%s: giant mazes have many cells, the easiest wide corridors', (_, kind, cells) => {
  for (const { level, seed, page } of everyPage(kind)) {
    if (isGiant(kind, seed)) expect(page.cellCount).toBeGreaterThanOrEqual(cells)
    else if (level === 'facil') expect(page.corridor).toBeGreaterThanOrEqual(20)
  }
})

it('of a round maze no part is behind its goal', () => {
  for (const { page } of everyPage(labirintoRedondo))
    expect(page.open.filter((pair) => pair.includes(page.goal))).toHaveLength(1)
})

describe('things to collect', () => {
  it('lie apart: those on the way on the path, the others beside it', () => {
    for (const { level, page } of everyPage(labirintoColeta)) {
      const taken = page.sorts.flatMap(({ onWay, beside }) => [...onWay, ...beside])
      expect(new Set(taken).size).toBe(taken.length)
      for (const { onWay, beside } of page.sorts) {
        expect(onWay.length).toBeGreaterThan(1)
        expect(onWay.every((cell) => page.path.includes(cell))).toBe(true)
        expect(beside.some((cell) => page.path.includes(cell))).toBe(false)
      }
      expect(new Set(page.sorts.map(({ thing }) => thing)).size).toBe(page.sorts.length)
      // A drawing of two socks would be counted twice.
      for (const { thing } of page.sorts) expect(thing).not.toBe('sock')
      if (level === 'desafio') expect(page.sorts).toHaveLength(2)
    }
  })

  it('are others on each page of a sheet', () => {
    for (const level of LEVELS)
      for (const seed of labirintoColeta.themes.keys()) {
        const pages = drawForTest(labirintoColeta, level, seed, 2).facts.pages
        const things = pages.map(({ sorts }) => sorts.map(({ thing }) => thing).sort())
        expect(things[0], `${level} ${labirintoColeta.themes[seed]}`).not.toEqual(things[1])
      }
  })
})

it('answers of a sheet with things to collect differ from page to page, and from one sort to the other', () => {
  for (const level of LEVELS)
    for (const seed of labirintoColeta.themes.keys()) {
      const place = `${level} ${labirintoColeta.themes[seed]}`
      const answers = drawForTest(labirintoColeta, level, seed, 3).facts.pages.map(({ sorts }) =>
        sorts.map(({ onWay, beside }) => [onWay.length, beside.length] as const),
      )
      expect(new Set(answers.map((page) => JSON.stringify(page))).size, place).toBe(3)
      for (const page of answers) {
        expect(new Set(page.map(([taken]) => taken)).size, place).toBe(page.length)
        expect(new Set(page.map(([, left]) => left)).size, place).toBe(page.length)
        for (const [taken, left] of page) expect(taken, place).not.toBe(left)
      }
    }
})

it('a child counts some things on the way through a figure, and others are beside it', () => {
  for (const { level, seed, page } of everyPage(labirintoFigura)) {
    const { things } = page
    const place = `${level} ${seed}`
    expect(things !== undefined || page.tokens !== undefined, place).toBe(true)
    if (!things) continue
    expect(things.onWay.length, place).toBeGreaterThanOrEqual(3)
    expect(things.beside.length, place).toBeGreaterThanOrEqual(2)
    expect(
      things.onWay.every((cell) => page.path.slice(1, -1).includes(cell)),
      place,
    ).toBe(true)
    expect(
      things.beside.some((cell) => page.path.includes(cell)),
      place,
    ).toBe(false)
  }
})

describe('several doors', () => {
  it('one leads to the goal, by exactly one path; the others lead into parts without it', () => {
    for (const { level, seed, page } of everyPage(labirintoDoisCaminhos)) {
      const place = `${level} ${seed}`
      const giant = isGiant(labirintoDoisCaminhos, seed)
      expect(page.doors, place).toHaveLength(giant ? 4 : { facil: 2, medio: 3, desafio: 4 }[level])
      const right = page.doors.filter((door) => explore({ ...page, start: door }).from.has(page.goal))
      expect(right, place).toEqual([page.start])
      const { loops, from } = explore(page)
      expect(loops, place).toBe(0)
      expect(
        page.path.every((cell, i) => i === 0 || from.get(cell) === page.path[i - 1]),
        place,
      ).toBe(true)
      for (const door of page.doors) {
        expect(explore({ ...page, start: door }).reached, place).toBeGreaterThanOrEqual(4)
      }
    }
  })

  it('on the next page another door is right, and somebody else arrives', () => {
    for (const level of LEVELS)
      for (const seed of labirintoDoisCaminhos.themes.keys()) {
        const [one, other] = drawForTest(labirintoDoisCaminhos, level, seed, 2).facts.pages
        const place = `${level} ${labirintoDoisCaminhos.themes[seed]}`
        expect(one?.start, place).not.toBe(other?.start)
        expect(one?.winner, place).not.toBe(other?.winner)
      }
  })
})

it.each([
  ['labirinto-retangular', labirintoRetangular],
  ['labirinto-dois-caminhos', labirintoDoisCaminhos],
  ['labirinto-figura', labirintoFigura],
] as const)('%s: the tokens on the way, in its order, are the answer; the others lie beside it', (_, kind) => {
  for (const { level, seed, page } of everyPage<MazeFacts & { readonly tokens?: WayTokens }>(kind)) {
    const { tokens } = page
    if (!tokens) continue
    const place = `${level} ${seed}`
    const cells = tokens.onWay.map(([cell]) => page.path.indexOf(cell))
    expect(cells, place).toEqual([...cells].sort((a, b) => a - b))
    expect(Math.min(...cells), place).toBeGreaterThan(0)
    expect(new Set(cells).size, place).toBe(cells.length)
    expect(tokens.beside.filter(([cell]) => page.path.includes(cell))).toEqual([])
    const said = tokens.onWay.map(([, content]) => content)
    expect(tokens.answer, place).toBe(
      Number.isNaN(Number(said[0])) ? said.join('') : String(said.reduce((sum, one) => sum + Number(one), 0)),
    )
  }
})

it('a giant maze leads through three or four of its lettered landmarks, each of them with a door', () => {
  for (const { level, seed, page } of everyPage(labirintoRetangular)) {
    const { rooms } = page
    const place = `${level} ${seed}`
    expect(rooms !== undefined, place).toBe(isGiant(labirintoRetangular, seed))
    if (!rooms) continue
    expect(new Set(rooms.map(({ letter }) => letter)).size, place).toBe(rooms.length)
    const met = page.path.filter((cell) => rooms.some((room) => room.cell === cell))
    expect(met.length, place).toBeGreaterThanOrEqual(3)
    expect(met.length, place).toBeLessThan(rooms.length)
    for (const { cell } of rooms)
      expect(
        page.open.some((pair) => pair.includes(cell)),
        place,
      ).toBe(true)
  }
})
