import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { Session } from '../../features/accounts/schema.ts'
import type { Booklets } from '../../features/downloads/booklets/service.server.ts'
import type { Downloads } from '../../features/downloads/service.server.ts'
import { AppError } from '../../product/errors.ts'
import type { HttpEnv } from '../env.ts'
import { registerDownloads } from './rest-downloads.ts'
import { createRoutes } from './route.ts'

const ME = 'a1f8f6c2-7a55-4a57-9f7e-0b8a1e0f1a11'
const OTHER = 'c3f8f6c2-7a55-4a57-9f7e-0b8a1e0f1a33'
const ACTIVITY = 'b2f8f6c2-7a55-4a57-9f7e-0b8a1e0f1a22'
const UNKNOWN = 'd4f8f6c2-7a55-4a57-9f7e-0b8a1e0f1a44'
const SESSION = { userId: ME, name: 'Pessoa', email: 'p@example.com', isAdmin: false } as Session

const STATS = {
  plan: 'gratuito' as const,
  billing_period: null,
  daily_limit: 2,
  daily_used: 2,
  remaining_downloads: 0,
  can_download: false,
}
const REFUSAL = { success: false, message: 'não', daily_used: 2, remaining_downloads: 0, url: null }

const STATS_PATH = '/rpc/get_user_download_stats'
const REGISTER_PATH = '/rpc/register_download'

/** The routes with a signed-in person, over a service that records its calls. */
function routes(session: Session | null) {
  const asked: unknown[] = []
  const downloads: Downloads = {
    stats: async (who, activityId) => {
      asked.push(['stats', who.userId, activityId])
      return { ...STATS, can_download: activityId === ACTIVITY }
    },
    register: async (who, activityId) => {
      asked.push(['register', who.userId, activityId])
      if (activityId === UNKNOWN) throw new AppError('not_found')
      return REFUSAL
    },
    recipe: async (who, activityId) => {
      asked.push(['look', who?.userId ?? null, activityId])
      return { allowed: true, recipe: null }
    },
    grantedRecipe: async (who, activityId) => {
      asked.push(['recipe', who.userId, activityId])
      return null
    },
    openSigned: () => Promise.reject(new Error('not here')),
  }
  const rest = createRoutes()
  const elsewhere = { register: () => Promise.reject(new Error('not here')) }
  const booklets: Booklets = {
    sheets: async (who, activityIds) => {
      asked.push(['sheets', who?.userId ?? null, activityIds])
      return { sheets: [] }
    },
    cost: async (_, parts) => {
      asked.push(['cost', parts])
      return { counted: 0, new_ids: [], remaining_downloads: null, premium_ids: [] }
    },
    register: async (_, id, parts) => {
      asked.push(['booklet', id, parts])
      return { ...REFUSAL, counted: 0, remaining_downloads: 0, recipes: [], files: [] }
    },
  }
  registerDownloads(rest, { booklets, downloads, variants: elsewhere, creations: elsewhere })
  const app = new Hono<HttpEnv>()
  app.use(async (c, next) => {
    c.set('requestId', 'r1')
    c.set('session', session)
    await next()
  })
  app.route('/', rest)
  const post = (path: string, body: unknown) =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { post, get: (path: string) => app.request(path), asked, rest }
}

async function codeOf(response: Response): Promise<[number, unknown]> {
  const body = (await response.json()) as { error: { code: string } }
  return [response.status, body.error.code]
}

