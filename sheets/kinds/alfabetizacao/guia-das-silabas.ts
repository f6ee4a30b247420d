/** The guide of the set of syllables: a star to paint for each sheet. */
import { guideKind } from '../../page/set-guide.ts'

export const guiaDasSilabas = guideKind('guia-das-silabas', 'alfabetizacao', ['familias'])
