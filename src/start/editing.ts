import path from 'node:path'
import { SKILLS } from '../../content/bncc/skills.ts'
import { VOCABULARY } from '../../content/search/vocabulary.ts'
import type { Audit } from '../features/audit/service.server.ts'
import { createPublishing } from '../features/catalogue/editing/publishing.service.server.ts'
import { createEditing } from '../features/catalogue/editing/service.server.ts'
import { CHECK_WORKER_FILE, createFileChecks } from '../features/catalogue/upload/checks/service.server.ts'
import { createUploads } from '../features/catalogue/upload/service.server.ts'
import { createPreviews } from '../features/catalogue/watermark/service.server.ts'
import { createImports } from '../features/imports/service.server.ts'
import { createTables, TABLE_WORKER_FILE } from '../features/imports/table/service.server.ts'
import type { Db } from '../platform/db/pool.ts'
import type { Logger } from '../platform/log.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { Clock } from '../platform/time.ts'
import { PROJECT_ROOT } from './infrastructure.ts'

interface Dependencies {
  readonly db: Db
  readonly storage: Storage
  readonly audit: Audit
  readonly clock: Clock
  readonly log: Logger
}

/** Composes the services that change the catalogue: uploads, marked pictures, editing, imports. */
export function composeEditing({ db, storage, audit, clock, log }: Dependencies) {
  const fileChecks = createFileChecks({ file: path.join(PROJECT_ROOT, CHECK_WORKER_FILE) })
  const uploads = createUploads({ db, storage, fileChecks, log, clock })
  const tables = createTables({ file: path.join(PROJECT_ROOT, TABLE_WORKER_FILE) })
  const previews = createPreviews({ db, storage, log, clock })
  const isSkill = (code: string) => SKILLS.some((skill) => skill.code === code)
  const editing = createEditing({ db, uploads, previews, audit, storage, log, vocabulary: VOCABULARY, isSkill })
  const publishing = createPublishing({ db, clock, log })
  const imports = createImports({ db, editing, uploads, audit, tables, log })

  return { uploads, previews, editing, publishing, imports }
}
