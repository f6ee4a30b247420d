import { queries } from './queries.ts'

/** All keys of the admin area begin with this. They stay in memory: nothing of them is stored. */
export const ADMIN = 'admin'

/** What was read is no longer true, or no longer for whoever is here: the next look asks the server. */
export function forgetAdminReadings(): void {
  queries.removeQueries({ queryKey: [ADMIN] })
}
