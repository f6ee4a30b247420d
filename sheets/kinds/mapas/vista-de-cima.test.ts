import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { type Layout, PLACE_LOOKS, SEEN_PLACES } from '../../studio/places/seen-places.ts'
import { FLOOR } from '../../studio/places/two-views.ts'
import { questionsOf, walksOf } from './plan-layouts.ts'
import { type PlanFacts, vistaDeCima } from './vista-de-cima.ts'

const HEADINGS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

/** The thing on a square. */
const thingAt = ({ placed }: Layout, u: number, v: number) =>
  placed.find((one) => one.v === v && u >= one.u && u < one.u + one.thing.width)

function layoutOf({ numbers, legend, walk }: PlanFacts): Layout {
  const task = numbers ?? legend ?? walk
  if (!task) throw new RangeError('a page without a layout')
  return task.layout
}

test('a place has nine things of different names, each on free squares of the floor', () => {
  for (const place of SEEN_PLACES) expect(new Set(PLACE_LOOKS[place].things.map(({ name }) => name)).size).toBe(9)
  for (const { page } of everyPage(vistaDeCima)) {
    const layout = layoutOf(page)
    const squares = layout.placed.flatMap(({ thing, u, v }) =>
      Array.from({ length: thing.width }, (_, i) => `${u + i} ${v}`),
    )
    expect(new Set(layout.placed.map(({ thing }) => thing)).size).toBe(9)
    expect(new Set([...squares, `${layout.door} 0`]).size).toBe(squares.length + 1)
    for (const { thing, u, v } of layout.placed) {
      expect(u >= 0 && u + thing.width <= FLOOR.columns).toBe(true)
      if (thing.isTall) expect(v).toBe(0)
    }
  }
})

test('six numbers, or four symbols and two questions with one answer each, or three walks', () => {
  for (const { level, page } of everyPage(vistaDeCima)) {
    expect([page.numbers, page.legend, page.walk].map((one) => one !== undefined)).toEqual([
      level === 'facil',
      level === 'medio',
      level === 'desafio',
    ])
    if (page.numbers) expect(new Set(page.numbers.asked).size).toBe(6)
    if (page.legend) {
      const { layout, missing, questions } = page.legend
      expect(new Set(missing).size).toBe(4)
      expect(new Set(questions.map(({ answer }) => answer)).size).toBe(2)
      for (const { asks, answer } of questions) {
        expect(missing).toContain(answer)
        const same = questionsOf(layout, layout.placed).filter((one) => one.asks === asks)
        expect(same.map((one) => one.answer)).toEqual([answer])
      }
    }
  }
})

test('a walk goes over free squares and ends in front of its thing', () => {
  for (const { page } of everyPage(vistaDeCima)) {
    if (!page.walk) continue
    const { layout, walks } = page.walk
    expect(new Set(walks.map(({ ends }) => ends)).size).toBe(3)
    expect(walksOf(layout)).toEqual(expect.arrayContaining([...walks]))
    for (const { legs, turns, ends } of walks) {
      let [u, v, heading] = [layout.door, 0, 2]
      legs.forEach((steps, i) => {
        for (let step = 0; step < steps; step++) {
          u += HEADINGS[heading]?.[0] ?? 0
          v += HEADINGS[heading]?.[1] ?? 0
          expect(thingAt(layout, u, v)).toBeUndefined()
        }
        heading = (heading + (turns[i] ?? 0) + 4) % 4
      })
      const [du, dv] = HEADINGS[heading] ?? [0, 0]
      expect(thingAt(layout, u + du, v + dv)).toBe(ends)
    }
  }
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(vistaDeCima)).toEqual([])
})
