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
  /** Notes for the child's text. */
  readonly notes: readonly (readonly [label: string, note: string])[]
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
    details: 'Vive nas matas, quase sempre perto da água. Come capivaras e jacarés. Passa de 100 quilos.',
    curiosity: 'As pintas mudam de uma onça para outra.',
    card: [
      ['Nome', 'onça-pintada'],
      ['Onde vive', 'nas matas, perto da água'],
      ['O que come', 'capivaras e jacarés'],
      ['Peso', 'passa de 100 quilos'],
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
      ['Nome', 'onça-pintada'],
      ['Grupo', 'mamífero, maior felino das Américas'],
      ['Onde vive', 'matas perto de rios'],
      ['Peso', 'mais de 100 kg'],
      ['Comida', 'capivaras, jacarés, porcos-do-mato'],
      ['Filhotes', '1 a 4; ficam com a mãe por 2 anos'],
      ['Curiosidade', 'nada bem e atravessa rios'],
    ],
    own: {
      definition: 'É um mamífero, o maior felino das Américas.',
      details:
        'Vive em matas perto de rios e pesa mais de 100 kg. Come capivaras, jacarés e porcos-do-mato. Tem de um a quatro filhotes, que ficam com a mãe por dois anos.',
      curiosity: 'Ela nada bem e atravessa rios.',
      legend: 'Uma onça-pintada na beira do rio.',
    },
  },
  capivara: {
    title: 'capivara',
    legend: 'Capivara na beira da lagoa.',
    group: 'Capivara com dois filhotes na beira da lagoa.',
    definition: 'A capivara é o maior roedor do mundo.',
    details: 'Vive em bandos, na beira de rios e lagoas. Come capim e plantas da água. Passa de 50 quilos.',
    curiosity: 'Ela fica até cinco minutos debaixo da água.',
    card: [
      ['Nome', 'capivara'],
      ['Onde vive', 'na beira de rios e lagoas'],
      ['O que come', 'capim e plantas da água'],
      ['Peso', 'passa de 50 quilos'],
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
      ['Nome', 'capivara'],
      ['Grupo', 'mamífero, maior roedor do mundo'],
      ['Onde vive', 'beira de rios, lagoas e brejos'],
      ['Peso', 'mais de 50 kg'],
      ['Comida', 'capim e plantas da água'],
      ['Filhotes', '4, em média; já nascem com pelo'],
      ['Curiosidade', 'fica até 5 minutos sob a água'],
    ],
    own: {
      definition: 'É um mamífero, o maior roedor do mundo.',
      details:
        'Vive na beira de rios, lagoas e brejos e pesa mais de 50 kg. Come capim e plantas da água. Tem em média quatro filhotes, que já nascem com pelo.',
      curiosity: 'Ela fica até cinco minutos debaixo da água.',
      legend: 'Uma capivara nada na lagoa.',
    },
  },
  tuiuiu: {
    title: 'tuiuiú',
    legend: 'Tuiuiú na beira da água.',
    group: 'Tuiuiús na lagoa: um pesca e o outro espera.',
    definition: 'O tuiuiú é a ave símbolo do Pantanal.',
    details: 'Vive em áreas alagadas. Come peixes, caramujos e cobras. Em pé, chega a um metro e meio de altura.',
    curiosity: 'Para se comunicar, o tuiuiú bate o bico.',
    card: [
      ['Nome', 'tuiuiú'],
      ['Onde vive', 'em áreas alagadas'],
      ['O que come', 'peixes, caramujos e cobras'],
      ['Altura', 'um metro e meio'],
    ],
    sorted: [
      'É a ave símbolo do Pantanal, também chamada de jaburu.',
      'Pertence ao grupo das aves: tem penas, bico e asas.',
      'Vive em áreas alagadas, como brejos e lagoas rasas.',
      'Pesca peixes e apanha caramujos e cobras.',
      'Para se comunicar, bate o bico com força.',
    ],
    fourth: ['Alimentação', 'o que come'],
    intruder: ['Venha conhecer o Pantanal nas férias!', 'é uma propaganda'],
    notes: [
      ['Nome', 'tuiuiú ou jaburu'],
      ['Grupo', 'ave, símbolo do Pantanal'],
      ['Onde vive', 'brejos e lagoas rasas'],
      ['Altura', 'até 1,5 m'],
      ['Comida', 'peixes, caramujos e cobras'],
      ['Filhotes', 'em ninhos no alto das árvores'],
      ['Curiosidade', 'bate o bico para se comunicar'],
    ],
    own: {
      definition: 'O tuiuiú, ou jaburu, é a ave símbolo do Pantanal.',
      details:
        'Vive em brejos e lagoas rasas e chega a 1,5 m de altura. Come peixes, caramujos e cobras. Cria os filhotes em ninhos no alto das árvores.',
      curiosity: 'Para se comunicar, ele bate o bico.',
      legend: 'Um tuiuiú perto do ninho com filhotes.',
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
      ['Nome', 'tatu-galinha'],
      ['Grupo', 'mamífero com carapaça'],
      ['Onde vive', 'matas e campos; dorme em tocas'],
      ['Peso', 'até 7 kg'],
      ['Comida', 'formigas, cupins e outros insetos'],
      ['Filhotes', '4 irmãos idênticos'],
      ['Curiosidade', 'anda no fundo dos riachos'],
    ],
    own: {
      definition: 'É um mamífero que tem o corpo coberto por uma carapaça.',
      details:
        'Vive em matas e campos e dorme em tocas. Pesa até 7 kg. Come formigas, cupins e outros insetos. Os filhotes são quatro irmãos idênticos.',
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
      ['Nome', 'coruja-buraqueira'],
      ['Grupo', 'ave'],
      ['Onde vive', 'campos, gramados e praias'],
      ['Altura', 'uns 25 cm'],
      ['Comida', 'insetos e pequenos ratos'],
      ['Filhotes', 'nascem em um buraco no chão'],
      ['Curiosidade', 'ativa de dia e de noite'],
    ],
    own: {
      definition: 'É uma ave que vive em buracos no chão.',
      details:
        'Vive em campos, gramados e praias e tem uns 25 cm de altura. Come insetos e pequenos ratos. Os filhotes nascem em um buraco no chão.',
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
      ['Nome', 'vitória-régia'],
      ['Grupo', 'planta aquática com flor'],
      ['Onde vive', 'lagos e rios calmos da Amazônia'],
      ['Folha', 'mais de 2 m; espinhos embaixo'],
      ['Flor', 'abre à noite e tem perfume'],
      ['Quem visita', 'besouros, que levam o pólen'],
      ['Curiosidade', 'flor branca, depois rosa'],
    ],
    own: {
      definition: 'É uma planta aquática com flor.',
      details:
        'Vive em lagos e rios calmos da Amazônia. A folha passa de 2 m e tem espinhos embaixo. A flor abre à noite, tem perfume e atrai besouros, que levam o pólen.',
      curiosity: 'A flor é branca e depois fica rosa.',
      legend: 'Folhas e flor de vitória-régia na água.',
    },
  },
}

/** Parts of an entry, in the order of their numbers. */
export const ENTRY_PARTS = ['título', 'definição', 'detalhes', 'curiosidade', 'legenda'] as const
