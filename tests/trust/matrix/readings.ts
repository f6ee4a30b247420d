import { createHash, randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { unsubscribeToken } from '../../../src/features/news/links.service.server.ts'
import { deriveKey } from '../../../src/platform/keys.ts'
import { exchange } from '../exchange.ts'
import type { Person } from '../people.ts'
import type { World } from '../world.ts'
import { requestOf } from './cell.ts'
import type { Row } from './row.ts'

/**
 * Tables that change by themselves: counters of limits count readings too, as they are meant to; the starting catalogue
 * notes what it brought in; sums are drawn in the background from rows that are compared here; daily counts are of
 * readings, without a person; mails that are due are noted by the jobs that send them.
 */
const CHANGING = new Set([
  'rate_limits',
  'content_imports',
  'subscription_reminders',
  ...['download_days', 'download_activities', 'download_journal', 'row_tallies', 'row_journal', 'daily_counts'],
])
/** Readings that seem to have changed something are asked again this often, with a pause between them (ms). */
const TURNS = 8
const BETWEEN_TURNS_MS = 500
/** Of a session: a visit prolongs it, but neither creates nor ends one. */
const SESSIONS = '(select id, user_id, token from public.auth_sessions)'

/** A digest of every row of each table, and of the jobs that were given out. */
async function contentsOf(pool: pg.Pool): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const names = tables.map(({ name }) => name).filter((name) => !CHANGING.has(name))
  if (names.length < 10) throw new Error('the tables were not found')
  const digest = (from: string) =>
    `(select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${from} t)`
  const parts = names.map(
    (name) => `select '${name}' as name, ${digest(name === 'auth_sessions' ? SESSIONS : `public.${name}`)} as digest`,
  )
  // pg-boss keeps house among its own; work for people is what the product gave out.
  parts.push(
    `select 'jobs' as name, ${digest(`(select id, name from jobs.job where name not like '\\_\\_%' and data is not null)`)}`,
  )
  const { rows } = await pool.query<{ name: string; digest: string }>(parts.join(' union all '))
  return new Map(rows.map(({ name, digest }) => [name, digest]))
}

/** The addresses of links that are mailed, with tokens that are good. */
async function mailedLinks(world: World, person: Person): Promise<string[]> {
  const links = ['confirm-email', 'reset-password'].map((name) => ({
    name,
    token: randomBytes(32).toString('base64url'),
  }))
  for (const { name, token } of links) {
    // As the product stores them: the name hashed, the account by itself or after a prefix.
    const identifier = createHash('sha256').update(`${name}:${token}`).digest('base64url')
    const value = name === 'confirm-email' ? `${name}:${person.id}` : person.id
    await world.pool.query(
      `insert into auth_verifications (id, identifier, value, expires_at)
       values (gen_random_uuid(), $1, $2, now() + interval '1 hour')`,
      [identifier, value],
    )
  }
  const news = unsubscribeToken(person.id, deriveKey(world.secret, 'news'))
  return [...links.map(({ name, token }) => `/${name}?token=${token}`), `/cancelar-novidades?token=${news}`]
}

/**
 * Asks for everything that can be read, by GET and by HEAD, as a visitor, a member and an administrator, screens as data
 * too, mailed links included, and compares all tables.
 * @returns how many requests were sent, and what changed
 */
export async function lookAtReadings(world: World, rows: readonly Row[]): Promise<{ sent: number; changed: string[] }> {
  const readings = rows.filter(({ endpoint }) => /^(?:GET|HEAD) /.test(endpoint))
  const people = [null, await world.person('free'), await world.person('admin')] as const
  const target = await world.person('free')
  const links = await mailedLinks(world, target)
  const changed: string[] = []
  let sent = 0
  let before = await contentsOf(world.pool)

  async function compare(what: string): Promise<void> {
    const after = await contentsOf(world.pool)
    for (const [table, digest] of after) if (before.get(table) !== digest) changed.push(`${what}: ${table}`)
    before = after
  }

  /** Effects of a mailed link, which may happen once: everything of its user except the end of their session. */
  async function traces(person: Person): Promise<string> {
    const rows = (await world.everythingOf(person.id)).split('\n').filter((row) => !row.startsWith('auth_sessions: '))
    const { rows: good } = await world.pool.query('select identifier from auth_verifications where value like $1', [
      `%${person.id}`,
    ])
    return JSON.stringify([rows, good.length])
  }

  async function askFor(row: Row, method: string): Promise<void> {
    const isScreen = !/^\S+ \/(?:rest|functions|auth|storage)\//.test(row.endpoint)
    for (const person of people) {
      const self = person ?? target
      const ask = (await row.ask?.({ self, target: self, world })) ?? {}
      for (const asData of isScreen ? [false, true] : [false]) {
        const request = await requestOf(row, ask, person?.cookie ?? null, asData)
        await exchange(world.port, { ...request, method })
        sent += 1
      }
    }
  }

  for (const method of ['GET', 'HEAD']) {
    // All at once first: only if that changed something is each asked by itself, to find which.
    for (const row of readings) await askFor(row, method)
    const known = changed.length
    await compare(method)
    const suspects = changed.length > known ? readings : []
    changed.length = known
    for (const row of suspects) {
      await askFor(row, method)
      const seen = changed.length
      await compare(`${method} ${row.endpoint}`)
      // A job in the background may have been at work at that moment: what a reading changes, it changes every time.
      for (let turn = 1; turn <= TURNS && changed.length > seen; turn++) {
        changed.length = seen
        await askFor(row, method)
        await compare(`${method} ${row.endpoint}, again`)
        if (changed.length > seen) await setTimeout(BETWEEN_TURNS_MS)
      }
    }
    for (const path of links) {
      const own = await traces(target)
      for (const person of [...people, target]) {
        const headers = { 'x-forwarded-for': `10.9.${sent % 250}.1`, ...(person && { cookie: person.cookie }) }
        await exchange(world.port, { method, path, headers })
        sent += 1
      }
      if ((await traces(target)) !== own) changed.push(`${method} ${path.split('?', 1)[0]}`)
    }
  }
  return { sent, changed }
}
