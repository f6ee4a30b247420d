import { describe, expect, it } from 'vitest'
import { RequestLimitError } from '../../../platform/browser/request-gate.ts'
import { downloadCalls } from './download-calls.ts'

const STATS = {
  plan: 'gratuito',
  billing_period: null,
  daily_limit: 2,
  daily_used: 0,
  remaining_downloads: 2,
  can_download: true,
}
const USER = 'a1f8f6c2-7a55-4a57-9f7e-0b8a1e0f1a11'
const ACTIVITY = 'b2f8f6c2-7a55-4a57-9f7e-0b8a1e0f1a22'

function answering(answer: Response | Error) {
  const asked: { url: string; init: RequestInit | undefined }[] = []
  const send: typeof fetch = async (url, init) => {
    asked.push({ url: String(url), init })
    if (answer instanceof Error) throw answer
    return answer
  }
  return { send, asked }
}

/** A response that breaks off after its first bytes. */
function brokenOff(): Response {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"plan":')),
    pull: (controller) => controller.error(new TypeError('network error')),
  })
  return new Response(body)
}

describe('the procedures', () => {
  it('send both ids and read the stats', async () => {
    const { send, asked } = answering(Response.json(STATS))
    await expect(downloadCalls(send).stats(USER, ACTIVITY)).resolves.toEqual(STATS)
    expect(asked[0]?.url).toBe('/rest/v1/rpc/get_user_download_stats')
    expect(asked[0]?.init).toMatchObject({
      method: 'POST',
      body: JSON.stringify({ user_id: USER, activity_id: ACTIVITY }),
    })
    expect(asked[0]?.init?.signal).toBeInstanceOf(AbortSignal)
  })

  it('register a download', async () => {
    const reply = { success: true, message: 'ok', daily_used: 1, remaining_downloads: 1, url: '/x' }
    const { send, asked } = answering(Response.json(reply))
    await expect(downloadCalls(send).register(USER, ACTIVITY)).resolves.toEqual(reply)
    expect(asked[0]?.url).toBe('/rest/v1/rpc/register_download')
  })

  it.each([
    ['no network', new TypeError('Failed to fetch'), 'failed'],
    ['a timeout', new DOMException('timed out', 'TimeoutError'), 'failed'],
    ['a server error', Response.json({}, { status: 500 }), 'failed'],
    ['too many calls', Response.json({}, { status: 429 }), 'too_fast'],
    ['too many calls of this page', new RequestLimitError('database'), 'too_fast'],
    ['no session', Response.json({}, { status: 401 }), 'signed_out'],
    ["another person's id", Response.json({}, { status: 403 }), 'failed'],
    ['an answer that breaks off', brokenOff(), 'failed'],
    ['an answer that is no JSON', new Response('<!doctype html>'), 'invalid'],
    ['an empty answer', new Response(''), 'invalid'],
    ['another shape', Response.json({ ...STATS, can_download: 'yes' }), 'invalid'],
  ])('%s', async (_name, answer, kind) => {
    const { send } = answering(answer)
    await expect(downloadCalls(send).stats(USER, ACTIVITY)).rejects.toMatchObject({ name: 'CallFailure', kind })
  })
})

it('says how long to wait after too many calls', async () => {
  const { send } = answering(Response.json({}, { status: 429, headers: { 'retry-after': '17' } }))
  await expect(downloadCalls(send).register(USER, ACTIVITY)).rejects.toMatchObject({ waitS: 17 })
})

it('fetches a recipe for looking', async () => {
  const { send, asked } = answering(Response.json({ allowed: true, recipe: null }))
  await expect(downloadCalls(send).recipe(ACTIVITY)).resolves.toEqual({ allowed: true, recipe: null })
  expect(asked[0]).toMatchObject({ url: `/rest/v1/activities/${ACTIVITY}/recipe`, init: { method: 'GET' } })
})

describe('the file', () => {
  it('comes as a blob', async () => {
    const { send } = answering(new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }))
    const blob = await downloadCalls(send).file('/signed')
    expect([await blob.text(), blob.type]).toEqual(['%PDF-1.7', 'application/pdf'])
  })

  it.each([
    ['no network', new TypeError('Failed to fetch')],
    ['a refused signature', Response.json({}, { status: 403 })],
    ['a file that is gone', Response.json({}, { status: 404 })],
    ['a file that breaks off', brokenOff()],
    ['an empty file', new Response('')],
  ])('%s fails', async (_name, answer) => {
    const { send } = answering(answer)
    await expect(downloadCalls(send).file('/signed')).rejects.toMatchObject({ name: 'CallFailure', kind: 'failed' })
  })
})
