import type { Db } from '../../platform/db/pool.ts'
import { transaction } from '../../platform/db/pool.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Clock } from '../../platform/time.ts'
import { isUuid } from '../../platform/uuid.ts'
import { AppError } from '../../product/errors.ts'
import { inTurn } from '../../product/in-turn.server.ts'
import type { AdminSession, Session } from '../accounts/schema.ts'
import type { Audit } from '../audit/service.server.ts'
import type { Catalogue } from '../catalogue/service.server.ts'
import type { Subscriptions } from '../subscriptions/service.server.ts'
import {
  countOpen,
  findAnswer,
  insertRequest,
  lockWithMerged,
  selectCandidates,
  selectMerged,
  selectRequests,
  writeAnswer,
  writeMerge,
  writeSeparation,
  writeVote,
} from './data.server.ts'
import { answerMail, registerRequestJobs } from './jobs.server.ts'
import { CANDIDATES_SHOWN, isNews, isOpen, MAX_OPEN, mayMerge, mayVote, nearestFirst } from './rules.ts'
import type {
  AdminRequest,
  RequestAnswer,
  RequestInput,
  RequestListQuery,
  RequestPage,
  RequestPages,
} from './schema.ts'
import { ANSWERED_SUMMARY, MERGED_SUMMARY, SEPARATED_SUMMARY } from './texts.ts'

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly audit: Audit
  readonly catalogue: Pick<Catalogue, 'bySlug'>
  readonly subscriptions: Pick<Subscriptions, 'entitlementOf'>
  readonly site: { readonly name: string; readonly origin: string; readonly imprint: string }
}

/** Requests for sheets, suggestions, votes and answers (rule: requests). */
export function createRequests({ db, clock, jobs, mailer, audit, catalogue, subscriptions, site }: Dependencies) {
  const mayAsk = async (session: Session) => (await subscriptions.entitlementOf(session)).allowsPremium

  return {
    /** Everything the page of requests shows: their own ones, newest first, and others' ones, most votes first. */
    async page(
      session: Session,
      pages: RequestPages,
    ): Promise<{ mayAsk: boolean; own: RequestPage; others: RequestPage }> {
      const [may, own, others] = await Promise.all([
        mayAsk(session),
        selectRequests(db, session.userId, { list: 'own', order: 'newest', page: pages.own }),
        selectRequests(db, session.userId, { list: 'shown', order: 'votes', page: pages.page }),
      ])
      return { mayAsk: may, own, others }
    },

    /** @returns the id @throws AppError requests_for_premium, too_many_requests_open */
    async ask(session: Session, input: RequestInput): Promise<string> {
      if (!(await mayAsk(session))) throw new AppError('requests_for_premium')
      return inTurn(db, session.userId, async (trx) => {
        if ((await countOpen(trx, session.userId)) >= MAX_OPEN) throw new AppError('too_many_requests_open')
        return insertRequest(trx, session.userId, input, clock())
      })
    },

    /** Votes, or takes the vote back. @throws AppError not_found for a request the person may not vote for */
    async vote({ userId }: Session, requestId: string, wanted: boolean): Promise<void> {
      await transaction(db, async (trx) => {
        const [request, ...merged] = isUuid(requestId) ? await lockWithMerged(trx, requestId) : []
        if (!request || request.mergedInto !== null) throw new AppError('not_found')
        const isOwn = [request, ...merged].some((one) => one.userId === userId)
        if (!mayVote({ ...request, isOwn })) throw new AppError('not_found')
        await writeVote(trx, requestId, userId, wanted)
      })
    },

    /** A page of a list for administrators. */
    async list(admin: AdminSession, query: RequestListQuery): Promise<RequestPage<AdminRequest>> {
      const page = await selectRequests(db, admin.userId, query)
      const ids = page.requests.map(({ id }) => id)
      const [merged, open] =
        ids.length > 0 ? await Promise.all([selectMerged(db, ids), selectCandidates(db)]) : [[], []]
      const requests = page.requests.map((request) => {
        const others = open.filter(({ id, kind }) => id !== request.id && kind === request.kind)
        return {
          ...request,
          merged: merged.filter(({ into }) => into === request.id),
          candidates: isOpen(request.state) ? nearestFirst(request, others).slice(0, CANDIDATES_SHOWN) : [],
        }
      })
      return { ...page, requests }
    },

    /**
     * Answers a request and those that were merged into it; each person gets a mail when there is news.
     * @throws AppError not_found for an unknown request; request_merged; invalid_input for a sheet that is not public
     */
    async answer(admin: AdminSession, requestId: string, given: RequestAnswer): Promise<void> {
      const sheet = given.slug === null ? null : await catalogue.bySlug(given.slug)
      if (given.slug !== null && !sheet) throw new AppError('invalid_input')
      await transaction(db, async (trx) => {
        const [before, ...merged] = isUuid(requestId) ? await lockWithMerged(trx, requestId) : []
        if (!before) throw new AppError('not_found')
        if (before.mergedInto !== null) throw new AppError('request_merged')
        await writeAnswer(trx, requestId, { ...given, activityId: sheet?.id ?? null, at: clock() })
        await audit.record(
          {
            actorId: admin.userId,
            action: 'request.answered',
            subjectType: 'request',
            subjectId: requestId,
            summary: ANSWERED_SUMMARY(given.state),
            details: { before: { state: before.state }, after: { state: given.state } },
          },
          { transaction: trx },
        )
        for (const asked of [before, ...merged])
          if (asked.userId !== null && isNews(asked, given))
            await jobs.send(answerMail, { requestId: asked.id }, { transaction: trx })
      })
    },

    /**
     * Merges a request into another one that asks for the same: who made it counts as a vote for the other one and gets
     * its answers. @throws AppError not_found; requests_not_mergeable
     */
    async merge(admin: AdminSession, requestId: string, into: string): Promise<void> {
      if (!isUuid(requestId)) throw new AppError('not_found')
      await transaction(db, async (trx) => {
        const [request] = await lockWithMerged(trx, requestId)
        const [other] = await lockWithMerged(trx, into)
        if (!request || !other) throw new AppError('not_found')
        if (!mayMerge(request, other)) throw new AppError('requests_not_mergeable')
        await writeMerge(trx, requestId, into)
        await audit.record(
          {
            actorId: admin.userId,
            action: 'request.merged',
            subjectType: 'request',
            subjectId: requestId,
            summary: MERGED_SUMMARY,
            details: { after: { into } },
          },
          { transaction: trx },
        )
      })
    },

    /** Takes a merged request out again, with the state that it has. @throws AppError not_found for one not merged */
    async separate(admin: AdminSession, requestId: string): Promise<void> {
      await transaction(db, async (trx) => {
        if (!isUuid(requestId) || !(await writeSeparation(trx, requestId))) throw new AppError('not_found')
        await audit.record(
          {
            actorId: admin.userId,
            action: 'request.separated',
            subjectType: 'request',
            subjectId: requestId,
            summary: SEPARATED_SUMMARY,
            details: {},
          },
          { transaction: trx },
        )
      })
    },

    registerJobs: (): Promise<void> =>
      registerRequestJobs(jobs, { mailer, site, findAnswer: (id) => findAnswer(db, id) }),
  }
}

export type Requests = ReturnType<typeof createRequests>
