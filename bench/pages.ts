// Pages beside a bare server with the same bytes: `node bench/pages.ts [--size 720] [--seconds 5]`.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { load } from './load.ts'
import { type Measured, type Product, startProduct, startServer } from './product.ts'
import { growCatalogue, signedInPeople } from './seed.ts'

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

/** The exact bytes and headers of a page, as a browser gets them. */
function fetchRaw(address: string, headers: Record<string, string>) {
  return new Promise<{ body: Buffer; headers: Record<string, unknown> }>((resolve, reject) => {
    request(address, { headers, agent: false }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      if (answer.statusCode !== 200) return reject(new Error(`${address} answered ${answer.statusCode}`))
      const { connection, 'keep-alive': _, 'transfer-encoding': __, date, ...kept } = answer.headers
      const body = Buffer.concat(chunks)
      resolve({ body, headers: { ...kept, 'content-length': body.length } })
    })
      .on('error', reject)
      .end()
  })
}

async function bareServerFor(product: Product, target: string, headers: Record<string, string>): Promise<Measured> {
  const folder = mkdtempSync(path.join(tmpdir(), 'atividario-bare-'))
  const { body, headers: sent } = await fetchRaw(`${product.origin}${target}`, headers)
  writeFileSync(path.join(folder, 'body'), body)
  const server = await startServer('bench/bare.ts', `http://127.0.0.1:${PORT + 1}`, '/', {
    PORT: String(PORT + 1),
    BODY_FILE: path.join(folder, 'body'),
    HEADERS: JSON.stringify(sent),
  })
  return {
    ...server,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const product = await startProduct(PORT)
try {
  await growCatalogue(product.databaseUrl, Number(values.size))
  const [member = ''] = await signedInPeople(product.databaseUrl, product.secret, 1)
  const activities = await (await fetch(`${product.origin}/rest/v1/activities?limit=1`)).json()
  const pages = [
    ['visitor home', '/', {}],
    ['visitor category', '/activities?category=Labirinto', {}],
    ['visitor search', '/activities?search=gato', {}],
    ['visitor activity', `/activities/${activities.activities[0].slug}`, {}],
    ['member home', '/', { cookie: member }],
  ] as const
  console.log(`${values.size} activities, ${seconds} s a run; ratio = requests per second beside the bare server`)
  console.log(
    '| page | connections | bytes | bare/s | page/s | ratio | p50 ms | p99 ms | CPU ms | memory MB | failed |',
  )
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|')
  for (const [name, target, own] of pages.filter(([name]) => name.includes(values.only))) {
    const headers = { 'accept-encoding': 'gzip, deflate, br', ...own }
    const bare = await bareServerFor(product, target, headers)
    const { body } = await fetchRaw(`${bare.origin}/`, {})
    for (const connections of values.connections.split(',').map(Number)) {
      const plan = { path: target, headers, seconds, connections }
      const reference = await load(bare, plan)
      const measured = await load(product, plan)
      const cells = [
        name,
        connections,
        body.length,
        reference.perSecond.toFixed(0),
        measured.perSecond.toFixed(0),
        (measured.perSecond / reference.perSecond).toFixed(3),
        measured.p50.toFixed(2),
        measured.p99.toFixed(2),
        measured.cpuMsPerRequest.toFixed(3),
        measured.memoryMb.toFixed(0),
        measured.failures,
      ]
      console.log(`| ${cells.join(' | ')} |`)
    }
    await bare.stop()
  }
} finally {
  await product.stop()
}
