import fc from 'fast-check'
import { hostileText, hostileValue } from './values.ts'

/** The part of JSON Schema that the document uses. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly default?: unknown
}

/** Longest text that is made to fit a schema, in characters. */
const TEXT_MAX = 400

function fittingText(
  { format, pattern, minLength = 0, maxLength = TEXT_MAX }: Schema,
  ids: readonly string[],
): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid())
  if (format === 'email') return fc.emailAddress()
  if (format === 'date-time') return dates().map((date) => date.toISOString())
  if (format === 'date') return dates().map((date) => date.toISOString().slice(0, 10))
  if (pattern !== undefined && !/\\p|\(\?/i.test(pattern)) return fc.stringMatching(new RegExp(pattern))
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, TEXT_MAX) })
}

const dates = () => fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })

/**
 * Values that pass a schema, or nearly. Texts are as often hostile ones of the right type: what the schema lets through
 * is what reaches the code behind it.
 * @param ids ids that exist, for fields that take one
 */
export function fitting(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, ids)))
  if (schema.allOf) return fitting(Object.assign({}, ...schema.allOf), ids)
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0]
  switch (type) {
    case 'string':
      return fc.oneof(
        { weight: 2, arbitrary: fittingText(schema, ids) },
        { weight: 1, arbitrary: hostileText.map((text) => text.slice(0, schema.maxLength ?? TEXT_MAX)) },
      )
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(schema.minimum ?? 0, -(2 ** 31)),
        max: Math.min(schema.maximum ?? 1_000, 2 ** 31 - 1),
      })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(fitting(schema.items ?? {}, ids), { maxLength: Math.min(schema.maxItems ?? 4, 8) })
    case 'object':
      return fittingObject(schema, ids)
    default:
      return hostileValue
  }
}

function fittingObject(
  { properties = {}, required = [], additionalProperties }: Schema,
  ids: readonly string[],
): fc.Arbitrary<unknown> {
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, fitting(schema, ids)])),
    { requiredKeys: required.filter((name) => name in properties) },
  )
  if (Object.keys(properties).length > 0 || additionalProperties === undefined) return known
  return fc.dictionary(fc.string({ maxLength: 20 }), hostileValue, { maxKeys: 6 })
}

/** A value that passed, changed so that it may not: a field missing, replaced, doubled or added. */
export function spoiled(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(value, fc.nat(), hostileValue, fc.constantFrom('drop', 'replace', 'add', 'whole', 'leave'))
    .map(([fit, at, hostile, how]) => {
      if (how === 'whole') return hostile
      if (typeof fit !== 'object' || fit === null || how === 'leave') return fit
      const names = Object.keys(fit)
      const name = names[at % Math.max(1, names.length)]
      const entries = Object.entries(fit)
      if (how === 'drop') return Object.fromEntries(entries.filter(([key]) => key !== name))
      if (how === 'replace') return Object.fromEntries(entries.map(([key, old]) => [key, key === name ? hostile : old]))
      return { ...fit, id: hostile, role: 'admin', isAdmin: true, user_id: hostile, is_premium: true, plan: 'premium' }
    })
}
