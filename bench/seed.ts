import { createHmac } from 'node:crypto'
import pg from 'pg'
import { STARTING_CATALOGUE } from '../content/catalogue.ts'
import { deriveKey } from '../src/platform/keys.ts'
import { slugOf } from '../src/platform/slug.ts'

/** A person with an annual plan who is signed in. */
export interface SignedIn {
  readonly userId: string
  /** The browser's cookies. */
  readonly cookie: string
}

/** A hash with the marks of a random id (version 4), as the API requires. */
const asId = (hash: string) => `overlay(overlay(${hash} placing '4' from 13) placing '8' from 17)::uuid`

const numbered = (kind: 'activity' | 'person' | 'session' | 'token', number: string) => `md5('${kind} ' || ${number})`

/** The SQL that makes the id of an activity that was added, from 1. */
export const activityId = (number: string) => asId(numbered('activity', number))
/** The SQL that makes the id of a person, from 1. */
export const personId = (number: string) => asId(numbered('person', number))
/** The SQL that makes the token of that person's session. */
export const sessionToken = (number: string) => numbered('token', number)

/** The seed catalogue without its files. */
export async function insertSheets(url: string): Promise<void> {
  const sheets = STARTING_CATALOGUE.map((entry, i) => ({
    slug: `${slugOf(entry.title)}-${i}`,
    title: entry.title,
    plain_title: entry.plainTitle,
    description: entry.description,
    category: entry.category,
    goals: entry.goals,
    theme: entry.interest,
    level: entry.sheet.level,
    search_words: entry.searchWords,
    bncc: entry.bncc,
    is_premium: entry.shelf.isPremium,
    age_range: entry.shelf.ageRange,
    format: entry.shelf.format,
    tags: entry.shelf.tags,
    school_date: entry.date ?? null,
    created_at: entry.createdAt,
  }))
  await query(
    url,
    `insert into activities (slug, title, plain_title, description, category, goals, theme, level, search_words, bncc,
                             is_premium, age_range, format, tags, school_date, created_at, image_url, file_url)
     select slug, title, plain_title, description, category, goals, theme, level, search_words, bncc,
            is_premium, age_range, format, tags, school_date, created_at, '/t/x-360.webp', '/f/x.pdf'
     from jsonb_populate_recordset(null::activities, $1)`,
    [JSON.stringify(sheets)],
  )
}

/**
 * Makes the catalogue as large as asked: further activities have the titles and facets of one that was drawn, the words of
 * another, and share pictures and files.
 */
export async function growCatalogue(databaseUrl: string, size: number): Promise<void> {
  await query(
    databaseUrl,
    `with drawn as (select *, row_number() over (order by id) - 1 as place, count(*) over () as size from activities)
     insert into activities (id, slug, title, description, category, image_url, file_url, is_premium, age_range, format,
                             page_count, tags, plain_title, search_words, goals, theme, level, bncc, school_date, created_at)
     select ${activityId('n')}, a.slug || '-' || n, a.title || ' ' || n, b.description, a.category,
            a.image_url, a.file_url, a.is_premium, a.age_range, a.format, a.page_count, b.tags,
            a.plain_title, a.search_words, a.goals, a.theme, a.level, a.bncc, a.school_date, now() - n * interval '1 minute'
     from generate_series(1, $1::int - (select count(*)::int from activities)) n
     join drawn a on a.place = abs(hashint4(n)) % a.size
     join drawn b on b.place = abs(hashint4(-n)) % b.size`,
    [size],
  )
  await query(databaseUrl, 'vacuum analyze activities')
}

/** Makes people who are signed in already, numbered from 1. */
export async function signedInPeople(databaseUrl: string, secret: string, count: number): Promise<SignedIn[]> {
  const people = await query<{ id: string; token: string }>(
    databaseUrl,
    `with person as (select ${personId('n')} as id, ${asId(numbered('session', 'n'))} as session,
                            ${sessionToken('n')} as token, n from generate_series(1, $1::int) n),
          users as (insert into auth_users (id, name, email, email_verified)
                    select id, 'Pessoa', id || '@exemplo.com.br', true from person),
          profiles as (insert into profiles (id, name, email, plan, billing_period, subscription_status, subscription_end_date)
                    select id, 'Pessoa', id || '@exemplo.com.br', 'premium', 'annual', 'one_time_active',
                           now() + interval '1 year' from person),
          sessions as (insert into auth_sessions (id, user_id, token, expires_at)
                    select session, id, token, now() + interval '1 day' from person)
     select id, token from person order by n`,
    [count],
  )
  await query(databaseUrl, 'vacuum analyze auth_users, auth_sessions, profiles')
  return people.map(({ id, token }) => {
    const signature = createHmac('sha256', deriveKey(secret, 'sessions')).update(token).digest('base64')
    return { userId: id, cookie: `session=${encodeURIComponent(`${token}.${signature}`)}` }
  })
}

/** Opens the list of {@link shareList}: 22 characters. */
const SHARE_TOKEN = 'lista-para-o-benchmark'
export const SHARED_LIST = `/listas/${SHARE_TOKEN}`

/** A person's list of the newest activities, shared at {@link SHARED_LIST}. */
export async function shareList(databaseUrl: string, secret: string, size: number): Promise<void> {
  const [owner] = await signedInPeople(databaseUrl, secret, 1)
  await query(
    databaseUrl,
    `with list as (insert into favourite_lists (user_id, name, share_token) values ($1, 'Para a semana', $2) returning id),
          newest as (select id, row_number() over (order by created_at desc, id) as place from activities
                     where status = 'ativo' order by created_at desc, id limit $3)
     insert into favourite_items (list_id, activity_id, position) select list.id, newest.id, newest.place from list, newest`,
    [owner?.userId, SHARE_TOKEN, size],
  )
}

/** Runs one statement on a new connection. */
export async function query<Row extends pg.QueryResultRow>(
  databaseUrl: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}
