import { expect, test } from 'vitest'
import { everyPage, LEVELS, layoutFaults, SEEDS } from '../../../tests/factories/sheets.ts'
import type { PageMark } from '../../scene/answers.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { driver, frontOf, isRightward } from '../../studio/places/drivers.ts'
import { DRIVERS, ROAD } from '../../studio/places/sign-streets.ts'
import { atJunction, placasDeTransito } from './placas-de-transito.ts'
import { SIGN_FACTS } from './sign-facts.ts'
import { HOME, isOnLawn, isSafe, type RouteTask, SCHOOL, signsOf, walkOf } from './sign-route-page.ts'
import { goNext, mayGo, TURN_DRIVERS } from './sign-turn-page.ts'

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

/** Body of each vehicle as it is drawn, and the side to which it is drawn. */
const BODIES = [
  ['M-16 -19C-13', false],
  ['M-42 -8V-20', false],
  ['M8 -6L4 -14', true],
] as const

interface Seen {
  readonly body: string
  readonly isRight: boolean
}

/** Vehicles among marks, with every flip above them counted. */
const vehiclesIn = (marks: readonly PageMark[], isFlipped = false): Seen[] =>
  marks.flatMap((mark): Seen[] => {
    if (mark.kind === 'group') return vehiclesIn(mark.children, isFlipped !== (mark.flip ?? false))
    if (mark.kind !== 'path') return []
    const found = BODIES.find(([d]) => mark.d.startsWith(d))
    return found ? [{ body: found[0], isRight: found[1] !== isFlipped }] : []
  })

test('each driver faces the line in front, keeps to the near lane and has not passed it', () => {
  for (const one of [...Object.values(DRIVERS).flat(), ...Object.values(TURN_DRIVERS)]) {
    expect(isRightward(one)).toBe(true)
    expect(frontOf(one)).toBeLessThanOrEqual(one.line)
  }
  for (const one of [...DRIVERS.faixa, TURN_DRIVERS.taxi, TURN_DRIVERS.carro, TURN_DRIVERS.ciclista])
    expect(one.line - frontOf(one)).toBeLessThan(5)
  for (const { foot } of Object.values(DRIVERS).flat()) expect(foot).toBeGreaterThan(ROAD / 2)
  for (const color of [true, false])
    for (const line of [-50, 50]) {
      const drawn = (['carro', 'caminhao', 'ciclista'] as const).map((what) =>
        vehiclesIn(marksOf(driver(new Pen(color), { what, x: 0, foot: 0, scale: 1, fill: 'red', line }))),
      )
      expect(drawn.map((seen) => seen.map(({ isRight }) => isRight))).toEqual(Array(3).fill([line > 0]))
    }
})

test('every vehicle of a page drives right, as its line is, in colour and in black', () => {
  for (const level of LEVELS)
    for (const theme of placasDeTransito.themes)
      for (const color of [true, false])
        for (const seed of SEEDS) {
          const heading = { title: 'Na rua', instruction: 'Observe.' }
          const { pages, facts } = placasDeTransito.draw({ ...heading, level, theme, seed, pages: 1, color })
          const seen = pages.flatMap(({ marks }) => vehiclesIn(marks))
          expect(seen.every(({ isRight }) => isRight)).toBe(true)
          const [page] = facts.pages
          if (page?.turn) expect(seen).toHaveLength(4)
          if (page?.placed) expect(seen).toHaveLength(page.placed.where.flatMap((sign) => [...DRIVERS[sign]]).length)
          if (page?.placed) for (const sign of page.placed.where.slice(0, 2)) expect(atJunction(sign)).toBe(false)
        }
})

test('the path of the key keeps to pavements and crossings', () => {
  for (const { page } of everyPage(placasDeTransito)) {
    if (!page.route) continue
    const spots = walkOf(page.route.way)
    for (const [i, [x, y]] of spots.entries()) {
      const before = spots[i - 1] ?? [x, y]
      expect(before[0] === x || before[1] === y).toBe(true)
      // All but the step to the door of the school stays off the lawns, where houses are.
      if (i === spots.length - 1) continue
      const middle = [(before[0] + x) / 2, (before[1] + y) / 2] as const
      for (const spot of [before, middle, [x, y] as const]) expect(isOnLawn(spot)).toBe(false)
    }
  }
})

test('nothing touches, is cut or runs into its label', () => {
  expect(layoutFaults(placasDeTransito)).toEqual([])
})
