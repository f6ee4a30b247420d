import { z } from 'zod'
import { ONE_LINE } from '../../../platform/control-characters.ts'
import { MAX_SEARCH_LENGTH } from '../../catalogue/search/rules.ts'

/** A search that a page reports, as it was typed. */
export const searchMissSchema = z.object({ text: z.string().max(MAX_SEARCH_LENGTH).regex(ONE_LINE) })
