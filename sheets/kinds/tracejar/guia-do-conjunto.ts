/** The guide of a set of tracing sheets: a star to paint for each. */
import { guideKind } from '../../page/set-guide.ts'

export const guiaDoConjunto = guideKind('guia-do-conjunto', 'tracejar', ['trinta-dias', 'alfabeto', 'numeros'])
