import { describe, expect, it } from 'vitest'
import type { PagesFacts } from '../../compose.ts'
import type { Level } from '../../scene.ts'
import type { CollectingFacts } from './collecting.ts'
import { COLLECTING } from './collecting.ts'
import { HEXAGONAL } from './hexagonal.ts'
import type { MazeFacts } from './maze.ts'
import { RECTANGULAR } from './rectangular.ts'
import { ROUND } from './round.ts'
import { SHAPED } from './shaped.ts'

const LEVELS: readonly Level[] = ['facil', 'medio', 'desafio']
const SEEDS = Array.from({ length: 40 }, (_, i) => i + 1)

function factsOf(kind: { draw: typeof RECTANGULAR.draw; themes: readonly string[] }, level: Level, seed: number) {
  const theme = kind.themes[seed % kind.themes.length]
  const sheet = kind.draw({ level, seed, color: false, title: 'T', instruction: 'I', pages: 1, theme })
  const facts = (sheet.facts as PagesFacts<MazeFacts>).pages[0]
  if (!facts) throw new Error('no facts')
  return facts
}

/** Breadth-first search that also counts in how many ways each cell is first reached or reached again. */
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

const MAZES = [RECTANGULAR, ROUND, HEXAGONAL, SHAPED, COLLECTING]

describe.each(MAZES.map((kind) => [kind.id, kind] as const))('%s', (_, kind) => {
  it.each(LEVELS)('has exactly one path at level %s', (level) => {
    for (const seed of SEEDS) {
      const facts = factsOf(kind, level, seed)
      const { reached, loops, from } = explore(facts)
      expect(reached).toBe(facts.cellCount)
      expect(loops).toBe(0)
      expect(from.has(facts.goal)).toBe(true)
      expect(facts.path[0]).toBe(facts.start)
      expect(facts.path.at(-1)).toBe(facts.goal)
      for (let i = 1; i < facts.path.length; i++) expect(from.get(facts.path[i] ?? -2)).toBe(facts.path[i - 1])
    }
  })

  it('asks for longer ways on harder levels', () => {
    const [easy = 0, middle = 0, hard = 0] = LEVELS.map(
      (level) => SEEDS.reduce((sum, seed) => sum + factsOf(kind, level, seed).path.length, 0) / SEEDS.length,
    )
    expect(middle).toBeGreaterThan(easy * 1.3)
    expect(hard).toBeGreaterThan(middle * 1.3)
  })
})

describe('things to collect', () => {
  it('lie apart: those on the way on the path, the others beside it', () => {
    for (const level of LEVELS)
      for (const seed of SEEDS) {
        const facts = factsOf(COLLECTING, level, seed) as CollectingFacts
        expect(facts.onWay.length).toBeGreaterThan(0)
        expect(facts.onWay.every((cell) => facts.path.includes(cell))).toBe(true)
        expect(facts.beside.some((cell) => facts.path.includes(cell))).toBe(false)
        expect(new Set([...facts.onWay, ...facts.beside]).size).toBe(facts.onWay.length + facts.beside.length)
      }
  })
})
