import { isRecord } from '../../../platform/is-record.ts'
import { isUuid } from '../../../platform/uuid.ts'
import { MAX_ITEMS } from '../rules.ts'
import type { Batch, Change } from '../schema.ts'

/**
 * A visitor's saved activities, newest first. The id becomes that of the batch that moves them into an account, so that
 * an interrupted move adds no duplicates.
 */
export interface DeviceList {
  readonly id: string
  readonly saved: readonly string[]
}

/** A member's unconfirmed presses, in order. */
export interface Outbox {
  readonly owner: string
  readonly batches: readonly Batch[]
}

/** Most pending presses. */
const MAX_WAITING = 100

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Drops corrupt and surplus entries. */
export function readDeviceList(text: string | null, newId: () => string): DeviceList {
  const stored = parsed(text)
  const list = isRecord(stored) && Array.isArray(stored.saved) ? stored.saved : []
  const id = isRecord(stored) && isUuid(stored.id) ? stored.id : newId()
  return { id, saved: [...new Set(list.filter(isUuid))].slice(0, MAX_ITEMS) }
}

const isChange = (value: unknown): value is Change =>
  isRecord(value) && isUuid(value.activityId) && typeof value.saved === 'boolean'

const isBatch = (value: unknown): value is Batch =>
  isRecord(value) &&
  isUuid(value.id) &&
  Array.isArray(value.changes) &&
  value.changes.length > 0 &&
  value.changes.length <= MAX_ITEMS &&
  value.changes.every(isChange)

/** Empty for another user's. */
export function readOutbox(text: string | null, owner: string): Outbox {
  const stored = parsed(text)
  const own = isRecord(stored) && stored.owner === owner && Array.isArray(stored.batches) ? stored.batches : []
  return { owner, batches: own.filter(isBatch).slice(0, MAX_WAITING) }
}

/** Null when the list is full. */
export function withPress(list: DeviceList, { activityId, saved }: Change): DeviceList | null {
  const others = list.saved.filter((id) => id !== activityId)
  if (!saved) return { ...list, saved: others }
  return others.length >= MAX_ITEMS ? null : { ...list, saved: [activityId, ...others] }
}

/** Adds a batch unless it is there already; null when the outbox is full. */
export function withBatch(outbox: Outbox, batch: Batch): Outbox | null {
  if (outbox.batches.some(({ id }) => id === batch.id)) return outbox
  return outbox.batches.length >= MAX_WAITING ? null : { ...outbox, batches: [...outbox.batches, batch] }
}

export const without = (outbox: Outbox, batchId: string): Outbox => ({
  ...outbox,
  batches: outbox.batches.filter(({ id }) => id !== batchId),
})

/** The batch that moves a device's list into an account; null for an empty list. */
export const moveOf = ({ id, saved }: DeviceList): Batch | null =>
  saved.length === 0 ? null : { id, changes: saved.map((activityId) => ({ activityId, saved: true })) }

/** The saved activities with the pending presses applied. */
export function withWaiting(saved: readonly string[], { batches }: Outbox): string[] {
  const all = new Set(saved)
  for (const { activityId, saved: isSaved } of batches.flatMap(({ changes }) => changes)) {
    if (isSaved) all.add(activityId)
    else all.delete(activityId)
  }
  return [...all]
}
