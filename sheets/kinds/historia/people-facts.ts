/**
 * First communities, ancient peoples and their calendars, from general knowledge, to be checked: lands and faiths against
 * Encyclopædia Britannica; sambaquis and Serra da Capivara against Iphan; Marajó against the Museu Goeldi; months of the
 * Maya against «Living Maya Time» of the Smithsonian; the Ema of the Guarani, whole in the evening sky from the second
 * half of June, against the papers of Germano Afonso; weeks of the Akan and months of Ethiopia against their embassies.
 */

import { ANCIENT_FAITHS, ANCIENT_LANDS } from '../../studio/heritage/ancient-windows.ts'
import { CALENDARS } from '../../studio/heritage/calendars.ts'
import type { WindowScene } from '../../studio/heritage/window.ts'
import type { BankPlace } from '../../studio/places/two-banks.ts'

/** Sentences of those on the move (N) and of those who stay (F), each about one place of the picture. */
export const BANK_LINES: readonly (readonly [at: BankPlace, sign: 'N' | 'F', lines: readonly string[]])[] = [
  ['abrigo', 'N', ['O abrigo é leve: amanhã será desmontado.', 'Galhos e couro bastam para alguns dias.']],
  ['coleta', 'N', ['Colhemos o que a mata dá; depois, seguimos.', 'Quando as frutas acabam, vamos para outro lugar.']],
  ['partida', 'N', ['Levamos só o que dá para carregar.', 'É hora de partir: cada um leva um fardo.']],
  ['casa', 'F', ['As paredes são de barro: a casa dura anos.', 'Moramos na mesma casa o ano inteiro.']],
  ['curral', 'F', ['Cuidamos dos animais dentro da cerca.', 'A cerca guarda os animais, que dão lã.']],
  ['roça', 'F', ['Plantamos em fileiras e esperamos meses.', 'Cuidamos das plantas na mesma terra até colher.']],
  ['celeiro', 'F', ['Os grãos guardados duram até a outra safra.', 'O que sobrou da colheita fica guardado aqui.']],
]

/** Sentences of each side on a page. */
export const EACH_SIDE = 3

/** Signs of three ages: the pictures, from 1, that show it. */
export interface Age {
  readonly says: string
  readonly shown: readonly number[]
}
export const KEPT_SIGNS: readonly (readonly Age[])[] = [
  [
    { says: 'Alguém pesca no rio.', shown: [1, 2, 3] },
    { says: 'O rio dá peixes às pessoas.', shown: [1, 2, 3] },
    { says: 'Pesca de barco, com vara.', shown: [1, 2, 3] },
  ],
  [
    { says: 'Há pinturas na rocha.', shown: [1, 2, 3] },
    { says: 'Um animal pintado na rocha.', shown: [1, 2, 3] },
    { says: 'Desenhos antigos na rocha.', shown: [1, 2, 3] },
  ],
]
export const CHANGED_SIGNS: readonly (readonly Age[])[] = [
  [
    { says: 'Nomadismo: abrigos leves, para partir logo.', shown: [1] },
    { says: 'Caça com lança.', shown: [1] },
    { says: 'Abrigos de galhos e couro.', shown: [1] },
  ],
  [
    { says: 'Pastoreio: animais criados no cercado.', shown: [2] },
    { says: 'Uma cerca com animais dentro.', shown: [2] },
    { says: 'Animais criados perto das casas.', shown: [2] },
  ],
  [
    { says: 'Agricultura: plantas em fileiras na roça.', shown: [2, 3] },
    { says: 'Casas que não mudam de lugar.', shown: [2, 3] },
    { says: 'Plantas cultivadas pelas pessoas.', shown: [2, 3] },
  ],
  [
    { says: 'Indústria: uma fábrica com chaminé.', shown: [3] },
    { says: 'Máquinas e ônibus com motor.', shown: [3] },
    { says: 'Um prédio de muitos andares.', shown: [3] },
  ],
]

export interface People {
  readonly id: string
  readonly name: string
  readonly where: string
  readonly scene: WindowScene
  readonly lines: readonly (readonly [sign: string, lines: readonly string[]])[]
}

export const LANDS_OF_PEOPLES: readonly People[] = [
  {
    id: 'egito',
    name: 'Egípcios',
    where: 'rio Nilo, África · há 4.500 anos',
    scene: ANCIENT_LANDS.egito,
    lines: [
      ['L', ['Um rio corta o deserto e enche todo ano.', 'Só a beira do rio é verde; em volta, areia.']],
      ['M', ['Faziam barcos com feixes de papiro.', 'Amarravam feixes de papiro para fazer barcos.']],
    ],
  },
  {
    id: 'mesopotamia',
    name: 'Sumérios',
    where: 'Mesopotâmia · há 5 mil anos',
    scene: ANCIENT_LANDS.mesopotamia,
    lines: [
      ['L', ['A planície seca fica entre dois rios.', 'Dois rios passam pela terra seca.']],
      ['M', ['Abriam canais entre os rios para regar a roça.', 'Levavam água de um rio ao outro por canais.']],
    ],
  },
  {
    id: 'andes',
    name: 'Incas',
    where: 'Andes, no Peru · há 550 anos',
    scene: ANCIENT_LANDS.andes,
    lines: [
      ['L', ['As montanhas são altas, frias e inclinadas.', 'No alto há neve e quase nenhum terreno plano.']],
      ['M', ['Plantavam em degraus feitos na encosta.', 'Levavam cargas no lombo das lhamas.']],
    ],
  },
  {
    id: 'marajo',
    name: 'Marajoaras',
    where: 'ilha de Marajó · há 1.200 anos',
    scene: ANCIENT_LANDS.marajo,
    lines: [
      ['L', ['A chuva alaga os campos da ilha.', 'Na ilha, a água cobre os campos parte do ano.']],
      ['M', ['Erguiam morros de terra para morar no seco.', 'Pintavam os vasos de barro com linhas vermelhas.']],
    ],
  },
  {
    id: 'sambaqui',
    name: 'Povos dos sambaquis',
    where: 'litoral do Brasil · há 5 mil anos',
    scene: ANCIENT_LANDS.sambaqui,
    lines: [
      ['L', ['Entre o mar e a lagoa há peixes e conchas.', 'A praia fica perto de uma lagoa com peixes.']],
      ['M', ['Juntaram tantas conchas que formaram um morro.', 'Comiam mariscos e empilhavam as conchas.']],
    ],
  },
]

