import type { IncomingMessage, ServerResponse } from 'node:http'

/** Characters that would end the host in an address, or come before it. */
const AROUND_HOST = /[/?#@\\\s]/

/** True if a `Host` header names a host: another text would make an unreadable address. */
export function isHost(host: string | undefined): boolean {
  return host === undefined || (!AROUND_HOST.test(host) && URL.canParse(`http://${host}`))
}

/** True for a request with at most one host: Node takes the first of several, a proxy may take the last. */
export function namesOneHost({ headers, rawHeaders }: Pick<IncomingMessage, 'headers' | 'rawHeaders'>): boolean {
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host')
  return hosts.length <= 1 && isHost(headers.host)
}

/** Answers as Node's parser does to headers it cannot read, and ends the connection. */
export function refuseHost(response: ServerResponse): void {
  response.writeHead(400, { connection: 'close', 'content-length': 0, 'cache-control': 'no-store' })
  response.end()
}
