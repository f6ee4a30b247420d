/**
 * Years in which things of messages and of journeys reached Brazil. Sources: Biblioteca Nacional (Gazeta do Rio de
 * Janeiro 1808, cinema 1896), Correios (Olho de Boi 1843, telégrafo 1852), Museu das Comunicações (telefone 1877,
 * orelhão and celular 1972 and 1990), EBC (rádio 1922, TV 1950), RNP (internet para todos 1995), DNIT (Estrada de Ferro
 * Mauá 1854), Light Rio (bonde elétrico 1892), Caloi 1898, Prefeitura do Rio (auto-ônibus 1908), ANAC (Varig 1927,
 * drones 2017), Anfavea (Fusca 1959, trator Ford 8-BR 1960), Metrô de São Paulo 1974, Porto de Santos (Tecon 1981).
 */
import {
  airliner,
  brickPhone,
  drone,
  metro,
  newspaper,
  oneContainer,
  projector,
  stampedLetter,
  telegraph,
  wallPhone,
} from '../../studio/eras/dated-things.ts'
import { tractor } from '../../studio/eras/farm-things.ts'
import { beetle, oldBus, publicPhone, rider, tram } from '../../studio/eras/street-things.ts'
import type { Thing } from '../../studio/fit.ts'
import { firstTrain, oldRadio, television } from '../../studio/shapes/milestones.ts'
import { laptop } from '../../studio/shapes/then-and-now.ts'

export interface Dated {
  readonly name: string
  readonly year: number
  /** Speaks of its use without its name. */
  readonly riddle: string
  readonly draw: Thing
}

const dated = (name: string, year: number, riddle: string, draw: Thing): Dated => ({ name, year, riddle, draw })

export const MESSAGES: readonly Dated[] = [
  dated('jornal', 1808, 'Notícia em papel, que muita gente lê:', newspaper),
  dated('carta com selo', 1843, 'Escrita à mão, viaja num envelope:', stampedLetter),
  dated('telégrafo', 1852, 'Manda pontos e traços por um fio:', telegraph),
  dated('telefone', 1877, 'Duas vozes conversam por fio, de casa:', wallPhone),
  dated('cinema', 1896, 'Imagens que se movem numa sala escura:', projector),
  dated('rádio', 1922, 'Só som: todos ouvem juntos a notícia:', oldRadio),
  dated('televisão', 1950, 'Som e imagem chegam à sala de casa:', television),
  dated('orelhão', 1972, 'Na calçada, serve a quem passa:', publicPhone),
  dated('celular', 1990, 'Telefone sem fio, que fala de qualquer lugar:', brickPhone),
  dated('internet', 1995, 'Liga computadores do mundo inteiro:', laptop),
]

export const JOURNEYS: readonly Dated[] = [
  dated('trem a vapor', 1854, 'Queima lenha ou carvão e puxa vagões:', firstTrain),
  dated('bonde elétrico', 1892, 'Corre pela rua, preso aos trilhos:', tram),
  dated('bicicleta', 1898, 'Anda com a força das pernas:', rider),
  dated('ônibus a motor', 1908, 'Leva muita gente e dispensa trilhos:', oldBus),
  dated('avião de linha', 1927, 'Leva viajantes pelo céu:', airliner),
  dated('fusca nacional', 1959, 'Carro redondo, com o motor atrás:', beetle),
  dated('trator nacional', 1960, 'Puxa o arado e prepara a terra:', tractor),
  dated('metrô', 1974, 'Corre em túneis debaixo da cidade:', metro),
  dated('contêiner', 1981, 'Caixa que passa do navio ao caminhão:', oneContainer),
  dated('drone', 2017, 'Voa sem gente dentro e filma de cima:', drone),
]

/** Years of the film: each time of the place has some, years from those of things. */
export const FILM_YEARS = [
  [1915, 1902, 1935, 1940],
  [1965, 1978, 1986],
] as const
