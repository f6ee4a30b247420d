// register_download beside the same SQL sent by pgbench to the same server: `node bench/downloads.ts [--seconds 10]`.
// The SQL is what the server logged of one call: session, limit, activity, plan, procedure.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { head, LOAD_COLUMNS, load, loadCells, row, type Shot, somewhere } from './load.ts'
import { type Product, startProduct } from './product.ts'
import { activityId, growCatalogue, personId, query, type SignedIn, sessionToken, signedInPeople } from './seed.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    clients: { type: 'string', default: '32' },
    rounds: { type: 'string', default: '3' },
  },
})
const PORT = 3983
const seconds = Number(values.seconds)
const clients = Number(values.clients)
/** Enough users that the limits by minute and by day are never met. */
const PEOPLE = 8_000
const ACTIVITIES = 720
const WARM_UP_S = 4
const TARGET = 0.5

/** Requests of everybody for activities chosen at random. */
function requestsOf(people: readonly SignedIn[], ids: readonly string[]): Shot[] {
  return Array.from({ length: people.length * 5 }, (_, index) => {
    const { userId, cookie } = people[index % people.length] ?? { userId: '', cookie: '' }
    const activity = ids[Math.floor(Math.random() * ids.length)]
    return {
      method: 'POST',
      path: '/rest/v1/rpc/register_download',
      headers: { cookie, 'content-type': 'application/json', 'x-forwarded-for': somewhere() },
      body: JSON.stringify({ user_id: userId, activity_id: activity }),
    }
  })
}

async function send(product: Product, { path: target, ...rest }: Shot): Promise<void> {
  const answer = await fetch(`${product.origin}${target}`, rest)
  const { success, message } = await answer.json()
  if (!success) throw new Error(`the download was refused: ${message}`)
}

interface Statement {
  readonly text: string
  readonly parameters: readonly string[]
}

/** The statements of one call with what was bound to them, as the server logged them. */
async function statementsOf({ databaseUrl, databaseLog }: Product, call: () => Promise<void>): Promise<Statement[]> {
  const setting = async (value: string) => {
    await query(databaseUrl, `alter system set log_statement = '${value}'`)
    await query(databaseUrl, 'select pg_reload_conf()')
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  const before = readFileSync(databaseLog).length
  await setting('all')
  await call()
  await setting('none')
  const log = readFileSync(databaseLog).subarray(before).toString('utf8')
  const logged = /LOG: {2}execute [^:]+: ([\s\S]*?)\n[^\n\t]*DETAIL: {2}Parameters: ([^\n]*(?:\n\t[^\n]*)*)/g
  return Array.from(log.matchAll(logged), ([, text = '', bound = '']) => ({
    text: text.replaceAll('\n\t', '\n'),
    parameters: Array.from(bound.matchAll(/\$\d+ = (NULL|'(?:[^']|'')*')/g), ([, value = '']) => value),
  })).filter(({ text }) => !text.includes('pgboss.'))
}

/** The same statements for pgbench, with another person and another activity each time. */
function pgbenchScript(statements: readonly Statement[], own: { userId: string; token: string; activity: string }) {
  const variable = (value: string) => {
    if (value === `'${own.userId}'`) return personId(':person')
    if (value === `'${own.token}'`) return sessionToken(':person')
    if (value === `'${own.activity}'`) return activityId(':activity')
    if (value.startsWith("'download:")) return `'download:' || ${sessionToken(':person')}`
    return value
  }
  const lines = statements.map(({ text, parameters }) =>
    text.replace(/\$(\d+)/g, (_, number) => `(${variable(parameters[Number(number) - 1] ?? 'null')})`),
  )
  return [
    `\\set person random(1, ${PEOPLE})`,
    `\\set activity random(1, ${ACTIVITIES / 2})`,
    ...lines.map((text) => `${text};`),
  ].join('\n')
}

function pgbench(databaseUrl: string, script: string): Promise<number> {
  const options = ['-n', '-M', 'extended', '-c', String(clients), '-j', '1', '-T', String(seconds), '-f', script]
  return new Promise((resolve, reject) => {
    const child = spawn('pgbench', [...options, databaseUrl], { stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.once('error', () => reject(new Error('pgbench is missing: apt-get install postgresql-contrib')))
    child.once('exit', (code) => {
      if (code === 0) resolve(Number(/tps = ([\d.]+)/.exec(output)?.[1]))
      else reject(new Error(`pgbench ended with ${code}\n${output}`))
    })
  })
}

const folder = mkdtempSync(path.join(tmpdir(), 'atividario-pgbench-'))
const product = await startProduct(PORT)
try {
  const { databaseUrl } = product
  await growCatalogue(databaseUrl, ACTIVITIES)
  const people = await signedInPeople(databaseUrl, product.secret, PEOPLE)
  const rows = await query<{ id: string }>(
    databaseUrl,
    `select a.id from activities a join generate_series(1, $1) n on a.id = ${activityId('n')}`,
    [ACTIVITIES / 2],
  )
  const ids = rows.map(({ id }) => id)
  const requests = requestsOf(people, ids)
  const [first] = requests
  const [token] = await query<{ token: string }>(databaseUrl, `select ${sessionToken('1')} as token`)
  if (!first || !token || !people[0]) throw new Error('nobody to download')
  const statements = await statementsOf(product, () => send(product, first))
  const own = { userId: people[0].userId, activity: JSON.parse(first.body ?? '').activity_id, ...token }
  const script = path.join(folder, 'download.sql')
  writeFileSync(script, pgbenchScript(statements, own))
  console.log(`${statements.length} statements a download, ${clients} at once, ${seconds} s a run`)
  console.log(head(['round', 'pgbench/s', 'downloads/s', 'ratio', ...LOAD_COLUMNS]))
  // Until then Node compiles what answers.
  await load(product, { requests, seconds: WARM_UP_S, connections: clients })
  const ratios: number[] = []
  for (let round = 1; round <= Number(values.rounds); round++) {
    const reference = await pgbench(databaseUrl, script)
    const measured = await load(product, { requests: requestsOf(people, ids), seconds, connections: clients })
    const ratio = measured.perSecond / reference
    ratios.push(ratio)
    const rates = [reference.toFixed(0), measured.perSecond.toFixed(0), ratio.toFixed(3)]
    console.log(row([round, ...rates, ...loadCells(measured)]))
    if (measured.failures > 0) process.exitCode = 1
  }
  const median = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0
  if (median < TARGET) process.exitCode = 1
} finally {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}
