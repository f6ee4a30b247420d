import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { as, callApi } from './call-api.ts'

const read = as(z.object({ n: z.number() }))
const error = { code: 'not_yours', title: 'Não', description: 'É de outra pessoa' }
const answering =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status })

describe('a call of the API', () => {
  it.each([
    ['what was agreed', '{"n":1}', 200, { ok: true, data: { n: 1 } }],
    ['a success of another shape', '{"m":1}', 200, { ok: false, status: 200, refusal: null, content: { m: 1 } }],
    ['a success that is no JSON', '<p>', 200, { ok: false, status: 200, refusal: null, content: undefined }],
    ['a refusal', JSON.stringify({ error }), 403, { ok: false, status: 403, refusal: { ...error, issues: [] } }],
    ['a refusal that looks like data', '{"n":1}', 500, { ok: false, status: 500, refusal: null }],
    ['a page of a proxy', '<html>', 502, { ok: false, status: 502, refusal: null }],
    [
      'what is wrong with a field',
      JSON.stringify({ error: { ...error, issues: [{ path: 'email', message: 'Falta' }] } }),
      400,
      { ok: false, refusal: { issues: [{ path: 'email', message: 'Falta' }] } },
    ],
  ])('brings %s', async (_, body, status, expected) => {
    expect(await callApi('/x', { read, send: answering(body, status) })).toMatchObject(expected)
  })

  it('fails without a status where nothing answers, or too late', async () => {
    const none = { ok: false, status: null, refusal: null, content: null }
    const offline = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await callApi('/x', { read, send: offline })).toEqual({ ...none, cause: 'Failed to fetch' })
    const silent: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
    expect(await callApi('/x', { read, send: silent, timeoutMs: 5 })).toEqual({
      ...none,
      cause: expect.stringMatching(/./),
    })
    const left = new AbortController()
    const call = callApi('/x', { read, send: silent, signal: left.signal })
    left.abort('left')
    await expect(call).rejects.toBe('left')
  })

  it.each([
    [undefined, { method: 'GET' }],
    [{ a: 1 }, { method: 'POST', body: '{"a":1}', headers: { 'content-type': 'application/json' } }],
  ])('sends %j', async (body, expected) => {
    let sent: RequestInit | undefined
    const send: typeof fetch = async (_, init) => {
      sent = init
      return new Response('{"n":1}')
    }
    await callApi('/x', { read, send, ...(body && { body }) })
    expect(sent).toEqual(expected)
  })
})
