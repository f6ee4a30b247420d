import { expect, test } from 'vitest'
import { everyPage, LEVELS, layoutFaults, SEEDS } from '../../../tests/factories/sheets.ts'
import { yearsOf } from '../../../tests/factories/skills.ts'
import { createRandom } from '../../page/random.ts'
import { textsOf } from '../../scene/marks.ts'
import type { Level, SheetOptions } from '../../scene/scene.ts'
import { spotsIn } from './estimate-spots.ts'
import { grouped, type NumberForm, numberForm } from './number-probes.ts'
import { POLYGONS, sidesOf } from './plane-shapes.ts'
import { probeRecord, shapesLooked } from './probe-record.ts'
import { shapeForm } from './shape-probes.ts'
import { sondagemMatematica } from './sondagem-matematica.ts'

const optionsOf = (level: Level, theme: string, seed: number): SheetOptions => ({
  ...{ level, theme, seed, pages: 2, color: true, title: 'Sondagem', instruction: 'Resolva.' },
})

const forms = LEVELS.flatMap((level) =>
  SEEDS.flatMap((seed) =>
    sondagemMatematica.themes.map((theme) => ({
      level,
      form: numberForm(level, theme as 'feira', createRandom(`${theme} ${seed}`)),
    })),
  ),
)

test('five numbers to hear and five to order, all different, none in order already', () => {
  for (const { form } of forms) {
    expect(new Set(form.dictated).size).toBe(5)
    expect(new Set(form.mixed).size).toBe(5)
    expect(form.mixed).not.toEqual(form.mixed.toSorted((a, b) => a - b))
  }
})

test('sums with gaps are true, and a gap is there', () => {
  for (const { form } of forms)
    for (const { whole, parts, gaps } of form.sums) {
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole)
      expect(gaps.length).toBeGreaterThan(0)
    }
})

test('the collection has as many things as the record expects', () => {
  for (const { level, form } of forms) {
    if (form.packed) {
      const [thousands, hundreds, tens, units] = form.packed
      expect(1000 * thousands + 100 * hundreds + 10 * tens + units).toBe(form.total)
    } else {
      const oval = { cx: 117, cy: 112, rx: 70, ry: 20 }
      expect(spotsIn(oval, form.total, createRandom(form.total)).spots).toHaveLength(form.total)
      expect(form.total).toBeGreaterThanOrEqual(level === 'facil' ? 13 : 27)
    }
  }
})

const shapeOf = ({ dictated, mixed, sums }: NumberForm) => [
  dictated.map((value) => String(value).length),
  mixed.map((value) => String(value).length).toSorted(),
  sums.map(({ parts, gaps }) => [parts.length, gaps]),
]

test('forms of a level ask for numbers of the same make, so that they can be compared', () => {
  for (const level of LEVELS) {
    const all = forms.filter((one) => one.level === level).map(({ form }) => shapeOf(form))
    for (const one of all) expect(one).toEqual(all[0])
  }
})

test('what a child writes by ear has the pieces of a number of the dictation', () => {
  for (const { form } of forms) {
    const [heard, meant] = form.asHeard
    expect(form.dictated.map(grouped)).toContain(meant)
    expect(heard.length).toBeGreaterThan(meant.replace('.', '').length)
  }
})

const shapes = LEVELS.flatMap((level) =>
  SEEDS.slice(0, 60).flatMap((seed) =>
    sondagemMatematica.themes.map((theme) => ({
      level,
      form: shapeForm(level, theme as 'feira', createRandom(`${theme} ${seed}`)),
    })),
  ),
)

test('one problem of each operation, with its answer', () => {
  for (const { level, form } of shapes) {
    const [one, other] = form.problems
    expect(one.answer).toBe(level === 'desafio' ? one.a * one.b : one.a + one.b)
    expect(other.answer).toBe(level === 'desafio' ? other.a / other.b : other.a - other.b)
  }
})

