import { createHash } from 'node:crypto'
import { providerDate } from '../dates.ts'
import type { Identity } from '../identity.ts'
import type { ProviderEvent } from '../world.ts'

/** The body of a notification, in the documented shape. */
export function eventBody(identity: Identity, { topic, action, resourceId, data, at }: ProviderEvent): string {
  return JSON.stringify({
    action,
    api_version: 'v1',
    application_id: identity.applicationId,
    data: { id: resourceId, ...data },
    date_created: providerDate(at),
    id: eventNumber(`${topic} ${action} ${resourceId} ${at}`),
    live_mode: false,
    type: topic,
    user_id: String(identity.collectorId),
  })
}

/** Body of the panel's "simulate" button for a subscription: the same event in another shape. */
export function simulationBody(identity: Identity, resourceId: string, at: number): string {
  return JSON.stringify({
    action: 'updated',
    application_id: String(identity.applicationId),
    data: { id: resourceId },
    date: new Date(at).toISOString(),
    entity: 'preapproval',
    id: eventNumber(`simulation ${resourceId} ${at}`),
    type: 'subscription_preapproval',
    version: 8,
  })
}

function eventNumber(text: string): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, 6)
}
