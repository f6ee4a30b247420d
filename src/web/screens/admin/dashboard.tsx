import { Link } from 'react-router'
import { CategoryChart } from '../../../features/reporting/components/category-chart.tsx'
import { DailyChart } from '../../../features/reporting/components/daily-chart.tsx'
import { RecentUsers, TopActivities } from '../../../features/reporting/components/dashboard-lists.tsx'
import { Panel } from '../../../features/reporting/components/panel.tsx'
import { StatTiles } from '../../../features/reporting/components/stat-tiles.tsx'
import type { Dashboard as DashboardData } from '../../../features/reporting/schema.ts'
import { REPORTING_TEXTS as texts } from '../../../features/reporting/texts.ts'
import { formatMoment } from '../../../platform/local-time.ts'
import { logContext, servicesContext } from '../../context.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/dashboard'
import { readAdmin, useCachedReading } from './cached-reading.ts'
import { adminOf } from './guard.ts'
import { AdminPage, LoadError, RefreshButton } from './page.tsx'
import { attempt } from './reading.ts'

export function loader({ context }: Route.LoaderArgs) {
  const admin = adminOf(context)
  return attempt(context.get(logContext), () => context.get(servicesContext).reporting.dashboard(admin))
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => readAdmin(request, serverLoader)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, description: texts.description, path: '/admin', indexed: false })

/** /admin: the counters, what is liked, who is new. */
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

function DashboardContent({ stats, perDay, perCategory, topActivities, recentUsers, openDisputes }: DashboardData) {
  return (
    <div className="grid gap-4 md:gap-5">
      <StatTiles stats={stats} />
      <p className={openDisputes > 0 ? 'font-semibold text-warn' : 'text-ink-2'}>
        {texts.disputes(openDisputes)}{' '}
        <Link to="/payment-monitoring" className="text-link">
          {texts.openPayments}
        </Link>
      </p>
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