/** Largest difference of a corner from a right angle, degrees. */
const skewOf = (corners: readonly (readonly [number, number])[]) =>
  Math.max(
    ...corners.map(([x, y], i) => {
      const [px, py] = corners[(i + corners.length - 1) % corners.length] ?? [x, y]
      const [nx, ny] = corners[(i + 1) % corners.length] ?? [x, y]
      const angle = Math.atan2(ny - y, nx - x) - Math.atan2(py - y, px - x)
      return Math.abs(90 - Math.abs((((angle * 180) / Math.PI + 540) % 360) - 180))
    }),
  )

test('shapes to find are plainly what is asked for', () => {
  for (const { level, form } of shapes) {
    form.shapes.forEach((one, i) => {
      const wanted = form.wanted[i] ?? 0
      if (level === 'facil') expect(wanted === 1).toBe(sidesOf(one) === 3)
      if (level === 'medio') expect(wanted).toBe(sidesOf(one))
      if (level !== 'desafio') return
      const skew = skewOf(one.polygon.corners[one.look % one.polygon.corners.length] ?? [])
      if (wanted === 1) expect(skew).toBeLessThan(1)
      else expect(skew).toBeGreaterThan(8)
    })
    if (level !== 'medio') expect(form.wanted.filter((one) => one === 1)).toHaveLength(level === 'facil' ? 3 : 2)
  }
  expect(POLYGONS.length).toBeGreaterThan(7)
})

test('the measure has one answer', () => {
  for (const { level, form } of shapes) {
    const { lengths, answer } = form.measure
    if (level === 'facil') expect(answer).toEqual(['ABC'.charAt(lengths.indexOf(Math.max(...lengths)))])
    if (level === 'medio') expect(answer).toEqual([`${lengths[0]} cm`])
    const [width = 0, height = 0] = lengths
    if (level === 'desafio') expect(answer).toEqual([`${2 * (width + height)} m`, `${width * height} m²`])
  }
})

const YEARS: Readonly<Record<Level, readonly number[]>> = { facil: [1], medio: [2, 3], desafio: [4, 5] }
test('every task has its skill in the years of the level and four ways to tick', () => {
  for (const { level, page } of everyPage(sondagemMatematica))
    for (const { codes, seen, expected } of page.looked) {
      for (const code of codes.split(', ')) {
        const isTaught = yearsOf(code).some((year) => YEARS[level].includes(year))
        expect(isTaught, code).toBe(true)
      }
      expect(new Set(seen).size).toBe(4)
      expect(expected).not.toBe('')
    }
})

test('the record has no mark, no score, no rank', () => {
  for (const { level, form } of shapes.slice(0, 40)) {
    const words = textsOf(probeRecord('shapes', level, shapesLooked(level, form))).join(' ')
    expect(words).not.toMatch(/\bnota\b|acertos|erros|pontuação|abaixo|nível|%/i)
  }
})

test('pages take turns, each with a record, and the child sees none of the numbers to hear', () => {
  for (const level of LEVELS)
    for (const theme of sondagemMatematica.themes) {
      const sheet = sondagemMatematica.draw(optionsOf(level, theme, 3))
      const [numbers, other] = sheet.facts.pages
      expect(numbers?.numbers && other?.shapes).toBeTruthy()
      expect(sheet.answerKeys).toHaveLength(2)
      const shown = new Set(sheet.contents[0]?.texts)
      const alone = numbers?.numbers?.dictated.filter((value) => value > 100 && !numbers.numbers?.mixed.includes(value))
      for (const value of alone ?? []) expect(shown.has(grouped(value))).toBe(false)
    }
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(sondagemMatematica)).toEqual([])
  expect(
    layoutFaults({
      ...sondagemMatematica,
      id: 'second pages',
      draw: (options) => {
        const sheet = sondagemMatematica.draw({ ...options, pages: 2 })
        return { ...sheet, pages: sheet.pages.slice(1), answerKeys: sheet.answerKeys.slice(1) }
      },
    }),
  ).toEqual([])
})
