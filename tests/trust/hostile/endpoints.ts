import fc from 'fast-check'
import { exchange, type Sent } from '../exchange.ts'
import type { Kind, Person } from '../people.ts'
import { anyAddress, type World } from '../world.ts'
import { fitting, type Schema, spoiled } from './schema.ts'
import { hostileText, hostileValue } from './values.ts'
import { decoded, faultsOf } from './verdict.ts'

interface Parameter {
  readonly name: string
  readonly in: string
  readonly schema: Schema
}

interface Operation {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
  readonly responses: Readonly<Record<string, unknown>>
}

/** An endpoint of the document. */
export interface Endpoint extends Operation {
  readonly method: string
  readonly path: string
}

/** Every endpoint, as the running product describes it. */
export async function endpointsOf(world: World): Promise<Endpoint[]> {
  const document = JSON.parse((await exchange(world.port, { method: 'GET', path: '/openapi.json' })).text)
  const paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> = document.paths
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  )
}

/** Callers: each has separate sessions, refreshed often enough to stay below the limits. */
export const CALLERS = ['visitor', 'free', 'admin'] as const
type Caller = (typeof CALLERS)[number]

const KIND_OF: Readonly<Record<Caller, Kind>> = { visitor: 'free', free: 'free', admin: 'admin' }

/** Requests of a person until another one takes their place: far below the limit of a minute. */
const REQUESTS_PER_PERSON = 15

/** Types a body may claim to be. */
const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'APPLICATION/JSON;charset="utf-16"',
  'application/merge-patch+json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'x'.repeat(300)}`,
  'image/png',
  '',
  ';;;',
]

/** Bodies that are no JSON, or that two readers would read differently. */
const RAW_BODIES = [
  '',
  ' ',
  '{',
  '{"a":1,}',
  '{"user_id":1,"user_id":2}',
  '{"email":"a@b.co","email":{"$ne":null}}',
  '\ufeff{}',
  '[1,2',
  'null',
  '"text"',
  '1e400',
  'NaN',
  '{"a":"\\ud800"}',
  '{"__proto__":{"polluted":true}}',
  `${'['.repeat(20_000)}`,
  `{"a":${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}}`,
  `{"a":"${'x'.repeat(70_000)}"}`,
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a\0b.pdf"\r\n\r\n%PDF-\r\n--x--',
  '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
]

/** A segment of an address, with its separators encoded or not. */
const segment = (schema: Schema, ids: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    fitting(schema, ids).map((value) => encoded(String(value))),
    hostileText.map(encoded),
    fc.constantFrom(
      '%',
      '%zz',
      '%2e%2e%2f',
      '..',
      '.',
      '%00',
      '%ff',
      '%2F',
      '%5c',
      '%ud800',
      ';a=b',
      '%F0%9F',
      'null',
      '~',
      '*',
    ),
  )

const encoded = (text: string) => encodeURIComponent(text.toWellFormed()).slice(0, 2_000) || '%20'

interface Shape {
  readonly path: string
  readonly query: string
  readonly type: string | null
  readonly body: string | null
}

