import { expect, test } from 'vitest'
import type { SiteFacts } from '../site.ts'
import { breadcrumbs, faqPage, organization, website } from './structured-data.ts'

const site: SiteFacts = {
  name: 'Site',
  origin: 'https://site.example',
  demo: false,
  links: { suggestionForm: null, supportChat: null },
  seller: null,
  privacyOfficer: null,
}

test('the site has a search box and a publisher', () => {
  expect(website(site, 'Folhas.')).toMatchObject({
    '@type': 'WebSite',
    url: 'https://site.example/',
    publisher: { '@id': 'https://site.example/#organizacao' },
    potentialAction: {
      target: { urlTemplate: 'https://site.example/activities?search={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  })
})

test('the organization offers its form, or the chat where one is configured', () => {
  expect(organization(site)).toMatchObject({ contactPoint: { url: 'https://site.example/contato' } })
  const reachable = { ...site, links: { suggestionForm: null, supportChat: 'https://chat.example/' } }
  expect(organization(reachable)).toMatchObject({
    '@id': 'https://site.example/#organizacao',
    foundingDate: '2025',
    contactPoint: { url: 'https://chat.example/' },
  })
})

test('breadcrumbs begin at home and count from one', () => {
  expect(
    breadcrumbs(site, [
      { name: 'Catálogo de Atividades', path: '/activities' },
      { name: 'O gato', path: '/activities/o-gato' },
    ]),
  ).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      ['Início', '/'],
      ['Catálogo de Atividades', '/activities'],
      ['O gato', '/activities/o-gato'],
    ].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `https://site.example${path}`,
    })),
  })
})

test('questions keep their order and their answers', () => {
  expect(
    faqPage([
      { question: 'A?', answer: 'B.' },
      { question: 'C?', answer: 'D.' },
    ]),
  ).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      { name: 'A?', acceptedAnswer: { text: 'B.' } },
      { name: 'C?', acceptedAnswer: { text: 'D.' } },
    ],
  })
})
