import { expect, test } from 'vitest'
import { drawAll, everyPage, LEVELS, layoutFaults } from '../../../tests/factories/sheets.ts'
import { capitals, VOCABULARY, withoutAccent } from '../../pictures/vocabulary.ts'
import { textsOf } from '../../scene/marks.ts'
import type { Mark, SheetKind } from '../../scene/scene.ts'
import { hasStrip } from '../../studio/scenes/strip.ts'
import { cellsOfEntry } from './crossword.ts'
import { cruzadinha } from './cruzadinha.ts'
import { ditadoVisual } from './ditado-visual.ts'
import { frasesELeitura } from './frases-e-leitura.ts'
import { ordemAlfabetica } from './ordem-alfabetica.ts'
import { quatroLetras } from './quatro-letras.ts'
import { RHYMES } from './rhymes.ts'
import { rimas } from './rimas.ts'
import { silabasComplexas } from './silabas-complexas.ts'
import { sondagem } from './sondagem.ts'
import { PATTERNS } from './spellings.ts'
import { READINGS } from './stories.ts'

const leavesOf = (marks: readonly Mark[]): readonly Mark[] =>
  marks.flatMap((mark) => (mark.kind === 'group' ? leavesOf(mark.children) : [mark]))

test.each(
  [cruzadinha, ditadoVisual, frasesELeitura, ordemAlfabetica, quatroLetras, rimas, silabasComplexas, sondagem].map(
    (kind): [string, SheetKind] => [kind.id, kind],
  ),
)('%s stays inside the margins, no picture touches another, and has an answer key', (_id, kind) => {
  expect(layoutFaults(kind)).toEqual([])
  // An assessment has the adult's page in its place.
  expect(drawAll(kind).filter(({ hasKey }) => !hasKey)).toEqual([])
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

test('four pages to write the alphabet on have each of its letters once, in its order', () => {
  const options = { title: 'Título', instruction: 'Uma frase.', seed: 1, color: true, pages: 4, theme: 'alfabeto' }
  const { pages } = quatroLetras.draw({ ...options, level: 'desafio' }).facts
  expect(pages.flatMap(({ letters }) => letters).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
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
    expect(page.chains.length + page.groups.length).toBe({ facil: 6, medio: 3, desafio: 1 }[level])
    if (level === 'facil') {
      expect(page.chains.some(({ letters }) => letters.startsWith('A'))).toBe(true)
      expect(page.chains.some(({ letters }) => letters.endsWith('Z'))).toBe(true)
    }
    if (level === 'medio') {
      const numbers = page.groups.map((words, i) => words.map((word) => page.ordered[i]?.indexOf(word)))
      expect(numbers).not.toContainEqual([0, 1, 2, 3])
      for (const place of [0, 1, 2, 3]) expect(new Set(numbers.map((row) => row[place])).size).toBe(numbers.length)
    }
    if (level === 'desafio') {
      const initials = page.groups.flat().map((word) => withoutAccent(capitals(word.slice(0, 1))))
      expect(initials.length - new Set(initials).size).toBe(3)
    }
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

test('where a digraph is chosen, some words of the page have the other one', () => {
  for (const theme of ['nh', 'lh', 'ch'])
    for (let seed = 1; seed <= 20; seed++) {
      const options = { title: 'Título', instruction: 'Uma frase.', seed, color: true, pages: 2, theme }
      for (const { tasks } of silabasComplexas.draw({ ...options, level: 'facil' }).facts.pages) {
        const own = tasks.filter(({ missing }) => missing === theme.toUpperCase())
        expect([own.length, tasks.length], `${theme} ${seed}`).toEqual([5, 8])
      }
    }
})

test('letters are printed in one size on a page of spellings, and the words of a page miss different letters', () => {
  const options = { title: 'Título', instruction: 'Uma frase.', seed: 4, color: true, pages: 1 }
  for (const level of ['facil', 'medio'] as const)
    for (const theme of ['nh', 'ch', 'ao', 'com-r']) {
      const { pages, facts } = silabasComplexas.draw({ ...options, level, theme })
      const tasks = facts.pages[0]?.tasks ?? []
      const printed = new Set(
        tasks.flatMap(({ word, missing, from }) => [word.slice(0, from), word.slice(from + missing.length)]),
      )
      const sizes = pages
        .flatMap(({ marks }) => leavesOf(marks))
        .flatMap((mark) => (mark.kind === 'text' && printed.has(mark.text) ? [mark.size] : []))
      expect(new Set(sizes).size, `${level} ${theme}`).toBe(1)
      if (level === 'medio') expect(new Set(tasks.map(({ missing }) => missing)).size, theme).toBeGreaterThan(1)
      for (const { choices } of tasks) expect(choices.join(' ')).not.toMatch(/[DTV]L/)
    }
})

test('every reading has its answer among the choices, and a scene', () => {
  for (const { seed, page } of everyPage(frasesELeitura)) {
    // Right answers all in one place are a pattern.
    const places = page.answers.map((answer, i) => page.choices[i]?.indexOf(answer))
    if (page.answers.length === 3 && page.choices.every((choices) => choices.length > 1))
      expect(new Set(places).size, `${seed}`).toBe(3)
    page.answers.forEach((answer, i) => {
      expect(page.choices[i], `${seed}`).toContain(answer)
      expect(new Set(page.choices[i]).size).toBe(page.choices[i]?.length)
    })
  }
  expect(READINGS.filter(({ place }) => !hasStrip(place))).toEqual([])
  for (const { page } of everyPage(frasesELeitura)) {
    const names = page.read.filter((one) => one === one.toLocaleUpperCase('pt-BR')).map((one) => one.split(' ')[0])
    expect(new Set(names).size).toBe(names.length)
  }
  // With the name of the child, a sentence has four words or five.
  for (const [does] of READINGS.flatMap(({ sentences }) => sentences)) expect(does).toMatch(/^\S+( \S+){2,3}$/)
})

test('no word of a dictation is printed on the page of the child: the adult has it on a page apart', () => {
  for (const level of LEVELS)
    for (const theme of sondagem.themes) {
      const options = { title: 'Sondagem', instruction: 'Escreva.', level, theme, seed: 1, color: true, pages: 1 }
      const { answerKeys, contents, facts } = sondagem.draw(options)
      const [page] = facts.pages
      const spoken = [...(page?.words ?? []).map(capitals), ...(level === 'facil' ? [] : [page?.sentence ?? ''])]
      const adult = textsOf(answerKeys.flatMap(({ marks }) => marks)).join(' ')
      for (const words of spoken) {
        expect(contents[0]?.texts.join(' '), `${level} ${theme}`).not.toContain(words)
        expect(adult).toContain(words)
      }
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

test('syllables side by side of a dictated word never share their vowel', () => {
  for (const { page } of everyPage(sondagem))
    for (const word of page.words.slice(0, 4)) {
      const vowels = word.normalize('NFD').replace(/[^aeiou]/g, '')
      expect(/(.)\1/.test(vowels), word).toBe(false)
    }
})
