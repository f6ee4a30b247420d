import { stands } from '../ledger/periods/rules.ts'
import type { Contract, Facts, LedgerPayment } from '../ledger/schema.ts'

/** Time to change one's mind after the first payment of a contract (rule: right of withdrawal), in ms. */
export const WITHDRAWAL_MS = 7 * 86_400_000

/** A contract whose money can be had back. */
export interface Withdrawable {
  readonly contract: Contract
  readonly payments: readonly LedgerPayment[]
  readonly until: Date
}

/** The contracts a person can still withdraw from: their first payment is not older than 7 days. */
export function withdrawables({ contracts, payments }: Facts, now: Date): Withdrawable[] {
  return contracts.flatMap((contract) => {
    if (contract.withdrawalRequestedAt) return []
    const own = payments.filter(({ contractId }) => contractId === contract.id)
    const first = own.reduce<Date | null>((min, { approvedAt }) => {
      if (!approvedAt) return min
      return min && min < approvedAt ? min : approvedAt
    }, null)
    const until = first && new Date(first.getTime() + WITHDRAWAL_MS)
    const standing = own.filter(stands)
    return until && until >= now && standing.length > 0 ? [{ contract, payments: standing, until }] : []
  })
}
