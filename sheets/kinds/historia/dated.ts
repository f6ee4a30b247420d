/**
 * Years in which things of messages and of journeys reached Brazil, from general knowledge, to be checked: Gazeta do Rio
 * de Janeiro 1808, Olho de Boi 1843, telegraph 1852, telephone 1877, cinema 1896, radio 1922, television 1950, orelhão
 * 1972, mobile telephone 1990, internet for all 1995; Estrada de Ferro Mauá 1854, electric tram of Rio 1892, Caloi 1898,
 * motor bus of Rio 1908, Varig 1927, Fusca 1959, tractor Ford 8-BR 1960, metro of São Paulo 1974, Tecon of Santos 1981,
 * rules for drones 2017.
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

/** Years of the film in each time of the place; the first is clear of the years of all things. */
export const FILM_YEARS = [
  [1915, 1902, 1935, 1940],
  [1965, 1978, 1986],
] as const
