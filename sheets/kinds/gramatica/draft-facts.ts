/** Texts to write better: sentences to join, a text that repeats too much, notes for a text about a scene. */
import type { CastName } from '../../studio/cast/people.ts'

export const DRAFT_THEME = 'produção'

interface Drafted {
  readonly place: string
  readonly cast: readonly CastName[]
  readonly title: string
  /** Things of the scene that the text names. */
  readonly shows: readonly string[]
}

/** Two sentences, the connective between them, and the one sentence that they make. */
export interface Pair {
  readonly first: string
  readonly second: string
  readonly link: string
  readonly pronoun: string
  readonly joined: string
}

export interface PairDraft extends Drafted {
  readonly pairs: readonly [Pair, Pair, Pair, Pair]
}

export interface RoughDraft extends Drafted {
  readonly rough: string
  readonly links: readonly string[]
  readonly swaps: readonly string[]
  /** One possible text with all links and swaps. */
  readonly model: string
}

export interface NoteDraft extends Drafted {
  readonly notes: readonly [string, string, string, string, string, string]
  /** One possible text with a word of each relation. */
  readonly model: string
}

const pair = (first: string, second: string, link: string, pronoun: string, joined: string): Pair => ({
  first,
  second,
  link,
  pronoun,
  joined,
})

export const PAIR_DRAFTS: readonly PairDraft[] = [
  {
    ...{ place: 'sitio', cast: ['nina'], title: 'Milho na cesta', shows: ['galinha', 'pintinho', 'porco'] },
    pairs: [
      pair(
        'As galinhas correram.',
        'As galinhas viram o milho.',
        'porque',
        'elas',
        'As galinhas correram, porque elas viram o milho.',
      ),
      pair(
        'O porco chegou perto.',
        'O porco não comeu nada.',
        'mas',
        'ele',
        'O porco chegou perto, mas ele não comeu nada.',
      ),
      pair(
        'Os pintinhos são pequenos.',
        'Os pintinhos comem pouco.',
        'por isso',
        'eles',
        'Os pintinhos são pequenos, por isso eles comem pouco.',
      ),
      pair(
        'Nina foi embora.',
        'A cesta de Nina ficou vazia.',
        'quando',
        'dela',
        'Nina foi embora quando a cesta dela ficou vazia.',
      ),
    ],
  },
  {
    ...{ place: 'praia', cast: ['iara', 'theo'], title: 'Castelo na areia', shows: ['castelo', 'pá', 'balde'] },
    pairs: [
      pair(
        'Theo trouxe o balde.',
        'Theo queria ajudar.',
        'porque',
        'ele',
        'Theo trouxe o balde, porque ele queria ajudar.',
      ),
      pair(
        'As torres são largas.',
        'As torres não caem.',
        'por isso',
        'elas',
        'As torres são largas, por isso elas não caem.',
      ),
      pair('Iara cavou muito.', 'Iara não cansou.', 'mas', 'ela', 'Iara cavou muito, mas ela não cansou.'),
      pair(
        'Os dois pularam de alegria.',
        'O castelo dos dois ficou pronto.',
        'quando',
        'deles',
        'Os dois pularam de alegria quando o castelo deles ficou pronto.',
      ),
    ],
  },
  {
    ...{ place: 'futebol', cast: ['gil', 'yumi'], title: 'Treino no campo', shows: ['bola'] },
    pairs: [
      pair('Yumi correu.', 'Yumi não alcançou a bola.', 'mas', 'ela', 'Yumi correu, mas ela não alcançou a bola.'),
      pair('Gil chutou forte.', 'Gil queria o gol.', 'porque', 'ele', 'Gil chutou forte, porque ele queria o gol.'),
      pair(
        'Gil abriu os braços.',
        'O chute de Gil entrou no gol.',
        'quando',
        'dele',
        'Gil abriu os braços quando o chute dele entrou no gol.',
      ),
      pair(
        'Os dois treinam juntos.',
        'Os dois jogam cada vez melhor.',
        'por isso',
        'eles',
        'Os dois treinam juntos, por isso eles jogam cada vez melhor.',
      ),
    ],
  },
  {
    ...{ place: 'biblioteca', cast: ['malu', 'davi'], title: 'Leitura em voz baixa', shows: ['livro', 'estante'] },
    pairs: [
      pair(
        'Os livros são muitos.',
        'Os livros ocupam várias estantes.',
        'por isso',
        'eles',
        'Os livros são muitos, por isso eles ocupam várias estantes.',
      ),
      pair(
        'Malu parou de ler.',
        'A voz de Malu ficou rouca.',
        'quando',
        'dela',
        'Malu parou de ler quando a voz dela ficou rouca.',
      ),
      pair('Davi chegou perto.', 'Davi queria ouvir.', 'porque', 'ele', 'Davi chegou perto, porque ele queria ouvir.'),
      pair(
        'As histórias são curtas.',
        'As histórias têm muito suspense.',
        'mas',
        'elas',
        'As histórias são curtas, mas elas têm muito suspense.',
      ),
    ],
  },
]

