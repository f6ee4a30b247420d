import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { placasDeTransito } from './placas-de-transito.ts'
import { SIGN_FACTS } from './sign-facts.ts'
import { HOME, isSafe, type RouteTask, SCHOOL, signsOf } from './sign-route-page.ts'
import { goNext, mayGo } from './sign-turn-page.ts'

test('each sign has a code and a name that no other has', () => {
  const facts = Object.values(SIGN_FACTS)
  expect(new Set(facts.map(({ code }) => code)).size).toBe(facts.length)
  expect(new Set(facts.map(({ name }) => name)).size).toBe(facts.length)
})

test('six different signs belong to six places, and the rack is in another order', () => {
  for (const { page } of everyPage(placasDeTransito)) {
    if (!page.placed) continue
    const { where, rack, place } = page.placed
    expect(new Set(where).size).toBe(6)
    expect(rack.toSorted()).toEqual(where.toSorted())
    expect(rack).not.toEqual(where)
    if (place === 'escola') expect(where).toContain('escola')
    if (place !== 'bairro') expect(where).not.toContain('animais')
  }
})

/** Those who may go by the light for vehicles, as the code has it. */
const GOING = {
  verde: ['carro', 'ciclista', 'avo'],
  amarelo: ['avo'],
  vermelho: ['crianca', 'avo'],
} as const

test('vehicles and people never go at once at the light; who has to stop waits', () => {
  for (const { page } of everyPage(placasDeTransito)) {
    if (!page.turn) continue
    const { asked, light } = page.turn
    expect(new Set(asked).size).toBe(5)
    for (const mover of asked) expect(mayGo(light, mover)).toBe(GOING[light].some((one) => one === mover))
    expect([...goNext(page.turn)].toSorted()).toEqual(light === 'vermelho' ? ['carro', 'ciclista'] : ['crianca'])
  }
})

/** Every path over safe crossings that enters no block twice. */
function safeWays({ crossings }: RouteTask, to: readonly number[] = [HOME]): number[][] {
  const at = to.at(-1)
  if (at === SCHOOL) return [[...to]]
  return crossings
    .filter(({ sign }) => isSafe(sign))
    .flatMap(({ from, to: end }) => (from === at ? [end] : end === at ? [from] : []))
    .filter((next) => !to.includes(next))
    .flatMap((next) => safeWays({ crossings } as RouteTask, [...to, next]))
}

test('one safe way alone leads to school, over four or six crossings; others end blindly', () => {
  for (const { page } of everyPage(placasDeTransito)) {
    if (!page.route) continue
    expect(page.route.crossings).toHaveLength(12)
    expect(safeWays(page.route)).toEqual([[...page.route.way]])
    const signs = signsOf(page.route)
    expect([4, 6]).toContain(signs.length)
    expect(signs).toHaveLength(page.route.way.length - 1)
    const safe = page.route.crossings.filter(({ sign }) => isSafe(sign)).length
    expect(safe).toBeGreaterThanOrEqual(signs.length)
    expect(safe).toBeLessThanOrEqual(signs.length + 2)
  }
})

test('nothing touches, is cut or runs into its label', () => {
  expect(layoutFaults(placasDeTransito)).toEqual([])
})
