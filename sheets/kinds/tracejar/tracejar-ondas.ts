/** Waves to trace on a road. */
import { roadKind } from './roads.ts'

export const tracejarOndas = roadKind('tracejar-ondas', 'onda')
