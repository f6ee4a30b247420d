import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { ownAddress } from '../site/ask.ts'

/** One request of the mixture. */
export interface Shot {
  readonly kind: string
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** The next request, by the answer. */
  readonly follow?: (body: string) => Shot | null
}

export interface Hit {
  readonly kind: string
  /** 0: no answer. */
  readonly status: number
  readonly ms: number
  /** Seconds since the run began. */
  readonly at: number
  readonly retryAfter: boolean
}

/** Longest wait for an answer (ms). */
const PATIENCE_MS = 30_000
/** Shots are fired in small volleys, this often (ms). */
const VOLLEY_MS = 10
/** More than this many at once and the generator itself would be what is measured. */
const UNDER_WAY_MAX = 4_000

/** Fires at one address over keep-alive connections. */
export function createGenerator(origin: string, next: () => Shot) {
  const { hostname, port } = new URL(origin)
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, maxFreeSockets: 512 })

  function fire(shot: Shot, began: number): Promise<{ hit: Hit; body: string }> {
    const startedAt = performance.now()
    return new Promise((resolve) => {
      const end = (status: number, body: string, retryAfter: boolean) => {
        const now = performance.now()
        const hit = { kind: shot.kind, status, ms: now - startedAt, at: (startedAt - began) / 1000, retryAfter }
        resolve({ hit, body })
      }
      const length = shot.body === undefined ? {} : { 'content-length': Buffer.byteLength(shot.body) }
      const out = request({
        agent,
        hostname,
        port,
        path: shot.path,
        method: shot.method ?? 'GET',
        timeout: PATIENCE_MS,
        headers: { 'x-forwarded-for': ownAddress(), 'accept-encoding': 'br', ...shot.headers, ...length },
      })
      out.on('timeout', () => out.destroy())
      out.on('error', () => end(0, '', false))
      out.on('response', (answer) => {
        let body = ''
        if (shot.follow) answer.on('data', (chunk) => (body += chunk))
        else answer.resume()
        answer.on('error', () => end(0, '', false))
        answer.on('end', () => end(answer.statusCode ?? 0, body, answer.headers['retry-after'] !== undefined))
      })
      out.end(shot.body)
    })
  }

  async function journey(began: number, hits: Hit[], onFollow?: () => void): Promise<void> {
    for (let shot: Shot | null = next(); shot; ) {
      const { hit, body } = await fire(shot, began)
      hits.push(hit)
      shot = hit.status === 200 ? (shot.follow?.(body) ?? null) : null
      if (shot) onFollow?.()
    }
  }

  return {
    /** Requests of a number of people who each wait for their answer. */
    async closed(people: number, seconds: number): Promise<Hit[]> {
      const began = performance.now()
      const hits: Hit[] = []
      const one = async () => {
        while (performance.now() - began < seconds * 1000) await journey(began, hits)
      }
      await Promise.all(Array.from({ length: people }, one))
      return hits
    },

    /** A fixed number of requests a second, answered or not. `unsent`: the generator had no hand free. */
    async open(perSecond: number, seconds: number): Promise<{ hits: Hit[]; unsent: number }> {
      const began = performance.now()
      const hits: Hit[] = []
      let fired = 0
      const onFollow = () => {
        fired += 1
      }
      let unsent = 0
      const underWay = new Set<Promise<void>>()
      for (;;) {
        const elapsed = (performance.now() - began) / 1000
        if (elapsed >= seconds) break
        for (; fired < elapsed * perSecond; fired++) {
          if (underWay.size >= UNDER_WAY_MAX) {
            unsent += 1
            continue
          }
          const shot = journey(began, hits, onFollow).finally(() => underWay.delete(shot))
          underWay.add(shot)
        }
        await sleep(VOLLEY_MS)
      }
      await Promise.all(underWay)
      return { hits, unsent }
    },

    close: () => agent.destroy(),
  }
}
