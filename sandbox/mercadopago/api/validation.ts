import { DAY_MS, HOUR_MS, MINUTE_MS } from '../dates.ts'
import { isObject } from '../http.ts'
import { toCentavos } from '../money.ts'
import { invalid, ProviderError, recorded } from '../provider-error.ts'
import { REFUSED_CARDS, type RecordedAnswer } from '../records/refused-cards.ts'
import { type CardToken, entryOf, type Subscription } from '../state.ts'
import type { World } from '../world.ts'

const CURRENCY = 'BRL'
const LONGEST_TEXT = 256
/** Lifetime of a PIX code: default, minimum and maximum. */
const PIX_LIFE_MS = 24 * HOUR_MS
const PIX_SHORTEST_MS = 30 * MINUTE_MS
const PIX_LONGEST_MS = 30 * DAY_MS

type Body = Record<string, unknown>

function text(body: Body, name: string): string | null {
  const value = body[name]
  if (value === undefined || value === null) return null
  if (typeof value !== 'string' || value.length > LONGEST_TEXT)
    throw invalid(`invalid_${name}`, `Invalid value for ${name}`)
  return value
}

function required(body: Body, name: string): string {
  const value = text(body, name)
  if (!value) throw invalid(`${name}_required`, `${name} is required`)
  return value
}

function email(value: string, name: string): string {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) throw invalid(`invalid_${name}`, `${name} must be a valid email`)
  return value
}

/** An address the payer can be sent back to. Local ones are refused, as the provider does, except the product's own. */
function backUrl({ siteOrigin }: World, value: string, name = 'back_url'): string {
  const url = URL.canParse(value) ? new URL(value) : null
  const local = url !== null && /^(localhost|127\.|0\.0\.0\.0|\[::1\])/.test(url.hostname)
  const allowed =
    url !== null && /^https?:$/.test(url.protocol) && (!local || url.origin === new URL(siteOrigin).origin)
  if (!allowed) throw invalid(`invalid_${name}`, `Invalid value for ${name}, must be a valid URL`)
  return value
}

function notificationUrl(world: World, body: Body): string | null {
  const given = text(body, 'notification_url')
  return given === null ? null : backUrl(world, given, 'notification_url')
}

/** A card's token is good once. @throws {ProviderError} for a token that is unknown or spent */
function cardToken({ state }: World, body: Body): CardToken | null {
  const name = text(body, 'card_token_id')
  if (name === null) return null
  const token = entryOf(state.cardTokens, name)
  if (!token) throw recorded(REFUSED_CARDS.FORM)
  delete state.cardTokens[name]
  return token
}

/** The refusal of a card that is not approved: a recorded one, or the documented body with the verdict as its reason. */
export function refusedCard(verdict: string): ProviderError {
  const record = entryOf<RecordedAnswer>(REFUSED_CARDS, verdict)
  return record ? recorded(record) : invalid(verdict, 'CC_VAL_433 Credit card validation has failed')
}

function amountOf(value: unknown): number {
  const amount = toCentavos(value)
  if (amount === null) throw invalid(4037, 'Invalid transaction_amount')
  return amount
}

/** Parses `POST /preapproval`. @throws {ProviderError} 400 for each refusal of the provider */
export function readNewSubscription(world: World, body: Body) {
  const recurring = body.auto_recurring
  if (!isObject(recurring)) throw invalid('auto_recurring_required', 'auto_recurring is required')
  const { frequency, frequency_type: unit } = recurring
  if (unit !== 'months') throw invalid('invalid_frequency_type', 'frequency_type must be months in this sandbox')
  if (typeof frequency !== 'number' || !Number.isInteger(frequency) || frequency < 1 || frequency > 12) {
    throw invalid('invalid_frequency', 'frequency must be a number from 1 to 12')
  }
  if (recurring.currency_id !== CURRENCY) throw invalid('invalid_currency', 'Currency is not allowed for this country')
  const payerEmail = email(required(body, 'payer_email'), 'payer_email')
  if (payerEmail.toLowerCase() === world.identity.collectorEmail) {
    throw new ProviderError(400, 'Payer and collector cannot be the same user')
  }
  const status = body.status ?? 'pending'
  const token = status === 'authorized' ? cardToken(world, body) : null
  if (status !== 'pending' && !token) throw invalid('card_token_id_required', 'card_token_id is required')
  const endsAt = dayOf(recurring.end_date, 'end_date', world.now())
  const startsAt = dayOf(recurring.start_date, 'start_date', world.now())
  return {
    token,
    reason: required(body, 'reason'),
    externalReference: text(body, 'external_reference'),
    payerEmail,
    backUrl: backUrl(world, required(body, 'back_url')),
    everyMonths: frequency,
    amount: amountOf(recurring.transaction_amount),
    currency: CURRENCY,
    // Without an end date the provider does not recognise a start date: the card is charged at once.
    startsAt: endsAt === null ? null : startsAt,
    endsAt,
    notificationUrl: notificationUrl(world, body),
  } satisfies Partial<Subscription> & { token: CardToken | null }
}

