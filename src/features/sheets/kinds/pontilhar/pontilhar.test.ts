import { describe, expect, it } from 'vitest'
import { overlaps } from '../../bounds.ts'
import type { Level } from '../../scene.ts'
import { ALPHABET_DOTS } from './alphabet.ts'
import { NUMBERS } from './numbers.ts'
import { isSimple } from './outline.ts'
import { SKIPS } from './skips.ts'

const LEVELS: readonly Level[] = ['facil', 'medio', 'desafio']
const SEEDS = Array.from({ length: 26 }, (_, i) => i + 1)

function* drawn(kind: typeof NUMBERS, level: Level) {
  for (const seed of SEEDS) {
    const theme = kind.themes[seed % kind.themes.length]
    const { facts } = kind.draw({ level, seed, color: false, title: 'T', instruction: 'I', pages: 1, theme })
    for (const page of facts.pages) yield { ...page, theme: theme ?? '', seed }
  }
}

describe('isSimple', () => {
  it('tells a square from a bow tie', () => {
    const [a, b, c, d] = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 0, y: 10 },
    ]
    expect(isSimple([a, b, c, d])).toBe(true)
    expect(isSimple([a, c, b, d])).toBe(false)
  })
})

describe.each([NUMBERS, ALPHABET_DOTS, SKIPS].map((kind) => [kind.id, kind] as const))('%s', (_, kind) => {
  it.each(LEVELS)('joins to one line that never crosses itself at level %s', (level) => {
    for (const { points, theme, seed } of drawn(kind, level)) {
      expect(isSimple(points), `${theme} ${seed}`).toBe(true)
      expect(points.length).toBeGreaterThanOrEqual(8)
    }
  })

  it.each(LEVELS)('gives each dot a label that touches no other and no dot at level %s', (level) => {
    for (const { points, labels, theme, seed } of drawn(kind, level)) {
      expect(labels).toHaveLength(points.length)
      labels.forEach((label, i) => {
        expect(label.text).not.toBe('')
        for (const other of labels.slice(i + 1)) expect(overlaps(label.box, other.box), `${theme} ${seed}`).toBe(false)
        for (const { x, y } of points) {
          const dot = { x: x - 1, y: y - 1, width: 2, height: 2 }
          expect(overlaps(label.box, dot), `${theme} ${seed} ${label.text}`).toBe(false)
        }
      })
    }
  })
})

describe('the order of the labels', () => {
  it('counts from 1', () => {
    for (const { labels } of drawn(NUMBERS, 'medio'))
      expect(labels.map(({ text }) => Number(text))).toEqual(labels.map((_, i) => i + 1))
  })

  it('follows the alphabet', () => {
    for (const { labels } of drawn(ALPHABET_DOTS, 'desafio'))
      expect('abcdefghijklmnopqrstuvwxyz'.startsWith(labels.map(({ text }) => text).join(''))).toBe(true)
  })

  it('counts in steps of the theme, and down on the hardest level', () => {
    for (const { labels, theme } of drawn(SKIPS, 'desafio'))
      expect(labels.map(({ text }) => Number(text))).toEqual(labels.map((_, i) => (labels.length - i) * Number(theme)))
  })
})
