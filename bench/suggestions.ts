// Suggestions while a person types: `node bench/suggestions.ts [--size 720,100000] [--seconds 10] [--connections 32]`.
import { parseArgs } from 'node:util'
import { head, LOAD_COLUMNS, load, loadCells, row, type Shot, somewhere } from './load.ts'
import { type Product, startProduct } from './product.ts'
import { growCatalogue, query, signedInPeople } from './seed.ts'

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '720,100000' },
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '32' },
  },
})
const PORT = 3981
/** The target at 32 connections (ms). */
const P99_MAX_MS = 20
/** Texts that are typed, and each of them letter by letter. */
const WORDS = 300

/** Words of titles letter by letter, some with accents left out, and some that are nowhere. */
async function typed({ databaseUrl }: Product): Promise<string[]> {
  const words = await query<{ word: string }>(
    databaseUrl,
    `select word from (select distinct word from activities, regexp_split_to_table(lower(title), '[^[:alpha:]]+') as word
                       where length(word) > 2) as words order by md5(word) limit $1`,
    [WORDS],
  )
  const beginnings = words.flatMap(({ word }) => Array.from(word, (_, index) => word.slice(0, index + 1)))
  const nowhere = ['xilofone de vidro', 'qz', 'wwww', 'ação inexistente'].flatMap((text) =>
    Array.from(text, (_, index) => text.slice(0, index + 1)),
  )
  return [...beginnings, ...nowhere].map((text) => text.trim()).filter((text) => text !== '')
}

console.log(head(['who', 'activities', 'connections', 'answers/s', ...LOAD_COLUMNS]))
for (const size of values.size.split(',').map(Number)) {
  const product = await startProduct(PORT)
  try {
    await growCatalogue(product.databaseUrl, size)
    const texts = await typed(product)
    // Each member has a limit a minute; many of them type.
    const people = await signedInPeople(product.databaseUrl, product.secret, 1_000)
    const shot = (text: string, own: Record<string, string>): Shot => ({
      path: `/rest/v1/activities/suggestions?search=${encodeURIComponent(text)}`,
      headers: { 'accept-encoding': 'gzip, deflate, br', 'x-forwarded-for': somewhere(), ...own },
    })
    const kinds = {
      visitors: texts.map((text) => shot(text, {})),
      members: people.flatMap(({ cookie }, index) =>
        Array.from({ length: 20 }, (_, turn) => shot(texts[(index * 20 + turn) % texts.length] ?? '', { cookie })),
      ),
    }
    for (const [who, requests] of Object.entries(kinds)) {
      for (const connections of values.connections.split(',').map(Number)) {
        const measured = await load(product, { requests, seconds: Number(values.seconds), connections })
        console.log(row([who, size, connections, measured.perSecond.toFixed(0), ...loadCells(measured)]))
        if (connections === 32 && measured.p99 >= P99_MAX_MS) process.exitCode = 1
      }
    }
  } finally {
    await product.stop()
  }
}
