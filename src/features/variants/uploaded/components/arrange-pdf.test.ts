import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cmyk, degrees, PDFDocument, PDFName, PDFString, rgb, StandardFonts } from '@cantoo/pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { PDF_PAGES_MAX } from '../../../catalogue/upload/rules.ts'
import { AS_UPLOADED, type FileChoices } from '../rules.ts'
import { arrangePdf, openSource } from './arrange-pdf.ts'

/** Of {@link worstFile}: what each page is seen as, and its word. */
const SEEN = ['595x842', '400x500', '842x595', '842x595', '1190x1684', '595x842', '595x842', '595x842']
const WORDS = ['primeira', 'cortada', 'virada', 'deitada', 'grande', null, 'carimbo', 'impressa']
const METADATA = { title: 'Alfabeto móvel', author: 'Atividário', subject: 'Alfabetização' }
const folder = mkdtempSync(join(tmpdir(), 'arranged-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/**
 * Pages as editors, scanners and printing houses leave them: cropped, turned, lying, large, with stamps, empty, in several
 * parts, in printing colours.
 */
async function worstFile(): Promise<Uint8Array> {
  const file = await PDFDocument.create()
  const font = await file.embedFont(StandardFonts.Helvetica)
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#cc3355' } })
    .jpeg()
    .toBuffer()
  const image = await file.embedJpg(picture)
  const draw = (size: [number, number], text: string) => {
    const page = file.addPage(size)
    page.drawRectangle({ x: 60, y: 80, width: 100, height: 100, color: rgb(0.9, 0.1, 0.2) })
    page.drawImage(image, { x: 200, y: 80, width: 90, height: 90, opacity: 0.5 })
    page.drawText(text, { x: 60, y: 250, size: 30, font, color: rgb(0, 0.3, 0.8) })
    return page
  }
  draw([595, 842], 'primeira')
  draw([595, 842], 'cortada').setCropBox(50, 60, 400, 500)
  draw([595, 842], 'virada').setRotation(degrees(90))
  draw([842, 595], 'deitada')
  draw([1190, 1684], 'grande').setRotation(degrees(-180))
  file.addPage([595, 842])
  const stamped = draw([595, 842], 'carimbo')
  const { context } = file
  const stamp = context.stream('0 0.6 0 rg 0 0 50 20 re f', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 50, 20] })
  const note = (flags: number, x: number) =>
    context.obj({
      Type: 'Annot',
      Subtype: 'Stamp',
      Rect: [x, 300, x + 100, 340],
      F: flags,
      AP: { N: context.register(stamp) },
    })
  stamped.node.set(PDFName.of('Annots'), context.obj([note(4, 60), note(0, 300)]))
  // Of a printing house: every colour in cyan, magenta, yellow and black.
  const printed = file.addPage([595, 842])
  printed.drawRectangle({ x: 60, y: 80, width: 100, height: 100, color: cmyk(0.1, 0.9, 0.8, 0) })
  printed.drawText('impressa', { x: 60, y: 250, size: 30, font, color: cmyk(0.9, 0.2, 0, 0.1) })
  file.catalog.set(PDFName.of('OpenAction'), context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') }))
  return file.save()
}

const source = await openSource(await worstFile())
const arranged = (choices: Partial<FileChoices>) => arrangePdf(source, { ...AS_UPLOADED, ...choices }, METADATA)

async function read(bytes: Uint8Array) {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, i) => {
      const page = await pdf.getPage(i + 1)
      const { width, height } = page.getViewport({ scale: 1 })
      const { items } = await page.getTextContent()
      const words = items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str] : []))
      return { size: `${Math.round(width)}x${Math.round(height)}`, words }
    }),
  )
  return pages
}

/** The largest difference between red, green and blue of any pixel, and whether anything is drawn, by page. */
async function colourfulness(bytes: Uint8Array) {
  const file = join(folder, 'one.pdf')
  writeFileSync(file, bytes)
  execFileSync('pdftoppm', ['-r', '20', '-png', file, join(folder, 'page')])
  const names = readdirSync(folder).filter((name) => name.endsWith('.png'))
  return Promise.all(
    names.toSorted().map(async (name) => {
      const { data } = await sharp(join(folder, name)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
      rmSync(join(folder, name))
      let spread = 0
      for (let i = 0; i < data.length; i += 3) {
        const [red = 0, green = 0, blue = 0] = data.subarray(i, i + 3)
        spread = Math.max(spread, Math.abs(red - green), Math.abs(green - blue))
      }
      return { spread, isDrawn: data.some((value) => value < 150) }
    }),
  )
}

test('pages have the sizes that they are seen in', () => {
  expect(source.sizes.map(({ width, height }) => `${width}x${height}`)).toEqual(SEEN)
})

test('in grey every page is as large as before, its text is text, and no pixel has a colour', async () => {
  const before = await colourfulness(await arranged({}))
  const grey = await arranged({ ink: 'grey' })
  expect(await read(grey)).toEqual(SEEN.map((size, i) => ({ size, words: [WORDS[i]].filter(Boolean) })))
  expect(before.map(({ spread }) => spread > 100)).toEqual(WORDS.map((word) => word !== null))
  expect(await colourfulness(grey)).toEqual(before.map(({ isDrawn }) => ({ spread: 0, isDrawn })))
})

test('two lie on a paper that turns with them, one after the other or the same again', async () => {
  expect(await read(await arranged({ copies: 2 }))).toEqual([
    { size: '842x595', words: ['primeira', 'cortada'] },
    { size: '595x842', words: ['virada', 'deitada'] },
    { size: '842x595', words: ['grande'] },
    { size: '842x595', words: ['carimbo', 'impressa'] },
  ])
  const [first] = await read(await arranged({ copies: 4, beside: 'same' }))
  expect(first).toEqual({ size: '595x842', words: Array(4).fill('primeira') })
})

test('a stamp that is printed lies on its page, one that is not stays away, and nothing runs when the file is opened', async () => {
  const made = await arranged({ ink: 'grey' })
  const text = Buffer.from(await (await PDFDocument.load(made)).save({ useObjectStreams: false })).toString('latin1')
  expect(text).not.toMatch(/JavaScript|OpenAction|\/Annots/)
  expect(text.match(/BBox \[ 0 0 50 20 \]/g)).toHaveLength(1)
})

test('a file of the most pages that an upload may have is arranged, one more is refused', async () => {
  const pages = (count: number) =>
    PDFDocument.create().then((file) => {
      for (let i = 0; i < count; i++) file.addPage([595, 842]).drawText(String(i))
      return file.save()
    })
  const largest = await openSource(await pages(PDF_PAGES_MAX))
  expect(await read(await arrangePdf(largest, { ...AS_UPLOADED, copies: 4 }, METADATA))).toHaveLength(
    Math.ceil(PDF_PAGES_MAX / 4),
  )
  await expect(openSource(await pages(PDF_PAGES_MAX + 1))).rejects.toMatchObject({ why: 'too_many_pages' })
})

test.each([
  [
    'encrypted',
    async () => {
      const file = await PDFDocument.create()
      file.addPage()
      file.encrypt({ userPassword: 'a', ownerPassword: 'b', permissions: {} })
      return file.save()
    },
  ],
  ['damaged', async () => new TextEncoder().encode('<html>not a PDF</html>')],
  ['damaged', async () => (await worstFile()).subarray(0, 900)],
  ['damaged', async () => new Uint8Array()],
] as const)('what cannot be arranged says why: %s', async (why, bytes) => {
  await expect(bytes().then(openSource)).rejects.toMatchObject({ why })
})
