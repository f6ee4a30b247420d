import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { accountsOn, anyone, cookiesOf } from '../../../../tests/factories/accounts.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'

const database = await testDatabase()
const { open } = await accountsOn(database)
const client = { clientId: 'atividario', clientSecret: 'a secret of this test' }
const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const [own, foreign] = [rsa(), rsa()]
const foreignKey = foreign.publicKey.export({ format: 'jwk' })
const publicPem = own.publicKey.export({ type: 'spki', format: 'pem' })

let nextToken = ''

/** A provider that returns any token, so that only our checks can refuse. */
const provider = createServer((request, response) => {
  const send = (body: object) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  if (request.url?.endsWith('/openid-configuration')) {
    send({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    })
  } else if (request.url === '/jwks') {
    send({ keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'own', use: 'sig', alg: 'RS256' }] })
  } else send({ access_token: 'opaque', token_type: 'Bearer', expires_in: 3600, id_token: nextToken })
})
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
const issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
afterAll(() => {
  provider.closeAllConnections()
  provider.close()
})

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const seconds = () => Math.floor(Date.now() / 1000)

interface Forging {
  readonly header?: object
  readonly claims?: Record<string, unknown>
  readonly signature?: (input: string) => string
}

const rs256 = (key: KeyObject) => (input: string) => sign('RSA-SHA256', Buffer.from(input), key).toString('base64url')

function token(nonce: string, email: string, { header, claims, signature = rs256(own.privateKey) }: Forging): string {
  const input = `${part({ alg: 'RS256', typ: 'JWT', kid: 'own', ...header })}.${part({
    iss: issuer,
    aud: client.clientId,
    sub: email,
    email,
    email_verified: true,
    name: 'Ana Google',
    nonce,
    iat: seconds(),
    exp: seconds() + 600,
    ...claims,
  })}`
  return `${input}.${signature(input)}`
}

/** Signs in with a forged token. @returns the session, or null */
async function signIn(name: string, forging: Forging) {
  const service = open({ settings: { google: { ...client, issuer } } })
  const start = await service.startGoogle('/', anyone())
  const asked = new URL(start.url).searchParams
  nextToken = token(asked.get('nonce') ?? '', `${name.replaceAll(/\W/g, '-')}@exemplo.com.br`, forging)
  const back = new URL(asked.get('redirect_uri') ?? '')
  back.search = new URLSearchParams({ code: 'a code', state: asked.get('state') ?? '', iss: issuer }).toString()
  const answer = await service.finishGoogle(new Request(back, { headers: cookiesOf(start.headers) }))
  return service.sessionOf(cookiesOf(answer.headers))
}

it('believes a token of the provider, for this site, of this sign-in, that is not over', async () => {
  expect(await signIn('good', {})).toMatchObject({ name: 'Ana Google' })
})

it('knows a person by the subject, not by the address, which may change hands there', async () => {
  const first = await signIn('same person', { claims: { sub: 'subject-1' } })
  const moved = await signIn('same person', { claims: { sub: 'subject-1', email: 'endereco.novo@exemplo.com.br' } })
  expect(moved).toMatchObject({ userId: first?.userId, email: first?.email })
})

it.each<[string, Forging]>([
  ['another signature', { signature: rs256(foreign.privateKey) }],
  [
    'a key that the token brings with it',
    { header: { jwk: foreignKey, kid: undefined }, signature: rs256(foreign.privateKey) },
  ],
  [
    'a key from an address that the token names',
    { header: { jku: 'https://evil.example/jwks', kid: 'theirs' }, signature: rs256(foreign.privateKey) },
  ],
  ['no signature', { header: { alg: 'none' }, signature: () => '' }],
  [
    'the public key as a shared secret',
    {
      header: { alg: 'HS256' },
      signature: (input) => createHmac('sha256', publicPem).update(input).digest('base64url'),
    },
  ],
  [
    'our own secret',
    {
      header: { alg: 'HS256' },
      signature: (input) => createHmac('sha256', client.clientSecret).update(input).digest('base64url'),
    },
  ],
  ['a token of another issuer', { claims: { iss: 'https://evil.example' } }],
  ['a token for another site', { claims: { aud: 'another-site' } }],
  ['a token that is over', { claims: { iat: seconds() - 7200, exp: seconds() - 3600 } }],
  ['a token that is not valid yet', { claims: { nbf: seconds() + 3600 } }],
  ['a token of another sign-in', { claims: { nonce: 'of another sign-in' } }],
  ['an address that is not confirmed', { claims: { email_verified: false } }],
])('does not believe %s', async (name, forging) => {
  expect(await signIn(name, forging)).toBeNull()
  const email = `${name.replaceAll(/\W/g, '-')}@exemplo.com.br`
  expect((await database.pool.query('select 1 from auth_users where email = $1', [email])).rows).toEqual([])
})
