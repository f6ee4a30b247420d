import type { LetterStyle, Level } from '../../../../sheets/scene/scene.ts'
import type { VariantChoices } from '../../../../sheets/variants/choices.ts'
import type { WordNeeds } from './words.rules.ts'

/** A choice that a kind has of its own; the others are those of every prepared sheet. */
export type OwnField = 'name' | 'words' | 'interest' | 'theme' | 'operation' | 'most' | 'numbers' | 'letters-between'
export type CommonField = Exclude<keyof VariantChoices, 'seed' | 'pages'>
export type Group = 'nome' | 'palavras' | 'numeros' | 'tema'

type Themes = readonly (readonly [id: string, name: string])[]

/** A kind of sheet that can be made: one row drives the gallery, the form, the presets, the drawing and the tests. */
export interface CreationKind {
  /** Id of the kind of sheet; its address. */
  readonly id: string
  /** Folder of the kind. */
  readonly category: string
  readonly group: Group
  /** On the card, and printed as title. */
  readonly title: string
  readonly hint: string
  /** Printed under the title. */
  readonly instructions: Readonly<Record<Level, string>>
  /** At most five choices, in the order of the form. */
  readonly fields: readonly (OwnField | CommonField)[]
  readonly words?: WordNeeds
  readonly themes?: Themes
  /** Letters at first, where they can be chosen. */
  readonly letters?: LetterStyle
  /** The level at first. Default: easy. */
  readonly level?: Level
  /** How many numbers a sheet holds. */
  readonly span?: number
}

const each = (sentence: string): CreationKind['instructions'] => ({
  facil: sentence,
  medio: sentence,
  desafio: sentence,
})
const byLevel = (facil: string, medio: string, desafio: string) => ({ facil, medio, desafio })
const themes = (list: string): Themes =>
  list.split(', ').map((one) => {
    const [id = '', name = ''] = one.split(':')
    return [id, name]
  })

const TEN: WordNeeds = { least: 1, most: 12, letters: 2 }
const DIVIDED: WordNeeds = { ...TEN, syllables: true }

const HEROES = themes(
  'coelho:Coelho, cachorro:Cachorro, gato:Gato, foguete:Foguete, carro:Carro, tartaruga:Tartaruga, sapo:Sapo, abelha:Abelha, borboleta:Borboleta, passaro:Pássaro, joaninha:Joaninha, coruja:Coruja, tesouro:Tesouro',
)
const SCENES = themes(
  'dinossauros:Dinossauros, espaco:Espaço, mar:Mar, futebol:Futebol, fazenda:Fazenda, transito:Trânsito, onibus:Ônibus, circo:Circo, castelo:Castelo, praia:Praia, amazonia:Amazônia, pantanal:Pantanal, parquinho:Parquinho, jardim:Jardim, festa:Festa, escola:Escola',
)
const PICTURES = themes(
  'dinossauro:Dinossauro, trem:Trem, foguete:Foguete, baleia:Baleia, unicornio:Unicórnio, caminhao:Caminhão, carro:Carro, gato:Gato, cachorro:Cachorro, borboleta:Borboleta, onca:Onça, tucano:Tucano, capivara:Capivara, elefante:Elefante, cavalo:Cavalo, bolo:Bolo',
)
const DOTS = themes(
  'dinossauro:Dinossauro, tiranossauro:Tiranossauro, foguete:Foguete, tubarao:Tubarão, golfinho:Golfinho, carro:Carro, caminhao:Caminhão, onibus:Ônibus, helicoptero:Helicóptero, robo:Robô, castelo:Castelo, trofeu:Troféu, elefante:Elefante, girafa:Girafa, urso:Urso, borboleta:Borboleta, guitarra:Guitarra',
)
const COUNTED = themes(
  'mar:Mar, ceu:Céu e espaço, bichos:Bichos, frutas:Frutas, jardim:Jardim, festa:Festa, brinquedos:Brinquedos, escola:Escola, copa-e-jogos:Futebol e jogos, festa-junina:Festa junina, natal:Natal, pascoa:Páscoa, folclore:Folclore, aniversario:Aniversário',
)
const FOUND = COUNTED.filter(([id]) => !['mar', 'jardim', 'brinquedos', 'escola'].includes(id))
const SPOTS = themes(
  'mar:Mar, espaco:Espaço, fazenda:Fazenda, circo:Circo, castelo:Castelo, floresta:Floresta, praia:Praia, festa:Festa, escola:Escola, rua:Rua, feira:Feira, junina:Festa junina',
)
const WORDS = themes('tudo:De tudo, bichos:Bichos, comidas:Comidas, casa:Casa, passeio:Passeio')

