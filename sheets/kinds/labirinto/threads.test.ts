import { describe, expect, it } from 'vitest'
import { everyPage } from '../../../tests/factories/sheets.ts'
import { labirintoFios } from './labirinto-fios.ts'
import { slipsOf } from './thread-words.ts'

describe('threads', () => {
  it('each leads to another end, where its line really goes', () => {
    for (const { page } of everyPage(labirintoFios)) {
      expect(new Set(page.ends).size).toBe(page.ends.length)
      const ends = page.lines.map((line) => line[0]?.x ?? 0)
      page.lines.forEach((line, i) => {
        expect(line.at(-1)?.x).toBe(ends[page.ends[i] ?? -1])
      })
      // No thread simply hangs down.
      for (const line of page.lines) expect(new Set(line.map(({ x }) => x)).size).toBeGreaterThan(1)
    }
  })

  it('leads everybody to their own food or home', () => {
    const OWN: Readonly<Record<string, string>> = {
      mouse: 'cheese',
      rabbit: 'carrot',
      dog: 'bone',
      cat: 'fish',
      bee: 'flower',
      bird: 'egg',
      snail: 'leaf',
      ladybug: 'mushroom',
    }
    const matched = everyPage(labirintoFios).filter(({ page }) => page.matched)
    expect(matched.length).toBeGreaterThan(0)
    for (const { page } of matched)
      page.above.forEach((id, i) => {
        expect(page.below[page.ends[i] ?? -1]).toBe(OWN[id])
      })
  })

  it('says the sum or the word of its beads at its end', () => {
    for (const { page, level } of everyPage(labirintoFios)) {
      expect(new Set(page.answers).size).toBe(page.answers.length)
      page.ends.forEach((place, thread) => {
        const beads = page.beads[thread] ?? []
        const answer = {
          facil: String(thread + 1),
          medio: String(beads.reduce((sum, n) => sum + Number(n), 0)),
          desafio: beads.join(''),
        }
        expect(page.answers[place]).toBe(answer[level])
      })
    }
  })

  it('shows a slip from one thread to another: its letters differ, and give no word of another thread', () => {
    const hardest = everyPage(labirintoFios).filter(({ level }) => level === 'desafio')
    const words = new Set(hardest.flatMap(({ page }) => page.answers))
    for (const { page } of hardest) {
      expect(slipsOf(page.answers).filter((slip) => words.has(slip))).toEqual([])
      for (let row = 0; row < 5; row++) {
        const letters = page.answers.map((word) => word[row])
        expect(Math.max(...letters.map((one) => letters.filter((other) => other === one).length))).toBeLessThan(3)
      }
    }
  })

  it('never three meet in one point', () => {
    // The upright start and end of each piece: the curve that the drawing uses, at a share t of its length.
    const at = (from: number, to: number, t: number) => from + (to - from) * (3 * t * t - 2 * t * t * t)
    for (const { level, seed, page } of everyPage(labirintoFios)) {
      const heights = page.lines[0]?.length ?? 0
      for (let height = 1; height < heights; height++)
        for (let t = 0; t <= 1; t += 0.01) {
          const xs = page.lines
            .map((line) => at(line[height - 1]?.x ?? 0, line[height]?.x ?? 0, t))
            .sort((a, b) => a - b)
          const nearest = Math.min(...xs.slice(2).map((x, i) => x - (xs[i] ?? 0)))
          expect(nearest, `${level} ${seed}`).toBeGreaterThan(1)
        }
    }
  })
})
