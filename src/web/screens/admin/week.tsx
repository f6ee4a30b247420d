import { Link } from 'react-router'
import { Needs } from '../../../features/reporting/alarms/components/needs.tsx'
import { needsOf } from '../../../features/reporting/alarms/texts.ts'
import { ContentCalendar } from '../../../features/reporting/calendar/components/content-calendar.tsx'
import { CALENDAR_TEXTS } from '../../../features/reporting/calendar/texts.ts'
import { Nothing, Panel } from '../../../features/reporting/components/panel.tsx'
import { REPORTING_TEXTS } from '../../../features/reporting/texts.ts'
import { WeekTable } from '../../../features/reporting/week/components/week-table.tsx'
import type { Week } from '../../../features/reporting/week/service.server.ts'
import { WEEK_TEXTS as texts } from '../../../features/reporting/week/texts.ts'
import { formatPrice } from '../../../features/subscriptions/plans/rules.ts'
import { formatDay, formatMoment } from '../../../platform/local-time.ts'
import { logContext, servicesContext } from '../../context.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/week'
import { readAdmin, useCachedReading } from './cached-reading.ts'
import { adminOf } from './guard.ts'
import { AdminPage, LoadError, RefreshButton } from './page.tsx'
import { attempt } from './reading.ts'

export function loader({ context }: Route.LoaderArgs) {
  const admin = adminOf(context)
  const { week, topics } = context.get(servicesContext)
  return attempt(context.get(logContext), async () => {
    const [read, listed] = await Promise.all([week.read(admin), topics.listed()])
    const names = new Map(listed.flatMap(({ group, slug, title }) => (group === 'kinds' ? [[slug, title]] : [])))
    const kinds = read.kinds.map(({ kind, downloads }) => ({
      name: kind === null ? texts.uploaded : (names.get(kind) ?? kind.replaceAll('-', ' ')),
      downloads,
    }))
    return { ...read, kinds }
  })
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => readAdmin(request, serverLoader)

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { ...texts, indexed: false })

/** /admin/week: seven days in numbers (rule: daily counts). */
export default function WeekScreen({ loaderData }: Route.ComponentProps) {
  useCachedReading(loaderData)
  return (
    <AdminPage
      title={texts.title}
      aside={loaderData.data ? REPORTING_TEXTS.readAt(formatMoment(loaderData.data.readAt)) : null}
      actions={loaderData.data ? <RefreshButton /> : null}
    >
      {loaderData.data ? <WeekContent {...loaderData.data} /> : <LoadError message={loaderData.error} />}
    </AdminPage>
  )
}

type Shown = Omit<Week, 'kinds'> & { readonly kinds: readonly { name: string; downloads: number }[] }

function WeekContent({
  days,
  rows,
  subscribers,
  recurringCents,
  kept,
  alarms,
  kinds,
  waiting,
  misses,
  broad,
  calendar,
}: Shown) {
  return (
    <div className="grid gap-4 md:gap-5">
      <Alarms alarms={alarms} />
      <div className="grid items-start gap-4 md:gap-5 lg:grid-cols-2">
        <Panel title={texts.money}>
          <p className="font-display font-semibold text-2xl">
            {formatPrice(recurringCents)} <span className="font-normal text-base text-ink-2">{texts.perMonth}</span>
          </p>
          <p className="mt-2">{texts.subscribers(subscribers)}</p>
          <p className="mt-2 text-ink-3 text-sm">{texts.moneyNote}</p>
          <h3 className="mt-5 text-base">{texts.churn}</h3>
          {kept.churn === null ? (
            <p className="mt-1 text-ink-2">{texts.noChurn}</p>
          ) : (
            <p className="mt-1">
              <span className="font-display font-semibold text-2xl">{texts.percent(kept.churn)}</span>{' '}
              {texts.lost(kept.lost, kept.before)}
            </p>
          )}
        </Panel>
        <Panel title={texts.waiting}>
          <p>
            {texts.requests(waiting.requests)}.{' '}
            {waiting.oldestRequest ? texts.oldest(formatDay(waiting.oldestRequest)) : null}
          </p>
          <p className="mt-2">{texts.messages(waiting.messages)}</p>
          {waiting.refusedMailboxes > 0 ? (
            <p className="mt-2">{texts.refusedMailboxes(waiting.refusedMailboxes)}</p>
          ) : null}
          <Link to="/admin/requests" className="text-link mt-2 inline-flex min-h-11 items-center">
            {texts.openRequests}
          </Link>
        </Panel>
      </div>
      <Panel title={texts.table}>
        <WeekTable days={days} rows={rows} />
        <p className="mt-4 text-ink-3 text-sm">{texts.note}</p>
      </Panel>
      <Panel title={CALENDAR_TEXTS.title}>
        <ContentCalendar weeks={calendar} />
      </Panel>
      <div className="grid items-start gap-4 md:gap-5 lg:grid-cols-3">
        <Panel title={texts.kinds}>
          <Ranking empty={texts.noKinds} rows={kinds.map(({ name, downloads }) => [name, downloads])} />
        </Panel>
        <Panel title={texts.misses}>
          <Ranking empty={texts.noMisses} rows={misses.map(({ text, times }) => [text, times])} />
          <p className="mt-3 text-ink-3 text-sm">{texts.missesNote}</p>
        </Panel>
        <Panel title={texts.broad}>
          <Ranking empty={texts.noBroad} rows={broad.map(({ text, times }) => [text, times])} />
          <p className="mt-3 text-ink-3 text-sm">{texts.missesNote}</p>
        </Panel>
      </div>
    </div>
  )
}

/** Readings above their limits, or a line that there are none. */
function Alarms({ alarms }: Pick<Week, 'alarms'>) {
  return (
    <Panel title={texts.alarms}>
      {alarms.length === 0 ? <p className="text-ink-2">{texts.noAlarms}</p> : <Needs needs={needsOf(alarms)} />}
    </Panel>
  )
}

/** Names with a number each, largest first. */
function Ranking({ rows, empty }: { rows: readonly (readonly [string, number])[]; empty: string }) {
  if (rows.length === 0) return <Nothing>{empty}</Nothing>
  return (
    <ol>
      {rows.map(([name, count]) => (
        <li key={name} className="flex justify-between gap-4 border-line border-t py-1.5 first:border-t-0">
          <span className="wrap-anywhere">{name}</span>
          <span className="font-semibold tabular-nums">{count.toLocaleString('pt-BR')}</span>
        </li>
      ))}
    </ol>
  )
}
