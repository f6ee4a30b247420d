import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { openHttpServer } from './http.ts'

const opened: Awaited<ReturnType<typeof openHttpServer>>[] = []
const open = async (behindProxy: boolean) => {
  const server = await openHttpServer({ host: '127.0.0.1', port: 0, behindProxy })
  opened.push(server)
  return server
}
afterEach(async () => {
  for (const server of opened.splice(0)) await server.drain()
})

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const ask = (port: number) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get({ agent, host: '127.0.0.1', port }, (answer) => resolve(answer.resume().once('end', () => resolve(answer)))).on(
      'error',
      reject,
    )
  })

test('people read that the site is starting', async () => {
  const server = await open(false)
  expect((await ask(server.port)).statusCode).toBe(503)
  await server.serve((_, response) => response.end())
  expect((await ask(server.port)).statusCode).toBe(200)
})

test('a proxy is refused until the site can serve, on the port that was asked for', async () => {
  const server = await open(true)
  await expect(ask(server.port)).rejects.toThrow('ECONNREFUSED')
  await server.serve((_, response) => response.end())
  expect((await ask(server.port)).statusCode).toBe(200)
})

test('a proxy that keeps a connection may use it once more, and is notified of its end', async () => {
  const server = await open(true)
  await server.serve((_, response) => response.end())
  expect((await ask(server.port)).headers.connection).toBe('keep-alive')
  const drained = server.drain()
  const last = await ask(server.port)
  expect([last.statusCode, last.headers.connection]).toEqual([200, 'close'])
  await drained
  await expect(ask(server.port)).rejects.toThrow('ECONNREFUSED')
})

test('100 Continue comes before its answer, also behind an answer that is not out yet', async () => {
  const server = await open(false)
  const first = Promise.withResolvers<() => void>()
  await server.serve((request, response) => {
    if (request.url === '/first') first.resolve(() => response.end('first'))
    else response.setHeader('content-length', 6).end(Buffer.from('second'))
  })
  const expecting =
    'POST /second HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}'
  const socket = connect(server.port, '127.0.0.1')
  let received = ''
  socket.on('data', (data) => {
    received += String(data)
  })
  socket.write(`GET /first HTTP/1.1\r\nHost: x\r\n\r\n${expecting}`)
  const answerFirst = await first.promise
  answerFirst()
  await new Promise((resolve) => socket.once('close', resolve))
  expect(received.match(/HTTP\/1\.1 \d+|first|second/g)).toEqual([
    'HTTP/1.1 200',
    'first',
    'HTTP/1.1 100',
    'HTTP/1.1 200',
    'second',
  ])
})

test('a connection that never sends a byte is closed, one in use is not', async () => {
  // The test moves the clock: on a busy machine the first byte may come late.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const server = await openHttpServer({ host: '127.0.0.1', port: 0, behindProxy: false, silentMs: 50 })
  opened.push(server)
  await server.serve((_, response) => response.end())
  const silent = connect(server.port, '127.0.0.1')
  const closed = new Promise((resolve) => silent.resume().once('close', resolve))
  const used = connect(server.port, '127.0.0.1')
  const answered = new Promise((resolve) => used.once('data', resolve))
  used.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await answered
  vi.advanceTimersByTime(50)
  await closed
  expect(used.closed).toBe(false)
  used.destroy()
})

test('a reader who takes nothing of an answer is let go; one who waits for it is not', async () => {
  const server = await openHttpServer({ host: '127.0.0.1', port: 0, behindProxy: false, stalledMs: 100 })
  opened.push(server)
  const ended = Promise.withResolvers<void>()
  const waiting = Promise.withResolvers<() => void>()
  await server.serve((request, response) => {
    if (request.url === '/wait') return waiting.resolve(() => response.end('news'))
    // More than the system takes for a reader.
    response.once('close', ended.resolve).end(Buffer.alloc(64 * 1024 * 1024))
  })
  const patient = connect(server.port, '127.0.0.1')
  patient.write('GET /wait HTTP/1.1\r\nHost: x\r\n\r\n')
  const lazy = connect(server.port, '127.0.0.1').pause()
  lazy.on('error', () => {}).write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await ended.promise
  const answer = new Promise<string>((resolve) => patient.once('data', (data) => resolve(String(data))))
  const tellNews = await waiting.promise
  tellNews()
  expect(await answer).toMatch(/^HTTP\/1.1 200 OK/)
  for (const socket of [patient, lazy]) socket.destroy()
})

test.each([
  ['two hosts', 'Host: a\r\nHost: b'],
  ['a host that is none', 'Host: ev il/x'],
  ['a host with a path', 'Host: a/b'],
])('%s are refused before anything else looks at the request, at the start too', async (_, headers) => {
  const server = await open(false)
  const ask = () =>
    new Promise<string>((resolve) => {
      const socket = connect(server.port, '127.0.0.1')
      let text = ''
      socket.on('data', (data) => {
        text += data
      })
      socket.on('close', () => resolve(text.split('\r\n', 1)[0] ?? ''))
      socket.write(`GET / HTTP/1.1\r\n${headers}\r\n\r\n`)
    })
  expect(await ask()).toBe('HTTP/1.1 400 Bad Request')
  const asked: unknown[] = []
  await server.serve((request, response) => {
    asked.push(request.url)
    response.end()
  })
  expect(await ask()).toBe('HTTP/1.1 400 Bad Request')
  expect(asked).toEqual([])
})
