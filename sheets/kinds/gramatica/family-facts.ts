/** Words that grew from others: families, affixes and origins are from general knowledge, to be checked. */
import { capital } from '../../page/capital.ts'

export interface WordTree {
  /** The root word or the prefix on the sign. */
  readonly sign: string
  readonly means?: string
  readonly words: readonly string[]
  /** Words that begin the same but are of another origin. */
  readonly strangers: readonly string[]
  /** Each asks for a word that is not on the lawn. */
  readonly riddles: readonly (readonly [says: string, answer: string])[]
}

export const ROOT_TREES: readonly WordTree[] = [
  {
    sign: 'flor',
    words: ['florista', 'florido', 'floreira', 'florzinha'],
    strangers: ['floco'],
    riddles: [['Loja de flores:', 'floricultura']],
  },
  {
    sign: 'pedra',
    words: ['pedreiro', 'pedrada', 'pedregulho', 'pedrinha'],
    strangers: ['pedal', 'pedido'],
    riddles: [['Lugar de onde se tira pedra:', 'pedreira']],
  },
  {
    sign: 'mar',
    words: ['marinheiro', 'marítimo', 'maresia', 'marinho'],
    strangers: ['martelo', 'marrom'],
    riddles: [['Sobe e desce na praia:', 'maré']],
  },
  {
    sign: 'livro',
    words: ['livraria', 'livreiro', 'livrinho', 'livreto'],
    strangers: ['livre'],
    riddles: [['Livro muito grande:', 'livrão']],
  },
  {
    sign: 'dente',
    words: ['dentista', 'dentadura', 'dentuço', 'dentinho'],
    strangers: ['dentro'],
    riddles: [['Mordida forte:', 'dentada']],
  },
  {
    sign: 'casa',
    words: ['caseiro', 'casinhola', 'casebre', 'casinha'],
    strangers: ['casaco', 'cascata'],
    riddles: [['Casa muito grande:', 'casarão']],
  },
  {
    sign: 'sapato',
    words: ['sapateiro', 'sapataria', 'sapatilha', 'sapatinho'],
    strangers: ['sapo'],
    riddles: [['Dança de bater os pés:', 'sapateado']],
  },
  {
    sign: 'leite',
    words: ['leiteiro', 'leiteira', 'leitoso', 'leitinho'],
    strangers: ['leitura', 'leitor'],
    riddles: [['Loja de leite e queijo:', 'leiteria']],
  },
  {
    sign: 'papel',
    words: ['papeleiro', 'papelada', 'papelão', 'papelzinho'],
    strangers: ['papagaio', 'papai'],
    riddles: [['Loja de cadernos e lápis:', 'papelaria']],
  },
  {
    sign: 'chuva',
    words: ['chuveiro', 'chuvisco', 'chuvinha', 'chuvarada'],
    strangers: ['chupeta', 'chute'],
    riddles: [['Um dia com muita chuva é', 'chuvoso']],
  },
  {
    sign: 'ferro',
    words: ['ferreiro', 'ferramenta', 'ferrugem', 'ferragem'],
    strangers: ['ferver', 'feriado'],
    riddles: [['Fica no casco do cavalo:', 'ferradura']],
  },
  {
    sign: 'folha',
    words: ['folhagem', 'folheto', 'folhinha', 'folhado'],
    strangers: ['folga', 'folia'],
    riddles: [['Virar as folhas do livro:', 'folhear']],
  },
  {
    sign: 'porta',
    words: ['porteiro', 'portaria', 'portal', 'portinha'],
    strangers: ['porco'],
    riddles: [['Porta grande, de grade:', 'portão']],
  },
  {
    sign: 'cabelo',
    words: ['cabeleira', 'cabelão', 'cabelinho', 'cabeleireiro'],
    strangers: ['cabide', 'cabra'],
    riddles: [['Quem tem muito cabelo é', 'cabeludo']],
  },
]

/** Words with what grew from them: `ler > reler; ver > rever`. */
const grown = (list: string) =>
  list.split('; ').map((entry) => {
    const [base = '', word = ''] = entry.split(' > ')
    return [base, word] as const
  })

/** A tree of a prefix: each of its words is asked for by its base. */
function prefixTree(sign: string, means: string, list: string, strangers: readonly string[]): WordTree {
  const prefix = sign.replace(', ', ' ou ')
  const riddles = grown(list).map(([base, word]) => [`Com ${prefix}, “${base}” vira`, word] as const)
  return { sign, means, words: riddles.map(([, word]) => word), strangers, riddles }
}

