import { connect } from 'node:net'
import type { World } from '../world.ts'

/** Longest time for a connection without an answer (ms): the server waits for the rest of an incomplete request. */
const SILENCE_MS = 1_500

/** The answer that must never come: it would mean that the body of another request was read as a request. */
const SMUGGLED = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'
const HEALTHY = '{"status":"ok"}'

interface Attempt {
  readonly name: string
  readonly bytes: string
  /** Allowed status lines; empty for a connection that is only closed. */
  readonly allowed: readonly string[]
}

const post = (headers: string, body: string) =>
  `POST /auth/v1/sign-out HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n${body}`
const get = (headers: string, line = 'GET /auth/v1/get-session HTTP/1.1') => `${line}\r\n${headers}\r\n\r\n`

const REFUSED = ['400', '']
const TOO_LARGE = ['431', '400', '']

/** Requests that two parsers could read differently, and invalid requests. */
const ATTEMPTS: readonly Attempt[] = [
  {
    name: 'both lengths',
    bytes: post('Content-Length: 4\r\nTransfer-Encoding: chunked', `0\r\n\r\n${SMUGGLED}`),
    allowed: REFUSED,
  },
  {
    name: 'both lengths, the other way',
    bytes: post('Transfer-Encoding: chunked\r\nContent-Length: 40', `0\r\n\r\n${SMUGGLED}`),
    allowed: REFUSED,
  },
  { name: 'two lengths', bytes: post('Content-Length: 0\r\nContent-Length: 40', SMUGGLED), allowed: REFUSED },
  { name: 'a list of lengths', bytes: post('Content-Length: 0, 0', SMUGGLED), allowed: REFUSED },
  { name: 'a signed length', bytes: post('Content-Length: +0', SMUGGLED), allowed: REFUSED },
  { name: 'a negative length', bytes: post('Content-Length: -1', SMUGGLED), allowed: REFUSED },
  { name: 'a length in hexadecimal', bytes: post('Content-Length: 0x0', SMUGGLED), allowed: REFUSED },
  { name: 'a length without end', bytes: post(`Content-Length: ${'9'.repeat(40)}`, SMUGGLED), allowed: REFUSED },
  { name: 'an unknown coding', bytes: post('Transfer-Encoding: xchunked', `0\r\n\r\n${SMUGGLED}`), allowed: REFUSED },
  {
    name: 'chunked not last',
    bytes: post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${SMUGGLED}`),
    allowed: REFUSED,
  },
  {
    name: 'chunked twice, apart',
    bytes: post('Transfer-Encoding: identity\r\nTransfer-Encoding: chunked, x', `0\r\n\r\n${SMUGGLED}`),
    allowed: REFUSED,
  },
  {
    name: 'a space before the colon',
    bytes: post('Transfer-Encoding : chunked', `0\r\n\r\n${SMUGGLED}`),
    allowed: REFUSED,
  },
  {
    name: 'a folded header',
    bytes: post('Transfer-Encoding:\r\n chunked\r\nContent-Length: 4', `0\r\n\r\n${SMUGGLED}`),
    allowed: REFUSED,
  },
  {
    name: 'a size that is none',
    bytes: post('Transfer-Encoding: chunked', `zz\r\nab\r\n0\r\n\r\n${SMUGGLED}`),
    allowed: REFUSED,
  },
  {
    name: 'a size too large',
    bytes: post('Transfer-Encoding: chunked', `ffffffffffffffffff\r\nab\r\n0\r\n\r\n${SMUGGLED}`),
    allowed: REFUSED,
  },
  {
    name: 'a size that lies',
    bytes: post('Transfer-Encoding: chunked', `1\r\nabc\r\n0\r\n\r\n${SMUGGLED}`),
    allowed: REFUSED,
  },
  {
    name: 'a chunk ended by a bare line feed',
    bytes: post('Transfer-Encoding: chunked', `2\nab\n0\n\n${SMUGGLED}`),
    allowed: REFUSED,
  },
  {
    name: 'an extension with a bare line feed',
    bytes: post('Transfer-Encoding: chunked', `2;\nxx\r\n4\r\nab\r\n0\r\n\r\n${SMUGGLED}`),
    allowed: REFUSED,
  },
  {
    name: 'bare line feeds',
    bytes: 'POST /auth/v1/sign-out HTTP/1.1\nHost: a\nContent-Length: 0\nTransfer-Encoding: chunked\n\n',
    allowed: REFUSED,
  },
  { name: 'a header folded', bytes: get('Host: a\r\nX-A: b\r\n Cookie: session=x'), allowed: REFUSED },
  { name: 'NUL in a header', bytes: get('Host: a\r\nCookie: session=\0'), allowed: REFUSED },
  { name: 'a carriage return in a header', bytes: get('Host: a\r\nX-A: b\rSet-Cookie: c'), allowed: REFUSED },
  { name: 'a name that is none', bytes: get('Host: a\r\n{}: b'), allowed: REFUSED },
  { name: 'no host', bytes: get('X-A: b'), allowed: REFUSED },
  { name: 'an unknown method', bytes: get('Host: a', 'FOO / HTTP/1.1'), allowed: REFUSED },
  { name: 'no version', bytes: 'GET /healthz\r\n\r\n', allowed: REFUSED },
  { name: 'version 2', bytes: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', allowed: REFUSED },
  { name: 'a version that is none', bytes: get('Host: a', 'GET / HTTP/9.9'), allowed: REFUSED },
  { name: 'a tunnel', bytes: get('Host: a', 'CONNECT 127.0.0.1:22 HTTP/1.1'), allowed: ['400', '404', '405', ''] },
  {
    name: 'an echo',
    bytes: get('Host: a\r\nConnection: close\r\nCookie: session=segredo', 'TRACE / HTTP/1.1'),
    allowed: ['400', '404', '405', '501', ''],
  },
  {
    name: 'an address without end',
    bytes: get('Host: a', `GET /${'a'.repeat(100_000)} HTTP/1.1`),
    allowed: ['414', ...TOO_LARGE],
  },
  { name: 'a header without end', bytes: get(`Host: a\r\nX-A: ${'a'.repeat(100_000)}`), allowed: TOO_LARGE },
  { name: 'headers without number', bytes: get(`Host: a\r\n${'X-A: b\r\n'.repeat(5_000)}X: y`), allowed: TOO_LARGE },
  { name: 'TLS', bytes: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', allowed: REFUSED },
  { name: 'noise', bytes: '\x00\xff\xfe\x01'.repeat(200), allowed: REFUSED },
]

/** Requests that are in order, if strange: exactly one answer to each, and never the one inside. */
const STRANGE: readonly Attempt[] = [
  {
    name: 'a body nobody reads',
    bytes: post(`Connection: close\r\nContent-Length: ${SMUGGLED.length}`, SMUGGLED),
    allowed: ['200', '400', '403', '415'],
  },
  {
    name: 'a body on a GET',
    bytes: get(`Host: a\r\nConnection: close\r\nContent-Length: ${SMUGGLED.length}`) + SMUGGLED,
    allowed: ['200', '400'],
  },
  {
    name: 'an address with a host',
    bytes: get('Host: a\r\nConnection: close', 'GET http://evil.example/auth/v1/get-session HTTP/1.1'),
    allowed: ['200', '301', '302', '400', '404'],
  },
  {
    name: 'an upgrade nobody offers',
    bytes: get('Host: a\r\nConnection: Upgrade, close\r\nUpgrade: websocket'),
    allowed: ['200', '400', '426', ''],
  },
  {
    name: 'only a star',
    bytes: get('Host: a\r\nConnection: close', 'OPTIONS * HTTP/1.1'),
    allowed: ['200', '204', '400', '404', '405', ''],
  },
  {
    name: 'an address that is none',
    bytes: get('Host: a\r\nConnection: close', 'GET http:///%% HTTP/1.1'),
    allowed: ['400', '404', ''],
  },
  {
    name: 'dots',
    bytes: get('Host: a\r\nConnection: close', 'GET /../../../etc/passwd HTTP/1.1'),
    allowed: ['400', '404'],
  },
  { name: 'a host that is none', bytes: get('Host: a b/c?d#e\r\nConnection: close'), allowed: ['200', '400'] },
]

/** Everything that arrives until the connection is closed, or goes silent. */
function said(port: number, bytes: string): Promise<{ text: string; closed: boolean }> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')))
    const end = (closed: boolean) => {
      socket.destroy()
      resolve({ text: Buffer.concat(chunks).toString('latin1'), closed })
    }
    socket.setTimeout(SILENCE_MS, () => end(false))
    socket.on('data', (chunk) => chunks.push(chunk))
    // A reset connection counts as a closed one.
    socket.once('close', () => end(true)).once('error', () => end(true))
  })
}

/** Sends each attempt over a new connection and judges the answer. */
export async function attackRawSocket(world: World): Promise<{ looked: number; faults: string[] }> {
  const faults: string[] = []
  const judge = async ({ name, bytes, allowed }: Attempt, mustClose: boolean) => {
    const { text, closed } = await said(world.port, bytes)
    const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => status ?? '')
    if (statuses.length > 1 || text.includes(HEALTHY)) faults.push(`${name}: a second answer (${statuses})`)
    if (!allowed.includes(statuses[0] ?? '')) faults.push(`${name}: ${statuses[0] || (closed ? 'closed' : 'silence')}`)
    if (mustClose && !closed) faults.push(`${name}: the connection stays open`)
    if (text.includes('session=segredo')) faults.push(`${name}: what was sent comes back`)
  }
  await Promise.all(ATTEMPTS.map((attempt) => judge(attempt, true)))
  await Promise.all(STRANGE.map((attempt) => judge(attempt, false)))
  return { looked: ATTEMPTS.length + STRANGE.length, faults }
}
