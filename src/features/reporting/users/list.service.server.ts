import type { Db } from '../../../platform/db/pool.ts'
import { type Clock, dateKey } from '../../../platform/time.ts'
import type { AdminSession } from '../../accounts/schema.ts'
import { entitlement, toSubscriptionProfile } from '../../subscriptions/rules.ts'
import { countThings } from '../data.server.ts'
import { countPeople, type PeopleFilter, selectPeople, selectUsed } from './data.server.ts'
import { plansNamed, searchedText } from './rules.ts'
import { COUNT_MAX, type UserRow, type UsersPage, type UsersQuery, usersQuerySchema } from './schema.ts'

/** The list of people. */
export function createUserList({ db, clock }: { db: Db; clock: Clock }) {
  /** One page of the list, by id from the highest, filtered. @throws ZodError for a malformed query */
  return async function list(_admin: AdminSession, query: UsersQuery = {}): Promise<UsersPage> {
    const { search, plan, after, before, limit } = usersQuerySchema.parse(query)
    const foldedText = searchedText(search)
    // A search text without searchable characters matches no user.
    if (foldedText === '' && search.trim() !== '') return { users: [], total: 0, previous: null, next: null }
    const named = foldedText === '' ? [] : plansNamed(foldedText)
    const filter: PeopleFilter = { foldedText, named, plan: plan ?? null }
    const now = clock()

    // One extra row shows if there is another page in that direction.
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
      const { dailyLimit } = entitlement(toSubscriptionProfile(person), now)
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
  }
}
