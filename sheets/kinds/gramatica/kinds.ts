/** The kinds about grammar. */
import type { SheetKind } from '../../scene/scene.ts'
import { dicionario } from './dicionario.ts'
import { familiaDePalavras } from './familia-de-palavras.ts'
import { gramaticaClasses } from './gramatica-classes.ts'
import { gramaticaFlexao } from './gramatica-flexao.ts'
import { gramaticaPontuacao } from './gramatica-pontuacao.ts'
import { gramaticaSentidos } from './gramatica-sentidos.ts'
import { gramaticaSilabas } from './gramatica-silabas.ts'
import { gramaticaVerbos } from './gramatica-verbos.ts'
import { palavrasQueRetomam } from './palavras-que-retomam.ts'

export const GRAMATICA_KINDS: readonly SheetKind[] = [
  gramaticaClasses,
  gramaticaFlexao,
  gramaticaVerbos,
  gramaticaSentidos,
  gramaticaPontuacao,
  gramaticaSilabas,
  familiaDePalavras,
  dicionario,
  palavrasQueRetomam,
]
