import { type IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { KNOWN } from '../../../tests/factories/known-requests.ts'
import { visitOf } from '../visit.ts'
import { kindOf, roomFor } from './load-shedding.ts'

describe('what a request is worth', () => {
  const member = { cookie: 'session=abc.signed' }
  const forged = { cookie: 'session=abc.forged' }
  test.each([
    ['GET', '/healthz', {}, null],
    ['GET', '/metrics', {}, null],
    ['POST', '/functions/v1/mercadopago-webhook?data.id=1&type=payment', {}, null],
    ['POST', '/functions/v1/upload', member, 'changing'],
    ['POST', '/auth/v1/sign-in/email', {}, 'changing'],
    ['POST', '/rest/v1/rpc/register_download', member, 'changing'],
    ['GET', '/profile', member, 'reading'],
    ['GET', '/', member, 'reading'],
    ['GET', '/rest/v1/activities/suggestions?q=gato', {}, 'reading'],
    ['GET', '/storage/v1/object/sign/activities/activities/a.pdf', {}, 'visitor'],
    ['GET', '/storage/v1/object/sign/activities/activities/a.pdf', member, 'reading'],
    ['GET', '/', {}, 'visitor'],
    ['HEAD', '/activities?search=gato', { cookie: 'theme=dark' }, 'visitor'],
    ['GET', '/storage/v1/object/public/activities/thumbnails/a.webp', member, 'visitor'],
    ['GET', '/assets/root-abc.js', member, 'file'],
    ['GET', '/favicon.svg?v=2', {}, 'file'],
    ['GET', '/criar/cracha.webp', {}, 'file'],
    ['GET', '/criar/cracha.webp', member, 'file'],
    ['GET', '/sitemap-2.xml', {}, 'visitor'],
    ['GET', '/robots.txt', {}, 'visitor'],
    ['GET', '/__manifest?paths=%2F%2C%2Fabout&version=1', {}, 'visitor'],
    ['GET', '/__manifest?paths=%2F%2C%2Fabout&version=1', member, 'visitor'],
    // No file, and so a 404 page.
    ['GET', '/nao-existe.png', {}, 'cold'],
    ['GET', '/assets/nao-existe.js', {}, 'cold'],
    ['GET', '/activities?search=nunca', {}, 'cold'],
    ['GET', '/faq.data?_routes=a1', {}, 'cold'],
    ['GET', '/nao-existe', {}, 'cold'],
    ['GET', '/activities?search=nunca', forged, 'cold'],
    ['GET', '/', forged, 'cold'],
    ['GET', '/profile', { authorization: 'Bearer forged' }, 'cold'],
    ['GET', '/activities?search=nunca', member, 'reading'],
    ['GET', '/rest/v1/activities', forged, 'reading'],
    ['DELETE', '/faq', {}, 'changing'],
  ] as const)('%s %s', (method, url, headers, kind) => {
    const request = { method, url, headers } as unknown as IncomingMessage
    expect(kindOf(visitOf(request, new ServerResponse(request)), KNOWN)).toBe(kind)
  })
})

describe('how many there may be', () => {
  test.each([
    ['cold', 0.5, 0, 192],
    ['cold', 1, 40, 40],
    ['cold', 1, 400, 100],
    ['changing', 0.95, 1_000, 256],
    ['changing', 1, 0, 64],
    ['changing', 1, 300, 150],
    ['changing', 1, 1_000, 256],
    ['reading', 0.5, 0, 512],
    ['reading', 1, 100, 128],
    ['reading', 1, 400, 300],
    ['visitor', 1, 300, 512],
    ['visitor', 1, 2_000, 2_000],
    ['visitor', 1, 9_000, 4_096],
    ['file', 1, 0, 4_096],
  ] as const)('%s, load %d, %d answers a second: %d', (kind, load, answeredPerSecond, room) => {
    expect(roomFor(kind, { load, answeredPerSecond })).toBe(room)
  })
})
