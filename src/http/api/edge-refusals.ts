import { z } from 'zod'
import { refusalSchema } from './answers.ts'

/** Refusals of the middleware before or instead of a route: error codes by status. */
const REFUSALS = {
  400: 'malformed_json or invalid_input',
  403: 'foreign_origin: a page of another site sent it',
  413: 'body_too_large',
  415: 'unsupported_media: the body is of another type',
  429: 'rate_limited: Retry-After says for how many seconds',
  500: 'unexpected: nobody foresaw it; it was logged under the requestId',
  503: 'unavailable: the database is out of reach for the moment',
} as const
const { $schema: _, ...schema } = z.toJSONSchema(refusalSchema)

type Status = keyof typeof REFUSALS

interface Operation {
  readonly parameters?: unknown
  readonly requestBody?: unknown
  readonly responses?: Readonly<Record<string, unknown>>
}

/** Routes with a limit by user or address in src/http/server.ts, beside their declared refusals. */
const COUNTED = /^\/(rest|functions)\/v1\//

function statusesOf(path: string, method: string, { parameters, requestBody }: Operation): Status[] {
  return [
    ...(parameters === undefined ? [] : [400 as const]),
    ...(method === 'get' ? [] : [403 as const, 413 as const]),
    ...(requestBody === undefined ? [] : [400 as const, 415 as const]),
    ...(COUNTED.test(path) ? [429 as const] : []),
    500,
    503,
  ]
}

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'responses' in value

/** The shared refusals, under the names the operations refer to. */
const RESPONSES = Object.fromEntries(
  Object.entries(REFUSALS).map(([status, description]) => [
    `Edge${status}`,
    { description, content: { 'application/json': { schema } } },
  ]),
)

/** A document with what the edge answers added to every operation that does not describe it itself. */
export function withEdgeRefusals(document: { paths?: object; components?: object }): object {
  const paths = mapped(document.paths ?? {}, (operations: object, path) =>
    mapped(operations, (operation, method) => {
      if (!isOperation(operation)) return operation
      const shared = statusesOf(path, method, operation).map(
        (status) => [status, { $ref: `#/components/responses/Edge${status}` }] as const,
      )
      return { ...operation, responses: { ...Object.fromEntries(shared), ...operation.responses } }
    }),
  )
  return { ...document, paths, components: { ...document.components, responses: RESPONSES } }
}

function mapped(record: object, change: (value: object, key: string) => object): object {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))
}
