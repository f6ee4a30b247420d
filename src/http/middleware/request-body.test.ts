import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { FILE_PATHS } from '../paths.ts'
import { inOrder } from '../visit.ts'
import { bodyDeadline } from './request-body.ts'

const DEADLINE_MS = 60

/** The newest call, the bytes of its body that were read, and what reads it. */
let call: IncomingMessage | null = null
let bytes = 0
let read = () => {}

const server = createServer(
  inOrder(
    bodyDeadline({ takesFiles: (path) => FILE_PATHS.has(path), deadlineMs: DEADLINE_MS }),
    ({ request, response }) => {
      call = request
      read = () =>
        void request.on('data', ({ length }) => (bytes += length)).once('end', () => response.end('all of it'))
      // A database that does not answer is asked before the body of this call is read.
      if (request.url !== '/late') read()
      request.once('error', () => {})
    },
  ),
)

// The test moves the clock: no busy machine is late.
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  vi.useRealTimers()
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  call = null
  bytes = 0
})

/** Waits for what comes over the network, without the clock. */
async function until(is: () => boolean) {
  while (!is()) await new Promise((resolve) => setImmediate(resolve))
}

/** Sends this, and waits until the server has the call; `answer`: all that comes until the connection ends. */
async function begin(head: string) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  const answer = new Promise<string>((resolve) => {
    socket.on('data', (chunk) => {
      text += String(chunk)
      if (text.includes('all of it')) socket.destroy()
    })
    socket.on('close', () => resolve(text))
    socket.on('error', () => {})
  })
  socket.write(head)
  await until(() => call !== null)
  return { answer, write: (rest: string) => socket.write(rest) }
}

const post = (path: string) => `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\n{`

it('a body that does not come in ends the connection', async () => {
  const { answer } = await begin(post('/auth/v1/sign-in/email'))
  vi.advanceTimersByTime(DEADLINE_MS)
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /)
})

it('chunks that drip do not prolong it', async () => {
  const { answer, write } = await begin('POST /x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n')
  vi.advanceTimersByTime(DEADLINE_MS - 1)
  write('1\r\na\r\n')
  await until(() => bytes === 2)
  vi.advanceTimersByTime(1)
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /)
})

it('one that comes in time is answered, as is a call without any', async () => {
  const { answer, write } = await begin(post('/x'))
  vi.advanceTimersByTime(DEADLINE_MS - 1)
  write('"}}')
  expect(await answer).toContain('all of it')
  expect(await (await begin('GET / HTTP/1.1\r\nHost: x\r\n\r\n')).answer).toContain('all of it')
})

it('one that came in time and is read late is answered', async () => {
  const { answer, write } = await begin(post('/late'))
  write('"}}')
  await until(() => call?.complete === true)
  vi.advanceTimersByTime(DEADLINE_MS)
  read()
  expect(await answer).toContain('all of it')
})

it.each([...FILE_PATHS])('%s may take its time', async (path) => {
  const { answer, write } = await begin(post(`${path}?x=1`))
  vi.advanceTimersByTime(10 * DEADLINE_MS)
  write('"}}')
  expect(await answer).toContain('all of it')
})
