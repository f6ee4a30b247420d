import fc from 'fast-check'

const FAULTS = ['ignored_cancel', 'error_500', 'lost_answer', 'error_429', 'error_400', 'wrong_body'] as const

/** One step; `pick` chooses among the candidates. */
export const step = fc.record({
  what: fc.constantFrom(
    ...(['checkout', 'payPix', 'payPix', 'payCard', 'payCard', 'payCard', 'hosted', 'switch'] as const),
    ...(['decline', 'refund', 'chargeback', 'reimburse', 'cancel', 'cancel', 'withdraw', 'pass', 'pass'] as const),
    ...(['switch then cancel', 'double', 'refused then good', 'charged late', 'long pass'] as const),
    ...(['pause', 'pause', 'resume', 'unpaid then paused', 'refund a part'] as const),
  ),
  pick: fc.nat(1_000),
  days: fc.integer({ min: 1, max: 35 }),
  type: fc.constantFrom('subscription', 'one_time') as fc.Arbitrary<'subscription' | 'one_time'>,
  period: fc.constantFrom('monthly', 'annual') as fc.Arbitrary<'monthly' | 'annual'>,
  /** Fault during the step, healed after it. */
  fault: fc.constantFrom(...([null, null, null, null, null] as const), ...FAULTS),
  times: fc.constantFrom(1, 2, 3, null),
  /** Fate of the waiting notifications, and of the jobs. */
  post: fc.constantFrom('all', 'twice', 'backwards', 'none', 'no jobs', 'half', 'lost', 'no subscriptions'),
})
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
