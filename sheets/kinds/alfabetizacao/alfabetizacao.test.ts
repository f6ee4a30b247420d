import { expect, test } from 'vitest'
import { drawAll, everyPage, LEVELS, layoutFaults } from '../../../tests/factories/sheets.ts'
import { capitals, VOCABULARY, withoutAccent, wordPicture } from '../../pictures/vocabulary.ts'
import type { SheetKind } from '../../scene/scene.ts'
import { BEARERS } from '../../studio/shapes/vowel-things.ts'
import { cacaPalavras } from './caca-palavras.ts'
import { cacaVogal } from './caca-vogal.ts'
import { completarPalavra } from './completar-palavra.ts'
import { contarSilabas } from './contar-silabas.ts'
import { cruzadinha } from './cruzadinha.ts'
import { ditadoVisual } from './ditado-visual.ts'
import { familiaSilabica } from './familia-silabica.ts'
import { FAMILIES, placeOf, syllablesOfFamily, wordsWith } from './families.ts'
import { frasesELeitura } from './frases-e-leitura.ts'
import { juntarSilabas } from './juntar-silabas.ts'
import { ALFABETIZACAO_KINDS } from './kinds.ts'
import { occurrences, unwantedIn } from './letter-grid.ts'
import { ordemAlfabetica } from './ordem-alfabetica.ts'
import { ordenarSilabas } from './ordenar-silabas.ts'
import { palavraEFigura } from './palavra-e-figura.ts'
import { primeiraLetra } from './primeira-letra.ts'
import { quatroLetras } from './quatro-letras.ts'
import { rimas } from './rimas.ts'
import { silabasComplexas } from './silabas-complexas.ts'
import { sondagem } from './sondagem.ts'
import { isUnwanted, spellsUnwanted } from './unwanted.ts'

/** Pages to trace, posters of letters, and the guide of a set. */
const NOTHING_TO_ANSWER = new Set([
  'familia-silabica facil',
  'alfabeto-ilustrado facil',
  'alfabeto-ilustrado medio',
  ...LEVELS.map((level) => `guia-das-silabas ${level}`),
])
/** Looked at in whole-words.test.ts. */
const ELSEWHERE: readonly SheetKind[] = [
  cruzadinha,
  ditadoVisual,
  frasesELeitura,
  ordemAlfabetica,
  quatroLetras,
  rimas,
  silabasComplexas,
  sondagem,
]
const HEADING = { title: 'Título', instruction: 'Uma frase.' }

test.each(ALFABETIZACAO_KINDS.filter((kind) => !ELSEWHERE.includes(kind)).map((kind) => [kind.id, kind] as const))(
  '%s stays inside the margins, no picture touches another, and has an answer key',
  (id, kind) => {
    expect(layoutFaults(kind)).toEqual([])
    const unanswered = drawAll(kind).filter(({ hasKey, level }) => !hasKey && !NOTHING_TO_ANSWER.has(`${id} ${level}`))
    expect(unanswered).toEqual([])
  },
)

test('the pictured words of a family hold its syllables, sounding as they are written', () => {
  expect(FAMILIES).toHaveLength(17)
  for (const { level, seed, page } of everyPage(familiaSilabica)) {
    const own = syllablesOfFamily(page.consonant)
    for (const { syllable, word } of page.traced ?? [])
      expect(word ?? syllable, `${syllable} ${word}`).toMatch(
        new RegExp(page.consonant === 'X' ? syllable : `^${syllable}`),
      )
    if (level === 'facil') expect(page.traced?.map(({ syllable }) => syllable)).toEqual(own)
    for (const { word, syllables, place } of page.gaps ?? []) {
      expect(syllables.join(''), `${seed}`).toBe(word)
      expect(own).toContain(syllables[place])
    }
    if (page.gaps) {
      expect(new Set(page.gaps.map(({ word }) => word)).size).toBe(page.gaps.length)
      const begin = own.filter((syllable) => wordsWith(syllable).some((picture) => placeOf(picture, syllable) === 0))
      expect(page.gaps.map(({ syllables, place }) => syllables[place])).toEqual(expect.arrayContaining(begin))
    }
    const { riddle } = page
    for (const { word, code } of riddle?.words ?? []) {
      expect(code.map((number) => riddle?.board[number - 1]).join('')).toBe(word)
      expect(riddle?.pictures.filter((name) => name === word)).toHaveLength(1)
    }
    expect(new Set(riddle?.board).size).toBe(riddle?.board.length ?? 0)
  }
})

