/**
 * Cities of Brazil by their rank, roads between them, and people who moved from state to state. Balances are those of the
 * Censo 2022 (who came less who left between 2017 and 2022, thousands, rounded) as the press had them on 27 June 2025; the
 * metropolises are those of IBGE, Regiões de Influência das Cidades 2018 (São Paulo; two national ones; twelve more). From
 * general knowledge, to be checked: the nine Capitais Regionais A there, the courses of the roads at the DNIT.
 */
import type { Question } from './map-questions.ts'

export const RANKS = ['grande metrópole nacional', 'metrópole nacional', 'metrópole', 'capital regional'] as const

export interface City {
  readonly name: string
  /** Index of its rank. */
  readonly rank: 0 | 1 | 2 | 3
  readonly longitude: number
  readonly latitude: number
  /** Side of its sign on which its name is, and how far up or down from there, mm. */
  readonly side: 'left' | 'right' | 'above' | 'below'
  readonly shift: number
}

const city = (
  name: string,
  rank: City['rank'],
  longitude: number,
  latitude: number,
  side: City['side'],
  shift = 0,
): City => ({ ...{ name, rank, longitude, latitude, side, shift } })

/** Campinas is drawn a little to the north-west: at its place it is under the sign of São Paulo. */
export const CITIES: readonly City[] = [
  city('São Paulo', 0, -46.63, -23.55, 'right', 2.8),
  city('Brasília', 1, -47.88, -15.79, 'above'),
  city('Rio de Janeiro', 1, -43.2, -22.91, 'right', -1.4),
  city('Belém', 2, -48.5, -1.46, 'below'),
  city('Belo Horizonte', 2, -43.94, -19.92, 'right', -3.6),
  city('Campinas', 2, -47.5, -22.35, 'left', 1.4),
  city('Curitiba', 2, -49.27, -25.43, 'left'),
  city('Florianópolis', 2, -48.55, -27.6, 'right'),
  city('Fortaleza', 2, -38.54, -3.72, 'right', -1.6),
  city('Goiânia', 2, -49.25, -16.68, 'left', -1.4),
  city('Manaus', 2, -60.02, -3.1, 'below'),
  city('Porto Alegre', 2, -51.23, -30.03, 'left'),
  city('Recife', 2, -34.88, -8.05, 'right'),
  city('Salvador', 2, -38.51, -12.97, 'right'),
  city('Vitória', 2, -40.34, -20.32, 'right'),
  city('Aracaju', 3, -37.07, -10.91, 'right', 1.6),
  city('Campo Grande', 3, -54.65, -20.44, 'below'),
  city('Cuiabá', 3, -56.1, -15.6, 'above'),
  city('João Pessoa', 3, -34.86, -7.12, 'right', -0.6),
  city('Maceió', 3, -35.74, -9.67, 'right', 0.8),
  city('Natal', 3, -35.21, -5.79, 'right', -1.4),
  city('Ribeirão Preto', 3, -47.81, -21.18, 'above'),
  city('São Luís', 3, -44.3, -2.53, 'above'),
  city('Teresina', 3, -42.8, -5.09, 'left'),
]

/** Roads between cities in their order, drawn without their bends. */
export const ROADS: readonly { readonly name: string; readonly cities: readonly string[] }[] = [
  { name: 'BR-040', cities: ['Brasília', 'Belo Horizonte', 'Rio de Janeiro'] },
  { name: 'BR-116', cities: ['Rio de Janeiro', 'São Paulo', 'Curitiba', 'Porto Alegre'] },
  { name: 'BR-101', cities: ['Natal', 'João Pessoa', 'Recife', 'Maceió', 'Aracaju'] },
  { name: 'BR-060', cities: ['Brasília', 'Goiânia', 'Campo Grande'] },
]

const asked = (text: string, named: readonly string[], about: readonly string[] = []): Question => ({
  ...{ kind: 'way', text, answer: named.join(', '), named, about },
})

const open = (text: string, answer: string): Question => ({ kind: 'way', text, answer, named: [], about: [] })

/** One of each list is on a page. */
export const CITY_QUESTIONS: readonly (readonly Question[])[] = [
  [
    asked('Que cidade está no topo da hierarquia?', ['São Paulo']),
    asked('Quais são as duas metrópoles nacionais?', ['Brasília', 'Rio de Janeiro']),
  ],
  [
    asked('Quais são as duas metrópoles da Região Norte?', ['Belém', 'Manaus']),
    asked('Quais são as três metrópoles da Região Sul?', ['Curitiba', 'Florianópolis', 'Porto Alegre']),
    asked('Que metrópole do mapa não é capital de estado nem do país?', ['Campinas']),
  ],
  [
    asked(
      'Pela BR-040, que metrópole fica entre Brasília e o Rio de Janeiro?',
      ['Belo Horizonte'],
      ['BR-040', 'Brasília', 'Rio de Janeiro'],
    ),
    asked(
      'Pela BR-116, que metrópole fica entre São Paulo e Porto Alegre?',
      ['Curitiba'],
      ['BR-116', 'São Paulo', 'Porto Alegre'],
    ),
    asked(
      'Pela BR-060, que metrópole fica entre Brasília e Campo Grande?',
      ['Goiânia'],
      ['BR-060', 'Brasília', 'Campo Grande'],
    ),
  ],
  [
    asked(
      'Pela BR-101, que capital regional fica entre Natal e Recife?',
      ['João Pessoa'],
      ['BR-101', 'Natal', 'Recife'],
    ),
    asked('Que rodovia liga Maceió a Aracaju?', ['BR-101'], ['Maceió', 'Aracaju']),
    asked('De São Paulo, que rodovia leva a Curitiba?', ['BR-116'], ['São Paulo', 'Curitiba']),
  ],
]

/** People who came less people who left, thousands. */
export const BALANCES: Readonly<Record<string, number>> = {
  SC: 354,
  GO: 187,
  MG: 106,
  MT: 104,
  PR: 85,
  PB: 31,
  RJ: -165,
  MA: -129,
  SP: -90,
  BA: -42,
}

export const MOVING_QUESTIONS: readonly (readonly Question[])[] = [
  [
    open('Que estado do mapa mais ganhou moradores?', 'Santa Catarina (SC)'),
    open('Que estado do mapa mais perdeu moradores?', 'Rio de Janeiro (RJ)'),
    open('Que estado do Nordeste, no mapa, ganhou moradores?', 'Paraíba (PB)'),
  ],
  [
    open('Em SP chegaram 736 mil pessoas e saíram 826 mil. Qual é a diferença?', '90 mil'),
    open('MG e MT ganharam juntos quantos mil moradores?', '210 mil'),
    open('SC ganhou quantos mil moradores a mais que o PR?', '269 mil'),
  ],
  [
    open(
      'Onde chega muita gente, de que serviços a cidade precisa mais?',
      'Exemplo: escolas, moradias e postos de saúde',
    ),
    open(
      'Onde falta trabalho ou escola, por que as pessoas se mudam?',
      'Exemplo: para estudar e trabalhar em outro lugar',
    ),
    open('Um bairro novo cresceu. Que obras ele precisa ter?', 'Exemplo: água encanada, esgoto, ruas e ônibus'),
  ],
  [open('E onde você mora: chegam ou saem mais pessoas? Por quê?', 'Resposta pessoal, com pesquisa no site do IBGE')],
]
