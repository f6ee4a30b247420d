import { describe, expect, it } from 'vitest'
import { AppError } from '../../product/errors.ts'
import { daysUntil, messageOf } from './rules.ts'

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

it('daysUntil goes over the end of a month, and of February', () => {
  expect(daysUntil('2024-03-01', 3)).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
})
