import { type KeyboardEvent, useId } from 'react'
import { Link } from 'react-router'
import { CategoryLine, PremiumBadge } from '../../../brand/badge.tsx'
import { SpriteIcon } from '../../../brand/icon-sprite.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { fetchOnIntent } from '../../../ui/use-later.ts'
import { truncateAtWord } from '../rules.ts'
import type { Activity } from '../schema.ts'
import { CATEGORY_KEYS } from '../taxonomy/rules.ts'
import { partOfSet } from '../texts.ts'
import { useActivityExtras } from './activity-extras.ts'
import { ActivityThumb, type Priority } from './activity-thumb.tsx'
import { loadActivityDialog } from './load-activity-dialog.ts'
import { useActivityLink } from './open-activity.ts'
import { prefetchPreview } from './prefetch-preview.ts'

export interface ActivityCardProps {
  activity: Activity
  layout: 'grid' | 'row'
  /** Rank of the title in the page. */
  level?: 2 | 3
  /** Among the first things seen. */
  priority?: Priority
  /** An example while it is being written: it opens no page, and the category may be missing. */
  example?: { readonly category: string | null }
}

const SIZES = {
  grid: '(width >= 80rem) 211px, (width >= 64rem) 19vw, (width >= 48rem) 30vw, 45vw',
  row: '(width >= 48rem) 180px, 150px',
}

/** A page and its key are one sheet; more are a fan. */
const SEVERAL_PAGES = 3

const intent = fetchOnIntent(loadActivityDialog)

/** An activity as a sheet on the desk. The title is the one control; it covers the whole card. */
export function ActivityCard({ activity, layout, level = 3, priority, example }: ActivityCardProps) {
  const Heading = `h${level}` as const
  const { CardCorner: Corner, CardFoot: Foot } = useActivityExtras() ?? {}
  const id = useId()
  const [premiumId, factsId] = [`${id}-premium`, `${id}-facts`]
  return (
    <article
      className="group relative flex h-full flex-col"
      onPointerEnter={(event) => {
        intent.onPointerEnter()
        if (event.pointerType === 'mouse') prefetchPreview(activity)
      }}
      onFocus={intent.onFocus}
    >
      <span
        data-cat={example?.category === null ? undefined : CATEGORY_KEYS[activity.category]}
        className={classNames('card-ground', activity.pageCount >= SEVERAL_PAGES && 'card-fan')}
      >
        <ActivityThumb activity={activity} sizes={SIZES[layout]} priority={priority} className="card-sheet w-full" />
      </span>
      {activity.isPremium ? (
        <span className="card-corners">
          <PremiumBadge sticker id={premiumId} />
        </span>
      ) : null}
      {example?.category === null ? null : (
        <CategoryLine slug={CATEGORY_KEYS[activity.category]} className="mt-3.5">
          {activity.category}
        </CategoryLine>
      )}
      <Heading className="mt-1 text-base/5.25 wrap-anywhere">
        {example ? (
          activity.title
        ) : (
          <OpenLink activity={activity} describedBy={activity.isPremium ? `${premiumId} ${factsId}` : factsId} />
        )}
      </Heading>
      {activity.plainTitle ? (
        <p className="mt-0.5 text-[0.8125rem]/4.5 font-medium wrap-anywhere">{activity.plainTitle}</p>
      ) : null}
      {activity.set ? <p className="mt-0.5 text-[0.8125rem]/4.5 text-ink-2">{partOfSet(activity.set)}</p> : null}
      <p
        className={classNames(
          'mt-1 text-[0.8125rem]/4.5 text-ink-2 text-pretty wrap-anywhere',
          layout === 'grid' && 'md:text-sm',
        )}
      >
        {truncateAtWord(activity.description)}
      </p>
      <p
        className={classNames(
          'mt-auto flex items-end justify-between gap-2 text-[0.875rem]/4.75 text-ink-3',
          layout === 'grid' ? 'pt-2.5' : 'pt-1.5',
        )}
      >
        <span id={factsId}>
          <span className="block">{activity.ageRange}</span> <span className="block">{activity.format}</span>
        </span>
        <SpriteIcon name="download" size={20} className="shrink-0 text-ink-2" />
      </p>
      {Corner && !example ? (
        <span className="card-corners">
          <Corner activity={activity} />
        </span>
      ) : null}
      {Foot && !example ? <Foot activity={activity} /> : null}
    </article>
  )
}

/** A link to the activity's page that, once the page is alive, opens the dialog instead and therefore is a button. */
function OpenLink({ activity, describedBy }: { activity: Activity; describedBy: string }) {
  return (
    <Link
      {...useActivityLink(activity)}
      ref={becomeButton}
      onKeyDown={pressWithSpace}
      aria-describedby={describedBy}
      draggable={false}
      className="card-link"
    >
      {activity.title}
    </Link>
  )
}

/** Written to the element: as a state it would render every card of the page a second time as soon as it is alive. */
function becomeButton(link: HTMLAnchorElement | null): void {
  link?.setAttribute('role', 'button')
  link?.setAttribute('aria-haspopup', 'dialog')
}

function pressWithSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
