import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { CHANGED } from '../../studio/shapes/changed-things.ts'
import { MATERIAL_SAMPLES, UNFINISHED } from '../../studio/shapes/made-of.ts'
import { MIXTURES } from '../../studio/shapes/mixtures.ts'
import { TESTED } from '../../studio/shapes/tested-things.ts'
import { materiaisEMudancas } from './materiais-e-mudancas.ts'
import {
  CHANGES,
  conducts,
  floats,
  GROUP_OF,
  isMagnetic,
  MIXED,
  NEEDS,
  type SampleName,
  TESTED_COUNT,
  type TestedName,
  type UnfinishedName,
} from './matter-facts.ts'
import { CHOICES, isHotter } from './sun-heat-facts.ts'
import { inOrder } from './sun-heat-pages.ts'

test('every material is needed by an unfinished thing', () => {
  expect(Object.keys(NEEDS)).toEqual(Object.keys(UNFINISHED))
  expect(new Set(Object.values(NEEDS).map(({ material }) => material))).toEqual(new Set(Object.keys(MATERIAL_SAMPLES)))
})

/** Counts how many times the samples can be dealt, one to each thing. */
function deals([first, ...rest]: readonly UnfinishedName[], samples: readonly SampleName[]): number {
  if (first === undefined) return 1
  const { material, also = [] } = NEEDS[first]
  return [material, ...also]
    .filter((one) => samples.includes(one))
    .reduce(
      (sum, one) =>
        sum +
        deals(
          rest,
          samples.filter((sample) => sample !== one),
        ),
      0,
    )
}

test('changes by light and damp never come back, those by cold do', () => {
  for (const [cause, changes] of Object.entries(CHANGES))
    for (const { from, to, says, comesBack } of changes) {
      expect(Object.keys(CHANGED)).toEqual(expect.arrayContaining([from, to]))
      if (cause !== 'C') expect(comesBack, says).toBe(cause === 'F')
    }
  expect(CHANGES.C.filter(({ comesBack }) => comesBack).map(({ says }) => says)).toEqual(['a manteiga derrete'])
})

test('half of the mixtures show their parts; each lacks another word', () => {
  expect(Object.keys(MIXED)).toEqual(Object.keys(MIXTURES))
  expect(Object.values(MIXED).filter(({ seen }) => seen)).toHaveLength(4)
  expect(new Set(Object.values(MIXED).map(({ and }) => and)).size).toBe(8)
})

test('a magnet draws iron and steel alone, every metal conducts, no metal floats', () => {
  expect(Object.keys(GROUP_OF)).toEqual(Object.keys(TESTED))
  for (const name of Object.keys(GROUP_OF) as TestedName[]) {
    expect(isMagnetic(name), name).toBe(/ferro|aço/.test(name))
    expect(conducts(name), name).toBe(/ferro|aço|cobre|alumínio|latão/.test(name))
    expect(floats(name) && conducts(name), name).toBe(false)
  }
})

test('each level asks something else and has one answer', () => {
  for (const { level, page } of everyPage(materiaisEMudancas)) {
    const { workshop, kitchen, testing } = page
    const [first, second, third] = [level === 'facil', level === 'medio', level === 'desafio']
    const isInSun = !!(page.pairs || page.readings || page.panels)
    expect([!!workshop, !!kitchen, !!testing].map((one) => one || isInSun)).toEqual(
      [first, second, third].map((one) => one || isInSun),
    )
    if (isInSun) expect([!!page.pairs, !!page.readings, !!page.panels]).toEqual([first, second, third])
    if (workshop) {
      expect(new Set(workshop.things).size).toBe(5)
      expect(deals(workshop.things, workshop.samples), workshop.things.join()).toBe(1)
      expect([...workshop.samples].sort()).toEqual(workshop.things.map((name) => NEEDS[name].material).sort())
    }
    if (kitchen) {
      expect([...kitchen.causes].sort()).toEqual(['C', 'F', 'L', 'U'])
      kitchen.changes.forEach((change, i) => {
        expect(CHANGES[kitchen.causes[i] ?? 'C']).toContain(change)
      })
      expect(kitchen.mixtures.filter((name) => MIXED[name].seen)).toHaveLength(2)
      expect([...kitchen.bank].sort()).toEqual(kitchen.mixtures.map((name) => MIXED[name].and).sort())
    }
    if (testing) {
      expect(new Set(testing.things).size).toBe(6)
      for (const [group, count] of Object.entries(TESTED_COUNT))
        expect(testing.things.filter((name) => GROUP_OF[name] === group)).toHaveLength(count)
    }
  }
})

test('in the sun one of a pair is hotter, five readings have an order, a choice has one answer', () => {
  for (const { page } of everyPage(materiaisEMudancas)) {
    if (page.pairs) {
      expect(new Set(page.pairs.pairs.flat()).size).toBe(8)
      for (const pair of page.pairs.pairs) expect(pair.filter(isHotter)).toHaveLength(1)
    }
    if (page.readings) {
      const degrees = inOrder(page.readings.readings).map(({ celsius }) => celsius)
      expect(new Set(degrees).size).toBe(5)
      expect(degrees).toEqual(degrees.toSorted((a, b) => b - a))
      for (const celsius of degrees) expect([celsius % 5, celsius >= 20 && celsius <= 60]).toEqual([0, true])
    }
    if (page.panels) {
      expect(new Set(page.panels.surfaces).size).toBe(5)
      expect(new Set(page.panels.choices).size).toBe(3)
    }
  }
  for (const { right, wrong } of CHOICES) expect(right).not.toBe(wrong)
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(materiaisEMudancas)).toEqual([])
})
