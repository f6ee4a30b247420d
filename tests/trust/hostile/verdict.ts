import { ERRORS } from '../../../src/product/errors.ts'
import { jsonOf, type Received } from '../exchange.ts'

/** Contents that no answer may carry: traces, the database's words, paths of the machine. */
const INSIDES = [
  /\bat [\w.<>]+ \((?:file:|node:|\/)/,
  /node_modules/,
  /build\/server\/index\.js/,
  /\b(?:PostgresError|DatabaseError|TypeError|RangeError|ReferenceError|SyntaxError|ZodError)\b/,
  /syntax error at or near|violates (?:check|not-null|unique|foreign key) constraint|invalid byte sequence|duplicate key value/,
  /\b(?:select|insert into|update|delete from) [^<]{0,80}\b(?:from|auth_users|profiles|activities|where)\b/i,
  /password[_"]?\s*[:=]\s*"?[0-9a-f]{16,}/i,
  /\/tmp\/atividario-/,
]

interface Expectation {
  /** Statuses the document promises. */
  readonly statuses: ReadonlySet<string>
  /** The request's own text: it may come back. */
  readonly sent: string
  /** Words that identify another person. */
  readonly marks: readonly string[]
  /** A page answers refusals as a page. */
  readonly page?: boolean
}

/** Faults of an answer to hostile input; empty if it keeps the product's promise. */
export function faultsOf(answer: Received, { statuses, sent, marks, page = false }: Expectation): string[] {
  const faults: string[] = []
  const { status, text } = answer
  const code = codeOf(answer)
  // The expected failure: a dependency is missing, and the answer carries its code.
  if (status >= 500 && !(status === 503 && code !== null && code !== 'unexpected'))
    faults.push(`${status}: ${text.slice(0, 200)}`)
  if (!page && !statuses.has(String(status))) faults.push(`${status} is not documented (${code ?? text.slice(0, 200)})`)
  if (!page && status >= 400 && code === null && !isResultObject(answer))
    faults.push(`no code in ${text.slice(0, 200)}`)
  const inside = INSIDES.find((pattern) => pattern.test(text) && !pattern.test(sent))
  if (inside) faults.push(`insides (${inside.source}) in ${text.slice(0, 300)}`)
  const told = marks.find((mark) => text.includes(mark) && !sent.includes(mark))
  if (told) faults.push(`something of another person: ${told}`)
  if (text.includes('"polluted"') && !sent.includes('polluted')) faults.push('a polluted prototype')
  return faults
}

/** The code of a refusal, if it is one of the table. */
function codeOf(answer: Received): string | null {
  const body = jsonOf(answer)
  if (typeof body !== 'object' || body === null || !('error' in body)) return null
  const { error } = body
  if (typeof error !== 'object' || error === null || !('code' in error)) return null
  return typeof error.code === 'string' && Object.hasOwn(ERRORS, error.code) ? error.code : null
}

/** Saving an activity fails with its result object (rule: activity results): `{ success: false, error }`. */
function isResultObject(answer: Received): boolean {
  const body = jsonOf(answer)
  return typeof body === 'object' && body !== null && 'success' in body && body.success === false && 'error' in body
}

/** The request's path as the product decodes it; unchanged if it is not decodable. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
