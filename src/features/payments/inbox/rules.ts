import { isRecord } from '../../../platform/is-record.ts'
import { SUBJECTS, type Topic } from './schema.ts'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/**
 * Depth and length at which a stored notification is cut: it is evidence, and must not become a store for strangers.
 */
const DEPTH_MAX = 8
const TEXT_MAX = 2_000
const ENTRIES_MAX = 100

/** A notification in a form that may be stored: only characters the database accepts, of bounded size. */
export function storable(value: unknown, depth = 0): Json {
  if (typeof value === 'string') return clean(value)
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value !== 'object' || value === null || depth >= DEPTH_MAX) return null
  if (Array.isArray(value)) return value.slice(0, ENTRIES_MAX).map((one) => storable(one, depth + 1))
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, ENTRIES_MAX)
      .map(([key, one]) => [clean(key), storable(one, depth + 1)]),
  )
}

function clean(text: string): string {
  return text.slice(0, TEXT_MAX).toWellFormed().replaceAll('\0', '')
}

const NAME = /^[\w.-]{1,100}$/

/** Ids and topics of the provider: anything else is not one, and is not looked up. */
export function nameOf(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && NAME.test(text) ? text : null
}

export function isTopic(topic: string | null): topic is Topic {
  return topic !== null && Object.hasOwn(SUBJECTS, topic)
}

/** Subject of a notification: from the query, or else from the body. */
export function subjectOf(
  body: Readonly<Record<string, unknown>>,
  query: { dataId: string | null; type: string | null },
) {
  const data = isRecord(body.data) ? body.data : {}
  return {
    topic: nameOf(body.type) ?? nameOf(query.type),
    resourceId: nameOf(query.dataId) ?? nameOf(data.id),
    action: nameOf(body.action),
  }
}

/** The payment that the `data` of a stored notification names; null without one. */
export function paymentNamedIn(body: unknown): string | null {
  return isRecord(body) && isRecord(body.data) ? nameOf(body.data.payment_id) : null
}
