/** The answer. Status 0: there was none, or the connection broke before it was complete. */
export interface Answer {
  readonly status: number
  /** The error table's code of a refusal, else null. */
  readonly code: string | null
  readonly json: Readonly<Record<string, unknown>>
  readonly bytes: Buffer
  readonly headers: Headers
  readonly ms: number
}

export interface Question {
  readonly method?: string
  readonly cookie?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly json?: unknown
  readonly form?: FormData
  /** Longest wait (ms). */
  readonly withinMs?: number
}

const PATIENCE_MS = 90_000

/** A unique network address, by which limits count. */
export function ownAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 254)
  return `10.${part()}.${part()}.${part()}`
}

/** Sends one request, as a browser at a unique network address, and never throws. */
export async function ask(origin: string, path: string, question: Question = {}): Promise<Answer> {
  const { method, cookie, json, form, withinMs = PATIENCE_MS } = question
  const startedAt = performance.now()
  const ms = () => performance.now() - startedAt
  try {
    const answer = await fetch(`${origin}${path}`, {
      method: method ?? (json || form ? 'POST' : 'GET'),
      redirect: 'manual',
      signal: AbortSignal.timeout(withinMs),
      headers: {
        'x-forwarded-for': ownAddress(),
        ...(cookie ? { cookie } : {}),
        ...(json ? { 'content-type': 'application/json' } : {}),
        ...question.headers,
      },
      body: form ?? (json ? JSON.stringify(json) : undefined),
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false
    const parsed = isJson ? JSON.parse(bytes.toString('utf8')) : {}
    return {
      status: answer.status,
      code: parsed.error?.code ?? null,
      json: parsed,
      bytes,
      headers: answer.headers,
      ms: ms(),
    }
  } catch {
    return { status: 0, code: null, json: {}, bytes: Buffer.alloc(0), headers: new Headers(), ms: ms() }
  }
}

/** `200`, `503 unavailable`, `no answer`. */
export const inWords = ({ status, code }: Answer): string =>
  status === 0 ? 'no answer' : code === null ? String(status) : `${status} ${code}`
