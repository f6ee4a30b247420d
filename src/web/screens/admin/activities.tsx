import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigation } from 'react-router'
import { forgetActivities } from '../../../features/catalogue/components/cached-catalogue.ts'
import { ActivityForm } from '../../../features/catalogue/editing/components/activity-form.tsx'
import { ActivityTable } from '../../../features/catalogue/editing/components/activity-table.tsx'
import { DeleteDialog } from '../../../features/catalogue/editing/components/delete-dialog.tsx'
import { ListFilters } from '../../../features/catalogue/editing/components/list-filters.tsx'
import { ListPages } from '../../../features/catalogue/editing/components/list-pages.tsx'
import type { AdminActivity } from '../../../features/catalogue/editing/schema.ts'
import { ADMIN_LIST } from '../../../features/catalogue/editing/texts.ts'
import { categorySchema } from '../../../features/catalogue/schema.ts'
import { messageOf } from '../../../features/reporting/rules.ts'
import { isUnanswered } from '../../../platform/browser/queries.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { logContext, servicesContext } from '../../context.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/activities'
import { adminOf } from './guard.ts'
import { AdminPage, LoadError, useRefresh } from './page.tsx'
import { attempt } from './reading.ts'

const PATH = '/admin/activities'

export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = adminOf(context)
  const { editing } = context.get(servicesContext)
  const { searchParams } = new URL(request.url)
  const search = searchParams.get('search') ?? ''
  const category = categoryOf(searchParams)
  const page = Number.parseInt(searchParams.get('page') ?? '1', 10) || 1
  const reading = await attempt(context.get(logContext), async () => {
    const [list, count] = await Promise.all([editing.list(admin, { search, category, page }), editing.count(admin)])
    return { ...list, count }
  })
  return { reading, search, category }
}

/** A failed reading shows in place of the list, as on every screen of the area. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (!isUnanswered(error)) throw error
    const { searchParams } = new URL(request.url)
    const reading = { data: null, error: messageOf(error) } as const
    return { reading, search: searchParams.get('search') ?? '', category: categoryOf(searchParams) }
  }
}

const categoryOf = (params: URLSearchParams) => categorySchema.safeParse(params.get('category')).data ?? null

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: ADMIN_LIST.metaTitle,
    description: ADMIN_LIST.metaDescription,
    path: PATH,
    indexed: false,
  })

type Open = { dialog: 'form'; activity: AdminActivity | null } | { dialog: 'delete'; activity: AdminActivity } | null

/** The activities of the catalogue: search, create, edit, delete. */
export default function Activities({ loaderData }: Route.ComponentProps) {
  const { reading, search, category } = loaderData
  const [open, setOpen] = useState<Open>(null)
  const { refresh } = useRefresh()
  const client = useQueryClient()
  const { location: coming } = useNavigation()
  const close = () => setOpen(null)
  // This browser's cache of the catalogue is outdated.
  const changed = () => {
    forgetActivities(client)
    void refresh()
  }
  const { data } = reading
  const filtered = search !== '' || category !== null
  return (
    <AdminPage
      title={ADMIN_LIST.title}
      aside={data && ADMIN_LIST.total(data.count)}
      actions={
        <>
          <LinkButton to={`${PATH}/import`} variant="secondary">
            {ADMIN_LIST.import}
          </LinkButton>
          <Button
            icon={<Plus aria-hidden size={20} />}
            className="noscript:hidden"
            onClick={() => setOpen({ dialog: 'form', activity: null })}
          >
            {ADMIN_LIST.create}
          </Button>
        </>
      }
    >
      <ListFilters search={search} category={category} />
      <p role="status" className={filtered && data ? 'mt-3 text-sm text-ink-2' : 'sr-only'}>
        {data && filtered ? ADMIN_LIST.found(data.total) : ''}
      </p>
      <div aria-busy={coming?.pathname === PATH} className="mt-5 transition-opacity duration-160 aria-busy:opacity-60">
        {reading.error === null ? null : <LoadError message={reading.error} />}
        {data && data.activities.length > 0 ? (
          <ActivityTable
            activities={data.activities}
            onEdit={(activity) => setOpen({ dialog: 'form', activity })}
            onDelete={(activity) => setOpen({ dialog: 'delete', activity })}
          />
        ) : null}
        {data && data.activities.length === 0 ? (
          <EmptyState
            kind="empty"
            title={ADMIN_LIST.empty}
            action={
              filtered ? (
                <LinkButton to={PATH} variant="secondary">
                  {ADMIN_LIST.clear}
                </LinkButton>
              ) : null
            }
          >
            {filtered ? ADMIN_LIST.emptySearch : ADMIN_LIST.emptyAll}
          </EmptyState>
        ) : null}
        {data ? <ListPages page={data.page} pages={data.pages} /> : null}
      </div>
      {open?.dialog === 'form' ? (
        <ActivityForm key={open.activity?.id ?? 'new'} activity={open.activity} onClose={close} onSaved={changed} />
      ) : null}
      {open?.dialog === 'delete' ? <DeleteDialog activity={open.activity} onClose={close} onDeleted={changed} /> : null}
    </AdminPage>
  )
}
