import { Link } from 'react-router'
import { Needs } from '../../../features/reporting/alarms/components/needs.tsx'
import { NEEDS_TEXTS, needsOf } from '../../../features/reporting/alarms/texts.ts'
import { CategoryChart } from '../../../features/reporting/components/category-chart.tsx'
import { DailyChart } from '../../../features/reporting/components/daily-chart.tsx'
import { RecentUsers, TopActivities } from '../../../features/reporting/components/dashboard-lists.tsx'
import { Panel } from '../../../features/reporting/components/panel.tsx'
import { StatTiles } from '../../../features/reporting/components/stat-tiles.tsx'
import type { Dashboard as DashboardData } from '../../../features/reporting/schema.ts'
import { REPORTING_TEXTS as texts } from '../../../features/reporting/texts.ts'
import type { Needs as WeekNeeds } from '../../../features/reporting/week/service.server.ts'
import { Received } from '../../../features/subscriptions/sales/components/received.tsx'
import { monthOf } from '../../../features/subscriptions/sales/rules.ts'
import { formatMoment } from '../../../platform/local-time.ts'
import { dateKey, systemClock } from '../../../platform/time.ts'
import { logContext, servicesContext } from '../../context.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/dashboard'
import { readAdmin, useCachedReading } from './cached-reading.ts'
import { adminOf } from './guard.ts'
import { AdminPage, LoadError, RefreshButton } from './page.tsx'
import { attempt } from './reading.ts'

export function loader({ context }: Route.LoaderArgs) {
  const admin = adminOf(context)
  const { reporting, week, sales } = context.get(servicesContext)
  const month = monthOf(dateKey(systemClock()))
  return attempt(context.get(logContext), async () => {
    const [dashboard, needs, receivedCents] = await Promise.all([
      reporting.dashboard(admin),
      week.needs(admin),
      sales.received(admin, month),
    ])
    return { ...dashboard, ...needs, month, receivedCents }
  })
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => readAdmin(request, serverLoader)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, description: texts.description, path: '/admin', indexed: false })

/** /admin: what needs somebody, the counters, what is liked, who is new. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  useCachedReading(loaderData)
  return (
    <AdminPage
      title={texts.title}
      aside={loaderData.data ? texts.readAt(formatMoment(loaderData.data.readAt)) : null}
      actions={loaderData.data ? <RefreshButton /> : null}
    >
      {loaderData.data ? <DashboardContent {...loaderData.data} /> : <LoadError message={loaderData.error} />}
    </AdminPage>
  )
}

type Shown = DashboardData & WeekNeeds & { readonly month: string; readonly receivedCents: number }

function DashboardContent({ stats, perDay, perCategory, topActivities, recentUsers, ...now }: Shown) {
  const needs = needsOf(now.alarms, now.waiting)
  return (
    <div className="grid gap-4 md:gap-5">
      {needs.length > 0 ? (
        <Panel title={NEEDS_TEXTS.title}>
          <Needs needs={needs} />
        </Panel>
      ) : null}
      <Received month={now.month} cents={now.receivedCents}>
        <Link to="/payment-monitoring" className="text-link inline-flex min-h-11 items-center whitespace-nowrap">
          {texts.openPayments}
        </Link>
      </Received>
      <StatTiles stats={stats} />
      <Panel title={texts.perDay} note={texts.perDaySpan}>
        <DailyChart days={perDay} />
      </Panel>
      <div className="grid items-start gap-4 md:gap-5 lg:grid-cols-2">
        <Panel title={texts.top}>
          <TopActivities activities={topActivities} />
        </Panel>
        <Panel title={texts.recent}>
          <RecentUsers users={recentUsers} />
        </Panel>
        <Panel title={texts.perCategory} note={texts.perCategorySpan} className="lg:col-span-2">
          <CategoryChart categories={perCategory} />
        </Panel>
      </div>
    </div>
  )
}
