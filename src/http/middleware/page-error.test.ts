import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import type { HttpEnv } from '../env.ts'
import { answerPageError } from './page-error.ts'

const app = new Hono<HttpEnv>()
app.onError(answerPageError)
app.use(async (c, next) => {
  c.set('log', createLog({ level: 'silent' }))
  return next()
})
app.all('*', (c) => {
  throw c.req.path.endsWith('away') ? Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }) : new Error('odd')
})
const get = (path: string, accept: string) => app.request(path, { headers: { accept } })

test('a page that fails is a page to read, in Portuguese, without a script', async () => {
  const answer = await get('/profile/away', 'text/html,*/*')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  const page = await answer.text()
  expect(page).toContain('<h1>Serviço indisponível</h1>')
  expect(page).not.toContain('<script')
  expect((await get('/profile', 'text/html')).status).toBe(500)
})

test.each([
  ['/rest/v1/away', 'text/html'],
  ['/profile.data/away', '*/*'],
])('a program gets JSON: %s as %s', async (path, accept) => {
  const answer = await get(path, accept)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ error: { code: 'unavailable' } })
})
