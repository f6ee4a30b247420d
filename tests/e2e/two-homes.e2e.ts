/** Sheets are drawn by the same code in Node and in a browser (docs/adr/0005): the same marks, and as sound a PDF. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { OWN_KINDS } from '../../sheets/kinds/own/kinds.ts'
import { KINDS } from '../../sheets/kinds/registry.ts'
import { pageToSvg } from '../../sheets/print/svg.ts'
import { textsOf } from '../../sheets/scene/marks.ts'
import type { Level, ScenePage, SheetKind } from '../../sheets/scene/scene.ts'
import type { VariantChoices } from '../../sheets/variants/choices.ts'
import { choicesOf, drawVariant, type VariantSource } from '../../sheets/variants/draw-variant.ts'
import { KINDS_WITH_AMOUNTS } from '../../sheets/variants/kinds-with-amounts.ts'
import { KINDS_WITH_LETTERS } from '../../sheets/variants/kinds-with-letters.ts'
import { exampleOf, firstChoices, sourceOf } from '../../src/features/creations/draft.rules.ts'
import type { CreationKind } from '../../src/features/creations/kind.rules.ts'
import { CREATION_KINDS } from '../../src/features/creations/kinds.rules.ts'
import { openDrawingThread } from './setup/drawing-thread.ts'
import { test } from './setup/site.ts'

const LEVELS: readonly Level[] = ['facil', 'medio', 'desafio']
const sentence = 'Observe, pense e faça você também.'
const source: VariantSource = {
  level: 'facil',
  seed: 7,
  pages: 1,
  color: true,
  title: 'Pássaro, café e avião',
  instructions: { facil: sentence, medio: sentence, desafio: sentence },
  school: true,
}

const svgOf = (page: ScenePage) => {
  const [width, height] = page.landscape ? [297, 210] : [210, 297]
  return pageToSvg(page, { x: 0, y: 0, width, height, pixelWidth: 800 })
}

interface Case {
  readonly kind: SheetKind
  readonly source: VariantSource
  readonly choices: VariantChoices
}

/** `TWO_HOMES=all` draws every case; otherwise each kind is drawn in two of its cases, others for the next kind. */
const EVERYTHING = process.env.TWO_HOMES === 'all'
const CASES_OF_A_KIND = 2

/**
 * Every kind on every level in colour, once in outlines, with fewer things where it can draw them, and in each style of
 * letters where it has some.
 */
function casesOf(kind: SheetKind, place: number): Case[] {
  const plain = choicesOf(source)
  const cases: VariantChoices[] = [
    ...LEVELS.map((level) => ({ ...plain, level, seed: place })),
    { ...plain, level: 'medio', ink: 'outlines', copies: 4, answers: 'apart' },
  ]
  if (KINDS_WITH_AMOUNTS.includes(kind.id))
    cases.push({ ...plain, amount: 'fewer', pages: 2, copies: 2, beside: 'next' })
  if (KINDS_WITH_LETTERS.includes(kind.id))
    for (const letters of ['imprensa', 'cursiva'] as const) cases.push({ ...plain, letters, copies: 2 })
  return cases.map((choices) => ({ kind, source, choices }))
}

/** Cases in turn, beginning with another one for each kind. */
function taken(cases: readonly Case[], place: number): readonly Case[] {
  if (EVERYTHING) return cases
  const first = place % cases.length
  return [...cases.slice(first), ...cases.slice(0, first)].slice(0, CASES_OF_A_KIND)
}

/** The words and names that /criar shows as an example. */
function ownSource(row: CreationKind): VariantSource {
  const chosen = firstChoices(row)
  return sourceOf(row, exampleOf(row, chosen), chosen)
}

/** Every personal kind on every level, and in each of its letter styles. */
function ownCasesOf(kind: SheetKind): Case[] {
  const row = CREATION_KINDS.find(({ id }) => id === kind.id)
  if (!row) throw new Error(`${kind.id} is not offered`)
  const source = ownSource(row)
  const plain = { ...firstChoices(row).choices, seed: 7 }
  const cases: VariantChoices[] = [
    ...LEVELS.map((level) => ({ ...plain, level })),
    { ...plain, ink: 'outlines', copies: 2 },
  ]
  if (row.letters) for (const letters of ['bastao', 'imprensa', 'cursiva'] as const) cases.push({ ...plain, letters })
  return cases.map((choices) => ({ kind, source, choices }))
}

test('every kind is drawn the same in Node and in the browser, at its levels and in its styles', async ({ page }) => {
  test.setTimeout(300_000)
  await page.goto('/about')
  const ask = await openDrawingThread(page)
  const different: string[] = []
  const cases = [...KINDS.map(casesOf), ...OWN_KINDS.map(ownCasesOf)].flatMap(taken)
  for (const { kind, source, choices } of cases) {
    const { id, category } = kind
    const { pages, answers } = drawVariant(kind, source, choices)
    const reply = await ask({ make: 'pictures', order: { kind: id, category, source, choices } })
    const drawn = 'pictures' in reply ? reply.pictures.pages : []
    const expected = [...pages, ...answers].map(svgOf)
    if (drawn.length !== expected.length || drawn.some((svg, i) => svg !== expected[i]))
      different.push(`${id} ${JSON.stringify(choices)} ${'error' in reply ? reply.error : ''}`)
  }
  expect(different).toEqual([])
})

test('a PDF of the browser is A4, in process colours, with its fonts and its text inside', async ({ page }, info) => {
  await page.goto('/about')
  const ask = await openDrawingThread(page)
  const two = { ...choicesOf(source), pages: 2 }
  const ofCatalogue = KINDS.filter(({ id }) =>
    ['palavra-e-figura', 'tracejar-cursiva', 'soma-com-desenhos'].includes(id),
  ).map((kind): Case => ({ kind, source, choices: two }))
  const own = OWN_KINDS.flatMap((kind) => ownCasesOf(kind).slice(0, 1))
  for (const { kind, source, choices } of [...ofCatalogue, ...own]) {
    const { id, category } = kind
    const order = { kind: id, category, source, choices }
    const reply = await ask({ make: 'sheets', order, metadata: { title: source.title, author: 'a', subject: 's' } })
    expect(reply, id).toHaveProperty('pdf')
    const file = info.outputPath(`${id}.pdf`)
    writeFileSync(file, Buffer.from(Object.values('pdf' in reply ? (reply.pdf ?? {}) : {})))
    const run = (program: string, ...args: string[]) =>
      execFileSync(program, args, { encoding: 'utf8', maxBuffer: 64 << 20 })
    expect(run('pdfinfo', file)).toMatch(/Page size:\s+595\.28 x 841\.89 pts \(A4\)/)
    for (const font of run('pdffonts', file).trim().split('\n').slice(2))
      expect(font).toMatch(/\syes yes yes\s+\d+\s+\d+$/)
    const text = run('pdftotext', '-raw', file, '-').replace(/\s/g, '')
    const { pages, answers } = drawVariant(kind, source, choices)
    for (const said of [...pages, ...answers].flatMap(({ marks }) => textsOf(marks)))
      expect(text, id).toContain(said.replace(/\s/g, ''))
    const plain = run('qpdf', '--qdf', '--object-streams=disable', file, '-')
    expect(plain).toContain('/DeviceCMYK cs')
    expect(plain).not.toMatch(/\/Device(?:RGB|Gray)|\n[\d. ]+ (?:rg|RG|g|G)\n/)
  }
})