/** More words than a tree takes: each page has four of them. */
export const PREFIX_TREES: readonly WordTree[] = [
  prefixTree(
    'des-',
    'o contrário',
    'ligar > desligar; montar > desmontar; arrumar > desarrumar; amarrar > desamarrar; embrulhar > desembrulhar; obedecer > desobedecer; trancar > destrancar; abotoar > desabotoar',
    ['descer', 'desejar', 'desenhar'],
  ),
  prefixTree(
    're-',
    'de novo',
    'ler > reler; começar > recomeçar; plantar > replantar; escrever > reescrever; abrir > reabrir; fazer > refazer; ver > rever; construir > reconstruir',
    ['remar', 'regar', 'rezar', 'reinar'],
  ),
  prefixTree(
    'in-, im-',
    'que não é',
    'feliz > infeliz; justo > injusto; capaz > incapaz; seguro > inseguro; completo > incompleto; possível > impossível; paciente > impaciente; perfeito > imperfeito',
    ['inglês', 'inteiro', 'importante'],
  ),
]

/** A word of the workshop. */
export interface Joint {
  readonly base: string
  readonly part: string
  readonly word: string
  readonly clue: string
}

const joints = (part: string, list: string, clueOf: (base: string) => string): Joint[] =>
  grown(list).map(([base, word]) => ({ base, part, word, clue: clueOf(base) }))

/** Adjectives of people, more than of things. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['triste', 'esperto', 'gentil', 'firme'])

/** Endings of the fourth year. */
export const SUFFIX_JOINTS: readonly Joint[] = [
  ...joints(
    '-oso',
    'fama > famoso; perigo > perigoso; sabor > saboroso; carinho > carinhoso; orgulho > orgulhoso; cuidado > cuidadoso; silêncio > silencioso; preguiça > preguiçoso; espaço > espaçoso; poder > poderoso',
    (base) => `Que tem muito ${base}`.replace('muito fama', 'muita fama').replace('muito preguiça', 'muita preguiça'),
  ),
  ...joints(
    '-eza',
    'belo > beleza; leve > leveza; claro > clareza; puro > pureza; triste > tristeza; limpo > limpeza; grande > grandeza; esperto > esperteza; gentil > gentileza; firme > firmeza',
    (base) => `Qualidade ${OF_PEOPLE.has(base) ? 'de quem' : 'do que'} é ${base}`,
  ),
  ...joints(
    '-agem',
    'montar > montagem; filmar > filmagem; reciclar > reciclagem; contar > contagem; lavar > lavagem; dublar > dublagem; pilotar > pilotagem; pesar > pesagem',
    (base) => `Ação de ${base}`,
  ),
  ...joints(
    '-izar',
    'real > realizar; fértil > fertilizar; suave > suavizar; moderno > modernizar; ágil > agilizar; tranquilo > tranquilizar; legal > legalizar; atual > atualizar',
    (base) => `Tornar ${base}`,
  ),
]

export const PREFIX_JOINTS: readonly Joint[] = [
  ...joints(
    'des-',
    'ligar > desligar; montar > desmontar; arrumar > desarrumar; amarrar > desamarrar; cobrir > descobrir; trancar > destrancar; embrulhar > desembrulhar; obedecer > desobedecer; abotoar > desabotoar; enrolar > desenrolar',
    (base) => `O contrário de ${base}`,
  ),
  ...joints(
    're-',
    'ler > reler; começar > recomeçar; escrever > reescrever; plantar > replantar; abrir > reabrir; fazer > refazer; ver > rever; construir > reconstruir; organizar > reorganizar; aquecer > reaquecer',
    (base) => `${capital(base)} de novo`,
  ),
  ...joints(
    'in-',
    'feliz > infeliz; justo > injusto; seguro > inseguro; capaz > incapaz; completo > incompleto; correto > incorreto; quieto > inquieto; fiel > infiel',
    (base) => `Que não é ${base}`.replace('é quieto', 'fica quieto'),
  ),
  ...joints(
    'im-',
    'possível > impossível; paciente > impaciente; perfeito > imperfeito; próprio > impróprio; puro > impuro; provável > improvável',
    (base) => `Que não é ${base}`,
  ),
]

export const BEDS = ['primitivas', 'compostas', 'com prefixo', 'com sufixo'] as const
export type Bed = (typeof BEDS)[number]

