/**
 * Weather of a place and what people wear and eat by it. Sources: INMET, Normais climatológicas 1991–2020 (Serra Gaúcha:
 * coldest in July, warmest in January; Recife: most rain in June, least in November); Embrapa Florestas, «Pinhão»
 * (harvest from April to August); Embrapa Agroindústria Tropical, «Cultivo do cajueiro» (harvest of the north-east in the
 * dry months, from September on); IPHAN, «Festas juninas» (corn and canjica in June).
 */
import type { Street, Weather } from '../../studio/places/weather-windows.ts'
import type { SeasonThing } from '../../studio/shapes/season-things.ts'

export interface Season {
  readonly month: string
  readonly weather: Weather
  readonly clothes: readonly SeasonThing[]
  readonly foods: readonly SeasonThing[]
}

export const SEASONS: Readonly<Record<Street, readonly [Season, Season]>> = {
  serra: [
    {
      ...{ month: 'julho', weather: 'frio' },
      clothes: ['gorro', 'cachecol', 'casaco'],
      foods: ['sopa', 'pinhão', 'chocolate quente'],
    },
    {
      ...{ month: 'janeiro', weather: 'calor' },
      clothes: ['camiseta', 'bermuda', 'chinelo'],
      foods: ['sorvete', 'melancia', 'suco'],
    },
  ],
  litoral: [
    {
      ...{ month: 'junho', weather: 'chuva' },
      clothes: ['guarda-chuva', 'galocha', 'capa'],
      foods: ['milho cozido', 'canjica'],
    },
    {
      ...{ month: 'novembro', weather: 'calor' },
      clothes: ['boné', 'chinelo', 'bermuda'],
      foods: ['caju', 'picolé'],
    },
  ],
}

/** Seen in the hills alone. */
export const FROST = 'A geada cobre a grama.'

/** Each is seen in the window of its weather alone. */
export const SIGNS: Readonly<Record<Weather, readonly string[]>> = {
  chuva: ['A poça cresce na calçada.', 'Alguém abre o guarda-chuva.', 'A rua fica molhada.'],
  vento: ['A pipa sobe alto.', 'As folhas voam.', 'A árvore se inclina.'],
  calor: ['O sol está forte.', 'É bom tomar sorvete.', 'A roupa é curta e leve.'],
  frio: ['Sai fumaça da chaminé.', 'Todos usam cachecol.', FROST],
}
