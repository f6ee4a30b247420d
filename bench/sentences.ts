// Searches that people type, over the seed catalogue: `node bench/sentences.ts [text …]`. Prints a table: text, hits, the
// first five titles, the filters that were read out of the text, and the ways on. Without texts it reads those of
// content/search/sentences.json.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sentences from '../content/search/sentences.json' with { type: 'json' }
import { VOCABULARY } from '../content/search/vocabulary.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts'
import { createCatalogue } from '../src/features/catalogue/service.server.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openDatabase } from '../src/platform/db/pool.ts'
import { row } from './load.ts'
import { ROOT } from './product.ts'
import { insertSheets } from './seed.ts'

const asked = process.argv.slice(2)
const texts = asked.length > 0 ? asked : Object.values(sentences).flat()
const dir = await mkdtemp(join(tmpdir(), 'bench-sentences-'))
const server = await startEmbeddedPostgres({ dir, initFlags: ['--no-sync'] })
try {
  await migrate(server.url, { directory: join(ROOT, 'migrations') })
  await insertSheets(server.url)
  const database = openDatabase(server.url)
  try {
    const catalogue = createCatalogue({ db: database.db, vocabulary: VOCABULARY })
    console.log('| query | hits | first five titles | chips shown | leads shown |\n|---|---|---|---|---|')
    for (const search of texts) {
      const found = await catalogue.list({ search })
      const titles = found.activities.slice(0, 5).map(({ title }) => title)
      const { near, reading } = found
      const meant = near?.meant ? ` (meant: ${near.meant})` : ''
      const missing = reading?.missing.length ? ` (missing: ${reading.missing.join(', ')})` : ''
      const guess = reading?.guess ? ` (guess: ${reading.guess})` : ''
      const filters = reading?.filters.map(({ label }) => label).join(', ') ?? ''
      const fits = reading?.fits === false ? ' (none fits)' : ''
      const ways = reading?.ways.map(({ label }) => label).join(' · ') ?? ''
      console.log(row([search, found.total, titles.join(' · ') + meant + missing + guess, filters + fits, ways]))
    }
  } finally {
    await database.close()
  }
} finally {
  await server.stop()
  await rm(dir, { recursive: true, force: true })
}
