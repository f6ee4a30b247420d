import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { profileRowSchema } from '../../src/features/accounts/profile/schema.ts'
import { planSchema } from '../../src/features/subscriptions/schema.ts'
import { createLocalRecord } from '../../src/product/local-user.ts'

const plans: readonly string[] = planSchema.options

test('every list of plans names the same plans: profiles, the database, what browsers remember', () => {
  expect(profileRowSchema.shape.plan.options).toEqual(plans)
  const types = readFileSync('src/platform/db/types.gen.ts', 'utf8')
  const [, inDatabase = ''] = /^ {2}plan: Generated<(.+)>$/m.exec(types) ?? []
  expect(inDatabase.split(' | ').map((name) => name.slice(1, -1))).toEqual(plans)
  const remembered = plans.filter((plan) => {
    const text = JSON.stringify({ id: 'a', name: 'Ana', email: 'ana@exemplo.com.br', plan })
    const storage = { getItem: () => text } as unknown as Storage
    return createLocalRecord(() => storage, Date.now).user()?.plan === plan
  })
  expect(remembered).toEqual(plans)
})

/**
 * Files that compare a plan with a name, and how often. Everything else asks what a plan is
 * (features/subscriptions/plan/rules.ts), which does not compile before a new plan is described there; these have to be
 * looked at by hand. The catalogue's `premium` is a filter of sheets, not a plan.
 */
const BY_NAME = {
  'src/features/catalogue/facets/data.server.ts': 1,
  'src/features/catalogue/filter.data.server.ts': 1,
  'src/features/subscriptions/data.server.ts': 1,
  'src/features/subscriptions/ledger/data.server.ts': 1,
  'src/features/subscriptions/ledger/status/rules.ts': 1,
  'src/features/subscriptions/ledger/status/service.server.ts': 1,
  'src/features/subscriptions/plans/components/plan-cards.tsx': 1,
  'src/features/subscriptions/rules.ts': 2,
  'src/web/screens/plans/offer.tsx': 1,
}

test('a new plan does not pass by a comparison nobody knows of', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', 'src'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  const found = files.flatMap((file) => {
    const times = readFileSync(file, 'utf8').match(/[!=]== '(?:gratuito|basico|premium)'/g)?.length ?? 0
    return times > 0 ? [[file, times] as const] : []
  })
  expect(files.length).toBeGreaterThan(500)
  expect(Object.fromEntries(found)).toEqual(BY_NAME)
})
