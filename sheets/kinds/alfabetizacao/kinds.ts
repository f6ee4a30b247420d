/** The kinds of sheet of this category. */

import type { SheetKind } from '../../scene/scene.ts'
import { alfabetoIlustrado } from './alfabeto-ilustrado.ts'
import { cacaPalavras } from './caca-palavras.ts'
import { cacaVogal } from './caca-vogal.ts'
import { completarPalavra } from './completar-palavra.ts'
import { contarSilabas } from './contar-silabas.ts'
import { cruzadinha } from './cruzadinha.ts'
import { ditadoVisual } from './ditado-visual.ts'
import { familiaSilabica } from './familia-silabica.ts'
import { frasesELeitura } from './frases-e-leitura.ts'
import { guiaDasSilabas } from './guia-das-silabas.ts'
import { juntarSilabas } from './juntar-silabas.ts'
import { ordemAlfabetica } from './ordem-alfabetica.ts'
import { ordenarSilabas } from './ordenar-silabas.ts'
import { palavraEFigura } from './palavra-e-figura.ts'
import { primeiraLetra } from './primeira-letra.ts'
import { quatroLetras } from './quatro-letras.ts'
import { rimas } from './rimas.ts'
import { silabasComplexas } from './silabas-complexas.ts'
import { sondagem } from './sondagem.ts'

export const ALFABETIZACAO_KINDS: readonly SheetKind[] = [
  primeiraLetra,
  juntarSilabas,
  completarPalavra,
  cacaPalavras,
  cacaVogal,
  palavraEFigura,
  ordenarSilabas,
  contarSilabas,
  familiaSilabica,
  cruzadinha,
  ditadoVisual,
  rimas,
  quatroLetras,
  frasesELeitura,
  ordemAlfabetica,
  silabasComplexas,
  sondagem,
  guiaDasSilabas,
  alfabetoIlustrado,
]
