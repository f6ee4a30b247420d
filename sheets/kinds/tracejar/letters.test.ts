import { expect, test } from 'vitest'
import { everyPage } from '../../../tests/factories/sheets.ts'
import { hasLetter, letterStrokes } from '../../lettering/letters.ts'
import type { RulePiece } from '../../lettering/ruled.ts'
import { gapOf } from '../../scene/marks.ts'
import { resample } from '../../scene/path-data.ts'
import { cursiveStarts } from './cursive-starts.ts'
import { startsOf } from './guides.ts'
import { letraEmEstrada } from './letra-em-estrada.ts'
import { letterSubject } from './letter-subjects.ts'
import { letterPictures } from './letter-words.ts'
import { SERIES } from './road-signs.ts'
import { dotPoints, type Stroke } from './stroke.ts'
import { tracejarAlfabeto } from './tracejar-alfabeto.ts'
import { tracejarCursiva } from './tracejar-cursiva.ts'
import { tracejarLetra } from './tracejar-letra.ts'
import { tracejarNome } from './tracejar-nome.ts'
import { tracejarNumero } from './tracejar-numero.ts'

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The longest part of a stroke within 0.6 mm of a rule, mm. */
function alongRule(strokes: readonly Stroke[], rules: readonly RulePiece[]): number {
  const step = 0.5
  const near = (stroke: Stroke, rule: RulePiece) => {
    let [longest, run] = [0, 0]
    for (const p of resample(stroke, step)) {
      const hides = Math.abs(p.y - rule.y) < 0.6 && p.x > rule.from && p.x < rule.to
      run = hides ? run + step : 0
      longest = Math.max(longest, run)
    }
    return longest
  }
  return Math.max(0, ...strokes.flatMap((stroke) => rules.map((rule) => near(stroke, rule))))
}

test.each([
  ['tracejar-letra', tracejarLetra],
  ['tracejar-numero', tracejarNumero],
  ['tracejar-alfabeto', tracejarAlfabeto],
  ['tracejar-nome', tracejarNome],
] as const)('%s: no stroke hides on a rule', (_, kind) => {
  // The drawing does not depend on the seed beyond its theme: one round of the themes shows every letter.
  const pages: { strokes: readonly Stroke[]; rules: readonly RulePiece[] }[] = everyPage<{
    strokes: readonly Stroke[]
    rules: readonly RulePiece[]
  }>(kind)
    .filter(({ seed }) => seed < kind.themes.length)
    .map(({ page }) => page)
  expect(pages.filter(({ strokes, rules }) => alongRule(strokes, rules) > 2)).toEqual([])
})

test('roads for the smallest come without a pauta', () => {
  for (const { level, page } of everyPage(tracejarLetra)) {
    if (level === 'facil') expect(page.rules).toEqual([])
    else expect(page.rules.length).toBeGreaterThan(0)
  }
})

test('every row of a letter has its pauta, the row to write alone too', () => {
  for (const { level, page } of everyPage(tracejarLetra)) {
    if (level === 'facil') continue
    expect(new Set(page.rules.map(({ y }) => y.toFixed(1))).size).toBe(page.rows.length * 4)
  }
})

test('pages of one letter ask for other rows', () => {
  const options = {
    level: 'medio',
    seed: 7,
    color: true,
    title: 'T',
    instruction: 'Cubra.',
    pages: 3,
    theme: 'T',
  } as const
  const pages = tracejarLetra.draw(options).facts.pages.map(({ rows }) => rows)
  expect(new Set(pages.map((rows) => rows.join('|'))).size).toBe(3)
  expect(pages.slice(1).map((rows) => rows.slice(2))).toEqual([
    ['artaruga', ''],
    ['artaruga', ''],
  ])
})

test('every letter is written, and its picture begins with it', () => {
  const initial = (word: string) => word.normalize('NFD').charAt(0).toUpperCase()
  for (const { page } of everyPage(tracejarLetra)) {
    expect(initial(page.word)).toBe(page.letter)
    expect(page.rows.join('').toUpperCase()).toContain(page.letter)
  }
  expect(new Set(everyPage(tracejarLetra).map(({ page }) => page.letter))).toEqual(new Set(ALPHABET))
})

test('the words of a letter have all their letters', () => {
  const words = ALPHABET.flatMap((letter) =>
    [letterSubject(letter, 0), ...letterPictures(letter)].map(({ name }) => name),
  )
  expect(words.filter((word) => ![...word].every(hasLetter))).toEqual([])
})

test.each([
  ['facil', 5, 6],
  ['medio', 3, 9],
  ['desafio', 1, 26],
] as const)('the alphabet at %s runs from A to Z once', (level, pages, most) => {
  for (const theme of tracejarAlfabeto.themes) {
    const options = { level, seed: 7, color: true, title: 'Alfabeto', instruction: 'Cubra.', pages, theme }
    const drawn = tracejarAlfabeto.draw(options).facts.pages
    expect(drawn.flatMap(({ letters }) => letters)).toEqual(ALPHABET)
    for (const { letters } of drawn) expect(letters.length).toBeLessThanOrEqual(most)
  }
  for (const { page } of everyPage(tracejarAlfabeto)) expect(page.letters[0]).toBe('A')
})

