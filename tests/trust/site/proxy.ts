import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A network in between that can be made bad. */
export interface NetworkProxy {
  readonly port: number
  /** Delay of each chunk, in both directions (ms). */
  delay(ms: number): void
  /** Connections stay open without data: a pulled cable. */
  freeze(): void
  thaw(): void
  /** Requests arrive, and each connection breaks in place of its answer. */
  loseAnswers(isLosing: boolean): void
  /** The port is closed, every connection breaks. */
  down(): Promise<void>
  up(): Promise<void>
  pointAt(port: number): void
  close(): Promise<void>
}

/** Opens a new port that leads to `target`, both on this machine. */
export async function openProxy(target: number): Promise<NetworkProxy> {
  let goal = target
  let wait = 0
  let losing = false
  let gate = Promise.withResolvers<void>()
  gate.resolve()
  const sockets = new Set<Socket>()

  function pass(from: Socket, to: Socket): void {
    let last = Promise.resolve()
    const later = (act: () => void) => {
      const due = performance.now() + wait
      last = last
        .then(() => gate.promise)
        .then(() => (due > performance.now() ? sleep(due - performance.now()) : undefined))
        .then(act)
    }
    from.on('data', (chunk) => later(() => void (to.writable && to.write(chunk))))
    from.on('end', () => later(() => void (to.writable && to.end())))
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      later(() => void to.destroy())
    })
  }

  const server = createServer({ allowHalfOpen: true }, (inner) => {
    const outer = connect({ host: '127.0.0.1', port: goal, allowHalfOpen: true })
    for (const socket of [inner, outer]) sockets.add(socket.setNoDelay(true))
    pass(inner, outer)
    outer.on('data', () => losing && inner.resetAndDestroy())
    pass(outer, inner)
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const { port } = server.address() as AddressInfo

  async function down() {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.resetAndDestroy()
    await closed
  }

  return {
    port,
    delay(ms) {
      wait = ms
    },
    freeze() {
      gate = Promise.withResolvers<void>()
    },
    thaw: () => gate.resolve(),
    loseAnswers(isLosing) {
      losing = isLosing
    },
    down,
    up: async () => {
      if (!server.listening) await listen(port)
    },
    pointAt(next) {
      goal = next
    },
    async close() {
      gate.resolve()
      await down()
    },
  }
}
