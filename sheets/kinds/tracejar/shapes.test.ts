import { expect, test } from 'vitest'
import { everyPage } from '../../../tests/factories/sheets.ts'
import { type Box, boundsOf, overlaps } from '../../lettering/bounds.ts'
import { gapOf } from '../../scene/marks.ts'
import { resample } from '../../scene/path-data.ts'
import { type Level, type Mark, PAGE_WIDTH_MM } from '../../scene/scene.ts'
import { SHAPES } from '../../scene/shapes.ts'
import { tracejarFormas } from './tracejar-formas.ts'

test('a picture of one shape has it alone, a mixed one several; harder levels have more of them', () => {
  const most = { facil: [2, 3], medio: [4, 8], desafio: [6, 11] } as const
  for (const { seed, level, page } of everyPage(tracejarFormas)) {
    const theme = tracejarFormas.themes[seed % tracejarFormas.themes.length]
    const kinds = new Set(page.shapes)
    if (theme === 'mistas') expect(kinds.size).toBeGreaterThanOrEqual(level === 'facil' ? 3 : 5)
    else expect([...kinds]).toEqual([theme])
    const [least, highest] = most[level]
    expect(page.strokes.length, `${theme} ${level}`).toBeGreaterThanOrEqual(least)
    expect(page.strokes.length, `${theme} ${level}`).toBeLessThanOrEqual(highest)
    expect(page.missing === undefined).toBe(level !== 'desafio')
    // Among several figures the one to draw alone has no twin to copy.
    if (page.missing) expect(kinds.has(page.missing)).toBe(theme !== 'mistas')
    for (const stroke of page.strokes)
      expect(stroke[0]?.y).toBeLessThanOrEqual(Math.min(...stroke.map(({ y }) => y)) + 0.02)
  }
})

test('each shape has its number and its arrow, clear of all dots; no plate covers a shape', () => {
  for (const { level, seed, page } of everyPage(tracejarFormas)) {
    const dots = page.strokes.flatMap((stroke) => resample(stroke, 1))
    const where = `${level} ${seed} ${page.shapes}`
    expect(page.guides, where).toHaveLength(page.shapes.length)
    for (const { number, arrow } of page.guides) {
      expect(arrow.length, where).toBeGreaterThan(1)
      for (const [spot, room] of [[number, 2.7], ...arrow.map((p) => [p, 0.7] as const)] as const)
        expect(Math.min(...dots.map((q) => gapOf(spot, q))), where).toBeGreaterThan(room)
    }
    // The field of a missing window is inside a larger figure: its outline alone has to be free.
    for (const plate of page.plates)
      expect(
        dots.filter(({ x, y }) => overlaps({ x, y, width: 0, height: 0 }, plate, 0)),
        where,
      ).toEqual([])
  }
})

test('a train and a robot have the eight shapes that their sheet promises', () => {
  const options = {
    level: 'medio',
    theme: 'mistas',
    seed: 1,
    color: true,
    title: 'Formas',
    instruction: 'Cubra.',
  } as const
  for (const { shapes } of tracejarFormas.draw({ ...options, pages: 2 }).facts.pages) expect(shapes).toHaveLength(8)
})

test('the figure to draw is in the key alone, as are the sides and corners to write', () => {
  for (const [theme, level, keys] of [
    ['mistas', 'desafio', 3],
    ['hexagono', 'medio', 1],
    ['mistas', 'facil', 0],
    ['losango', 'medio', 0],
  ] as const) {
    const options = { level, theme, seed: 1, color: true, title: 'Formas', instruction: 'Cubra.', pages: keys || 2 }
    expect(tracejarFormas.draw(options).answerKeys, `${theme} ${level}`).toHaveLength(keys)
  }
})

test('with fewer things a house keeps its walls, a castle its towers', () => {
  const count = (level: Level, fewer: boolean) => {
    const options = { level, theme: 'mistas', seed: 1, color: true, title: 'Formas', instruction: 'Cubra.', fewer }
    return tracejarFormas.draw({ ...options, pages: level === 'medio' ? 2 : 3 }).facts.pages.map(({ shapes }) => shapes)
  }
  const [house, cone] = count('facil', true)
  expect([house, cone]).toEqual([
    ['triangulo', 'quadrado'],
    ['circulo', 'triangulo'],
  ])
  const [train = [], robot = []] = count('medio', true)
  expect(train.filter((shape) => shape === 'circulo')).toHaveLength(3)
  expect(robot.filter((shape) => shape === 'quadrado')).toHaveLength(2)
  const [castle = [], rocket] = count('desafio', true)
  expect(castle.filter((shape) => shape === 'retangulo')).toHaveLength(2)
  expect(rocket).toContain('retangulo')
  expect([castle.includes('losango'), rocket?.includes('circulo')]).toEqual([false, false])
  for (const level of ['facil', 'medio', 'desafio'] as const)
    for (const [i, few] of count(level, true).entries())
      expect(few.length, `${level} ${i}`).toBeLessThan(count(level, false)[i]?.length ?? 0)
})

/** Boxes of what is inside the shapes of a page: windows and doors, faces, ribbons. */
function insideShapes(marks: readonly Mark[]): Box[] {
  return marks.flatMap((mark): Box[] => {
    if (mark.kind !== 'group') return []
    const [outline] = mark.children
    if (!FORMS.has(outline?.kind === 'path' ? outline.d : '')) return insideShapes(mark.children)
    return mark.children.flatMap((child) => boundsOf([{ ...mark, children: [child] }]) ?? [])
  })
}
const FORMS = new Set(SHAPES.map(({ data }) => data(0, 0, 20)))

test.each(tracejarFormas.themes)(
  '%s: when the pictures begin anew they are seen in a mirror, not upside down',
  (theme) => {
    for (const [level, several] of [
      ['facil', 3],
      ['medio', 2],
      ['desafio', 3],
    ] as const) {
      const round = theme === 'mistas' ? several : 1
      const options = { level, theme, seed: 1, color: true, title: 'Formas', instruction: 'Cubra.', pages: 2 * round }
      const pages = tracejarFormas.draw(options).pages.map(({ marks }) => insideShapes(marks))
      pages.slice(0, round).forEach((boxes, i) => {
        const other = pages[i + round] ?? []
        expect(boxes.length, level).toBeGreaterThan(1)
        const lost = boxes.filter(
          ({ x, y, width }) => !other.some((box) => Math.hypot(box.x + width + x - PAGE_WIDTH_MM, box.y - y) < 0.2),
        )
        expect(lost, level).toEqual([])
      })
    }
  },
)
