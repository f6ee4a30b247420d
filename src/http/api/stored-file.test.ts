import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { HttpEnv } from '../env.ts'
import { attachment, sendStored } from './stored-file.ts'

describe('a stored file', () => {
  const sent = (stream: Readable) =>
    new Hono<HttpEnv>().get('/', (c) => sendStored(c, { stream, size: 6, contentType: 'text/plain' }, {})).request('/')

  it('is sent whole', async () => {
    const stream = Readable.from([Buffer.from('gat'), Buffer.from('inh')])
    expect(await (await sent(stream)).text()).toBe('gatinh')
    expect(stream.destroyed).toBe(true)
  })

  it('is closed when its reader leaves, even before reading anything', async () => {
    const unread = Readable.from([Buffer.from('gatinh')])
    await (await sent(unread)).body?.cancel()
    expect(unread.destroyed).toBe(true)

    const begun = Readable.from([Buffer.from('gat'), Buffer.from('inh')])
    const reader = (await sent(begun)).body?.getReader()
    await reader?.read()
    await reader?.cancel()
    expect(begun.destroyed).toBe(true)
  })
})

describe('attachment', () => {
  it.each([
    ['gato.pdf', `attachment; filename="gato.pdf"; filename*=UTF-8''gato.pdf`],
    ['ação.pdf', `attachment; filename="a__o.pdf"; filename*=UTF-8''a%C3%A7%C3%A3o.pdf`],
    ['a"; x="b.pdf', `attachment; filename="a___x__b.pdf"; filename*=UTF-8''a%22%3B%20x%3D%22b.pdf`],
    ['a\r\nset-cookie: b', `attachment; filename="a__set-cookie__b"; filename*=UTF-8''a%0D%0Aset-cookie%3A%20b`],
    [`it's (1)*.pdf`, `attachment; filename="it_s__1__.pdf"; filename*=UTF-8''it%27s%20%281%29%2A.pdf`],
    ['\ud800.pdf', `attachment; filename="_.pdf"; filename*=UTF-8''%EF%BF%BD.pdf`],
  ])('%j', (name, expected) => {
    expect(attachment(name)).toBe(expected)
  })
})
