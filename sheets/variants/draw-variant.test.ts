import { describe, expect, test } from 'vitest'
import { KINDS } from '../kinds/registry.ts'
import { boundsOf } from '../lettering/bounds.ts'
import { capital } from '../page/capital.ts'
import { textsOf } from '../scene/marks.ts'
import {
  type LetterStyle,
  type Level,
  type Mark,
  PAGE_HEIGHT_MM,
  PAGE_WIDTH_MM,
  type SheetKind,
} from '../scene/scene.ts'
import { CHILDREN } from '../studio/cast/people.ts'
import type { VariantChoices } from './choices.ts'
import { choicesOf, drawVariant, type VariantSource } from './draw-variant.ts'
import { KINDS_WITH_LETTERS } from './kinds-with-letters.ts'

const sentence = 'Faça com calma.'
const source: VariantSource = {
  level: 'facil',
  seed: 7,
  pages: 1,
  color: true,
  title: 'Folha de teste',
  instructions: { facil: sentence, medio: sentence, desafio: sentence },
  school: false,
}
const AS_IT_IS = choicesOf(source)
const kindOf = (id: string): SheetKind => {
  const kind = KINDS.find((one) => one.id === id)
  if (!kind) throw new Error(`no kind ${id}`)
  return kind
}
const draw = (id: string, choices: Partial<VariantChoices> = {}, from = source) =>
  drawVariant(kindOf(id), from, { ...AS_IT_IS, ...choices })

const fillsOf = (marks: readonly Mark[]): number[] =>
  marks.flatMap((mark) => {
    if (mark.kind === 'group') return fillsOf(mark.children)
    return mark.kind === 'path' && mark.fill ? [mark.fill[3]] : []
  })

test('without choices it is the sheet of the catalogue', () => {
  const { color, level, seed, title, pages, school } = source
  const sheet = kindOf('relogio').draw({ color, level, seed, title, pages, school, instruction: sentence })
  expect(draw('relogio')).toEqual({ contents: sheet.contents, pages: sheet.pages, answers: sheet.answerKeys })
})

test('another drawing and another level differ', () => {
  const plain = JSON.stringify(draw('relogio'))
  expect(JSON.stringify(draw('relogio', { seed: 8 }))).not.toBe(plain)
  expect(JSON.stringify(draw('relogio', { level: 'desafio' }))).not.toBe(plain)
})

test('answers: at the end and counted, apart and counted by themselves, or none', () => {
  const said = (answers: VariantChoices['answers']) => {
    const { pages, answers: key } = draw('labirinto-retangular', { answers })
    const numbers = [...pages, ...key].flatMap(({ marks }) => textsOf(marks)).filter((text) => /^Página/.test(text))
    return { count: key.length, numbers }
  }
  expect(said('with')).toEqual({ count: 1, numbers: ['Página 1 de 2', 'Página 2 de 2'] })
  expect(said('apart')).toEqual({ count: 1, numbers: ['Página 1', 'Página 1'] })
  expect(said('without')).toEqual({ count: 0, numbers: ['Página 1'] })
})

describe('copies on one sheet of paper', () => {
  test.each([
    [2, PAGE_HEIGHT_MM, PAGE_WIDTH_MM],
    [4, PAGE_WIDTH_MM, PAGE_HEIGHT_MM],
  ] as const)('%i lie inside the paper, clear of its edges', (copies, width, height) => {
    const [page] = draw('relogio', { copies }).pages
    expect(page?.landscape ?? false).toBe(copies === 2)
    const groups = page?.marks.filter(({ kind }) => kind === 'group') ?? []
    expect(groups).toHaveLength(copies)
    const box = boundsOf(groups)
    expect(box?.x).toBeGreaterThan(6)
    expect(box?.y).toBeGreaterThan(6)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(width - 6)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(height - 6)
  })
})