describe('the procedures', () => {
  it('answer with the stats', async () => {
    const { post } = routes(SESSION)
    const response = await post(STATS_PATH, { user_id: ME })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(await response.json()).toEqual(STATS)
  })

  it('pass on the activity the stats are asked for, and an id in capitals', async () => {
    const { post, asked } = routes(SESSION)
    const response = await post(STATS_PATH, { user_id: ME.toUpperCase(), activity_id: ACTIVITY })
    expect(await response.json()).toEqual({ ...STATS, can_download: true })
    expect(asked).toEqual([['stats', ME, ACTIVITY]])
  })

  it('answer 200 to a refusal by plan or limit', async () => {
    const { post, asked } = routes(SESSION)
    const response = await post(REGISTER_PATH, { user_id: ME, activity_id: ACTIVITY })
    expect([response.status, await response.json()]).toEqual([200, REFUSAL])
    expect(asked).toEqual([['register', ME, ACTIVITY]])
  })

  it('answer 404 to an unknown activity', async () => {
    const response = await routes(SESSION).post(REGISTER_PATH, { user_id: ME, activity_id: UNKNOWN })
    expect(await codeOf(response)).toEqual([404, 'not_found'])
  })

  it.each([STATS_PATH, REGISTER_PATH])('%s refuses what is not its own', async (path) => {
    const member = routes(SESSION)
    const visitor = routes(null)
    const body = { user_id: ME, activity_id: ACTIVITY }
    expect(await codeOf(await member.post(path, { ...body, user_id: OTHER }))).toEqual([403, 'not_yours'])
    expect(await codeOf(await visitor.post(path, body))).toEqual([401, 'not_signed_in'])
    expect(await codeOf(await visitor.post(path, { nonsense: true }))).toEqual([401, 'not_signed_in'])
    for (const wrong of [{}, [], null, { ...body, user_id: 'x' }, { ...body, activity_id: "' or 1=1" }]) {
      expect(await codeOf(await member.post(path, wrong))).toEqual([400, 'invalid_input'])
    }
    expect(await codeOf(await member.post(path, '{"user_id":'))).toEqual([400, 'malformed_json'])
    expect([...member.asked, ...visitor.asked]).toEqual([])
  })

  it('hand out a recipe for looking to visitors and members', async () => {
    for (const [session, userId] of [
      [null, null],
      [SESSION, ME],
    ] as const) {
      const { get, asked } = routes(session)
      const response = await get(`/activities/${ACTIVITY}/recipe`)
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      expect(asked).toEqual([['look', userId, ACTIVITY]])
      expect(await codeOf(await get("/activities/' or 1=1/recipe"))).toEqual([400, 'invalid_input'])
    }
  })

  it('hand out the sheets of a booklet for looking, forty at most', async () => {
    const { post, asked } = routes(null)
    const ask = (ids: unknown) => post('/rpc/get_booklet_sheets', { activity_ids: ids })
    const response = await ask([ACTIVITY, UNKNOWN])
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(asked).toEqual([['sheets', null, [ACTIVITY, UNKNOWN]]])
    for (const wrong of [[], ["' or 1=1"], ACTIVITY, Array.from({ length: 41 }, () => ACTIVITY), undefined])
      expect(await codeOf(await ask(wrong))).toEqual([400, 'invalid_input'])
  })

  it.each([
    ['its cost', '/rpc/get_booklet_cost', ['cost']],
    ['a booklet', '/rpc/register_booklet', ['booklet', UNKNOWN]],
  ])('take activities and created sheets for %s, forty at most', async (_, path, called) => {
    const { post, asked } = routes(SESSION)
    const kind = 'caca-palavras-proprio'
    const some = (count: number) => Array.from({ length: count }, () => ({ id: OTHER, kind }))
    const body = { user_id: ME, booklet_id: UNKNOWN, activity_ids: [ACTIVITY] }
    for (const [part, activityIds, creations] of [
      [{}, [ACTIVITY], []],
      [{ creations: some(1) }, [ACTIVITY], some(1)],
      [{ activity_ids: [], creations: some(40) }, [], some(40)],
    ] as const) {
      expect((await post(path, { ...body, ...part })).status).toBe(200)
      expect(asked.pop()).toEqual([...called, { activityIds, creations }])
    }
    for (const wrong of [
      { activity_ids: [] },
      { creations: some(40) },
      { activity_ids: [], creations: some(41) },
      { creations: [{ id: OTHER, kind: 'labirinto' }] },
      { creations: [{ id: "' or 1=1", kind }] },
      { creations: [{ kind }] },
      { creations: 'x' },
      { activity_ids: undefined, creations: some(1) },
    ])
      expect(await codeOf(await post(path, { ...body, ...wrong }))).toEqual([400, 'invalid_input'])
    expect(asked).toEqual([])
  })

  it('are in the OpenAPI document', () => {
    const { paths } = routes(null).rest.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 't', version: '1' } })
    expect(Object.keys(paths?.[STATS_PATH]?.post?.responses ?? {})).toEqual(['200', '400', '401', '403'])
    expect(Object.keys(paths?.[REGISTER_PATH]?.post?.responses ?? {})).toEqual(['200', '400', '401', '403', '404'])
  })
})
