import { createHmac, randomUUID } from 'node:crypto'
import { deriveKey } from '../../../src/platform/keys.ts'
import type { Postgres } from './postgres.ts'

/** A person who is signed in already. */
export interface Person {
  readonly id: string
  readonly email: string
  readonly cookie: string
}

const PLANS = {
  free: { plan: 'gratuito', period: null, status: 'inactive', role: 'user' },
  premium: { plan: 'premium', period: 'annual', status: 'one_time_active', role: 'user' },
  admin: { plan: 'gratuito', period: null, status: 'inactive', role: 'admin' },
} as const

function signed(secret: string, token: string): string {
  const signature = createHmac('sha256', deriveKey(secret, 'sessions')).update(token).digest('base64')
  return `session=${encodeURIComponent(`${token}.${signature}`)}`
}

/** The cookie of one more session of a person, as another sign-in gives it. */
export async function anotherSession(
  { postgres, secret }: { postgres: Pick<Postgres, 'query'>; secret: string },
  personId: string,
): Promise<string> {
  const token = randomUUID()
  await postgres.query(
    `insert into auth_sessions (id, user_id, token, expires_at) values ($1, $2, $3, now() + interval '20 days')`,
    [randomUUID(), personId, token],
  )
  return signed(secret, token)
}

/** Makes people who are signed in, past the product: doing so is not what is tried here. */
export async function people(
  postgres: Pick<Postgres, 'query'>,
  secret: string,
  count: number,
  kind: keyof typeof PLANS,
): Promise<Person[]> {
  const { plan, period, status, role } = PLANS[kind]
  const made = Array.from({ length: count }, () => {
    const [id, session, token] = [randomUUID(), randomUUID(), randomUUID()]
    return { id, session, token, cookie: signed(secret, token), email: `${id}@exemplo.com.br` }
  })
  await postgres.query(
    `with person as (select * from jsonb_to_recordset($1) as p(id uuid, session uuid, token text, email text)),
          users as (insert into auth_users (id, name, email, email_verified, role)
                    select id, 'Pessoa', email, true, $5 from person),
          profiles as (insert into profiles (id, name, email, plan, billing_period, subscription_status,
                                             subscription_end_date)
                    select id, 'Pessoa', email, $2, $3, $4,
                           case when $2 = 'premium' then now() + interval '1 year' end from person)
     insert into auth_sessions (id, user_id, token, expires_at)
     select session, id, token, now() + interval '20 days' from person`,
    [JSON.stringify(made), plan, period, status, role],
  )
  return made.map(({ id, email, cookie }) => ({ id, email, cookie }))
}
