import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { choicesOf, questionOf } from './own-survey.ts'
import { pesquisaDaTurma } from './pesquisa-da-turma.ts'
import { countOf } from './survey-data.ts'
import { rankedChoices } from './survey-lists.ts'
import { favourite, groupOf } from './survey-tables.ts'

const PAGES = everyPage(pesquisaDaTurma)
const ofLevel = (wanted: string) => PAGES.filter(({ level, page }) => level === wanted && !page.own)
const areDifferent = (counts: readonly number[]) => new Set(counts).size === counts.length

test('eleven children hold three things, each another number of times and seven at most', () => {
  for (const { page } of ofLevel('facil')) {
    const { votes = [], choices = [] } = page.bars ?? {}
    expect(new Set(votes.map(({ who }) => who)).size).toBe(11)
    const counts = choices.map((choice) => countOf(votes, choice))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(11)
    expect(areDifferent(counts)).toBe(true)
    expect(Math.max(...counts)).toBeLessThanOrEqual(7)
  }
})

test('two groups share three choices: one favourite, one group with more of what is compared', () => {
  for (const { page } of ofLevel('medio')) {
    const task = page.table
    if (!task) throw new Error('no table')
    const totals = task.choices.map((choice) => countOf(task.groups.flat(), choice))
    expect(task.groups.map(({ length }) => length)).toEqual([5, 6])
    expect(areDifferent(totals)).toBe(true)
    expect(Math.max(...totals)).toBeLessThanOrEqual(6)
    expect(countOf(task.groups.flat(), favourite(task))).toBe(Math.max(...totals))
    const [a, b] = task.groups.map((votes) => countOf(votes, task.compared))
    expect(groupOf(task)).toBe((a ?? 0) > (b ?? 0) ? 'A' : 'B')
    expect(a).not.toBe(b)
  }
})

test('twenty names with one of four answers, no answer given as often as another', () => {
  for (const { page } of ofLevel('desafio')) {
    const task = page.list
    if (!task) throw new Error('no list')
    expect(new Set(task.answers.map(({ name }) => name)).size).toBe(20)
    const counts = rankedChoices(task).map((choice) => countOf(task.answers, choice))
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    expect(areDifferent(counts)).toBe(true)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20)
    expect(Math.max(...counts)).toBeLessThanOrEqual(10)
  }
})

test('surveys of the class ask with three pictures, four choices, or day by day', () => {
  const asked = PAGES.flatMap(({ level, page }) => (page.own ? [{ level, own: page.own }] : []))
  expect(asked.length).toBeGreaterThan(0)
  for (const { level, own } of asked) {
    const choices = choicesOf(own)
    expect(questionOf(own).endsWith('?')).toBe(true)
    expect(choices).toHaveLength(level === 'facil' ? 3 : level === 'medio' ? 4 : 0)
    expect(new Set(choices).size).toBe(choices.length)
  }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(pesquisaDaTurma)).toEqual([])
})
