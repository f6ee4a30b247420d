import { type Db, transaction } from '../../../platform/db/pool.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Clock } from '../../../platform/time.ts'
import type { ProviderPayment, ProviderSubscription } from '../../payments/gateway/schema.ts'
import { monitorPayment, monitorSubscription } from '../../payments/monitoring/service.server.ts'
import type { Alerts } from '../alerts/service.server.ts'
import type { Reminders } from '../reminders/service.server.ts'
import {
  type ContractRow,
  changeContract,
  findContract,
  findContractByProviderId,
  findPayment,
  insertCarried,
  loadFacts,
  lockProfile,
  saveStanding,
  upsertPayment,
} from './data.server.ts'
import { endContract, endExtra } from './jobs.server.ts'
import type { Contract } from './schema.ts'
import { carriedFrom, type Standing, standingOf } from './status/rules.ts'
import { approvalOf, concernOf, isCardValidation, isStale, refusalOf, subscriptionRefusal } from './validation/rules.ts'

interface Dependencies {
  readonly db: Db
  readonly jobs: Pick<Jobs, 'send'>
  readonly clock: Clock
  readonly alerts: Alerts
  readonly reminders: Pick<Reminders, 'paymentFailed'>
}

/** After this long a job that had to end something has used up its tries (ms). */
const END_AGAIN_MS = 2 * 86_400_000

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * The truth about who paid for what. Takes descriptions of payments and subscriptions in any order and as often as they
 * come; each is applied in one transaction, lined up by the person's profile.
 */
