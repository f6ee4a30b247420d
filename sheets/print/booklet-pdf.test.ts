import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { isForCaller } from '../../tests/factories/sheets.ts'
import { gridOf, papersOf } from '../booklet/lay-out.ts'
import { KINDS } from '../kinds/registry.ts'
import { nameOnLine, withoutLevel } from '../page/paper.ts'
import { textsOf } from '../scene/marks.ts'
import type { Level, ScenePage } from '../scene/scene.ts'
import { openBookletPdf } from './booklet-pdf.ts'

const METADATA = { title: 'Caderno', author: 'site', subject: 'folhas', createdAt: new Date('2026-11-25T12:00:00Z') }

const drawn = (id: string, level: Level = 'facil', seed = 3): ScenePage => {
  const kind = KINDS.find((one) => one.id === id)
  const page = kind?.draw({ title: 'Folha', instruction: 'Faça.', level, seed, pages: 1, color: true }).pages[0]
  if (!page) throw new Error(`no page of ${id}`)
  return page
}

async function read(file: Blob) {
  const data = new Uint8Array(await file.arrayBuffer())
  const pdf = await getDocument({ data, useSystemFonts: false }).promise
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, i) => {
      const page = await pdf.getPage(i + 1)
      const { items } = await page.getTextContent()
      const { fnArray } = await page.getOperatorList()
      return {
        size: page.view.slice(2).map(Math.round),
        texts: items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])),
        forms: fnArray.filter((operator) => operator === OPS.paintFormXObjectBegin).length,
      }
    }),
  )
}

test('a drawing is stored once, and each copy has its own name', async () => {
  const page = drawn('relogio')
  const sizes: number[] = []
  for (const copies of [1, 8]) {
    const pdf = openBookletPdf(METADATA)
    const form = pdf.form(page)
    const names = Array.from({ length: copies }, (_, i) => `Criança ${i + 1}`)
    for (const name of names) pdf.paper({ placed: [{ form, x: 0, y: 0, scale: 1, over: [nameOnLine(name)] }] })
    const bytes = await pdf.end()
    sizes.push(bytes.size)
    const pages = await read(bytes)
    expect(pages.map(({ texts }) => texts.filter((text) => /^Criança \d/.test(text)))).toEqual(
      names.map((name) => [name]),
    )
    expect(pages.every(({ forms, texts }) => forms === 1 && texts.includes('Folha'))).toBe(true)
  }
  const [one = 0, eight = 0] = sizes
  // Each further copy costs its name and the page around it.
  expect(eight - one).toBeLessThan(8 * 900)
})

test('white papers, four to a paper, and turned papers', async () => {
  const pdf = openBookletPdf(METADATA)
  const forms = [pdf.form(drawn('relogio')), pdf.form(drawn('tabuada', 'medio'))]
  const four = gridOf(4)
  const two = gridOf(2)
  const at = (grid: typeof four) => forms.map((form, i) => ({ form, ...(grid.places[i] ?? { x: 0, y: 0, scale: 1 }) }))
  pdf.paper({ placed: at(four), marks: four.marks })
  pdf.paper({})
  pdf.paper({ landscape: two.landscape, placed: at(two), marks: two.marks })
  const pages = await read(await pdf.end())
  expect(pages.map(({ size, forms: placed }) => [...size, placed])).toEqual([
    [595, 842, 2],
    [595, 842, 0],
    [842, 595, 2],
  ])
  expect(pages[1]?.texts).toEqual([])
})

test('a form looks as its page does', async () => {
  const page = drawn('relogio')
  const pdf = openBookletPdf(METADATA)
  pdf.paper({ placed: [{ form: pdf.form(page), x: 0, y: 0, scale: 1 }] })
  const [placed] = await read(await pdf.end())
  for (const words of textsOf(page.marks)) expect(placed?.texts.join(' ')).toContain(words)
})

test('a drawing that lacks a part leaves nothing behind, and is drawn again', async () => {
  const page = drawn('relogio')
  const broken: ScenePage = { ...page, marks: [...page.marks, { kind: 'text', font: 'none' } as never] }
  const sizes: number[] = []
  for (const failures of [0, 3]) {
    const pdf = openBookletPdf(METADATA)
    for (let i = 0; i < failures; i++) {
      expect(() => pdf.form(broken)).toThrow()
      expect(() => pdf.paper({ marks: broken.marks })).toThrow()
    }
    pdf.paper({ placed: [{ form: pdf.form(page), x: 0, y: 0, scale: 1 }] })
    const file = await pdf.end()
    sizes.push(file.size)
    const [placed, ...others] = await read(file)
    expect(placed?.texts).toContain('Folha')
    expect(others).toEqual([])
  }
  const [whole = 0, failed = 0] = sizes
  expect(failed - whole).toBeLessThan(6 * 300)
})

test.each(['facil', 'medio', 'desafio'] as const)('a page of %s shows no level where it is not wished', (level) => {
  const page = drawn('relogio', level)
  const plain = withoutLevel(page)
  expect(page.marks.length - plain.marks.length).toBe(level === 'facil' ? 5 : 3)
  expect(textsOf(plain.marks)).not.toContain('Pronto!')
})

test('every kind has a line for the name, but for the boards of a game', () => {
  for (const { id } of KINDS.filter((kind) => !isForCaller(kind)))
    expect(textsOf(drawn(id).marks), id).toContain('Nome')
}, 120_000)

test.each([
  [5, 1, true, { papers: 5, blanks: 1 }],
  [6, 1, true, { papers: 6, blanks: 0 }],
  [5, 1, false, { papers: 5, blanks: 0 }],
  [5, 4, true, { papers: 2, blanks: 0 }],
  [3, 2, true, { papers: 2, blanks: 0 }],
] as const)('%i pages, %i to a paper, two-sided %s', (pages, perPaper, twoSided, papers) => {
  expect(papersOf(pages, perPaper, twoSided)).toEqual(papers)
})
