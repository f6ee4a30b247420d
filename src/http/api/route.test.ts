import { HTTPException } from 'hono/http-exception'
import { expect, it } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { AppError } from '../../product/errors.ts'
import { createRoutes } from './route.ts'

const silent = createLog({ level: 'silent' })

/** Answer of a route whose handler throws this. */
async function answerTo(thrown: unknown, log = silent) {
  const routes = createRoutes()
  routes.use(async (c, next) => {
    c.set('log', log)
    c.set('requestId', 'r-1')
    await next()
  })
  routes.get('/', () => {
    throw thrown
  })
  const answer = await routes.request('/')
  return { status: answer.status, body: await answer.json() }
}

it.each([
  ['what a service expects', new AppError('not_yours'), 403, 'not_yours'],
  ['a body that is no JSON', new SyntaxError('Unexpected end of JSON input'), 400, 'malformed_json'],
  [
    'a form without its boundary',
    new HTTPException(400, { message: 'Malformed FormData request.' }),
    400,
    'invalid_input',
  ],
  ['a body of another type', new HTTPException(415), 415, 'unsupported_media'],
  ['a database that is down', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 503, 'unavailable'],
  ['a database that is stopping', Object.assign(new Error('terminating'), { code: '57P01' }), 503, 'unavailable'],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), 503, 'unavailable'],
  ['a body that broke off', Object.assign(new Error('aborted'), { code: 'ECONNRESET' }), 400, 'invalid_input'],
  ['a database that says nothing', Object.assign(new Error('silence'), { code: 'ETIMEDOUT' }), 503, 'unavailable'],
  ['a statement that took too long', Object.assign(new Error('canceling'), { code: '57014' }), 503, 'unavailable'],
  ['a disk that is full', Object.assign(new Error('could not extend file'), { code: '53100' }), 503, 'unavailable'],
  ['a store that says nothing', Object.assign(new Error('late'), { name: 'TimeoutError' }), 503, 'unavailable'],
  ['a row that is there already', Object.assign(new Error('duplicate key'), { code: '23505' }), 500, 'unexpected'],
  ['a mistake of ours', new TypeError('x is not a function'), 500, 'unexpected'],
])('answers %s with its code', async (_, thrown, status, code) => {
  const answer = await answerTo(thrown)
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ error: { code, requestId: 'r-1' } })
})

it('logs a body that broke off as what it is: nothing of ours failed', async () => {
  const lines: string[] = []
  const log = createLog({ level: 'warn', destination: { write: (line) => void lines.push(line) } })
  await answerTo(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }), log)
  expect(lines).toEqual([])
  await answerTo(new TypeError('x is not a function'), log)
  expect(lines).toHaveLength(1)
})

it.each([
  ['what is switched off', new AppError('google_unavailable'), '"level":40'],
  ['what failed', new AppError('google_unavailable', { cause: new Error('no discovery') }), '"level":50'],
])('logs %s at its level', async (_, thrown, level) => {
  const lines: string[] = []
  await answerTo(thrown, createLog({ level: 'warn', destination: { write: (line) => void lines.push(line) } }))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(level)
})

it('tells nobody the cause', async () => {
  const { body } = await answerTo(new Error('password of the database is secret'))
  expect(JSON.stringify(body)).not.toContain('secret')
})
