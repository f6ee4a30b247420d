import { Form, Link, useSubmit } from 'react-router'
import { z } from 'zod'
import { AuditList } from '../../../features/audit/components/audit-list.tsx'
import { type AuditPage, auditQuerySchema } from '../../../features/audit/schema.ts'
import { ACTION_LABELS, AUDIT_TEXTS as texts } from '../../../features/audit/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterSelect } from '../../../ui/filter-select.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { logContext, servicesContext } from '../../context.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/audit'
import { readAdmin, useCachedReading } from './cached-reading.ts'
import { adminOf } from './guard.ts'
import { AdminPage, LoadError, RefreshButton } from './page.tsx'
import { attempt } from './reading.ts'

/** Unknown values in the address are ignored. */
const addressSchema = z.object({
  after: auditQuerySchema.shape.after.catch(undefined),
  action: auditQuerySchema.shape.action.catch(undefined),
  actor: auditQuerySchema.shape.actor.catch(undefined),
})

export function loader({ context, request }: Route.LoaderArgs) {
  const admin = adminOf(context)
  const address = addressSchema.parse(Object.fromEntries(new URL(request.url).searchParams))
  const { audit } = context.get(servicesContext)
  return attempt(context.get(logContext), async () => {
    const [page, actors] = await Promise.all([audit.list(admin, address), audit.actors(admin)])
    return {
      page,
      actors,
      action: address.action ?? '',
      actor: address.actor ?? '',
      isStart: address.after === undefined,
    }
  })
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => readAdmin(request, serverLoader)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, description: texts.description, path: '/admin/audit', indexed: false })

/** /admin/audit: everything administrators changed. */
export default function AuditLog({ loaderData }: Route.ComponentProps) {
  useCachedReading(loaderData)
  return (
    <AdminPage title={texts.title} aside={texts.intro} actions={<RefreshButton />}>
      {loaderData.data ? <Log {...loaderData.data} /> : <LoadError message={loaderData.error} />}
    </AdminPage>
  )
}

interface LogProps {
  page: AuditPage
  actors: readonly { id: string; name: string }[]
  action: string
  actor: string
  isStart: boolean
}

function Log({ page, actors, action, actor, isStart }: LogProps) {
  const addressOf = (fields: Record<string, string>) => {
    const query = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''))
    return query.size > 0 ? `/admin/audit?${query}` : '/admin/audit'
  }
  return (
    <>
      <Filter actors={actors} action={action} actor={actor} />
      <div className="mt-5">
        {page.entries.length > 0 ? (
          <AuditList entries={page.entries} />
        ) : (
          <EmptyState kind="empty" title={texts.empty}>
            {texts.emptyHint}
          </EmptyState>
        )}
      </div>
      <Pager
        label={texts.paging}
        back={{ to: isStart ? null : addressOf({ action, actor }), label: texts.newest }}
        forth={{
          to: page.next === null ? null : addressOf({ action, actor, after: String(page.next) }),
          label: texts.older,
        }}
      />
    </>
  )
}

/** By action and by person: a form that is an address. */
function Filter({ actors, action, actor }: Pick<LogProps, 'actors' | 'action' | 'actor'>) {
  const submit = useSubmit()
  const apply = ({ form }: HTMLSelectElement) => void submit(form)
  return (
    <Form className="flex flex-wrap items-center gap-3">
      <FilterSelect
        name="action"
        label={texts.action}
        hideLabel
        value={action}
        every={texts.everyAction}
        options={Object.entries(ACTION_LABELS)}
        onChoose={apply}
      />
      <FilterSelect
        name="actor"
        label={texts.actor}
        hideLabel
        value={actor}
        every={texts.everybody}
        options={actors.map(({ id, name }) => [id, name])}
        onChoose={apply}
      />
      <span className="hidden noscript:block">
        <Button type="submit" variant="secondary" size="sm">
          {texts.apply}
        </Button>
      </span>
      {action !== '' || actor !== '' ? (
        <Link to="/admin/audit" className="text-link inline-flex min-h-11 items-center">
          {texts.clear}
        </Link>
      ) : null}
    </Form>
  )
}
