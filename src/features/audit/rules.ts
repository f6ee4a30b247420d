import { isRecord } from '../../platform/is-record.ts'
import type { AuditDetails } from './schema.ts'

/** Secrets and personal data do not belong in a log that outlives the user. */
const FORBIDDEN_KEY =
  /^(e_?mail|user_?email|user_?name|phone|telefone|cpf|document|address|endereco|ip|cookie|authorization|signature)$|passw|senha|secret|token|api_?key|credential/i

// The lookbehind makes a long word without an @ linear.
const EMAIL = /(?<![^\s@<>"'(),;:])[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+\.[^\s@<>"'(),;:]+/g
const EMAIL_MARK = '[e-mail]'

/** Values nested deeper are dropped. */
const DEPTH_MAX = 6
const TEXT_MAX = 2_000

export function withoutEmails(text: string): string {
  return text.replaceAll('\0', '').replace(EMAIL, EMAIL_MARK)
}

function safeValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return withoutEmails(value.toWellFormed().slice(0, TEXT_MAX))
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value
  if (value instanceof Date) return value.toISOString()
  if (depth >= DEPTH_MAX || typeof value !== 'object' || value === undefined) return null
  if (Array.isArray(value)) return value.map((one) => safeValue(one, depth + 1))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, one]) => !FORBIDDEN_KEY.test(key) && one !== undefined)
      .map(([key, one]) => [key, safeValue(one, depth + 1)]),
  )
}

/** Removes secrets and emails; keeps JSON values only. */
export function safeDetails(details: AuditDetails): Record<string, unknown> {
  return safeValue(details, 0) as Record<string, unknown>
}

/** A field with its old and new value. */
export interface DetailLine {
  readonly field: string
  /** Absent for a single value (a creation, a count). */
  readonly before?: unknown
  readonly after?: unknown
}

export function detailLines(details: Readonly<Record<string, unknown>>): DetailLine[] {
  const before = isRecord(details.before) ? details.before : {}
  const after = isRecord(details.after) ? details.after : {}
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].map((field) => ({
    field,
    ...(field in before ? { before: before[field] } : {}),
    ...(field in after ? { after: after[field] } : {}),
  }))
  const others = Object.entries(details)
    .filter(([key]) => !['before', 'after', 'reason'].includes(key))
    .map(([field, value]) => ({ field, after: value }))
  return [...changed, ...others]
}
