import { Socket } from 'node:net'

/**
 * Makes the sockets of database connections: one that carries nothing for `silenceMs` is closed. A server that stops
 * answers with its end; one that hangs, or a network that swallows everything, says nothing at all, and a caller that
 * waits would wait for as long as TCP is patient: a quarter of an hour.
 * @param silenceMs longer than any statement may take, and than a connection lies idle
 */
export function impatientSocket(silenceMs: number): () => Socket {
  return () => {
    const socket = new Socket()
    return socket.setTimeout(silenceMs, () => {
      socket.destroy(Object.assign(new Error('the database says nothing'), { code: 'ETIMEDOUT' }))
    })
  }
}
