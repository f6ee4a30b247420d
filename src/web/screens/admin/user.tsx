import { ArrowLeft } from 'lucide-react'
import { data, Link } from 'react-router'
import { AuditList } from '../../../features/audit/components/audit-list.tsx'
import { Nothing, Panel } from '../../../features/reporting/components/panel.tsx'
import { AccountActions, PlanActions } from '../../../features/reporting/users/components/user-actions.tsx'
import {
  AccountPanel,
  HistoryPanel,
  PaymentsPanel,
  PlanPanel,
  SubscriptionsPanel,
} from '../../../features/reporting/users/components/user-panels.tsx'
import { USER_TEXTS as texts } from '../../../features/reporting/users/person.texts.ts'
import type { UserDetail } from '../../../features/reporting/users/schema.ts'
import { USERS_TEXTS } from '../../../features/reporting/users/texts.ts'
import { PaymentActions } from '../../../features/subscriptions/staff-refund/components/refund-action.tsx'
import { methodName } from '../../../features/subscriptions/texts.ts'
import { dateKey } from '../../../platform/time.ts'
import { AppError } from '../../../product/errors.ts'
import { Pager } from '../../../ui/pager.tsx'
import { logContext, servicesContext } from '../../context.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/user'
import { readAdmin, useCachedReading } from './cached-reading.ts'
import { adminOf } from './guard.ts'
import { AdminPage, LoadError, RefreshButton, useRefresh } from './page.tsx'
import { attempt } from './reading.ts'

/** The oldest download shown so far, from the address; what is no id is the first page. */
function placeOf(request: Request): number | undefined {
  const after = Number(new URL(request.url).searchParams.get('after'))
  return Number.isSafeInteger(after) && after > 0 ? after : undefined
}

export function loader({ context, params, request }: Route.LoaderArgs) {
  const admin = adminOf(context)
  const { adminUsers } = context.get(servicesContext)
  return attempt(context.get(logContext), async () => {
    const after = placeOf(request)
    const user = await adminUsers.detail(admin, params.id, after).catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'not_found' ? data(null, { status: 404 }) : error
    })
    return { user, isStart: after === undefined, today: dateKey(new Date()) }
  })
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => readAdmin(request, serverLoader)

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData?.data?.user.name ?? USERS_TEXTS.title,
    description: texts.description,
    path: `/admin/users/${params.id}`,
    indexed: false,
  })

/** /admin/users/<id>: what support needs to know about one person, and what it can do. */
export default function User({ loaderData }: Route.ComponentProps) {
  useCachedReading(loaderData)
  const name = loaderData.data?.user.name
  return (
    <AdminPage title={name ?? USERS_TEXTS.title} actions={<RefreshButton />}>
      <Link to="/admin/users" className="text-link -mt-3 mb-4 inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden size={18} />
        {texts.back}
      </Link>
      {loaderData.data ? <Person {...loaderData.data} /> : <LoadError message={loaderData.error} />}
    </AdminPage>
  )
}

function Person({ user, isStart, today }: { user: UserDetail; isStart: boolean; today: string }) {
  const { refresh } = useRefresh()
  const here = `/admin/users/${user.id}`
  const onChanged = () => void refresh()
  return (
    <div className="grid items-start gap-4 md:gap-5 xl:grid-cols-2">
      <PlanPanel user={user}>
        <PlanActions user={user} today={today} onChanged={onChanged} />
      </PlanPanel>
      <AccountPanel user={user}>
        <AccountActions user={user} onChanged={onChanged} />
      </AccountPanel>
      <HistoryPanel user={user}>
        <Pager
          label={texts.historyPaging}
          back={{ to: isStart ? null : here, label: texts.newest }}
          forth={{
            to: user.downloads.next === null ? null : `${here}?after=${user.downloads.next}`,
            label: texts.older,
          }}
        />
      </HistoryPanel>
      <div className="grid gap-4 md:gap-5">
        <PaymentsPanel
          payments={user.payments}
          methodOf={({ method, renews }) => methodName({ method, type: renews ? 'subscription' : 'one_time' })}
          action={(payment) => <PaymentActions person={user} payment={payment} onChanged={onChanged} />}
        />
        <SubscriptionsPanel subscriptions={user.subscriptions} />
      </div>
      <Panel title={texts.audit} className="xl:col-span-2">
        {user.audit.length === 0 ? (
          <Nothing>{texts.noAudit}</Nothing>
        ) : (
          <AuditList entries={user.audit} namesSubject={false} />
        )}
      </Panel>
    </div>
  )
}
