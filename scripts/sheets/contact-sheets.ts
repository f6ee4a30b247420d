import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { STARTING_CATALOGUE } from '../../content/catalogue.ts'
import { drawPiece } from '../../content/rules/drawn.ts'
import { findKind } from '../../sheets/kinds/registry.ts'
import { pageToSvg } from '../../sheets/print/svg.ts'
import { PAGE_HEIGHT_MM, PAGE_WIDTH_MM } from '../../sheets/scene/scene.ts'

const PAGE_PIXELS = 380
const FRAME = { x: 0, y: 0, width: PAGE_WIDTH_MM, height: PAGE_HEIGHT_MM, pixelWidth: PAGE_PIXELS }
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Writes `<folder>/<category>.html`: the pages of its pieces as WebP beside their titles and descriptions. */
export async function writeContactSheets(folder: string): Promise<void> {
  const rows = new Map<string, string[]>()
  const inOrder = [...STARTING_CATALOGUE].sort((a, b) => (a.sheet.kind < b.sheet.kind ? -1 : 1))
  for (const entry of inOrder) {
    const { sheet } = drawPiece(entry)
    const images: string[] = []
    for (const [i, page] of [...sheet.pages, ...sheet.answerKeys].entries()) {
      const name = `${entry.key}-${i + 1}.webp`
      await sharp(Buffer.from(pageToSvg(page, FRAME)))
        .webp({ quality: 70 })
        .toFile(join(folder, name))
      images.push(`<img src="${name}" width="${PAGE_PIXELS}" loading="lazy" alt="">`)
    }
    const { sheet: order, shelf } = entry
    const category = findKind(order.kind).category
    const row = `<section><h2>${escaped(entry.title)}</h2><p>${escaped(entry.plainTitle)} · ${shelf.ageRange} · ${shelf.format}</p><p>${escaped(entry.description)}</p><p><i>${escaped(entry.instructions[entry.sheet.level])}</i></p><p>${order.kind} ${order.level} ${order.theme ?? ''} · ${entry.key}</p>${images.join('')}</section>`
    rows.set(category, [...(rows.get(category) ?? []), row])
  }
  for (const [category, sections] of rows) {
    const style =
      'body{font:15px sans-serif;background:#ddd}img{margin:4px;background:#fff}section{border-top:2px solid #888}'
    writeFileSync(
      join(folder, `${category}.html`),
      `<!doctype html><meta charset="utf-8"><title>${category}</title><style>${style}</style>${sections.join('\n')}`,
    )
    console.log(`${category}: ${sections.length} pieces`)
  }
}
