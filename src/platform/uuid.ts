const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** Whether a text can be the id of a row: PostgreSQL refuses a query that compares ids with anything else. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value)
