/** The kinds of sheet of this category. */
import type { SheetKind } from '../../scene/scene.ts'
import { ampliarEReduzir } from './ampliar-e-reduzir.ts'
import { angulos } from './angulos.ts'
import { antecessorESucessor } from './antecessor-e-sucessor.ts'
import { areaEPerimetro } from './area-e-perimetro.ts'
import { balancaDeIgualdade } from './balanca-de-igualdade.ts'
import { bandeirinhas } from './bandeirinhas.ts'
import { calendario } from './calendario.ts'
import { chance } from './chance.ts'
import { combinacoes } from './combinacoes.ts'
import { contaArmada } from './conta-armada.ts'
import { contarEEscrever } from './contar-e-escrever.ts'
import { contarNaFeira } from './contar-na-feira.ts'
import { coordenadas } from './coordenadas.ts'
import { dezenaEUnidade } from './dezena-e-unidade.ts'
import { dinheiro } from './dinheiro.ts'
import { dobroEMetade } from './dobro-e-metade.ts'
import { duracao } from './duracao.ts'
import { estimativa } from './estimativa.ts'
import { formasPlanas } from './formas-planas.ts'
import { fracaoDeQuantidade } from './fracao-de-quantidade.ts'
import { fracoes } from './fracoes.ts'
import { graficos } from './graficos.ts'
import { lerGraficos } from './ler-graficos.ts'
import { maisOuMenos } from './mais-ou-menos.ts'
import { massaECapacidade } from './massa-e-capacidade.ts'
import { moldesDeMontar } from './moldes-de-montar.ts'
import { natalDeContas } from './natal-de-contas.ts'
import { numerosDecimais } from './numeros-decimais.ts'
import { numerosGrandes } from './numeros-grandes.ts'
import { operacoesInversas } from './operacoes-inversas.ts'
import { organizarEOrdenar } from './organizar-e-ordenar.ts'
import { parEImpar } from './par-e-impar.ts'
import { pesquisaDaTurma } from './pesquisa-da-turma.ts'
import { pilhasDeCubos } from './pilhas-de-cubos.ts'
import { planificacoes } from './planificacoes.ts'
import { porcentagem } from './porcentagem.ts'
import { quadroDeDez } from './quadro-de-dez.ts'
import { quadroDoCem } from './quadro-do-cem.ts'
import { receitaParaMais } from './receita-para-mais.ts'
import { regua } from './regua.ts'
import { relogio } from './relogio.ts'
import { retaNumerica } from './reta-numerica.ts'
import { semearEColher } from './semear-e-colher.ts'
import { sequenciaNumerica } from './sequencia-numerica.ts'
import { situacoesProblema } from './situacoes-problema.ts'
import { solidos } from './solidos.ts'
import { somaComDesenhos } from './soma-com-desenhos.ts'
import { sondagemMatematica } from './sondagem-matematica.ts'
import { subtracaoComDesenhos } from './subtracao-com-desenhos.ts'
import { tabuada } from './tabuada.ts'
import { temperatura } from './temperatura.ts'
import { tremDasContas } from './trem-das-contas.ts'
import { unidadesDeMedida } from './unidades-de-medida.ts'

export const MATEMATICA_KINDS: readonly SheetKind[] = [
  contarEEscrever,
  organizarEOrdenar,
  somaComDesenhos,
  subtracaoComDesenhos,
  retaNumerica,
  relogio,
  maisOuMenos,
  dinheiro,
  quadroDeDez,
  tabuada,
  sequenciaNumerica,
  situacoesProblema,
  contaArmada,
  dezenaEUnidade,
  antecessorESucessor,
  quadroDoCem,
  parEImpar,
  dobroEMetade,
  fracoes,
  regua,
  graficos,
  lerGraficos,
  calendario,
  solidos,
  formasPlanas,
  massaECapacidade,
  contarNaFeira,
  tremDasContas,
  natalDeContas,
  bandeirinhas,
  areaEPerimetro,
  porcentagem,
  chance,
  angulos,
  planificacoes,
  moldesDeMontar,
  numerosGrandes,
  numerosDecimais,
  fracaoDeQuantidade,
  coordenadas,
  duracao,
  estimativa,
  pesquisaDaTurma,
  balancaDeIgualdade,
  pilhasDeCubos,
  combinacoes,
  temperatura,
  unidadesDeMedida,
  receitaParaMais,
  operacoesInversas,
  ampliarEReduzir,
  sondagemMatematica,
  semearEColher,
]
