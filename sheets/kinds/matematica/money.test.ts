import { expect, test } from 'vitest'
import { DRAWINGS } from '../../pictures/drawn/drawings.ts'
import type { Mark } from '../../scene/scene.ts'
import { drawMoney } from './money.ts'

const picturesOf = (marks: readonly Mark[]): string[] =>
  marks.flatMap((mark) =>
    mark.kind === 'group' ? (mark.picture === undefined ? picturesOf(mark.children) : [mark.picture]) : [],
  )

// The animals of the second family of the real (Banco Central do Brasil).
test.each([
  [2, 'turtle'],
  [5, 'heron'],
  [10, 'macaw'],
  [20, 'golden-tamarin'],
  [50, 'jaguar'],
  [100, 'fish'],
])('the note of %d reais shows its animal', (value, animal) => {
  for (const color of [true, false]) expect(picturesOf(drawMoney(0, 0, value * 100, color))).toEqual([animal])
})

test('the picture of a coin is the coin of 1 real: the one of the packages has a Greek temple', () => {
  expect(DRAWINGS).toHaveProperty('coin')
})
