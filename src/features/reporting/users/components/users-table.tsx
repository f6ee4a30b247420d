import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { PlanBadge } from '../../components/plan-badge.tsx'
import type { UserRow } from '../schema.ts'
import { USERS_TEXTS as texts } from '../texts.ts'

const head = 'px-4 py-3 text-left font-semibold text-ink-2 text-sm'

/** People as a table, on a phone as cards: user, plan, downloads of the day, id. */
export function UsersTable({ users }: { users: readonly UserRow[] }) {
  return (
    <table className="block w-full overflow-hidden rounded-2xl border border-line bg-paper lg:table lg:border-separate lg:border-spacing-0">
      <caption className="sr-only">{texts.title}</caption>
      <thead className="sr-only lg:not-sr-only lg:table-header-group">
        <tr className="bg-well">
          <th scope="col" className={head}>
            {texts.user}
          </th>
          <th scope="col" className={head}>
            {texts.plan}
          </th>
          <th scope="col" className={head}>
            {texts.downloads}
          </th>
          <th scope="col" className={head}>
            {texts.id}
          </th>
        </tr>
      </thead>
      <tbody className="block lg:table-row-group">
        {users.map((user) => (
          <Row key={user.id} {...user} />
        ))}
      </tbody>
    </table>
  )
}

const cell = 'block lg:table-cell lg:border-line lg:border-t lg:px-4 lg:py-3 lg:align-middle'

function Row({ id, name, email, plan, daily_used_downloads: used, daily_download_limit: limit }: UserRow) {
  return (
    <tr className="relative flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t px-4 py-4 first:border-t-0 hover:bg-brand-soft lg:table-row lg:h-18">
      <td className={`${cell} min-w-0 basis-full`}>
        {/* The whole row is the link: its hit area is the row's. */}
        <Link
          to={`/admin/users/${id}`}
          className="wrap-anywhere font-display font-semibold text-[1rem]/6 text-ink no-underline before:absolute before:inset-0 hover:underline"
        >
          {name}
        </Link>
        <span className="block break-all text-ink-3 text-sm">{email}</span>
      </td>
      <td className={cell}>
        <PlanBadge plan={plan} />
      </td>
      <td className={`${cell} whitespace-nowrap text-ink-2 tabular-nums`}>
        <span className="text-sm lg:hidden">{texts.downloads}: </span>
        <span aria-hidden="true" className="font-display text-[0.9375rem]">
          {texts.used(used, limit)}
        </span>
        <span className="sr-only">{texts.usedSpoken(used, limit)}</span>
      </td>
      <td className={`${cell} min-w-0 basis-full font-mono text-[0.8125rem]/5 text-ink-3`}>
        <span className="flex items-center gap-3 pr-7 lg:pr-0">
          <span className="block min-w-0 truncate lg:w-44" title={id}>
            {id}
          </span>
          <ChevronRight
            aria-hidden
            size={20}
            className="shrink-0 max-lg:absolute max-lg:top-1/2 max-lg:right-3 max-lg:-translate-y-1/2 lg:ml-auto"
          />
        </span>
      </td>
    </tr>
  )
}
