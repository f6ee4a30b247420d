/** Jokes written for these sheets: each turns on one word that two speakers understand in two senses. */
import type { CartoonName } from '../../studio/places/cartoon-scenes.ts'

export const COMIC_THEMES = ['escola', 'casa', 'passeio', 'ciencias'] as const
export type ComicTheme = (typeof COMIC_THEMES)[number]

/** Words beside the name of the comic. */
export const EDITIONS: Readonly<Record<ComicTheme, string>> = {
  escola: 'Edição da escola',
  casa: 'Edição da casa',
  passeio: 'Edição do passeio',
  ciencias: 'Edição de Ciências',
}

export interface Joke {
  readonly name: CartoonName
  readonly word: string
  /** The speakers as a sentence names them, the left one first. */
  readonly who: readonly [string, string]
  readonly lines: readonly [string, string]
  /** The sense of each speaker. */
  readonly senses: readonly [string, string]
  readonly shows: readonly string[]
}

/** A joke whose senses are explained: a third sense, and a sentence with each speaker's sense. */
export interface AskedJoke extends Joke {
  readonly other: string
  readonly uses: readonly [string, string]
  /** The sentence that a book of science has, where it is one of them only. */
  readonly science?: 0 | 1
}

/** A joke without its last line: endings that have one sense only. */
export interface OpenJoke extends Joke {
  readonly plain: readonly [string, string]
}

/** A joke to put into writing: the narrator's words before each line. */
export interface ToldJoke extends AskedJoke {
  readonly narrated: readonly [string, string]
}

interface Comic {
  readonly asked: AskedJoke
  readonly told: ToldJoke
  readonly open: OpenJoke
}

