import { expect, test } from 'vitest'
import { layoutFaults, SEEDS } from '../../../tests/factories/sheets.ts'
import { ampliarEReduzir } from './ampliar-e-reduzir.ts'
import { figuresOf, LETTERED, lengthOf, SCALED_FIGURES, sideOf, sizeOf, squares } from './scaled-figures.ts'
import { factorsOf } from './scaled-pages.ts'

test('corners are on the squares; five squares hold each figure, and its lettered sides are on the lines', () => {
  for (const figure of SCALED_FIGURES) {
    expect(Math.max(...sizeOf(figure))).toBeLessThanOrEqual(5)
    expect(figure.corners.flat().every((n) => Number.isInteger(n) && n >= 0)).toBe(true)
  }
  for (const figure of LETTERED)
    for (const first of figure.sides) {
      const [[x1, y1], [x2, y2]] = sideOf(figure, first)
      expect(x1 === x2 || y1 === y2).toBe(true)
    }
})

test('levels of one scaling share no figure, and tables have lettered ones', () => {
  for (const scaling of ['ampliar', 'reduzir'] as const) {
    const names = (['facil', 'medio', 'desafio'] as const).map((level) =>
      figuresOf(scaling, level).map(({ name }) => name),
    )
    expect(names.flat()).toHaveLength(SCALED_FIGURES.length)
    expect(new Set(names.flat()).size).toBe(SCALED_FIGURES.length)
    expect(LETTERED.map(({ name }) => name)).toEqual(expect.arrayContaining(names[2] ?? []))
  }
})

test('three lettered sides of a figure differ in length', () => {
  expect(LETTERED.length).toBeGreaterThan(3)
  for (const figure of LETTERED)
    expect(new Set(figure.sides.map((first) => lengthOf(figure, first))).size, figure.name).toBe(3)
})

test('parts of a figure are on its squares, inside its outline', () => {
  for (const figure of SCALED_FIGURES) {
    const [width, height] = sizeOf(figure)
    const { areas = [], lines = [], dots } = figure.parts
    const corners = [...areas.map(([list]) => list), ...lines, ...(dots ? [dots] : [])].flatMap(squares)
    expect(corners.flat().every(Number.isInteger)).toBe(true)
    expect(corners.every(([x, y]) => x >= 0 && x <= width && y >= 0 && y <= height)).toBe(true)
  }
})

const choicesOf = (theme: string) =>
  SEEDS.flatMap((seed) =>
    ampliarEReduzir
      .draw({ title: 'Título', instruction: 'Faça.', color: true, level: 'facil', theme, seed, pages: 2 })
      .facts.pages.flatMap(({ choices }) => choices),
  )

test.each(['ampliar', 'reduzir'] as const)('one of three copies has both true measures: %s', (theme) => {
  const [from, to] = factorsOf(theme, 2)
  const choices = choicesOf(theme)
  for (const { figure, copies } of choices) {
    const [width, height] = sizeOf(figure)
    const right = copies.map(([wide, high]) => Number(wide === width * to) + Number(high === height * to))
    expect([...right].sort()).toEqual([1, 1, 2])
    // Neither of the two others is a copy by any other factor.
    expect(copies.filter(([wide, high]) => wide * height === high * width)).toHaveLength(1)
    // One of them at least kept neither side: it is found by counting.
    expect(
      copies.some(
        ([wide, high]) =>
          (wide !== width * to || high !== height * to) && wide !== width * from && high !== height * from,
      ),
    ).toBe(true)
  }
  // The true copy is not always the smallest or the largest one.
  const extreme = choices.filter(({ figure, copies }) => {
    const area = sizeOf(figure)[0] * sizeOf(figure)[1] * to * to
    return copies.every(([wide, high]) => (theme === 'reduzir' ? wide * high >= area : wide * high <= area))
  })
  expect(extreme.length).toBeLessThan(choices.length * 0.7)
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(ampliarEReduzir)).toEqual([])
})
