import type { Services } from '../../web/context.ts'
import { registerAdminActivities } from './admin-activities.ts'
import { registerPaymentList } from './payment-tools.ts'
import { registerActivities } from './rest-activities.ts'
import { registerActivity } from './rest-activity.ts'
import { registerDownloads } from './rest-downloads.ts'
import { registerFavourites } from './rest-favourites.ts'
import { registerProfiles } from './rest-profiles.ts'
import { registerViewer } from './rest-viewer.ts'
import { createRoutes } from './route.ts'

/** `/rest/v1`: table reads and server procedures. */
export function restRoutes(
  services: Pick<
    Services,
    | 'accounts'
    | 'bncc'
    | 'booklets'
    | 'catalogue'
    | 'creations'
    | 'downloads'
    | 'variants'
    | 'editing'
    | 'favourites'
    | 'paymentMonitoring'
    | 'subscriptions'
  >,
) {
  const routes = createRoutes()
  registerActivities(routes, services.catalogue)
  registerActivity(routes, services)
  registerDownloads(routes, services)
  registerFavourites(routes, services.favourites)
  registerProfiles(routes, services.accounts.profiles)
  registerViewer(routes, services)
  registerAdminActivities(routes, services.editing)
  registerPaymentList(routes, services.paymentMonitoring)
  return routes
}
