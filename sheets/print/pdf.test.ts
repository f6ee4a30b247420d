import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawSheet, KINDS } from '../kinds/registry.ts'
import { hasEveryLetter } from '../lettering/fonts.ts'
import type { Level, SheetFont } from '../scene/scene.ts'
import { pageCountOf, renderPdf } from './pdf.ts'
import { renderPages, renderThumbnail } from './thumbnail.ts'

const METADATA = {
  title: 'Ação e coração',
  author: 'Atividário',
  subject: 'Folha',
  createdAt: new Date('2025-03-01T12:00:00Z'),
}

/** Each channel of white, after a lossy encoding. */
const WHITE_LEAST = 230

function draw(kindId: string, seed: number, pages = 1, level: Level = 'medio') {
  const options = {
    level,
    seed,
    color: true,
    title: 'Maçãs e pães',
    instruction: 'Pinte o que é à direita.',
    pages,
  } as const
  return drawSheet(kindId, options)
}

/** Operators that set a colour in grey or RGB, in an uncompressed page. */
const OTHER_COLOURS = /^(?:[\d.]+ ){1,3}(?:rg|RG|g|G)$|\/Device(?:RGB|Gray)/m

describe('renderPdf', () => {
  it('gives the same bytes for the same sheet and other bytes for another', async () => {
    const first = await renderPdf(draw('labirinto-redondo', 4), METADATA)
    expect(first.subarray(0, 5).toString()).toBe('%PDF-')
    expect(first.equals(await renderPdf(draw('labirinto-redondo', 4), METADATA))).toBe(true)
    expect(first.equals(await renderPdf(draw('labirinto-redondo', 5), METADATA))).toBe(false)
  })

  it.each(KINDS.map(({ id }) => id))('draws %s in CMYK with embedded fonts only', async (id) => {
    const sheet = draw(id, 8, 2)
    const source = (await renderPdf(sheet, METADATA, { compress: false })).toString('latin1')
    expect(source).not.toMatch(OTHER_COLOURS)
    expect(source).toMatch(/\/DeviceCMYK cs/)
    const fonts = source.match(/\/Type \/Font\n\/Subtype \/Type0/g) ?? []
    const embedded = source.match(/\/FontFile2 /g) ?? []
    expect(fonts.length).toBeGreaterThan(0)
    expect(embedded).toHaveLength(fonts.length)
    expect(source).not.toMatch(/\/Subtype \/(?:Type1|Image)\b/)
    expect(source.match(/\/Type \/Page\n/g)).toHaveLength(pageCountOf(sheet))
    expect(source).toContain('/Lang (pt-BR)')
    expect(source).toMatch(/\(D:20250301120000Z\)/)
  })
})

describe('fonts', () => {
  it.each<SheetFont>(['display', 'text', 'cursive'])('%s has all Portuguese letters', (font) => {
    expect(hasEveryLetter(font)).toBe(true)
  })
})

describe('renderPages', () => {
  it('makes one picture of each page behind the first; the key is blurred', async () => {
    const sheet = draw('labirinto-redondo', 2, 2)
    const plain = await renderPages(sheet)
    expect(plain.map(({ page, isAnswerKey }) => ({ page, isAnswerKey }))).toEqual([
      { page: 2, isAnswerKey: false },
      { page: 3, isAnswerKey: true },
    ])
    const sharpness = async (webp: Buffer) => (await sharp(webp).stats()).sharpness
    const [page, key] = await Promise.all(plain.map(({ webp }) => sharpness(webp)))
    expect(key).toBeLessThan((page ?? 0) / 4)
  })
})

describe('renderThumbnail', () => {
  it('makes 3:4 WebP pictures of a useful size', async () => {
    const made = await renderThumbnail(draw('pontilhar-numeros', 2), [180, 360, 720])
    expect(made.map(({ width }) => width)).toEqual([180, 360, 720])
    for (const { webp } of made) {
      expect(webp.subarray(8, 12).toString()).toBe('WEBP')
      expect(webp.length).toBeGreaterThan(800)
    }
    expect(made[1]?.webp.length).toBeLessThan(12_000)
  })

  it('shows on cards alone what dots become', async () => {
    const { card, ...plain } = draw('pontilhar-numeros', 2)
    expect(card).toBeDefined()
    const [one, other] = await Promise.all(
      [draw('pontilhar-numeros', 2), plain].map((sheet) => renderThumbnail(sheet, [180, 360, 720])),
    )
    const isSame = one?.map(({ webp }, i) => other?.[i]?.webp.equals(webp))
    expect(isSame).toEqual([false, false, true])
  })

  it('shows pages that end above the box to tick', async () => {
    const sheet = draw('pontilhar-numeros', 2, 2, 'facil')
    const made = [...(await renderThumbnail(sheet, [720])), ...(await renderPages(sheet))]
    for (const { webp } of made) {
      const { data, info } = await sharp(webp).removeAlpha().raw().toBuffer({ resolveWithObject: true })
      const lowest = data.subarray(-info.width * info.channels)
      expect(Math.min(...lowest)).toBeGreaterThan(WHITE_LEAST)
    }
  })
})
