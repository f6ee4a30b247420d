import type { Session } from '../../src/features/accounts/schema.ts'
import type { Recipe } from '../../src/features/catalogue/recipe/schema.ts'
import { createDownloads } from '../../src/features/downloads/service.server.ts'
import { createEntitlements } from '../../src/features/subscriptions/entitlement/service.server.ts'
import type { Database, Db } from '../../src/platform/db/pool.ts'
import type { Storage } from '../../src/platform/storage/storage.ts'
import { insertActivity, insertUser } from './database.ts'

export const NOON = new Date('2026-05-10T12:00:00.000Z')
/** Downloads a day beyond which no use is usual. */
export const CEILING = 4

/** Recipe of a drawn sheet. */
export const RECIPE: Recipe = {
  kind: 'labirinto-retangular',
  level: 'facil',
  seed: 7,
  pages: 1,
  color: true,
  title: 'Labirinto da Floresta',
  instructions: { facil: 'Ache o caminho.', medio: 'Ache o caminho.', desafio: 'Ache o caminho.' },
  school: false,
}

const noStorage = {} as Storage

/** Downloads on a test database, with people and sheets. */
export async function downloadingOn(database: Pick<Database, 'db'>) {
  const activity = async (columns: Parameters<typeof insertActivity>[1]): Promise<string> =>
    (await insertActivity(database.db, columns)).id
  const premiumSheet = await activity({ is_premium: true, recipe: JSON.stringify(RECIPE) })
  return {
    activity,
    premiumSheet,

    /** The service of one process, at a given moment. */
    service(now: Date = NOON, db: Db = database.db) {
      const clock = () => now
      const subscriptions = createEntitlements({ db, clock })
      return createDownloads({ db, subscriptions, storage: noStorage, secret: 's', clock, ceiling: CEILING })
    },

    async person(profile: Parameters<typeof insertUser>[1] = {}): Promise<Session> {
      const { id, name, email } = await insertUser(database.db, profile)
      return { userId: id, name, email, isAdmin: false } as Session
    },

    rowsOf: async (session: Session) =>
      (await database.db.selectFrom('downloads').selectAll().where('user_id', '=', session.userId).execute()).length,
  }
}
