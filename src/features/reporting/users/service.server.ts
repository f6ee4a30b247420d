import { type Db, transaction } from '../../../platform/db/pool.ts'
import { type Clock, dateKey } from '../../../platform/time.ts'
import { isUuid } from '../../../platform/uuid.ts'
import { AppError } from '../../../product/errors.ts'
import type { AdminSession } from '../../accounts/schema.ts'
import type { AccountSupport } from '../../accounts/support/service.server.ts'
import type { Audit } from '../../audit/service.server.ts'
import { isFreePlan } from '../../subscriptions/plan/rules.ts'
import { entitlement, type SubscriptionProfile } from '../../subscriptions/rules.ts'
import { countThings } from '../data.server.ts'
import {
  countHistory,
  countPeople,
  findPerson,
  type PeopleFilter,
  selectHistory,
  selectPayments,
  selectPeople,
  selectSubscriptions,
  selectUsed,
} from './data.server.ts'
import { endOfDay, grantProblem, plansNamed, searchedText } from './rules.ts'
import {
  COUNT_MAX,
  HISTORY_PAGE,
  type PremiumChange,
  type UserDetail,
  type UserRow,
  type UsersPage,
  type UsersQuery,
  usersQuerySchema,
} from './schema.ts'
import { AUDIT_SUMMARIES, USERS_TEXTS } from './texts.ts'

/** Subscriptions, payments and log entries shown of one person. */
const RECENT_ROWS = 50

/** Gives and takes Premium by hand; both are repeatable. */
export interface PremiumByHand {
  grantPremium(admin: AdminSession, userId: string, grant: { until: Date; reason: string }): Promise<unknown>
  endPremium(admin: AdminSession, userId: string, why: { reason: string }): Promise<unknown>
}

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
  readonly audit: Audit
  readonly support: AccountSupport
  readonly premium: PremiumByHand
}

type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>

const subscriptionOf = (person: Omit<Person, 'receive_emails' | 'cancellation_requested_at'>): SubscriptionProfile => ({
  plan: person.plan,
  billingPeriod: person.billing_period,
  status: person.subscription_status,
  subscriptionEnd: person.subscription_end_date,
  ownDailyLimit: person.own_daily_limit,
  provisional: person.subscription_provisional,
})

/** A running subscription charges again, whatever else gives its person Premium. */
function nextChargeOf(row: Awaited<ReturnType<typeof selectSubscriptions>>[number]) {
  if (row.type !== 'subscription' || row.status !== 'active') return null
  if (!row.next_charge_at || row.amount_cents === null) return null
  return { at: row.next_charge_at.toISOString(), amountCents: row.amount_cents }
}

