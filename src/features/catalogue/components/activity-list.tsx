import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { type CatalogueAddress, catalogueHref, hasFilters } from '../address/rules.ts'
import { FreeFirst } from '../free-first/components/free-first.tsx'
import type { FoundList } from '../list.service.server.ts'
import { PAGE_BUFFER, PAGE_MAX, PAGE_STEP } from '../rules.ts'
import type { Activity } from '../schema.ts'
import { ReadingNotes, WaysOn } from '../search/components/reading-notes.tsx'
import type { Way } from '../search/reading/ways.rules.ts'
import { FAILURE, LIST } from '../texts.ts'
import { ActivityGrid } from './activity-grid.tsx'
import { useNotedMiss } from './note-miss.ts'
import { useMoreActivities } from './use-more-activities.ts'

// One control whatever the state, so that the keyboard's focus stays on it.
const BUTTON_TEXTS = { idle: LIST.loadMore, loading: LIST.loading, failed: FAILURE.retry }

export interface ActivityListProps {
  address: CatalogueAddress
  /** The first step of the list, as the page's loader read it. */
  first: FoundList
  /** True for people who open every sheet: no free one has to be pointed out. */
  opensAll: boolean
  /** Tools for all that are shown, which may be a part of the list. */
  tools?: (activities: readonly Activity[], isPart: boolean) => ReactNode
}

/**
 * The filtered list (rule: list paging): 15 at first, further steps of 15 up to 45, by button or when its end comes
 * near. What is beyond is a page further; without JavaScript every step is.
 */
export function ActivityList({ address, first, opensAll, tools }: ActivityListProps) {
  const { activities, total, state, loadMore } = useMoreActivities(address, first)
  const skipped = (address.page - 1) * PAGE_STEP
  const missing = total - skipped - activities.length
  // Near matches begin here, counted from the first one shown.
  const nearAt = first.near ? Math.max(first.near.from - skipped, 0) : activities.length
  const [exact, near] = [activities.slice(0, nearAt), activities.slice(nearAt)]
  const id = useId()
  const canGrow = missing > 0 && activities.length < PAGE_MAX
  const list = useRef<HTMLDivElement>(null)
  // With filters, the filters make the list empty, not the search.
  useNotedMiss(hasFilters(address.filters) ? '' : address.search, first.total)
  useNearEnd(list, activities.length - PAGE_BUFFER, canGrow && state === 'idle', loadMore)

  if (total === 0)
    return (
      <>
        <ReadingNotes address={address} list={first} />
        <NothingFound address={address} ways={first.reading?.ways ?? []} />
      </>
    )
  // No sheet has what was searched for: the message and the links come first, the count is that of the near matches.
  const isNone = nearAt === 0 && (first.reading?.missing.length ?? 0) > 0
  const count = (
    <p className="flex flex-wrap items-center gap-x-4 text-ink-2">
      {LIST.showing(activities.length, total)}
      {skipped > 0 ? (
        <Link to={catalogueHref({ ...address, page: 1 })} className="text-link inline-flex min-h-11 items-center">
          {LIST.firstPage}
        </Link>
      ) : null}
    </p>
  )
  return (
    <div ref={list}>
      <ReadingNotes address={address} list={first} />
      {isNone ? null : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {count}
          {tools?.(activities, missing > 0 || skipped > 0)}
        </div>
      )}
      <WaysOn ways={first.reading?.ways ?? []} className="mt-4" />
      {first.free && !opensAll ? <FreeFirst address={address} activities={first.activities} free={first.free} /> : null}
      {exact.length > 0 ? (
        <div className="mt-5">
          <ActivityGrid activities={exact} level={2} priorityCount={4} />
        </div>
      ) : null}
      {near.length > 0 ? (
        <section aria-labelledby={`${id}-near`} className={exact.length > 0 ? 'mt-10' : isNone ? 'mt-7' : 'mt-5'}>
          <div className="mb-4">
            <h2 id={`${id}-near`} className="text-xl">
              {LIST.near}
            </h2>
            {isNone ? count : null}
          </div>
          <ActivityGrid
            activities={near}
            first={exact.length}
            level={3}
            priorityCount={Math.max(4 - exact.length, 0)}
          />
        </section>
      ) : null}
      <div className="mt-10 flex flex-col items-center gap-3 text-center">
        {state === 'failed' ? <p role="alert">{FAILURE.title}</p> : null}
        {canGrow ? (
          <LinkButton
            variant="secondary"
            to={catalogueHref({ ...address, page: address.page + 1 })}
            aria-busy={state === 'loading' || undefined}
            icon={state === 'loading' ? <Spinner /> : undefined}
            onClick={(event) => {
              event.preventDefault()
              loadMore()
            }}
          >
            {BUTTON_TEXTS[state]}
          </LinkButton>
        ) : null}
        {missing > 0 && !canGrow ? (
          <LinkButton variant="secondary" to={catalogueHref({ ...address, page: address.page + PAGE_MAX / PAGE_STEP })}>
            {LIST.nextPage}
          </LinkButton>
        ) : null}
        {activities.length === total && total > PAGE_STEP ? <p className="text-ink-2">{LIST.complete}</p> : null}
      </div>
    </div>
  )
}

/**
 * Replaces an empty list. 'Limpar' in the filter bar takes filters off; a search within a category or filters can be
 * made over everything, and leads on to sheets to create, a request and related links (rule: ways on).
 */
function NothingFound({ address, ways }: { address: CatalogueAddress; ways: readonly Way[] }) {
  const { filters, search, category } = address
  const isNarrow = category !== null || hasFilters(filters)
  return (
    <EmptyState
      kind="empty"
      title={LIST.emptyTitle}
      action={
        <div className="flex flex-col items-center gap-6">
          {search !== '' && isNarrow ? (
            <LinkButton variant="secondary" to={catalogueHref({ search })} replace>
              {LIST.searchAll(search)}
            </LinkButton>
          ) : null}
          <WaysOn ways={ways} className="[&_ul]:justify-center" />
          {hasFilters(filters) ? null : (
            <LinkButton variant="secondary" to={catalogueHref()} replace>
              {LIST.everything}
            </LinkButton>
          )}
        </div>
      }
    >
      {LIST.emptyDescription}
    </EmptyState>
  )
}

/** However far a jump leads, what was passed counts as having come near. */
const EVERYTHING_ABOVE = '10000000px 0px 0px 0px'

/** Calls `onNear` once the card with this index nears the viewport, or is above it. */
function useNearEnd(list: React.RefObject<HTMLElement | null>, index: number, enabled: boolean, onNear: () => void) {
  const near = useRef(onNear)
  useEffect(() => {
    near.current = onNear
  })
  useEffect(() => {
    const sentinel = enabled ? list.current?.querySelector(`[data-activity="${index}"]`) : null
    if (!sentinel) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) near.current()
      },
      { rootMargin: EVERYTHING_ABOVE },
    )
    observer.observe(sentinel)
    return () => observer.disconnect()
  }, [list, index, enabled])
}
