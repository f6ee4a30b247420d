import { randomUUID } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import { insertAcceptance } from '../../src/features/accounts/terms/data.server.ts'
import type { Db } from '../../src/platform/db/pool.ts'
import type { DB } from '../../src/platform/db/types.gen.ts'

type Profile = Selectable<DB['profiles']>
type Activity = Selectable<DB['activities']>

/**
 * A registered user: a row of auth_users and one of profiles, on the free plan, with a unique address.
 * @param overrides columns of profiles, and the role; `id`, `name` and `email` go to both rows
 */
export async function insertUser(
  db: Db,
  overrides: Partial<Insertable<DB['profiles']>> & { role?: 'user' | 'admin' } = {},
): Promise<Profile> {
  const { role = 'user', ...profile } = overrides
  const id = profile.id ?? randomUUID()
  const person = { id, name: profile.name ?? 'Pessoa de Teste', email: profile.email ?? `pessoa-${id}@example.com` }
  await db
    .insertInto('auth_users')
    .values({ ...person, email_verified: true, role })
    .execute()
  await insertAcceptance(db, id)
  return db
    .insertInto('profiles')
    .values({ terms_accepted: true, ...profile, ...person })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * An activity of the public catalogue: free, active, with a file.
 * @param overrides columns of activities; the slug, image and file follow the id unless given
 */
export function insertActivity(db: Db, overrides: Partial<Insertable<DB['activities']>> = {}): Promise<Activity> {
  const id = overrides.id ?? randomUUID()
  const slug = overrides.slug ?? `atividade-${id}`
  return db
    .insertInto('activities')
    .values({
      id,
      slug,
      title: 'Labirinto da Floresta',
      description: 'Um labirinto para encontrar o caminho de casa.',
      category: 'Labirinto',
      image_url: `/storage/v1/object/public/activities/thumbnails/${slug}-360.webp`,
      file_url: `/storage/v1/object/activities/activities/${slug}.pdf`,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