export function createLedger({ db, jobs, clock, alerts, reminders }: Dependencies) {
  /** The contract a reference names; null when it is none of ours. */
  async function byReference(trx: Db, reference: string | null): Promise<ContractRow | null> {
    return reference && UUID.test(reference) ? findContract(trx, reference) : null
  }

  async function contractOf(trx: Db, payment: ProviderPayment, subscriptionId: string | null) {
    const kept = await findPayment(trx, payment.id)
    if (kept) return findContract(trx, kept.contractId)
    const parent = subscriptionId ?? payment.subscriptionId
    const byParent = parent === null ? null : await findContractByProviderId(trx, parent)
    return byParent ?? byReference(trx, payment.reference)
  }

  /**
   * Works out a person's standing anew and writes it down: profile, periods, states. What has to be ended at the
   * provider becomes a job of the same transaction, unless `quiet`. Null without such a profile.
   */
  async function recompute(trx: Db, userId: string, { quiet = false } = {}): Promise<Standing | null> {
    const now = clock()
    const profile = await lockProfile(trx, userId)
    if (!profile) return null
    let facts = await loadFacts(trx, userId)
    const carried = carriedFrom(profile, facts)
    if (carried) {
      await insertCarried(trx, userId, carried, now)
      facts = await loadFacts(trx, userId)
    }
    const standing = standingOf(facts)
    // A plan of before, without any payment: nothing here speaks about it.
    const untouched = profile.plan === 'basico' && !standing.profile.subscriptionEnd
    if (!untouched) await saveStanding(trx, { userId, before: profile, standing, facts, now })
    if (!quiet) await askEnds(trx, standing.toEnd, facts.contracts)
    return standing
  }

  /** One job for each contract that has to end, and again only when that one must have given up. */
  async function askEnds(trx: Db, toEnd: readonly Contract[], contracts: readonly ContractRow[]): Promise<void> {
    const now = clock()
    for (const { id, endAskedAt } of contracts) {
      const wanted = toEnd.some((contract) => contract.id === id)
      if (!wanted && endAskedAt) await changeContract(trx, id, { endAskedAt: null }, now)
      if (!wanted || (endAskedAt && now.getTime() - endAskedAt.getTime() < END_AGAIN_MS)) continue
      await changeContract(trx, id, { endAskedAt: now }, now)
      await jobs.send(endContract, { contractId: id }, { transaction: trx })
    }
  }

  /** Whatever somebody without an account still has running at the provider has to end. */
  async function endOrphan(trx: Db, contract: ContractRow): Promise<void> {
    const over = contract.providerStatus === 'cancelled' || contract.providerStatus === 'approved'
    if (!over) await askEnds(trx, [contract], [contract])
  }

  async function keepPayment(trx: Db, payment: ProviderPayment, contract: ContractRow): Promise<void> {
    const now = clock()
    const kept = await findPayment(trx, payment.id)
    if (kept && isStale(payment.updatedAt, kept.providerUpdatedAt)) return
    const approvedAt = approvalOf(payment, kept?.approvedAt ?? null, now)
    const { userId, id: contractId } = contract
    await monitorPayment(trx, payment, { userId, refusal: null, now })
    if (approvedAt || kept) {
      const { id, status, statusDetail, method, amountCents, refundedCents, updatedAt: providerUpdatedAt } = payment
      const row = { id, status, statusDetail, method, amountCents, refundedCents, approvedAt, providerUpdatedAt }
      await upsertPayment(trx, { ...row, contractId, userId }, now)
    }
    if (contract.type === 'one_time' && (contract.providerId ?? payment.id) === payment.id) {
      await changeContract(trx, contractId, { providerId: payment.id, providerStatus: payment.status }, now)
    }
    await raiseConcerns(trx, payment, contract, approvedAt)
  }

  async function raiseConcerns(trx: Db, payment: ProviderPayment, contract: ContractRow, approvedAt: Date | null) {
    const concern = concernOf(payment)
    if (concern) await alerts.raise(trx, concern, payment.id, `Pagamento ${payment.id}: ${payment.status}.`)
    const asked = contract.cancellationRequestedAt
    if (asked && approvedAt && approvedAt > asked && contract.type === 'subscription') {
      await alerts.raise(trx, 'charged_after_cancellation', payment.id, `Pagamento ${payment.id}.`)
    }
    if (approvedAt && !contract.userId) {
      await alerts.raise(trx, 'paid_without_account', payment.id, `Pagamento ${payment.id}.`)
    }
    if (payment.status === 'rejected' && contract.type === 'subscription') {
      await reminders.paymentFailed(trx, contract)
    }
  }

  async function settle(trx: Db, contract: ContractRow): Promise<void> {
    if (contract.userId) await recompute(trx, contract.userId)
    else await endOrphan(trx, contract)
  }

  return {
    recompute,

    /** A person's standing as the rows have it now. */
    standingOf: async (userId: string): Promise<Standing> => standingOf(await loadFacts(db, userId)),

    /**
     * Takes a payment as the provider describes it now. One that is not ours, not in reais or not of the price changes
     * nothing and is left as a trace with an alert.
     * @param facts.subscriptionId the subscription it is a charge of, when an invoice said so
     */
    takePayment: (payment: ProviderPayment, facts: { collectorId: string; subscriptionId?: string | null }) =>
      transaction(db, async (trx) => {
        if (isCardValidation(payment)) return
        const found = await contractOf(trx, payment, facts.subscriptionId ?? null)
        const refusal = refusalOf(payment, found, facts.collectorId)
        if (refusal || !found) {
          await monitorPayment(trx, payment, { userId: found?.userId ?? null, refusal, now: clock() })
          await alerts.raise(trx, 'refused_payment', payment.id, `Pagamento ${payment.id}: ${refusal}.`)
          return
        }
        // Held from here on, and read again: somebody else may have changed the contract while we waited.
        if (found.userId) await lockProfile(trx, found.userId)
        const contract = (await findContract(trx, found.id)) ?? found
        await keepPayment(trx, payment, contract)
        await settle(trx, (await findContract(trx, found.id)) ?? contract)
      }),

    /** Takes a subscription as the provider describes it now; see takePayment. */
    takeSubscription: (one: ProviderSubscription, facts: { collectorId: string }) =>
      transaction(db, async (trx) => {
        const found = (await findContractByProviderId(trx, one.id)) ?? (await byReference(trx, one.reference))
        const now = clock()
        const refusal = subscriptionRefusal(one, found, facts.collectorId)
        if (refusal || !found) {
          await monitorSubscription(trx, one, { userId: found?.userId ?? null, refusal, now })
          await alerts.raise(trx, 'refused_payment', one.id, `Assinatura ${one.id}: ${refusal}.`)
          return
        }
        if (found.userId) await lockProfile(trx, found.userId)
        const contract = (await findContract(trx, found.id)) ?? found
        if (contract.type !== 'subscription' || (contract.providerId !== null && contract.providerId !== one.id)) {
          await endExtraSubscription(trx, one, contract)
          return
        }
        if (!isStale(one.updatedAt, contract.providerUpdatedAt)) {
          await monitorSubscription(trx, one, { userId: contract.userId, refusal: null, now })
          const authorizedAt = one.status === 'authorized' ? (one.updatedAt ?? now) : null
          const change = {
            providerId: one.id,
            providerStatus: one.status,
            providerUpdatedAt: one.updatedAt,
            authorizedAt: contract.authorizedAt ?? authorizedAt,
            nextChargeAt: one.nextChargeAt,
          }
          await changeContract(trx, contract.id, change, now)
        }
        await settle(trx, (await findContract(trx, contract.id)) ?? contract)
      }),
  }

  /** Two subscriptions came of one request: only the one the contract knows may charge. */
  async function endExtraSubscription(trx: Db, one: ProviderSubscription, contract: ContractRow): Promise<void> {
    await monitorSubscription(trx, one, { userId: contract.userId, refusal: null, now: clock() })
    if (one.status === 'cancelled') return
    await alerts.raise(trx, 'extra_subscription', one.id, `Assinatura ${one.id}.`)
    await jobs.send(endExtra, { providerId: one.id }, { transaction: trx })
  }
}

export type Ledger = ReturnType<typeof createLedger>
