import { queries } from './queries.ts'

/** First key of every entry of the admin area. They stay in memory. */
export const ADMIN = 'admin'

/** Forgets what was read, after a change or another sign-in: the next reading asks the server. */
export function forgetAdminReadings(): void {
  queries.removeQueries({ queryKey: [ADMIN] })
}
