import { createServer, request as httpRequest, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cleanUpLater } from '../setup/cleanups.ts'

export interface RawAnswer {
  status: number | undefined
  headers: IncomingHttpHeaders
  /** As it was sent: compressed, if it was. */
  body: Buffer
}

/**
 * A server of the calling test file's own with this listener, closed after the file's last test; returns how to ask it.
 * Asked without fetch, which would add headers and unpack what comes.
 */
export async function listening(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUpLater(() => new Promise((resolve) => server.close(() => resolve())))

  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<RawAnswer>((resolve, reject) => {
      const { port } = server.address() as AddressInfo
      httpRequest({ port, host: '127.0.0.1', path, method, headers, agent: false }, async (answer) => {
        const chunks: Buffer[] = []
        for await (const chunk of answer) chunks.push(chunk)
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) })
      })
        .on('error', reject)
        .end()
    })
}
