import { expect, test } from 'vitest'
import type { SiteFacts } from '../site.ts'
import { premiumProduct } from './structured-product.ts'

const site: SiteFacts = {
  name: 'Site',
  origin: 'https://site.example',
  demo: false,
  links: { suggestionForm: null, supportChat: null },
  seller: null,
  privacyOfficer: null,
}

test('Premium has one offer for each period, in reais', () => {
  const plan = { name: 'Premium', description: 'Sem limite.', cents: { monthly: 1190, annual: 9990 } }
  expect(premiumProduct(site, plan)).toMatchObject({
    '@type': 'Product',
    name: 'Site Premium',
    offers: [
      { price: '11.90', priceCurrency: 'BRL', url: 'https://site.example/plans' },
      { price: '99.90', priceCurrency: 'BRL', url: 'https://site.example/plans?plan=annual' },
    ],
  })
})
