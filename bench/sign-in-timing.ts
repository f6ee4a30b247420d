// Compares the time of a refused sign-in for a known and an unknown address: `node bench/sign-in-timing.ts [--rounds
// 60]`. They take turns, so that other load affects both.
import { randomInt, randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { startProduct } from './product.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '60' } } })
const rounds = Number(values.rounds)
const PORT = 3973

const product = await startProduct(PORT)

/** A random address, so that no limit is met. */
const somewhere = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

function post(path: string, body: object): Promise<Response> {
  return fetch(`${product.origin}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.origin, 'x-forwarded-for': somewhere() },
    body: JSON.stringify(body),
  })
}

async function known(): Promise<string> {
  const email = `${randomUUID()}@exemplo.com.br`
  const form = { name: 'Pessoa', email, password: 'varanda azul 7', terms_accepted: true, receive_emails: false }
  const answer = await post('/sign-up/email', form)
  if (!answer.ok) throw new Error(await answer.text())
  return email
}

async function refusal(email: string): Promise<number> {
  const startedAt = performance.now()
  const answer = await post('/sign-in/email', { email, password: 'palpite errado 1' })
  await answer.text()
  if (answer.status !== 401) throw new Error(`answered ${answer.status}`)
  return performance.now() - startedAt
}

const at = (sorted: readonly number[], part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0

try {
  const times = { known: [] as number[], 'known again': [] as number[], unknown: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    times.known.push(await refusal(await known()))
    times.unknown.push(await refusal(`${randomUUID()}@exemplo.com.br`))
    times['known again'].push(await refusal(await known()))
  }
  console.log('| address | p10 ms | p50 ms | p90 ms |')
  console.log('|---|--:|--:|--:|')
  const medians = Object.entries(times).map(([name, list]) => {
    const sorted = list.toSorted((a, b) => a - b)
    console.log(`| ${name} | ${[0.1, 0.5, 0.9].map((part) => at(sorted, part).toFixed(1)).join(' | ')} |`)
    return at(sorted, 0.5)
  })
  const [one = 0, again = 0, unknown = 0] = medians
  console.log(
    `unknown beside known: ${(unknown / one).toFixed(3)}; known beside itself, the noise: ${(again / one).toFixed(3)}`,
  )
} finally {
  await product.stop()
}