test('the syllables of a family are hidden among others, each as often as its box says, and not all alike', () => {
  for (const consonant of FAMILIES) {
    const sheet = familiaSilabica.draw({ ...HEADING, level: 'facil', seed: 5, color: true, pages: 2, theme: consonant })
    const hunt = sheet.facts.pages[1]?.hunt
    const own = syllablesOfFamily(consonant)
    expect(
      own.map((syllable) => hunt?.syllables.filter((one, i) => one === syllable && hunt.wanted[i]).length),
    ).toEqual(hunt?.counts)
    expect(new Set(hunt?.counts).size).toBe(own.length)
    expect(hunt?.wanted.filter(Boolean)).toHaveLength((hunt?.counts ?? []).reduce((sum, count) => sum + count, 0))
  }
})

test('the syllables of every word make the word', () => {
  for (const { name, syllables } of VOCABULARY) expect(syllables.join('')).toBe(name.replace('-', ''))
  expect(new Set(VOCABULARY.map(({ id }) => id)).size).toBe(VOCABULARY.length)
  expect(new Set(VOCABULARY.map(({ name }) => name)).size).toBe(VOCABULARY.length)
})

test.each([
  ['butterfly', 'bor-bo-le-ta'],
  ['dog', 'ca-chor-ro'],
  ['cheese', 'quei-jo'],
  ['rocket', 'fo-gue-te'],
  ['bee', 'a-be-lha'],
  ['bone', 'os-so'],
  ['hat', 'cha-péu'],
])('%s is divided as %s', (id, division) => {
  expect(wordPicture(id).syllables.join('-')).toBe(division)
})

test('exactly one of the letters to choose from begins the word', () => {
  for (const { level, page } of everyPage(primeiraLetra)) {
    for (const { picture, answer, choices } of page) {
      const initial = capitals(wordPicture(picture).name.slice(0, 1))
      expect([initial, withoutAccent(initial)]).toContain(answer)
      if (level === 'desafio') expect(answer).toBe(initial)
      else expect(choices.filter((letter) => letter === answer)).toEqual([answer])
      if (level === 'facil') expect('AEIOU').toContain(answer)
    }
  }
})

test('every theme has words of two syllables with another ending to choose from', () => {
  const heading = { title: 'Título', instruction: 'Faça.', color: true, level: 'facil', pages: 4 } as const
  for (const theme of juntarSilabas.themes)
    for (const seed of [3, 4, 11]) {
      const { facts } = juntarSilabas.draw({ ...heading, seed, theme })
      expect(facts.pages.map((page) => page.length)).toEqual([5, 5, 5, 5])
    }
})

test('one ending of two is right, one wagon is too many, and cards out of order never begin with the first syllable', () => {
  for (const { level, page } of everyPage(juntarSilabas)) {
    for (const { word, syllables, extra } of page) {
      const kept = extra === null ? syllables : syllables.toSpliced(extra, 1)
      expect(extra === null).toBe(level === 'desafio')
      expect(kept.join('') === word).toBe(level !== 'desafio')
      expect([...kept.join('')].sort()).toEqual([...word].sort())
      if (level === 'desafio') expect(word.startsWith(syllables[0] ?? '')).toBe(false)
      else expect(syllables.filter((_, i) => syllables.toSpliced(i, 1).join('') === word)).toHaveLength(1)
      if (level === 'facil') {
        expect([1, 2]).toContain(extra)
        expect(syllables).toHaveLength(3)
      }
      if (level === 'medio') expect(syllables).toHaveLength(4)
    }
    expect(new Set(page.map(({ word }) => word)).size).toBe(page.length)
  }
})

