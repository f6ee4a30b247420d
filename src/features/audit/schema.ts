import { z } from 'zod'
import { ONE_LINE } from '../../platform/control-characters.ts'

export interface AuditEntry {
  /** null once the administrator's account is deleted. */
  readonly actorId: string | null
  /** `subject.verb_in_the_past`, e.g. `activity.updated`, `user.premium_granted`. */
  readonly action: string
  readonly subjectType: string
  readonly subjectId: string
  /** One Portuguese sentence of the feature, at most 300 characters, without personal names. */
  readonly summary: string
  /**
   * `before` and `after` hold the changed values; `reason` is the administrator's, and is deleted with the account of the
   * user it concerns. Names and e-mails are not allowed.
   */
  readonly details: AuditDetails
}

export interface AuditDetails {
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  readonly reason?: string
  readonly [more: string]: unknown
}

/** Entries on one page. */
export const AUDIT_PAGE = 25
/** Most entries of one query. */
export const AUDIT_PAGE_MAX = 100

/** `after`: entries older than the one with this id. */
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
  subjectId: z.string().min(1).max(100).regex(ONE_LINE).optional(),
})
export type AuditQuery = z.input<typeof auditQuerySchema>

/** Users by their current names. */
export const auditRecordSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  action: z.string(),
  actor: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  subjectType: z.string(),
  subjectId: z.string(),
  /** The user's name or the activity's title today; null if it is deleted or has no name. */
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
