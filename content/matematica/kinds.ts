import ampliarEReduzir from './ampliar-e-reduzir.json' with { type: 'json' }
import angulos from './angulos.json' with { type: 'json' }
import antecessorESucessor from './antecessor-e-sucessor.json' with { type: 'json' }
import areaEPerimetro from './area-e-perimetro.json' with { type: 'json' }
import balancaDeIgualdade from './balanca-de-igualdade.json' with { type: 'json' }
import bandeirinhas from './bandeirinhas.json' with { type: 'json' }
import calendario from './calendario.json' with { type: 'json' }
import chance from './chance.json' with { type: 'json' }
import combinacoes from './combinacoes.json' with { type: 'json' }
import contaArmada from './conta-armada.json' with { type: 'json' }
import contarEEscrever from './contar-e-escrever.json' with { type: 'json' }
import contarNaFeira from './contar-na-feira.json' with { type: 'json' }
import coordenadas from './coordenadas.json' with { type: 'json' }
import dezenaEUnidade from './dezena-e-unidade.json' with { type: 'json' }
import dinheiro from './dinheiro.json' with { type: 'json' }
import dobroEMetade from './dobro-e-metade.json' with { type: 'json' }
import duracao from './duracao.json' with { type: 'json' }
import estimativa from './estimativa.json' with { type: 'json' }
import formasPlanas from './formas-planas.json' with { type: 'json' }
import fracaoDeQuantidade from './fracao-de-quantidade.json' with { type: 'json' }
import fracoes from './fracoes.json' with { type: 'json' }
import graficos from './graficos.json' with { type: 'json' }
import lerGraficos from './ler-graficos.json' with { type: 'json' }
import maisOuMenos from './mais-ou-menos.json' with { type: 'json' }
import massaECapacidade from './massa-e-capacidade.json' with { type: 'json' }
import moldesDeMontar from './moldes-de-montar.json' with { type: 'json' }
import natalDeContas from './natal-de-contas.json' with { type: 'json' }
import numerosDecimais from './numeros-decimais.json' with { type: 'json' }
import numerosGrandes from './numeros-grandes.json' with { type: 'json' }
import operacoesInversas from './operacoes-inversas.json' with { type: 'json' }
import organizarEOrdenar from './organizar-e-ordenar.json' with { type: 'json' }
import parEImpar from './par-e-impar.json' with { type: 'json' }
import pesquisaDaTurma from './pesquisa-da-turma.json' with { type: 'json' }
import pilhasDeCubos from './pilhas-de-cubos.json' with { type: 'json' }
import planificacoes from './planificacoes.json' with { type: 'json' }
import porcentagem from './porcentagem.json' with { type: 'json' }
import quadroDeDez from './quadro-de-dez.json' with { type: 'json' }
import quadroDoCem from './quadro-do-cem.json' with { type: 'json' }
import receitaParaMais from './receita-para-mais.json' with { type: 'json' }
import regua from './regua.json' with { type: 'json' }
import relogio from './relogio.json' with { type: 'json' }
import retaNumerica from './reta-numerica.json' with { type: 'json' }
import semearEColher from './semear-e-colher.json' with { type: 'json' }
import sequenciaNumerica from './sequencia-numerica.json' with { type: 'json' }
import situacoesProblema from './situacoes-problema.json' with { type: 'json' }
import solidos from './solidos.json' with { type: 'json' }
import somaComDesenhos from './soma-com-desenhos.json' with { type: 'json' }
import sondagemMatematica from './sondagem-matematica.json' with { type: 'json' }
import subtracaoComDesenhos from './subtracao-com-desenhos.json' with { type: 'json' }
import tabuada from './tabuada.json' with { type: 'json' }
import temperatura from './temperatura.json' with { type: 'json' }
import tremDasContas from './trem-das-contas.json' with { type: 'json' }
import unidadesDeMedida from './unidades-de-medida.json' with { type: 'json' }

/** The contents of each kind of this category, not yet validated. */
export const MATEMATICA: readonly unknown[] = [
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
  ampliarEReduzir,
  operacoesInversas,
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
  sondagemMatematica,
  semearEColher,
]
