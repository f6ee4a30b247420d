import { describe, expect, it } from 'vitest'
import { WRITTEN } from './texts.ts'
import { divided, MOST_LETTERS, MOST_NAME, readName, readWords, shownSyllables, type WordNeeds } from './words.rules.ts'

const ANY: WordNeeds = { least: 1, most: 12, letters: 2 }

describe('a name', () => {
  it.each([
    ['João Vítor', 'João Vítor'],
    ['  Ana   Clara ', 'Ana Clara'],
    ["Maria d'Ávila", "Maria d'Ávila"],
    ['Ana–Clara', 'Ana-Clara'],
    ['Jo\u200bão', 'João'],
    ['José'.normalize('NFD'), 'José'],
    ['Zoë', 'Zoë'],
    ['Cunegundes', 'Cunegundes'],
  ])('%j is %j', (typed, name) => {
    expect(readName(typed)).toEqual({ name })
  })

  it.each([
    ['', WRITTEN.nameMissing],
    [' \u200f\u202e\n ', WRITTEN.nameMissing],
    ['Ana 😀', WRITTEN.nameSigns],
    ['Ana2', WRITTEN.nameSigns],
    ['محمد', WRITTEN.nameSigns],
    ['<b>Ana</b>', WRITTEN.nameSigns],
    ['Ana;', WRITTEN.nameSigns],
    ['a'.repeat(MOST_NAME + 1), WRITTEN.nameLong(MOST_NAME)],
    ['a'.repeat(500), WRITTEN.nameLong(MOST_NAME)],
    ['Ana Puta', WRITTEN.forbidden],
    ['BÓSTA', WRITTEN.forbidden],
  ])('%j is refused', (typed, problem) => {
    expect(readName(typed)).toEqual({ problem })
  })
})

describe('a list of words', () => {
  it('is read by lines, commas and semicolons, each word once, in its order', () => {
    expect(readWords('girassol\n sapato, BOLA;bola\r\n\n guarda-chuva ', ANY)).toEqual({
      words: ['girassol', 'sapato', 'BOLA', 'guarda-chuva'],
      problems: [],
    })
  })

  it.each([
    ['a', WRITTEN.short('a', 2)],
    ['bola 2', WRITTEN.signs('bola 2')],
    ['bolo de fubá', WRITTEN.signs('bolo de fubá')],
    ['😀', WRITTEN.signs('😀')],
    ['كتاب', WRITTEN.signs('كتاب')],
    ['-bola', WRITTEN.signs('-bola')],
    ['x'.repeat(500), WRITTEN.long(`${'x'.repeat(18)}…`, MOST_LETTERS)],
    ['merda', WRITTEN.forbidden],
    ['Pau-no-cu', WRITTEN.forbidden],
  ])('%j is left out with its reason', (typed, problem) => {
    expect(readWords(`sapato\n${typed}`, ANY)).toEqual({ words: ['sapato'], problems: [problem] })
  })

  it.each(['macaco', 'sacola', 'pintinho', 'coco', 'burro', 'cuidado', 'computador', 'disputa', 'bicicleta'])(
    'takes %s, in which a refused word may stand',
    (word) => {
      expect(readWords(word, ANY)).toEqual({ words: [word], problems: [] })
    },
  )

  it('never repeats a refused word, and says each thing once', () => {
    const { problems } = readWords('merda\nbosta\nsapato', ANY)
    expect(problems).toEqual([WRITTEN.forbidden])
  })

  it('has bounds', () => {
    const many = Array.from({ length: 14 }, (_, i) => `pala${'abcdefghijklmn'[i]}`).join('\n')
    expect(readWords(many, ANY)).toMatchObject({ words: { length: 12 }, problems: [WRITTEN.many(12)] })
    expect(readWords('sol', { ...ANY, least: 3 }).problems).toEqual([WRITTEN.few(3)])
    expect(readWords('sol\n'.repeat(5000), ANY).words).toEqual(['sol'])
  })

  it('keeps a word search solvable: no word inside another, either way round', () => {
    const read = readWords('sol\ngirassol\nroma\namor\novo', { ...ANY, letters: 3, apart: true })
    expect(read.words).toEqual(['girassol', 'amor', 'ovo'])
    expect(read.problems).toEqual([WRITTEN.inside('sol', 'girassol'), WRITTEN.inside('roma', 'amor')])
  })

  it('has something to divide, where syllables are the task', () => {
    expect(readWords('sol\nsapato', { ...ANY, syllables: true })).toEqual({
      words: ['sapato'],
      problems: [WRITTEN.oneSyllable('sol')],
    })
  })

  it('may be of names', () => {
    expect(readWords('João Vítor\nÍris', { ...ANY, names: true })).toMatchObject({ words: ['João Vítor', 'Íris'] })
  })
})

describe('syllables', () => {
  it.each([
    ['girassol', 'gi-ras-sol'],
    ['guarda-chuva', 'guar-da-chu-va'],
    ['coração', 'co-ra-ção'],
  ])('of %s are shown as %s', (word, shown) => {
    expect(shownSyllables(word)).toBe(shown)
    expect(divided(word, shown)).toEqual({ text: word, syllables: shown.split('-') })
  })

  it('can be corrected while the letters stay', () => {
    expect(divided('gratuito', 'gra · tui · to')?.syllables).toEqual(['gra', 'tui', 'to'])
    expect(divided('gratuito', 'gra-tui')).toBeNull()
    expect(divided('gratuito', '')).toBeNull()
    expect(divided('gratuito', 'gra-tuí-to')).toBeNull()
  })
})
