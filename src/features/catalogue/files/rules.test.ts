import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import {
  cardSrcset,
  fileKey,
  filesBehind,
  fileUrl,
  firstPagePicture,
  imageUrl,
  pagePictureUrl,
  signedAddress,
} from './rules.ts'

test('the addresses are those the storage route serves', () => {
  expect(imageUrl('gato-0a1b2c3d')).toBe('/storage/v1/object/public/activities/thumbnails/gato-0a1b2c3d-360.webp')
  expect(fileUrl('gato-0a1b2c3d')).toBe('/storage/v1/object/activities/activities/gato-0a1b2c3d.pdf')
})

test('a card has two widths for every screen, and a preview the whole page', () => {
  expect(cardSrcset('/s/thumbnails/abelha-360.webp')).toBe(
    '/s/thumbnails/abelha-180.webp 180w, /s/thumbnails/abelha-360.webp 360w',
  )
  expect(cardSrcset('/s/thumbnails/abelha.png')).toBeUndefined()
  expect(firstPagePicture('/s/thumbnails/abelha-360.webp')).toBe('/s/thumbnails/abelha-720.webp')
  expect(firstPagePicture('/s/thumbnails/abelha.png')).toBe('/s/thumbnails/abelha.png')
})

test('an activity carries three pictures and a PDF; addresses elsewhere carry nothing', () => {
  expect(filesBehind({ image_url: imageUrl('gato'), file_url: fileUrl('gato') }).map(({ keys }) => keys)).toEqual([
    [180, 360, 720].map((width) => `activities/thumbnails/gato-${width}.webp`),
    ['activities/activities/gato.pdf'],
  ])
  expect(filesBehind({ image_url: null, file_url: null, pages: [pagePictureUrl('gato', 2)] })).toEqual([
    { url: pagePictureUrl('gato', 2), folder: 'thumbnails', keys: ['activities/thumbnails/gato-p2.webp'] },
  ])
  expect(filesBehind({ image_url: 'https://exemplo.com/a.png', file_url: null })).toEqual([])
})

describe('file addresses', () => {
  it.each([
    ['/storage/v1/object/activities/activities/a.pdf', 'activities/activities/a.pdf'],
    ['/storage/v1/object/activities/thumbnails/a.webp', null],
    ['/storage/v1/object/activities/activities/b/a.pdf', null],
    ['/storage/v1/object/activities/activities/', null],
    ['https://example.com/storage/v1/object/activities/activities/a.pdf', null],
    ['', null],
  ])('key of %j is %j', (url, key) => {
    expect(fileKey(url)).toBe(key)
  })

  it('carry key, expiry and signature', () => {
    expect(signedAddress('activities/activities/a.pdf', 7, 'a+b/c=')).toBe(
      '/storage/v1/object/sign/activities/activities/a.pdf?expires=7&signature=a%2Bb%2Fc%3D',
    )
  })
})

test('no other file of the server or the browser spells a key or an address of a stored file', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', 'src'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(500)
  // Comments quote keys in `…`.
  const spells =
    /^(?! *(?:\/\*\*|\*)).*['"`](?:\^?\/storage\/v1\/object|\/object\/|activities\/(?:activities|thumbnails)\b)/m
  expect(files.filter((file) => spells.test(readFileSync(file, 'utf8')))).toEqual([
    'src/features/catalogue/files/rules.ts',
  ])
})
