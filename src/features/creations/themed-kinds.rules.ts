import { byLevel, type CreationKind, each, type Themes } from './kind.rules.ts'

const themes = (list: string): Themes =>
  list.split(', ').map((one) => {
    const [id = '', name = ''] = one.split(':')
    return [id, name]
  })

const HEROES = themes(
  'coelho:Coelho, cachorro:Cachorro, gato:Gato, foguete:Foguete, carro:Carro, tartaruga:Tartaruga, sapo:Sapo, abelha:Abelha, borboleta:Borboleta, passaro:Pássaro, joaninha:Joaninha, coruja:Coruja, tesouro:Tesouro',
)
const SCENES = themes(
  'dinossauros:Dinossauros, espaco:Espaço, mar:Mar, futebol:Futebol, fazenda:Fazenda, transito:Trânsito, onibus:Ônibus, circo:Circo, castelo:Castelo, praia:Praia, amazonia:Amazônia, pantanal:Pantanal, parquinho:Parquinho, jardim:Jardim, festa:Festa, escola:Escola, castelo-a-noite:Castelo à noite, cidade-a-noite:Cidade à noite, mar-aberto-a-noite:Mar à noite, floresta-a-noite:Floresta à noite',
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
const SEARCHED = COUNTED.filter(([id]) => !['jardim', 'brinquedos', 'escola'].includes(id))
const FOUND = SEARCHED.filter(([id]) => id !== 'mar')
/** Places with room for twelve differences. */
const SPOTS = themes(
  'mar:Mar, espaco:Espaço, fazenda:Fazenda, circo:Circo, castelo:Castelo, floresta:Floresta, praia:Praia, festa:Festa, escola:Escola, rua:Rua, feira:Feira, junina:Festa junina',
)
const WORDS = themes('tudo:De tudo, bichos:Bichos, comidas:Comidas, casa:Casa, passeio:Passeio')

/** Kinds with a theme, in the order of the gallery. */
export const THEMED_KINDS: readonly CreationKind[] = [
  {
    id: 'labirinto-retangular',
    category: 'labirinto',
    group: 'tema',
    title: 'Labirinto',
    hint: 'Do foguete ao tesouro: escolha quem procura o caminho.',
    instructions: byLevel(
      'Encontre o caminho.',
      'Junte as letras do caminho e escreva a palavra.',
      'Some os números do caminho e escreva o total.',
    ),
    fields: ['theme', 'level', 'ink', 'copies', 'answers'],
    themes: HEROES,
  },
  {
    id: 'colorir-cena',
    category: 'colorir',
    group: 'tema',
    title: 'Cena para colorir',
    hint: 'Dinossauros, espaço, mar, futebol e outros lugares.',
    instructions: byLevel(
      'Pinte com as cores que quiser.',
      'Pinte a cena e conte o que acontece nela.',
      'Pinte cada detalhe e crie padrões com as cores.',
    ),
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
    instructions: byLevel(
      'Ligue os números em ordem e volte ao 1.',
      'Escreva os números que faltam, ligue e volte ao 1.',
      'Ligue do maior número até o 1 e feche a figura.',
    ),
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
    instructions: {
      facil: 'Conte e escreva quantos são.',
      medio: 'Conte todos da fileira e escreva quantos são.',
      desafio: 'Conte cada tipo e escreva quantos são.',
    },
    fields: ['theme', 'level', 'ink', 'copies', 'answers'],
    themes: [...themes('dinossauros:Dinossauros'), ...COUNTED],
  },
  {
    id: 'encontre-e-conte',
    category: 'percepcao',
    group: 'tema',
    title: 'Encontre e conte',
    hint: 'Procurar numa cena cheia e contar.',
    instructions: byLevel(
      'Pinte uma bolinha para cada um que encontrar.',
      'Conte e pinte a estrela do que mais aparece.',
      'Faça um risquinho para cada um e responda.',
    ),
    fields: ['theme', 'level', 'ink', 'copies', 'answers'],
    themes: SEARCHED,
  },
  {
    id: 'diferencas',
    category: 'percepcao',
    group: 'tema',
    title: 'Jogo dos erros',
    hint: 'Duas cenas quase iguais.',
    instructions: byLevel(
      'Ache as 5 diferenças. Pinte uma bolinha para cada.',
      'Ache as 8 diferenças e marque cada uma com um X.',
      'Ache as 12 diferenças e marque cada uma com um X.',
    ),
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
      'Recorte as peças e cole cada uma no seu lugar.',
      'Recorte, monte e cole olhando o modelo.',
      'Recorte, gire, monte e cole as 16 peças.',
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
