import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { HOME_ROOMS } from '../../studio/places/home-rooms.ts'
import { HOME_DANGERS, HOME_THINGS } from '../../studio/shapes/home-things.ts'
import { DANGERS, LABELS } from './danger-facts.ts'
import { dangersOf } from './danger-room.ts'
import { perigosEmCasa } from './perigos-em-casa.ts'

test('every danger has another care and is in some room', () => {
  const spots = Object.values(HOME_ROOMS).flatMap((room) => room.spots)
  expect([...new Set(spots.flatMap(({ dangers }) => dangers))].sort()).toEqual(Object.keys(HOME_DANGERS).sort())
  expect([...new Set(spots.flatMap(({ others }) => others))].sort()).toEqual(Object.keys(HOME_THINGS).sort())
  expect(new Set(Object.values(DANGERS).map(({ care }) => care)).size).toBe(Object.keys(HOME_DANGERS).length)
})

test('answers about a label are printed on it', () => {
  for (const { lines, questions } of LABELS) {
    const printed = lines.join(' ').toLowerCase()
    for (const [, answer] of questions) expect(printed, answer).toContain(answer.split(' ').at(-1)?.slice(0, 4))
  }
})

test('a room has different dangers, and each is asked for once', () => {
  for (const { level, page } of everyPage(perigosEmCasa)) {
    const { circled, care, label } = page
    expect([circled !== undefined, care !== undefined, label !== undefined]).toEqual([
      level === 'facil',
      level === 'medio',
      level === 'desafio',
    ])
    const room = circled ?? care?.room ?? label?.room
    if (!room) throw new Error('no room')
    const names = dangersOf(room).map(({ danger }) => danger)
    expect(new Set(names).size).toBe(names.length)
    const [fewest, most] = { facil: [4, 7], medio: [4, 5], desafio: [2, 2] }[level]
    expect(names.length).toBeGreaterThanOrEqual(fewest ?? 0)
    expect(names.length).toBeLessThanOrEqual(most ?? 0)
    const things = room.placed.flatMap(({ thing }) => thing ?? [])
    expect(new Set(things).size).toBe(things.length)
    if (care) {
      expect([...care.numbers].sort()).toEqual([...names].sort())
      expect([...care.cares].sort()).toEqual([...names].sort())
      expect(care.cares, 'in the order of the numbers').not.toEqual(care.numbers)
    }
    if (label) {
      expect([...label.asked].sort()).toEqual([...names].sort())
      expect(new Set(label.questions).size).toBe(2)
    }
  }
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(perigosEmCasa)).toEqual([])
})
