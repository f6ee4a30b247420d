/** Photographs of the wall newspaper, each with its headline and its legend. */
import type { PhotoName } from '../../studio/places/news-photos.ts'
import type { PosterPlace } from '../../studio/places/poster-wall.ts'

export interface PhotoNews {
  readonly photo: PhotoName
  readonly place: PosterPlace
  /** The event in a few words, its verb in the present. */
  readonly headline: string
  /** People of the photograph and their action. */
  readonly legend: string
  /** People from left to right, where the cast has no name for one of them. */
  readonly names?: string
}

export const PHOTO_NEWS: readonly PhotoNews[] = [
  {
    photo: 'horta',
    place: 'escola',
    headline: 'Horta da escola dá as primeiras alfaces',
    legend: 'Iara segura uma alface e Davi rega o canteiro.',
  },
  {
    photo: 'vulcao',
    place: 'escola',
    headline: 'Feira de ciências tem até vulcão',
    legend: 'Malu e Theo atrás da mesa do vulcão.',
  },
  {
    photo: 'banda',
    place: 'escola',
    headline: 'Banda da escola faz o primeiro show',
    legend: 'Gil canta, Bia e Sofia tocam no palco.',
  },
  {
    photo: 'mural',
    place: 'escola',
    headline: 'Muro do pátio ganha sol e flores',
    legend: 'Nina e Caio com os pincéis e as tintas.',
  },
  {
    photo: 'reciclagem',
    place: 'escola',
    headline: 'Escola começa a separar o lixo',
    legend: 'Lia e Yumi usam as lixeiras novas.',
  },
  {
    photo: 'xadrez',
    place: 'escola',
    headline: 'Torneio de xadrez chega à final',
    legend: 'Davi e Iara jogam a última partida.',
  },
  {
    photo: 'biblioteca',
    place: 'escola',
    headline: 'Biblioteca abre canto de leitura',
    legend: 'Nina lê um livro para Gil.',
  },
  {
    photo: 'jabuti',
    place: 'escola',
    headline: 'Jabuti aparece no pátio da escola',
    legend: 'Sofia e Caio acham o bicho na grama.',
  },
  {
    photo: 'gato',
    place: 'bairro',
    headline: 'Gato fica preso na árvore',
    legend: 'O vizinho sobe a escada. Iara mostra o bicho.',
    names: 'o vizinho e Iara',
  },
  {
    photo: 'onibus',
    place: 'bairro',
    headline: 'Ônibus cheio de livros chega ao bairro',
    legend: 'Nina com um livro. Gil acena na calçada.',
  },
  {
    photo: 'bicicletas',
    place: 'bairro',
    headline: 'Domingo tem rua só para bicicletas',
    legend: 'Davi e Malu pedalam no asfalto.',
  },
  {
    photo: 'praca',
    place: 'bairro',
    headline: 'Praça ganha banco perto da fonte',
    legend: 'Dona Rosa e Caio descansam.',
    names: 'dona Rosa e Caio',
  },
  {
    photo: 'cinema',
    place: 'bairro',
    headline: 'Rua vira cinema à noite',
    legend: 'Theo aponta a tela. Bia traz a pipoca.',
  },
  {
    photo: 'pipas',
    place: 'bairro',
    headline: 'Festival de pipas enche o céu de cores',
    legend: 'Yumi segura a linha. Gil levanta os braços.',
  },
  {
    photo: 'mudas',
    place: 'bairro',
    headline: 'Vizinhos plantam árvore no parque',
    legend: 'Bia e Caio cuidam da muda.',
  },
  {
    photo: 'adocao',
    place: 'bairro',
    headline: 'Três bichos esperam uma casa',
    legend: 'Sofia com o cachorro, o gato e o coelho.',
  },
  {
    photo: 'vacina',
    place: 'bairro',
    headline: 'Posto de saúde abre para o dia da vacina',
    legend: 'Theo mostra o curativo. A mãe espera.',
    names: 'a mãe e Theo',
  },
]
