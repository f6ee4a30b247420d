import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { picturesShownBy } from '../../studio/places/poster-pictures.ts'
import { ADVERTS } from './advert-facts.ts'
import { purposesOf } from './advert-page.ts'
import { CAMPAIGNS } from './campaign-facts.ts'
import { cartazEAnuncio } from './cartaz-e-anuncio.ts'
import { EVENTS } from './poster-facts.ts'
import { PARTS } from './slogan-poster.ts'

test('a child says each answer of an event word for word', () => {
  for (const { id, says, what, day, hour, where } of EVENTS) {
    const said = says.join(' ').toLowerCase()
    for (const answer of [what, day, hour, where]) expect(said, id).toContain(answer)
  }
})

test('a slogan is short and calls; the fact is no call, the explanation is long', () => {
  for (const { id, slogan, also, others } of CAMPAIGNS) {
    const [fact, explanation] = others
    for (const one of [slogan, also]) expect(one, id).toMatch(/^.{12,42}!$/)
    expect(fact, id).toMatch(/^.{12,42}\.$/)
    expect(explanation.length, id).toBeGreaterThan(70)
    expect(explanation, id).not.toContain('!')
  }
})

test('the request of an advertisement is in its text', () => {
  for (const advert of ADVERTS) {
    expect(advert.text, advert.id).toContain(advert.asks)
    expect(new Set(purposesOf(advert)).size, advert.id).toBe(3)
    expect(picturesShownBy(advert.picture).length, advert.id).toBeGreaterThan(0)
  }
})

test('each level asks something else', () => {
  for (const { level, page } of everyPage(cartazEAnuncio)) {
    const { event, slogan, advert } = page
    expect([event !== undefined, slogan !== undefined, advert !== undefined]).toEqual([
      level === 'facil',
      level === 'medio',
      level === 'desafio',
    ])
    if (slogan) {
      expect(slogan.parts.toSorted()).toEqual(PARTS.toSorted())
      expect(slogan.sentences.filter((one) => one === slogan.campaign.slogan)).toHaveLength(1)
    }
    if (advert) expect(advert.order.toSorted()).toEqual([0, 1, 2])
  }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(cartazEAnuncio)).toEqual([])
})
