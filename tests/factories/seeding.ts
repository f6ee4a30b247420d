import type { createStartingCatalogue, ImportOptions } from '../../src/features/catalogue/seed/service.server.ts'

/** Imports what is missing and waits for all of it. */
export async function importMissing(
  { bringIn }: Pick<ReturnType<typeof createStartingCatalogue>, 'bringIn'>,
  options: Omit<ImportOptions, 'opening'> = {},
): Promise<{ readonly imported: number }> {
  return (await bringIn(options)).finished
}
