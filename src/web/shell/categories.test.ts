import { expect, test } from 'vitest'
import { CATEGORIES } from '../../features/catalogue/taxonomy/rules.ts'
import { menuCategories } from './categories.ts'

test('the menu lists every category in the order of the catalogue, each with its own address', () => {
  expect(menuCategories.map(({ name }) => name)).toEqual([...CATEGORIES])
  const addresses = menuCategories.map(({ to }) => new URL(to, 'https://site.example'))
  expect(addresses.map((address) => address.searchParams.get('category'))).toEqual([...CATEGORIES])
})
