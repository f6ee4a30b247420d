import { describe, expect, it } from 'vitest'
import { dateKey } from '../../../platform/time.ts'
import { endOfDay, grantProblem, latestGrant, plansNamed, searchedText } from './rules.ts'

it.each([
  ['  ÁNA Souza ', 'ana souza'],
  ['prem\0ium', 'premium'],
  ['', ''],
])('searchedText(%j)', (typed, folded) => {
  expect(searchedText(typed)).toBe(folded)
})

it.each([
  ['premium', ['premium']],
  ['rem', ['premium']],
  ['basi', ['basico']],
  ['i', ['premium', 'basico', 'gratuito']],
  ['ana', []],
])('plansNamed(%j)', (text, plans) => {
  expect(plansNamed(text)).toEqual(plans)
})

describe('Premium until the end of a day', () => {
  it('ends when the next day begins for the download limit', () => {
    const end = endOfDay('2026-12-31')
    expect(end.toISOString()).toBe('2027-01-01T03:00:00.000Z')
    expect(dateKey(new Date(end.getTime() - 1))).toBe('2026-12-31')
    expect(dateKey(end)).toBe('2027-01-01')
  })

  it.each([
    ['2026-05-09', 'past'],
    ['2026-05-10', null],
    ['2031-05-10', null],
    ['2031-05-11', 'far'],
    ['9999-12-31', 'far'],
  ])('%s, given on 2026-05-10', (until, problem) => {
    expect(grantProblem(until, '2026-05-10')).toBe(problem)
  })

  it('knows leap years', () => {
    expect(latestGrant('2028-02-29')).toBe('2033-02-28')
  })
})
