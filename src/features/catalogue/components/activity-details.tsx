import { Cake, Download, FileText, Palette, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { CategoryBadge, PremiumBadge } from '../../../brand/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { PageStrip } from '../pages/components/page-strip.tsx'
import { pictureText } from '../picture-text/rules.ts'
import type { Activity } from '../schema.ts'
import { CATEGORY_KEYS } from '../taxonomy/rules.ts'
import { DIALOG, pageCount, partOfSet } from '../texts.ts'
import { setHref } from '../topics/address.rules.ts'
import { useActivityExtras } from './activity-extras.ts'
import { ActivityThumb } from './activity-thumb.tsx'

export interface ActivityAction {
  /** Scheme and host of the site: a printed sheet carries its address. */
  siteOrigin: string
  /** True if the user may open premium activities. */
  isPremiumUser: boolean
  /** Starts the download flow; it also answers visitors and premium-only activities. */
  onDownload: (activity: Activity) => void
  downloadBusy: boolean
  /** Content that a dialog adds below the facts after it has opened. */
  late: (activity: Activity) => ReactNode
  /** A page of the answer key for who looks: `blurred`, or clear for a person to whom the sheet was granted. */
  answerKey: (activity: Activity, page: number, blurred: ReactNode) => ReactNode
  /** Under the button of a sheet that may be downloaded. */
  note: (activity: Activity) => ReactNode
  /** Further actions on a sheet, under its button. */
  more: (activity: Activity, picture: ReactNode) => ReactNode
}

export interface ActivityDetailsProps extends ActivityAction {
  activity: Activity
  /** The heading: a dialog's title or a page's h1. */
  title: ReactNode
  /** Of the description, for the dialog that is described by it. */
  descriptionId?: string
  /** Below the facts. */
  children?: ReactNode
}

/** Sheet and facts of an activity, in two columns from 768 px on; the action stays in view. */
export function ActivityDetails({
  activity,
  title,
  descriptionId,
  siteOrigin,
  children,
  ...action
}: ActivityDetailsProps) {
  const slug = CATEGORY_KEYS[activity.category]
  const Extras = useActivityExtras()?.Actions
  const picture = <ActivityThumb activity={activity} priority="first" alt={pictureText(activity)} />
  return (
    <div
      data-cat={slug}
      data-print="sheet"
      className="md:grid md:grid-cols-2 lg:grid-cols-[minmax(0,492fr)_minmax(0,468fr)]"
    >
      <div className="flex justify-center bg-(--c-soft) px-8 pt-5 pb-3 short:py-4 md:p-8 lg:px-12 lg:py-10">
        <PageStrip
          activity={activity}
          answerKey={action.answerKey}
          className="w-54 self-start short:w-32 md:sticky md:top-8 md:w-full md:max-w-99"
        >
          {picture}
        </PageStrip>
      </div>
      <div className="flex min-w-0 flex-col px-5 pt-4 md:px-8 md:pt-16 lg:px-10">
        <p className="flex flex-wrap gap-2 print:hidden">
          <CategoryBadge slug={slug}>{activity.category}</CategoryBadge>
          {activity.isPremium ? <PremiumBadge /> : null}
        </p>
        <div className="mt-3 wrap-anywhere">{title}</div>
        {activity.plainTitle ? (
          <p className="mt-1 font-medium wrap-anywhere print:hidden">{activity.plainTitle}</p>
        ) : null}
        {activity.set ? (
          <p className="mt-1 print:hidden">
            <Link to={setHref(activity.set)} className="text-link inline-flex min-h-11 items-center">
              {partOfSet(activity.set)}
            </Link>
          </p>
        ) : null}
        <p className="hidden print:block">
          {siteOrigin}
          {href('/activities/:slug', { slug: activity.slug })}
          <br />
          {DIALOG.printed}
        </p>
        <p id={descriptionId} className="mt-2 print:hidden text-base whitespace-pre-line text-ink-2 wrap-anywhere">
          {activity.description}
        </p>
        {Extras ? <Extras activity={activity} /> : null}
        <dl className="mt-4 flex flex-wrap print:hidden border-line border-y md:mt-6 md:block md:border-b-0">
          <Fact icon={<Cake aria-hidden size={22} />} name={DIALOG.age} value={activity.ageRange} />
          <Fact icon={<Palette aria-hidden size={22} />} name={DIALOG.format} value={activity.format} />
          <Fact icon={<FileText aria-hidden size={22} />} name={DIALOG.pages} value={pageCount(activity.pageCount)} />
        </dl>
        {children}
        {/* Its upper edge shows that what it covers goes on under it. */}
        <div className="sticky low:static bottom-0 print:hidden mt-auto -mx-5 border-line border-t bg-paper px-5 pt-3 md:-mx-8 md:px-8 lg:-mx-10 lg:px-10 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:pt-5 md:pb-6">
          <DownloadButton activity={activity} {...action} />
          {action.more(activity, picture)}
          {activity.isPremium && !action.isPremiumUser ? null : action.note(activity)}
          <PostedDownload activity={activity} isPremiumUser={action.isPremiumUser} />
        </div>
      </div>
    </div>
  )
}

function Fact({ icon, name, value }: { icon: ReactNode; name: string; value: string }) {
  return (
    <div className="grow border-line py-2.5 not-first:border-l not-first:pl-3 not-last:pr-3 md:flex md:items-center md:border-b md:py-3 md:not-first:border-l-0 md:not-first:pl-0">
      <dt className="text-[0.875rem]/4.75 text-ink-2 md:flex md:w-35.5 md:items-center md:gap-3 md:text-base/6">
        <span className="hidden md:block">{icon}</span>
        {name}
      </dt>
      <dd className="font-semibold text-base/6 whitespace-nowrap">{value}</dd>
    </div>
  )
}

function DownloadButton({
  activity,
  isPremiumUser,
  onDownload,
  downloadBusy,
}: Omit<ActivityAction, 'siteOrigin'> & { activity: Activity }) {
  const locked = activity.isPremium && !isPremiumUser
  return (
    <Button
      block
      size="lg"
      className="noscript:hidden"
      variant={locked ? 'star' : 'primary'}
      busy={downloadBusy}
      busyLabel={DIALOG.busy}
      icon={locked ? <Star aria-hidden size={20} fill="currentColor" /> : <Download aria-hidden size={22} />}
      onClick={() => onDownload(activity)}
    >
      {locked ? DIALOG.premiumOnly : DIALOG.download}
    </Button>
  )
}

/** Without JavaScript the same button posts, and the answer leads to the file (rule: without JavaScript). */
function PostedDownload({ activity, isPremiumUser }: { activity: Activity; isPremiumUser: boolean }) {
  const locked = activity.isPremium && !isPremiumUser
  return (
    <form method="post" action={href('/activities/:slug', { slug: activity.slug })} className="hidden noscript:block">
      <Button
        type="submit"
        block
        size="lg"
        variant={locked ? 'star' : 'primary'}
        icon={locked ? <Star aria-hidden size={20} fill="currentColor" /> : <Download aria-hidden size={22} />}
      >
        {locked ? DIALOG.premiumOnly : DIALOG.download}
      </Button>
    </form>
  )
}
