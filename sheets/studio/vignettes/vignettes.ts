/** Every vignette, by the title of its text. */

import { AVISO } from './aviso.ts'
import { BILHETE } from './bilhete.ts'
import { CARTA } from './carta.ts'
import { CONTO } from './conto.ts'
import { CONVITE } from './convite.ts'
import { FABULA } from './fabula.ts'
import { INFORMATIVO } from './informativo.ts'
import { NOTICIA } from './noticia.ts'
import { POEMA } from './poema.ts'
import { RECEITA } from './receita.ts'
import { REGRA_DE_JOGO } from './regra-de-jogo.ts'
import type { Vignettes } from './vignette.ts'

export const VIGNETTES: Vignettes = {
  ...FABULA,
  ...CONTO,
  ...POEMA,
  ...BILHETE,
  ...CARTA,
  ...CONVITE,
  ...RECEITA,
  ...REGRA_DE_JOGO,
  ...NOTICIA,
  ...INFORMATIVO,
  ...AVISO,
}
