import { lookup } from 'node:dns/promises'
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './addresses/service.server.ts'
import { hostOf, parseTarget } from './rules.ts'
import { BODY_MAX_BYTES, type Outcome, type ProbeRequest, type Reach } from './schema.ts'
import { REACH_TEXTS } from './texts.ts'

/** Timeout of one request, including its name lookup (ms). */
const TIMEOUT_MS = 10_000

interface Options {
  /** The site itself: requested on this machine, whatever its public address. Null: no special address. */
  readonly own: { readonly origin: string; readonly host: string; readonly port: number } | null
  /** True if internal addresses may be requested: never in production. */
  readonly allowInternal: boolean
  readonly timeoutMs?: number
}

/** Target of a request: the address is resolved here, so that the name cannot change its meaning later. */
interface Route {
  readonly url: URL
  readonly address: string
  /** The `Host` header. */
  readonly host: string
}

/**
 * Sends the requests of the tools. What an administrator types may not reach into the site's own network: the
 * name is resolved once, every address it has must be public, and the connection goes to the one that was checked.
 * Redirects are not followed.
 */
export function createReach({ own, allowInternal, timeoutMs = TIMEOUT_MS }: Options): Reach {
  async function routeOf(text: string): Promise<Route | string> {
    const url = parseTarget(text)
    if (!url) return REACH_TEXTS.malformed
    if (own && url.origin === own.origin) {
      // Part by part: read as one text, a path that begins with two slashes would name another machine.
      const inside = new URL(`http://localhost:${own.port}`)
      inside.pathname = url.pathname
      inside.search = url.search
      return { url: inside, address: own.host, host: url.host }
    }
    const host = hostOf(url)
    const found = isIP(host) ? [host] : await addressesOf(host)
    const [address] = found
    if (address === undefined) return REACH_TEXTS.unresolved(host)
    if (!allowInternal && !found.every(isPublicAddress)) return REACH_TEXTS.forbidden
    return { url, address, host: url.host }
  }

  return async (text, probe) => {
    const startedAt = performance.now()
    const took = () => Math.round(performance.now() - startedAt)
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const route = await Promise.race([routeOf(text), rejection(signal)])
      if (typeof route === 'string') return { kind: 'failure', error: route, tookMs: took() }
      const answer = await exchange(route, probe, signal)
      return { kind: 'answer', ...answer, tookMs: took() }
    } catch (error) {
      const message = signal.aborted ? REACH_TEXTS.timeout(timeoutMs / 1_000) : messageOf(error)
      return { kind: 'failure', error: message, tookMs: took() }
    }
  }
}

async function addressesOf(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true }).catch(() => [])
  return found.map(({ address }) => address)
}

function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
}

type Answer = Omit<Extract<Outcome, { kind: 'answer' }>, 'kind' | 'tookMs'>

function exchange(
  { url, address, host }: Route,
  { method, headers, body }: ProbeRequest,
  signal: AbortSignal,
): Promise<Answer> {
  // Whatever is asked, the answer is the address that was checked.
  const pinned: LookupFunction = (_host, options, done) => {
    const family = isIP(address)
    if (options.all) done(null, [{ address, family }])
    else done(null, address, family)
  }
  const options: RequestOptions = {
    method,
    lookup: pinned,
    agent: false,
    signal,
    headers: { ...headers, host, ...(body === null ? {} : { 'content-length': Buffer.byteLength(body) }) },
  }
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest
    const request = send(url, options, (response) => {
      read(response).then((text) => resolve({ ...headOf(response), body: text }), reject)
    })
    request.once('error', reject)
    request.end(body ?? undefined)
  })
}

function headOf(response: IncomingMessage) {
  const headers = Object.entries(response.headers).flatMap(([name, value]) =>
    value === undefined || name === 'set-cookie' ? [] : [[name, String(value)]],
  )
  return { status: response.statusCode ?? 0, headers: Object.fromEntries(headers) }
}

/** The beginning of a body; the rest is not waited for. */
async function read(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response) {
    chunks.push(chunk)
    length += chunk.length
    if (length >= BODY_MAX_BYTES) break
  }
  return Buffer.concat(chunks).subarray(0, BODY_MAX_BYTES).toString('utf8').toWellFormed()
}

/** The first words of a failure: a connection tried at several addresses has its reasons inside. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return messageOf(error.errors[0])
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
