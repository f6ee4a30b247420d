import { type AddressInfo, createServer, type Server } from 'node:net'

/** Number of ports tried after the requested one. */
const TRIES = 20

/** Sandboxes show mails and hand out identities to any caller: they answer this machine only. */
export const LOOPBACK = '127.0.0.1'

/** True if a port is free now. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, LOOPBACK, () => probe.close(() => resolve(true)))
  })
}

/** The wished port or the next free one after it; 0, which lets the system choose, when all of them are taken. */
export async function freePort(wished: number): Promise<number> {
  for (let port = wished; port < wished + TRIES && port <= 65_535; port += 1) if (await isFree(port)) return port
  return 0
}

/** Opens a port for this machine only. @throws the system's error when it cannot be had */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, LOOPBACK, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

export const portOf = (server: Server): number => (server.address() as AddressInfo).port

/**
 * True if a request was meant for this server: a foreign page that points its own name at this machine is recognised by
 * that name.
 */
export function isAskedByName(host: string | undefined, port: number): boolean {
  return host === `${LOOPBACK}:${port}` || host === `localhost:${port}`
}
