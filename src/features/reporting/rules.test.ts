import { describe, expect, it } from 'vitest'
import { AppError } from '../../product/errors.ts'
import { axisMarks, daysUntil, messageOf } from './rules.ts'

describe('a load error is shown', () => {
  it.each([
    [new Error('connection refused'), 'connection refused'],
    [new AppError('unavailable'), 'Tente novamente em alguns instantes.'],
    [new Error('  '), 'Erro desconhecido'],
    ['text', 'Erro desconhecido'],
    [null, 'Erro desconhecido'],
  ])('%s', (error, message) => {
    expect(messageOf(error)).toBe(message)
  })
})

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 5, 10]],
  [30, [0, 10, 20, 30]],
  [100, [0, 50, 100]],
  [31_415, [0, 20_000, 40_000]],
])('axisMarks(%i)', (max, marks) => {
  expect(axisMarks(max)).toEqual(marks)
})

it('daysUntil goes over the end of a month, and of February', () => {
  expect(daysUntil('2024-03-01', 3)).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
})