export const ROUGH_DRAFTS: readonly RoughDraft[] = [
  {
    ...{ place: 'jardim', cast: ['caio'], title: 'Susto no jardim', shows: ['flor', 'borboleta', 'cachorro'] },
    rough:
      'Caio regou as flores. As flores estavam com sede. O cachorro de Caio viu a borboleta. O cachorro quis brincar. A borboleta voou. Caio achou graça.',
    links: ['porque', 'quando', 'mas'],
    swaps: ['elas', 'dele', 'ele', 'ela', 'o menino'],
    model:
      'Caio regou as flores, porque elas estavam com sede. Quando o cachorro dele viu a borboleta, ele quis brincar, mas ela voou. O menino achou graça.',
  },
  {
    ...{ place: 'cozinha', cast: ['sofia'], title: 'Massa na tigela', shows: ['avó', 'gato', 'tigela', 'banana'] },
    rough:
      'Sofia mexe a massa devagar. Sofia não quer derramar nada. A avó de Sofia separa as bananas. As bananas estão maduras. O gato sente o cheiro do leite. O gato espera a sobra.',
    links: ['porque', 'enquanto isso', 'pois', 'por isso'],
    swaps: ['a menina', 'dela', 'elas', 'ele'],
    model:
      'Sofia mexe a massa devagar, porque a menina não quer derramar nada. Enquanto isso, a avó dela separa as bananas, pois elas estão maduras. O gato sente o cheiro do leite, por isso ele espera a sobra.',
  },
  {
    ...{ place: 'feira', cast: ['bia'], title: 'Sacola cheia', shows: ['maçã', 'banana', 'pera'] },
    rough:
      'Bia foi à feira. Bia levou a sacola. As peras estavam bonitas. As peras custavam caro. A vendedora viu a dúvida de Bia. A vendedora baixou o preço. A sacola de Bia ficou cheia.',
    links: ['quando', 'mas', 'então', 'por isso'],
    swaps: ['ela', 'elas', 'da menina', 'a moça', 'dela'],
    model:
      'Quando Bia foi à feira, ela levou a sacola. As peras estavam bonitas, mas elas custavam caro. A vendedora viu a dúvida dela. Então, a moça baixou o preço. Por isso, a sacola da menina ficou cheia.',
  },
  {
    ...{ place: 'parquinho', cast: ['theo'], title: 'Bola que voa', shows: ['bola', 'escorregador'] },
    rough:
      'Lia jogou a bola com força. A bola voou longe. Theo correu muito. Theo não chegou a tempo. As rodas da cadeira são leves. As rodas giram depressa. Lia pegou a bola. Lia e Theo recomeçaram.',
    links: ['por isso', 'mas', 'assim', 'quando'],
    swaps: ['ela', 'o menino', 'elas', 'a menina', 'eles'],
    model:
      'Lia jogou a bola com força, por isso ela voou longe. Theo correu muito, mas o menino não chegou a tempo. As rodas da cadeira são leves e, assim, elas giram depressa. Quando a menina pegou a bola, eles recomeçaram.',
  },
]

