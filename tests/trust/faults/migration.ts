import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrate } from '../../../src/platform/db/migrate.ts'
import type { TrustCase } from '../case.ts'
import { type Postgres, startPostgres } from '../site/postgres.ts'
import { createProduct, freePort, QUIET } from '../site/process.ts'
import { must, until } from '../site/wait.ts'

const MIGRATIONS = path.resolve(import.meta.dirname, '../../../migrations')
/** Delay of each message (ms), so that the kills strike while a migration is running. */
const SLOWER_MS = 60

/** Everything the migrations make, in one text. */
const SHAPE = `
  select string_agg(line, E'\\n' order by line) as shape from (
    select format('column %s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(p.oid) from pg_proc p
      where pronamespace = 'public'::regnamespace and prokind = 'f'
        and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  ) as lines`

const shapeOf = async (postgres: Postgres) => (await postgres.query<{ shape: string }>(SHAPE))[0]?.shape
const applied = async (postgres: Postgres) => {
  const rows = await postgres.query<{ name: string }>('select name from schema_migrations').catch(() => [])
  return rows.length
}

const killed: TrustCase = {
  group: 'faults',
  name: 'The process killed (-9) during migrations, until all have gone through',
  async run() {
    const dir = await mkdtemp(path.join(tmpdir(), 'atividario-trust-migration-'))
    const all = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).length
    const postgres = await startPostgres(path.join(dir, 'killed'))
    const whole = await startPostgres(path.join(dir, 'whole'))
    const product = createProduct({
      port: await freePort(),
      log: path.join(dir, 'product.log'),
      settings: { ...QUIET, DATABASE_URL: postgres.url, DATA_DIR: dir },
    })
    try {
      await migrate(whole.url, { directory: MIGRATIONS })
      postgres.proxy.delay(SLOWER_MS)
      const stages: number[] = []
      // Each life lasts a little longer into the migrations than the one before.
      for (let life = 1; (await applied(postgres)) < all && life < 40; life++) {
        product.launch()
        await until('it is at the database', async () => {
          const rows = await postgres.query(
            `select 1 from pg_stat_activity where application_name = 'atividario-migrate'`,
          )
          return rows.length > 0 || (await applied(postgres)) === all
        })
        await sleep(150 * life)
        await product.kill()
        stages.push(await applied(postgres))
      }
      postgres.proxy.delay(0)
      product.launch()
      await until('the last of them', async () => (await applied(postgres)) === all)
      const [shape, expected] = await Promise.all([shapeOf(postgres), shapeOf(whole)])
      must(shape !== undefined && shape === expected, 'the schema differs from one that was made undisturbed')
      return {
        happened: `killed ${stages.length} times, with ${stages.join(', ')} of ${all} migrations done; then the schema is the one of an undisturbed start`,
        lost: 0,
      }
    } finally {
      await product.kill()
      await postgres.close()
      await whole.close()
      await rm(dir, { recursive: true, force: true })
    }
  },
}

export const migrationCases = [killed]
