import { z } from 'zod'
import { UsersFilter } from '../../../features/reporting/users/components/users-filter.tsx'
import { UsersTable } from '../../../features/reporting/users/components/users-table.tsx'
import { COUNT_MAX, type UsersPage, usersQuerySchema } from '../../../features/reporting/users/schema.ts'
import { USERS_TEXTS as texts } from '../../../features/reporting/users/texts.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { logContext, servicesContext } from '../../context.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/users'
import { readAdmin, useCachedReading } from './cached-reading.ts'
import { adminOf } from './guard.ts'
import { AdminPage, LoadError, RefreshButton } from './page.tsx'
import { attempt } from './reading.ts'

/** Unknown values in the address are ignored, as everywhere on the site. */
const addressSchema = z.object({
  search: usersQuerySchema.shape.search.catch(''),
  plan: usersQuerySchema.shape.plan.catch(undefined),
  after: usersQuerySchema.shape.after.catch(undefined),
  before: usersQuerySchema.shape.before.catch(undefined),
})

export function loader({ context, request }: Route.LoaderArgs) {
  const admin = adminOf(context)
  const address = addressSchema.parse(Object.fromEntries(new URL(request.url).searchParams))
  return attempt(context.get(logContext), async () => ({
    search: address.search,
    plan: address.plan ?? '',
    page: await context.get(servicesContext).adminUsers.list(admin, address),
  }))
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => readAdmin(request, serverLoader)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, description: texts.description, path: '/admin/users', indexed: false })

interface Reading {
  search: string
  plan: string
  page: UsersPage
}

/** /admin/users: search, plan filter, table. */
export default function Users({ loaderData }: Route.ComponentProps) {
  useCachedReading(loaderData)
  const reading = loaderData.data
  return (
    <AdminPage title={texts.title} aside={reading ? countText(reading) : null} actions={<RefreshButton />}>
      {reading ? <List {...reading} /> : <LoadError message={loaderData.error} />}
    </AdminPage>
  )
}

function countText({ search, plan, page: { total } }: Reading): string {
  if (search === '' && plan === '') return texts.count(total)
  return total > COUNT_MAX ? texts.foundMore(COUNT_MAX) : texts.found(total)
}

function List({ search, plan, page }: Reading) {
  const filtered = search !== '' || plan !== ''
  const beside = (place: 'after' | 'before', id: string | null) => {
    if (id === null) return null
    const fields = { search, plan, [place]: id }
    return `/admin/users?${new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''))}`
  }
  return (
    <>
      <UsersFilter search={search} plan={plan} />
      <div className="mt-5">
        {page.users.length > 0 ? (
          <UsersTable users={page.users} />
        ) : (
          <EmptyState kind="empty" title={filtered ? texts.empty : texts.none}>
            {filtered ? texts.emptyHint : null}
          </EmptyState>
        )}
      </div>
      <Pager
        label={texts.paging}
        back={{ to: beside('before', page.previous), label: texts.previous }}
        forth={{ to: beside('after', page.next), label: texts.next }}
      />
    </>
  )
}
