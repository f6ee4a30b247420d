/** Events of a school, all invented, as three media report them; each day fits its date in 2026. */
import type { PhotoName } from '../../studio/places/news-photos.ts'

export const MEDIA = ['jornal', 'rádio', 'mensagem'] as const
type Medium = (typeof MEDIA)[number]
type Best = 'jornal' | 'rádio'

export interface Covered {
  readonly id: string
  readonly place: 'escola' | 'bairro'
  readonly photo: PhotoName
  /** Of the medium to trust. */
  readonly reporter: string
  readonly headline: string
  /** Printed or said. */
  readonly reports: Readonly<Record<Medium, string>>
  /** The medium to trust; never the message. */
  readonly best: Best
  /** Claims of the best medium and of the message about the same. */
  readonly rows: readonly [Row, Row, Row]
  /** Claims with the media that make them. */
  readonly claims: readonly [Claim, Claim, Claim, Claim]
}

type Row = readonly [question: string, best: string, message: string]
interface Claim {
  readonly words: string
  readonly by: readonly Medium[]
}

export const CLUES = [
  'Diz o nome de quem informa.',
  'Diz o dia.',
  'Cita quem foi entrevistado.',
  'Pede para repassar.',
] as const

/** Written where a medium is silent. */
export const SILENT = 'não diz'

/** The claims to compare; the last one is about the reporter. */
export const rowsOf = ({ rows, best, reporter }: Covered): Row[] => [
  ...rows,
  [best === 'jornal' ? 'Quem escreveu?' : 'Quem apresenta?', reporter, SILENT],
]

export const claim = (words: string, ...by: Medium[]): Claim => ({ words, by })

type Given = readonly [boolean, boolean, boolean, boolean]
const FULL: Given = [true, true, true, false]
const NO_SOURCE: Given = [true, true, false, false]
const VAGUE: Given = [false, false, false, false]
const CHAIN: Given = [false, false, false, true]
const GIVEN: Readonly<Record<Best, Readonly<Record<Medium, Given>>>> = {
  jornal: { jornal: FULL, rádio: NO_SOURCE, mensagem: CHAIN },
  rádio: { jornal: VAGUE, rádio: FULL, mensagem: CHAIN },
}

/** The clues that a medium gives, in the order of `CLUES`. */
export const givenBy = ({ best }: Covered, medium: Medium): Given => GIVEN[best][medium]

export const SCHOOL_COVERED: readonly Covered[] = [
  {
    ...{ id: 'final de xadrez', place: 'escola', photo: 'xadrez', best: 'jornal' },
    reporter: 'Marina Reis',
    headline: 'Iara vence o torneio de xadrez',
    reports: {
      jornal:
        'Iara venceu Davi na final do torneio da escola, na sexta-feira, 8 de maio. A partida durou 40 minutos. “Foram vinte alunos ao todo”, contou a professora Célia.',
      rádio:
        'Aqui é o Pedro, da Rádio Pátio. Hoje, 8 de maio, Iara venceu a final de xadrez. A partida durou 40 minutos. Não sei quantos alunos jogaram.',
      mensagem: 'Gente, o Davi ganhou o xadrez em 5 minutos!!! Foram mais de cem alunos! Repasse para todos!',
    },
    rows: [
      ['Quem venceu?', 'Iara', 'Davi'],
      ['Quanto durou?', '40 minutos', '5 minutos'],
      ['Quantos alunos?', 'vinte', 'mais de cem'],
    ],
    claims: [
      claim('Iara venceu a final.', 'jornal', 'rádio'),
      claim('Foram mais de cem alunos.', 'mensagem'),
      claim('A partida durou 40 minutos.', 'jornal', 'rádio'),
      claim('Vinte alunos participaram.', 'jornal'),
    ],
  },
  {
    ...{ id: 'canto de leitura', place: 'escola', photo: 'biblioteca', best: 'rádio' },
    reporter: 'Joana',
    headline: 'Canto de leitura está pronto',
    reports: {
      jornal:
        'Dizem que o canto de leitura da escola já abriu. Parece que são oitenta livros novos. Talvez só os alunos do 5º ano possam entrar.',
      rádio:
        'Aqui é a Joana. Hoje, 14 de abril, abriu o canto de leitura. “São cinquenta livros, e todas as turmas podem entrar”, disse o bibliotecário Raul.',
      mensagem: 'URGENTE! O canto de leitura vai fechar! Só tem dez livros! Mande para a sua turma inteira!',
    },
    rows: [
      ['O que acontece?', 'abriu', 'vai fechar'],
      ['Quantos livros?', 'cinquenta', 'dez'],
      ['Em que dia?', '14 de abril', SILENT],
    ],
    claims: [
      claim('O canto de leitura vai fechar.', 'mensagem'),
      claim('O canto de leitura abriu.', 'jornal', 'rádio'),
      claim('São cinquenta livros.', 'rádio'),
      claim('São oitenta livros.', 'jornal'),
    ],
  },
  {
    ...{ id: 'muro pintado', place: 'escola', photo: 'mural', best: 'jornal' },
    reporter: 'Rita Melo',
    headline: 'Muro do pátio ganha flores',
    reports: {
      jornal:
        'O 3º ano pintou o muro do pátio na terça-feira, 2 de junho. A tinta é à base de água. “Sai da roupa com sabão”, explicou a professora Elza.',
      rádio:
        'Bom dia! Aqui é o Luca. O muro do pátio tem flores desde 2 de junho. Quem pintou foi o 3º ano. Cuidado: a tinta ainda está fresca!',
      mensagem: 'Cuidado!!! A tinta do muro nunca sai da roupa! O 5º ano pintou tudo! Avise dez amigos!',
    },
    rows: [
      ['Quem pintou?', 'o 3º ano', 'o 5º ano'],
      ['A tinta sai?', 'sai com sabão', 'nunca sai'],
      ['Em que dia?', '2 de junho', SILENT],
    ],
    claims: [
      claim('O 3º ano pintou o muro.', 'jornal', 'rádio'),
      claim('A tinta sai com sabão.', 'jornal'),
      claim('A tinta nunca sai da roupa.', 'mensagem'),
      claim('A tinta está fresca.', 'rádio'),
    ],
  },
  {
    ...{ id: 'bebedouro parado', place: 'escola', photo: 'bebedouro', best: 'rádio' },
    reporter: 'Lara',
    headline: 'Bebedouro do pátio parou',
    reports: {
      jornal:
        'O bebedouro do pátio parou. Ao que parece, alguém quebrou. O conserto pode custar caro e demorar muitas semanas.',
      rádio:
        'Aqui é a Lara. O bebedouro parou nesta quarta, 5 de agosto. Seu Antônio, o zelador, disse: “Ninguém quebrou nada. O filtro venceu.”',
      mensagem: 'A água da escola está estragada! Foi o 4º ano que quebrou o bebedouro! Encaminhe já!',
    },
    rows: [
      ['Por que parou?', 'o filtro venceu', 'o 4º ano quebrou'],
      ['Em que dia?', '5 de agosto', SILENT],
      ['Quem é o zelador?', 'seu Antônio', SILENT],
    ],
    claims: [
      claim('O filtro venceu.', 'rádio'),
      claim('O bebedouro parou.', 'jornal', 'rádio'),
      claim('O conserto pode custar caro.', 'jornal'),
      claim('A água está estragada.', 'mensagem'),
    ],
  },
]
