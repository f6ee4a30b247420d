import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { FILE_PATHS } from '../paths.ts'
import { inOrder } from '../visit.ts'
import { bodyDeadline } from './request-body.ts'

const server = createServer(
  inOrder(bodyDeadline({ takesFiles: (path) => FILE_PATHS.has(path), deadlineMs: 60 }), ({ request, response }) => {
    const read = () => request.resume().once('end', () => response.end('all of it'))
    // A database that does not answer, asked before the body is read.
    if (request.url === '/late') setTimeout(read, 150)
    else read()
    request.once('error', () => {})
  }),
)
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Answer on a connection that sends this, and the rest of the body after a while. */
function answerTo(head: string, { rest = '', afterMs = 0 } = {}): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => {
      answer += String(chunk)
      if (answer.includes('all of it')) socket.destroy()
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', () => {})
    socket.write(head)
    if (rest) setTimeout(() => socket.write(rest), afterMs)
  })
}

const post = (path: string) => `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\n{`

it('a body that does not come in ends the connection', async () => {
  expect(await answerTo(post('/auth/v1/sign-in/email'))).toMatch(/^HTTP\/1\.1 408 /)
})

it('chunks that drip do not prolong it', async () => {
  const head = 'POST /x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n'
  expect(await answerTo(head, { rest: '1\r\na\r\n', afterMs: 30 })).toMatch(/^HTTP\/1\.1 408 /)
})

it('one that comes in time is answered, as is a call without any', async () => {
  expect(await answerTo(post('/x'), { rest: '"}}', afterMs: 10 })).toContain('all of it')
  expect(await answerTo('GET / HTTP/1.1\r\nHost: x\r\n\r\n')).toContain('all of it')
})

it('one that came in time and is read late is answered', async () => {
  expect(await answerTo(post('/late'), { rest: '"}}', afterMs: 10 })).toContain('all of it')
})

it.each([...FILE_PATHS])('%s may take its time', async (path) => {
  expect(await answerTo(post(`${path}?x=1`), { rest: '"}}', afterMs: 150 })).toContain('all of it')
})
