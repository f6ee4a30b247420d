import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { MADE_ANEW } from '../../studio/shapes/made-anew.ts'
import { BINS, MATERIALS, WASTE } from '../../studio/shapes/waste.ts'
import { lixoEReciclagem } from './lixo-e-reciclagem.ts'
import {
  ACTS,
  changeQuestion,
  KILOS,
  MADE_OF,
  MATERIAL_RIDDLES,
  PROPOSALS,
  ROUTES,
  WAYS,
  WEEK_QUESTIONS,
} from './waste-facts.ts'

test('bins have the colours of CONAMA 275', () => {
  expect(MATERIALS.map((material) => BINS[material].colour)).toEqual(['azul', 'vermelho', 'verde', 'amarelo', 'marrom'])
})

test('every used thing is of one material, and becomes something of the same', () => {
  const names = Object.values(MADE_OF).flat()
  expect([...names].sort()).toEqual(Object.keys(WASTE).sort())
  for (const material of MATERIALS)
    for (const { waste, becomes } of ROUTES[material]) {
      expect(MADE_OF[material]).toContain(waste)
      expect(Object.keys(MADE_ANEW)).toContain(becomes)
      const others = MATERIALS.filter((one) => one !== material).flatMap((one) => ROUTES[one])
      expect(others.map((route) => route.becomes)).not.toContain(becomes)
    }
})

test('no riddle names its own answer, no act its own word', () => {
  for (const { says, answer } of MATERIAL_RIDDLES) expect(says).not.toContain(answer)
  for (const { says, way } of ACTS) expect(says.join(' ')).not.toContain(way.slice(0, 5))
  for (const way of WAYS) expect(ACTS.filter((act) => act.way === way)).toHaveLength(4)
})

test('questions about a week count what its chart shows', () => {
  const kilos = { papel: 20, plástico: 15, vidro: 5, metal: 10, orgânico: 30 }
  expect(WEEK_QUESTIONS.map(({ answer }) => answer(kilos))).toEqual([
    'papel',
    'vidro',
    '80 kg',
    '25 kg',
    '10 kg',
    '30 kg',
    '25 kg',
    '50 kg',
  ])
  const later = { ...kilos, vidro: 10, metal: 5 }
  expect(changeQuestion('vidro', kilos, later, 1).answer(later)).toBe('subiu 5 kg')
  expect(changeQuestion('metal', kilos, later, 1).answer(later)).toBe('caiu 5 kg')
  expect(new Set(PROPOSALS.map(({ asks }) => asks)).size).toBe(PROPOSALS.length)
})

test('each level asks something else; a page asks nothing twice', () => {
  for (const { level, page } of everyPage(lixoEReciclagem)) {
    const { bins, belt, less } = page
    expect([bins !== undefined, belt !== undefined, less !== undefined]).toEqual([
      level === 'facil',
      level === 'medio',
      level === 'desafio',
    ])
    if (bins) {
      expect(new Set(bins.things.map(({ name }) => name)).size).toBe(8)
      expect(new Set(bins.things.map(({ material }) => material)).size).toBe(MATERIALS.length)
      for (const { name, material } of bins.things) expect(MADE_OF[material]).toContain(name)
      expect([...bins.bins].sort()).toEqual([...MATERIALS].sort())
    }
    if (belt) {
      expect(belt.used.map(({ material }) => material).sort()).toEqual([...MATERIALS].sort())
      expect([...belt.made].sort()).toEqual([...MATERIALS].sort())
      expect(new Set(belt.riddles.map(({ answer }) => answer)).size).toBe(2)
    }
    if (less) {
      expect(new Set(less.acts.map(({ way }) => way)).size).toBe(WAYS.length)
      expect(new Set(less.acts).size).toBe(4)
      for (const { holds } of less.acts) expect(less.proposal.givenAwayBy ?? []).not.toContain(holds)
      expect(new Set(less.questions).size).toBe(2)
      const weights = Object.values(less.kilos)
      expect(new Set(weights).size).toBe(MATERIALS.length)
      for (const weight of weights) expect(KILOS).toContain(weight)
      expect(Math.max(...weights)).toBe(less.kilos.orgânico)
    }
  }
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(lixoEReciclagem)).toEqual([])
})
