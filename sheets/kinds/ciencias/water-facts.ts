/** The journey of water as schoolbooks tell it. Sources: BNCC (EF05CI02, EF05CI03); ANA and INMET, glossaries of the water cycle. */
import type { Riddle } from './planets.ts'

export const STEPS = ['evaporação', 'transpiração', 'condensação', 'precipitação', 'escoamento', 'infiltração'] as const
export type Step = (typeof STEPS)[number]

/** Stations of a drop, each before the next; after the last comes the first. */
export const STATIONS = ['mar', 'vapor', 'nuvem', 'chuva', 'rio'] as const
export type Station = (typeof STATIONS)[number]

/** Words of the drop at each station, with the name of the step that brings it there. */
export const SAID: Readonly<Record<Station, string>> = {
  mar: 'No mar, o calor do Sol me aquece.',
  vapor: 'Evaporação: virei vapor e subo no ar.',
  nuvem: 'Condensação: esfriei e virei gotinha.',
  chuva: 'Precipitação: caio como chuva.',
  rio: 'Escoamento: corro pelo rio até o mar.',
}

/** Words of the drop for rain on a forest. */
export const SAID_IN_FOREST: Readonly<Partial<Record<Station, string>>> = {
  chuva: 'Precipitação: chovo sobre a mata.',
  rio: 'Escoamento: vou pela mata ao mar.',
}

export const WATER_RIDDLES: readonly Riddle[] = [
  { says: 'Levo a água da poça para o ar:', answer: 'evaporação' },
  { says: 'Solto vapor pelas folhas:', answer: 'transpiração' },
  { says: 'O vapor esfria, e faço nuvem:', answer: 'condensação' },
  { says: 'Desço do céu e molho tudo:', answer: 'precipitação' },
  { says: 'Desço o morro e vou para o rio:', answer: 'escoamento' },
  { says: 'Sumo no chão e encho o poço:', answer: 'infiltração' },
  { says: 'Seco a roupa lá no varal:', answer: 'evaporação' },
  { says: 'Molho o copo gelado por fora:', answer: 'condensação' },
  { says: 'Posso ser chuva, neve ou granizo:', answer: 'precipitação' },
  { says: 'Levo a chuva ao lençol freático:', answer: 'infiltração' },
]

/** A text with gaps: `*word*` is what the child writes. */
export const TEXTS: readonly (readonly string[])[] = [
  [
    'O *Sol* aquece a água dos oceanos, dos rios e dos lagos.',
    'Uma parte vira *vapor* e sobe: é a *evaporação*.',
    'No alto, onde o ar é mais frio, formam-se gotinhas,',
    'e muitas gotinhas juntas formam as *nuvens*.',
    'A água cai como *chuva*, e os rios a levam ao *mar*.',
  ],
  [
    'As folhas das plantas soltam vapor: é a *transpiração*.',
    'O vapor esfria e volta a ser líquido: é a *condensação*.',
    'A chuva e o granizo caem: é a *precipitação*.',
    'Uma parte da água entra no *solo*; outra corre',
    'pelos *rios* até o *mar*, onde evapora, e recomeça.',
  ],
  [
    'A entrada da água no solo é a *infiltração*.',
    'Ela enche o *lençol* freático, debaixo da terra.',
    'O *escoamento* é a água que corre sobre o chão',
    'e chega aos *rios*. Com o calor do *Sol*, a água muda',
    'de líquido para gás, na *evaporação*, e sobe de novo.',
  ],
]

export interface OpenQuestion {
  readonly asks: string
  /** One possible answer, in two lines. */
  readonly answer: readonly [string, string]
}

export const OPEN_QUESTIONS: readonly OpenQuestion[] = [
  {
    asks: 'Por que a mata perto do rio ajuda a ter água?',
    answer: ['As plantas ajudam a água a entrar no solo,', 'seguram a terra e soltam vapor no ar.'],
  },
  {
    asks: 'Para onde vai a água de uma poça que secou?',
    answer: ['Evapora com o calor e vai para o ar;', 'uma parte também entra no solo.'],
  },
  {
    asks: 'Por que o chão de cimento facilita as enchentes?',
    answer: ['A água não entra no solo: quase toda', 'escoa depressa e enche ruas e rios.'],
  },
  {
    asks: 'Por que dizemos que a água faz um ciclo?',
    answer: ['Ela muda de lugar e de estado e volta', 'ao começo: mar, ar, nuvem, chuva, rio.'],
  },
  {
    asks: 'Como a seca prejudica quem planta?',
    answer: ['Com pouca chuva, o solo fica seco', 'e falta água nos rios para regar.'],
  },
  {
    asks: 'O que faz a água do mar subir como vapor?',
    answer: ['O calor do Sol: a água líquida', 'evapora e vira vapor no ar.'],
  },
]