/** Every kind that can be made, in the order of the gallery. */
export const CREATION_KINDS: readonly CreationKind[] = [
  {
    id: 'nome-tracado',
    category: 'own',
    group: 'nome',
    title: 'Meu nome',
    hint: 'O nome para cobrir, em bastão, imprensa ou cursiva.',
    instructions: each('Cubra o seu nome e escreva sozinho na última linha.'),
    fields: ['name', 'letters', 'level', 'interest', 'ink'],
    letters: 'bastao',
  },
  {
    id: 'cracha',
    category: 'own',
    group: 'nome',
    title: 'Crachás da turma',
    hint: 'Um crachá para cada nome, com o desenho preferido.',
    instructions: each('Recorte os crachás.'),
    fields: ['words', 'letters', 'interest', 'ink'],
    words: { least: 1, most: 12, letters: 1, names: true },
    letters: 'imprensa',
  },
  {
    id: 'caca-palavras-proprio',
    category: 'own',
    group: 'palavras',
    title: 'Caça-palavras',
    hint: 'As palavras da turma escondidas na grade.',
    instructions: each('Encontre as palavras e circule.'),
    fields: ['words', 'level', 'copies', 'answers'],
    words: { least: 2, most: 12, letters: 3, apart: true },
    level: 'medio',
  },
  {
    id: 'palavras-tracadas',
    category: 'own',
    group: 'palavras',
    title: 'Palavras para cobrir',
    hint: 'Pontilhadas em bastão ou imprensa, ou em cursiva.',
    instructions: each('Cubra cada palavra e escreva de novo.'),
    fields: ['words', 'letters', 'level', 'ink', 'copies'],
    words: TEN,
    letters: 'bastao',
  },
  {
    id: 'copiar-palavras',
    category: 'own',
    group: 'palavras',
    title: 'Ler e copiar',
    hint: 'Cada palavra com a linha para copiar.',
    instructions: each('Leia e copie cada palavra.'),
    fields: ['words', 'letters', 'copies'],
    words: TEN,
    letters: 'bastao',
  },
  {
    id: 'juntar-silabas-proprias',
    category: 'own',
    group: 'palavras',
    title: 'Juntar sílabas',
    hint: 'As sílabas em cartões e a linha para a palavra.',
    instructions: byLevel(
      'Junte as sílabas e complete a palavra.',
      'Junte as sílabas e escreva a palavra.',
      'As sílabas se misturaram: escreva a palavra.',
    ),
    fields: ['words', 'level', 'ink', 'copies', 'answers'],
    words: DIVIDED,
  },
  {
    id: 'ordenar-silabas-proprias',
    category: 'own',
    group: 'palavras',
    title: 'Ordenar sílabas',
    hint: 'Numerar as sílabas e escrever a palavra.',
    instructions: each('Numere as sílabas na ordem e escreva a palavra.'),
    fields: ['words', 'level', 'ink', 'copies', 'answers'],
    words: DIVIDED,
  },
  {
    id: 'contar-silabas-proprias',
    category: 'own',
    group: 'palavras',
    title: 'Quantas sílabas?',
    hint: 'Falar a palavra e contar as sílabas e as letras.',
    instructions: byLevel(
      'Fale a palavra e conte as sílabas.',
      'Conte as sílabas e as letras.',
      'Conte as sílabas e as letras.',
    ),
    fields: ['words', 'letters', 'level', 'copies', 'answers'],
    words: TEN,
    letters: 'bastao',
  },
  {
    id: 'completar-letras-proprias',
    category: 'own',
    group: 'palavras',
    title: 'Completar palavras',
    hint: 'Faltam vogais ou consoantes nas suas palavras.',
    instructions: byLevel(
      'Escreva a vogal que falta.',
      'Escreva as vogais que faltam.',
      'Escreva as consoantes que faltam.',
    ),
    fields: ['words', 'level', 'copies', 'answers'],
    words: { ...TEN, letters: 3 },
  },
  {
    id: 'letras-embaralhadas',
    category: 'own',
    group: 'palavras',
    title: 'Letras embaralhadas',
    hint: 'As letras trocaram de lugar: qual é a palavra?',
    instructions: each('Arrume as letras e escreva a palavra.'),
    fields: ['words', 'level', 'ink', 'copies', 'answers'],
    words: { ...TEN, letters: 3 },
  },
  {
    id: 'ordem-alfabetica-propria',
    category: 'own',
    group: 'palavras',
    title: 'Ordem alfabética',
    hint: 'Escrever a lista na ordem do alfabeto.',
    instructions: each('Escreva as palavras em ordem alfabética.'),
    fields: ['words', 'level', 'ink', 'copies', 'answers'],
    words: { ...TEN, least: 3 },
  },
  {
    id: 'fichas-de-palavras',
    category: 'own',
    group: 'palavras',
    title: 'Fichas de leitura',
    hint: 'Doze fichas para recortar, com sílabas ou com cursiva.',
    instructions: each('Recorte as fichas e leia.'),
    fields: ['words', 'letters', 'level'],
    words: TEN,
    letters: 'bastao',
  },
  {
    id: 'memoria-de-palavras',
    category: 'own',
    group: 'palavras',
    title: 'Memória de palavras',
    hint: 'Pares para recortar: iguais, ou em duas letras.',
    instructions: each('Recorte as cartas e ache os pares.'),
    fields: ['words', 'level'],
    words: { ...TEN, least: 2 },
  },
  {
    id: 'contas-proprias',
    category: 'own',
    group: 'numeros',
    title: 'Continhas',
    hint: 'De mais e de menos, até o número que você quiser.',
    instructions: byLevel('Conte os desenhos e complete.', 'Faça as contas.', 'Descubra o número que falta.'),
    fields: ['operation', 'most', 'interest', 'level', 'ink'],
  },
  {
    id: 'numeros-que-faltam',
    category: 'own',
    group: 'numeros',
    title: 'Números que faltam',
    hint: 'Completar a sequência do número que você quiser.',
    instructions: each('Complete com os números que faltam.'),
    fields: ['numbers', 'level', 'ink', 'copies', 'answers'],
    span: 100,
  },
  {
    id: 'numeros-tracados',
    category: 'own',
    group: 'numeros',
    title: 'Números para cobrir',
    hint: 'Do primeiro ao último número que você escolher.',
    instructions: each('Cubra os números e escreva de novo.'),
    fields: ['numbers', 'level', 'ink', 'copies'],
    span: 20,
  },
  {
    id: 'letras-tracadas',
    category: 'own',
    group: 'numeros',
    title: 'Letras para cobrir',
    hint: 'Da primeira à última letra que você escolher.',
    instructions: each('Cubra as letras e escreva de novo.'),
    fields: ['letters-between', 'letters', 'level', 'ink', 'copies'],
    letters: 'bastao',
  },
  {
    id: 'labirinto-retangular',
    category: 'labirinto',
    group: 'tema',
    title: 'Labirinto',
    hint: 'Do foguete ao tesouro: escolha quem procura o caminho.',
    instructions: each('Encontre o caminho.'),
    fields: ['theme', 'level', 'ink', 'copies', 'answers'],
    themes: HEROES,
  },
  {
    id: 'colorir-cena',
    category: 'colorir',
    group: 'tema',
    title: 'Cena para colorir',
    hint: 'Dinossauros, espaço, mar, futebol e outros lugares.',
    instructions: each('Pinte com as cores que quiser.'),
    fields: ['theme', 'level', 'copies'],
    themes: SCENES,
  },
  {
    id: 'colorir-desenho',
    category: 'colorir',
    group: 'tema',
    title: 'Desenho para colorir',
    hint: 'Um desenho grande, do trem ao unicórnio.',
    instructions: each('Pinte com as cores que quiser.'),
    fields: ['theme', 'level', 'copies'],
    themes: PICTURES,
  },
  {
    id: 'pontilhar-numeros',
    category: 'pontilhar',
    group: 'tema',
    title: 'Ligue os pontos',
    hint: 'Uma figura escondida nos números.',
    instructions: each('Ligue os pontos na ordem dos números.'),
    fields: ['theme', 'level', 'copies', 'answers'],
    themes: DOTS,
  },
  {
    id: 'tracejar-ondas',
    category: 'tracejar',
    group: 'tema',
    title: 'Ondas para tracejar',
    hint: 'Curvas para o lápis, com o bicho preferido.',
    instructions: byLevel(
      'Siga as ondas com o lápis.',
      'Siga as ondas com o lápis.',
      'Siga as ondas e continue a última.',
    ),
    fields: ['theme', 'level', 'ink', 'copies'],
    themes: HEROES,
  },
  {
    id: 'contar-e-escrever',
    category: 'matematica',
    group: 'tema',
    title: 'Contar e escrever',
    hint: 'Contar desenhos do tema preferido.',
    instructions: each('Conte e escreva quantos são.'),
    fields: ['theme', 'level', 'ink', 'copies', 'answers'],
    themes: COUNTED,
  },
  {
    id: 'encontre-e-conte',
    category: 'percepcao',
    group: 'tema',
    title: 'Encontre e conte',
    hint: 'Procurar figuras misturadas e contar.',
    instructions: each('Encontre, conte e escreva quantos são.'),
    fields: ['theme', 'level', 'ink', 'copies', 'answers'],
    themes: FOUND,
  },
  {
    id: 'diferencas',
    category: 'percepcao',
    group: 'tema',
    title: 'Jogo dos erros',
    hint: 'Duas cenas quase iguais.',
    instructions: byLevel('Ache as 5 diferenças.', 'Ache as 8 diferenças.', 'Ache as 12 diferenças.'),
    fields: ['theme', 'level', 'ink', 'answers'],
    themes: SPOTS,
  },
  {
    id: 'quebra-cabeca',
    category: 'percepcao',
    group: 'tema',
    title: 'Quebra-cabeça',
    hint: 'Para recortar, montar e colar.',
    instructions: byLevel(
      'Recorte as peças e cole cada uma no número.',
      'Recorte, monte e cole olhando o modelo.',
      'Recorte, monte e cole as 16 peças.',
    ),
    fields: ['theme', 'level', 'ink'],
    themes: FOUND,
  },
  {
    id: 'jogo-da-memoria',
    category: 'pareamento',
    group: 'tema',
    title: 'Jogo da memória',
    hint: 'Figuras e palavras para recortar.',
    instructions: byLevel(
      'Recorte as cartas e ache os pares iguais.',
      'Recorte as cartas e junte a figura à palavra.',
      'Recorte e junte a figura à palavra em cursiva.',
    ),
    fields: ['theme', 'level', 'ink'],
    themes: WORDS,
  },
]

/** The kind with this id; undefined when there is none. */
export const creationKind = (id: string): CreationKind | undefined => CREATION_KINDS.find((kind) => kind.id === id)

/** The address of a kind's page. */
export const creationHref = (id: string): string => `/criar/${id}`
