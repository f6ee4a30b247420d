import { describe, expect, it } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { overlaps, unionOf } from '../../lettering/bounds.ts'
import type { Point } from '../../scene/marks.ts'
import { resample } from '../../scene/path-data.ts'
import type { Level } from '../../scene/scene.ts'
import { THINGS, WORDS } from './letter-things.ts'
import { isSimple } from './outline.ts'
import { overlapOf } from './overlap.ts'
import { pontilharLetra } from './pontilhar-letra.ts'

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

const lettersAt = (level: Level) => alphabet(level).facts.pages.flatMap(({ letters }) => letters)
const nearest = (points: readonly Point[], { x, y }: Point) =>
  Math.min(...points.map((q) => Math.hypot(q.x - x, q.y - y)))
const around = (x: number, y: number, r: number) => ({ x: x - r, y: y - r, width: 2 * r, height: 2 * r })

it('stays inside the margins', () => {
  expect(layoutFaults(pontilharLetra, true)).toEqual([])
})

describe.each(['facil', 'medio', 'desafio'] as const)('every letter at %s', (level) => {
  it('numbers the dots of a page from 1, each number once, letter after letter', () => {
    for (const { hidden, letters } of alphabet(level).facts.pages) {
      expect(letters.map(({ letter }) => letter).join('')).toBe(hidden)
      const numbers = letters.flatMap(({ labels }) => labels.map(({ text }) => Number(text)))
      const dots = letters.flatMap(({ points }) => points)
      expect(numbers, hidden).toEqual(dots.map((_, i) => i + 1))
    }
  })

  it('has a dot on each corner, and joins to one line that never crosses itself', () => {
    for (const { letter, points, corners } of lettersAt(level)) {
      for (const corner of corners) expect(nearest(points, corner), letter).toBeLessThan(0.1)
      expect(isSimple(points), letter).toBe(true)
    }
  })

  it('joins to the letter: curves are round enough, straight lines straight', () => {
    for (const { letter, points, contour } of lettersAt(level))
      expect(overlapOf(points, contour), letter).toBeGreaterThan(0.89)
  })

  it('keeps dots clear of each other and of what is printed', () => {
    const { radius } = alphabet(level).facts.pages[0] ?? { radius: 0 }
    for (const { letter, points, given } of lettersAt(level)) {
      const others = given.flatMap((line) => resample(line, 0.5))
      points.forEach((p, i) => {
        expect(nearest(points.slice(i + 1), p), letter).toBeGreaterThan(radius * 3)
        expect(nearest(others, p), letter).toBeGreaterThan(radius * 2)
      })
    }
  })

  it('gives each dot a label that touches no other, no dot, nothing printed, and stays in its panel', () => {
    const { radius } = alphabet(level).facts.pages[0] ?? { radius: 0 }
    for (const { letter, labels, points, given, panel } of lettersAt(level)) {
      const printed = given.flatMap((line) => resample(line, 0.5))
      labels.forEach(({ text, box }, i) => {
        const place = `${letter} ${text}`
        expect(
          labels.slice(i + 1).some((other) => overlaps(box, other.box)),
          place,
        ).toBe(false)
        expect(
          points.some(({ x, y }) => overlaps(box, around(x, y, radius))),
          place,
        ).toBe(false)
        expect(
          printed.some(({ x, y }) => overlaps(box, around(x, y, 0.5))),
          place,
        ).toBe(false)
        expect(unionOf([panel, box]), place).toEqual(panel)
      })
    }
  })

  it('leaves no doubt whose label it is', () => {
    expect(
      lettersAt(level)
        .filter(({ doubtful }) => doubtful > 0)
        .map(({ letter }) => letter),
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

it('has ten to fourteen dots on the easiest level, more where a letter bends a lot, and about twenty next', () => {
  for (const { letter, points } of lettersAt('facil')) {
    expect(points.length, letter).toBeGreaterThanOrEqual(10)
    expect(points.length, letter).toBeLessThanOrEqual('CGS'.includes(letter) ? 20 : 14)
  }
  for (const { letter, points } of lettersAt('medio')) {
    expect(points.length, letter).toBeGreaterThanOrEqual(18)
    expect(points.length, letter).toBeLessThanOrEqual('GS'.includes(letter) ? 26 : 21)
  }
  for (const { hidden, letters } of alphabet('desafio').facts.pages)
    expect(letters.flatMap(({ points }) => points).length, hidden).toBeGreaterThan(25)
})

it('is the same letter for each seed: the dots of a page never depend on chance', () => {
  const shown = (seed: number) =>
    pontilharLetra
      .draw({ title: 'Título', instruction: 'Uma frase.', level: 'medio', seed, color: true, theme: 'R', pages: 1 })
      .facts.pages.flatMap(({ letters }) => letters.flatMap(({ points }) => points))
  expect(shown(8)).toEqual(shown(1))
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
