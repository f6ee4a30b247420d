import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { GARDEN_ROWS } from '../../studio/shapes/garden-rows.ts'
import { PLANT_PARTS } from '../../studio/shapes/whole-plants.ts'
import { LACKS } from './growth-page.ts'
import { partesDaPlanta } from './partes-da-planta.ts'
import { ANIMAL_RIDDLES, CLUES, EATEN, PLANT_QUESTIONS, POTS, STAGES } from './plant-facts.ts'

/** The same told from the parts to the plants. */
const EATEN_BY_PART = {
  raiz: ['cenoura', 'beterraba', 'rabanete', 'mandioca', 'nabo', 'batata-doce'],
  caule: ['cana-de-açúcar', 'aspargo', 'palmito'],
  folha: ['alface', 'couve', 'repolho', 'espinafre', 'rúcula', 'acelga'],
  flor: ['couve-flor', 'brócolis', 'alcachofra'],
  fruto: ['tomate', 'abóbora', 'berinjela', 'pepino', 'pimentão'],
  semente: ['feijão', 'ervilha', 'amendoim', 'grão-de-bico', 'girassol'],
} as const

test('the part that is eaten of each plant, told in both directions', () => {
  for (const part of PLANT_PARTS)
    expect(EATEN.filter((one) => one.part === part).map(({ name }) => name)).toEqual(EATEN_BY_PART[part])
  expect(EATEN.map(({ name }) => name).sort()).toEqual(Object.keys(GARDEN_ROWS).sort())
})

test('no clue or riddle names its own answer', () => {
  for (const part of PLANT_PARTS)
    for (const clue of CLUES[part]) expect(clue.join(' ')).not.toMatch(new RegExp(`\\b${part}`))
  for (const { says, answer } of ANIMAL_RIDDLES) {
    expect(PLANT_PARTS).toContain(answer)
    expect(says).not.toMatch(new RegExp(`\\b${answer}`))
  }
  expect(new Set(PLANT_QUESTIONS.map(({ asks }) => asks)).size).toBe(PLANT_QUESTIONS.length)
})

test('a pot lacks what its plant did not get', () => {
  expect(POTS.map((pot) => LACKS[pot])).toEqual(['nada', 'água', 'luz'])
})

test('each level asks something else; a page asks nothing twice', () => {
  for (const { level, page } of everyPage(partesDaPlanta)) {
    const { parts, eaten, growth } = page
    expect([parts !== undefined, eaten !== undefined, growth !== undefined]).toEqual([
      level === 'facil',
      level === 'medio',
      level === 'desafio',
    ])
    if (parts) expect([...parts.bank].sort()).toEqual([...PLANT_PARTS].sort())
    if (eaten) {
      expect(new Set(eaten.plants.map(({ name }) => name)).size).toBe(8)
      expect(new Set(eaten.plants.map(({ part }) => part)).size).toBe(PLANT_PARTS.length)
      expect(new Set(eaten.riddles.map(({ answer }) => answer)).size).toBe(2)
    }
    if (growth) {
      expect([...growth.ages].sort()).toEqual(STAGES.map((_, i) => i))
      expect(growth.ages).not.toEqual(STAGES.map((_, i) => i))
      expect([...growth.pots].sort()).toEqual([...POTS].sort())
      expect(new Set(growth.questions).size).toBe(2)
    }
  }
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(partesDaPlanta)).toEqual([])
})
