import { connect } from 'node:net'
import { exchange, type Received } from '../exchange.ts'
import type { Kind } from '../people.ts'
import { anyAddress, type World } from '../world.ts'
import { ORIGIN } from './settings.ts'

/** The same world as its people meet it in production: by https, with the names that cookies have there. */
export function asInProduction(world: World): World {
  return {
    ...world,
    origin: ORIGIN,
    async person(kind: Kind) {
      const person = await world.person(kind)
      return { ...person, cookie: `__Secure-${person.cookie}` }
    },
  }
}

/** Further pages that are not the site: those it would take for itself on a developer's machine. */
export const almostOwn = ({ port }: World): readonly Readonly<Record<string, string>>[] => [
  { origin: `http://127.0.0.1:${port}` },
  { origin: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}` },
  { origin: ORIGIN.replace('https:', 'http:') },
  { origin: `${ORIGIN}:8443` },
]

function cookieFaults({ headers }: Received): string[] {
  return [headers['set-cookie'] ?? []].flat().flatMap((cookie) => {
    const isSafe = /^__Secure-/.test(cookie) && /; *Secure/i.test(cookie) && /; *HttpOnly/i.test(cookie)
    return isSafe && /; *SameSite=Lax/i.test(cookie) ? [] : [`a cookie: ${cookie.replace(/=[^;]*/, '=…')}`]
  })
}

/** Signs a person up, in and out as a browser does, and checks what the answers carry. */
export async function lookAtSession(world: World) {
  const faults: string[] = []
  const email = `producao-${Date.now()}@exemplo.com.br`
  const send = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    exchange(world.port, {
      method: 'POST',
      path,
      headers: { origin: ORIGIN, 'content-type': 'application/json', 'x-forwarded-for': anyAddress(), ...headers },
      body: JSON.stringify(body),
    })
  const form = { name: 'Pessoa', email, password: 'papel e lapis 12', terms_accepted: true, receive_emails: false }
  const answers = [
    await send('/auth/v1/sign-up/email', form),
    await send('/auth/v1/sign-in/email', { email, password: form.password }),
  ]
  const cookies = [answers[1]?.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0])
  answers.push(await send('/auth/v1/sign-out', {}, { cookie: cookies.join('; ') }))
  if (cookies.length === 0) faults.push('nobody was signed in')
  for (const answer of answers) {
    if (answer.status !== 200) faults.push(`${answer.status}: ${answer.text}`)
    faults.push(...cookieFaults(answer))
    const hsts = /max-age=(\d+); *includeSubDomains/i.exec(String(answer.headers['strict-transport-security'] ?? ''))
    if (Number(hsts?.[1] ?? 0) < 31_536_000) faults.push('no year of https alone')
  }
  return { looked: answers.length, faults }
}

/** From the site's port to where the sandboxes of mails and of Google would be (src/start/sandboxes.ts). */
const SANDBOX_OFFSETS = [25, 45]

/** True if a process listens on a port of this machine. */
const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host: '127.0.0.1', port })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

/** Looks for what belongs to the demonstration and to development. */
export async function lookForDemo(world: World) {
  const faults: string[] = []
  for (const offset of SANDBOX_OFFSETS) {
    if (await listens(world.port + offset)) faults.push(`something listens ${offset} above the site's port`)
  }
  const { rows } = await world.pool.query<{ email: string }>(
    `select email from auth_users where email like '%.example'`,
  )
  faults.push(...rows.map(({ email }) => `an account: ${email}`))
  const paths = ['/', '/plans', '/login', '/sandbox', '/sandbox/payments/1/approve', '/.env', '/.git/config']
  for (const path of paths) {
    const { status, text } = await exchange(world.port, { method: 'GET', path })
    if (/modo de demonstração|contas de teste/i.test(text)) faults.push(`${path} speaks of a demonstration`)
    if (/^\/(sandbox|\.)/.test(path) && status !== 404) faults.push(`${path}: ${status}`)
  }
  for (const method of ['TRACE', 'TRACK', 'CONNECT-X']) {
    const headers = { 'x-secret-zq': 'zq-traced' }
    const answer = await exchange(world.port, { method, path: '/', headers }).catch(() => null)
    if (answer && (answer.status < 400 || answer.text.includes('zq-traced'))) faults.push(`${method}: ${answer.status}`)
  }
  return { looked: SANDBOX_OFFSETS.length + paths.length + 4, faults }
}
