/**
 * Facts on six living beings of Brazil, checked against the Museu Virtual de Biodiversidade do Cerrado (PUC Goiás), the
 * Museu do Cerrado, Ciência Hoje das Crianças, SciELO Livros (tatu-galinha), Esalq/USP and the dictionary Michaelis
 * (vitória-régia) and InfoEscola (tuiuiú, coruja-buraqueira). Sizes are those that large adults reach in all of them.
 */
import type { EntryName } from '../../studio/places/entry-photos.ts'

interface Entry {
  readonly title: string
  readonly legend: string
  /** Legend of the picture that shows more than one. */
  readonly group?: string
  readonly definition: string
  readonly details: string
  readonly curiosity: string
  /** A card to fill from the text. */
  readonly card: readonly (readonly [label: string, answer: string])[]
  /** Sentences of a longer text: definition, classification, habitat, food or leaf, curiosity. */
  readonly sorted: readonly [string, string, string, string, string]
  /** Heading of the fourth sentence, and what it asks. */
  readonly fourth: readonly [heading: string, hint: string]
  /** Sentence of another kind of text, and the reason. */
  readonly intruder: readonly [sentence: string, why: string]
  /** Notes for the child's text: group, home, size, food, young, curiosity; of the plant its parts and visitors. */
  readonly notes: readonly string[]
  /** Notes of opinions and of the writer's own life, which no entry has. */
  readonly spare: readonly [string, string]
  readonly own: {
    readonly definition: string
    readonly details: string
    readonly curiosity: string
    readonly legend: string
  }
}

