import { describe, expect, it } from 'vitest'
import type { Level } from '../../scene/scene.ts'
import { BY_NUMBER, BY_SUM } from './code.ts'

const LEVELS: readonly Level[] = ['facil', 'medio', 'desafio']

function resultOf(printed: string): number {
  const match = /^(\d+)([+−])(\d+)$/.exec(printed)
  if (!match) return Number(printed)
  return match[2] === '+' ? Number(match[1]) + Number(match[3]) : Number(match[1]) - Number(match[3])
}

describe.each([BY_NUMBER, BY_SUM].map((kind) => [kind.id, kind] as const))('%s', (_, kind) => {
  it.each(LEVELS)('prints in each square the code of its colour at level %s', (level) => {
    kind.themes.forEach((theme, seed) => {
      const { facts } = kind.draw({ level, seed, color: true, title: 'T', instruction: 'I', pages: 1, theme })
      for (const { squares, codes, printed, crayons, columns, rows } of facts.pages) {
        expect(squares).toHaveLength(columns * rows)
        expect(new Set(codes.flat()).size).toBe(codes.flat().length)
        expect(codes).toHaveLength(crayons.length)
        expect(crayons.length, theme).toBeGreaterThanOrEqual(2)
        expect(new Set(crayons.map(({ name }) => name)).size).toBe(crayons.length)
        printed.forEach((label, i) => {
          const results = codes[squares[i] ?? 0] ?? []
          if (results.length === 0) expect(label).toBe('')
          else expect(results).toContain(resultOf(label))
        })
      }
    })
  })
})

it.each([
  ['facil', 10, 12],
  ['medio', 14, 20],
  ['desafio', 20, 20],
] as const)('sums of level %s stay up to %i, and at least %i are different', (level, most, least) => {
  BY_SUM.themes.forEach((theme, seed) => {
    const { facts } = BY_SUM.draw({ level, seed, color: true, title: 'T', instruction: 'I', pages: 1, theme })
    const sums = new Set(facts.pages.flatMap(({ printed }) => printed).filter((label) => label !== ''))
    expect(sums.size, theme).toBeGreaterThanOrEqual(least)
    for (const sum of sums)
      for (const operand of sum.split(/[+−]/)) expect(Number(operand), sum).toBeLessThanOrEqual(most)
  })
})
