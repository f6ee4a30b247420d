/** Zigzags to trace on a road. */
import { roadKind } from './roads.ts'

export const tracejarZiguezague = roadKind('tracejar-ziguezague', 'ziguezague')
