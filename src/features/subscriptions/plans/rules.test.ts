import { describe, expect, it } from 'vitest'
import {
  ANNUAL_SAVING_CENTS,
  firstPeriod,
  formatPrice,
  freeButton,
  highlightedCard,
  PREMIUM_PRICE_CENTS,
  premiumButton,
  YEAR_BY_MONTHS_CENTS,
} from './rules.ts'

it.each([
  [PREMIUM_PRICE_CENTS.monthly, 'R$11,90'],
  [PREMIUM_PRICE_CENTS.annual, 'R$99,90'],
  [YEAR_BY_MONTHS_CENTS, 'R$142,80'],
  [ANNUAL_SAVING_CENTS, 'R$42,90'],
  [123456, 'R$1.234,56'],
  [0, 'R$0,00'],
])('%i centavos → %s', (cents, text) => {
  expect(formatPrice(cents)).toBe(text)
})

const VISITOR = { plan: null, billingPeriod: null } as const
const FREE = { plan: 'gratuito', billingPeriod: null } as const
const BASICO = { plan: 'basico', billingPeriod: null } as const
const MONTHLY = { plan: 'premium', billingPeriod: 'monthly' } as const
const ANNUAL = { plan: 'premium', billingPeriod: 'annual' } as const
const GIVEN = { plan: 'premium', billingPeriod: null } as const

const LOADING = { state: 'disabled', label: 'loading' }
const CURRENT = { state: 'current', label: 'current' }
const SUBSCRIBE = { state: 'primary', label: 'subscribe' }

describe('the button of the free card', () => {
  it.each([
    ['being looked up', null, LOADING],
    ['a visitor', VISITOR, { state: 'primary', label: 'start' }],
    ['free', FREE, CURRENT],
    ['basico', BASICO, { state: 'primary', label: 'start' }],
    ['premium', MONTHLY, { state: 'hidden' }],
  ] as const)('%s', (_, known, button) => {
    expect(freeButton(known)).toEqual(button)
  })
})

describe('the button of the Premium card', () => {
  it.each([
    ['being looked up', null, 'monthly', LOADING],
    ['a visitor', VISITOR, 'monthly', SUBSCRIBE],
    ['free', FREE, 'annual', SUBSCRIBE],
    ['basico', BASICO, 'monthly', SUBSCRIBE],
    ['monthly sees monthly', MONTHLY, 'monthly', CURRENT],
    ['monthly sees annual', MONTHLY, 'annual', { state: 'primary', label: 'toAnnual' }],
    ['annual sees annual', ANNUAL, 'annual', CURRENT],
    ['annual sees monthly', ANNUAL, 'monthly', { state: 'primary', label: 'toMonthly' }],
    ['without a period', GIVEN, 'annual', CURRENT],
  ] as const)('%s', (_, known, shown, button) => {
    expect(premiumButton(known, shown)).toEqual(button)
  })
})

it.each([
  [VISITOR, 'premium'],
  [FREE, 'free'],
  [BASICO, 'premium'],
  [MONTHLY, 'premium'],
] as const)('%o highlights %s', (known, card) => {
  expect(highlightedCard(known)).toBe(card)
})

it.each([
  [null, VISITOR, 'monthly'],
  ['annual', VISITOR, 'annual'],
  ['annual', MONTHLY, 'annual'],
  ['weekly', VISITOR, 'monthly'],
  [null, ANNUAL, 'annual'],
  [null, MONTHLY, 'monthly'],
] as const)('plan=%s for %o shows %s first', (asked, known, period) => {
  expect(firstPeriod(asked, known)).toBe(period)
})
