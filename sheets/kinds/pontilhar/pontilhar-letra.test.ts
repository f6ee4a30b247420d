import { describe, expect, it, vi } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { overlaps } from '../../lettering/bounds.ts'
import type { Level } from '../../scene/scene.ts'
import { THINGS, WORDS } from './letter-things.ts'
import { pontilharLetra } from './pontilhar-letra.ts'

vi.setConfig({ testTimeout: 120_000 })

const initial = (word: string) => word.normalize('NFD').charAt(0).toUpperCase()
const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
const drawAlphabet = (level: Level) =>
  pontilharLetra.draw({
    title: 'Título',
    instruction: 'Uma frase.',
    level,
    seed: 3,
    color: true,
    theme: 'A',
    pages: 26,
  })
const drawn = new Map<Level, ReturnType<typeof drawAlphabet>>()
/** The sheet of all letters, drawn once. */
function alphabet(level: Level) {
  const sheet = drawn.get(level) ?? drawAlphabet(level)
  drawn.set(level, sheet)
  return sheet
}

it('stays inside the margins', () => {
  expect(layoutFaults(pontilharLetra, true)).toEqual([])
})

describe.each(['facil', 'medio', 'desafio'] as const)('every letter at %s', (level) => {
  it('numbers each stroke from 1, one number a dot, each label clear of the others', () => {
    for (const { letter, labels, strokes } of alphabet(level).facts.pages) {
      const longest = Math.max(...strokes.map(({ points }) => points.length))
      const numbers = labels.map(({ text }) => Number(text))
      expect(Math.max(...numbers), letter).toBeLessThanOrEqual(longest)
      expect(new Set(numbers), letter).toContain(1)
      // A dot that strokes share has the number of one of them: the star or the ring of the other is seen.
      for (const { points, closed } of strokes) {
        const own = numbers.filter((number) => number > 1 && number <= points.length - (closed ? 0 : 1))
        expect(own.length, letter).toBeGreaterThanOrEqual(points.length - 2)
      }
      labels.forEach((label, i) => {
        expect(
          labels.slice(i + 1).some(({ box }) => overlaps(box, label.box)),
          `${letter} ${label.text}`,
        ).toBe(false)
      })
    }
  })

  it('leaves no doubt whose label it is', () => {
    expect(
      alphabet(level)
        .facts.pages.filter(({ doubtful }) => doubtful > 0)
        .map(({ hidden }) => hidden),
    ).toEqual([])
  })

  it('prints nothing that says the answer', () => {
    const { facts, contents } = alphabet(level)
    facts.pages.forEach(({ hidden, things }, i) => {
      const texts = contents[i]?.texts ?? []
      expect(texts.filter((text) => text === hidden || things.includes(text))).toEqual([])
    })
  })
})

it('has more dots on harder levels, ten or a few more on the easiest', () => {
  const counts = (level: Level) =>
    alphabet(level).facts.pages.map(({ strokes }) => strokes.flatMap(({ points }) => points).length)
  expect(Math.max(...counts('facil'))).toBeLessThanOrEqual(13)
  expect(Math.min(...counts('medio'))).toBeGreaterThan(12)
  expect(Math.max(...counts('medio'))).toBeLessThanOrEqual(20)
  expect(Math.min(...counts('desafio'))).toBeGreaterThan(20)
})

it('strokes that meet share a spot: the letter closes', () => {
  for (const { letter, strokes } of alphabet('medio').facts.pages) {
    const dots = strokes.flatMap(({ points }) => points)
    for (const [i, p] of dots.entries())
      for (const q of dots.slice(i + 1)) {
        const gap = Math.hypot(p.x - q.x, p.y - q.y)
        expect(gap < 0.1 || gap > 2.4, `${letter} ${gap}`).toBe(true)
      }
    const starts = strokes.filter(
      ({ points: [start] }) =>
        dots.filter((q) => Math.hypot((start?.x ?? 0) - q.x, (start?.y ?? 0) - q.y) < 0.1).length > 1,
    )
    if ('ABDEFMNPR'.includes(letter)) expect(starts.length, letter).toBeGreaterThanOrEqual(2)
  }
})

it('straight strokes stay straight', () => {
  for (const letter of 'EFHILT') {
    const { facts } = pontilharLetra.draw({
      ...{ title: 'Título', instruction: 'Uma frase.', level: 'medio', seed: 1, color: false, theme: letter, pages: 1 },
    })
    for (const { points } of facts.pages.flatMap(({ strokes }) => strokes))
      points.slice(1).forEach((p, i) => {
        const q = points[i] ?? p
        expect(Math.min(Math.abs(p.x - q.x), Math.abs(p.y - q.y)), letter).toBeLessThan(0.1)
      })
  }
})

it('every thing begins with its letter, every word has it, and no picture beside a word says it', () => {
  for (const [letter, things] of Object.entries(THINGS)) {
    expect(things.length, letter).toBeGreaterThanOrEqual(2)
    for (const { name } of things) expect(initial(name), name).toBe(letter)
    expect(plain(WORDS[letter]?.word ?? ''), letter).toContain(letter)
    expect(plain(WORDS[letter]?.thing.name ?? '')).toBe(plain(WORDS[letter]?.word ?? ''))
  }
  for (const { level, page } of everyPage(pontilharLetra)) {
    if (level !== 'desafio') continue
    expect(page.things).toEqual([])
  }
})

it('every thing of a letter is on its page', () => {
  for (const level of ['facil', 'medio'] as const)
    for (const { letter, things } of alphabet(level).facts.pages)
      expect(new Set(things), letter).toEqual(new Set(THINGS[letter]?.map(({ name }) => name)))
})
