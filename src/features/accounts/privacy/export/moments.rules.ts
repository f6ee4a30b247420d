/** A moment as the exported file writes it: ISO 8601, UTC. */
export const moment = (date: Date) => date.toISOString()

/** The same; null stays null. */
export const momentOrNull = (date: Date | null) => date?.toISOString() ?? null
