// Pages beside a bare server with the same bytes: `node bench/pages.ts [--size 720,100000] [--seconds 3] [--rounds 5]`.
// Both in turns, since how fast the machine is changes within minutes; what is printed is the round in the middle.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { head, LOAD_COLUMNS, type Load, load, loadCells, row, type Shot } from './load.ts'
import { type Measured, type Product, startProduct, startServer } from './product.ts'
import { growCatalogue, query, signedInPeople } from './seed.ts'

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '720' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '1,32,256' },
    only: { type: 'string', default: '' },
  },
})
const PORT = 3971
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)
/** Before a page is measured: until then Node compiles what answers it (seconds). */
const WARM_UP_S = 3
/** Fewer would repeat pages: the cache holds that many. */
const NEVER_ASKED = 20_000
const COMPRESSED = { 'accept-encoding': 'gzip, deflate, br' }

/** More addresses than a run at 32 connections requests. */
const BEYOND_A_RUN = 500

/** A page under measurement; the first of its requests gives the bytes of the bare server. */
interface Page {
  readonly name: string
  readonly requests: readonly Shot[]
}

let runs = 0
/** The same requests, begun further on each time: what one run has asked for is known to the next. */
function further(requests: readonly Shot[]): Shot[] {
  runs += 1
  const start = (runs * BEYOND_A_RUN) % requests.length
  return [...requests.slice(start), ...requests.slice(0, start)]
}

/** The exact bytes and headers of a page, as a browser gets them. */
function fetchRaw(origin: string, { path: target, headers }: Shot) {
  return new Promise<{ body: Buffer; headers: Record<string, unknown> }>((resolve, reject) => {
    request(`${origin}${target}`, { headers, agent: false }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      if (answer.statusCode !== 200) return reject(new Error(`${target} answered ${answer.statusCode}`))
      const { connection, 'keep-alive': _, 'transfer-encoding': __, date, ...others } = answer.headers
      const body = Buffer.concat(chunks)
      resolve({ body, headers: { ...others, 'content-length': body.length } })
    })
      .on('error', reject)
      .end()
  })
}

async function bareServerFor(product: Product, shot: Shot): Promise<Measured & { bytes: number }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'atividario-bare-'))
  const { body, headers } = await fetchRaw(product.origin, shot)
  writeFileSync(path.join(folder, 'body'), body)
  const server = await startServer('bench/bare.ts', `http://127.0.0.1:${PORT + 1}`, '/', {
    PORT: String(PORT + 1),
    BODY_FILE: path.join(folder, 'body'),
    HEADERS: JSON.stringify(headers),
  })
  return {
    ...server,
    bytes: body.length,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Searches that no cache holds: words of titles with every combination of filters. */
async function neverAsked({ databaseUrl }: Product): Promise<Shot[]> {
  const words = await query<{ word: string }>(
    databaseUrl,
    `select distinct word from activities, regexp_split_to_table(title_folded, '[^a-z]+') as word
     where length(word) > 2 order by word limit 400`,
  )
  const filters = ['', '&plan=free', '&plan=premium'].flatMap((plan) =>
    ['', '&sort=alpha_asc', '&sort=alpha_desc'].flatMap((sort) =>
      ['', '&age=5-7 anos', '&age=8-10 anos'].map((age) => encodeURI(plan + sort + age)),
    ),
  )
  return filters
    .flatMap((filter) => words.map(({ word }) => `/activities?search=${word}${filter}`))
    .slice(0, NEVER_ASKED)
    .map((target) => ({ path: target, headers: COMPRESSED }))
}

async function pagesOf(product: Product): Promise<Page[]> {
  const [member] = await signedInPeople(product.databaseUrl, product.secret, 1)
  const [activity] = await query<{ slug: string }>(product.databaseUrl, 'select slug from activities limit 1')
  const page = (name: string, target: string, own: Record<string, string> = {}) => ({
    name,
    requests: [{ path: target, headers: { ...COMPRESSED, ...own } }],
  })
  return [
    page('visitor home', '/'),
    page('visitor category', '/activities?category=Labirinto'),
    page('visitor search', '/activities?search=gato'),
    page('visitor activity', `/activities/${activity?.slug}`),
    page('member home', '/', { cookie: member?.cookie ?? '' }),
    { name: 'search nobody made before', requests: await neverAsked(product) },
  ]
}

/** One page and the bare server, one after the other. */
interface Round {
  readonly bare: Load
  readonly page: Load
  /** Requests per second of the page beside those of the bare server. */
  readonly ratio: number
}

/** All rounds, the smallest ratio first. */
async function inTurns(bare: Measured, product: Product, requests: readonly Shot[], connections: number) {
  const found: Round[] = []
  for (let turn = 0; turn < rounds; turn++) {
    const reference = await load(bare, {
      requests: requests.slice(0, 1).map((shot) => ({ ...shot, path: '/' })),
      seconds,
      connections,
    })
    const page = await load(product, { requests: further(requests), seconds, connections })
    found.push({ bare: reference, page, ratio: page.perSecond / reference.perSecond })
  }
  return found.toSorted((one, other) => one.ratio - other.ratio)
}

/** Measures every page at one size of the catalogue and prints a line for each. */
async function measure(size: number): Promise<Map<string, Load>> {
  const found = new Map<string, Load>()
  const product = await startProduct(PORT)
  try {
    await growCatalogue(product.databaseUrl, size)
    for (const page of (await pagesOf(product)).filter(({ name }) => name.includes(values.only))) {
      const [first] = page.requests
      if (!first) continue
      const bare = await bareServerFor(product, first)
      await load(product, { requests: further(page.requests), seconds: WARM_UP_S, connections: 32 })
      for (const connections of values.connections.split(',').map(Number)) {
        const all = await inTurns(bare, product, page.requests, connections)
        const middle = all[Math.floor(all.length / 2)]
        if (!middle) continue
        const ratios = [middle, all[0], all.at(-1)].map((round) => round?.ratio.toFixed(3))
        const reference = [middle.bare.perSecond.toFixed(0), middle.bare.p50, middle.bare.p99]
        const rest = [middle.page.perSecond.toFixed(0), ratios[0], `${ratios[1]}–${ratios[2]}`]
        console.log(row([page.name, size, connections, bare.bytes, ...reference, ...rest, ...loadCells(middle.page)]))
        found.set(`${page.name}, ${connections} connections`, middle.page)
      }
      await bare.stop()
    }
  } finally {
    await product.stop()
  }
  return found
}

console.log(
  `${rounds} rounds of ${seconds} s, the one in the middle; ratio = requests per second beside the bare server`,
)
const REFERENCE_COLUMNS = ['bare/s', 'its p50 ms', 'its p99 ms', 'page/s', 'ratio', 'lowest and highest']
console.log(head(['page', 'activities', 'connections', 'bytes', ...REFERENCE_COLUMNS, ...LOAD_COLUMNS]))
const sizes = values.size.split(',').map(Number)
const results: Map<string, Load>[] = []
for (const size of sizes) results.push(await measure(size))

const [smallest, largest] = [results[0], results.at(-1)]
if (smallest && largest && sizes.length > 1) {
  console.log(`\nCPU of a request at ${sizes.at(-1)} activities beside ${sizes[0]}`)
  console.log(head(['page', 'cost']))
  for (const [name, { cpuMsPerRequest }] of smallest)
    console.log(row([name, ((largest.get(name)?.cpuMsPerRequest ?? Number.NaN) / cpuMsPerRequest).toFixed(2)]))
}
