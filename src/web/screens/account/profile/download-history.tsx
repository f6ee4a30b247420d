import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { CategoryLine } from '../../../../brand/badge.tsx'
import { ActivityThumb } from '../../../../features/catalogue/components/activity-thumb.tsx'
import type { Activity } from '../../../../features/catalogue/schema.ts'
import { CATEGORY_KEYS } from '../../../../features/catalogue/taxonomy/rules.ts'
import { eventsOf, type HistoryPage, type PastDownload } from '../../../../features/downloads/history/rules.ts'
import { HISTORY_TEXTS as texts } from '../../../../features/downloads/history/texts.ts'
import { longDate } from '../../../../platform/local-time.ts'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { useActivityAction } from '../../public/use-activity-action.tsx'
import { Card } from './card.tsx'

/** Id of the list, for the links of its pages. */
const ANCHOR = 'meus-downloads'

/** "Meus downloads": what was downloaded, newest first, to be downloaded again. */
export function DownloadHistory({ page }: { page: HistoryPage }) {
  const { onDownload, downloadBusy } = useActivityAction()
  const [asked, setAsked] = useState<number | null>(null)
  const again = (id: number, activity: Activity) => {
    setAsked(id)
    onDownload(activity)
  }
  return (
    <Card id={ANCHOR} title={texts.title}>
      {page.downloads.length === 0 ? (
        <EmptyState
          kind="empty"
          level={3}
          title={texts.emptyTitle}
          className="pt-8 pb-6"
          action={
            <LinkButton to="/activities" variant="secondary">
              {texts.browse}
            </LinkButton>
          }
        >
          {texts.empty}
        </EmptyState>
      ) : (
        <ul className="mt-4">
          {eventsOf(page.downloads).map((event) => {
            const rows = event.map((past) => (
              <Row key={past.id} past={past} busy={downloadBusy && asked === past.id} onAgain={again} />
            ))
            const [first] = event
            if (!first?.booklet) return rows
            return (
              <li key={first.id} className="border-line border-t pt-4">
                <p className="font-display font-semibold">{texts.booklet(event.length)}</p>
                <ul className="mt-2 ml-1 border-line border-l-4 pl-4 [&>li:first-child]:border-t-0">{rows}</ul>
              </li>
            )
          })}
        </ul>
      )}
      {page.newer || page.older ? (
        <nav aria-label={texts.pages} className="flex flex-wrap justify-between gap-2.5 border-line border-t pt-5">
          {page.newer ? (
            <PageLink to={page.newer} icon={<ChevronLeft aria-hidden size={20} />}>
              {texts.newer}
            </PageLink>
          ) : (
            <span />
          )}
          {page.older ? (
            <PageLink to={page.older} iconEnd={<ChevronRight aria-hidden size={20} />}>
              {texts.older}
            </PageLink>
          ) : null}
        </nav>
      ) : null}
    </Card>
  )
}

interface RowProps {
  past: PastDownload
  busy: boolean
  onAgain: (id: number, activity: Activity) => void
}

function Row({ past, busy, onAgain }: RowProps) {
  const { title, activity, downloadedAt } = past
  return (
    <li className="flex items-center gap-4 border-line border-t py-4">
      <ActivityThumb activity={past} sizes="48px" className="w-12 shrink-0 border border-line" />
      <div className="min-w-0 flex-1">
        <CategoryLine slug={CATEGORY_KEYS[past.category]}>{past.category}</CategoryLine>
        <p className="font-display font-semibold wrap-anywhere">
          {activity ? (
            <Link to={`/activities/${activity.slug}`} className="text-ink no-underline hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className="text-sm text-ink-2">
          <time dateTime={downloadedAt}>{longDate(new Date(downloadedAt))}</time>
          {activity ? null : ` · ${texts.retired}`}
        </p>
      </div>
      {activity ? (
        <Button
          variant="secondary"
          size="sm"
          icon={busy ? <Spinner size={18} /> : <Download aria-hidden size={18} />}
          aria-busy={busy || undefined}
          aria-label={texts.againNamed(title)}
          onClick={() => onAgain(past.id, activity)}
          className="min-w-11 noscript:hidden"
        >
          <span className="max-md:sr-only">{texts.again}</span>
        </Button>
      ) : null}
    </li>
  )
}

interface PageLinkProps {
  to: string
  icon?: React.ReactNode
  iconEnd?: React.ReactNode
  children: string
}

function PageLink({ to, ...rest }: PageLinkProps) {
  return <LinkButton to={`/profile?${to}#${ANCHOR}`} variant="secondary" size="sm" preventScrollReset {...rest} />
}
