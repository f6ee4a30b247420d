import { expect, test } from 'vitest'
import { drawForTest, everyPage, layoutFaults, SEEDS } from '../../../tests/factories/sheets.ts'
import { textsOf } from '../../scene/marks.ts'
import { LIVING_PLACES } from '../../studio/places/living-places.ts'
import { cadeiaAlimentar } from './cadeia-alimentar.ts'
import { beingOf, chainsOf, eatersOf, HABITATS, type Habitat, mayFeed } from './food-webs.ts'

const PLACES = Object.entries(HABITATS) as [string, Habitat][]

test.each(PLACES)('%s: plants feed herbivores alone, and herbivores feed carnivores', (_, habitat) => {
  for (const { name, role, eats, also = [] } of habitat.beings) {
    const foods = eats.map((food) => beingOf(habitat, food).role)
    if (role === 'produtor' || role === 'decompositor') expect([...foods, ...also], name).toEqual([])
    if (role === 'herbívoro') expect(new Set(foods), name).toEqual(new Set(['produtor']))
    if (role === 'carnívoro') {
      expect(foods.length, name).toBeGreaterThan(0)
      for (const food of foods) expect(['herbívoro', 'carnívoro'], name).toContain(food)
    }
  }
})

test.each(PLACES)('%s: chains begin with a plant, and each is food of the next', (_, habitat) => {
  expect(new Set(habitat.chains.map((chain) => chain.join())).size).toBe(habitat.chains.length)
  for (const chain of habitat.chains) {
    expect(beingOf(habitat, chain[0]).role).toBe('produtor')
    for (const [i, eater] of chain.slice(1).entries()) expect(mayFeed(habitat, chain[i] ?? '', eater), eater).toBe(true)
  }
})

test.each(PLACES)('%s: everybody has a place in the picture, and every meal an arrow', (name, habitat) => {
  const place = LIVING_PLACES[name]
  expect(Object.keys(place?.inhabitants ?? {}).sort()).toEqual(habitat.beings.map((being) => being.name).sort())
  const meals = habitat.beings.flatMap((being) => being.eats.map((food) => `${food}>${being.name}`))
  // An arrow to the decomposers may bend.
  const drawn = Object.keys(place?.arrows ?? {}).filter((arrow) => !arrow.endsWith('>fungos'))
  expect(drawn.sort()).toEqual(meals.sort())
})

test('the names in the picture make one chain only, and it is the one of the key', () => {
  for (const { level, page } of everyPage(cadeiaAlimentar)) {
    if (level !== 'medio') continue
    const habitat: Habitat = HABITATS[page.habitat]
    const shown = page.shown.map((name) => beingOf(habitat, name))
    const endsInDecomposer = beingOf(habitat, page.chain.at(-1) ?? '').role === 'decompositor'
    expect(chainsOf(habitat, shown, endsInDecomposer)).toEqual([page.chain])
    expect(shown.length).toBeGreaterThan(page.chain.length)
    expect(shown.some(({ role }) => role === 'decompositor')).toBe(true)
  }
})

test('the easiest pages show their chain alone, the hardest the whole web and somebody that is eaten and eats', () => {
  for (const { level, page } of everyPage(cadeiaAlimentar)) {
    const habitat: Habitat = HABITATS[page.habitat]
    expect(new Set(page.shown).size).toBe(page.shown.length)
    if (level === 'facil') expect(page.shown).toEqual(page.chain)
    if (level !== 'desafio') {
      expect(page.gone).toBeNull()
      continue
    }
    expect(page.shown).toHaveLength(habitat.beings.length)
    const { gone, food, chain } = page
    expect(beingOf(habitat, gone ?? '').eats).toContain(food)
    expect(eatersOf(habitat, gone ?? '').length).toBeGreaterThan(0)
    expect(chain).toContain(gone)
    expect(beingOf(habitat, chain[0] ?? '').role).toBe('produtor')
    for (const [i, eater] of chain.slice(1).entries()) expect(beingOf(habitat, eater).eats).toContain(chain[i])
  }
})

test('a page without an animal asks for animals, since decomposers lose food as well', () => {
  for (const seed of SEEDS) {
    const { pages, facts } = drawForTest(cadeiaAlimentar, 'desafio', seed)
    const losers = facts.pages.flatMap(({ habitat, gone }) => eatersOf(HABITATS[habitat], gone ?? ''))
    expect(losers.length).toBeGreaterThan(0)
    expect(losers.map(({ role }) => role)).toEqual(losers.map(() => 'carnívoro'))
    const asked = losers.length > 1 ? 'Que animais perdem alimento?' : 'Que animal perde alimento?'
    expect(pages.flatMap(({ marks }) => textsOf(marks))).toContain(asked)
  }
})

test('later pages ask about an animal with no other food, if one ate the animal that is gone', () => {
  const seen = new Set<boolean>()
  for (const seed of SEEDS) {
    const { pages, facts } = drawForTest(cadeiaAlimentar, 'desafio', seed, 3)
    for (const [i, { habitat, gone, food }] of facts.pages.entries()) {
      const hungry = eatersOf(HABITATS[habitat], gone ?? '').find(({ eats }) => eats.length === 1)
      const isFewer = i > 0 && hungry !== undefined
      seen.add(isFewer)
      const { number } = isFewer ? hungry : beingOf(HABITATS[habitat], food ?? '')
      expect(textsOf(pages[i]?.marks ?? [])).toContain(`No começo, a quantidade de ${number}…`)
    }
  }
  expect(seen).toEqual(new Set([true, false]))
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(cadeiaAlimentar)).toEqual([])
})