test('one vowel, one syllable or every vowel is missing, and something is left to read', () => {
  for (const { level, page } of everyPage(completarPalavra)) {
    for (const { word, missing } of page) {
      const hidden = [...word].filter((_, i) => missing[i]).join('')
      expect(hidden.length).toBeGreaterThan(0)
      expect(hidden.length).toBeLessThan(word.length)
      if (level === 'facil') expect(hidden).toMatch(/^[AEIOU]$/)
      const picture = VOCABULARY.find(({ name }) => capitals(name) === word)
      if (level === 'medio') expect(picture?.syllables.map(capitals)).toContain(hidden)
      if (level === 'desafio') expect(withoutAccent(word).replace(/[^AEIOU]/g, '')).toBe(withoutAccent(hidden))
    }
  }
})

test('each word stands in its letter grid exactly once, and no unwanted word does', () => {
  for (const { level, page: grid } of everyPage(cacaPalavras)) {
    expect(grid?.placements).toHaveLength({ facil: 4, medio: 6, desafio: 9 }[level])
    expect(unwantedIn(grid?.rows ?? [])).toEqual([])
    for (const { word, row, column, direction } of grid?.placements ?? []) {
      expect(occurrences(grid?.rows ?? [], word), word).toBe(1)
      const read = [...word].map((_, i) => grid?.rows[row + direction.dy * i]?.[column + direction.dx * i]).join('')
      expect(read).toBe(word)
    }
    const directions = new Set(grid?.placements.map(({ direction: { dx, dy } }) => `${dx}${dy}`))
    expect(directions.size).toBe({ facil: 1, medio: 2, desafio: 3 }[level])
  }
})

test('one word of the list is not in the grid, or letters of the words spell a secret', () => {
  for (const { level, page: grid } of everyPage(cacaPalavras)) {
    const rows = grid?.rows ?? []
    expect(grid?.absent !== undefined).toBe(level === 'medio')
    expect(grid?.secret !== undefined).toBe(level === 'desafio')
    if (grid?.absent) expect(occurrences(rows, grid.absent)).toBe(0)
    const { word = '', letters = [] } = grid?.secret ?? {}
    expect(letters.map(({ column, row }) => rows[row]?.[column]).join('')).toBe(word)
    expect(new Set(letters.map((letter) => letter.word)).size).toBe(word.length)
    if (word) expect(occurrences(rows, word)).toBe(0)
  }
})

test.each(['tudo', 'bichos', 'casa', 'comidas', 'passeio'])(
  'the first word searches of %s ask for no two letters of one sound',
  (theme) => {
    for (let seed = 1; seed <= 8; seed++) {
      const { facts } = cacaPalavras.draw({ ...HEADING, level: 'facil', seed, color: true, theme, pages: 2 })
      const words = facts.pages.flatMap((grid) => grid.placements.map(({ word }) => word))
      expect(words.filter((word) => /CH|QU|GU|LH|NH/.test(word))).toEqual([])
    }
  },
)

test('occurrences are counted in all eight directions', () => {
  const rows = ['ABA', 'BBX', 'AXA'].map((line) => [...line])
  expect(occurrences(rows, 'AB')).toBe(8)
})

test('the vowel to look for stands in the grid as often as the answer says', () => {
  for (const { level, page } of everyPage(cacaVogal)) {
    expect(page.letters.filter((letter) => letter === page.vowel)).toHaveLength(page.count)
    expect(withoutAccent(capitals(BEARERS[page.vowel]?.name ?? '')).slice(0, 1)).toBe(page.vowel)
    expect(page.letters).toHaveLength({ facil: 25, medio: 36, desafio: 49 }[level])
    if (level === 'facil') expect(page.letters.filter((letter) => 'AEIOU'.includes(letter))).toHaveLength(page.count)
  }
})

