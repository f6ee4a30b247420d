/**
 * Reads a table and files as the product does, each in its thread or process, and says on standard output what came of
 * it. To be run under the filter of the systemd unit.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { CHECK_WORKER_FILE, createFileChecks } from '../../src/features/catalogue/upload/checks/service.server.ts'
import { createTables, TABLE_WORKER_FILE } from '../../src/features/imports/table/service.server.ts'
import { pdf } from '../factories/hostile-files.ts'

const folder = await mkdtemp(join(tmpdir(), 'unit-filter-'))
const file = join(folder, 'people.csv')
await writeFile(file, 'id,name,email,plan\n1,Ana,ana@exemplo.com.br,gratuito\n')
const table = await createTables({ file: TABLE_WORKER_FILE }).open(file)
const checks = createFileChecks({ file: CHECK_WORKER_FILE })
const picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#fff' } })
  .png()
  .toBuffer()
const { kind, total } = table
const { pages } = await checks.pdf(pdf({ pages: 2 }))
const thumbnails = (await checks.thumbnails(picture)).length
await table.close()
await rm(folder, { recursive: true })
process.stdout.write(JSON.stringify({ kind, total, pages, thumbnails }))
