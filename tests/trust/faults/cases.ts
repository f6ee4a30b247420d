import type { TrustCase } from '../case.ts'
import { clockCases } from './clock.ts'
import { copiedCases } from './copied.ts'
import { databaseCases } from './database.ts'
import { diskCases } from './disk.ts'
import { embeddedCases } from './embedded.ts'
import { killedCases } from './killed.ts'
import { migrationCases } from './migration.ts'
import { outsideCases } from './outside.ts'
import { storageCases } from './storage.ts'

export const cases: readonly TrustCase[] = [
  ...databaseCases,
  ...embeddedCases,
  ...storageCases,
  ...outsideCases,
  ...diskCases,
  ...clockCases,
  ...copiedCases,
  ...killedCases,
  ...migrationCases,
]
