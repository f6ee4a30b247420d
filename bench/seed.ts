import { createHmac, randomUUID } from 'node:crypto'
import pg from 'pg'

/** Makes the catalogue as large as asked: further rows share the pictures and files of the drawn ones. */
export async function growCatalogue(databaseUrl: string, size: number): Promise<void> {
  await query(
    databaseUrl,
    `insert into activities (slug, title, description, category, image_url, file_url, is_premium, age_range, format,
                             page_count, tags, created_at)
     select a.slug || '-' || n, a.title || ' ' || n, a.description, a.category, a.image_url, a.file_url, a.is_premium,
            a.age_range, a.format, a.page_count, a.tags, a.created_at - n * interval '1 minute'
     from activities a, generate_series(1, $1::int / (select count(*)::int from activities)) n
     limit greatest(0, $1 - (select count(*) from activities))`,
    [size],
  )
  await query(databaseUrl, 'vacuum analyze activities', [])
}

/** Makes people who are signed in already. Returns the cookie each of them would send. */
export async function signedInPeople(databaseUrl: string, secret: string, count: number): Promise<string[]> {
  const people = Array.from({ length: count }, () => ({ id: randomUUID(), session: randomUUID(), token: randomUUID() }))
  await query(
    databaseUrl,
    `with person as (select * from jsonb_to_recordset($1) as p(id uuid, session uuid, token text)),
          users as (insert into auth_users (id, name, email, email_verified)
                    select id, 'Pessoa', id || '@exemplo.com.br', true from person),
          profiles as (insert into profiles (id, name, email, plan, billing_period, subscription_status, subscription_end_date)
                    select id, 'Pessoa', id || '@exemplo.com.br', 'premium', 'annual', 'one_time_active',
                           now() + interval '1 year' from person)
     insert into auth_sessions (id, user_id, token, expires_at)
     select session, id, token, now() + interval '1 day' from person`,
    [JSON.stringify(people)],
  )
  return people.map(({ token }) => {
    const signature = createHmac('sha256', secret).update(token).digest('base64')
    return `session=${encodeURIComponent(`${token}.${signature}`)}`
  })
}

async function query(databaseUrl: string, sql: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(sql, values)
  } finally {
    await client.end()
  }
}
