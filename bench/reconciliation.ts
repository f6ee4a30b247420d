// Compares every subscription with the provider: `node bench/reconciliation.ts [--contracts 10000] [--rate 100]`. The
// provider answers `rate` calls a second and refuses the rest with 429. Half-way the process stops, and another one
// goes on. Exits with an error when it takes more than ten minutes or misses a subscription.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts'
import { createMercadoPagoGateway } from '../src/features/payments/mercadopago/service.server.ts'
import { createLedger } from '../src/features/subscriptions/ledger/service.server.ts'
import { createReconciliation } from '../src/features/subscriptions/reconciliation/service.server.ts'
import { createSync } from '../src/features/subscriptions/sync/service.server.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openDatabase } from '../src/platform/db/pool.ts'
import { createLog } from '../src/platform/log.ts'
import { systemClock } from '../src/platform/time.ts'
import { head, row } from './load.ts'
import { COLLECTOR, startProvider } from './payment-provider.ts'

const { values } = parseArgs({
  options: {
    contracts: { type: 'string', default: '10000' },
    rate: { type: 'string', default: '100' },
    latency: { type: 'string', default: '60' },
  },
})
const contracts = Number(values.contracts)
const perSecond = Number(values.rate)
const GOAL_S = 600

const folder = mkdtempSync(path.join(tmpdir(), 'atividario-reconcile-'))
const postgres = await startEmbeddedPostgres({ dir: folder })
const provider = await startProvider({ perSecond, latencyMs: Number(values.latency) })
const migrations = path.resolve(import.meta.dirname, '../migrations')
await migrate(postgres.url, { directory: migrations })
const { db, pool, close } = openDatabase(postgres.url, { max: 10 })
const log = createLog({ level: 'silent' })

/** Users with a subscription by card whose first charge is not in the database yet. */
async function seed(): Promise<void> {
  await pool.query(
    `with person as (select gen_random_uuid() as id, n from generate_series(1, $1::int) n),
          users as (insert into auth_users (id, name, email, email_verified)
                    select id, 'Pessoa', id || '@exemplo.com.br', true from person),
          profiles as (insert into profiles (id, name, email) select id, 'Pessoa', id || '@exemplo.com.br' from person)
     insert into subscriptions (user_id, type, billing_period, status, amount_cents, provider_id, provider_status)
     select id, 'subscription', 'monthly', 'pending', 1190, md5('contract ' || n), 'authorized' from person`,
    [contracts],
  )
  const { rows } = await pool.query<{ id: string; provider_id: string }>('select id, provider_id from subscriptions')
  rows.forEach(({ id, provider_id }, index) => {
    const payment = {
      id: 2_000_000_000 + index,
      reference: id,
      method: 'visa',
      cents: 1190,
      status: 'approved',
    } as const
    provider.addCharged(provider_id, id, { ...payment })
  })
}

/** An independent set of services; provider and database see it as another process. */
function processOf({ dieAfter }: { dieAfter: number | null }) {
  const gateway = createMercadoPagoGateway({
    accessToken: 'APP_USR-bench',
    apiUrl: provider.url,
    collectorId: COLLECTOR,
  })
  const quiet = async () => {}
  const alerts = { raise: quiet }
  const refunded = { refunded: quiet, refundedInPart: quiet, chargeReturned: quiet }
  const notices = { agreed: quiet, paymentFailed: quiet, paid: quiet, ...refunded, paidTwice: quiet }
  const ledger = createLedger({ db, jobs: { send: quiet }, clock: systemClock, alerts, notices })
  const sync = createSync({ gateway, ledger, claimed: quiet, log })
  let compared = 0
  const counting = {
    ...sync,
    async subscription(one: Parameters<typeof sync.subscription>[0]) {
      if (dieAfter !== null && compared >= dieAfter) throw new Error('killed')
      compared += 1
      await sync.subscription(one)
    },
  }
  const cancellation = { end: quiet, stuck: quiet }
  // Errors that are no answer of the provider end the round, as the end of the process would.
  const deadLog = {
    ...log,
    error: (facts: { err?: Error }) => {
      if (facts.err?.message === 'killed') throw facts.err
    },
  }
  const reconciliation = createReconciliation({
    db,
    clock: systemClock,
    log: deadLog as typeof log,
    sync: counting,
    cancellation,
  })
  return { run: reconciliation.reconcile, compared: () => compared }
}

try {
  await seed()
  const began = performance.now()
  const first = processOf({ dieAfter: Math.floor(contracts / 2) + 37 })
  await first.run().catch(() => undefined)
  const second = processOf({ dieAfter: null })
  await second.run()
  const seconds = (performance.now() - began) / 1000
  const { rows } = await pool.query<{ count: string }>('select count(*) from payments where period_end is not null')
  const credited = Number(rows[0]?.count)
  console.log(head(['contracts', 'calls/s allowed', 'seconds', 'calls', '429', 'compared twice', 'credited']))
  const twice = first.compared() + second.compared() - contracts
  const { answered, refused } = provider.counts
  console.log(row([contracts, perSecond, seconds.toFixed(0), answered, refused, twice, credited]))
  if (seconds > GOAL_S || credited !== contracts) process.exitCode = 1
} finally {
  await close()
  provider.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
