import { expect, test } from 'vitest'
import { createRandom } from '../../page/random.ts'
import { Pen } from '../../studio/pen.ts'
import { drawMess } from './counted-mess.ts'
import { byFives } from './counted-stands.ts'
import { sumPlaceOf } from './sum-gatherings.ts'

const FIELD = { x: 14, y: 56, width: 182, height: 190 }
const GROUPS = [
  { name: 'ovelha', count: 15 },
  { name: 'galinha', count: 14 },
  { name: 'porco', count: 13 },
  { name: 'cavalo', count: 12 },
  { name: 'gato', count: 11 },
]

test('a mess has as many things as are asked for, all inside, none over another', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const marks = drawMess(new Pen(false), 'meadow', FIELD, GROUPS, createRandom(seed))
    const spots = marks.flatMap((mark) => (mark.kind === 'group' ? [{ x: mark.x ?? 0, y: mark.y ?? 0 }] : []))
    expect(spots.length).toBe(65)
    for (const [i, { x, y }] of spots.entries()) {
      expect(x > FIELD.x && x < FIELD.x + FIELD.width && y > FIELD.y && y < FIELD.y + FIELD.height).toBe(true)
      for (const other of spots.slice(i + 1))
        expect((other.x - x) ** 2 + (other.y - y) ** 2, `seed ${seed}`).toBeGreaterThan(11 ** 2)
    }
  }
})

test('groups by fives are five and the rest', () => {
  const cell = { x: 14, y: 60, width: 182, height: 49 }
  for (let count = 5; count <= 10; count++) {
    const places = byFives({ name: 'porco', count }, cell, sumPlaceOf('bichos'), 0)
    expect(places.map((place) => place.count)).toEqual(count > 5 ? [5, count - 5] : [5])
    const [five, rest] = places
    if (five && rest) expect(five.cell.x + five.cell.width).toBeLessThan(rest.cell.x)
  }
})
