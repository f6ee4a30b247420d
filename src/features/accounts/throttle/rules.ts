import type { BackoffPlan } from '../../../platform/backoff.ts'

const DAY_S = 24 * 60 * 60
/** In seconds. Short, so that an attacker cannot lock the owner out for long. */
const LONGEST_WAIT_S = 15 * 60

/** Wrong passwords for one account, from unknown browsers. */
export const ACCOUNT_BACKOFF: BackoffPlan = {
  freeFailures: 10,
  longestWaitSeconds: LONGEST_WAIT_S,
  memorySeconds: DAY_S,
}

/** Wrong passwords from one network address, for any account: a school shares one. */
export const ADDRESS_BACKOFF: BackoffPlan = {
  freeFailures: 60,
  longestWaitSeconds: LONGEST_WAIT_S,
  memorySeconds: DAY_S,
}
