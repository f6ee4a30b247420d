import { ActivityGrid } from '../../../features/catalogue/components/activity-grid.tsx'
import { knownAmong } from '../../../features/catalogue/components/cached-catalogue.ts'
import { savedStore } from '../../../features/favourites/components/saved-store.ts'
import { FAVOURITES } from '../../../features/favourites/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { queries } from '../../client/queries.ts'

interface UnreadableProps {
  /** Where what was saved is. */
  readonly on: 'device' | 'account'
  readonly onRetry: () => void
}

/** Without an answer of the server: says that nothing is lost, and shows what this browser still knows of it. */
export function Unreadable({ on, onRetry }: UnreadableProps) {
  const known = knownAmong(queries, savedStore.ids())
  return (
    <>
      <div role="alert">
        <EmptyState
          kind="error"
          title={FAVOURITES.unreadable}
          action={<Button onClick={onRetry}>{FAVOURITES.retry}</Button>}
          className="py-10"
        >
          {FAVOURITES.unreadableHint[on]}
        </EmptyState>
      </div>
      {known.length > 0 ? (
        <section>
          <h2 className="mb-4 text-xl">{FAVOURITES.known}</h2>
          <ActivityGrid activities={known} level={3} priorityCount={0} />
        </section>
      ) : null}
    </>
  )
}
