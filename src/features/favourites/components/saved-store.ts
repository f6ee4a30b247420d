import { callApi } from '../../../platform/browser/call-api.ts'
import { isRecord } from '../../../platform/is-record.ts'
import { createSavedStore } from './create-saved-store.ts'

const LOCK = 'favoritos'

/** `crypto.randomUUID` exists on https alone. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  // Version 4, variant 1 (RFC 9562).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

const savedIn = (content: unknown): string[] | undefined =>
  isRecord(content) && Array.isArray(content.saved) ? content.saved.filter((id) => typeof id === 'string') : undefined

/** The store of this page. */
export const savedStore = createSavedStore({
  storage: () => globalThis.localStorage,
  newId,
  now: () => performance.now(),
  send: (batch) =>
    callApi(batch ? '/rest/v1/favourites/changes' : '/rest/v1/favourites', {
      ...(batch && { body: batch }),
      read: savedIn,
    }),
  // Locks need https; without them the server's order holds.
  alone: async (work) => (navigator.locks ? navigator.locks.request(LOCK, work) : work()),
})
