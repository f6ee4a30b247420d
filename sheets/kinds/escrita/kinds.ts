/** Kinds about writing texts. */
import type { SheetKind } from '../../scene/scene.ts'
import { cartaComOpiniao } from './carta-com-opiniao.ts'
import { cartaoParaDar } from './cartao-para-dar.ts'
import { cartazEAnuncio } from './cartaz-e-anuncio.ts'
import { contarAHistoria } from './contar-a-historia.ts'
import { descreverPorPistas } from './descrever-por-pistas.ts'
import { escreverBilhete } from './escrever-bilhete.ts'
import { frasesNoVaral } from './frases-no-varal.ts'
import { jornalDaTurma } from './jornal-da-turma.ts'
import { quadrinhasETravaLinguas } from './quadrinhas-e-trava-linguas.ts'
import { regrasDoJogo } from './regras-do-jogo.ts'
import { relatoDeExperiencia } from './relato-de-experiencia.ts'
import { resenhaCritica } from './resenha-critica.ts'

export const ESCRITA_KINDS: readonly SheetKind[] = [
  contarAHistoria,
  escreverBilhete,
  cartazEAnuncio,
  jornalDaTurma,
  cartaComOpiniao,
  frasesNoVaral,
  quadrinhasETravaLinguas,
  relatoDeExperiencia,
  regrasDoJogo,
  resenhaCritica,
  cartaoParaDar,
  descreverPorPistas,
]
