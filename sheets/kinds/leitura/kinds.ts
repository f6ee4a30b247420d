/** The kinds of sheet about reading texts, in a separate module from the other literacy kinds: the texts are large. */
import type { SheetKind } from '../../scene/scene.ts'
import { cenaDeTeatro } from './cena-de-teatro.ts'
import { contasDaCasa } from './contas-da-casa.ts'
import { fluenciaLeitora } from './fluencia-leitora.ts'
import { parlendas } from './parlendas.ts'
import { piadasECartuns } from './piadas-e-cartuns.ts'
import { poemaNaPagina } from './poema-na-pagina.ts'
import { textoEPerguntas } from './texto-e-perguntas.ts'
import { tirinhaParaLer } from './tirinha-para-ler.ts'
import { umFatoVariasMidias } from './um-fato-varias-midias.ts'
import { verbeteDeEnciclopedia } from './verbete-de-enciclopedia.ts'
import { verdadeiroOuFalso } from './verdadeiro-ou-falso.ts'

export const LEITURA_KINDS: readonly SheetKind[] = [
  textoEPerguntas,
  verdadeiroOuFalso,
  fluenciaLeitora,
  parlendas,
  poemaNaPagina,
  cenaDeTeatro,
  verbeteDeEnciclopedia,
  piadasECartuns,
  tirinhaParaLer,
  contasDaCasa,
  umFatoVariasMidias,
]
