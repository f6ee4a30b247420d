import { queries } from './queries.ts'

/** All keys of the admin area begin with this. They stay in memory: nothing of them is stored. */
export const ADMIN = 'admin'

/** Forgets what was read, after a change or another sign-in: the next reading asks the server. */
export function forgetAdminReadings(): void {
  queries.removeQueries({ queryKey: [ADMIN] })
}
