import type { Activity } from '../../catalogue/schema.ts'
import { startingIdOf } from '../../catalogue/seed/service.server.ts'
import type { Catalogue } from '../../catalogue/service.server.ts'
import type { ReadyBooklet } from './schema.ts'

/** Sheets of a booklet at least: with fewer, too much of it was taken off the site. */
const FEWEST_SHEETS = 3

/** A ready-made booklet with the sheets that are public. */
export interface ListedBooklet extends Omit<ReadyBooklet, 'sheets'> {
  readonly activities: readonly Activity[]
}

/** Our ready-made booklets (rule: ready-made booklets). Wired once, in start/services. */
export function createReadyBooklets({
  catalogue,
  booklets,
}: {
  catalogue: Pick<Catalogue, 'byIds'>
  booklets: readonly ReadyBooklet[]
}) {
  const withIds = booklets.map((booklet) => ({ ...booklet, ids: booklet.sheets.map(startingIdOf) }))

  async function listed(wanted: typeof withIds): Promise<ListedBooklet[]> {
    const found = await catalogue.byIds([...new Set(wanted.flatMap(({ ids }) => ids))])
    const byId = new Map(found.map((activity) => [activity.id, activity]))
    return wanted.flatMap(({ id, group, title, lead, ids }) => {
      const activities = ids.flatMap((one) => byId.get(one) ?? [])
      return activities.length < FEWEST_SHEETS ? [] : [{ id, group, title, lead, activities }]
    })
  }

  return {
    /** Those that have enough public sheets, in their order. */
    all: (): Promise<ListedBooklet[]> => listed(withIds),

    /** The one with this id, or null. */
    async byId(id: string): Promise<ListedBooklet | null> {
      const [one] = await listed(withIds.filter((booklet) => booklet.id === id))
      return one ?? null
    },
  }
}

export type ReadyBooklets = ReturnType<typeof createReadyBooklets>
