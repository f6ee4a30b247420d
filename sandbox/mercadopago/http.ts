import type { IncomingMessage } from 'node:http'
import { ProviderError } from './provider-error.ts'

/** Larger than anything the documented calls send (bytes). */
const BODY_LIMIT = 256 * 1024

export interface Call {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  header(name: string): string | null
  readonly text: string
}

export interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string
  readonly headers?: Record<string, string>
}

/** Reads a request whole. @throws {ProviderError} 413 past the limit */
export async function readCall(request: IncomingMessage): Promise<Call> {
  const url = new URL(request.url ?? '/', 'http://sandbox')
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > BODY_LIMIT) throw new ProviderError(413, 'Payload too large')
    parts.push(part)
  }
  return {
    method: request.method ?? 'GET',
    path: url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : url.pathname,
    query: url.searchParams,
    header(name) {
      const value = request.headers[name]
      return (Array.isArray(value) ? value[0] : value) ?? null
    },
    text: Buffer.concat(parts).toString('utf8'),
  }
}

/** The body as an object. @throws {ProviderError} 400 for anything else */
export function jsonBody(call: Call): Record<string, unknown> {
  let body: unknown
  try {
    body = JSON.parse(call.text || '{}')
  } catch {
    throw new ProviderError(400, 'Invalid JSON', [{ code: 'invalid_json', description: 'The body is not valid JSON' }])
  }
  if (!isObject(body)) throw new ProviderError(400, 'The body must be an object')
  return body
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(body), headers }
}

export function redirect(location: string): Answer {
  return { status: 303, type: 'text/plain; charset=utf-8', body: '', headers: { location } }
}

/** The fields of a form that was sent. */
export function formBody(call: Call): Record<string, unknown> {
  return Object.fromEntries(new URLSearchParams(call.text))
}

export interface Route<Context, Result = Answer> {
  readonly method: string
  /** Path with `:name` for one segment. */
  readonly path: string
  handle(context: Context, call: Call, parameters: Record<string, string>): Result
}

/** Finds the route of a call; the parameters are decoded. */
export function findRoute<Context, Result>(
  routes: readonly Route<Context, Result>[],
  call: Pick<Call, 'method' | 'path'>,
) {
  const segments = call.path.split('/')
  for (const route of routes) {
    if (route.method !== call.method) continue
    const parameters = match(route.path.split('/'), segments)
    if (parameters) return { route, parameters }
  }
  return null
}

function match(pattern: string[], segments: string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null
  const parameters: Record<string, string> = {}
  for (const [index, wanted] of pattern.entries()) {
    const given = segments[index] ?? ''
    if (wanted.startsWith(':')) {
      if (given === '') return null
      parameters[wanted.slice(1)] = safeDecode(given)
    } else if (wanted !== given) return null
  }
  return parameters
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
