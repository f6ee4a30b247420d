import { expect, it } from 'vitest'
import { cardTerms } from './texts.ts'

const page = { id: '1', type: 'subscription', period: 'monthly', amountCents: 1190, state: 'open', pix: null } as const

it('the presses of a cancellation are as many as tests/e2e/time-passes.e2e.ts counts', () => {
  expect(cardTerms({ ...page, startsAt: null }).join(' ')).toContain('Cancelar leva três toques, no seu perfil.')
})

it('a charge that comes later is told with its day', () => {
  const [first] = cardTerms({ ...page, startsAt: '2027-01-31T15:00:00.000Z' })
  expect(first).toBe('Nada é cobrado hoje: a primeira cobrança, de R$11,90, é em 31/01/2027.')
})
