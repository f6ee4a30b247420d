/**
 * Weather of a place and what people wear and eat by it, from general knowledge, to be checked. Against the normals of the
 * INMET: the Serra Gaúcha is coldest in July and warmest in January; Recife has most rain about June, least in November.
 * Against Embrapa: pinhão is gathered from April to August, caju of the north-east in the dry months from September on.
 */
import type { Street, Weather } from '../../studio/places/weather-windows.ts'
import type { SeasonThing } from '../../studio/shapes/season-things.ts'

export interface Season {
  readonly month: string
  /** Under its window. */
  readonly says: string
  readonly weather: Weather
  readonly clothes: readonly SeasonThing[]
  readonly foods: readonly SeasonThing[]
}

/** Its weather is not that of every hill or coast. */
export const REGIONS: Readonly<Record<Street, string>> = {
  serra: 'uma rua da serra do Sul',
  litoral: 'uma rua do litoral do Nordeste',
}

export const SEASONS: Readonly<Record<Street, readonly [Season, Season]>> = {
  serra: [
    {
      ...{ month: 'julho', says: 'frio', weather: 'frio' },
      clothes: ['gorro', 'cachecol', 'casaco'],
      foods: ['sopa', 'pinhão', 'chocolate quente'],
    },
    {
      ...{ month: 'janeiro', says: 'calor', weather: 'calor' },
      clothes: ['camiseta', 'bermuda', 'chinelo'],
      foods: ['sorvete', 'melancia', 'suco'],
    },
  ],
  litoral: [
    {
      ...{ month: 'junho', says: 'chuva e milho', weather: 'chuva' },
      clothes: ['guarda-chuva', 'galocha', 'capa'],
      foods: ['milho cozido', 'canjica'],
    },
    {
      ...{ month: 'novembro', says: 'sol e caju', weather: 'calor' },
      clothes: ['boné', 'óculos de sol'],
      foods: ['caju', 'picolé'],
    },
  ],
}

/** Each is seen in the window of its weather alone. */
const EVERYWHERE: Readonly<Record<Weather, readonly string[]>> = {
  chuva: ['A poça cresce na calçada.', 'Alguém abre o guarda-chuva.', 'A rua fica molhada.'],
  vento: ['A pipa sobe alto.', 'As folhas voam.'],
  calor: ['O sol está forte.', 'É bom tomar sorvete.', 'A roupa é curta e leve.'],
  frio: ['Todos usam cachecol.'],
}

/** A palm of the beach leans on every day, and its houses have no fire. */
export const SIGNS: Readonly<Record<Street, Readonly<Record<Weather, readonly string[]>>>> = {
  litoral: EVERYWHERE,
  serra: {
    ...EVERYWHERE,
    vento: [...EVERYWHERE.vento, 'A árvore se inclina.'],
    frio: [...EVERYWHERE.frio, 'Sai fumaça da chaminé.', 'A geada cobre a grama.'],
  },
}
