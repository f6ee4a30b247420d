// Pages beside a bare server with the same bytes: `node bench/pages.ts [--size 720,100000] [--seconds 5]`.
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
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '1,32,256' },
    only: { type: 'string', default: '' },
  },
})
const PORT = 3971
const seconds = Number(values.seconds)
/** Fewer are not a new page each time: that many are kept. */
const NEVER_ASKED = 20_000
const COMPRESSED = { 'accept-encoding': 'gzip, deflate, br' }

/** A page under measurement; the first of its requests gives the bytes of the bare server. */
interface Page {
  readonly name: string
  readonly requests: readonly Shot[]
}

/** The exact bytes and headers of a page, as a browser gets them. */
function fetchRaw(origin: string, { path: target, headers }: Shot) {
  return new Promise<{ body: Buffer; headers: Record<string, unknown> }>((resolve, reject) => {
    request(`${origin}${target}`, { headers, agent: false }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      if (answer.statusCode !== 200) return reject(new Error(`${target} answered ${answer.statusCode}`))
      const { connection, 'keep-alive': _, 'transfer-encoding': __, date, ...kept } = answer.headers
      const body = Buffer.concat(chunks)
      resolve({ body, headers: { ...kept, 'content-length': body.length } })
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

/** Searches nobody has made: words of titles with every combination of filters, so that each is rendered. */
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

/** Measures every page at one size of the catalogue and prints a line for each run. */
async function measure(size: number): Promise<Map<string, Load>> {
  const found = new Map<string, Load>()
  const product = await startProduct(PORT)
  try {
    await growCatalogue(product.databaseUrl, size)
    for (const { name, requests } of (await pagesOf(product)).filter(({ name }) => name.includes(values.only))) {
      const [first] = requests
      if (!first) continue
      const bare = await bareServerFor(product, first)
      for (const connections of values.connections.split(',').map(Number)) {
        const reference = await load(bare, { requests: [{ ...first, path: '/' }], seconds, connections })
        const measured = await load(product, { requests, seconds, connections })
        const rates = [reference, measured].map(({ perSecond }) => perSecond.toFixed(0))
        const ratio = (measured.perSecond / reference.perSecond).toFixed(3)
        console.log(row([name, size, connections, bare.bytes, ...rates, ratio, ...loadCells(measured)]))
        found.set(`${name}, ${connections} connections`, measured)
      }
      await bare.stop()
    }
  } finally {
    await product.stop()
  }
  return found
}

console.log(`${seconds} s a run; ratio = requests per second beside the bare server`)
console.log(head(['page', 'activities', 'connections', 'bytes', 'bare/s', 'page/s', 'ratio', ...LOAD_COLUMNS]))
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
