import { expect, test } from 'vitest'
import { LEVELS, SEEDS } from '../../../tests/factories/sheets.ts'
import { flattenPath } from '../../scene/path-data.ts'
import type { GroupMark, Level, Mark } from '../../scene/scene.ts'
import { colorirMandala } from './colorir-mandala.ts'
import { CENTRE } from './mandala-panel.ts'

/** Wings, spots, antennae, body; all other pieces of rings have fewer marks. Those in corners are not in the ring. */
const MARKS_OF_BUTTERFLY = 4

function butterfliesOf(marks: readonly Mark[]): GroupMark[] {
  return marks.flatMap((mark) => {
    if (mark.kind !== 'group') return []
    return mark.x === CENTRE.x &&
      mark.children.length === MARKS_OF_BUTTERFLY &&
      mark.children.every(({ kind }) => kind === 'path')
      ? [mark]
      : butterfliesOf(mark.children)
  })
}

const partsOf = (mark: Mark | undefined) => (mark?.kind === 'path' ? flattenPath(mark.d, 24) : [])
const widthOf = (points: readonly { readonly x: number; readonly y: number }[]) => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

/** Butterflies on a page. */
const NUMBERS: Readonly<Record<Level, readonly number[]>> = { facil: [5], medio: [6, 8], desafio: [10, 12] }
/** Width of the smallest part of a butterfly with its line, mm. */
const SMALLEST: Readonly<Record<Level, number>> = { facil: 6, medio: 3.5, desafio: 2.5 }

const drawn = () =>
  LEVELS.flatMap((level) =>
    SEEDS.map((seed) => {
      const options = { title: 'Borboletas', instruction: 'Pinte.', level, seed, pages: 1, color: false }
      const { pages, facts } = colorirMandala.draw({ ...options, theme: 'borboletas' })
      return {
        level,
        where: `${level} ${seed}`,
        facts: facts.pages[0],
        butterflies: butterfliesOf(pages[0]?.marks ?? []),
      }
    }),
  )

test('a butterfly for every fold, in one ring', () => {
  for (const { level, where, facts, butterflies } of drawn()) {
    expect(
      facts?.rings.filter((name) => name === 'borboleta'),
      where,
    ).toHaveLength(1)
    expect(butterflies, where).toHaveLength(facts?.folds ?? 0)
    expect(NUMBERS[level], where).toContain(butterflies.length)
  }
})

test('easy butterflies fly around a flower', () => {
  for (const { facts, where } of drawn().filter(({ level }) => level === 'facil'))
    expect(['petala', 'escama'], where).toContain(facts?.rings[0])
})

test('both sides of a butterfly are equal', () => {
  for (const { where, butterflies } of drawn()) {
    const points = butterflies[0]?.children.flatMap((mark) => partsOf(mark).flat()) ?? []
    const keys = new Set(points.map(({ x, y }) => `${Math.round(x * 10)} ${Math.round(y * 10)}`))
    const near = (x: number, y: number) =>
      [-1, 0, 1].some((dx) =>
        [-1, 0, 1].some((dy) => keys.has(`${Math.round(x * 10) + dx} ${Math.round(y * 10) + dy}`)),
      )
    expect(
      points.filter(({ x, y }) => !near(-x, y)),
      where,
    ).toEqual([])
  }
})

test('butterflies touch and do not overlap', () => {
  for (const { where, butterflies } of drawn()) {
    const points = butterflies[0]?.children.flatMap((mark) => partsOf(mark).flat()) ?? []
    const turn = Math.max(...points.map(({ x, y }) => Math.abs(Math.atan2(x, -y))))
    expect((turn * butterflies.length) / Math.PI, where).toBeCloseTo(1, 2)
    const turns = butterflies.map(({ rotate = 0 }) => rotate)
    const steps = turns.slice(1).map((one, i) => one - (turns[i] ?? 0))
    for (const step of steps) expect(step, where).toBeCloseTo(360 / butterflies.length, 1)
  }
})

test('wings, spots and body are wide enough for the hand of the level', () => {
  for (const { level, where, butterflies } of drawn()) {
    const [wings, spots, , body] = butterflies[0]?.children ?? []
    const widths = [wings, spots, body].flatMap((mark) => partsOf(mark).map(widthOf))
    expect(Math.min(...widths), where).toBeGreaterThanOrEqual(SMALLEST[level])
  }
})

test('the pieces of two rings of a page line up', () => {
  for (const level of LEVELS)
    for (const theme of colorirMandala.themes)
      for (const seed of SEEDS) {
        const options = { title: 'Mandala', instruction: 'Pinte.', level, seed, pages: 2, color: false, theme }
        for (const { pieces } of colorirMandala.draw(options).facts.pages) {
          const counts = pieces.toSorted((a, b) => a - b)
          for (const [i, count] of counts.slice(1).entries())
            expect(count % (counts[i] ?? 1), `${level} ${theme} ${seed}`).toBe(0)
        }
      }
})
