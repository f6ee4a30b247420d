import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { chance } from './chance.ts'
import { isFair, resultsOf, SCALES, type Share } from './chance-draws.ts'
import { sentencesOf } from './chance-sentences.ts'

const pages = () => everyPage(chance)

test('a wish is certain when all bear it, impossible when none does', () => {
  for (const { level, page } of pages()) {
    if (level !== 'facil') continue
    expect(page.wishes).toHaveLength(4)
    for (const { labels, wanted, certainty } of page.wishes) {
      const found = labels.filter((label) => label === wanted).length
      if (certainty === 'certeza') expect(found).toBe(labels.length)
      else if (certainty === 'impossível') expect(found).toBe(0)
      else if (certainty === 'muito provável') expect(found).toBe(labels.length - 1)
      else expect(found).toBe(certainty === 'talvez' ? 4 : 1)
      expect(labels).toHaveLength(8)
    }
    expect(new Set(page.wishes.map(({ certainty }) => certainty)).size).toBe(3)
    expect(new Set(page.wishes.map(({ wanted }) => wanted)).size).toBe(4)
    expect(new Set(page.sentences.map(({ certainty }) => certainty)).size).toBe(2)
  }
})

test('results go from many to few, and one is not there', () => {
  for (const { level, page } of pages()) {
    if (level !== 'medio') continue
    expect(page.rankings).toHaveLength(4)
    for (const { counts, absent } of page.rankings) {
      const amounts = counts.map(([, count]) => count)
      expect(amounts).toEqual([...new Set(amounts)].sort((a, b) => b - a))
      expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(8)
      expect(counts.map(([motif]) => motif)).not.toContain(absent)
    }
    const [one, other] = page.choice?.jars ?? []
    if (!one || !other) throw new Error('no jars')
    // Crosswise, without fractions: the better jar has more wanted ones for each of the others.
    expect(one[0] * other[1]).not.toBe(other[0] * one[1])
    expect(page.choice?.wanted).not.toBe(page.choice?.other)
  }
})

/** The meaning of an event, from its words. */
function holds({ event, motif }: Share, label: number | string): boolean {
  const value = Number(label)
  if (motif) return label === motif
  if (event === 'um número par') return [2, 4, 6, 8, 10].includes(value)
  if (event === 'um número ímpar') return [1, 3, 5, 7, 9].includes(value)
  const limit = Number(event.match(/\d+$/)?.[0])
  if (event.startsWith('um número maior')) return value > limit
  if (event.startsWith('um número menor')) return value < limit
  if (event.startsWith('um múltiplo')) return value / limit === Math.floor(value / limit)
  return value === limit
}

test('a fraction counts what is wanted, and its whole all that can come', () => {
  for (const { level, page } of pages()) {
    if (level !== 'desafio') continue
    expect(new Set(page.shares.map(({ game }) => game)).size).toBe(4)
    for (const share of page.shares) {
      expect(share.favourable, share.event).toBe(share.labels.filter((label) => holds(share, label)).length)
      expect(share.favourable).toBeGreaterThan(0)
      expect(share.favourable).toBeLessThan(share.labels.length)
      if (share.game === 'dado') expect(share.labels).toEqual([1, 2, 3, 4, 5, 6])
    }
  }
})

test('two wheels give each letter with each number once; they are fair when their sectors are equal', () => {
  for (const { level, page } of pages()) {
    if (level !== 'desafio' || !page.wheels) continue
    const { letters, numbers, name } = page.wheels
    const results = resultsOf(page.wheels)
    expect(new Set(results).size).toBe(letters.length * numbers.length)
    expect(results.length).toBeLessThanOrEqual(9)
    for (const turned of [letters, numbers]) expect(turned.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    expect(isFair(page.wheels)).toBe(!/meia|grande/.test(name))
  }
})

test('sentences are said once', () => {
  for (const scale of Object.values(SCALES)) {
    const said = sentencesOf(scale).map(({ words }) => words)
    expect(new Set(said).size).toBe(said.length)
    expect(said).toHaveLength(18)
  }
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(chance)).toEqual([])
})
