/** Steps that creating, editing and deleting an activity share. */
import type { Db } from '../../../platform/db/pool.ts'
import type { Logger } from '../../../platform/log.ts'
import type { Audit } from '../../audit/service.server.ts'
import type { Uploads } from '../upload/service.server.ts'
import type { Previews } from '../watermark/service.server.ts'
import { databaseMessage } from './data.server.ts'
import { createActivityFiles } from './files.service.server.ts'
import { type Failure, Refused } from './refusals/rules.ts'
import { RESULT_ERRORS } from './texts.ts'

/** Type of an activity in the audit log. */
export const SUBJECT = 'activity'

export interface ChangeDeps {
  readonly db: Db
  readonly uploads: Pick<Uploads, 'remove'>
  readonly previews: Pick<Previews, 'suited'>
  readonly audit: Pick<Audit, 'record'>
  readonly log: Pick<Logger, 'error'>
  /** True for a code of the BNCC; without it every well-formed code is accepted. */
  readonly isSkill?: (code: string) => boolean
}

/** The files of an activity, its skills, and failures in words. */
export function createChange({
  previews,
  log,
  isSkill = () => true,
}: Pick<ChangeDeps, 'previews' | 'log' | 'isSkill'>) {
  /** @throws Refused for codes outside of the BNCC */
  function mustBeSkills(codes: readonly string[] = []) {
    const unknown = codes.filter((code) => !isSkill(code))
    if (unknown.length > 0) throw new Refused('invalid', RESULT_ERRORS.unknownSkills(unknown))
  }

  /** Runs a change; whatever it throws becomes a failure with the right message. */
  async function attempt<T>(
    work: () => Promise<T>,
    texts: { database: (message: string) => string; unexpected: string },
  ): Promise<T | Failure> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof Refused) return error.failure
      log.error({ err: error }, 'an activity could not be changed')
      const message = databaseMessage(error)
      return { success: false, error: message === null ? texts.unexpected : texts.database(message), kind: 'failed' }
    }
  }

  return { ...createActivityFiles(previews), mustBeSkills, attempt }
}

export type Change = ReturnType<typeof createChange>
