import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadKind } from '../../../sheets/kinds/loaders.ts'
import { findPicture } from '../../../sheets/pictures/drawing.ts'
import { INTERESTS } from '../../../sheets/pictures/interests.ts'
import type { Level } from '../../../sheets/scene/scene.ts'
import { drawVariant } from '../../../sheets/variants/draw-variant.ts'
import { OPTIONS } from '../variants/options/rules.ts'
import {
  choicesFor,
  exampleOf,
  firstChoices,
  NOTHING_TYPED,
  nameOfSheet,
  readDraft,
  rememberedChoices,
  sourceOf,
  withTheme,
} from './draft.rules.ts'
import type { CreationKind } from './kind.rules.ts'
import { CREATION_KINDS, creationKind } from './kinds.rules.ts'
import { WRITTEN } from './texts.ts'

const named = (id: string): CreationKind => {
  const kind = creationKind(id)
  if (!kind) throw new Error(`no kind ${id}`)
  return kind
}

describe('the kinds', () => {
  it('are at least 20, with ids of their own and at most five choices each', () => {
    expect(CREATION_KINDS.length).toBeGreaterThanOrEqual(20)
    expect(new Set(CREATION_KINDS.map(({ id }) => id)).size).toBe(CREATION_KINDS.length)
    for (const { id, fields, hint } of CREATION_KINDS) {
      expect(fields.length, id).toBeLessThanOrEqual(5)
      expect(new Set(fields).size, id).toBe(fields.length)
      expect(hint.length, id).toBeLessThan(70)
    }
  })

  it.each(CREATION_KINDS.map((kind) => [kind.id, kind] as const))(
    '%s draws its example, and has its picture',
    async (id, kind) => {
      const chosen = firstChoices(kind)
      const own = exampleOf(kind, chosen)
      const [drawn, choices] = [await loadKind(id, kind.category), choicesFor(kind, own, chosen)]
      const { pages, answers } = drawVariant(drawn, sourceOf(kind, own, chosen), choices)
      expect(pages).toHaveLength(1)
      if (kind.fields.includes('answers')) expect(answers.length).toBeGreaterThan(0)
      for (const [theme] of kind.themes ?? []) expect(drawn.themes).toContain(theme)
      expect(existsSync(`public/criar/${id}.webp`)).toBe(true)
    },
  )

  it.each(CREATION_KINDS.map((kind) => [kind.id, kind] as const))(
    '%s has another drawing for another seed, or is marked as having one',
    async (id, kind) => {
      const drawn = await loadKind(id, kind.category)
      const first = firstChoices(kind)
      // Some scenes to colour are always composed in one manner; the last theme is none of them.
      const theme = kind.category === 'colorir' ? (kind.themes?.at(-1)?.[0] ?? '') : first.theme
      const levels = kind.fields.includes('level') ? (['facil', 'medio', 'desafio'] as const) : [first.choices.level]
      const draw = (level: Level, seed: number) => {
        const chosen = { ...first, theme, choices: { ...first.choices, level, seed } }
        const own = exampleOf(kind, chosen)
        return JSON.stringify(drawVariant(drawn, sourceOf(kind, own, chosen), choicesFor(kind, own, chosen)).pages)
      }
      const varies = levels.some((level) => new Set([1, 2, 3].map((seed) => draw(level, seed))).size > 1)
      expect(varies).toBe(!kind.oneDrawing)
    },
  )

  it('find room for the twelve differences in every place', { timeout: 60_000 }, async () => {
    const kind = named('diferencas')
    const [drawn, first] = [await loadKind(kind.id, kind.category), firstChoices(kind)]
    for (const [theme] of kind.themes ?? []) {
      const chosen = { ...first, theme, choices: { ...first.choices, level: 'desafio' as const } }
      const own = exampleOf(kind, chosen)
      expect(drawVariant(drawn, sourceOf(kind, own, chosen), choicesFor(kind, own, chosen)).pages, theme).toHaveLength(
        1,
      )
    }
  })

  it('draw pictures that exist', () => {
    for (const { pictures } of INTERESTS) for (const id of pictures) expect(findPicture(id).id).toBe(id)
  })
})