test('every picture has exactly one word, its own', () => {
  for (const { level, page } of everyPage(palavraEFigura)) {
    expect(new Set(page.left).size).toBe({ facil: 4, medio: 5, desafio: 5 }[level])
    expect(page.right.filter((id) => !page.left.includes(id))).toEqual(page.spare ? [page.spare] : [])
    expect(page.spare === undefined).toBe(level === 'facil')
    if (level === 'facil') expect(page.left.filter((id) => wordPicture(id).syllables.length < 2)).toEqual([])
    expect(page.solution.map((target) => page.right[target])).toEqual(page.left)
    const initials = page.left.map((id) => withoutAccent(capitals(wordPicture(id).name.slice(0, 1))))
    if (level === 'facil') expect(new Set(initials).size).toBe(initials.length)
  }
})

test('syllables in the order of their numbers make the word; on the easiest level alone some are printed in order', () => {
  for (const { level, page } of everyPage(ordenarSilabas)) {
    for (const { word, syllables, order } of page) {
      const sorted = order.map((_, i) => syllables[order.indexOf(i + 1)] ?? '').join('')
      expect(sorted).toBe(word)
      expect(order.filter((number) => number === 0).length, word).toBe(level === 'desafio' ? 1 : 0)
      const extra = syllables[order.indexOf(0)] ?? ''
      const others = VOCABULARY.filter(({ name }) => capitals(name) !== word).filter(({ syllables: own }) => {
        const needed = own.map(capitals)
        const once = new Set(needed).size === needed.length
        return once && needed.length > 1 && needed.includes(extra) && needed.every((one) => syllables.includes(one))
      })
      if (level === 'desafio')
        expect(
          others.map(({ name }) => name),
          word,
        ).toEqual([])
      expect(new Set(syllables).size).toBe(syllables.length)
    }
    const inOrder = page.filter(({ word, syllables }) => syllables.join('') === word).length
    if (level === 'facil') {
      expect(inOrder).toBeGreaterThanOrEqual(1)
      expect(inOrder).toBeLessThanOrEqual(page.length / 2)
    } else expect(inOrder).toBe(0)
    if (level === 'medio')
      expect(page.flatMap(({ order }) => order.filter((number, i) => number === i + 1))).toEqual([])
    expect(new Set(page.map(({ word }) => word)).size).toBe(page.length)
  }
})

test('syllables out of order say no bad word, alone or together', () => {
  for (const { page } of [...everyPage(ordenarSilabas), ...everyPage(juntarSilabas)])
    expect(page.filter(({ word, syllables }) => syllables.join('') !== word && spellsUnwanted(syllables))).toEqual([])
  expect(spellsUnwanted(['ES', 'CU', 'DO'])).toBe(true)
  expect(spellsUnwanted(['RA', 'BO', 'LE'])).toBe(true)
  // Harmless as a word, unwanted by chance.
  expect(spellsUnwanted(['RO', 'LA'])).toBe(true)
  expect(spellsUnwanted(['LI', 'MÃO'])).toBe(false)
})

test('an accent makes another word of one that is unwanted', () => {
  expect(['louca', 'Cocô', 'cachaça'].filter(isUnwanted)).toHaveLength(3)
  expect(['louça', 'coco', 'égua'].filter(isUnwanted)).toEqual([])
})

test('syllables are counted as the words are divided', () => {
  for (const { level, page } of everyPage(contarSilabas)) {
    for (const { word, syllables } of page) {
      expect(VOCABULARY.find(({ name }) => name === word)?.syllables).toHaveLength(syllables)
      expect(syllables).toBeLessThanOrEqual(level === 'desafio' ? 5 : 4)
    }
    expect(new Set(page.map(({ word }) => word)).size).toBe(page.length)
  }
})
