/** Events of a school and its neighbourhood that a poster announces. */
import type { PosterPictureName } from '../../studio/places/poster-pictures.ts'
import type { PosterPlace } from '../../studio/places/poster-wall.ts'

export interface OnWall {
  readonly id: string
  readonly place: PosterPlace
  readonly picture: PosterPictureName
}

/** An event that a child announces. */
export interface PosterEvent extends OnWall {
  /** Lines of the bubble. */
  readonly says: readonly [string, string, string]
  readonly what: string
  readonly day: string
  readonly hour: string
  readonly where: string
  /** A possible sentence that calls people. */
  readonly call: string
}

export const EVENTS: readonly PosterEvent[] = [
  {
    id: 'feira de livros',
    place: 'escola',
    picture: 'livros',
    says: ['A feira de livros vai ser', 'na sexta-feira, às 9 horas,', 'na biblioteca.'],
    what: 'feira de livros',
    day: 'sexta-feira',
    hour: '9 horas',
    where: 'biblioteca',
    call: 'Venha escolher o seu livro!',
  },
  {
    id: 'festa junina',
    place: 'escola',
    picture: 'junina',
    says: ['A festa junina vai ser', 'no sábado, às 18 horas,', 'no pátio da escola.'],
    what: 'festa junina',
    day: 'sábado',
    hour: '18 horas',
    where: 'pátio da escola',
    call: 'Venha dançar quadrilha!',
  },
  {
    id: 'jogo de futebol',
    place: 'escola',
    picture: 'futebol',
    says: ['O jogo de futebol vai ser', 'na quarta-feira, às 10 horas,', 'no campo.'],
    what: 'jogo de futebol',
    day: 'quarta-feira',
    hour: '10 horas',
    where: 'campo',
    call: 'Venha torcer com a gente!',
  },
  {
    id: 'manhã de brincadeiras',
    place: 'escola',
    picture: 'parquinho',
    says: ['A manhã de brincadeiras vai ser', 'na terça-feira, às 8 horas,', 'no parquinho.'],
    what: 'manhã de brincadeiras',
    day: 'terça-feira',
    hour: '8 horas',
    where: 'parquinho',
    call: 'Venha brincar e fazer amigos!',
  },
  {
    id: 'feira de adoção',
    place: 'bairro',
    picture: 'bichos',
    says: ['A feira de adoção vai ser', 'no domingo, às 10 horas,', 'na praça.'],
    what: 'feira de adoção',
    day: 'domingo',
    hour: '10 horas',
    where: 'praça',
    call: 'Leve um amigo para casa!',
  },
  {
    id: 'dia da vacina',
    place: 'bairro',
    picture: 'saude',
    says: ['O dia da vacina vai ser', 'no sábado, às 8 horas,', 'no posto de saúde.'],
    what: 'dia da vacina',
    day: 'sábado',
    hour: '8 horas',
    where: 'posto de saúde',
    call: 'Venha se proteger!',
  },
  {
    id: 'mutirão de plantio',
    place: 'bairro',
    picture: 'parque',
    says: ['O mutirão de plantio vai ser', 'no domingo, às 9 horas,', 'no parque.'],
    what: 'mutirão de plantio',
    day: 'domingo',
    hour: '9 horas',
    where: 'parque',
    call: 'Plante uma árvore com a gente!',
  },
  {
    id: 'tarde de circo',
    place: 'bairro',
    picture: 'circo',
    says: ['A tarde de circo vai ser', 'na quinta-feira, às 15 horas,', 'na rua da escola.'],
    what: 'tarde de circo',
    day: 'quinta-feira',
    hour: '15 horas',
    where: 'rua da escola',
    call: 'Venha rir com a gente!',
  },
]