export const FAITHS_OF_PEOPLES: readonly People[] = [
  {
    id: 'egito',
    name: 'Egípcios',
    where: 'África · há 4.500 anos',
    scene: ANCIENT_FAITHS.egito,
    lines: [
      ['R', ['O Sol era um deus, e o rei, filho dele.', 'A pirâmide guardava o faraó para outra vida.']],
      ['O', ['Escreviam com desenhos em rolos de papiro.', 'Faziam folhas de papiro para escrever.']],
    ],
  },
  {
    id: 'mesopotamia',
    name: 'Sumérios',
    where: 'Mesopotâmia · há 4.100 anos',
    scene: ANCIENT_FAITHS.mesopotamia,
    lines: [
      ['R', ['Na Mesopotâmia, a torre era a casa de um deus.', 'Na Mesopotâmia, subiam a torre para honrar o deus.']],
      ['O', ['Marcavam a escrita em placas de barro.', 'Os sinais eram cunhas no barro molhado.']],
    ],
  },
  {
    id: 'grecia',
    name: 'Gregos',
    where: 'Europa · há 2.500 anos',
    scene: ANCIENT_FAITHS.grecia,
    lines: [
      ['R', ['Honravam Zeus e Atena em templos de colunas.', 'O templo de colunas era a casa de um deus.']],
      ['O', ['Atores usavam máscaras no teatro.', 'A máscara do ator mostrava o riso no teatro.']],
    ],
  },
  {
    id: 'maias',
    name: 'Maias',
    where: 'América Central · há 1.300 anos',
    scene: ANCIENT_FAITHS.maias,
    lines: [
      ['R', ['Na floresta, pediam chuva ao deus Chaac.', 'O templo ficava acima das árvores da mata.']],
      ['O', ['Escreviam números com pontos e barras.', 'Uma barra valia cinco; um ponto, um.']],
    ],
  },
  {
    id: 'ife',
    name: 'Iorubás de Ifé',
    where: 'Nigéria, África · há 700 anos',
    scene: ANCIENT_FAITHS.ife,
    lines: [
      ['R', ['Contam que uma galinha espalhou a terra do mundo.', 'No mito, a ave ciscou e a terra se espalhou.']],
      ['O', ['Faziam cabeças de metal, com traços de gente.', 'Fundiam metal para fazer retratos.']],
    ],
  },
]

/** A calendar: a sentence without a number, and sentences with what is reckoned. */
interface Calendar extends Omit<People, 'lines'> {
  readonly plain: readonly string[]
  readonly reckoned: readonly (readonly [says: string, result: number])[]
}

export const CALENDARS_OF_PEOPLES: readonly Calendar[] = [
  {
    id: 'guarani',
    name: 'Guaranis',
    where: 'Brasil, hoje · o céu de junho',
    scene: CALENDARS.guarani,
    plain: [
      'As estrelas formam uma ema: no Sul, começa o frio.',
      'Uma ave no céu da noite anuncia o inverno.',
      'O tempo se lê nas estrelas.',
    ],
    reckoned: [],
  },
  {
    id: 'akan',
    name: 'Acãs',
    where: 'Gana, África · duas semanas',
    scene: CALENDARS.akan,
    plain: ['Duas semanas diferentes giram ao mesmo tempo.'],
    reckoned: [['A semana de 6 dias gira com a de 7: quanto é 6 × 7?', 42]],
  },
  {
    id: 'maias',
    name: 'Maias',
    where: 'América Central · meses iguais',
    scene: CALENDARS.maias,
    plain: ['Cada mês tem 20 dias.'],
    reckoned: [['18 meses de 20 dias e mais 5 dias: quantos dias?', 365]],
  },
  {
    id: 'egito',
    name: 'Egípcios antigos',
    where: 'África · estações do Nilo',
    scene: CALENDARS.egito,
    plain: ['O rio marca o ano: cheia, plantio e colheita.'],
    reckoned: [['3 estações de 4 meses: quantos meses?', 12]],
  },
  {
    id: 'etiopia',
    name: 'Etíopes',
    where: 'África, hoje · um mês curto',
    scene: CALENDARS.etiopia,
    plain: ['Um mês é bem mais curto do que os outros doze.'],
    reckoned: [['12 meses de 30 dias e um mês curto: quantos meses?', 13]],
  },
]
