import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SKILLS } from '../../content/bncc/skills.ts'
import { OFF_PAPER, skillsPage } from './skills.ts'

it('explains real skills alone', () => {
  const known = new Set(SKILLS.map(({ code }) => code))
  expect(OFF_PAPER.size).toBeGreaterThan(20)
  expect([...OFF_PAPER.keys()].filter((code) => !known.has(code))).toEqual([])
})

it('is written down as the catalogue is', () => {
  expect(readFileSync('docs/sheets/skills.md', 'utf8')).toBe(skillsPage())
})

it('finds enough sheets for every skill that is practised on paper', () => {
  expect(skillsPage()).not.toContain('too few yet')
})
