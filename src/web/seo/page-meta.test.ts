import type { MetaDescriptor } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { SiteFacts } from '../site.ts'
import { describePage, failureMeta, type PageFacts, pageMeta } from './page-meta.ts'

const site: SiteFacts = {
  name: 'Site',
  origin: 'https://site.example',
  demo: false,
  links: { suggestionForm: null, supportChat: null },
  seller: null,
  privacyOfficer: null,
}
const page: PageFacts = { title: 'Planos', description: 'Os planos.', path: '/plans' }
const matches = [{ id: 'root', loaderData: { session: null, site } }, { id: 'leaf' }]

/** The value of the descriptor with this name, property, rel, or 'title'. */
function contentOf(descriptors: MetaDescriptor[], key: string): unknown {
  const found = descriptors
    .map((descriptor) => descriptor as Record<string, unknown>)
    .find((d) => d.name === key || d.property === key || d.rel === key || key in d)
  return found && (found[key] ?? found.content ?? found.href)
}

test.each([
  ['title', 'Planos | Site'],
  ['description', 'Os planos.'],
  ['canonical', 'https://site.example/plans'],
  ['og:title', 'Planos'],
  ['og:description', 'Os planos.'],
  ['og:url', 'https://site.example/plans'],
  ['og:site_name', 'Site'],
  ['og:locale', 'pt_BR'],
  ['og:image', 'https://site.example/og.png'],
  ['og:image:width', '1200'],
  ['twitter:card', 'summary_large_image'],
  ['twitter:image', 'https://site.example/og.png'],
  ['robots', undefined],
])('a plain page: %s is %s', (key, expected) => {
  expect(contentOf(describePage(site, page), key)).toBe(expected)
})

test.each([
  ['a plain page says that it is one', page, 'WebPage'],
  ['a page without an address says nothing', { ...page, path: null }, undefined],
])('%s', (_, facts, type) => {
  const data = contentOf(describePage(site, facts), 'script:ld+json') as { '@graph': { '@type': string }[] } | undefined
  expect(data?.['@graph'][0]?.['@type']).toBe(type)
})

test('a page with a picture of its own shows it, upright ones in the small card', () => {
  const picture = { path: '/a-720.webp', width: 720, height: 960, alt: 'Prévia' }
  const descriptors = describePage(site, { ...page, picture })
  expect(contentOf(descriptors, 'og:image')).toBe('https://site.example/a-720.webp')
  expect(contentOf(descriptors, 'og:image:alt')).toBe('Prévia')
  expect(contentOf(descriptors, 'twitter:card')).toBe('summary')
})

test('the canonical address keeps the query of its path', () => {
  const descriptors = describePage(site, { ...page, path: '/activities?category=Colorir' })
  expect(contentOf(descriptors, 'canonical')).toBe('https://site.example/activities?category=Colorir')
})

test('structured data is one graph', () => {
  const thing = { '@type': 'WebPage', name: 'Planos' } as const
  expect(contentOf(describePage(site, { ...page, things: [thing] }), 'script:ld+json')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [thing],
  })
})

test('a page that is not to be found says noindex and keeps its address', () => {
  const descriptors = describePage(site, { ...page, indexed: false })
  expect(contentOf(descriptors, 'robots')).toBe('noindex')
  expect(contentOf(descriptors, 'canonical')).toBe('https://site.example/plans')
})

describe('pageMeta', () => {
  test('takes the site from the root match', () => {
    expect(contentOf(pageMeta(matches, page), 'title')).toBe('Planos | Site')
    expect(
      contentOf(
        pageMeta(matches, ({ origin }) => ({ ...page, path: `/x?${origin}` })),
        'canonical',
      ),
    ).toBe('https://site.example/x?https://site.example')
  })

  test('a failed root leaves a title without a site', () => {
    expect(contentOf(pageMeta([{ id: 'root' }], page), 'title')).toBe('Planos')
  })
})

test.each([
  ['an unknown address', { status: 404, statusText: '', internal: false, data: null }, 'Página não encontrada | Site'],
  ['a server that refused', { status: 500, statusText: '', internal: false, data: null }, 'Erro | Site'],
  ['an exception', new Error('x'), 'Erro | Site'],
])('%s has a title, no address, and is not indexed', (_what, error, title) => {
  const descriptors = failureMeta(matches, error)
  expect(contentOf(descriptors, 'title')).toBe(title)
  expect(contentOf(descriptors, 'canonical')).toBeUndefined()
  expect(contentOf(descriptors, 'robots')).toBe('noindex')
})
