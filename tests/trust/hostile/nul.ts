/** NUL in every text that an endpoint takes, one at a time: PostgreSQL stores none, so each is refused before. */
import fc from 'fast-check'
import { exchange } from '../exchange.ts'
import { anyAddress, type World } from '../world.ts'
import { CALLERS, castOf, type Endpoint } from './endpoints.ts'
import type { Looked } from './judged.ts'
import { fitting, type Schema } from './schema.ts'

const NUL = 'a\0b'
const IN_ADDRESS = encodeURIComponent(NUL)

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

interface Spoiled {
  readonly path: string
  readonly body: string | undefined
}

/** Requests to an endpoint, each with NUL in another part of its address, its query or its body. */
function requestsOf({ path, parameters = [], requestBody }: Endpoint, ids: readonly string[]): Spoiled[] {
  const filled = (address: string) => address.replace(/\{\w+\}/g, () => ids[0] ?? '')
  const namesIn = (place: string) => parameters.filter((one) => one.in === place).map(({ name }) => name)
  const schema = requestBody?.content['application/json']?.schema
  const addresses = [
    ...namesIn('path').map((name) => filled(path.replace(`{${name}}`, IN_ADDRESS))),
    ...namesIn('query').map((name) => `${filled(path)}?${name}=${IN_ADDRESS}`),
  ]
  const whole = schema && JSON.stringify(fullOf(schema, ids))
  const bodies = schema ? spoiledTexts(schema, ids) : []
  return [
    ...addresses.map((address) => ({ path: address, body: whole })),
    ...bodies.map((body) => ({ path: filled(path), body: JSON.stringify(body) })),
  ]
}

/** Sends each of them to each endpoint, as a visitor, a member and an administrator. */
export async function attackWithNul(world: World, endpoints: readonly Endpoint[]): Promise<Looked> {
  const ids = [world.sheets.free.id, world.sheets.inactive.id]
  const cast = await castOf(world)
  const wanted = endpoints.flatMap((endpoint) =>
    CALLERS.flatMap((caller) =>
      requestsOf(endpoint, ids).map((request) => ({ ...request, caller, method: endpoint.method })),
    ),
  )
  const faults: string[] = []
  for (const { method, path, body, caller } of wanted) {
    const person = await cast.next(caller)
    const { status, text } = await exchange(world.port, {
      method,
      path,
      body,
      headers: {
        'x-forwarded-for': anyAddress(),
        ...(caller !== 'visitor' && { cookie: person.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
    })
    // A sign-in that is not set up is refused with 503 whatever is sent.
    if (status >= 500 && !text.includes('"code":"google_unavailable"'))
      faults.push(`${caller}: ${status} for ${method} ${path} ${body ?? ''}`)
  }
  return { looked: wanted.length, faults }
}
