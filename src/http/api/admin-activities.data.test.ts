import { describe, expect, test } from 'vitest'
import { insertActivity } from '../../../tests/factories/database.ts'
import { editingRoutes, UNKNOWN } from '../../../tests/factories/editing.ts'
import type { Session } from '../../features/accounts/schema.ts'

const { db, admin, routesFor, routes, post, patch, remove, created } = await editingRoutes()

describe('who may', () => {
  test.each([
    [null, 401],
    [{ ...admin, isAdmin: false } as unknown as Session, 403],
  ])('nobody but administrators', async (session, status) => {
    const closed = routesFor(session)
    const answers = [
      await closed.request('/admin/activities'),
      await closed.request(`/admin/activities/${UNKNOWN}/file`),
      await post({}, closed),
      await patch(UNKNOWN, {}, closed),
      await remove(UNKNOWN, closed),
    ]
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status))
  })
})

describe('the list', () => {
  test('shows every status, newest first, by page; a page that is no more is the last one', async () => {
    for (let i = 0; i < 21; i++) {
      await insertActivity(db, {
        title: `Folha ${i}`,
        status: i % 2 ? 'inativo' : 'ativo',
        created_at: new Date(2026, 0, 1 + i),
      })
    }
    const first = await (await routes.request('/admin/activities')).json()
    expect(first).toMatchObject({ total: 21, page: 1, pages: 2 })
    expect(first.activities.slice(0, 2)).toMatchObject([
      { title: 'Folha 20', status: 'ativo' },
      { title: 'Folha 19', status: 'inativo' },
    ])
    expect(first.activities).toHaveLength(20)
    expect(await (await routes.request('/admin/activities?page=9')).json()).toMatchObject({
      page: 2,
      activities: [{ title: 'Folha 0' }],
    })
  })

  test.each([
    ['search=LABIRINTO', 1],
    ['search=camaleao', 1],
    ['search=%25', 0],
    ['search=%C2%B4', 0],
    ['category=Colorir', 1],
    // A near match: the word is in its tags.
    ['category=Colorir&search=labirinto', 1],
    ['category=Tracejar&search=labirinto', 0],
    ['search=xilofone', 0],
  ])('?%s finds %i', async (query, total) => {
    await insertActivity(db, { title: 'Labirinto', description: 'Um caminho.' })
    await insertActivity(db, { title: 'Pintar', description: 'Um camaleão.', category: 'Colorir', tags: ['labirinto'] })
    expect(await (await routes.request(`/admin/activities?${query}`)).json()).toMatchObject({ total })
  })

  test('the file of any activity can be looked at', async () => {
    const activity = await created({ status: 'inativo' })
    const answer = await routes.request(`/admin/activities/${activity.id}/file`)
    expect(await answer.text()).toBe('conteúdo')
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect((await routes.request(`/admin/activities/${UNKNOWN}/file`)).status).toBe(404)
  })
})
