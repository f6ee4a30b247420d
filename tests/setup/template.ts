/** The database every test database is a copy of. */
export const TEMPLATE = 'template_migrated'

/** The same server, another database. */
export function databaseUrl(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}
