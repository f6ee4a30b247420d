import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { insertActivity, insertUser } from '../../../tests/factories/database.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import { transaction } from '../../platform/db/pool.ts'
import type { AdminSession } from '../accounts/schema.ts'
import { createAudit } from './service.server.ts'

const { db } = await testDatabase()
const audit = createAudit({ db, clock: () => new Date('2026-05-10T12:00:00.000Z') })

async function admin(name: string): Promise<AdminSession> {
  const { id, email } = await insertUser(db, { role: 'admin', name })
  return { userId: id, name, email, isAdmin: true } as AdminSession
}

const change = (actor: AdminSession, subjectId: string, action = 'user.premium_granted') => ({
  actorId: actor.userId,
  action,
  subjectType: action.split('.')[0] ?? '',
  subjectId,
  summary: 'Premium concedido até 10/06/2026',
  details: { before: { plan: 'gratuito' }, after: { plan: 'premium' }, reason: 'Cortesia para Marina' },
})

it('lists what was recorded, newest first, page by page, filtered', async () => {
  const [ana, bia] = [await admin('Ana'), await admin('Bia')]
  const person = await insertUser(db, { name: 'Marina' })
  const activity = await insertActivity(db, { title: 'Urso' })
  for (let i = 0; i < 5; i++) await audit.record(change(ana, person.id))
  await audit.record(change(bia, activity.id, 'activity.deleted'))
  await audit.record(change(bia, 'lote-1', 'activity.imported'))

  const first = await audit.list(ana, { limit: 3 })
  expect(first.entries.map(({ actor, subjectName, action }) => [actor?.name, subjectName, action])).toEqual([
    ['Bia', null, 'activity.imported'],
    ['Bia', 'Urso', 'activity.deleted'],
    ['Ana', 'Marina', 'user.premium_granted'],
  ])
  const rest = await audit.list(ana, { after: first.next ?? 0 })
  expect(rest.entries).toHaveLength(4)
  expect(rest.next).toBeNull()
  expect((await audit.list(ana, { action: 'activity.deleted' })).entries).toHaveLength(1)
  expect((await audit.list(ana, { actor: bia.userId })).entries).toHaveLength(2)
  expect((await audit.list(ana, { subjectType: 'user', subjectId: person.id })).entries).toHaveLength(5)
  expect((await audit.actors(ana)).map(({ name }) => name)).toEqual(['Ana', 'Bia'])
})

it('is written with the change, or not at all', async () => {
  const ana = await admin('Carla')
  const id = randomUUID()
  await expect(
    transaction(db, async (trx) => {
      await audit.record(change(ana, id), { transaction: trx })
      throw new Error('the change failed')
    }),
  ).rejects.toThrow('the change failed')
  expect((await audit.list(ana, { subjectType: 'user', subjectId: id })).entries).toEqual([])
})

it('keeps nothing that names a person once their account is gone', async () => {
  const ana = await admin('Dora')
  const person = await insertUser(db, { name: 'Marina Alves', email: 'marina@exemplo.com.br' })
  await audit.record({
    ...change(ana, person.id),
    summary: 'Premium para marina@exemplo.com.br',
    details: { ...change(ana, person.id).details, email: person.email },
  })
  await db.deleteFrom('auth_users').where('id', '=', person.id).execute()
  const rows = await db.selectFrom('audit_log').selectAll().where('subject_id', '=', person.id).execute()
  expect(rows).toMatchObject([{ details: { before: { plan: 'gratuito' }, after: { plan: 'premium' } } }])
  expect(JSON.stringify(rows)).not.toMatch(/marina/i)

  // An administrator's account may be deleted too.
  await db.deleteFrom('auth_users').where('id', '=', ana.userId).execute()
  const [entry] = (await audit.list(ana, { subjectType: 'user', subjectId: person.id })).entries
  expect(entry).toMatchObject({ actor: null, subjectName: null })
})

it.each([
  ['no action', { action: 'granted' }],
  ['no subject', { subjectId: '' }],
])('refuses an entry with %s', async (_name, wrong) => {
  const ana = await admin('Eva')
  await expect(audit.record({ ...change(ana, 'x'), ...wrong })).rejects.toThrow()
})
