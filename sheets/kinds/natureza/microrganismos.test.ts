import { expect, test } from 'vitest'
import { drawForTest, everyPage, layoutFaults, SEEDS } from '../../../tests/factories/sheets.ts'
import { RISKS } from '../../studio/places/health-yard.ts'
import { MICROBE_ROOMS } from '../../studio/places/microbe-works.ts'
import { ROTTING } from '../../studio/shapes/rotting.ts'
import { orderOf } from './compost-page.ts'
import { COMPOST_GAPS, DISEASES, HEALTH_PLACES, MICROBE_USES, ROTTING_STAGES } from './microbe-facts.ts'
import { microrganismos } from './microrganismos.ts'

test('each microbe at work has a room, each disease a spot', () => {
  expect(Object.keys(MICROBE_ROOMS).sort()).toEqual(MICROBE_USES.map(({ id }) => id).sort())
  expect(Object.keys(RISKS).sort()).toEqual(DISEASES.map(({ id }) => id).sort())
  for (const stages of Object.values(ROTTING)) expect(stages).toHaveLength(ROTTING_STAGES)
})

test('yeasts and moulds are fungi, the others bacteria', () => {
  for (const { microbe, group } of MICROBE_USES) expect(group).toBe(/levedura|mofo/.test(microbe) ? 'F' : 'B')
  expect(new Set(MICROBE_USES.flatMap(({ does }) => does)).size).toBe(12)
  for (const { product, does } of MICROBE_USES)
    for (const says of does) expect(says.toLowerCase()).not.toContain(product)
})

test('one disease for each protection, each cause and each gap', () => {
  for (const words of [
    DISEASES.map(({ protects }) => protects),
    DISEASES.map(({ passes }) => passes),
    COMPOST_GAPS.map(({ word }) => word),
  ])
    expect(new Set(words).size).toBe(words.length)
  expect(DISEASES.filter(({ agent }) => agent === 'protozoário').map(({ id }) => id)).toEqual(['giardíase'])
  const sentences = COMPOST_GAPS.map(({ says }) => says.toLowerCase()).join(' ')
  for (const { word } of COMPOST_GAPS) expect(sentences).not.toContain(word)
})

test('each level asks for something else, in another order on each page', () => {
  expect(orderOf({ stages: [2, 0, 4, 1, 3] }).join('')).toBe('BDAEC')
  for (const { level, page } of everyPage(microrganismos)) {
    expect(Object.keys(page)).toEqual([{ facil: 'compost', medio: 'works', desafio: 'diseases' }[level]])
    if (page.compost) {
      expect([...page.compost.stages].sort()).toEqual([0, 1, 2, 3, 4])
      expect(new Set(page.compost.gaps).size).toBe(3)
      for (const { word } of page.compost.gaps) expect(page.compost.bank).toContain(word)
    }
    if (page.works) {
      expect(new Set(page.works.rooms).size).toBe(6)
      expect(new Set(page.works.asked).size).toBe(6)
    }
    if (page.diseases) {
      expect(new Set(page.diseases.spots).size).toBe(6)
      expect(new Set(page.diseases.asked).size).toBe(6)
      expect(new Set(page.diseases.roads).size).toBe(2)
      for (const one of page.diseases.roads) expect(page.diseases.spots).toContain(one)
      expect(page.diseases.spots.map(({ measure }) => measure)).toContain(page.diseases.example)
    }
  }
})

test('a second page has two other diseases, and other questions', () => {
  for (const place of HEALTH_PLACES)
    expect(DISEASES.filter(({ places }) => places.includes(place)).length).toBeGreaterThanOrEqual(8)
  for (const seed of SEEDS) {
    const [one, other] = drawForTest(microrganismos, 'desafio', seed, 2).facts.pages.map(({ diseases }) => diseases)
    const shared = (key: 'spots' | 'roads') => one?.[key].filter((disease) => other?.[key].includes(disease))
    expect(shared('spots')).toHaveLength(4)
    expect(shared('roads')?.length).toBeLessThan(2)
  }
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(microrganismos)).toEqual([])
})
