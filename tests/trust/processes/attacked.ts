import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { ownAddress } from '../site/ask.ts'
import { must, tally } from '../site/wait.ts'
import { behindNginx } from './behind-nginx.ts'

/** Addresses of this machine, each of which nginx takes for another client. */
const VISITOR = '127.0.0.2'
const SLOW_HEADERS = '127.0.0.3'
const SLOW_BODIES = '127.0.0.4'
const CROWD = '127.0.0.5'
const GUESSER = '127.0.0.6'

/** The bound of deploy/nginx.conf for one client. */
const CONNECTIONS_MAX = 256
const SOCKETS = 400
const GUESSES = 60
const TURNS = 20

/** Requests that two readers could take apart differently, with a second one inside. */
const INSIDE = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'
const DOUBLE = [
  `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${INSIDE}`,
  `Transfer-Encoding: chunked\r\nContent-Length: 40\r\n\r\n0\r\n\r\n${INSIDE}`,
  `Content-Length: 0\r\nContent-Length: 40\r\n\r\n${INSIDE}`,
  `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${INSIDE}`,
  `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${INSIDE}`,
  `Transfer-Encoding:\r\n chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${INSIDE}`,
].map((rest) => `POST /auth/v1/sign-out HTTP/1.1\r\nHost: a\r\n${rest}`)

interface Sent {
  readonly from: string
  readonly path: string
  readonly json?: unknown
}

/** The status of one request from an address of this machine; 0 without an answer. */
function send(front: URL, { from, path, json }: Sent): Promise<number> {
  const body = json === undefined ? '' : JSON.stringify(json)
  return new Promise((resolve) => {
    const sent = request(
      {
        host: front.hostname,
        port: front.port,
        localAddress: from,
        path,
        method: json === undefined ? 'GET' : 'POST',
        // A client may claim any address; the proxy names the true one behind it.
        headers: { 'x-forwarded-for': ownAddress(), 'content-type': 'application/json' },
      },
      (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    sent.on('error', () => resolve(0)).end(body)
  })
}

function open(front: URL, from: string, first: string): Socket {
  const socket = connect({ host: front.hostname, port: Number(front.port), localAddress: from })
  socket.on('error', () => {}).resume()
  socket.write(first)
  return socket
}

/** Everything that comes back over one connection. */
function exchange(front: URL, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ host: front.hostname, port: Number(front.port), localAddress: CROWD })
    let text = ''
    const end = () => {
      socket.destroy()
      resolve(text)
    }
    socket.setTimeout(2_000, end)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.once('close', end).once('error', end)
    socket.write(bytes)
  })
}

const signIn = (turn: number) => ({ email: `ninguem-${turn}@exemplo.com.br`, password: 'papel e lapis 12' })

export const attacked = behindNginx(
  'nginx as delivered under slow headers, slow bodies, a crowd of connections and double requests',
  async (_site, origin) => {
    const front = new URL(origin)
    for (const path of ['/', '/activities']) {
      const status = await send(front, { from: VISITOR, path })
      must(status === 200, `before: ${path} answered ${status}`)
    }
    const sockets = [
      ...Array.from({ length: SOCKETS }, () => open(front, SLOW_HEADERS, 'GET / HTTP/1.1\r\nHost: a\r\nX-A: ')),
      ...Array.from({ length: SOCKETS }, () =>
        open(
          front,
          SLOW_BODIES,
          'POST /auth/v1/sign-in/email HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
        ),
      ),
    ]
    const drip = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write(' ')
    }, 1_000)
    await sleep(2_000)

    const visitor: number[] = []
    const signIns: number[] = []
    for (let turn = 0; turn < TURNS; turn++) {
      visitor.push(
        await send(front, {
          from: VISITOR,
          path: ['/', '/activities', `/activities?search=nova${turn}`][turn % 3] ?? '/',
        }),
      )
      if (turn % 4 === 0)
        signIns.push(await send(front, { from: VISITOR, path: '/auth/v1/sign-in/email', json: signIn(turn) }))
    }
    // A crowd at once from one address: what is above the bound is refused, and by the proxy.
    const crowd = await Promise.all(
      Array.from({ length: SOCKETS }, (_, turn) =>
        send(front, { from: CROWD, path: `/activities?search=multidao${turn}` }),
      ),
    )
    const doubled = await Promise.all(DOUBLE.map((bytes) => exchange(front, bytes)))
    const guesses: number[] = []
    for (let turn = 0; turn < GUESSES; turn++)
      guesses.push(
        await send(front, {
          from: GUESSER,
          path: '/auth/v1/sign-in/email',
          json: { email: 'uma@exemplo.com.br', password: `errada ${turn}` },
        }),
      )
    const inside = await Promise.all(['/metrics', '/readyz'].map((path) => send(front, { from: VISITOR, path })))
    clearInterval(drip)
    for (const socket of sockets) socket.destroy()
    const after = await send(front, { from: VISITOR, path: '/activities?search=depois' })

    const told = `${SOCKETS} slow headers and ${SOCKETS} slow bodies: visitors ${tally(visitor.map(String))}, sign-ins ${tally(signIns.map(String))}; ${SOCKETS} at once from one address ${tally(crowd.map(String))}; ${GUESSES} guesses with made-up addresses ${tally(guesses.map(String))}`
    must(
      visitor.every((status) => status === 200),
      told,
    )
    must(
      signIns.every((status) => status === 401),
      told,
    )
    must(crowd.filter((status) => status === 200).length <= CONNECTIONS_MAX, told)
    must(
      crowd.every((status) => [200, 429, 503].includes(status)),
      told,
    )
    must(guesses.includes(429), `a made-up address was believed: ${told}`)
    must(
      inside.every((status) => status === 404),
      `/metrics and /readyz answered ${inside}`,
    )
    for (const text of doubled) {
      const answers = text.match(/^HTTP\/1\.1 \d{3}/gm) ?? []
      must(answers.length <= 1 && !text.includes('{"status":"ok"}'), `a request inside a request was answered: ${text}`)
    }
    must(after === 200, `afterwards a new search answered ${after}`)
    return { happened: `${told}; ${DOUBLE.length} double requests, no second answer; afterwards all well`, lost: 0 }
  },
  // As delivered: one proxy, whose word alone counts.
  { TRUST_PROXY: '1' },
)
