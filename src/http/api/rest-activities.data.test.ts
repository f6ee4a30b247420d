import { expect, test } from 'vitest'
import { insertActivity } from '../../../tests/factories/database.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import { createCatalogue } from '../../features/catalogue/service.server.ts'
import { registerActivities } from './rest-activities.ts'
import { createRoutes } from './route.ts'

const { db } = await testDatabase()
const routes = createRoutes()
registerActivities(routes, createCatalogue({ db }))
const bee = await insertActivity(db, { title: 'Abelha', category: 'Matemática' })
const gone = await insertActivity(db, { title: 'Abelha retirada', status: 'inativo' })

test.each([
  ['/activities', { total: 1, activities: [{ id: bee.id }] }],
  ['/activities?category=matematica&search=abelha&limit=45', { total: 1 }],
  ['/activities?category=Colorir', { total: 0, activities: [] }],
  ['/activities?offset=5', { total: 1, activities: [] }],
  ['/activities/suggestions?search=ab', { activities: [{ id: bee.id }] }],
  ['/activities/suggestions', { activities: [] }],
  [`/activities/${bee.id}`, { id: bee.id, hasFile: true }],
])('GET %s', async (address, expected) => {
  const answer = await routes.request(address)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject(expected)
})

test.each([
  ['/activities?limit=46', 400],
  ['/activities?limit=0', 400],
  ['/activities?offset=-1', 400],
  ['/activities?offset=abc', 400],
  ['/activities?category=jogos', 400],
  ['/activities?sort=newest', 400],
  [`/activities?search=${'a'.repeat(501)}`, 400],
  ['/activities/nada', 400],
  [`/activities/${gone.id}`, 404],
  ['/activities/00000000-0000-4000-8000-000000000000', 404],
])('GET %s is refused with %i and a code', async (address, status) => {
  const answer = await routes.request(address)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ error: { code: status === 404 ? 'not_found' : 'invalid_input' } })
})
