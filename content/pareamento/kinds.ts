import aguaESolo from './agua-e-solo.json' with { type: 'json' }
import antesEAgora from './antes-e-agora.json' with { type: 'json' }
import bingo from './bingo.json' with { type: 'json' }
import brincadeiras from './brincadeiras.json' with { type: 'json' }
import cadeiaAlimentar from './cadeia-alimentar.json' with { type: 'json' }
import campoECidade from './campo-e-cidade.json' with { type: 'json' }
import cartoesAcabou from './cartoes-acabou.json' with { type: 'json' }
import ceuETerra from './ceu-e-terra.json' with { type: 'json' }
import cicloDaAgua from './ciclo-da-agua.json' with { type: 'json' }
import cicloDeVida from './ciclo-de-vida.json' with { type: 'json' }
import cidadeDeTodos from './cidade-de-todos.json' with { type: 'json' }
import combinados from './combinados.json' with { type: 'json' }
import contasEResultados from './contas-e-resultados.json' with { type: 'json' }
import corpoESentidos from './corpo-e-sentidos.json' with { type: 'json' }
import corpoPorDentro from './corpo-por-dentro.json' with { type: 'json' }
import diaENoite from './dia-e-noite.json' with { type: 'json' }
import domino from './domino.json' with { type: 'json' }
import emocoes from './emocoes.json' with { type: 'json' }
import escalaDeEmocoes from './escala-de-emocoes.json' with { type: 'json' }
import escolhaDeDois from './escolha-de-dois.json' with { type: 'json' }
import gruposDeAnimais from './grupos-de-animais.json' with { type: 'json' }
import jogoDaMemoria from './jogo-da-memoria.json' with { type: 'json' }
import linhaDoTempo from './linha-do-tempo.json' with { type: 'json' }
import lixoEReciclagem from './lixo-e-reciclagem.json' with { type: 'json' }
import lugarOndeVivo from './lugar-onde-vivo.json' with { type: 'json' }
import luzESom from './luz-e-som.json' with { type: 'json' }
import maiusculasEMinusculas from './maiusculas-e-minusculas.json' with { type: 'json' }
import materiaisEMudancas from './materiais-e-mudancas.json' with { type: 'json' }
import meiosDeTransporte from './meios-de-transporte.json' with { type: 'json' }
import memoriasDaFamilia from './memorias-da-familia.json' with { type: 'json' }
import metades from './metades.json' with { type: 'json' }
import microrganismos from './microrganismos.json' with { type: 'json' }
import moradias from './moradias.json' with { type: 'json' }
import opostos from './opostos.json' with { type: 'json' }
import partesDaPlanta from './partes-da-planta.json' with { type: 'json' }
import patrimonioDoBrasil from './patrimonio-do-brasil.json' with { type: 'json' }
import perigosEmCasa from './perigos-em-casa.json' with { type: 'json' }
import placasDeTransito from './placas-de-transito.json' with { type: 'json' }
import povosETempos from './povos-e-tempos.json' with { type: 'json' }
import primeiroDepois from './primeiro-depois.json' with { type: 'json' }
import profissoes from './profissoes.json' with { type: 'json' }
import quadroDeFichas from './quadro-de-fichas.json' with { type: 'json' }
import quantidades from './quantidades.json' with { type: 'json' }
import quemCombina from './quem-combina.json' with { type: 'json' }
import rotinaVisual from './rotina-visual.json' with { type: 'json' }
import sistemaSolar from './sistema-solar.json' with { type: 'json' }

/** The contents of each kind of this category, not yet validated. */
export const PAREAMENTO: readonly unknown[] = [
  quemCombina,
  quantidades,
  maiusculasEMinusculas,
  metades,
  opostos,
  emocoes,
  contasEResultados,
  jogoDaMemoria,
  domino,
  bingo,
  rotinaVisual,
  primeiroDepois,
  escolhaDeDois,
  quadroDeFichas,
  escalaDeEmocoes,
  cartoesAcabou,
  sistemaSolar,
  partesDaPlanta,
  lixoEReciclagem,
  luzESom,
  materiaisEMudancas,
  gruposDeAnimais,
  cicloDeVida,
  perigosEmCasa,
  cicloDaAgua,
  aguaESolo,
  microrganismos,
  cadeiaAlimentar,
  corpoESentidos,
  linhaDoTempo,
  moradias,
  brincadeiras,
  profissoes,
  diaENoite,
  antesEAgora,
  campoECidade,
  meiosDeTransporte,
  placasDeTransito,
  ceuETerra,
  corpoPorDentro,
  patrimonioDoBrasil,
  memoriasDaFamilia,
  combinados,
  cidadeDeTodos,
  povosETempos,
  lugarOndeVivo,
]
