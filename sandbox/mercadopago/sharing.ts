import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Identity, isCode, unlessMissing } from './identity.ts'

/** The sandbox is for this machine alone. */
export const HOST = '127.0.0.1'
const FILE_NAME = 'port'
/** Longest wait for a neighbour's identity (ms). */
const ASK_WITHIN_MS = 3_000

/** Result of asking for the sandbox's port: it is ours to serve, or a process of the same folder serves it. */
export interface Place {
  readonly port: number
  readonly owned: boolean
}

/**
 * Processes of one folder share one sandbox: who has the port serves, the others let it. A port of 0 is chosen once and
 * stored in the folder, so that addresses already given out stay good after a restart.
 * @throws the system's error (EADDRINUSE…) when something else has the port that was asked for
 */
export async function takePlace(
  server: Server,
  { port, directory, identity }: { port: number; directory: string; identity: Identity },
): Promise<Place> {
  if (port !== 0) return takePort(server, port, identity)
  const file = join(directory, FILE_NAME)
  const stored = Number(await readFile(file, 'utf8').catch(unlessMissing))
  if (stored > 0) {
    try {
      return await takePort(server, stored, identity)
    } catch (error) {
      if (!isCode(error, 'EADDRINUSE')) throw error
      await rm(file, { force: true })
    }
  }
  await listen(server, 0)
  const chosen = (server.address() as AddressInfo).port
  if (await keepPort(file, chosen)) return { port: chosen, owned: true }
  await new Promise((resolve) => server.close(resolve))
  return takePlace(server, { port, directory, identity })
}

async function takePort(server: Server, port: number, identity: Identity): Promise<Place> {
  try {
    await listen(server, port)
    return { port, owned: true }
  } catch (error) {
    if (!isCode(error, 'EADDRINUSE') || !(await isSame(port, identity))) throw error
    return { port, owned: false }
  }
}

/** True if the port is ours now; false if another process took it first. */
export async function takeOver(server: Server, port: number): Promise<boolean> {
  try {
    await listen(server, port)
    return true
  } catch (error) {
    if (isCode(error, 'EADDRINUSE')) return false
    throw error
  }
}

async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const failed = (error: Error) => {
      server.off('listening', bound)
      reject(error)
    }
    const bound = () => {
      server.off('error', failed)
      resolve()
    }
    server.once('error', failed).once('listening', bound).listen(port, HOST)
  })
}

/** True if the listener on that port serves this folder. */
async function isSame(port: number, { instance }: Identity): Promise<boolean> {
  try {
    const response = await fetch(`http://${HOST}:${port}/sandbox/instance`, {
      signal: AbortSignal.timeout(ASK_WITHIN_MS),
    })
    const answer: unknown = await response.json()
    return typeof answer === 'object' && answer !== null && 'instance' in answer && answer.instance === instance
  } catch {
    return false
  }
}

/** Writes the port down, whole or not at all. False when another process was first. */
async function keepPort(file: string, port: number): Promise<boolean> {
  const aside = `${file}.${randomUUID()}`
  await writeFile(aside, String(port), { flush: true })
  try {
    await link(aside, file)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  } finally {
    await rm(aside, { force: true })
  }
}
