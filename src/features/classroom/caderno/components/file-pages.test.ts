import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { degrees, PDFDocument, PDFName, PDFString, rgb, StandardFonts } from '@cantoo/pdf-lib'
import { unzipSync } from 'fflate'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { KINDS } from '../../../../../sheets/kinds/registry.ts'
import { openBookletPdf } from '../../../../../sheets/print/booklet-pdf.ts'
import { drawVariant } from '../../../../../sheets/variants/draw-variant.ts'
import { RECIPE } from '../../../../../tests/factories/downloading.ts'
import { bytesOf, textsOf } from '../../../../../tests/factories/reading-booklets.ts'
import { EMPTY_ROOM } from '../../store/rules.ts'
import { newClass } from '../../turma/rules.ts'
import { type BookletOptions, basketSheet, EMPTY_BASKET, FIRST_OPTIONS } from '../rules.ts'
import { bookletOrder, planOf } from './booklet-plan.ts'
import { openFiles } from './file-pages.ts'
import { makeBooklet } from './make-booklet.ts'
import { withoutSheets } from './without-sheets.ts'

Object.assign(globalThis, { document: { location: { host: 'site', origin: 'https://site' } } })
const folder = mkdtempSync(join(tmpdir(), 'booklet-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Page = readonly [width: number, height: number, word: string, turn?: number]

/** A file with a red corner on each side, so that a cropped page shows. */
async function pdfOf(pages: readonly Page[], change?: (file: PDFDocument) => void): Promise<Blob> {
  const file = await PDFDocument.create()
  const font = await file.embedFont(StandardFonts.Helvetica)
  for (const [width, height, word, turn] of pages) {
    const page = file.addPage([width, height])
    page.drawText(word, { x: width / 2 - 60, y: height / 2, size: 30, font })
    for (const [x, y] of [
      [0, 0],
      [width - 20, 0],
      [0, height - 20],
      [width - 20, height - 20],
    ] as const)
      page.drawRectangle({ x, y, width: 20, height: 20, color: rgb(1, 0, 0) })
    if (turn) page.setRotation(degrees(turn))
  }
  change?.(file)
  return new Blob([Uint8Array.from(await file.save())])
}

const A4_PAGE: Page = [595.28, 841.89, 'retrato']
const FILE = await pdfOf([A4_PAGE, [841.89, 595.28, 'deitada'], [1190, 1684, 'grande'], [420, 595, 'pequena']])

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const [DRAWN, UPLOADED] = [uuid(1), uuid(2)]
const CLASS_ID = uuid(9)

function plan(names: readonly string[], options: Partial<BookletOptions> = {}, pageCount = 4) {
  const numbers = Array.from({ length: 40 }, (_, i) => uuid(100 + i)).values()
  const made = newClass({ name: '1º ano', year: '1', names }, () => numbers.next().value ?? '')
  const common = { slug: 'x', imageUrl: '/x.webp', isPremium: false }
  const sheets = [
    basketSheet({ ...common, id: DRAWN, title: RECIPE.title, category: 'Labirinto', pageCount: 2 }),
    basketSheet({ ...common, id: UPLOADED, title: 'Cartões enviados', category: 'Matemática', pageCount }),
  ]
  const known = new Map([
    [DRAWN, { recipe: RECIPE, created: null, plainTitle: null, description: '', skills: [] }],
    [UPLOADED, { recipe: null, created: null, plainTitle: null, description: '', skills: ['EF01MA01'] }],
  ])
  const chosen = { ...FIRST_OPTIONS, different: true, ...options }
  const forWhom = names.length > 0 ? ({ who: 'class', classId: CLASS_ID } as const) : ({ who: 'plain' } as const)
  const room = { ...EMPTY_ROOM, classes: [{ ...made, id: CLASS_ID }] }
  return planOf({ basket: { ...EMPTY_BASKET, sheets, forWhom, options: chosen }, room, known, today: '2026-11-25' })
}

async function make(given: ReturnType<typeof plan>, file = FILE) {
  const order = bookletOrder(given, new Map([[UPLOADED, file]]))
  const files = openFiles(order.files)
  const found = await files.examine(UPLOADED)
  const kept = typeof found === 'number' ? order : withoutSheets(order, [UPLOADED])
  const made = await makeBooklet(kept, {
    async draw({ kind: id, source, choices }) {
      const kind = KINDS.find((one) => one.id === id)
      if (!kind) throw new Error(id)
      return drawVariant(kind, source, choices)
    },
    filePages: files.pages,
    openPdf: () => openBookletPdf({ ...order.metadata, createdAt: new Date('2026-11-25T12:00:00Z') }),
    withParts: async (part) => part(),
    progress: () => {},
  })
  return { ...made, found }
}

async function sizesOf(file: Blob): Promise<string[]> {
  const pdf = await getDocument({ data: await bytesOf(file), verbosity: 0 }).promise
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, i) => {
      const { width, height } = (await pdf.getPage(i + 1)).getViewport({ scale: 1 })
      return `${Math.round(width)}x${Math.round(height)}`
    }),
  )
}

