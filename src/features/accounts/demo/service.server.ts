import { randomBytes } from 'node:crypto'
import type { Db } from '../../../platform/db/pool.ts'
import { findUserByEmail, insertPerson, type NewPerson } from '../data.server.ts'
import { hashPassword } from '../hashing/service.server.ts'

/** An account for trials; its password is readable only when it is created. */
export interface DemoAccount {
  readonly role: 'admin' | 'premium' | 'gratuito'
  readonly email: string
  readonly password: string
}

const PASSWORD_BYTES = 12

interface DemoPerson {
  readonly role: DemoAccount['role']
  readonly person: Omit<NewPerson, 'passwordHash'>
}

const consent = { terms_accepted: true, receive_emails: false }

const premiumUntil = (end: Date) =>
  ({
    plan: 'premium',
    billing_period: 'annual',
    subscription_status: 'active',
    subscription_end_date: end,
  }) as const

function demoPeople(now: Date): DemoPerson[] {
  const inAYear = new Date(now)
  inAYear.setUTCFullYear(inAYear.getUTCFullYear() + 1)
  return [
    {
      role: 'admin',
      person: { name: 'Conta de administração', email: 'admin@demo.example', role: 'admin', profile: consent },
    },
    {
      role: 'premium',
      person: {
        name: 'Conta Premium',
        email: 'premium@demo.example',
        profile: { ...consent, ...premiumUntil(inAYear) },
      },
    },
    { role: 'gratuito', person: { name: 'Conta gratuita', email: 'gratuito@demo.example', profile: consent } },
  ]
}

/**
 * Inserts the missing demo accounts (rule: first administrator). Yields each as soon as it exists: its password is
 * stored only as a hash, and a process killed in between must not lose it.
 */
export async function* insertDemoAccounts(db: Db, now: Date): AsyncGenerator<DemoAccount> {
  for (const { role, person } of demoPeople(now)) {
    if (await findUserByEmail(db, person.email)) continue
    const password = randomBytes(PASSWORD_BYTES).toString('base64url')
    const passwordHash = await hashPassword(password)
    if (await insertPerson(db, { ...person, emailVerified: true, passwordHash })) {
      yield { role, email: person.email, password }
    }
  }
}

/** @throws Error when the database still holds demo accounts: one of them administers the site */
export async function refuseDemoAccounts(db: Db, now: Date): Promise<void> {
  const present: string[] = []
  for (const { person } of demoPeople(now)) if (await findUserByEmail(db, person.email)) present.push(person.email)
  if (present.length === 0) return
  throw new Error(
    `DATABASE_URL: o banco tem contas de demonstração (${present.join(', ')}): exclua-as ou use outro banco`,
  )
}
