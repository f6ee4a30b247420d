import { expect, test } from 'vitest'
import { drawForTest, everyPage, layoutFaults, SEEDS } from '../../../tests/factories/sheets.ts'
import { receitaParaMais } from './receita-para-mais.ts'
import { amountFor, BASE, partsOf, RECIPES, smallerOf } from './recipe-facts.ts'
import { PEOPLE } from './recipe-page.ts'
import { sentenceOf } from './share-page.ts'

const PAGES = everyPage(receitaParaMais).map(({ page }) => page)

test('each recipe has four ingredients, all of even amounts', () => {
  for (const { ingredients } of RECIPES) {
    expect(new Set(ingredients.map(({ name }) => name)).size).toBe(4)
    expect(ingredients.every(({ amount }) => amount > 0 && amount % 2 === 0)).toBe(true)
  }
})

test('one recipe is doubled and another one halved', () => {
  for (const { recipes } of PAGES) {
    if (!recipes) continue
    expect(recipes.map(({ people }) => people).sort((a, b) => a - b)).toEqual([2, 8])
    expect(new Set(recipes.map(({ recipe }) => recipe.name)).size).toBe(2)
    for (const { recipe, people } of recipes)
      for (const one of recipe.ingredients)
        expect(amountFor(people, one)).toBe(people === 8 ? one.amount * 2 : one.amount / 2)
  }
})

test('all amounts of a table are whole and in one proportion', () => {
  for (const { table } of PAGES) {
    if (!table) continue
    for (const people of [...PEOPLE, table.guests])
      for (const one of table.recipe.ingredients) {
        expect(Number.isInteger(amountFor(people, one))).toBe(true)
        expect(amountFor(people, one) * BASE).toBe(one.amount * people)
      }
    expect(PEOPLE).not.toContain(table.guests)
  }
})

test('two parts make the whole, the larger as many times the smaller as the sentence says', () => {
  for (const { trays } of PAGES) {
    if (!trays) continue
    expect(new Set(trays.flatMap(({ larger, smaller }) => [larger, smaller])).size).toBe(6)
    for (const tray of trays) {
      const small = smallerOf(tray)
      expect(Number.isInteger(small)).toBe(true)
      expect(small + small * tray.times).toBe(tray.total)
      expect(partsOf(tray)).toBe(tray.times + 1)
      const word = { 2: /dobro|metade/, 3: /triplo|terça/, 4: /quádruplo|quarta/ }[tray.times]
      expect(sentenceOf(tray)).toMatch(word ?? /nunca/)
    }
  }
})

test('the nine sharings of three pages have nine totals', () => {
  for (const seed of SEEDS) {
    const { facts } = drawForTest(receitaParaMais, 'desafio', seed, 3)
    const totals = facts.pages.flatMap(({ trays }) => trays?.map(({ total }) => total) ?? [])
    expect(new Set(totals).size).toBe(9)
  }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(receitaParaMais)).toEqual([])
})
