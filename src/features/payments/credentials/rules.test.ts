import { describe, expect, it } from 'vitest'
import { RECORDED_REFUSALS } from '../../../../sandbox/mercadopago/records/refused-cards.ts'
import { type Answers, type Credentials, errorsIn, findingsOf } from './rules.ts'

const good: Credentials = {
  accessToken: 'APP_USR-1-a-7',
  webhookSecret: 'f'.repeat(64),
  publicKey: 'APP_USR-public',
  collectorId: null,
  isProduction: true,
}
const owner = { status: 200, body: { id: 7, site_id: 'MLB', tags: ['normal'] } }
const invalid = { status: 400, body: { message: 'Invalid', status: 400 } }
const answers: Answers = { owner, payment: invalid, subscription: invalid }
const { ordersApplication, liveCredentials } = RECORDED_REFUSALS

describe('credentials that serve', () => {
  it('have no problem', () => {
    const found = findingsOf(good, answers)
    expect(found.map(({ check, status }) => [check, status])).toEqual([
      ['secret', 'success'],
      ['token', 'success'],
      ['country', 'success'],
      ['account', 'success'],
      ['publicKey', 'success'],
      ['payments', 'success'],
    ])
    expect(errorsIn(found)).toEqual([])
  })
})

describe('names what is wrong', () => {
  const test = { ...owner, body: { ...owner.body, tags: ['normal', 'test_user'] } }
  it.each<[string, Partial<Credentials>, Partial<Answers>, string]>([
    ['no_secret', { webhookSecret: ' ' }, {}, 'error'],
    ['odd_secret', { webhookSecret: 'APP_USR-1-a-7-and-more' }, {}, 'error'],
    ['odd_secret', { webhookSecret: 'curta' }, {}, 'error'],
    ['test_token', { accessToken: 'TEST-1' }, {}, 'error'],
    ['refused_token', {}, { owner: { status: 401, body: {} } }, 'error'],
    ['unreachable', {}, { owner: null }, 'unknown'],
    ['unreachable', {}, { owner: { status: 502, body: null } }, 'unknown'],
    ['other_country', {}, { owner: { ...owner, body: { ...owner.body, site_id: 'MLA' } } }, 'error'],
    ['test_account', {}, { owner: test }, 'error'],
    ['test_account', { isProduction: false }, { owner: test }, 'warning'],
    ['other_account', { collectorId: '8' }, {}, 'error'],
    ['no_public_key', { publicKey: null }, {}, 'warning'],
    ['test_public_key', { publicKey: 'TEST-1' }, {}, 'error'],
    ['orders_application', {}, { payment: ordersApplication }, 'error'],
    ['not_activated', {}, { payment: liveCredentials, subscription: liveCredentials }, 'error'],
    ['no_subscriptions', {}, { subscription: { status: 403, body: {} } }, 'error'],
    ['unreachable', {}, { payment: { status: 429, body: null } }, 'unknown'],
  ])('%s', (problem, change, given, status) => {
    const found = findingsOf({ ...good, ...change }, { ...answers, ...given })
    expect(found.filter((one) => one.status !== 'success')).toEqual([expect.objectContaining({ problem, status })])
  })
})