export const COMICS: Readonly<Record<ComicTheme, Comic>> = {
  escola: {
    asked: {
      name: 'folha',
      word: 'folha',
      who: ['a professora', 'Caio'],
      lines: ['Caio, pegue uma folha para fazer a prova!', 'Serve esta? Dá para a turma toda!'],
      senses: ['papel para escrever', 'parte da planta'],
      other: 'parte da porta',
      uses: ['Rabisquei a folha inteira.', 'A folha faz fotossíntese.'],
      science: 1,
      shows: ['folha', 'professora', 'quadro'],
    },
    told: {
      name: 'estacao',
      word: 'estação',
      who: ['a professora', 'Theo'],
      lines: ['Theo, qual é a sua estação preferida?', 'A última da linha: é lá que a vovó mora!'],
      senses: ['época do ano', 'parada de trem'],
      other: 'canal de rádio',
      uses: ['A estação mais fria é o inverno.', 'O trem saiu da estação.'],
      science: 0,
      shows: ['professora', 'trem', 'cartaz'],
      narrated: ['Na aula, a professora perguntou:', 'Ele pensou nos trens e respondeu:'],
    },
    open: {
      name: 'massa',
      word: 'massa',
      who: ['a professora', 'Malu'],
      lines: ['Malu, como eu descubro a massa desta maçã?', 'Massa de torta, com canela. Fica ótima!'],
      senses: ['quantidade de matéria', 'mistura de farinha para assar'],
      plain: ['É só pôr a maçã na balança, professora.', 'Essa maçã é vermelha e redonda.'],
      shows: ['maçã', 'balança', 'professora'],
    },
  },
  casa: {
    asked: {
      name: 'rede',
      word: 'rede',
      who: ['Davi', 'a avó'],
      lines: ['Vó, a senhora está na rede?', 'Estou, Davi. E não saio nem para almoçar!'],
      senses: ['internet', 'cama de pano pendurada'],
      other: 'malha de pescar',
      uses: ['A rede caiu: estou sem sinal.', 'Durmo na rede da varanda.'],
      shows: ['rede', 'avó', 'celular'],
    },
    told: {
      name: 'pilha',
      word: 'pilha',
      who: ['o pai', 'Iara'],
      lines: ['Iara, o controle da TV está sem pilha!', 'Serve a de roupa, pai? Essa é bem grande!'],
      senses: ['peça que dá energia', 'monte de coisas'],
      other: 'pessoa nervosa',
      uses: ['A pilha gera energia elétrica.', 'Que pilha de livros!'],
      science: 0,
      shows: ['roupas', 'pai', 'controle'],
      narrated: ['Em casa, o pai avisou:', 'Ela olhou em volta e perguntou:'],
    },
    open: {
      name: 'manga',
      word: 'manga',
      who: ['a mãe', 'Gil'],
      lines: ['Gil, cadê a manga desta camisa?', 'Juro que só comi a da geladeira, mãe!'],
      senses: ['parte da roupa que cobre o braço', 'fruta da mangueira'],
      plain: ['Rasgou no jogo de bola, mãe. Desculpe!', 'Vou pegar outra camisa, mãe.'],
      shows: ['camisa', 'geladeira', 'mãe'],
    },
  },
  passeio: {
    asked: {
      name: 'banco',
      word: 'banco',
      who: ['o pai', 'Sofia'],
      lines: ['Sofia, lugar de dinheiro é no banco!', 'Já pus, pai. Agora não posso nem levantar!'],
      senses: ['lugar que guarda dinheiro', 'assento'],
      other: 'monte de areia',
      uses: ['O banco fecha às quatro.', 'Pintaram o banco da praça.'],
      shows: ['banco', 'moedas', 'árvore', 'pai'],
    },
    told: {
      name: 'pena',
      word: 'pena',
      who: ['Bia', 'a galinha'],
      lines: ['Coitada da galinha! Estou com pena dela.', 'Então devolva, Bia, que eu estou com frio!'],
      senses: ['dó', 'parte que cobre a ave'],
      other: 'castigo da lei',
      uses: ['Que pena: você se machucou!', 'A pena protege a ave do frio.'],
      science: 1,
      shows: ['galinha', 'galinheiro'],
      narrated: ['No galinheiro, Bia viu uma galinha perdendo penas e disse:', 'A galinha, tremendo, respondeu:'],
    },
    open: {
      name: 'vela',
      word: 'vela',
      who: ['Lia', 'Davi'],
      lines: ['Davi, esse seu barco é a vela?', 'É! Só navega em dia de aniversário.'],
      senses: ['pano que o vento empurra', 'cera com pavio que se acende'],
      plain: ['É! O vento leva o barco para longe.', 'É! O vovô me ajudou a fazer.'],
      shows: ['barco', 'vela', 'lago'],
    },
  },
  ciencias: {
    asked: {
      name: 'planta',
      word: 'planta',
      who: ['o pai', 'Nina'],
      lines: ['Nina, traga a planta da casa para a obra!', 'Qual delas, pai? A da sala ou a da varanda?'],
      senses: ['desenho de uma obra', 'ser vivo com raízes'],
      other: 'sola do pé',
      uses: ['A planta mostra dois quartos.', 'A planta produz seu alimento.'],
      science: 1,
      shows: ['planta', 'vaso', 'casa', 'obra', 'pai'],
    },
    told: {
      name: 'raiz',
      word: 'raiz',
      who: ['Malu', 'Yumi'],
      lines: ['Yumi, o dentista me mostrou a raiz do meu dente!', 'Então abra a boca, Malu, que eu vou regar!'],
      senses: ['parte do dente', 'parte da planta'],
      other: 'origem de um problema',
      uses: ['A raiz prende o dente ao osso.', 'A raiz absorve água do solo.'],
      shows: ['regador', 'horta'],
      narrated: ['Malu voltou do dentista e contou a uma amiga:', 'Yumi pegou o regador e disse:'],
    },
    open: {
      name: 'fase',
      word: 'fase',
      who: ['Iara', 'Caio'],
      lines: ['Caio, em que fase está a Lua?', 'Não sei. Eu ainda estou na terceira!'],
      senses: ['aparência da Lua no céu', 'etapa de um jogo'],
      plain: ['Na cheia! Olhe como está redonda.', 'Não sei. Deixe eu olhar na luneta!'],
      shows: ['lua', 'luneta', 'estrelas'],
    },
  },
}

/** The three jokes of an edition. */
export const jokesOf = ({ asked, told, open }: Comic): readonly [Joke, Joke, Joke] => [asked, told, open]
