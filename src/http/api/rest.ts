import type { Services } from '../../web/context.ts'
import { registerAdminActivities } from './admin-activities.ts'
import { registerPaymentList } from './payment-tools.ts'
import { registerActivities } from './rest-activities.ts'
import { registerDownloads } from './rest-downloads.ts'
import { registerProfiles } from './rest-profiles.ts'
import { createDoor } from './route.ts'

/** `/rest/v1`: table reads and server procedures. */
export function restDoor(
  services: Pick<Services, 'accounts' | 'catalogue' | 'downloads' | 'editing' | 'paymentMonitoring'>,
) {
  const door = createDoor()
  registerActivities(door, services.catalogue)
  registerDownloads(door, services.downloads)
  registerProfiles(door, services.accounts.profiles)
  registerAdminActivities(door, services.editing)
  registerPaymentList(door, services.paymentMonitoring)
  return door
}