const list = (words: string) => words.split(' ')

/** The two words of each compound; most have no hyphen, which would give them away. */
export const HALVES: Readonly<Record<string, readonly [string, string]>> = {
  girassol: ['gira', 'sol'],
  passatempo: ['passa', 'tempo'],
  pontapé: ['ponta', 'pé'],
  rodapé: ['roda', 'pé'],
  planalto: ['plano', 'alto'],
  pernilongo: ['perna', 'longo'],
  boquiaberto: ['boca', 'aberto'],
  mandachuva: ['manda', 'chuva'],
  paraquedas: ['para', 'quedas'],
  vaivém: ['vai', 'vem'],
  pontiagudo: ['ponta', 'agudo'],
  lobisomem: ['lobo', 'homem'],
  'arco-íris': ['arco', 'íris'],
  'peixe-boi': ['peixe', 'boi'],
  'tatu-bola': ['tatu', 'bola'],
  'bate-papo': ['bate', 'papo'],
}

export const BED_WORDS: Readonly<Record<Bed, readonly string[]>> = {
  primitivas: list('mar sol pedra flor casa livro chuva lua terra vento mel rio fogo árvore'),
  compostas: Object.keys(HALVES),
  'com prefixo': list(
    'infeliz reler desligar impuro refazer desmontar injusto recomeçar super-herói ex-aluno pré-história pré-escola anti-horário',
  ),
  'com sufixo': list(
    'pedreiro livraria florista casinha leiteiro jogador dentista sapateiro jardineiro fruteira cantor papelaria',
  ),
}

/** A root and two words of its family, each with its clue. */
export interface Family {
  readonly root: string
  readonly asks: readonly [readonly [clue: string, word: string], readonly [clue: string, word: string]]
}

const family = (root: string, first: readonly [string, string], second: readonly [string, string]): Family => ({
  root,
  asks: [first, second],
})

/** Words that a prefix or a suffix makes of a root. */
export const FAMILIES: readonly Family[] = [
  family('terra', ['Pôr debaixo da terra', 'enterrar'], ['Tirar de lá', 'desenterrar']),
  family('barco', ['Entrar no barco', 'embarcar'], ['Sair do barco', 'desembarcar']),
  family('sal', ['Pôr sal', 'salgar'], ['Pote de sal', 'saleiro']),
  family('pão', ['Loja de pão', 'padaria'], ['Quem faz pão', 'padeiro']),
  family('dente', ['Mordida', 'dentada'], ['Dentes postiços', 'dentadura']),
  family('pedra', ['De onde se tira pedra', 'pedreira'], ['Golpe de pedra', 'pedrada']),
  family('ferro', ['Trabalha com ferro', 'ferreiro'], ['Fica no casco do cavalo', 'ferradura']),
  family('garrafa', ['Pôr na garrafa', 'engarrafar'], ['Garrafa grande', 'garrafão']),
]

/** Words that only look derived: they lack the meaning that the part would give them. */
const trap = (part: string, word: string, why: string): readonly [string, string] => [
  `“${capital(word)}” ${part.startsWith('-') ? 'termina' : 'começa'} com ${part}, mas não tem ${part.startsWith('-') ? 'sufixo' : 'prefixo'}. Por quê?`,
  `Ex.: ${word} não ${why}.`,
]

export const TRAPS = {
  prefixos: [
    trap('re-', 'relógio', 'quer dizer fazer algo de novo'),
    trap('in-', 'inverno', 'é o contrário de outra palavra'),
    trap('des-', 'desenho', 'é o contrário de outra palavra'),
    trap('in-', 'indústria', 'é o contrário de outra palavra'),
    trap('des-', 'deserto', 'é o contrário de outra palavra'),
  ],
  sufixos: [
    trap('-eiro', 'janeiro', 'é profissão nem planta: é um mês'),
    trap('-inha', 'farinha', 'é o diminutivo de outra palavra'),
    trap('-agem', 'imagem', 'é a ação de um verbo, como filmagem'),
    trap('-oso', 'esposo', 'quer dizer cheio de alguma coisa'),
    trap('-inha', 'cozinha', 'é o diminutivo de outra palavra'),
  ],
} as const

/** Derived words with the endings of the fourth year. */
export const FOURTH_YEAR = list(
  'perigoso saboroso carinhoso famoso beleza tristeza leveza limpeza filmagem contagem pesagem realizar suavizar modernizar',
)
