import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { noted } from '../../src/features/catalogue/seed/service.server.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { openDiskStorage } from '../../src/platform/storage/disk.ts'
import { DRAWINGS } from '../../src/start/drawings.ts'
import { pdf } from '../factories/hostile-files.ts'
import { everythingOf, type Kind, makePerson, type Person } from './people.ts'
import { startBuiltProduct } from './process.ts'

const MIGRATIONS = resolve(import.meta.dirname, '../../migrations')

/** An activity with its picture and its file in the store. */
export interface Sheet {
  readonly id: string
  readonly slug: string
  readonly updatedAt: string
  /** Names of its objects in the store. */
  readonly thumbnail: string
  readonly file: string
}

/** Subscriptions of this world are not known to any provider: ending them fails for good, and that is an alarm. */
const OF_THIS_WORLD = 'a job failed for good job="end-contract"'

/** Heads of the lines at the levels of errors in a product's output. */
export const errorLines = (written: string): string[] =>
  (written.match(/^\d\d:\d\d:\d\d (?:error|fatal).*$/gm) ?? []).filter((line) => !line.includes(OF_THIS_WORLD))

/** The built product on a separate database, with a catalogue of a few sheets and the users of a case. */
export interface World {
  readonly origin: string
  readonly port: number
  readonly secret: string
  readonly pool: pg.Pool
  /** The product's files, and its sent mails. */
  readonly directory: string
  readonly sheets: { readonly free: Sheet; readonly premium: Sheet; readonly inactive: Sheet }
  readonly person: (kind: Kind) => Promise<Person>
  readonly sheet: (columns?: Readonly<Record<string, unknown>>) => Promise<Sheet>
  readonly everythingOf: (personId: string) => Promise<string>
  /** The product's log since it started: empty without failures. */
  readonly written: () => string
  readonly close: () => Promise<void>
}

/** A network address of a test's own: the limits count by address. */
export function anyAddress(): string {
  return [10, ...randomBytes(3)].join('.')
}

/**
 * Starts the built product on this database, which may be empty.
 * @param settings more of its environment
 */
export async function openWorld(databaseUrl: string, settings: Readonly<Record<string, string>> = {}): Promise<World> {
  const directory = await mkdtemp(join(tmpdir(), 'atividario-attacked-'))
  const secret = settings.APP_SECRET ?? randomBytes(32).toString('base64url')
  await migrate(databaseUrl, { directory: MIGRATIONS })
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  // The start catalogue counts as imported, so that no sheet is drawn.
  await pool.query(
    'insert into content_imports (key, drawing) select * from unnest($1::text[], $2::text[]) on conflict do nothing',
    [DRAWINGS.map(({ key }) => key), DRAWINGS.map(noted)],
  )
  const storage = await openDiskStorage(join(directory, 'files'))
  const picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer()

  async function sheet(columns: Readonly<Record<string, unknown>> = {}): Promise<Sheet> {
    const slug = `folha-${randomBytes(5).toString('hex')}`
    // Named as the product names pictures with a mark: those of premium sheets stay as they are.
    const pictures = columns.is_premium === true ? `${slug}_marked` : slug
    for (const width of [180, 360, 720]) {
      await storage.put(`activities/thumbnails/${pictures}-${width}.webp`, picture, { contentType: 'image/webp' })
    }
    await storage.put(`activities/activities/${slug}.pdf`, pdf({}), { contentType: 'application/pdf' })
    const row = {
      id: randomUUID(),
      slug,
      title: `Labirinto ${slug}`,
      description: 'Um labirinto para encontrar o caminho de casa.',
      category: 'Labirinto',
      image_url: `/storage/v1/object/public/activities/thumbnails/${pictures}-360.webp`,
      file_url: `/storage/v1/object/activities/activities/${slug}.pdf`,
      ...columns,
    }
    const names = Object.keys(row)
    const { rows } = await pool.query<{ updated_at: Date }>(
      `insert into activities (${names.join()}) values (${names.map((_, i) => `$${i + 1}`).join()}) returning updated_at`,
      Object.values(row),
    )
    return {
      id: row.id,
      slug,
      updatedAt: rows[0]?.updated_at.toISOString() ?? '',
      thumbnail: `${pictures}-360.webp`,
      file: `${slug}.pdf`,
    }
  }

  const sheets = {
    free: await sheet(),
    premium: await sheet({ is_premium: true }),
    inactive: await sheet({ status: 'inativo' }),
  }
  const product = await startBuiltProduct({
    DATA_DIR: directory,
    DATABASE_URL: databaseUrl,
    APP_SECRET: secret,
    STARTING_CATALOGUE: 'sample',
    // Each request has its own address, so that the limits by address do not add up.
    TRUST_PROXY: '1',
    ...settings,
  })
  return {
    origin: product.origin,
    port: product.port,
    written: product.written,
    secret,
    pool,
    directory,
    sheets,
    person: (kind) => makePerson(pool, secret, { kind, activityId: sheets.free.id }),
    sheet,
    everythingOf: (personId) => everythingOf(pool, personId),
    async close() {
      await product.stop()
      await pool.end()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
