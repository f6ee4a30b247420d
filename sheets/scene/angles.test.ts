import { expect, test, vi } from 'vitest'
import { drawForTest, LEVELS } from '../../tests/factories/sheets.ts'
import { ceuETerra } from '../kinds/natureza/ceu-e-terra.ts'

test('an engine with other last digits draws the same sheet', () => {
  const draw = () => LEVELS.map((level) => JSON.stringify(drawForTest(ceuETerra, level, 7, 2)))
  const before = draw()
  const { sin, cos } = Math
  const spies = [
    vi.spyOn(Math, 'sin').mockImplementation((angle) => sin(angle) * (1 + 4e-16)),
    vi.spyOn(Math, 'cos').mockImplementation((angle) => cos(angle) * (1 + 4e-16)),
  ]
  const after = draw()
  for (const spy of spies) spy.mockRestore()
  expect(after).toEqual(before)
})
