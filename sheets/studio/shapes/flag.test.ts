import { expect, test } from 'vitest'
import type { Mark, PathMark } from '../../scene/scene.ts'
import { marksOf, Pen } from '../pen.ts'
import { flagOfBrazil, STARS } from './flag.ts'

const pathsOf = (marks: readonly Mark[]): PathMark[] =>
  marks.flatMap((mark) => (mark.kind === 'group' ? pathsOf(mark.children) : mark.kind === 'path' ? [mark] : []))

const MODULE = 5
const paths = (width = 20 * MODULE, colour = true) => pathsOf(marksOf(flagOfBrazil(new Pen(colour), 0, 0, width)))

test('the flag has the measures of Law 5.700: 20 × 14, rhombus at 1.7, disc of 3.5, band between arcs of 8 and 8.5', () => {
  const [field, rhombus, disc] = paths()
  expect(field?.d).toContain(`${20 * MODULE}`)
  expect(field?.d).toContain(`${14 * MODULE}`)
  expect(rhombus?.d).toBe(
    `M${1.7 * MODULE} ${7 * MODULE}L${10 * MODULE} ${1.7 * MODULE}L${18.3 * MODULE} ${7 * MODULE}L${10 * MODULE} ${12.3 * MODULE}z`,
  )
  expect(disc?.d).toContain(`${3.5 * MODULE}`)
  const band = paths().find(({ d }) => d.includes(`A${8.5 * MODULE} `))
  expect(band?.d).toContain(`A${8 * MODULE} `)
  // It falls to the right.
  const [, leftY = 0, , rightY = 0] =
    (band?.d ?? '')
      .match(/^M([\d.]+) ([\d.]+)A\S+ \S+ 0 0 1 ([\d.]+) ([\d.]+)/)
      ?.slice(1)
      .map(Number) ?? []
  expect(rightY).toBeGreaterThan(leftY + MODULE)
})

test('a large flag has 27 stars inside the disc and the motto, a small one neither', () => {
  expect(STARS).toHaveLength(27)
  for (const [x = 0, y = 0] of STARS) expect(Math.hypot(x, y) / 210).toBeLessThan(3.4)
  const LETTERS = 'ORDEMEPROGRESSO'.length
  expect(paths().length - paths(40).length).toBe(1 + LETTERS)
  expect(paths(100, false)).toHaveLength(paths().length)
})