/** Everything an endpoint could be asked, mostly wrong. */
function shapesOf(
  { method, path, parameters = [], requestBody }: Endpoint,
  ids: readonly string[],
): fc.Arbitrary<Shape> {
  const places = parameters.filter((parameter) => parameter.in === 'path')
  const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
  const paths = fc
    .tuple(...places.map(({ schema }) => segment(schema, ids)))
    .map((values) =>
      places.reduce((address, { name }, at) => address.replace(`{${name}}`, () => values[at] ?? ''), path),
    )
  const queryValue = (name: string) => {
    const schema = parameters.find((parameter) => parameter.name === name)?.schema ?? {}
    return fc
      .oneof(fitting(schema, ids).map(String), hostileText)
      .map((text) => `${encodeURIComponent(name)}=${encoded(text)}`)
  }
  const queries = fc.oneof(
    fc
      .tuple(...names.map((name) => fc.option(queryValue(name), { nil: '' })))
      .map((parts) => parts.filter(Boolean).join('&')),
    hostileText.map(
      (text) => `${encoded(text)}=1&__proto__[a]=1&id[]=1&id[]=2&${names[0] ?? 'a'}=1&${names[0] ?? 'a'}=2`,
    ),
    fc.constantFrom('', '&&&', '=', '%', '%=%', 'a'.repeat(4_000), 'limit=1e9&offset=-1&page=0&after=x'),
  )
  const content = Object.entries(requestBody?.content ?? {})[0]
  if (method === 'GET' && !content)
    return fc.record({ path: paths, query: queries, type: fc.constant(null), body: fc.constant(null) })
  const schema = content?.[1].schema ?? {}
  const bodies = fc.oneof(
    { weight: 5, arbitrary: spoiled(fitting(schema, ids)).map(inJson) },
    { weight: 2, arbitrary: fc.constantFrom(...RAW_BODIES) },
    { weight: 1, arbitrary: hostileValue.map(inJson) },
  )
  const types = fc.oneof(
    { weight: 6, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom(...CONTENT_TYPES, 'multipart/form-data; boundary=x') },
  )
  return fc.record({
    path: paths,
    query: fc.oneof({ weight: 4, arbitrary: fc.constant('') }, queries),
    type: types,
    body: bodies,
  })
}

// Lone surrogates stay, as JSON can express them.
const inJson = (value: unknown) => JSON.stringify(value) ?? 'null'

/** The people who send requests, and a bystander they must never learn about. */
export async function castOf(world: World) {
  const bystander = await world.person('premium')
  const asked = new Map<Caller, { person: Person; requests: number }>()
  return {
    bystander,
    async next(caller: Caller): Promise<Person> {
      const current = asked.get(caller)
      if (current && current.requests < REQUESTS_PER_PERSON) {
        current.requests++
        return current.person
      }
      const person = await world.person(KIND_OF[caller])
      asked.set(caller, { person, requests: 1 })
      return person
    },
  }
}

/**
 * Sends arbitrary requests to an endpoint, as a visitor, a member and an administrator.
 * @param options.runs requests of each of them
 * @throws with the shortest request that got a forbidden answer
 */
export async function attackEndpoint(
  world: World,
  endpoint: Endpoint,
  options: { seed: number; runs: number },
): Promise<number> {
  const statuses: ReadonlySet<string> = new Set([
    ...Object.keys(endpoint.responses),
    // A value that leaves its segment names another, unknown address.
    ...(endpoint.path.includes('{') ? ['404'] : []),
  ])
  const cast = await castOf(world)
  const before = await world.everythingOf(cast.bystander.id)
  const ids = [world.sheets.free.id, world.sheets.inactive.id, cast.bystander.id]
  let requests = 0
  for (const caller of CALLERS) {
    await fc.assert(
      fc.asyncProperty(
        shapesOf(endpoint, caller === 'admin' ? ids.slice(0, 2) : ids),
        async ({ path, query, type, body }) => {
          const person = await cast.next(caller)
          const sent: Sent = {
            method: endpoint.method,
            path: query === '' ? path : `${path}?${query}`,
            headers: {
              'x-forwarded-for': anyAddress(),
              ...(caller === 'visitor' ? {} : { cookie: person.cookie }),
              ...(type !== null && { 'content-type': type }),
            },
            body: body ?? undefined,
          }
          requests++
          const answer = await exchange(world.port, sent)
          const own = caller === 'visitor' ? '' : JSON.stringify(person)
          const marks = caller === 'admin' ? [] : [cast.bystander.mark]
          const given = `${decoded(sent.path)} ${body ?? ''} ${own}`
          const faults = faultsOf(answer, { statuses, sent: given, marks })
          if (faults.length > 0) throw new Error(`${caller}: ${faults.join('; ')}`)
        },
      ),
      { seed: options.seed, numRuns: options.runs, endOnFailure: false, interruptAfterTimeLimit: 60_000 },
    )
  }
  if ((await world.everythingOf(cast.bystander.id)) !== before)
    throw new Error(`${endpoint.method} ${endpoint.path} changed another person`)
  return requests
}
