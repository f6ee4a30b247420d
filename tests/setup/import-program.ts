/**
 * A process that imports sheets of the seed catalogue, to be killed by a test.
 * Sends its parent how many are done, after each.
 * Arguments: the database's address, the folder of the files, the pieces as JSON.
 */
import type { StartingSheet } from '../../src/features/catalogue/seed/schema.ts'
import { createStartingCatalogue } from '../../src/features/catalogue/seed/service.server.ts'
import { openDatabase } from '../../src/platform/db/pool.ts'
import { openDiskStorage } from '../../src/platform/storage/disk.ts'

const [url = '', folder = '', pieces = '[]'] = process.argv.slice(2)
const sheets: StartingSheet[] = JSON.parse(pieces)
const { db } = openDatabase(url)
const catalogue = createStartingCatalogue({
  db,
  storage: await openDiskStorage(folder),
  log: { info() {} },
  drawings: sheets,
  load: async () => sheets,
  projectRoot: process.cwd(),
  siteName: 'Atividário',
})
const { finished } = await catalogue.bringIn({ workers: 1, onProgress: (done) => process.send?.(done) })
await finished
process.exit()
