/** NUL in every text that an endpoint takes, one at a time: PostgreSQL stores none, so each is refused before. */
import fc from 'fast-check'
import { exchange } from '../exchange.ts'
import { anyAddress, type World } from '../world.ts'
import { CALLERS, castOf, type Endpoint } from './endpoints.ts'
import type { Looked } from './judged.ts'
import { fitting, type Schema } from './schema.ts'

const NUL = 'a\0b'

const wholeOf = (schema: Schema): Schema => (schema.allOf ? Object.assign({}, ...schema.allOf) : schema)

/** A value that the schema takes, with every property. */
function fullOf(given: Schema, ids: readonly string[]): unknown {
  const schema = wholeOf(given)
  if (!schema.properties) return fc.sample(fitting(schema, ids), { numRuns: 1, seed: 1 })[0]
  return Object.fromEntries(Object.entries(schema.properties).map(([name, own]) => [name, fullOf(own, ids)]))
}

/** Values of the schema, each with NUL in another of its texts. */
function spoiledTexts(given: Schema, ids: readonly string[]): unknown[] {
  const schema = wholeOf(given)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.flatMap((choice) => spoiledTexts(choice, ids))
  if (schema.items) return spoiledTexts(schema.items, ids).map((item) => [item])
  if (schema.properties) {
    const full = fullOf(schema, ids)
    return Object.entries(schema.properties).flatMap(([name, own]) =>
      spoiledTexts(own, ids).map((text) => Object.assign({}, full, { [name]: text })),
    )
  }
  return schema.type === 'string' && !schema.enum && schema.const === undefined ? [NUL] : []
}

/** Sends each of them to each endpoint, as a visitor, a member and an administrator. */
export async function attackWithNul(world: World, endpoints: readonly Endpoint[]): Promise<Looked> {
  const ids = [world.sheets.free.id, world.sheets.inactive.id]
  const cast = await castOf(world)
  const faults: string[] = []
  let looked = 0
  for (const { method, path, parameters = [], requestBody } of endpoints) {
    const address = path.replace(/\{\w+\}/g, () => ids[0] ?? '')
    const places = parameters.filter((one) => one.in === 'path').map(({ name }) => path.replace(`{${name}}`, 'a%00b'))
    const queries = parameters.filter((one) => one.in === 'query').map(({ name }) => `${address}?${name}=a%00b`)
    const schema = requestBody?.content['application/json']?.schema
    const requests = [
      ...[...places.map((one) => one.replace(/\{\w+\}/g, () => ids[0] ?? '')), ...queries].map((one) => ({
        path: one,
        body: schema && JSON.stringify(fullOf(schema, ids)),
      })),
      ...(schema ? spoiledTexts(schema, ids) : []).map((body) => ({ path: address, body: JSON.stringify(body) })),
    ]
    for (const caller of CALLERS)
      for (const request of requests) {
        const person = await cast.next(caller)
        looked++
        const { status, text } = await exchange(world.port, {
          method,
          path: request.path,
          body: request.body,
          headers: {
            'x-forwarded-for': anyAddress(),
            ...(caller !== 'visitor' && { cookie: person.cookie }),
            ...(request.body !== undefined && { 'content-type': 'application/json' }),
          },
        })
        // A sign-in that is not set up is refused with 503 whatever is sent.
        if (status >= 500 && /"code":"un(expected|available)"/.test(text))
          faults.push(`${caller}: ${status} for ${method} ${request.path} ${request.body ?? ''}`)
      }
  }
  return { looked, faults }
}
