import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test, vi } from 'vitest'
import { createRandom } from '../sheets/page/random.ts'
import { renderPdf } from '../sheets/print/pdf.ts'
import { orderOf, partOf } from '../src/features/catalogue/seed/rules.ts'
import { CATEGORIES } from '../src/features/catalogue/taxonomy/rules.ts'
import { STARTING_CATALOGUE } from './catalogue.ts'
import drawings from './drawings.json' with { type: 'json' }
import { printPiece } from './drawings.ts'
import { drawPiece, SITE_NAME } from './rules/drawn.ts'

vi.setConfig({ testTimeout: 120_000 })

/** The first piece of each kind; `npm run sheets` prints them all. */
const sample = STARTING_CATALOGUE.filter(
  (entry, i) => STARTING_CATALOGUE.findIndex(({ sheet }) => sheet.kind === entry.sheet.kind) === i,
)

/** Seeds of the orders of printing: one for each commit, three in `npm run trust`. */
const ORDERS = process.env.SHEET_SEEDS ? [1, 2, 3] : [1]

// Shaping accents once depended on what was drawn before.
test.each(ORDERS)(
  'a piece of every kind is printed byte by byte as noted, in order %i; after a change: npm run sheets -- --accept',
  async (order) => {
    const changed: string[] = []
    for (const entry of createRandom(order).shuffle(sample)) {
      const { file, pages } = (await printPiece(entry)).digests
      if (file !== entry.drawing || pages !== entry.pageDigest) changed.push(entry.key)
    }
    expect(changed).toEqual([])
  },
)

test('a file is found by what its sheet is in plain words', async () => {
  for (const entry of sample.filter((_, i) => i % 12 === 0)) {
    const pdf = await renderPdf(drawPiece(entry).sheet, orderOf(entry, SITE_NAME).metadata)
    const { info } = await (await getDocument({ data: new Uint8Array(pdf) }).promise).getMetadata()
    expect(info).toMatchObject({ Title: entry.title, Author: SITE_NAME, Subject: entry.plainTitle })
    const { Keywords: keywords } = info as { Keywords: string }
    expect(keywords.split(', ')).toEqual([entry.category, ...entry.shelf.tags, ...entry.bncc])
  }
})

test('every piece has its drawing noted, and nothing else has, in the order of the catalogue', () => {
  expect(Object.keys(drawings)).toEqual(STARTING_CATALOGUE.map(({ key }) => key))
})

test('the sample has 21 pieces of each category', () => {
  const sample = partOf(STARTING_CATALOGUE, 'sample')
  for (const category of CATEGORIES) expect(sample.filter((piece) => piece.category === category)).toHaveLength(21)
  expect(sample).toHaveLength(21 * CATEGORIES.length)
  expect(new Set(partOf(STARTING_CATALOGUE, 'few').map(({ category }) => category))).toEqual(new Set(CATEGORIES))
})
