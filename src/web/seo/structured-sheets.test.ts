import { expect, test } from 'vitest'
import type { Activity } from '../../features/catalogue/schema.ts'
import type { SiteFacts } from '../site.ts'
import {
  activityList,
  activitySteps,
  catalogueSteps,
  categoryList,
  learningResource,
  typicalAgeRange,
} from './structured-sheets.ts'

const site: SiteFacts = {
  name: 'Site',
  origin: 'https://site.example',
  demo: false,
  links: { suggestionForm: null, supportChat: null },
  seller: null,
  privacyOfficer: null,
}
const activity: Activity = {
  id: '00000000-0000-4000-8000-000000000000',
  slug: 'o-gato',
  title: 'O gato',
  description: 'Pinte o gato.',
  category: 'Percepção Visual',
  imageUrl: '/storage/v1/object/public/activities/thumbnails/o-gato-360.webp',
  hasFile: true,
  isPremium: false,
  ageRange: '10+ anos',
  format: 'Colorido',
  pageCount: 1,
  tags: ['gato', 'bichos'],
  createdAt: '2026-01-02T03:04:05.000Z',
}

test.each([
  ['3-4 anos', '3-4'],
  ['5-7 anos', '5-7'],
  ['10+ anos', '10-'],
  ['5-6 anos', '5-6'],
])('ages %s are %s to search engines', (ageRange, expected) => {
  expect(typicalAgeRange(ageRange)).toBe(expected)
})

test('the way to an activity goes through its category', () => {
  expect(activitySteps(activity)).toEqual([
    { name: 'Catálogo de Atividades', path: '/activities' },
    { name: 'Percepção Visual', path: '/activities?category=Percep%C3%A7%C3%A3o+Visual' },
    { name: 'O gato', path: '/activities/o-gato' },
  ])
})

test('the way to the catalogue names the category only when there is one', () => {
  expect(catalogueSteps(null)).toHaveLength(1)
  expect(catalogueSteps('Colorir')).toHaveLength(2)
})

test('a later slice of a list goes on counting', () => {
  expect(activityList(site, { name: 'Colorir', total: 40, activities: [activity], first: 16 })).toMatchObject({
    numberOfItems: 40,
    itemListElement: [{ position: 16, name: 'O gato', url: 'https://site.example/activities/o-gato' }],
  })
})

test('a page with some sheets of each category lists the categories', () => {
  expect(categoryList(site, 'Atividades', ['Colorir', 'Percepção Visual'])).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, name: 'Colorir', url: 'https://site.example/activities?category=Colorir' },
      { position: 2, url: 'https://site.example/activities?category=Percep%C3%A7%C3%A3o+Visual' },
    ],
  })
})

test('an activity is described with its large picture', () => {
  expect(learningResource(site, activity)).toMatchObject({
    '@type': 'LearningResource',
    name: 'O gato',
    image: 'https://site.example/storage/v1/object/public/activities/thumbnails/o-gato-720.webp',
    url: 'https://site.example/activities/o-gato',
    isAccessibleForFree: true,
    typicalAgeRange: '10-',
    about: 'Percepção Visual',
    keywords: 'gato, bichos',
    encodingFormat: 'application/pdf',
    datePublished: '2026-01-02T03:04:05.000Z',
  })
})

test('a premium activity is not free, one without a file has no format, one without tags no keywords', () => {
  const resource = learningResource(site, { ...activity, isPremium: true, hasFile: false, tags: [] })
  expect(resource).toMatchObject({ isAccessibleForFree: false })
  expect(JSON.parse(JSON.stringify(resource))).not.toHaveProperty('encodingFormat')
  expect(JSON.parse(JSON.stringify(resource))).not.toHaveProperty('keywords')
})
