/** Words that children use for a picture, and their spelling. */
import { expect, test } from 'vitest'
import { LEVELS } from '../../../tests/factories/sheets.ts'
import { capitals, VOCABULARY, WORD_THEMES } from '../../pictures/vocabulary.ts'
import type { Level, Mark, SheetOptions } from '../../scene/scene.ts'
import { contarSilabas } from './contar-silabas.ts'
import { cruzadinha, LINE_GROUND } from './cruzadinha.ts'
import { familiaSilabica } from './familia-silabica.ts'
import { FAMILIES } from './families.ts'
import { juntarSilabas } from './juntar-silabas.ts'
import { lessonWordsOf } from './lesson-words.ts'
import { ordenarSilabas } from './ordenar-silabas.ts'
import { primeiraLetra } from './primeira-letra.ts'
import { silabasComplexas } from './silabas-complexas.ts'
import { READINGS } from './stories.ts'
import { isClearAlone } from './word-deck.ts'

const SEEDS = Array.from({ length: 12 }, (_, i) => i + 1)
const optionsOf = (level: Level, seed: number, theme: string, pages = 1): SheetOptions => ({
  title: 'Título',
  instruction: 'Uma frase.',
  level,
  seed,
  theme,
  pages,
  color: true,
})
const flat = (marks: readonly Mark[]): Mark[] =>
  marks.flatMap((mark) => (mark.kind === 'group' ? flat(mark.children) : [mark]))
/** Words of a page whose pictures a child may name differently. */
const unclear = (words: readonly string[]) =>
  words.filter((word) => !VOCABULARY.some((one) => [one.name, one.id].includes(word) && isClearAlone(one)))

test('a page about first vowels asks for each of the five once, with pictures that all call the same', () => {
  for (const seed of SEEDS)
    for (const page of primeiraLetra.draw(optionsOf('facil', seed, 'vogais', 3)).facts.pages) {
      expect(page.map(({ answer }) => answer).sort()).toEqual(['A', 'E', 'I', 'O', 'U'])
      expect(unclear(page.map(({ picture }) => picture))).toEqual([])
    }
})

test('syllables are counted of a printed word, never of a picture with several names', () => {
  for (const level of LEVELS)
    for (const seed of SEEDS) {
      const sheet = contarSilabas.draw(optionsOf(level, seed, 'tudo', 2))
      sheet.facts.pages.forEach((page, i) => {
        for (const { word } of page) expect(sheet.contents[i]?.texts, `${level} ${seed}`).toContain(capitals(word))
      })
    }
})

test('a crossword asks for words of its theme, and no hole between words looks like a place to write', () => {
  for (const level of LEVELS)
    for (const theme of WORD_THEMES) {
      const known = new Set(lessonWordsOf(theme).map(({ name }) => capitals(name)))
      for (const seed of SEEDS.slice(0, 4)) {
        const sheet = cruzadinha.draw(optionsOf(level, seed, theme))
        const page = sheet.facts.pages[0]
        if (!page) throw new Error('no page')
        expect(page.entries.filter(({ word }) => !known.has(word))).toEqual([])
        const inLine = cruzadinha.draw({ ...optionsOf(level, seed, theme), color: false })
        const grounds = flat(inLine.pages[0]?.marks ?? []).filter(
          (mark) => mark.kind === 'path' && mark.fill === LINE_GROUND,
        )
        expect(grounds, `${level} ${theme} ${seed}`).toHaveLength(1)
      }
    }
})

test('a syllable that is a rude word stands only in the family that teaches it', () => {
  for (const consonant of FAMILIES.filter((one) => one !== 'C'))
    for (const seed of SEEDS) {
      const hunt = familiaSilabica.draw(optionsOf('facil', seed, consonant, 2)).facts.pages[1]?.hunt
      expect(hunt?.syllables.filter((syllable) => syllable === 'CU' || syllable === 'KU')).toEqual([])
    }
})

test('M or N is what a nasal sound is asked for, and M stands only before P and B', () => {
  for (const seed of SEEDS)
    for (const { tasks } of silabasComplexas.draw(optionsOf('facil', seed, 'nasal', 2)).facts.pages)
      for (const { word, missing, from, choices } of tasks) {
        const vowel = missing.slice(0, 1)
        expect([...choices].sort()).toEqual([`${vowel}M`, `${vowel}N`])
        const next = word[from + missing.length] ?? ''
        expect(missing.endsWith('M'), word).toBe('PB'.includes(next))
      }
})

test('words that dictionaries divide in two ways are never divided', () => {
  for (const kind of [juntarSilabas, ordenarSilabas, contarSilabas])
    for (const level of LEVELS)
      for (const seed of SEEDS)
        expect(JSON.stringify(kind.draw(optionsOf(level, seed, 'passeio', 2)).facts).toLowerCase()).not.toContain(
          'ioiô',
        )
})

test('speech begins a line of its own, and quotations stand between curved marks', () => {
  for (const { text, questions } of READINGS.flatMap(({ short, long }) => [short, long])) {
    expect(text).not.toMatch(/[.:!?…] — ?[A-ZÁÉÍÓÚ]/)
    expect(text + questions.map(({ question }) => question).join()).not.toMatch(/[«»]/)
  }
})
