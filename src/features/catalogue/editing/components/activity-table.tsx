import { Pencil, Trash2 } from 'lucide-react'
import { CategoryBadge, PremiumBadge } from '../../../../brand/badge.tsx'
import { formatMoment } from '../../../../platform/local-time.ts'
import { IconButton } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { ActivityThumb } from '../../components/activity-thumb.tsx'
import { CATEGORY_KEYS } from '../../taxonomy/rules.ts'
import { pageCount } from '../../texts.ts'
import type { AdminActivity } from '../schema.ts'
import { ADMIN_LIST } from '../texts.ts'

interface ActivityTableProps {
  activities: readonly AdminActivity[]
  onEdit: (activity: AdminActivity) => void
  onDelete: (activity: AdminActivity) => void
}

const tag =
  'inline-flex min-h-7 items-center rounded-tag bg-well px-2.5 text-[0.8125rem]/4.5 font-semibold text-ink-2 forced-colors:border'

const { columns } = ADMIN_LIST

/** The activities, a row each; under 1024 px every row is a card (DIRECTION: Tables). Explicit roles survive that. */
export function ActivityTable({ activities, onEdit, onDelete }: ActivityTableProps) {
  return (
    <div className="overflow-hidden rounded-2xl border border-line bg-paper">
      <table className="block w-full text-left lg:table">
        <thead className="sr-only lg:not-sr-only lg:table-header-group">
          <tr className="lg:bg-well lg:text-sm lg:text-ink-2">
            <th scope="col" className="lg:py-3.5 lg:pl-5 lg:font-semibold">
              {columns.activity}
            </th>
            <th scope="col" className="lg:px-4 lg:font-semibold">
              {columns.category}
            </th>
            <th scope="col" className="lg:px-4 lg:font-semibold">
              {columns.plan}
            </th>
            <th scope="col" className="lg:px-4">
              <span className="sr-only">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody className="block lg:table-row-group">
          {activities.map((activity) => (
            <ActivityRow key={activity.id} activity={activity} onEdit={onEdit} onDelete={onDelete} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ActivityRowProps extends Omit<ActivityTableProps, 'activities'> {
  activity: AdminActivity
}

function ActivityRow({ activity, onEdit, onDelete }: ActivityRowProps) {
  const { title, category, isPremium, status, publishAt } = activity
  return (
    <tr className="relative flex flex-wrap items-center gap-2 border-line border-t px-4 py-3 first:border-t-0 hover:bg-brand-soft lg:table-row lg:px-0 lg:first:border-t">
      <td className="basis-full lg:py-2 lg:pr-4 lg:pl-5">
        <span className="flex items-center gap-3.5">
          <ActivityThumb
            key={activity.imageUrl}
            activity={activity}
            sizes="52px"
            className="w-13 shrink-0 border border-line"
          />
          <span className="min-w-0">
            <span className="block font-display text-base/6 font-medium wrap-anywhere">{title}</span>
            <span className="block text-sm text-ink-3">
              {[activity.ageRange, activity.format, pageCount(activity.pageCount)].join(' · ')}
            </span>
          </span>
        </span>
      </td>
      <td className="lg:px-4">
        <CategoryBadge slug={CATEGORY_KEYS[category]}>{category}</CategoryBadge>
      </td>
      <td className="lg:px-4">
        <span className="flex flex-wrap items-center gap-2">
          {isPremium ? <PremiumBadge /> : <span className={tag}>{ADMIN_LIST.free}</span>}
          {publishAt ? (
            <span className="text-sm text-ink-2">
              <span className={classNames(tag, 'mr-1.5 bg-brand-soft! text-brand!')}>{ADMIN_LIST.scheduled}</span>
              {ADMIN_LIST.scheduledFor(formatMoment(publishAt))}
            </span>
          ) : status === 'inativo' ? (
            <span className={tag}>{ADMIN_LIST.inactive}</span>
          ) : null}
        </span>
      </td>
      <td className="ml-auto lg:pr-4 lg:text-right">
        <span className="inline-flex gap-1 noscript:hidden">
          <IconButton size="sm" label={ADMIN_LIST.edit(title)} onClick={() => onEdit(activity)}>
            <Pencil aria-hidden size={20} />
          </IconButton>
          <IconButton size="sm" label={ADMIN_LIST.remove(title)} onClick={() => onDelete(activity)}>
            <Trash2 aria-hidden size={20} className="text-ink-3" />
          </IconButton>
        </span>
      </td>
    </tr>
  )
}
