import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { PRODUCTS, ROUTES } from '../../studio/places/trade-route.ts'
import { DANGERS } from '../../studio/places/travel-dangers.ts'
import { COMPANY, MEDIA, SEATS, TRAVEL_LANDS } from '../../studio/places/travel-land.ts'
import { LINK_LANDS, LINK_TAGS } from '../../studio/places/travel-map.ts'
import { meiosDeTransporte } from './meios-de-transporte.ts'
import { CARES } from './travel-danger-page.ts'
import { countOf } from './travel-find-page.ts'
import { LINKS } from './travel-links.ts'
import { countedOf, TRADES } from './travel-trade.ts'

test('nine travellers have one ground each, and the counts add up', () => {
  for (const { level, page } of everyPage(meiosDeTransporte)) {
    expect(page.find !== undefined, level).toBe(level === 'facil')
    const { find } = page
    if (!find) continue
    expect(find.seated.size).toBe(9)
    expect(find.seated.get('sand')?.name).toBe('canoa na areia')
    expect(MEDIA.reduce((sum, by) => sum + countOf(find, by), 0)).toBe(9)
  }
})

test('whoever may have a place travels over one ground there', () => {
  for (const land of TRAVEL_LANDS)
    for (const seat of SEATS) expect(new Set(COMPANY[land][seat].map(({ by }) => by)).size, `${land} ${seat}`).toBe(1)
})

test('each link has one means, which it does not name', () => {
  for (const land of LINK_LANDS) {
    expect(LINKS[land]).toHaveLength(LINK_TAGS[land].length)
    expect(new Set(LINKS[land].flatMap(({ says }) => says)).size).toBe(12)
    for (const { says } of LINKS[land])
      for (const { name } of LINKS[land]) expect(says.join(' ').toLowerCase()).not.toContain(name)
  }
  for (const { level, page } of everyPage(meiosDeTransporte)) {
    expect((page.link ?? page.danger) !== undefined, level).toBe(level === 'medio')
    if (!page.link) continue
    expect(new Set(page.link.listed)).toEqual(new Set(page.link.lettered))
    expect(page.link.listed, 'in the order of the letters').not.toEqual(page.link.lettered)
  }
})

test('each danger has one care', () => {
  expect(new Set(Object.values(CARES).flat()).size).toBe(2 * DANGERS.length)
  for (const { page } of everyPage(meiosDeTransporte)) {
    if (!page.danger) continue
    expect([...page.danger.dangers].sort()).toEqual([...DANGERS].sort())
    expect([...page.danger.helps].sort()).toEqual([...DANGERS].sort())
    expect(page.danger.helps, 'in the order of the dangers').not.toEqual(page.danger.dangers)
  }
})

test('each leg has one sentence, and questions have one answer', () => {
  for (const product of PRODUCTS) {
    const { legs, places } = ROUTES[product]
    expect(places).toHaveLength(legs.length + 1)
    expect(new Set(TRADES[product].says).size).toBe(legs.length)
    expect(countedOf(product)).toBe(2)
  }
  expect(ROUTES.sal.legs.map(({ by }) => by)).toEqual(['M', 'T', 'F', 'F'])
  for (const { level, page } of everyPage(meiosDeTransporte)) {
    expect(page.route !== undefined, level).toBe(level === 'desafio')
    if (!page.route) continue
    expect([...page.route.lettered].sort()).toEqual([0, 1, 2, 3])
    expect([...page.route.listed].sort()).toEqual([0, 1, 2, 3])
    expect(page.route.listed, 'in the order of the road').not.toEqual([0, 1, 2, 3])
    expect(page.route.listed, 'in the order of the letters').not.toEqual(page.route.lettered)
  }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(meiosDeTransporte)).toEqual([])
})
