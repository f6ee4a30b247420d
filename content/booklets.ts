/** Our ready-made booklets (rule: ready-made booklets). */
import { readyBookletsSchema } from '../src/features/classroom/ready/schema.ts'
import booklets from './booklets.json' with { type: 'json' }

export const READY_BOOKLETS = readyBookletsSchema.parse(booklets)
