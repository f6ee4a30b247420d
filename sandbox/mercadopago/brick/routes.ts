import { randomUUID } from 'node:crypto'
import { type Answer, type Call, json, jsonBody, type Route } from '../http.ts'
import { invalid } from '../provider-error.ts'
import { REFUSED_CARDS } from '../records/refused-cards.ts'
import type { World } from '../world.ts'
import { BRICK_SCRIPT } from './script.ts'

/** Result of a card, by the name printed on it, as with the provider's test cards. */
const VERDICTS: Record<string, string> = {
  APRO: 'approved',
  ...Object.fromEntries(Object.keys(REFUSED_CARDS).map((holder) => [holder, holder])),
}
const BRANDS: Record<string, string> = { '3': 'amex', '4': 'visa', '5': 'master' }

/** Files and calls of the seller's pages in the browser: the script of the card form, and the tokens of cards. */
export const BROWSER_ROUTES: readonly Route<World>[] = [
  {
    method: 'GET',
    path: '/js/v2',
    handle: ({ url }) => ({
      status: 200,
      type: 'text/javascript; charset=utf-8',
      body: BRICK_SCRIPT.replace('__SANDBOX__', url),
      headers: { 'cross-origin-resource-policy': 'cross-origin' },
    }),
  },
  { method: 'OPTIONS', path: '/v1/card_tokens', handle: (world) => allowed(world, json(200, {})) },
  { method: 'POST', path: '/v1/card_tokens', handle: createToken },
]

/** @throws {ProviderError} 400 without a number and a known holder */
function createToken(world: World, call: Call): Answer {
  const { card_number, cardholder } = jsonBody(call)
  const digits = typeof card_number === 'string' ? card_number.replaceAll(/\D/g, '') : ''
  const verdict = VERDICTS[typeof cardholder === 'string' ? cardholder.trim().toUpperCase() : '']
  if (digits.length < 14 || digits.length > 19) throw invalid('205', 'card_number is not valid')
  if (!verdict) throw invalid('316', 'cardholder.name is not one of the test cards')
  const id = randomUUID().replaceAll('-', '')
  const card = { brand: BRANDS[digits.charAt(0)] ?? 'elo', lastDigits: digits.slice(-4) }
  world.state.cardTokens[id] = { card, verdict, createdAt: world.now() }
  return allowed(
    world,
    json(201, { id, last_four_digits: card.lastDigits, payment_method_id: card.brand, status: 'active' }),
  )
}

/** Only the seller's own pages may read the answer. */
const allowed = ({ siteOrigin }: World, answer: Answer): Answer => ({
  ...answer,
  headers: {
    ...answer.headers,
    'access-control-allow-origin': siteOrigin,
    'access-control-allow-headers': '*',
    'access-control-allow-methods': 'POST, OPTIONS',
  },
})
