import fc from 'fast-check'
import { exchange } from '../exchange.ts'
import { anyAddress, type World } from '../world.ts'
import { hostileText } from './values.ts'
import { decoded, faultsOf } from './verdict.ts'

/** Parameters that some screen reads. */
const PARAMETERS = [
  'search',
  'category',
  'date',
  'age',
  'format',
  'plan',
  'sort',
  'page',
  'after',
  'before',
  'activity',
  'form',
  'done',
  'next',
  'error',
  'token',
  'notice',
  'status',
  'payment_id',
  'action',
  'actor',
  'subject',
  'confirm',
  '_routes',
  'index',
] as const

/** Fields of the forms that post themselves. */
const FIELDS = [
  'name',
  'email',
  'password',
  'confirmation',
  'currentPassword',
  'newPassword',
  'token',
  'terms_accepted',
  'receive_emails',
  'intent',
  '__proto__',
]

const FORM_TYPES = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'application/json',
  'application/x-www-form-urlencoded; charset=utf-16',
  '',
]

const encoded = (text: string) => encodeURIComponent(text.toWellFormed()).slice(0, 1_500)
const pairs = (names: readonly string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...names), hostileText), { maxLength: 4 })
    .map((list) => list.map(([name, text]) => `${name}=${encoded(text)}`).join('&'))

/** Values for the parts of an address that name something. */
const segment = fc.oneof(
  hostileText.map((text) => encoded(text) || '%20'),
  fc.constantFrom('%', '%zz', '%00', '%ff', '%2e%2e', '..', '.', '%2F', '*', '__proto__', 'constructor', '_.data'),
)

/**
 * Opens every screen with hostile addresses, parameters and forms, as a page and as data.
 * @param options.screens as `GET /admin/users/:id`
 * @throws with the shortest request that got a forbidden answer
 */
export async function attackScreens(
  world: World,
  options: { screens: readonly string[]; seed: number; runs: number },
): Promise<number> {
  const people = { visitor: null, free: await world.person('free'), admin: await world.person('admin') }
  const bystander = await world.person('premium')
  const request = fc.record({
    screen: fc.constantFrom(...options.screens),
    who: fc.constantFrom('visitor', 'free', 'admin'),
    place: segment,
    query: pairs(PARAMETERS),
    form: fc.oneof(
      pairs(FIELDS),
      hostileText,
      fc.constant('--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na\0b\r\n--x--\r\n'),
    ),
    type: fc.oneof(
      { weight: 3, arbitrary: fc.constant('application/x-www-form-urlencoded') },
      fc.constantFrom(...FORM_TYPES),
    ),
    asData: fc.boolean(),
  })
  let requests = 0
  await fc.assert(
    fc.asyncProperty(request, async ({ screen, who, place, query, form, type, asData }) => {
      requests++
      const [method = '', address = ''] = screen.split(' ')
      const path = address.replace(/:[a-z]+|\*/, () => place)
      const person = people[who as keyof typeof people]
      const sent = {
        method,
        path: `${asData ? `${path === '/' ? '/_' : path}.data` : path}?${query}`,
        headers: {
          'x-forwarded-for': anyAddress(),
          ...(person && { cookie: person.cookie }),
          ...(method === 'POST' && { 'content-type': type }),
        },
        body: method === 'POST' ? form : undefined,
      }
      const answer = await exchange(world.port, sent)
      // A form that comes back shows its fields as they were decoded.
      const given = `${decoded(query)} ${form} ${decoded(form)} ${place}`
      const marks = who === 'admin' ? [] : [bystander.mark]
      const faults = faultsOf(answer, { statuses: new Set(), sent: given, marks, page: true })
      if (faults.length > 0) throw new Error(`${method} ${sent.path} as ${who}: ${faults.join('; ')}`)
    }),
    { seed: options.seed, numRuns: options.runs, interruptAfterTimeLimit: 300_000 },
  )
  return requests
}