/** Relations with words for each. */
export const LINK_GROUPS = [
  ['tempo', ['quando', 'depois']],
  ['causa', ['porque', 'pois']],
  ['oposição', ['mas', 'porém']],
  ['conclusão', ['por isso', 'então']],
  ['comparação', ['como', 'mais que']],
] as const

export const NOTE_DRAFTS: readonly NoteDraft[] = [
  {
    ...{ place: 'floresta', cast: ['iara'], title: 'Manhã na floresta', shows: ['sapo', 'coruja', 'borboleta'] },
    notes: [
      'Iara, do 4º ano',
      'trilha, nove da manhã',
      'barulho assusta bichos',
      'sapo no caminho',
      'coruja de olhos redondos',
      'desenho no caderno',
    ],
    model:
      'Eram nove da manhã quando Iara, do 4º ano, entrou na trilha da floresta. Ela falava baixo, porque barulho assusta os bichos. Um sapo estava no caminho, mas não fugiu. Logo depois, a menina viu uma coruja no toco. Os olhos dela eram redondos como bolas de gude. Por isso, Iara fez um desenho da ave no caderno.',
  },
  {
    ...{ place: 'chuva', cast: ['yumi', 'davi'], title: 'Chuva na saída', shows: ['guarda-chuva', 'chuva', 'sapo'] },
    notes: [
      'Yumi e Davi na saída',
      'cinco horas, chuva forte',
      'um guarda-chuva para dois',
      'Davi pula na poça',
      'sapo quieto na calçada',
      'roupa molhada e banho',
    ],
    model:
      'Eram cinco horas quando Yumi e Davi saíram da escola. Eles tinham só um guarda-chuva, mas o menino não se importou: pulou na poça como um sapo. Um sapo de verdade olhava da calçada, quieto, porque gosta de água. Davi chegou em casa com a roupa molhada. Por isso, a mãe dele preparou um banho quente.',
  },
  {
    ...{ place: 'junina', cast: ['caio', 'nina'], title: 'Noite de quadrilha', shows: ['fogueira', 'milho', 'chapéu'] },
    notes: [
      'Caio e Nina, do 5º ano',
      'sábado, festa junina',
      'duas semanas de ensaio',
      'passo difícil, tropeços',
      'fogueira e milho no chão',
      'aplausos das famílias',
    ],
    model:
      'No sábado à noite, Caio e Nina, do 5º ano, dançaram na festa junina. Quando os ensaios começaram, eles tropeçavam muito, porque o passo era difícil. O menino quis desistir, mas a amiga dele pediu calma. Depois de duas semanas, os dois giravam leves como balões em volta da fogueira. Nem as espigas de milho no chão atrapalharam. Por isso, as famílias aplaudiram de pé.',
  },
  {
    ...{ place: 'onibus', cast: ['gil'], title: 'No ponto de ônibus', shows: ['ônibus', 'crianças'] },
    notes: [
      'Gil e Lia no ponto',
      'segunda, sete da manhã',
      'dez minutos de atraso',
      'ônibus amarelo com rampa',
      'Gil acena aos colegas',
      'chegada antes do sinal',
    ],
    model:
      'Eram sete da manhã de segunda quando Gil e Lia chegaram ao ponto. O ônibus amarelo atrasou dez minutos, mas eles esperaram sem reclamar. O menino acenou para os colegas da janela como um artista. Lia subiu primeiro, porque a rampa já estava baixada, e o amigo dela entrou depois. O motorista não parou mais. Por isso, os dois chegaram antes do sinal.',
  },
]
