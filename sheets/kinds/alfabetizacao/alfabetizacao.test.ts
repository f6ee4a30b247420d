import { expect, test, vi } from 'vitest'
import { drawAll, everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { capitals, VOCABULARY, withoutAccent, wordPicture } from '../../pictures/vocabulary.ts'
import { cacaPalavras } from './caca-palavras.ts'
import { cacaVogal } from './caca-vogal.ts'
import { completarPalavra } from './completar-palavra.ts'
import { contarSilabas } from './contar-silabas.ts'
import { cellsOfEntry } from './crossword.ts'
import { cruzadinha } from './cruzadinha.ts'
import { ditadoVisual } from './ditado-visual.ts'
import { familiaSilabica } from './familia-silabica.ts'
import { FAMILIES, syllablesOfFamily } from './families.ts'
import { juntarSilabas } from './juntar-silabas.ts'
import { ALFABETIZACAO_KINDS } from './kinds.ts'
import { leitura } from './leitura.ts'
import { occurrences } from './letter-grid.ts'
import { ordemAlfabetica } from './ordem-alfabetica.ts'
import { ordenarSilabas } from './ordenar-silabas.ts'
import { palavraEFigura } from './palavra-e-figura.ts'
import { primeiraLetra } from './primeira-letra.ts'
import { quatroLetras } from './quatro-letras.ts'
import { RHYMES } from './rhymes.ts'
import { rimas } from './rimas.ts'
import { silabasComplexas } from './silabas-complexas.ts'
import { sondagem } from './sondagem.ts'
import { PATTERNS } from './spellings.ts'
import { READINGS } from './stories.ts'

// Two hundred seeds of three levels of each kind.
vi.setConfig({ testTimeout: 120_000 })

/** Pages to trace, and sheets that the teacher reads. */
const NOTHING_TO_ANSWER = new Set(['familia-silabica facil', 'sondagem facil', 'sondagem medio', 'sondagem desafio'])
const HEADING = { title: 'Título', instruction: 'Uma frase.' }

test.each(ALFABETIZACAO_KINDS.map((kind) => [kind.id, kind] as const))(
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
    for (const { syllable, word } of page.traced ?? []) expect(word ?? syllable).toContain(syllable)
    if (level === 'facil') expect(page.traced?.map(({ syllable }) => syllable)).toEqual(own)
    for (const { word, syllables, place } of page.gaps ?? []) {
      expect(syllables.join(''), `${seed}`).toBe(word)
      expect(own).toContain(syllables[place])
    }
    const { riddle } = page
    for (const { word, code } of riddle?.words ?? []) {
      expect(code.map((number) => riddle?.board[number - 1]).join('')).toBe(word)
      expect(riddle?.pictures.filter((name) => name === word)).toHaveLength(1)
    }
    expect(new Set(riddle?.board).size).toBe(riddle?.board.length ?? 0)
  }
})

