import { expect, test } from 'vitest'
import { fileUrl, imageUrl, slugOf, uuidFromDigest } from './rules.ts'

test.each([
  ['Labirinto do coração', 'labirinto-do-coracao'],
  ['Quantas frutas tem aqui?', 'quantas-frutas-tem-aqui'],
  ['O que vai com o quê?', 'o-que-vai-com-o-que'],
  ['  Um, dois… e já!  ', 'um-dois-e-ja'],
  ['Número 10 — dez', 'numero-10-dez'],
])('the slug of %j is %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('the addresses are those the storage door serves', () => {
  expect(imageUrl('gato-0a1b2c3d')).toBe('/storage/v1/object/public/activities/thumbnails/gato-0a1b2c3d-360.webp')
  expect(fileUrl('gato-0a1b2c3d')).toBe('/storage/v1/object/activities/activities/gato-0a1b2c3d.pdf')
})

test('a digest becomes a UUID of version 8, variant 1', () => {
  expect(uuidFromDigest('00112233445566778899aabbccddeeff')).toBe('00112233-4455-8677-8899-aabbccddeeff')
  expect(uuidFromDigest('f'.repeat(64))).toBe('ffffffff-ffff-8fff-bfff-ffffffffffff')
})
