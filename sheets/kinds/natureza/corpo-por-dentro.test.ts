import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { FOODS } from '../../studio/shapes/meal.ts'
import { corpoPorDentro } from './corpo-por-dentro.ts'
import { classOf, ENOUGH, ultraOf } from './habits-page.ts'
import {
  BLOOD_ORGANS,
  BLOOD_QUESTIONS,
  BLOOD_ROUTE,
  CLASS_FOODS,
  FED_ORGANS,
  MEAL_FOODS,
  MEAL_GROUPS,
  RIGHT_REASONS,
  SYSTEM_QUESTIONS,
  WRONG_REASONS,
} from './inner-facts.ts'
import { numberFor } from './menu-page.ts'

test('each food is drawn, of one class and of one group', () => {
  const classed = Object.values(CLASS_FOODS).flat()
  const grouped = Object.values(MEAL_FOODS).flat()
  expect(new Set(classed).size).toBe(classed.length)
  expect(new Set(grouped).size).toBe(grouped.length)
  for (const food of [...classed, ...grouped]) expect(Object.keys(FOODS)).toContain(food)
  // No lunch needs what the guide calls ultra-processed.
  for (const food of CLASS_FOODS.U) expect(grouped).not.toContain(food)
})

test('no reason is right and wrong, no question names its answer', () => {
  for (const says of RIGHT_REASONS) expect(WRONG_REASONS as readonly string[]).not.toContain(says)
  for (const { asks, answer } of [...SYSTEM_QUESTIONS, ...BLOOD_QUESTIONS]) expect(asks).not.toContain(answer)
  expect(new Set(BLOOD_ROUTE).size).toBe(BLOOD_ROUTE.length)
})

test('each level asks something else, and each answer is the only one', () => {
  for (const { level, page } of everyPage(corpoPorDentro)) {
    const { fed, blood, menu, habits } = page
    expect([fed !== undefined, blood !== undefined]).toEqual([level === 'facil', level === 'medio'])
    if (fed) {
      expect([...fed.names].sort()).toEqual(FED_ORGANS.map(({ name }) => name).sort())
      expect(fed.reasons.filter(({ isRight }) => isRight)).toHaveLength(1)
      if (fed.asked.length > 0)
        expect(fed.asked.map(({ answer }) => answer).sort()).toEqual(['digestório', 'respiratório'])
      // An organ's name on the page is no answer to a question about systems.
      for (const { asks } of fed.asked) expect(asks).toMatch(/^Sistema que /)
    }
    if (blood) {
      expect([...blood.names].sort()).toEqual(BLOOD_ORGANS.map(({ name }) => name).sort())
      expect([...blood.steps].sort()).toEqual(BLOOD_ROUTE.map((_, i) => i))
      expect(new Set(blood.asked).size).toBe(2)
    }
    if (menu) {
      expect(menu.lunches.map(({ missing }) => missing).sort()).toEqual([...MEAL_GROUPS].sort())
      for (const { missing, foods } of menu.lunches) {
        const groups = foods.flatMap((food) =>
          MEAL_GROUPS.filter((group) => (MEAL_FOODS[group] as readonly (string | null)[]).includes(food)),
        )
        expect([...groups, missing].sort()).toEqual([...MEAL_GROUPS].sort())
        expect(menu.counter.filter(({ group }) => group === missing)).toHaveLength(1)
        expect(numberFor(menu, missing)).toBeGreaterThan(0)
      }
      expect(menu.counter.filter(({ group }) => group === null).map(({ food }) => classOf(food))).toEqual(['U', 'U'])
      // Instant noodles would pass for a cereal.
      expect(menu.counter.map(({ food }) => food)).not.toContain('macarrão instantâneo')
      expect(menu.lunches.filter(({ foods }) => foods.includes('macarrão')).length).toBeLessThan(2)
    }
    if (habits) {
      const [calm, busy] = habits.days
      expect(ultraOf(busy)).toBeGreaterThan(ultraOf(calm))
      expect(calm.minutes).toBeGreaterThanOrEqual(ENOUGH)
      expect(busy.minutes).toBeLessThan(ENOUGH)
      for (const { foods } of habits.days) expect(new Set(foods).size).toBe(5)
    }
  }
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(corpoPorDentro)).toEqual([])
})