/** People, as administrators see and help them. Wired once, in main. */
export function createAdminUsers({ db, clock, audit, support, premium }: Dependencies) {
  /** @throws AppError not_found */
  async function personOf(userId: string): Promise<Person> {
    const person = isUuid(userId) ? await findPerson(db, userId) : undefined
    if (!person) throw new AppError('not_found')
    return person
  }

  /** What an entry of the audit log says about a person's plan. */
  async function planOf(userId: string) {
    const { plan, status, billingPeriod, subscriptionEnd } = entitlement(
      subscriptionOf(await personOf(userId)),
      clock(),
    )
    return { plan, status, billingPeriod, subscriptionEnd: subscriptionEnd?.toISOString() ?? null }
  }

  return {
    /** One page of the list, by id from the highest, filtered. @throws ZodError for a malformed query */
    async list(_admin: AdminSession, query: UsersQuery = {}): Promise<UsersPage> {
      const { search, plan, after, before, limit } = usersQuerySchema.parse(query)
      const foldedText = searchedText(search)
      // Something was searched, and nothing can match it.
      if (foldedText === '' && search.trim() !== '') return { users: [], total: 0, previous: null, next: null }
      const named = foldedText === '' ? [] : plansNamed(foldedText)
      const filter: PeopleFilter = { foldedText, named, plan: plan ?? null }
      const now = clock()

      // One more than asked for tells whether there is another page in that direction.
      const [found, total] = await Promise.all([
        selectPeople(db, filter, { after, before }, limit + 1),
        foldedText === '' && !plan
          ? countThings(db).then(({ people }) => people)
          : countPeople(db, filter, COUNT_MAX + 1),
      ])
      const more = found.length > limit
      const people = before === undefined ? found.slice(0, limit) : found.slice(-limit)
      const used = await selectUsed(
        db,
        people.map(({ id }) => id),
        dateKey(now),
      )
      const users = people.map((person): UserRow => {
        const { id, name, email, plan } = person
        const { dailyLimit } = entitlement(subscriptionOf(person), now)
        return { id, name, email, plan, daily_used_downloads: used.get(id) ?? 0, daily_download_limit: dailyLimit }
      })
      const hasPrevious = before === undefined ? after !== undefined : more
      const hasNext = before === undefined ? more : true
      return {
        users,
        total,
        previous: hasPrevious ? (users.at(0)?.id ?? null) : null,
        next: hasNext ? (users.at(-1)?.id ?? null) : null,
      }
    },

    /** Everything about one person. `historyAfter` pages through the downloads. @throws AppError not_found */
    async detail(admin: AdminSession, userId: string, historyAfter?: number): Promise<UserDetail> {
      const person = await personOf(userId)
      const { id } = person
      const now = clock()
      const [account, used, totalDownloads, history, subscriptions, payments, log] = await Promise.all([
        support.account(admin, id),
        selectUsed(db, [id], dateKey(now)),
        countHistory(db, id),
        selectHistory(db, id, historyAfter, HISTORY_PAGE + 1),
        selectSubscriptions(db, id, RECENT_ROWS),
        selectPayments(db, id, RECENT_ROWS),
        audit.list(admin, { subjectType: 'user', subjectId: id, limit: RECENT_ROWS }),
      ])
      if (!account) throw new AppError('not_found')
      const current = entitlement(subscriptionOf(person), now)
      const shown = history.slice(0, HISTORY_PAGE)
      return {
        id,
        name: person.name,
        email: person.email,
        emailVerified: account.emailVerified,
        isAdmin: account.isAdmin,
        receiveEmails: person.receive_emails,
        createdAt: account.createdAt.toISOString(),
        sessions: account.sessions,
        plan: current.plan,
        status: current.status,
        billingPeriod: current.billingPeriod,
        subscriptionEnd: current.subscriptionEnd?.toISOString() ?? null,
        cancellationRequestedAt: person.cancellation_requested_at?.toISOString() ?? null,
        dailyUsed: used.get(id) ?? 0,
        dailyLimit: current.dailyLimit,
        totalDownloads,
        downloads: {
          entries: shown.map(({ id, activity_title, date_key, created_at }) => ({
            id,
            activityTitle: activity_title,
            date: date_key,
            at: created_at.toISOString(),
          })),
          next: history.length > HISTORY_PAGE ? (shown.at(-1)?.id ?? null) : null,
        },
        subscriptions: subscriptions.map((row) => ({
          id: row.id,
          type: row.type,
          billingPeriod: row.billing_period,
          status: row.status,
          startsAt: row.starts_at?.toISOString() ?? null,
          endsAt: row.ends_at?.toISOString() ?? null,
          cancellationReason: row.cancellation_reason,
          nextCharge: nextChargeOf(row),
          createdAt: row.created_at.toISOString(),
        })),
        payments: payments.map((row) => ({
          id: row.id,
          providerPaymentId: row.provider_payment_id,
          amountCents: row.amount_cents,
          method: row.method,
          status: row.status,
          createdAt: row.created_at.toISOString(),
        })),
        audit: log.entries,
      }
    },

    /**
     * Gives Premium until the end of a day, or ends it now, and writes that down. The change may speak to the payment
     * provider, so the entry follows it in a transaction of its own: should that fail, the call fails and is repeated.
     * @throws AppError not_found, invalid_input (the day is over, or more than five years ahead), premium_not_running
     */
    async changePremium(admin: AdminSession, anyCaseId: string, change: PremiumChange): Promise<void> {
      const { id: userId } = await personOf(anyCaseId)
      const before = await planOf(userId)
      const { reason } = change
      if (change.action === 'grant') {
        const problem = grantProblem(change.until, dateKey(clock()))
        if (problem) {
          const message = problem === 'past' ? USERS_TEXTS.datePast : USERS_TEXTS.dateFar
          throw new AppError('invalid_input', { issues: [{ path: 'until', message }] })
        }
        await premium.grantPremium(admin, userId, { until: endOfDay(change.until), reason })
      } else {
        if (isFreePlan(before.plan)) throw new AppError('premium_not_running')
        await premium.endPremium(admin, userId, { reason })
      }
      await audit.record({
        actorId: admin.userId,
        action: change.action === 'grant' ? 'user.premium_granted' : 'user.premium_ended',
        subjectType: 'user',
        subjectId: userId,
        summary: change.action === 'grant' ? AUDIT_SUMMARIES.granted(change.until) : AUDIT_SUMMARIES.ended,
        details: { before, after: await planOf(userId), reason },
      })
    },

    /** Signs the person out everywhere. @throws AppError not_found @returns the number of sessions that ended */
    async endSessions(admin: AdminSession, userId: string): Promise<number> {
      const { id } = await personOf(userId)
      return transaction(db, async (trx) => {
        const sessions = await support.endSessions(admin, id, { transaction: trx })
        const subject = { actorId: admin.userId, subjectType: 'user', subjectId: id }
        const entry = { action: 'user.sessions_ended', summary: AUDIT_SUMMARIES.sessions, details: { sessions } }
        await audit.record({ ...subject, ...entry }, { transaction: trx })
        return sessions
      })
    },

    /** Sends the confirmation mail again. @throws AppError not_found, already_confirmed */
    async resendConfirmation(admin: AdminSession, userId: string): Promise<void> {
      const { id } = await personOf(userId)
      await support.resendConfirmation(admin, id)
      const subject = { actorId: admin.userId, subjectType: 'user', subjectId: id }
      const entry = { action: 'user.confirmation_resent', summary: AUDIT_SUMMARIES.resent, details: {} }
      await audit.record({ ...subject, ...entry })
    },
  }
}

export type AdminUsers = ReturnType<typeof createAdminUsers>
