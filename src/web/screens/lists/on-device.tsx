import { withNext } from '../../../features/accounts/next/rules.ts'
import { ActivityGrid } from '../../../features/catalogue/components/activity-grid.tsx'
import { PutAll } from '../../../features/classroom/caderno/components/put-all.tsx'
import { DeviceFavourites } from '../../../features/favourites/components/device-favourites.tsx'
import { FAVOURITES } from '../../../features/favourites/texts.ts'
import { countSheets } from '../../../product/count-sheets.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { NothingSaved } from './nothing-saved.tsx'
import { Unreadable } from './unreadable.tsx'

/** A visitor's saved activities on this device, with a link to an account. */
export function OnDevice() {
  return (
    <>
      <p className="mt-4 hidden noscript:block">{FAVOURITES.withoutScript}</p>
      <AccountLinks className="hidden noscript:flex" />
      <DeviceFavourites none={<NothingSaved />} unreadable={(retry) => <Unreadable on="device" onRetry={retry} />}>
        {(activities) => (
          <section className="mt-8">
            <h2 className="text-xl">{countSheets(activities.length)}</h2>
            <div className="mt-3 mb-4">
              <PutAll activities={activities} isPremiumUser={false} />
            </div>
            <ActivityGrid activities={activities} level={3} priorityCount={2} />
            <p className="mt-10 max-w-text text-ink-2">{FAVOURITES.onDevice}</p>
            <AccountLinks className="flex" />
          </section>
        )}
      </DeviceFavourites>
    </>
  )
}

function AccountLinks({ className }: { className: string }) {
  return (
    <p className={`mt-4 flex-wrap gap-3 ${className}`}>
      <LinkButton size="sm" variant="secondary" to={withNext('/register', FAVOURITES.path)}>
        {FAVOURITES.register}
      </LinkButton>
      <LinkButton size="sm" variant="quiet" to={withNext('/login', FAVOURITES.path)}>
        {FAVOURITES.signIn}
      </LinkButton>
    </p>
  )
}
