import { expect, test } from 'vitest'
import { createRandom } from '../../page/random.ts'
import { Pen } from '../../studio/pen.ts'
import { layGroups } from './counted-groups.ts'
import { drawMess } from './counted-mess.ts'

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

test('groups by fives have five in each line or pile, and one by one they are in one line', () => {
  const row = { x: 14, y: 60, width: 154, height: 49 }
  for (let count = 5; count <= 10; count++)
    for (const index of [0, 1]) {
      const [laid] = layGroups([{ row, group: { name: 'porco', count }, index }], true, createRandom(3))
      expect(laid?.feet.length).toBe(count)
      expect(new Set(laid?.feet.map(String)).size).toBe(count)
      if (index === 0) expect(laid?.feet.filter(([, y]) => y === laid.feet[0]?.[1]).length).toBe(5)
    }
  for (let count = 1; count <= 5; count++) {
    const [laid] = layGroups([{ row, group: { name: 'porco', count }, index: 0 }], false, createRandom(3))
    expect(new Set(laid?.feet.map(([, y]) => y)).size).toBe(1)
    const xs = laid?.feet.map(([x]) => x) ?? []
    for (const [i, x] of xs.slice(1).entries()) expect(x - (xs[i] ?? 0)).toBeGreaterThan((laid?.size ?? 0) * 0.8)
  }
})
