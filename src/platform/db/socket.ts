import { Socket } from 'node:net'

/**
 * Makes the sockets of database connections: one that carries no data for `silenceMs` is closed. A stopped server
 * closes its connections; a hanging one, or a broken network, sends no data at all, and a caller would wait for TCP's
 * timeout of a quarter of an hour.
 * @param silenceMs longer than any statement may take, and than a connection stays idle
 */
export function impatientSocket(silenceMs: number): () => Socket {
  return () => {
    const socket = new Socket()
    return socket.setTimeout(silenceMs, () => {
      socket.destroy(Object.assign(new Error('the database says nothing'), { code: 'ETIMEDOUT' }))
    })
  }
}