export const ENTRIES: Readonly<Record<EntryName, Entry>> = {
  onca: {
    title: 'onça-pintada',
    legend: 'Onça-pintada na mata.',
    definition: 'A onça-pintada é o maior felino das Américas.',
    details: 'Vive nas matas, quase sempre perto da água. Come capivaras e jacarés. Pode passar de 100 quilos.',
    curiosity: 'As pintas mudam de uma onça para outra.',
    card: [
      ['Nome', 'onça-pintada'],
      ['Onde vive', 'nas matas, perto da água'],
      ['O que come', 'capivaras e jacarés'],
      ['Peso', 'pode passar de 100 quilos'],
    ],
    sorted: [
      'É o maior felino das Américas.',
      'Pertence ao grupo dos mamíferos: os filhotes mamam.',
      'Vive na Amazônia, no Pantanal e em outras matas.',
      'Come capivaras, porcos-do-mato e jacarés.',
      'Não há duas com o mesmo desenho de pintas.',
    ],
    fourth: ['Alimentação', 'o que come'],
    intruder: ['Acho a onça o bicho mais lindo de todos!', 'é uma opinião'],
    notes: [
      'mamífero: maior felino das Américas',
      'matas perto de rios',
      'pode pesar mais de 100 kg',
      'come capivaras e jacarés',
      'de 1 a 4 filhotes; 2 anos com a mãe',
      'nada bem e atravessa rios',
    ],
    spare: ['acho o bicho mais bonito do mundo', 'minha prima tem medo de onça'],
    own: {
      definition: 'É um mamífero, o maior felino das Américas.',
      details:
        'Vive em matas perto de rios e pode pesar mais de 100 kg. Come capivaras e jacarés. Tem de um a quatro filhotes, que ficam com a mãe por dois anos.',
      curiosity: 'Ela nada bem e atravessa rios.',
      legend: 'Uma onça-pintada na beira do rio.',
    },
  },
  capivara: {
    title: 'capivara',
    legend: 'Capivara na beira da lagoa.',
    group: 'Capivara com dois filhotes na beira da lagoa.',
    definition: 'A capivara é o maior roedor do mundo.',
    details: 'Vive em bandos, na beira de rios e lagoas. Come capim e plantas da água. Pode passar de 50 quilos.',
    curiosity: 'Ela fica até cinco minutos debaixo da água.',
    card: [
      ['Nome', 'capivara'],
      ['Onde vive', 'na beira de rios e lagoas'],
      ['O que come', 'capim e plantas da água'],
      ['Peso', 'pode passar de 50 quilos'],
    ],
    sorted: [
      'É o maior roedor do mundo.',
      'Pertence ao grupo dos mamíferos: os filhotes mamam.',
      'Vive na beira de rios, lagoas e brejos.',
      'Come capim, cascas e plantas aquáticas.',
      'Seus dentes crescem durante a vida inteira.',
    ],
    fourth: ['Alimentação', 'o que come'],
    intruder: ['Era uma vez uma capivara que queria voar.', 'é começo de história'],
    notes: [
      'mamífero: maior roedor do mundo',
      'beira de rios, lagoas e brejos',
      'pode pesar mais de 50 kg',
      'come capim e plantas da água',
      'uns 4 filhotes; já nascem com pelo',
      'fica até 5 minutos sob a água',
    ],
    spare: ['queria uma de pelúcia para mim', 'é a mais fofa de todas'],
    own: {
      definition: 'É um mamífero, o maior roedor do mundo.',
      details:
        'Vive na beira de rios, lagoas e brejos e pode pesar mais de 50 kg. Come capim e plantas da água. Tem uns quatro filhotes, que já nascem com pelo.',
      curiosity: 'Ela fica até cinco minutos debaixo da água.',
      legend: 'Uma capivara nada na lagoa.',
    },
  },
  tuiuiu: {
    title: 'tuiuiú',
    legend: 'Tuiuiú na beira da água.',
    group: 'Tuiuiús na lagoa: um pesca e o outro espera.',
    definition: 'O tuiuiú é uma ave grande, de pernas compridas.',
    details: 'Vive em áreas alagadas. Come peixes, caramujos e cobras. Em pé, chega a um metro e meio de altura.',
    curiosity: 'Para se comunicar, o tuiuiú bate o bico.',
    card: [
      ['Nome', 'tuiuiú'],
      ['Onde vive', 'em áreas alagadas'],
      ['O que come', 'peixes, caramujos e cobras'],
      ['Altura', 'um metro e meio'],
    ],
    sorted: [
      'É uma ave grande, também chamada de jaburu.',
      'Pertence ao grupo das aves: tem penas, bico e asas.',
      'Vive em áreas alagadas, como brejos e lagoas rasas.',
      'Pesca peixes e apanha caramujos e cobras.',
      'Para se comunicar, bate o bico com força.',
    ],
    fourth: ['Alimentação', 'o que come'],
    intruder: ['Venha conhecer o Pantanal nas férias!', 'é uma propaganda'],
    notes: [
      'ave grande, de pernas compridas',
      'brejos e lagoas rasas',
      'até 1,5 m de altura',
      'come peixes, caramujos e cobras',
      'ninhos no alto das árvores',
      'bate o bico para se comunicar',
    ],
    spare: ['a ave mais elegante que já vi', 'minha turma desenhou um tuiuiú'],
    own: {
      definition: 'O tuiuiú é uma ave grande, de pernas compridas.',
      details:
        'Vive em brejos e lagoas rasas e chega a 1,5 m de altura. Come peixes, caramujos e cobras. Cria os filhotes em ninhos no alto das árvores.',
      curiosity: 'Para se comunicar, ele bate o bico.',
      legend: 'Um tuiuiú com dois filhotes no ninho.',
    },
  },
  tatu: {
    title: 'tatu-galinha',
    legend: 'Tatu-galinha no Cerrado.',
    definition: 'O tatu-galinha é um mamífero com carapaça.',
    details: 'Vive em tocas que ele mesmo cava. Come formigas, cupins e outros insetos. Pesa até sete quilos.',
    curiosity: 'Quase sempre nascem quatro irmãos iguais.',
    card: [
      ['Nome', 'tatu-galinha'],
      ['Onde vive', 'em tocas que ele mesmo cava'],
      ['O que come', 'formigas, cupins e outros insetos'],
      ['Peso', 'até sete quilos'],
    ],
    sorted: [
      'É um tatu de orelhas compridas e cauda com anéis.',
      'Pertence ao grupo dos mamíferos: os filhotes mamam.',
      'Vive em matas e campos de quase todo o Brasil.',
      'Come formigas, cupins, besouros e outros insetos.',
      'Quase sempre nascem quatro irmãos idênticos.',
    ],
    fourth: ['Alimentação', 'o que come'],
    intruder: ['Não gosto de tatu, porque ele é muito feio.', 'é uma opinião'],
    notes: [
      'mamífero com carapaça',
      'matas e campos; dorme em tocas',
      'pesa até 7 kg',
      'come formigas e outros insetos',
      'nascem 4 irmãos idênticos',
      'anda no fundo dos riachos',
    ],
    spare: ['meu avô viu um na estrada', 'fica engraçado quando corre'],
    own: {
      definition: 'É um mamífero que tem o corpo coberto por uma carapaça.',
      details:
        'Vive em matas e campos e dorme em tocas. Pesa até 7 kg. Come formigas e outros insetos. Os filhotes são quatro irmãos idênticos.',
      curiosity: 'Ele anda no fundo dos riachos.',
      legend: 'Um tatu-galinha perto de um cupinzeiro.',
    },
  },
  coruja: {
    title: 'coruja-buraqueira',
    legend: 'Coruja-buraqueira na sua toca.',
    group: 'Duas corujas-buraqueiras na sua toca.',
    definition: 'A coruja-buraqueira é uma ave que mora em buracos.',
    details: 'Vive em campos e gramados. Come insetos e ratos. É pequena: tem uns 25 centímetros de altura.',
    curiosity: 'Ela é ativa de dia e de noite.',
    card: [
      ['Nome', 'coruja-buraqueira'],
      ['Onde vive', 'em campos e gramados'],
      ['O que come', 'insetos e ratos'],
      ['Altura', 'uns 25 centímetros'],
    ],
    sorted: [
      'É uma coruja pequena, de pernas compridas.',
      'Pertence ao grupo das aves: tem penas, bico e asas.',
      'Vive em campos, gramados e praias.',
      'Come gafanhotos, besouros e pequenos ratos.',
      'Não mexe os olhos: para olhar, gira a cabeça.',
    ],
    fourth: ['Alimentação', 'o que come'],
    intruder: ['Era uma vez uma coruja que tinha medo do escuro.', 'é começo de história'],
    notes: [
      'ave que mora em buracos no chão',
      'campos, gramados e praias',
      'uns 25 cm de altura',
      'come insetos e pequenos ratos',
      'filhotes nascem dentro da toca',
      'ativa de dia e de noite',
    ],
    spare: ['ontem sonhei com uma coruja', 'tem carinha de brava, mas é linda'],
    own: {
      definition: 'É uma ave que mora em buracos no chão.',
      details:
        'Vive em campos, gramados e praias e tem uns 25 cm de altura. Come insetos e pequenos ratos. Os filhotes nascem dentro da toca.',
      curiosity: 'Ela é ativa de dia e de noite.',
      legend: 'Uma coruja-buraqueira em cima de uma estaca.',
    },
  },
  'vitoria-regia': {
    title: 'vitória-régia',
    legend: 'Vitória-régia na água.',
    definition: 'A vitória-régia é uma planta aquática.',
    details: 'Vive em lagos e rios calmos da Amazônia. A flor abre à noite. A folha passa de dois metros de largura.',
    curiosity: 'A flor nasce branca e depois fica rosa.',
    card: [
      ['Nome', 'vitória-régia'],
      ['Onde vive', 'em lagos e rios da Amazônia'],
      ['Quando abre', 'à noite'],
      ['Folha', 'passa de dois metros de largura'],
    ],
    sorted: [
      'É uma planta que flutua, com a raiz presa no fundo.',
      'Pertence ao grupo das plantas aquáticas com flor.',
      'Vive em lagos e rios calmos da Amazônia.',
      'A folha tem a borda virada para cima e espinhos embaixo.',
      'A flor é branca na primeira noite e rosa na segunda.',
    ],
    fourth: ['Folha', 'como é a folha'],
    intruder: ['Compre já a sua vitória-régia de plástico!', 'é uma propaganda'],
    notes: [
      'planta aquática com flor',
      'lagos e rios calmos da Amazônia',
      'folha de 2 m, espinhos embaixo',
      'flor abre à noite e tem perfume',
      'besouros visitam e levam o pólen',
      'flor branca, depois rosa',
    ],
    spare: ['é a planta mais linda que existe', 'quero plantar uma no quintal'],
    own: {
      definition: 'É uma planta aquática com flor.',
      details:
        'Vive em lagos e rios calmos da Amazônia. A folha chega a 2 m e tem espinhos embaixo. A flor abre à noite, tem perfume e atrai besouros, que levam o pólen.',
      curiosity: 'A flor é branca e depois fica rosa.',
      legend: 'Folhas e flor de vitória-régia na água.',
    },
  },
}

/** Parts of an entry, in the order of their numbers. */
export const ENTRY_PARTS = ['título', 'definição', 'detalhes', 'curiosidade', 'legenda'] as const
