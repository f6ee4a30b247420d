/** ISO 8601, UTC. */
export const moment = (date: Date) => date.toISOString()

export const momentOrNull = (date: Date | null) => date?.toISOString() ?? null