test('each syllable of the family is hidden three times among others', () => {
  for (const consonant of FAMILIES) {
    const sheet = familiaSilabica.draw({ ...HEADING, level: 'facil', seed: 5, color: true, pages: 2, theme: consonant })
    const hunt = sheet.facts.pages[1]?.hunt
    for (const syllable of syllablesOfFamily(consonant))
      expect(hunt?.syllables.filter((one, i) => one === syllable && hunt.wanted[i])).toHaveLength(3)
    expect(hunt?.wanted.filter(Boolean)).toHaveLength(15)
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

test('cards hold the syllables of the word: in order, but at the highest level never', () => {
  for (const { level, page } of everyPage(juntarSilabas)) {
    for (const { word, syllables } of page) {
      expect(syllables.join('') === word).toBe(level !== 'desafio')
      expect([...syllables.join('')].sort()).toEqual([...word].sort())
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

test('each word stands in its letter grid exactly once', () => {
  for (const { level, page: grid } of everyPage(cacaPalavras)) {
    expect(grid?.placements).toHaveLength({ facil: 4, medio: 6, desafio: 9 }[level])
    for (const { word, row, column, direction } of grid?.placements ?? []) {
      expect(occurrences(grid?.rows ?? [], word), word).toBe(1)
      const read = [...word].map((_, i) => grid?.rows[row + direction.dy * i]?.[column + direction.dx * i]).join('')
      expect(read).toBe(word)
    }
  }
})

test('occurrences are counted in all eight directions', () => {
  const rows = ['ABA', 'BBX', 'AXA'].map((line) => [...line])
  expect(occurrences(rows, 'AB')).toBe(8)
})

test('the vowel to look for stands in the grid as often as the answer says', () => {
  for (const { level, page } of everyPage(cacaVogal)) {
    expect(page.letters.filter((letter) => letter === page.vowel)).toHaveLength(page.count)
    expect(page.letters).toHaveLength({ facil: 25, medio: 49, desafio: 81 }[level])
    if (level === 'facil') expect(page.letters.filter((letter) => 'AEIOU'.includes(letter))).toHaveLength(page.count)
  }
})

test('every picture has exactly one word, its own', () => {
  for (const { level, page } of everyPage(palavraEFigura)) {
    expect(new Set(page.left).size).toBe({ facil: 4, medio: 5, desafio: 6 }[level])
    expect(page.solution.map((target) => page.right[target])).toEqual(page.left)
    const initials = page.left.map((id) => withoutAccent(capitals(wordPicture(id).name.slice(0, 1))))
    if (level === 'facil') expect(new Set(initials).size).toBe(initials.length)
  }
})

test('syllables in the order of their numbers make the word, and are never printed in it', () => {
  for (const { page } of everyPage(ordenarSilabas)) {
    for (const { word, syllables, order } of page) {
      const sorted = order.map((_, i) => syllables[order.indexOf(i + 1)]).join('')
      expect(sorted).toBe(word)
      expect(syllables.join('')).not.toBe(word)
      expect(new Set(syllables).size).toBe(syllables.length)
    }
    expect(new Set(page.map(({ word }) => word)).size).toBe(page.length)
  }
})

test('syllables are counted as the words are divided', () => {
  for (const { page } of everyPage(contarSilabas)) {
    for (const { word, syllables } of page) {
      expect(VOCABULARY.find(({ name }) => name === word)?.syllables).toHaveLength(syllables)
      expect(syllables).toBeLessThanOrEqual(4)
    }
    expect(new Set(page.map(({ word }) => word)).size).toBe(page.length)
  }
})

test('a crossword reads as its words and as nothing else, all of them connected', () => {
  for (const { level, seed, page } of everyPage(cruzadinha)) {
    const letters = new Map<string, string>()
    for (const { column, row, letter } of page.entries.flatMap(cellsOfEntry)) {
      const key = `${column},${row}`
      expect(letters.get(key) ?? letter, `${level} ${seed}`).toBe(letter)
      letters.set(key, letter)
    }
    const lines = [
      ...Array.from({ length: page.rows }, (_, y) =>
        Array.from({ length: page.columns }, (_, x) => letters.get(`${x},${y}`) ?? ' ').join(''),
      ),
      ...Array.from({ length: page.columns }, (_, x) =>
        Array.from({ length: page.rows }, (_, y) => letters.get(`${x},${y}`) ?? ' ').join(''),
      ),
    ]
    const read = lines.flatMap((line) => line.split(/ +/).filter((word) => word.length > 1))
    const words = page.entries.map(({ word }) => word)
    expect(read.sort(), `${level} ${seed}`).toEqual([...words].sort())
    expect(new Set(words).size).toBe({ facil: 5, medio: 7, desafio: 10 }[level])
    // Each word but the first shares a cell with one before it, in some order: as many crossings as that takes.
    const cells = words.join('').length
    expect(cells - letters.size).toBeGreaterThanOrEqual(words.length - 1)
  }
})

test('a dictation asks for words that pictures say clearly, each once, in the boxes of its letters or syllables', () => {
  for (const { page } of everyPage(ditadoVisual)) {
    expect(new Set(page.map(({ word }) => word)).size).toBe(page.length)
    for (const { word, parts } of page) {
      expect(parts.join('')).toBe(word)
      const picture = VOCABULARY.find(({ name }) => capitals(name) === word)
      expect(picture?.facts?.otherNames).toEqual([])
    }
  }
})

test('exactly one choice rhymes, and no two words of a page belong to one rhyme by chance', () => {
  const rhymeOf = (word: string) => RHYMES.find(({ words }) => words.some(({ name }) => name === word))?.rhyme
  expect(new Set(RHYMES.flatMap(({ words }) => words)).size).toBe(RHYMES.flatMap(({ words }) => words).length)
  for (const { page } of everyPage(rimas)) {
    for (const { word, answer, choices } of page) {
      expect(word).not.toBe(answer)
      expect(choices.filter((choice) => rhymeOf(choice) === rhymeOf(word))).toEqual([answer])
      expect(choices).not.toContain(word)
    }
    expect(new Set(page.map(({ word }) => rhymeOf(word))).size).toBe(page.length)
  }
})

test('each row shows the three other shapes of its letter once, and the table gives one shape a letter', () => {
  for (const { level, page } of everyPage(quatroLetras)) {
    expect(new Set(page.letters).size).toBe(5)
    page.choices.forEach((choices, i) => {
      const own = choices.filter(({ letter }) => letter === page.letters[i])
      expect(own.map(({ small, cursive }) => `${small} ${cursive}`).sort()).toEqual([
        'false true',
        'true false',
        'true true',
      ])
      expect(new Set(choices.map((form) => JSON.stringify(form))).size).toBe(choices.length)
    })
    expect(page.given.map(({ letter }) => letter)).toEqual(level === 'desafio' ? page.letters : [])
  }
})

test('letters follow one another, and words are put in the order of a dictionary', () => {
  for (const { level, page } of everyPage(ordemAlfabetica)) {
    for (const { letters, shown } of page.chains) {
      expect('ABCDEFGHIJKLMNOPQRSTUVWXYZ').toContain(letters)
      expect(shown[0]).toBe(true)
      expect(shown).toContain(false)
    }
    page.groups.forEach((words, i) => {
      const sorted = [...words].sort((a, b) => a.localeCompare(b, 'pt-BR', { sensitivity: 'base' }))
      expect(page.ordered[i]).toEqual(sorted)
      if (level === 'medio')
        expect(new Set(words.map((word) => withoutAccent(capitals(word.slice(0, 1))))).size).toBe(4)
    })
    expect(page.chains.length + page.groups.length).toBe({ facil: 6, medio: 4, desafio: 1 }[level])
  }
})

test('the missing letters complete the word, no wrong choice makes another word, columns hold what their heading says', () => {
  const names = new Set(VOCABULARY.map(({ name }) => capitals(name)))
  for (const { seed, page } of everyPage(silabasComplexas)) {
    for (const { word, missing, from, choices } of page.tasks) {
      expect(word.slice(from, from + missing.length)).toBe(missing)
      if (choices.length > 0) expect(choices.filter((choice) => choice === missing)).toHaveLength(1)
      for (const choice of choices.filter((one) => one !== missing))
        expect(names.has(word.slice(0, from) + choice + word.slice(from + missing.length)), `${seed} ${word}`).toBe(
          false,
        )
    }
    const words = page.columns.flatMap((column) => column.words)
    expect(new Set(words).size).toBe(words.length)
    for (const column of page.columns) {
      const own = PATTERNS.filter(({ heading }) => page.columns.some((one) => one.heading === heading))
      for (const word of column.words)
        expect(own.filter(({ letters }) => letters.test(word)).map(({ heading }) => heading)).toEqual([column.heading])
    }
  }
})

test('every reading has its answer among the choices, and its scene shows what it promises', () => {
  for (const { seed, page } of everyPage(leitura))
    page.answers.forEach((answer, i) => {
      expect(page.choices[i], `${seed}`).toContain(answer)
      expect(new Set(page.choices[i]).size).toBe(page.choices[i]?.length)
    })
  for (const { short, long, sentences } of READINGS) {
    for (const { text, must } of [short, long]) for (const name of must) expect(text.toLowerCase()).toContain(name)
    for (const [sentence, answer] of sentences) expect(sentence).toContain(capitals(answer))
  }
})

test('an assessment dictates four, three, two syllables and one, and a sentence with one of the words', () => {
  for (const { page } of everyPage(sondagem)) {
    const [most = 0, ...rest] = page.syllables.slice(0, 4)
    expect(most).toBeGreaterThanOrEqual(4)
    expect(rest).toEqual([3, 2, 1])
    expect(page.words.some((word) => page.sentence.includes(` ${capitals(word)} `))).toBe(true)
  }
})
