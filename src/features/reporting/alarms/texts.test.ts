import { expect, test } from 'vitest'
import { needsOf } from './texts.ts'

test('a quiet day needs nobody', () => {
  expect(needsOf([], { requests: 0, messages: 0 })).toEqual([])
})

test('alarms come before what people sent', () => {
  const needs = needsOf(
    [
      { name: 'disputes', value: 1 },
      { name: 'failedMails', value: 1200 },
    ],
    { requests: 2, messages: 1 },
  )
  expect(needs.map(({ title, urgent }) => [title, urgent])).toEqual([
    ['1 cobrança contestada', true],
    ['1.200 emails não saíram nesta semana', true],
    ['2 pedidos esperam resposta', false],
    ['1 mensagem nesta semana', false],
  ])
})