test('cursive: no text twice, rules apart from each other, a line of one’s own after every word', () => {
  for (const { level, seed, page } of everyPage(tracejarCursiva)) {
    const theme = tracejarCursiva.themes[seed % tracejarCursiva.themes.length] ?? ''
    expect(new Set(page.texts).size).toBe(page.texts.length)
    page.rules.forEach((rule, i) => {
      const before = page.rules[i - 1]
      if (before) expect(rule.top - before.bottom).toBeGreaterThanOrEqual(6)
    })
    if (!['alfabeto', 'vogais'].includes(theme)) {
      expect(page.rules.filter(({ copies }) => copies === 0)).toHaveLength(page.texts.length)
    }
    if (theme === 'alfabeto') expect(page.texts[0], `${level} ${seed}`).toBe('A a')
  }
})

test('the pages of a cursive sheet share no word before all had their turn', () => {
  const options = { seed: 3, color: true, title: 'Palavras', instruction: 'Cubra.', theme: 'frases' }
  const pages = tracejarCursiva
    .draw({ ...options, level: 'desafio', pages: 4 })
    .facts.pages.flatMap(({ texts }) => texts)
  expect(new Set(pages).size).toBe(20)
})

test('every name can be drawn in single strokes', () => {
  const letters = tracejarNome.themes.slice(1).flatMap((name) => [...name, ...name.toUpperCase()])
  expect(letters.filter((letter) => !hasLetter(letter))).toEqual([])
})

test('no start dot covers another, and each is at its stroke', () => {
  for (const letter of [...ALPHABET, ...ALPHABET.map((one) => one.toLowerCase()), ...'0123456789'])
    for (const [size, radius] of [
      [100, 4.4],
      [44, 2.35],
      [34, 2.1],
    ] as const) {
      const strokes = letterStrokes(letter, 0, size, size)
      const starts = startsOf(strokes, radius)
      starts.forEach((at, i) => {
        for (const other of starts.slice(i + 1)) expect(gapOf(at, other), letter).toBeGreaterThan(2 * radius)
        expect(gapOf(at, strokes[i]?.[0] ?? at), letter).toBeLessThan(radius * 1.2)
      })
    }
})

test('dots are evenly spread, also where strokes cross or run together', () => {
  for (const letter of [...ALPHABET, ...ALPHABET.map((one) => one.toLowerCase()), ...'0123456789']) {
    const dots = dotPoints(letterStrokes(letter, 0, 34, 34), 1.6)
    dots.forEach((p, i) => {
      for (const q of dots.slice(i + 1)) expect(gapOf(p, q), letter).toBeGreaterThan(1.6 * 1.4)
    })
  }
})

test('series of streets have each of the 36 signs once', () => {
  const heading = { title: 'Pistas', instruction: 'Siga as setas.' }
  const signs = SERIES.flatMap((theme) => {
    const pages = theme === 'U a Z' ? 6 : 5
    const { facts } = letraEmEstrada.draw({ ...heading, theme, pages, level: 'facil', seed: 1, color: true })
    return facts.pages.flatMap(({ letters }) => letters)
  })
  expect(signs.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')
})

test('a street has its word or its number of cars beside it', () => {
  for (const { seed, level, page } of everyPage(letraEmEstrada)) {
    const theme = letraEmEstrada.themes[seed % letraEmEstrada.themes.length]?.charAt(0) ?? ''
    if (/\d/.test(theme)) expect(page.cars, `${level} ${theme}`).toBe(Number(theme))
    else expect(page.word?.normalize('NFD').charAt(0).toUpperCase(), `${level} ${theme}`).toBe(theme)
  }
})

test('there are as many pictures as the number says', () => {
  for (const { page } of everyPage(tracejarNumero)) expect(page.pictures).toBe(page.number)
  expect(new Set(tracejarNumero.themes)).toEqual(new Set(Array.from({ length: 21 }, (_, i) => String(i))))
})

const MODEL = { x: 0, y: 0, size: 12, color: true }

test('the model of every cursive letter has its start, that of a pair both', () => {
  for (const capital of ALPHABET) {
    const small = capital.toLowerCase()
    const [one, other, both] = [capital, small, `${capital} ${small}`].map(
      (written) => cursiveStarts(written, MODEL).length,
    )
    expect(one, capital).toBeGreaterThan(0)
    expect(other, small).toBe(one)
    expect(both, capital).toBe((one ?? 0) + (other ?? 0))
  }
  // A word has a dot alone.
  expect(cursiveStarts('Árvore', MODEL)).toHaveLength(1)
})

test('cursive words keep to their theme', () => {
  const drawn = (theme: string, level: 'facil' | 'medio' | 'desafio') =>
    tracejarCursiva
      .draw({
        level,
        theme,
        seed: 7,
        color: true,
        title: 'Palavras',
        instruction: 'Cubra.',
        pages: 4,
      })
      .facts.pages.flatMap(({ texts }) => texts)
  for (const level of ['facil', 'medio', 'desafio'] as const)
    for (const stranger of ['alga', 'teia', 'dragão', 'nariz', 'injeção', 'boné', 'dado', 'furacão'])
      expect([...drawn('bichos', level), ...drawn('casa', level), ...drawn('passeio', level)]).not.toContain(stranger)
})