function dayOf(given: unknown, name: 'start_date' | 'end_date', now: number): number | null {
  if (given === undefined || given === null) return null
  const at = typeof given === 'string' ? Date.parse(given) : Number.NaN
  if (Number.isNaN(at)) throw invalid(`invalid_${name}`, `Invalid value for ${name}`)
  if (at < now - MINUTE_MS) throw invalid(`invalid_${name}`, 'cannot be a past date')
  return at
}

type Move = 'cancelled' | 'paused' | 'authorized'
type Change = { status?: Move; token?: CardToken | null } & Partial<
  Pick<Subscription, 'reason' | 'externalReference' | 'backUrl' | 'amount'>
>

/** Parses `PUT /preapproval/{id}`. @throws {ProviderError} 400 for each refusal of the provider */
export function readSubscriptionChange(world: World, body: Body): Change {
  const change: Change = {}
  if (body.status !== undefined) {
    if (body.status !== 'cancelled' && body.status !== 'paused' && body.status !== 'authorized') {
      throw invalid('invalid_status', 'Invalid status')
    }
    change.status = body.status
  }
  change.token = cardToken(world, body)
  const reason = text(body, 'reason')
  const reference = text(body, 'external_reference')
  const back = text(body, 'back_url')
  if (reason) change.reason = reason
  if (reference) change.externalReference = reference
  if (back) change.backUrl = backUrl(world, back)
  if (isObject(body.auto_recurring)) {
    if (body.auto_recurring.currency_id !== CURRENCY) {
      throw invalid('invalid_currency', 'Currency is not allowed for this country')
    }
    change.amount = amountOf(body.auto_recurring.transaction_amount)
  }
  return change
}

/** Parses `POST /v1/payments`. @throws {ProviderError} 400 for each refusal of the provider */
export function readNewPayment(world: World, body: Body) {
  if (body.payment_method_id !== 'pix') throw invalid(2006, 'This sandbox only takes payment_method_id pix')
  const payer = body.payer
  if (!isObject(payer)) throw invalid(4050, 'payer.email must be a valid email')
  const payerEmail = email(required(payer, 'email'), 'payer.email')
  if (payerEmail.toLowerCase() === world.identity.collectorEmail) throw invalid(2034, 'Invalid users involved')
  const now = world.now()
  const metadata = body.metadata ?? {}
  if (!isObject(metadata)) throw invalid(2131, 'Cannot infer Payment Method: metadata must be an object')
  return {
    amount: amountOf(body.transaction_amount),
    description: text(body, 'description'),
    externalReference: text(body, 'external_reference'),
    notificationUrl: notificationUrl(world, body),
    payerEmail,
    metadata,
    expiresAt: pixEnd(text(body, 'date_of_expiration'), now),
  }
}

function pixEnd(given: string | null, now: number): number {
  if (given === null) return now + PIX_LIFE_MS
  const at = Date.parse(given)
  const shape = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}(Z|[+-]\d\d:\d\d)$/
  if (!shape.test(given) || Number.isNaN(at)) throw invalid(3034, 'Invalid date_of_expiration')
  if (at < now + PIX_SHORTEST_MS || at > now + PIX_LONGEST_MS) {
    throw invalid(3034, 'date_of_expiration must be between 30 minutes and 30 days ahead')
  }
  return at
}
