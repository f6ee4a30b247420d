import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { CHAINS } from './chains.ts'
import { IN_A_ROW } from './job-tools-page.ts'
import { JOBS } from './jobs.ts'
import { profissoes } from './profissoes.ts'

test('each job of a place has another name, person, tool and task', () => {
  for (const jobs of Object.values(JOBS))
    for (const field of ['name', 'worker', 'tool', 'task'] as const)
      expect(new Set(jobs.map((job) => job[field])).size).toBe(jobs.length)
  for (const { name, task } of Object.values(JOBS).flat()) expect(task.toLowerCase()).not.toContain(name.slice(0, -1))
})

test('four people and each of them once on the bench or the paper', () => {
  for (const { level, page } of everyPage(profissoes)) {
    expect(page.jobs !== null, level).toBe(level !== 'desafio')
    if (!page.jobs) continue
    const { people, asked } = page.jobs
    expect(new Set(people).size).toBe(2 * IN_A_ROW)
    expect(new Set(asked)).toEqual(new Set(people))
  }
})

test('all steps of one chain, never in their order, each by somebody else', () => {
  for (const { material, steps } of CHAINS) {
    expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length)
    expect(`${steps[0]?.does} ${steps[1]?.does}`).toMatch(new RegExp(material))
  }
  for (const { level, page } of everyPage(profissoes)) {
    expect(page.chain !== null, level).toBe(level === 'desafio')
    if (!page.chain) continue
    const { chain, shown } = page.chain
    expect(new Set(shown)).toEqual(new Set(chain.steps))
    expect(shown).not.toEqual(chain.steps)
  }
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(profissoes)).toEqual([])
})
