import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 16 })
/** Longest time of a call, the diagnostic of the webhook included (ms). */
const PATIENCE_MS = 30_000

/** One request exactly as it is sent, without the corrections of `fetch`. */
export interface Sent {
  readonly method: string
  /** Path and query, however malformed. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string | readonly string[]>>
  readonly body?: string | Uint8Array
}

export interface Received {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly text: string
}

/** A closed connection without an answer counts as a result too. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

/** Sends one request and reads its answer; of a stream of events the first. @throws NoAnswer */
export function exchange(port: number, { method, path, headers = {}, body }: Sent): Promise<Received> {
  return new Promise((resolve, reject) => {
    const failed = (error: Error) => reject(new NoAnswer(`${method} ${path.slice(0, 200)}: ${error.message}`))
    const lengths = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const call = request(
      { host: '127.0.0.1', port, agent, method, path, headers: { ...lengths, ...headers } as Record<string, string> },
      (answer) => {
        const chunks: Buffer[] = []
        const done = () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(chunks).toString() })
        answer.on('data', (chunk: Buffer) => {
          chunks.push(chunk)
          if (!answer.headers['content-type']?.startsWith('text/event-stream')) return
          done()
          answer.destroy()
        })
        answer.once('end', done).once('error', failed)
      },
    )
    call.setTimeout(PATIENCE_MS, () => call.destroy(new Error('no answer in time')))
    call.once('error', failed)
    call.end(body)
  })
}

/** A form as it goes over the wire. */
export async function encoded(form: FormData | URLSearchParams): Promise<{ type: string; bytes: Uint8Array }> {
  const carried = new Request('http://localhost/', { method: 'POST', body: form })
  return { type: carried.headers.get('content-type') ?? '', bytes: new Uint8Array(await carried.arrayBuffer()) }
}

/** The body of an answer as JSON, or undefined. */
export function jsonOf({ text }: Received): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
