import { expect, it } from 'vitest'
import { openSandbox } from '../../../../sandbox/mercadopago/testing/sandbox.ts'
import { createLog } from '../../../platform/log.ts'
import type { AdminSession } from '../../accounts/schema.ts'
import { createCredentialsCheck } from './service.server.ts'

/** A check against a sandbox, which can play each fault of the credentials. */
async function checkAt({ isProduction = true, fault = '' } = {}) {
  const sandbox = await openSandbox()
  if (fault) await sandbox.control('faults', { name: fault })
  const [said, alerted]: [string[], string[]] = [[], []]
  const { accessToken, webhookSecret, publicKey } = sandbox
  const check = createCredentialsCheck({
    credentials: { accessToken, webhookSecret, publicKey, collectorId: null, isProduction },
    apiUrl: sandbox.url,
    clock: () => new Date(),
    log: createLog({ level: 'silent' }),
    say: (line) => void said.push(line),
    alert: async (problem) => void alerted.push(problem),
  })
  return { sandbox, check, said, alerted }
}

const problemsOf = async ({ check }: Awaited<ReturnType<typeof checkAt>>) =>
  (await check.check({} as AdminSession)).findings.flatMap(({ problem }) => problem ?? [])

it.each([
  ['real_account', []],
  ['', ['test_account']],
  ['orders_application', ['test_account', 'orders_application']],
  ['not_activated', ['test_account', 'not_activated']],
  ['other_country', ['other_country', 'test_account']],
  ['revoked_token', ['refused_token']],
  ['error_500', ['unreachable']],
])('with %j of the sandbox: %j', async (fault, problems) => {
  expect(await problemsOf(await checkAt({ fault }))).toEqual(problems)
})

it('creates nothing', async () => {
  const at = await checkAt()
  await problemsOf(at)
  const { payments, subscriptions, waiting } = await at.sandbox.look('state')
  expect([payments, subscriptions, waiting]).toEqual([[], [], 0])
})

it('says at the start what stops sales, and alerts of it; a test account stops none elsewhere', async () => {
  const at = await checkAt({ isProduction: false, fault: 'orders_application' })
  await at.check.watch()
  expect(at.said).toEqual([expect.stringContaining('API de Orders')])
  expect(at.alerted).toEqual(['orders_application'])
  const quiet = await checkAt({ isProduction: false })
  await quiet.check.watch()
  expect([quiet.said, quiet.alerted]).toEqual([[], []])
})

it('says nothing of a provider that does not answer: the start goes on', async () => {
  const at = await checkAt({ fault: 'real_account' })
  await at.sandbox.close()
  await at.check.watch()
  expect([at.said, at.alerted]).toEqual([[], []])
})
