import { z } from 'zod'

/** One change in the log. */
export interface AuditEntry {
  /** The administrator who did it; null once their account is gone. */
  readonly actorId: string | null
  /** `subject.verb_in_the_past`, e.g. `activity.updated`, `user.premium_granted`. */
  readonly action: string
  /** Type of the changed object: `activity`, `user`, … */
  readonly subjectType: string
  readonly subjectId: string
  /** One Portuguese sentence of the feature's own, at most 300 characters. It never names a person. */
  readonly summary: string
  /**
   * `before` and `after` hold the values that changed; `reason` is what the administrator gave as one, and goes with
   * the account of the person it is about. Names and e-mails of people have no place here.
   */
  readonly details: AuditDetails
}

export interface AuditDetails {
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  readonly reason?: string
  readonly [more: string]: unknown
}

/** Entries on one page of the log. */
export const AUDIT_PAGE = 25
/** Entries one reading may ask for at most. */
export const AUDIT_PAGE_MAX = 100

/** Query of the log: entries older than the one with the id `after`, filtered. */
export const auditQuerySchema = z.object({
  after: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(AUDIT_PAGE_MAX).default(AUDIT_PAGE),
  action: z
    .string()
    .regex(/^[a-z_]+\.[a-z_]+$/)
    .optional(),
  actor: z.uuid().optional(),
  subjectType: z
    .string()
    .regex(/^[a-z_]+$/)
    .optional(),
  subjectId: z.string().min(1).max(100).optional(),
})
export type AuditQuery = z.input<typeof auditQuerySchema>

/** One entry as it is read; people by the names they have now. */
export const auditRecordSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  action: z.string(),
  /** null once the administrator's account is gone. */
  actor: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  subjectType: z.string(),
  subjectId: z.string(),
  /** The user's name or the activity's title today; null if it is deleted or has none. */
  subjectName: z.string().nullable(),
  summary: z.string(),
  details: z.record(z.string(), z.unknown()),
})
export type AuditRecord = z.infer<typeof auditRecordSchema>

export const auditPageSchema = z.object({
  entries: z.array(auditRecordSchema),
  /** `after` of the next page; null at the end. */
  next: z.int().nullable(),
})
export type AuditPage = z.infer<typeof auditPageSchema>
