import alfabetoIlustrado from './alfabeto-ilustrado.json' with { type: 'json' }
import cacaPalavras from './caca-palavras.json' with { type: 'json' }
import cacaVogal from './caca-vogal.json' with { type: 'json' }
import cartaComOpiniao from './carta-com-opiniao.json' with { type: 'json' }
import cartaoParaDar from './cartao-para-dar.json' with { type: 'json' }
import cartazEAnuncio from './cartaz-e-anuncio.json' with { type: 'json' }
import cenaDeTeatro from './cena-de-teatro.json' with { type: 'json' }
import completarPalavra from './completar-palavra.json' with { type: 'json' }
import contarAHistoria from './contar-a-historia.json' with { type: 'json' }
import contarSilabas from './contar-silabas.json' with { type: 'json' }
import contasDaCasa from './contas-da-casa.json' with { type: 'json' }
import cruzadinha from './cruzadinha.json' with { type: 'json' }
import descreverPorPistas from './descrever-por-pistas.json' with { type: 'json' }
import dicionario from './dicionario.json' with { type: 'json' }
import ditadoVisual from './ditado-visual.json' with { type: 'json' }
import escreverBilhete from './escrever-bilhete.json' with { type: 'json' }
import familiaDePalavras from './familia-de-palavras.json' with { type: 'json' }
import familiaSilabica from './familia-silabica.json' with { type: 'json' }
import fluenciaLeitora from './fluencia-leitora.json' with { type: 'json' }
import frasesELeitura from './frases-e-leitura.json' with { type: 'json' }
import frasesNoVaral from './frases-no-varal.json' with { type: 'json' }
import gramaticaClasses from './gramatica-classes.json' with { type: 'json' }
import gramaticaFlexao from './gramatica-flexao.json' with { type: 'json' }
import gramaticaPontuacao from './gramatica-pontuacao.json' with { type: 'json' }
import gramaticaSentidos from './gramatica-sentidos.json' with { type: 'json' }
import gramaticaSilabas from './gramatica-silabas.json' with { type: 'json' }
import gramaticaVerbos from './gramatica-verbos.json' with { type: 'json' }
import guiaDasSilabas from './guia-das-silabas.json' with { type: 'json' }
import jornalDaTurma from './jornal-da-turma.json' with { type: 'json' }
import juntarSilabas from './juntar-silabas.json' with { type: 'json' }
import ordemAlfabetica from './ordem-alfabetica.json' with { type: 'json' }
import ordenarSilabas from './ordenar-silabas.json' with { type: 'json' }
import ortografiaAdivinhas from './ortografia-adivinhas.json' with { type: 'json' }
import ortografiaCompletar from './ortografia-completar.json' with { type: 'json' }
import ortografiaDitado from './ortografia-ditado.json' with { type: 'json' }
import ortografiaNoTexto from './ortografia-no-texto.json' with { type: 'json' }
import ortografiaRevisar from './ortografia-revisar.json' with { type: 'json' }
import ortografiaSeparar from './ortografia-separar.json' with { type: 'json' }
import palavraEFigura from './palavra-e-figura.json' with { type: 'json' }
import palavrasQueRetomam from './palavras-que-retomam.json' with { type: 'json' }
import parlendas from './parlendas.json' with { type: 'json' }
import piadasECartuns from './piadas-e-cartuns.json' with { type: 'json' }
import poemaNaPagina from './poema-na-pagina.json' with { type: 'json' }
import primeiraLetra from './primeira-letra.json' with { type: 'json' }
import quadrinhasETravaLinguas from './quadrinhas-e-trava-linguas.json' with { type: 'json' }
import quatroLetras from './quatro-letras.json' with { type: 'json' }
import regrasDoJogo from './regras-do-jogo.json' with { type: 'json' }
import relatoDeExperiencia from './relato-de-experiencia.json' with { type: 'json' }
import resenhaCritica from './resenha-critica.json' with { type: 'json' }
import rimas from './rimas.json' with { type: 'json' }
import silabasComplexas from './silabas-complexas.json' with { type: 'json' }
import sondagem from './sondagem.json' with { type: 'json' }
import textoEPerguntas from './texto-e-perguntas.json' with { type: 'json' }
import tirinhaParaLer from './tirinha-para-ler.json' with { type: 'json' }
import umFatoVariasMidias from './um-fato-varias-midias.json' with { type: 'json' }
import verbeteDeEnciclopedia from './verbete-de-enciclopedia.json' with { type: 'json' }
import verdadeiroOuFalso from './verdadeiro-ou-falso.json' with { type: 'json' }

/** The contents of each kind of this category, not yet validated. */
export const ALFABETIZACAO: readonly unknown[] = [
  cacaPalavras,
  completarPalavra,
  juntarSilabas,
  primeiraLetra,
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
  textoEPerguntas,
  verdadeiroOuFalso,
  fluenciaLeitora,
  ordemAlfabetica,
  silabasComplexas,
  sondagem,
  alfabetoIlustrado,
  guiaDasSilabas,
  ortografiaCompletar,
  ortografiaSeparar,
  ortografiaNoTexto,
  ortografiaDitado,
  ortografiaAdivinhas,
  ortografiaRevisar,
  gramaticaClasses,
  gramaticaFlexao,
  gramaticaVerbos,
  gramaticaSentidos,
  gramaticaPontuacao,
  gramaticaSilabas,
  familiaDePalavras,
  dicionario,
  palavrasQueRetomam,
  contasDaCasa,
  contarAHistoria,
  escreverBilhete,
  cartazEAnuncio,
  jornalDaTurma,
  cartaComOpiniao,
  frasesNoVaral,
  quadrinhasETravaLinguas,
  parlendas,
  relatoDeExperiencia,
  regrasDoJogo,
  resenhaCritica,
  cartaoParaDar,
  descreverPorPistas,
  verbeteDeEnciclopedia,
  piadasECartuns,
  tirinhaParaLer,
  poemaNaPagina,
  cenaDeTeatro,
  umFatoVariasMidias,
]
