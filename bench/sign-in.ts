// Sign-ins a second beside the hashing alone, and beside a bare server: `node bench/sign-in.ts [--seconds 10]`.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { head, LOAD_COLUMNS, load, loadCells, row, type Shot, somewhere } from './load.ts'
import { type Product, startProduct, startServer } from './product.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, connections: { type: 'string', default: '1,32,256' } },
})
const PORT = 3985
const seconds = Number(values.seconds)
const PASSWORD = 'varanda azul 7'
const PEOPLE = 40
/** Different places from which each of them signs in: one place has a limit. */
const PLACES = 100

function post(target: string, body: object): Shot {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': somewhere() }
  return { method: 'POST', path: `/auth/v1${target}`, headers, body: JSON.stringify(body) }
}

async function signUp({ origin }: Product): Promise<string> {
  const email = `${randomUUID()}@exemplo.com.br`
  const form = { name: 'Pessoa', email, password: PASSWORD, terms_accepted: true, receive_emails: false }
  const { path: target, ...rest } = post('/sign-up/email', form)
  const answer = await fetch(`${origin}${target}`, rest)
  if (!answer.ok) throw new Error(await answer.text())
  return email
}

/** Passwords checked a second, with as many at once as the machine's pool of threads takes. */
async function hashesPerSecond(): Promise<number> {
  const hash = await hashPassword(PASSWORD)
  const until = performance.now() + seconds * 1000
  let done = 0
  const check = async () => {
    while (performance.now() < until) {
      await verifyPassword({ hash, password: PASSWORD })
      done += 1
    }
  }
  await Promise.all(Array.from({ length: 8 }, check))
  return done / seconds
}

const folder = mkdtempSync(path.join(tmpdir(), 'atividario-sign-in-'))
const product = await startProduct(PORT)
try {
  const emails: string[] = []
  for (let index = 0; index < PEOPLE; index++) emails.push(await signUp(product))
  const requests = Array.from({ length: PEOPLE * PLACES }, (_, index) =>
    post('/sign-in/email', { email: emails[index % PEOPLE], password: PASSWORD }),
  )
  const [first] = requests
  const answer = await fetch(`${product.origin}${first?.path}`, first)
  writeFileSync(path.join(folder, 'body'), await answer.text())
  const bare = await startServer('bench/bare.ts', `http://127.0.0.1:${PORT + 1}`, '/', {
    PORT: String(PORT + 1),
    BODY_FILE: path.join(folder, 'body'),
    HEADERS: JSON.stringify(Object.fromEntries(answer.headers)),
  })
  console.log(head(['connections', 'bare/s', 'hashes/s', 'sign-ins/s', 'of the hashing', 'of bare', ...LOAD_COLUMNS]))
  for (const connections of values.connections.split(',').map(Number)) {
    const hashes = await hashesPerSecond()
    const reference = await load(bare, { requests, seconds, connections })
    const measured = await load(product, { requests, seconds, connections })
    const rates = [reference.perSecond.toFixed(0), hashes.toFixed(1), measured.perSecond.toFixed(1)]
    const ratios = [(measured.perSecond / hashes).toFixed(2), (measured.perSecond / reference.perSecond).toPrecision(2)]
    console.log(row([connections, ...rates, ...ratios, ...loadCells(measured)]))
  }
  await bare.stop()
} finally {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}
