import type { ChildProcess } from 'node:child_process'
import cluster, { type Worker } from 'node:cluster'

/** Message of the leader or a worker about a connection (node:cluster, round robin). */
interface ClusterMessage {
  readonly cmd?: unknown
  readonly act?: unknown
  /** Number of a message of the leader. */
  readonly seq?: number
  /** The number that a worker answers. */
  readonly ack?: number
}

/**
 * Gives the connections that a worker had not taken when it ended to another one. `node:cluster` waits for the dead
 * worker's answer: the connection stays open in the leader and its client waits until it gives up. A worker answers
 * before it reads, so one without an answer was not worked on, and no request is handled twice.
 */
export function keepConnections(worker: Worker): void {
  const child = worker.process
  const untaken = new Set<number>()
  const send = child.send.bind(child) as (message: ClusterMessage, ...rest: readonly unknown[]) => boolean
  child.send = ((message: ClusterMessage, ...rest: readonly unknown[]) => {
    if (message.act === 'newconn' && message.seq !== undefined) untaken.add(message.seq)
    return send(message, ...rest)
  }) as ChildProcess['send']
  child.on('internalMessage', ({ ack }: ClusterMessage) => {
    if (ack !== undefined) untaken.delete(ack)
  })

  function returnUntaken(): void {
    // Answers that it wrote before its end are read first.
    if (child.connected) {
      setImmediate(returnUntaken)
      return
    }
    // Node leaves out this event while a connection is under way, and then goes on giving the dead worker connections.
    if (cluster.workers?.[worker.id]) child.emit('disconnect')
    for (const ack of untaken) child.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack, accepted: false })
  }
  child.once('exit', returnUntaken)
}
