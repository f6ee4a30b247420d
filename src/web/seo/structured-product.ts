import type { SiteFacts } from '../site.ts'
import { organizationId, type Thing } from './structured-data.ts'

/** UN/CEFACT codes of the billing periods, as schema.org wants them. */
const UNIT_CODES = { monthly: 'MON', annual: 'ANN' } as const

/** Premium and what it costs. `cents` are the prices in centavos. */
export function premiumProduct(
  site: SiteFacts,
  plan: { name: string; description: string; cents: { readonly monthly: number; readonly annual: number } },
): Thing {
  const { origin } = site
  return {
    '@type': 'Product',
    name: `${site.name} ${plan.name}`,
    description: plan.description,
    image: `${origin}/og.png`,
    brand: { '@type': 'Brand', name: site.name },
    offers: (['monthly', 'annual'] as const).map((period) => {
      const price = (plan.cents[period] / 100).toFixed(2)
      return {
        '@type': 'Offer',
        url: period === 'annual' ? `${origin}/plans?plan=annual` : `${origin}/plans`,
        price,
        priceCurrency: 'BRL',
        availability: 'https://schema.org/InStock',
        seller: organizationId(site),
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price,
          priceCurrency: 'BRL',
          referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: UNIT_CODES[period] },
        },
      }
    }),
  }
}
