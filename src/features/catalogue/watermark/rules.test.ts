import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  imageUrl,
  isMarkedVariant,
  markedName,
  pagePictureUrl,
  pageVariant,
  picturesAt,
  THUMBNAIL_WIDTHS,
} from '../files/rules.ts'
import { pictureObjects, plainName, watermarkSvg } from './rules.ts'

test('widths above a card and further pages carry the mark', () => {
  expect(THUMBNAIL_WIDTHS.map((width) => [width, isMarkedVariant(String(width))])).toEqual([
    [180, false],
    [360, false],
    [720, true],
  ])
  expect([pageVariant(2), '400', '401'].map(isMarkedVariant)).toEqual([true, false, true])
})

test.each([
  [640, 854],
  [720, 960],
  [1200, 1600],
])('the mark at %i × %i reaches every part of the drawing and covers little of it', async (width, height) => {
  const { data } = await sharp(Buffer.from(watermarkSvg(width, height)))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(data).toHaveLength(width * height)
  // Of a grid of 3 × 4, no cell may be printed without a mark.
  const cells = Array.from({ length: 12 }, () => 0)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const cell = Math.floor((y / height) * 4) * 3 + Math.floor((x / width) * 3)
      if ((data[y * width + x] ?? 0) > 0) cells[cell] = (cells[cell] ?? 0) + 1
    }
  const shares = cells.map((count) => count / ((width * height) / 12))
  expect(Math.min(...shares)).toBeGreaterThan(0.03)
  expect(Math.max(...shares)).toBeLessThan(0.3)
  expect(data.reduce((most, alpha) => Math.max(most, alpha), 0)).toBeLessThan(128)
})

test('marked and unmarked names never meet, and the original lies outside the public folder', () => {
  expect([plainName(markedName('gato')), plainName('0123456789abcdef-gato'), plainName('gato')]).toEqual([
    'gato',
    'gato',
    'gato',
  ])
  expect(picturesAt(imageUrl('um-gato-marked'))).toMatchObject({ name: 'um-gato-marked', isMarked: false })
  expect(picturesAt(imageUrl(markedName('gato')))).toMatchObject({ variants: ['180', '360', '720'], isMarked: true })
  expect(picturesAt(pagePictureUrl(markedName('gato'), 12))).toMatchObject({ variants: ['p12'], isMarked: true })
  expect(picturesAt('https://exemplo.com/gato-360.webp')).toBeNull()
  const picture = (variant: string, text: string) => ({ variant, webp: Buffer.from(text) })
  const pictures = ['180', '360', '720', 'p2'].map((variant) => picture(variant, 'limpa'))
  const marked = ['720', 'p2'].map((variant) => picture(variant, 'marcada'))
  const stored = pictureObjects(markedName('gato'), pictures, marked).map(({ key, bytes }) => [key, String(bytes)])
  expect(stored).toEqual([
    ['activities/thumbnails/gato_marked-180.webp', 'limpa'],
    ['activities/thumbnails/gato_marked-360.webp', 'limpa'],
    ['activities/originals/gato_marked-720.webp', 'limpa'],
    ['activities/originals/gato_marked-p2.webp', 'limpa'],
    ['activities/thumbnails/gato_marked-720.webp', 'marcada'],
    ['activities/thumbnails/gato_marked-p2.webp', 'marcada'],
  ])
})