describe('reading a draft', () => {
  it('without a word there is nothing to print, and nothing is called wrong', () => {
    for (const kind of CREATION_KINDS.filter(({ fields }) => fields.includes('name') || fields.includes('words'))) {
      const { own, problems } = readDraft(kind, NOTHING_TYPED, firstChoices(kind))
      expect([own, problems]).toEqual([null, {}])
    }
  })

  it('takes the name, the words in their syllables and the pictures of the interest', () => {
    const kind = named('nome-tracado')
    const chosen = { ...firstChoices(kind), interest: 'trens' }
    expect(readDraft(kind, { ...NOTHING_TYPED, name: ' João  Vítor' }, chosen).own).toEqual({
      name: 'João Vítor',
      pictures: INTERESTS.find(({ id }) => id === 'trens')?.pictures,
    })
    const syllables = named('juntar-silabas-proprias')
    const typed = { ...NOTHING_TYPED, words: 'sapato\ngratuito', corrections: { gratuito: 'gra-tui-to' } }
    expect(readDraft(syllables, typed, firstChoices(syllables)).own?.words).toEqual([
      { text: 'sapato', syllables: ['sa', 'pa', 'to'] },
      { text: 'gratuito', syllables: ['gra', 'tui', 'to'] },
    ])
    const wrong = readDraft(syllables, { ...typed, corrections: { gratuito: 'gra' } }, firstChoices(syllables))
    expect([wrong.own, wrong.wronglyDivided]).toEqual([null, ['gratuito']])
  })

  it('names bounds that cross, and more than a sheet holds', () => {
    const kind = named('numeros-tracados')
    const first = firstChoices(kind)
    expect(readDraft(kind, NOTHING_TYPED, { ...first, from: 9, to: 3 }).problems.numbers).toEqual([WRITTEN.bounds])
    expect(readDraft(kind, NOTHING_TYPED, { ...first, from: 0, to: 20 }).problems.numbers).toEqual([WRITTEN.span(20)])
    expect(readDraft(kind, NOTHING_TYPED, { ...first, from: 0, to: 19 }).own).toEqual({ from: 0, to: 19 })
  })

  it.each([
    [12, 2],
    [25, 4],
    [32, 4],
  ])('badges for a class of %i take %i pages, a name on each badge', (count, pages) => {
    const kind = named('cracha')
    const names = Array.from(
      { length: count },
      (_, i) => `Ana ${String.fromCharCode(65 + (i % 26))}${i < 26 ? '' : 'a'}`,
    )
    const { own, problems } = readDraft(kind, { ...NOTHING_TYPED, words: names.join('\n') }, firstChoices(kind))
    expect(own?.words?.map(({ text }) => text)).toEqual(names)
    expect(problems.words).toEqual([])
    expect(choicesFor(kind, own ?? {}, firstChoices(kind)).pages).toBe(pages)
  })
})

it('another level, ink, layout, drawing or interest is the same sheet; other words are another', () => {
  const kind = named('caca-palavras-proprio')
  const chosen = firstChoices(kind)
  const other = {
    ...chosen,
    interest: 'mar',
    choices: { ...chosen.choices, level: 'desafio', seed: 9, copies: 2 } as const,
  }
  const own = readDraft(kind, { ...NOTHING_TYPED, words: 'sapato\nbola' }, chosen).own ?? {}
  expect(nameOfSheet(kind, own, other)).toBe(nameOfSheet(kind, own, chosen))
  const longer = readDraft(kind, { ...NOTHING_TYPED, words: 'sapato\nbola\nrio' }, chosen).own ?? {}
  expect(nameOfSheet(kind, longer, chosen)).not.toBe(nameOfSheet(kind, own, chosen))
})

describe('choices that a device remembers', () => {
  it('come back as they were', () => {
    for (const kind of CREATION_KINDS) {
      const first = firstChoices(kind)
      const levels = kind.fields.includes('level') ? ('desafio' as const) : first.choices.level
      const chosen = { ...first, most: 50, from: 3, choices: { ...first.choices, level: levels, copies: 2 as const } }
      expect(rememberedChoices(kind, JSON.parse(JSON.stringify(chosen)))).toEqual(chosen)
    }
  })

  it.each([
    [null],
    ['x'],
    [[]],
    [
      {
        theme: 'nada',
        interest: 5,
        most: 7,
        from: -1,
        to: 1e9,
        firstLetter: 'Ç',
        choices: { level: 'x', ink: {}, seed: 8 },
      },
    ],
    [{ choices: null }],
  ])('%j is as at first', (stored) => {
    for (const kind of CREATION_KINDS) expect(rememberedChoices(kind, stored)).toEqual(firstChoices(kind))
  })

  it('hold nothing that was typed', () => {
    const keys = Object.keys(firstChoices(named('nome-tracado'))).sort()
    const choices = [...OPTIONS.map(({ name }) => name), 'seed'].sort()
    expect(keys).toEqual([
      'choices',
      'firstLetter',
      'from',
      'interest',
      'lastLetter',
      'most',
      'operation',
      'theme',
      'to',
    ])
    expect(Object.keys(firstChoices(named('nome-tracado')).choices).sort()).toEqual(choices)
  })
})

it('a link names the theme of a kind that has it, and of no other', () => {
  const kind = named('colorir-desenho')
  expect(withTheme(kind, firstChoices(kind), 'unicornio').theme).toBe('unicornio')
  for (const theme of ['princesa', null]) expect(withTheme(kind, firstChoices(kind), theme)).toEqual(firstChoices(kind))
})
