/** Texts of everyday life that a group writes to say them in a message of sound or on video. */
import type { CastName } from '../../studio/cast/people.ts'

export const SPOKEN_THEME = 'áudio e vídeo'

interface Spoken {
  readonly id: string
  readonly who: CastName
  /** Said by whoever asks. */
  readonly request: string
  /** Things that are on the desk and belong to what is asked. */
  readonly near: readonly string[]
}

/** All parts are in the request, word for word. */
export interface SpokenInvitation extends Spoken {
  readonly genre: 'convite falado'
  readonly to: string
  readonly what: string
  readonly day: string
  readonly hour: string
  readonly where: string
}

interface SpokenNotice extends Spoken {
  readonly genre: 'recado falado'
  /** One possible message. */
  readonly model: readonly [greeting: string, body: string, farewell: string]
}

type Four = readonly [string, string, string, string]

/** A recipe, or how to build something, in four scenes. */
interface SpokenSteps extends Spoken {
  readonly genre: 'vídeo'
  readonly title: string
  /** One possible sentence for each scene. */
  readonly steps: Four
}

export type SpokenRequest = SpokenInvitation | SpokenNotice | SpokenSteps

const INVITATIONS: readonly SpokenInvitation[] = [
  {
    ...{ id: 'arraial', genre: 'convite falado', who: 'bia', near: ['milho', 'chapéu', 'sanfona'] },
    request:
      'Grave um áudio para a turma da tarde e convide para o arraial. Será no dia 20 de junho, às 14 horas, no pátio da escola.',
    ...{ to: 'turma da tarde', what: 'o arraial', day: '20 de junho', hour: '14 horas', where: 'pátio da escola' },
  },
  {
    ...{ id: 'roda de samba', genre: 'convite falado', who: 'davi', near: ['pandeiro', 'atabaque'] },
    request:
      'Grave um áudio para as famílias e convide para a roda de samba. Será no dia 5 de setembro, às 10 horas, na praça.',
    ...{ to: 'famílias', what: 'a roda de samba', day: '5 de setembro', hour: '10 horas', where: 'praça' },
  },
  {
    ...{ id: 'treino de peteca', genre: 'convite falado', who: 'iara', near: ['peteca', 'apito'] },
    request:
      'Grave um áudio para a Malu e convide para o treino de peteca. Será no dia 12 de agosto, às 8 horas, na quadra.',
    ...{ to: 'Malu', what: 'o treino de peteca', day: '12 de agosto', hour: '8 horas', where: 'quadra' },
  },
  {
    ...{ id: 'hora do conto', genre: 'convite falado', who: 'caio', near: ['livro', 'coroa', 'ursinho'] },
    request:
      'Grave um áudio para o 1º ano e convide para a hora do conto. Será no dia 2 de outubro, às 15 horas, na biblioteca.',
    ...{ to: '1º ano', what: 'a hora do conto', day: '2 de outubro', hour: '15 horas', where: 'biblioteca' },
  },
]

const NOTICES: readonly SpokenNotice[] = [
  {
    ...{ id: 'mochila achada', genre: 'recado falado', who: 'theo', near: ['mochila'] },
    request: 'Achei uma mochila no ônibus da escola e deixei na secretaria. Façam um áudio para avisar o dono.',
    model: [
      'Oi, pessoal do ônibus!',
      'Achamos uma mochila vermelha. Ela está guardada na secretaria da escola, e o dono pode buscar até sexta.',
      'Obrigado! Aqui é o Theo.',
    ],
  },
  {
    ...{ id: 'livros na quinta', genre: 'recado falado', who: 'nina', near: ['livro', 'carta'] },
    request: 'A biblioteca vai fechar na sexta. Façam um áudio para a turma devolver os livros até quinta.',
    model: [
      'Bom dia, turma!',
      'A biblioteca fecha na sexta. Por isso, tragam os livros emprestados até quinta, na hora da entrada.',
      'Até amanhã! Aqui é a Nina.',
    ],
  },
  {
    ...{ id: 'horta sem chuva', genre: 'recado falado', who: 'gil', near: ['flor', 'tulipa', 'balde'] },
    request: 'Não vou à escola amanhã. Façam um áudio para a Yumi: peçam que ela regue os canteiros por mim.',
    model: [
      'Oi, Yumi!',
      'Amanhã o Gil não vai à escola. Você pode regar os canteiros no lugar dele, antes do recreio?',
      'Obrigado e até mais!',
    ],
  },
  {
    ...{ id: 'dia da fruta', genre: 'recado falado', who: 'sofia', near: ['maçã', 'banana', 'pera'] },
    request: 'Amanhã é o dia da fruta. Façam um áudio para as famílias: cada um traz uma fruta lavada.',
    model: [
      'Boa tarde, famílias!',
      'Amanhã é o dia da fruta na escola. Mandem, por favor, uma fruta lavada na lancheira.',
      'Um abraço da turma!',
    ],
  },
]

const STEPS: readonly SpokenSteps[] = [
  {
    ...{ id: 'espetinho de frutas', genre: 'vídeo', who: 'malu', near: ['maçã', 'uva', 'banana'] },
    request: 'Vamos ensinar em vídeo o espetinho de frutas: maçã, uva, banana e palito. Quais são as quatro cenas?',
    title: 'Espetinho de frutas',
    steps: [
      'Primeiro, lavem bem as uvas e a maçã.',
      'Depois, com um adulto, cortem a maçã e a banana.',
      'Agora, espetem uma fruta de cada vez no palito.',
      'Pronto! É só servir o espetinho bem fresco.',
    ],
  },
  {
    ...{ id: 'suco de laranja', genre: 'vídeo', who: 'iara', near: ['laranja', 'xícara'] },
    request: 'Vamos ensinar em vídeo o suco de laranja, sem açúcar. Quais são as quatro cenas da receita?',
    title: 'Suco de laranja',
    steps: [
      'Primeiro, lavem quatro laranjas.',
      'Depois, um adulto corta as laranjas ao meio.',
      'Agora, espremam tudo e tirem as sementes.',
      'Pronto! Tomem o suco na hora.',
    ],
  },
  {
    ...{ id: 'porta-lápis', genre: 'vídeo', who: 'davi', near: ['lápis', 'régua', 'tesoura'] },
    request: 'Vamos mostrar em vídeo como montar um porta-lápis com lata, papel e cola. Quais são as quatro cenas?',
    title: 'Porta-lápis de lata',
    steps: [
      'Primeiro, separem uma lata limpa, sem pontas.',
      'Depois, meçam e cortem o papel.',
      'Agora, passem cola e enrolem o papel na lata.',
      'Pronto! Quando secar, ponham os lápis.',
    ],
  },
  {
    ...{ id: 'chocalho', genre: 'vídeo', who: 'nina', near: ['caxixi', 'pandeiro', 'tambor'] },
    request: 'Vamos mostrar em vídeo como montar um chocalho com garrafa, feijão e fita. Quais são as quatro cenas?',
    title: 'Chocalho de garrafa',
    steps: [
      'Primeiro, separem uma garrafa pequena e seca.',
      'Depois, ponham um punhado de feijão dentro dela.',
      'Agora, fechem a tampa e enrolem a fita.',
      'Pronto! Balancem e toquem com a turma.',
    ],
  },
]

/** By level: a script to complete, a message to write, a video to plan. */
export const SPOKEN = { facil: INVITATIONS, medio: NOTICES, desafio: STEPS } as const satisfies Readonly<
  Record<string, readonly SpokenRequest[]>
>
