import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { strikes } from '../faults.ts'
import { type Answer, type Call, findRoute, json } from '../http.ts'
import { invalid, ProviderError, recorded } from '../provider-error.ts'
import { RECORDED_CONFLICTS, RECORDED_TEXTS, type RecordedText } from '../records/bare-answers.ts'
import { RECORDED_REFUSALS } from '../records/refused-cards.ts'
import { entryOf } from '../state.ts'
import type { World } from '../world.ts'
import { API_ROUTES } from './routes.ts'

/** Calls that are refused without an idempotency key. */
const NEEDS_KEY = /^\/v1\/payments(\/[^/]+\/refunds)?$/

export function isApiPath(path: string): boolean {
  return /^\/(preapproval|authorized_payments|v1|users)(\/|$)/.test(path) && !path.startsWith('/v1/card_tokens')
}

/** Answers a call of the documented API, with the faults of the moment. */
export async function answerApi(world: World, call: Call): Promise<Answer> {
  const struck = (name: Parameters<typeof strikes>[1]) => strikes(world.state, name, call.path)
  const slow = struck('slow')
  if (slow) await pause(slow.value, undefined, { ref: false })
  if (struck('error_400')) return refusal(recorded(RECORDED_REFUSALS.invoicesLimit))
  if (struck('error_500')) return refusal(new ProviderError(500, 'internal_error'))
  const limited = struck('error_429')
  if (limited) return bare(RECORDED_TEXTS.tooMany, { 'retry-after': String(limited.value) })
  const answer = respond(world, call)
  if (struck('lost_answer')) return refusal(new ProviderError(500, 'internal_error'))
  if (struck('no_content')) return bare(RECORDED_TEXTS.noContent)
  if (struck('wrong_body')) return { ...answer, type: 'text/html', body: '<html><body>502 Bad Gateway</body></html>' }
  return answer
}

function respond(world: World, call: Call): Answer {
  try {
    authenticate(world, call)
    mayMake(world, call)
    const found = findRoute(API_ROUTES, call)
    if (!found) throw new ProviderError(404, 'Resource not found')
    return once(world, call, () => found.route.handle(world, call, found.parameters))
  } catch (error) {
    if (error instanceof ProviderError) return refusal(error)
    throw error
  }
}

function refusal(error: ProviderError): Answer {
  return json(error.status, error.body)
}

/** A recorded answer that is no JSON. */
function bare({ status, text, headers }: RecordedText, more: Record<string, string> = {}): Answer {
  return { status, type: 'text/plain', body: text, headers: { ...headers, ...more } }
}

/** @throws {ProviderError} 401 without the seller's token */
function authenticate({ identity, state }: World, call: Call) {
  const isSeller = call.header('authorization') === `Bearer ${identity.accessToken}`
  if (isSeller && !strikes(state, 'revoked_token', call.path)) return
  const description = call.header('authorization') ? 'invalid_token' : 'Must provide your access_token to proceed'
  throw new ProviderError(401, description, [{ code: 1, description }])
}

/** Reading works with every application. @throws {ProviderError} 401 for what this one may not make */
function mayMake({ state }: World, { method, path }: Call) {
  if (method === 'GET') return
  if (strikes(state, 'not_activated', path)) throw recorded(RECORDED_REFUSALS.liveCredentials)
  if (path === '/preapproval' && strikes(state, 'mixed_users', path)) throw recorded(RECORDED_CONFLICTS.mixedUsers)
  if (path.startsWith('/v1/payments') && strikes(state, 'orders_application', path)) {
    throw recorded(RECORDED_REFUSALS.ordersApplication)
  }
}

/** Gives a repeated call, known by its idempotency key, the answer of the first; refusals are not stored. */
function once(world: World, call: Call, act: () => Answer): Answer {
  if (call.method === 'GET') return act()
  const key = call.header('x-idempotency-key')
  if (!key) {
    if (call.method === 'POST' && NEEDS_KEY.test(call.path)) {
      throw invalid(4292, "Header X-Idempotency-Key can't be null")
    }
    return act()
  }
  const { answers } = world.state
  const fingerprint = createHash('sha256').update(`${call.method} ${call.path}\n${call.text}`).digest('hex')
  const stored = entryOf(answers, key)
  if (stored && !strikes(world.state, 'forgets_key', call.path)) {
    if (stored.fingerprint === fingerprint) return json(stored.status, stored.body)
    throw new ProviderError(409, 'The idempotency key was already used with other parameters')
  }
  const answer = act()
  answers[key] = { fingerprint, status: answer.status, body: JSON.parse(answer.body), at: world.now() }
  return answer
}
