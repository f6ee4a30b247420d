import { ActivityGrid } from '../../../features/catalogue/components/activity-grid.tsx'
import type { Activity } from '../../../features/catalogue/schema.ts'
import { PutAll } from '../../../features/classroom/caderno/components/put-all.tsx'
import { listHref } from '../../../features/favourites/address.rules.ts'
import { ItemTools } from '../../../features/favourites/components/item-tools.tsx'
import { ListSharing } from '../../../features/favourites/components/list-sharing.tsx'
import { ListSettings, NewList } from '../../../features/favourites/components/list-tools.tsx'
import type { OwnList } from '../../../features/favourites/schema.ts'
import { FAVOURITES, LISTS } from '../../../features/favourites/texts.ts'
import { countSheets } from '../../../product/count-sheets.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PillLink } from '../../../ui/pill-link.tsx'
import { useRootData } from '../../root-data.ts'
import { NothingSaved } from './nothing-saved.tsx'

interface OwnListsProps {
  readonly lists: readonly OwnList[]
  /** The one shown; null before the first heart. */
  readonly list: OwnList | null
  /** Those in it. */
  readonly activities: readonly Activity[]
}

/** A member's lists: a link to each, the chosen one with its tools, and the form for another. */
export function OwnLists({ lists, list, activities }: OwnListsProps) {
  const root = useRootData()
  const named = lists.filter(({ isDefault }) => !isDefault)
  return (
    <>
      {lists.length > 1 ? (
        <nav aria-label={LISTS.title} className="mt-6 print:hidden">
          <ul className="flex flex-wrap gap-2">
            {lists.map(({ id, name, count }) => (
              <li key={id} className="max-w-full">
                <PillLink to={listHref(id)} current={id === list?.id}>
                  <span className="truncate">{name}</span>
                  <span>{count}</span>
                </PillLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {list ? (
        <section className="mt-8">
          {list.isDefault ? (
            // The page's heading is its name already.
            <h2 className="text-xl">{countSheets(list.count)}</h2>
          ) : (
            <>
              <h2 className="text-xl wrap-anywhere md:text-2xl">{list.name}</h2>
              <p className="mt-1 text-ink-2">{countSheets(list.count)}</p>
            </>
          )}
          <div className="mt-3 mb-6 grid gap-2 print:hidden">
            <PutAll activities={activities} isPremiumUser={root?.isPremiumUser ?? false} />
            <ListSharing list={list} activities={activities} siteOrigin={root?.site.origin ?? ''} />
            {list.isDefault ? null : (
              <ListSettings
                key={list.id}
                list={list}
                index={named.findIndex(({ id }) => id === list.id)}
                count={named.length}
              />
            )}
          </div>
          {activities.length > 0 ? (
            <ActivityGrid
              activities={activities}
              level={3}
              priorityCount={2}
              below={(activity, index) => (
                <ItemTools
                  activity={activity}
                  index={index}
                  count={activities.length}
                  others={lists.filter(({ id }) => id !== list.id)}
                />
              )}
            />
          ) : list.isDefault ? (
            <NothingSaved />
          ) : (
            <EmptyState kind="empty" level={3} title={FAVOURITES.noneInList}>
              {FAVOURITES.noneInListHint}
            </EmptyState>
          )}
        </section>
      ) : (
        <NothingSaved />
      )}
      <section className="mt-12 print:hidden">
        <h2 className="mb-3 text-xl">{LISTS.create}</h2>
        {/* Another form once a list was made: its field is empty again. */}
        <NewList key={lists.length} />
      </section>
    </>
  )
}
