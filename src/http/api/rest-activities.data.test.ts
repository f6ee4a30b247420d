import { expect, test } from 'vitest'
import { SKILLS } from '../../../content/bncc/skills.ts'
import { insertActivity } from '../../../tests/factories/database.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import { createBncc } from '../../features/bncc/service.server.ts'
import { createCatalogue } from '../../features/catalogue/service.server.ts'
import { registerActivities } from './rest-activities.ts'
import { registerActivity } from './rest-activity.ts'
import { createRoutes } from './route.ts'

const { db } = await testDatabase()
const routes = createRoutes()
const catalogue = createCatalogue({ db })
registerActivities(routes, catalogue)
registerActivity(routes, { catalogue, bncc: createBncc({ db, skills: SKILLS }) })
const bee = await insertActivity(db, {
  title: 'Abelha',
  category: 'Matemática',
  level: 'facil',
  bncc: ['EF01MA06', 'EF99XX99'],
})
const gone = await insertActivity(db, { title: 'Abelha retirada', status: 'inativo' })

test.each([
  ['/activities', { total: 1, activities: [{ id: bee.id }] }],
  ['/activities?category=matematica&search=abelha&limit=45', { total: 1 }],
  ['/activities?category=Colorir', { total: 0, activities: [] }],
  ['/activities?offset=5', { total: 1, activities: [] }],
  ['/activities/suggestions?search=ab', { activities: [{ id: bee.id }] }],
  ['/activities/suggestions', { activities: [] }],
  ['/activities?level=facil&bncc=EF01MA06', { total: 1 }],
  ['/activities?level=medio', { total: 0 }],
  ['/activities/facets?search=abelha', { level: [{ value: 'facil', count: 1 }], theme: [] }],
  [`/activities/${bee.id}/skills`, { skills: [{ code: 'EF01MA06', field: 'Matemática' }] }],
  ['/activities/00000000-0000-4000-8000-000000000000/skills', { skills: [] }],
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
  ['/activities?level=Fácil', 400],
  ['/activities?bncc=EF1', 400],
  ['/activities/facets?goal=tudo', 400],
  ['/activities/facets?category=jogos', 400],
  ['/activities/nada/skills', 400],
  [`/activities?search=${'a'.repeat(501)}`, 400],
  ['/activities/nada', 400],
  [`/activities/${gone.id}`, 404],
  ['/activities/00000000-0000-4000-8000-000000000000', 404],
])('GET %s is refused with %i and a code', async (address, status) => {
  const answer = await routes.request(address)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ error: { code: status === 404 ? 'not_found' : 'invalid_input' } })
})
