import { createHmac } from 'node:crypto'

/** The `x-signature` of a notification: HMAC-SHA256 over the id of the query, the request id and the moment. */
export function signNotification(given: { resourceId: string; requestId: string; ts: number; secret: string }): string {
  const manifest = `id:${given.resourceId.toLowerCase()};request-id:${given.requestId};ts:${given.ts};`
  return `ts=${given.ts},v1=${createHmac('sha256', given.secret).update(manifest).digest('hex')}`
}