/** Size of the red parts of a page and of the page, as another reader draws it at 36 dots an inch. */
async function redBox(file: Blob, page: number) {
  const path = join(folder, 'read')
  writeFileSync(`${path}.pdf`, await bytesOf(file))
  execFileSync('pdftoppm', [
    '-r',
    '36',
    '-png',
    '-singlefile',
    '-f',
    String(page),
    '-l',
    String(page),
    `${path}.pdf`,
    path,
  ])
  const { data, info } = await sharp(readFileSync(`${path}.png`))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const red = Array.from({ length: info.width * info.height }, (_, i) => i).filter(
    (i) => (data[3 * i] ?? 0) > 200 && (data[3 * i + 1] ?? 255) < 60,
  )
  const [xs, ys] = [red.map((i) => i % info.width), red.map((i) => Math.floor(i / info.width))]
  const span = (all: number[]) => Math.max(...all) - Math.min(...all) + 1
  return { width: span(xs), height: span(ys), corners: red.length, paper: [info.width, info.height] }
}

const ALONE = { teacher: false, answers: 'without', twoSided: false } as const

describe('an uploaded file in a booklet (rule: booklets)', () => {
  test('goes in with all its pages, as they are, without a name, for each child', async () => {
    const given = plan(['Ana', 'Bento'], { twoSided: false, contents: true })
    const { file, papers, found } = await make(given)
    const pages = await textsOf(file)
    expect(found).toBe(4)
    expect(pages).toHaveLength(papers)
    expect(given.totals.pages).toBe(papers)
    expect(pages[0]).toContain('Cartões enviados')
    const words = ['retrato', 'deitada', 'grande', 'pequena']
    expect(pages.slice(2, 6)).toEqual(words)
    expect(pages.slice(8, 12)).toEqual(words)
    expect(pages[1]).toContain('Ana')
    expect(pages[7]).toContain('Bento')
    const adult = pages.slice(12).join(' ')
    expect(adult).toContain('EF01MA01')
    // Keys are of drawn sheets alone.
    for (const word of words) expect(adult).not.toContain(word)
  })

  test('fills A4 whole whatever its size; a lying page turns the paper', async () => {
    const { file } = await make(plan([], ALONE))
    expect(await sizesOf(file)).toEqual(['595x842', '595x842', '842x595', '595x842', '595x842'])
    for (const page of [2, 3, 4, 5]) {
      const { width, height, paper, corners } = await redBox(file, page)
      expect(Math.abs(width - (paper[0] ?? 0)), String(page)).toBeLessThanOrEqual(2)
      expect(Math.abs(height - (paper[1] ?? 0)), String(page)).toBeLessThanOrEqual(2)
      expect(corners).toBeGreaterThan(60)
    }
  })

  test('several on one paper stand upright beside each other, none of them cropped', async () => {
    const { file, papers } = await make(plan([], { ...ALONE, perPaper: 4 }))
    expect(papers).toBe(2)
    expect((await textsOf(file))[0]).toMatch(/retrato.*deitada.*grande/)
    const [paper] = await sizesOf(file)
    expect(paper).toBe('595x842')
    const { corners } = await redBox(await pdfAlone([[841.89, 595.28, 'deitada']], 4), 1)
    // Four corners of 20 points at 47 %, drawn at half a dot a point.
    expect(corners).toBeGreaterThan(4 * 4 * 4)
  })

  test('is stored once for a class', async () => {
    const picture = await noise()
    const heavy = await pdfOf([A4_PAGE])
    const withPicture = await PDFDocument.load(await heavy.arrayBuffer())
    withPicture.getPage(0).drawImage(await withPicture.embedJpg(picture), { x: 50, y: 50, width: 400, height: 400 })
    const file = new Blob([Uint8Array.from(await withPicture.save())])
    const names = Array.from({ length: 30 }, (_, i) => `Nome${i}`)
    const made = await make(plan(names, { ...ALONE, different: false }, 1), file)
    expect(made.papers).toBe(60)
    expect(made.file.size).toBeLessThan(file.size + 200_000)
    const each = await make(plan(['Ana', 'Bento'], { ...ALONE, files: 'each' }, 1), file)
    const files = unzipSync(await bytesOf(each.file))
    for (const one of ['caderno-01.pdf', 'caderno-02.pdf'])
      expect((await textsOf(new Blob([Uint8Array.from(files[one] ?? [])])))[1]).toBe('retrato')
  })

  test('turned and cut pages show as readers show them, and hidden layers stay hidden', async () => {
    const file = await pdfOf([[595, 842, 'virada', 90], A4_PAGE], (made) => {
      const { context } = made
      const layer = context.register(context.obj({ Type: 'OCG', Name: PDFString.of('Respostas') }))
      made.catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [layer], D: { OFF: [layer] } }))
      const page = made.getPage(1)
      page.node.normalizedEntries().Resources.set(PDFName.of('Properties'), context.obj({ MC0: layer }))
      const hidden = context.register(context.flateStream('/OC /MC0 BDC 1 0 0 rg 100 100 300 300 re f EMC'))
      page.node.addContentStream(hidden)
    })
    const made = await make(plan([], ALONE, 2), file)
    expect(await sizesOf(made.file)).toEqual(['595x842', '842x595', '595x842'])
    // Corners of 10 dots each; the hidden square would be 150 dots wide.
    expect((await redBox(made.file, 3)).corners).toBeLessThan(800)
  })

  test('with a password or a defect is left out, and the rest is made', async () => {
    const locked = await PDFDocument.load(await FILE.arrayBuffer())
    locked.encrypt({ userPassword: 'x', ownerPassword: 'y' })
    const damaged = new Blob([Uint8Array.from(await bytesOf(FILE)).slice(0, 300)])
    const many = await pdfOf(Array.from({ length: 60 }, (): Page => A4_PAGE))
    const cases = [
      [new Blob([Uint8Array.from(await locked.save())]), 'encrypted'],
      [damaged, 'damaged'],
      [new Blob(['nothing']), 'damaged'],
      [many, 'too_many_pages'],
    ] as const
    for (const [file, why] of cases) {
      const made = await make(plan(['Ana'], { ...ALONE, contents: true }), file)
      expect(made.found).toBe(why)
      const pages = await textsOf(made.file)
      expect(pages).toHaveLength(2)
      expect(pages[0]).not.toContain('Cartões')
      expect(pages[1]).toContain('Ana')
    }
  })

  test('of fifty pages goes in whole for eleven children, in a small file', async () => {
    const long = await pdfOf(Array.from({ length: 50 }, (_, i): Page => [595.28, 841.89, `folha ${i + 1}`]))
    const names = Array.from({ length: 11 }, (_, i) => `Nome${i}`)
    const made = await make(plan(names, { ...ALONE, different: false }, 50), long)
    const pages = await textsOf(made.file)
    expect(pages).toHaveLength(11 * 51)
    expect(pages.slice(-50)).toEqual(Array.from({ length: 50 }, (_, i) => `folha ${i + 1}`))
    expect(made.file.size).toBeLessThan(1_000_000)
  })
})

async function pdfAlone(pages: readonly Page[], perPaper: 1 | 2 | 4): Promise<Blob> {
  const given = plan([], { ...ALONE, perPaper }, pages.length)
  return (await make({ ...given, ready: given.ready.slice(1) }, await pdfOf(pages))).file
}

/** A picture that does not pack. */
const noise = () =>
  sharp({
    create: {
      width: 600,
      height: 600,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: '#fff',
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer()
