import { readdirSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { collect, type Label, PAGE } from '../../tests/factories/page-marks.ts'
import { SEEDS as ALL_SEEDS, footMarginOf, isForCaller } from '../../tests/factories/sheets.ts'
import { boundsOf } from '../lettering/bounds.ts'
import { hasLetter } from '../lettering/letters.ts'
import { hasNameLine } from '../page/paper.ts'
import { textsOf } from '../scene/marks.ts'
import {
  type Level,
  MARGIN_MM,
  type Mark,
  PAGE_HEIGHT_MM,
  PAGE_WIDTH_MM,
  type Sheet,
  type SheetKind,
} from '../scene/scene.ts'
import { FIXED_KINDS } from '../variants/fixed-kinds.ts'
import { OWN_KINDS } from './own/kinds.ts'
import { drawSheet, findKind, KINDS, MAX_PAGES } from './registry.ts'

const LEVELS: readonly Level[] = ['facil', 'medio', 'desafio']
/** Four seeds for each commit, 12 in `npm run trust`. */
const SEEDS = Array.from({ length: ALL_SEEDS.length > 20 ? 12 : 4 }, (_, i) => i * 7919 + 1)

function draw(kind: SheetKind, level: Level, seed: number, pages = 1): Sheet {
  const theme = kind.themes[seed % kind.themes.length]
  const options = {
    level,
    seed,
    color: seed % 2 === 0,
    title: 'Título da folha',
    instruction: 'Uma frase.',
    pages,
    theme,
  }
  return drawSheet(kind.id, options)
}

/**
 * A page of each level and seed. Where the theme decides nearly everything (a number to trace, half a picture), it goes
 * round with the seed.
 */
function drawAll(kind: SheetKind, level: Level, seeds = SEEDS): readonly Sheet[] {
  return seeds.map((seed, i) => {
    const theme = kind.themes[i % kind.themes.length]
    const options = {
      level,
      seed,
      color: true,
      title: 'Título',
      instruction: 'Uma frase.',
      pages: 1,
      theme,
    }
    return drawSheet(kind.id, options)
  })
}

/** Six and a half points: the words on coins, as they are. Keys put several pages on one, and adults read them. */
const LEGIBLE_MM = 2.3
const letterSize = ({ mark, place }: Label) => mark.size * Math.hypot(place.cos, place.sin)

/** Words of the head inside a picture. */
const headsOf = (marks: readonly Mark[]): string[] =>
  marks.flatMap((mark) => {
    if (mark.kind === 'group') return headsOf(mark.children)
    return mark.kind === 'text' && mark.heading ? [mark.text] : []
  })

const pagesOf = (sheet: Sheet) => [...sheet.pages, ...sheet.answerKeys]

describe('registry', () => {
  it('names every kind once and gives it themes', () => {
    expect(new Set(KINDS.map(({ id }) => id)).size).toBe(KINDS.length)
    for (const kind of KINDS) {
      expect(kind.id).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
      expect(kind.themes.length).toBeGreaterThan(0)
    }
  })

  it('has each kind in the file of its id, exported under its id in camel case', async () => {
    const folder = new URL('.', import.meta.url)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const camelCase = (id: string) => id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    for (const kind of [...KINDS, ...OWN_KINDS]) {
      const inFile = files.filter((file) => file.split('/').at(-1) === `${kind.id}.ts`)
      expect(inFile, kind.id).toHaveLength(1)
      const module = (await import(new URL(inFile[0] ?? '', folder).href)) as Record<string, unknown>
      expect(module[camelCase(kind.id)], kind.id).toBe(kind)
    }
  })

  it.each(['colorir', 'labirinto', 'pontilhar', 'tracejar'])('has at least three kinds of %s', (category) => {
    expect(KINDS.filter((kind) => kind.category === category).length).toBeGreaterThanOrEqual(3)
  })

  it('refuses an unknown kind, theme or page count', () => {
    const options = { level: 'facil', seed: 1, color: true, title: 'a', instruction: 'b', pages: 1 } as const
    const { id } = findKind('labirinto-redondo')
    expect(() => findKind('nada')).toThrow(RangeError)
    expect(() => drawSheet(id, { ...options, theme: 'nada' })).toThrow(RangeError)
    expect(() => drawSheet(id, { ...options, pages: 0 })).toThrow(RangeError)
    expect(() => drawSheet(id, { ...options, pages: MAX_PAGES + 1 })).toThrow(RangeError)
  })
})

describe.each(KINDS.map((kind) => [kind.id, kind] as const))('%s', (_, kind) => {
  const isFixed = FIXED_KINDS.includes(kind.id)
  const sheetsAt = new Map<Level, readonly Sheet[]>()
  afterAll(() => sheetsAt.clear())
  function sheetsOf(level: Level): readonly Sheet[] {
    const sheets = sheetsAt.get(level) ?? drawAll(kind, level)
    sheetsAt.set(level, sheets)
    return sheets
  }

  it.each(LEVELS)(
    'stays inside the margins with legible letters at level %s, the same for the same seed, another for another',
    (level) => {
      const sheets = sheetsOf(level)
      const margin = footMarginOf(kind)
      for (const [i, page] of sheets.flatMap((sheet, i) => pagesOf(sheet).map((page) => [i, page] as const))) {
        const box = boundsOf(page.marks)
        if (!box) throw new Error('an empty page')
        expect(box.x, `seed ${SEEDS[i]}`).toBeGreaterThanOrEqual(MARGIN_MM)
        expect(box.y, `seed ${SEEDS[i]}`).toBeGreaterThanOrEqual(MARGIN_MM)
        expect(box.x + box.width, `seed ${SEEDS[i]}`).toBeLessThanOrEqual(PAGE_WIDTH_MM - MARGIN_MM)
        expect(box.y + box.height, `seed ${SEEDS[i]}`).toBeLessThanOrEqual(PAGE_HEIGHT_MM - margin)
      }
      for (const page of sheets.flatMap(({ pages }) => pages)) {
        const labels: Label[] = []
        collect(page.marks, PAGE, labels, [])
        expect(labels.filter((label) => letterSize(label) < LEGIBLE_MM).map(({ mark }) => mark.text)).toEqual([])
      }
      const drawn = sheets.map((sheet) => JSON.stringify(sheet))
      if (isFixed) expect(new Set(drawn).size).toBe(kind.themes.length)
      else expect(new Set(drawn).size).toBeGreaterThanOrEqual(SEEDS.length / 2)
      expect(JSON.stringify(drawAll(kind, level, SEEDS.slice(0, 1))[0])).toBe(drawn[0])
    },
  )

  it('has as many pages as asked, all different, and one answer key at most', () => {
    for (const pages of isFixed ? [2] : [2, 4]) {
      const sheet = draw(kind, 'medio', 11, pages)
      expect(sheet.pages).toHaveLength(pages)
      expect(
        new Set(sheet.pages.map((page) => JSON.stringify(page.marks.slice(hasNameLine(page) ? 4 : 0, -2)))).size,
      ).toBe(pages)
      const last = textsOf(pagesOf(sheet).at(-1)?.marks ?? []).at(-1)
      const count = pagesOf(sheet).length
      expect(last).toBe(`Página ${count} de ${count}`)
    }
  })

  it('has its title in the key of a page that is a picture', () => {
    const title = 'Título'
    for (const { pages, answerKeys } of LEVELS.flatMap(sheetsOf)) {
      const keys = answerKeys.map(({ marks }) => textsOf(marks)).filter(([head]) => head === `Respostas: ${title}`)
      if (keys.length === 0 || !pages.some(({ marks }) => headsOf(marks).includes(title))) continue
      expect(keys.filter((texts) => !texts.includes(title))).toEqual([])
    }
  })

  it('keeps a page when pages are added', () => {
    const withoutFooter = (sheet: Sheet) => JSON.stringify(sheet.pages[0]?.marks.slice(0, -2))
    expect(withoutFooter(draw(kind, 'medio', 3, 3))).toBe(withoutFooter(draw(kind, 'medio', 3, 1)))
  })

  it('has levels that differ', () => {
    const count = isForCaller(kind) ? 2 : 1
    const pages = LEVELS.map((level) => JSON.stringify(draw(kind, level, 9, count).pages))
    expect(new Set(pages).size).toBe(3)
  })
})

describe('letters', () => {
  it('has a skeleton for every letter and figure', () => {
    const wanted = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789']
    expect(wanted.filter((character) => !hasLetter(character))).toEqual([])
  })
})