describe('pages beside one another on one sheet of paper', () => {
  const scenes = (choices: Partial<VariantChoices>) =>
    draw('relogio', { level: 'desafio', pages: 3, answers: 'apart', ...choices }).pages.map(({ marks }) =>
      marks.flatMap((mark) => (mark.kind === 'group' ? [JSON.stringify(mark.children)] : [])),
    )
  const single = draw('relogio', { level: 'desafio', pages: 3, answers: 'apart' }).pages.map(({ marks }) =>
    JSON.stringify(marks),
  )

  test.each([
    [2, [[0, 1], [2]]],
    [4, [[0, 1, 2]]],
  ] as const)('%i: those that follow, in their order, what is left over by itself', (copies, papers) => {
    expect(scenes({ copies, beside: 'next' })).toEqual(papers.map((paper) => paper.map((page) => single[page])))
  })

  test('or the same page again', () => {
    expect(scenes({ copies: 2, beside: 'same' })).toEqual(single.map((page) => [page, page]))
  })
})

test.each(KINDS.map(({ id }) => id))('%s saves ink: no grey area, and no colour', (id) => {
  for (const page of draw(id, { ink: 'outlines', level: 'medio' }).pages) {
    expect(fillsOf(page.marks).filter((black) => black > 0 && black < 60)).toEqual([])
    expect(JSON.stringify(page.marks)).not.toMatch(/"fill":\[(?!0,0,0,)/)
  }
})

describe('letters', () => {
  test.each(KINDS_WITH_LETTERS)('the head of %s stays as it is', (id) => {
    for (const letters of ['bastao', 'imprensa', 'cursiva'] as const) {
      const texts = textsOf(draw(id, { letters }).pages[0]?.marks ?? []).join(' ')
      for (const word of ['Folha', 'teste']) expect(texts, letters).toContain(word)
    }
  })

  test('are offered for kinds that exist', () => {
    for (const id of KINDS_WITH_LETTERS) expect(kindOf(id).id).toBe(id)
  })

  test.each(KINDS_WITH_LETTERS)('in print or cursive keep the capitals of %s where they belong', (id) => {
    const texts = (level: Level, letters: LetterStyle | null) =>
      draw(id, { level, letters }).pages.flatMap(({ marks }) => textsOf(marks))
    for (const level of ['facil', 'medio', 'desafio'] as const) {
      const plain = texts(level, null)
      for (const letters of ['imprensa', 'cursiva'] as const) {
        const written = texts(level, letters)
        const mixed = plain.flatMap((text, i) => (/\p{Ll}/u.test(text) ? [[text, written[i]]] : []))
        for (const [before, after] of mixed) expect(after).toBe(before)
      }
    }
  })

  test('in print write a sentence in capitals as a sentence', () => {
    const written = draw('frases-e-leitura', { level: 'facil', letters: 'imprensa' })
      .pages.flatMap(({ marks }) => textsOf(marks))
      .join(' ')
    const names = CHILDREN.map(capital).join('|')
    expect(written.match(new RegExp(`\\b(${names}) [^.A-Z]+\\.`, 'g'))?.length).toBeGreaterThanOrEqual(3)
  })

  test.each(KINDS_WITH_LETTERS)('of %s change, and nothing needs more room across', (id) => {
    for (const level of ['facil', 'medio', 'desafio'] as const) {
      const plain = draw(id, { level }).pages
      for (const letters of ['bastao', 'imprensa', 'cursiva'] as const) {
        const styled = draw(id, { level, letters }).pages
        expect(styled.flatMap(({ marks }) => textsOf(marks)).length).toBe(
          plain.flatMap(({ marks }) => textsOf(marks)).length,
        )
        for (const [i, { marks }] of styled.entries()) {
          const [before, after] = [boundsOf(plain[i]?.marks ?? []), boundsOf(marks)]
          expect(after?.x).toBeGreaterThanOrEqual((before?.x ?? 0) - 0.01)
          expect(after?.width).toBeLessThanOrEqual((before?.width ?? 0) + 0.02)
        }
      }
    }
  })
})

test('what every page had to show is shown where the level can', () => {
  const { pages } = draw('palavra-e-figura', { level: 'medio' }, { ...source, must: ['gato'] })
  expect(JSON.stringify(pages)).toMatch(/gato/i)
})
