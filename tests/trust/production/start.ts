import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refusalOf } from '../process.ts'
import { openOwnPostgres } from '../shared-world.ts'
import { openWorld } from '../world.ts'
import { productionSettings, SECRETS, type Settings } from './settings.ts'

/** One thing that production does without, or does not take. */
interface Wrong {
  readonly what: string
  /** An empty text takes a setting away. */
  readonly change: Settings
  /** The settings that have to be named, one line each and no other line. */
  readonly named: readonly string[]
}

const WRONG: readonly Wrong[] = [
  { what: 'the embedded database', change: { DATABASE_URL: '' }, named: ['DATABASE_URL'] },
  { what: 'no secret', change: { APP_SECRET: '' }, named: ['APP_SECRET'] },
  { what: 'a short secret', change: { APP_SECRET: 'curto' }, named: ['APP_SECRET'] },
  { what: 'a secret anybody would try', change: { APP_SECRET: '0'.repeat(64) }, named: ['APP_SECRET'] },
  { what: 'the mail sandbox', change: { SMTP_URL: '', MAIL_FROM: '' }, named: ['SMTP_URL'] },
  {
    what: 'the sandbox of the provider',
    change: {
      MERCADOPAGO_ACCESS_TOKEN: '',
      MERCADOPAGO_WEBHOOK_SECRET: '',
      MERCADOPAGO_PUBLIC_KEY: '',
      MERCADOPAGO_COLLECTOR_ID: '',
    },
    named: ['MERCADOPAGO_ACCESS_TOKEN', 'MERCADOPAGO_WEBHOOK_SECRET', 'MERCADOPAGO_PUBLIC_KEY'],
  },
  {
    what: 'notifications nobody signs',
    change: { MERCADOPAGO_WEBHOOK_SECRET: '' },
    named: ['MERCADOPAGO_WEBHOOK_SECRET'],
  },
  {
    what: 'another provider of payments',
    change: { MERCADOPAGO_API_URL: 'http://127.0.0.1:4000' },
    named: ['MERCADOPAGO_API_URL'],
  },
  {
    what: 'the sandbox of Google',
    change: { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'segredo', GOOGLE_ISSUER: 'http://127.0.0.1:3045' },
    named: ['GOOGLE_ISSUER'],
  },
  { what: 'no address of the site', change: { SITE_ORIGIN: '' }, named: ['SITE_ORIGIN'] },
  { what: 'an http address', change: { SITE_ORIGIN: 'http://atividario.example' }, named: ['SITE_ORIGIN'] },
  {
    what: 'reports over http',
    change: { ERROR_WEBHOOK_URL: 'http://avisos.example/x' },
    named: ['ERROR_WEBHOOK_URL'],
  },
  { what: 'no word on where files live', change: { STORAGE: '' }, named: ['S3_BUCKET'] },
]

const MISSING = [
  'SITE_ORIGIN',
  'DATABASE_URL',
  'S3_BUCKET',
  'SMTP_URL',
  'APP_SECRET',
  'MERCADOPAGO_ACCESS_TOKEN',
  'MERCADOPAGO_WEBHOOK_SECRET',
  'MERCADOPAGO_PUBLIC_KEY',
  'SELLER_NAME',
  'SELLER_DOCUMENT',
  'SELLER_ADDRESS',
  'SELLER_EMAIL',
]

async function faultsOf({ what, named }: Omit<Wrong, 'change'>, settings: Settings): Promise<string[]> {
  const { code, lines } = await refusalOf(settings)
  const said = lines.map((line) => line.split(':')[0] ?? '')
  const told = SECRETS.filter((name) => settings[name] && lines.join('\n').includes(settings[name]))
  return [
    ...(code === 1 ? [] : [`${what}: it ended with ${code}`]),
    ...(said.toSorted().join() === named.toSorted().join() ? [] : [`${what}: it said ${lines.join(' / ')}`]),
    ...told.map((name) => `${what}: ${name} is in the message`),
  ]
}

/** Starts the product with each wrong setting: it must not start, and give the reason in one line for each. */
export async function lookAtRefusals() {
  const scratch = await mkdtemp(join(tmpdir(), 'atividario-refused-'))
  const whole = {
    ...productionSettings(),
    DATA_DIR: scratch,
    DATABASE_URL: 'postgres://site:segredo-do-banco@127.0.0.1:1/site',
  }
  const faults: string[] = []
  for (const one of WRONG) faults.push(...(await faultsOf(one, { ...whole, ...one.change })))
  const bare = { APP_ENV: 'production', DATA_DIR: scratch }
  faults.push(...(await faultsOf({ what: 'nothing at all', named: MISSING }, bare)))
  // With all of them it comes as far as the database, which is not there.
  faults.push(...(await faultsOf({ what: 'every setting', named: ['DATABASE_URL'] }, whole)))
  await rm(scratch, { recursive: true, force: true })
  return { looked: WRONG.length + 2, faults }
}

/** Starts the product on a database in which the demonstration ran before. */
export async function lookAtDemoAccounts() {
  const postgres = await openOwnPostgres()
  try {
    const demo = await openWorld(postgres.url, { APP_ENV: 'demo' })
    await demo.close()
    const settings = { ...productionSettings(), DATABASE_URL: postgres.url, DATA_DIR: demo.directory }
    const faults = await faultsOf({ what: 'a database with demo accounts', named: ['DATABASE_URL'] }, settings)
    await rm(demo.directory, { recursive: true, force: true })
    return { looked: 1, faults }
  } finally {
    await postgres.close()
  }
}
