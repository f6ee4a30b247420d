/** Reviews of books, all invented, and what children say about them. */
import type { Fill } from '../../studio/pen.ts'

export const REVIEW_THEMES = ['livros', 'brinquedos'] as const
type ReviewTheme = (typeof REVIEW_THEMES)[number]

/** 1 presents the product, 2 judges it. */
type Does = 1 | 2
export type Judged = readonly [Does, string]
export type Five<One> = readonly [One, One, One, One, One]
type Six<One> = readonly [...Five<One>, One]

export interface Reviewed {
  readonly theme: ReviewTheme
  readonly name: string
  /** A named thing: on the cover of a book, or the toy itself. */
  readonly thing: string
  readonly fill: Fill
  /** Three facts that the review to read has, each with its label. */
  readonly card: readonly [Fact, Fact, Fact]
  readonly stars: number
  /** Sentences of a review in their order. */
  readonly read: Six<Judged>
  /** Another review: title, card, story or use, praise, criticism, recommendation. */
  readonly parts: Six<string>
  /** Notes for a review of the child's own, and what two children say. */
  readonly notes: readonly [string, string, string]
  readonly voices: readonly [praise: string, criticism: string]
  /** One possible review. */
  readonly model: Model
}

type Fact = readonly [label: string, value: string]

interface Model {
  readonly title: string
  readonly presents: string
  readonly strong: string
  readonly weak: string
  readonly to: string
}

export const PARTS: Six<string> = ['título', 'ficha', 'do que trata', 'elogio', 'crítica', 'recomendação']

/** The reason that a sentence gives after «porque». */
export const reasonIn = (sentence: string) => sentence.split('porque ')[1]?.replace(/\.$/, '') ?? ''

interface Book extends Omit<Reviewed, 'theme' | 'card' | 'notes' | 'read' | 'parts'> {
  readonly author: string
  readonly isByWoman?: true
  readonly pages: number
  readonly about: string
  /** After the sentence that names author and pages. */
  readonly read: Five<Judged>
  /** Without the card. */
  readonly parts: Five<string>
}

/** A book names its author and its pages on the card, in the notes and in each review. */
function book({ author, isByWoman, pages, about, read, parts, model, ...rest }: Book): Reviewed {
  const label = isByWoman ? 'Autora:' : 'Autor:'
  const opening = `“${rest.name}”, de ${author}, tem ${pages} páginas.`
  const [title, ...others] = parts
  return {
    ...rest,
    theme: 'livros',
    card: [
      ['Título:', rest.name],
      [label, author],
      ['Páginas:', String(pages)],
    ],
    read: [[1, opening], ...read],
    parts: [title, `Livro: ${rest.name}. ${label} ${author}.`, ...others],
    notes: [`${label} ${author}`, `${pages} páginas`, about],
    model: { ...model, presents: `${opening} ${model.presents}` },
  }
}

export const BOOKS: readonly Reviewed[] = [
  book({
    ...{ name: 'A coruja que não dormia', thing: 'coruja', fill: 'bluePale', stars: 4 },
    ...{ author: 'Lúcia Prado', isByWoman: true, pages: 48, about: 'coruja que quer ver o dia' },
    read: [
      [1, 'O livro conta a história de uma coruja que quer ver o dia.'],
      [2, 'A coruja é tão teimosa que dá vontade de rir.'],
      [1, 'Há um desenho de página inteira em cada capítulo.'],
      [2, 'O meio da história é lento e cansa um pouco.'],
      [2, 'Recomendo para quem gosta de bichos e de humor: nota 4.'],
    ],
    parts: [
      'Sono trocado',
      'Uma coruja dorme à noite e, de dia, procura amigos na mata.',
      'As conversas são ótimas, porque cada bicho fala de um jeito.',
      'O fim é apressado, porque tudo se resolve em uma página.',
      'Leia, se você gosta de rir antes de dormir.',
    ],
    voices: ['Ri em todas as páginas!', 'O meio é um pouco lento.'],
    model: {
      title: 'Uma coruja do dia',
      presents: 'Conta a vida de uma coruja que quer ver o dia.',
      strong: 'É muito engraçado, porque há uma surpresa em cada página.',
      weak: 'O meio é lento, porque a coruja só espera.',
      to: 'quem gosta de bichos e de rir',
    },
  }),
  book({
    ...{ name: 'O foguete de papelão', thing: 'foguete', fill: 'yellow', stars: 5 },
    ...{ author: 'Beto Farias', pages: 64, about: 'irmãos que montam um foguete' },
    read: [
      [2, 'O começo é ótimo: prende a atenção na primeira linha.'],
      [1, 'Dois irmãos juntam caixas e montam um foguete no quintal.'],
      [1, 'No fim de cada capítulo há um desenho do projeto.'],
      [2, 'Achei as letras pequenas demais.'],
      [2, 'Vale a pena para quem gosta de inventar: nota 5.'],
    ],
    parts: [
      'Caixas que voam',
      'Dois irmãos montam um foguete no quintal e planejam a partida.',
      'Os planos são incríveis, porque dá para imitar em casa.',
      'O capítulo da chuva é parado, porque nada acontece.',
      'É para quem tem caixas e vontade de inventar.',
    ],
    voices: ['Copiei o foguete em casa!', 'As letras são pequenas.'],
    model: {
      title: 'Do quintal para o espaço',
      presents: 'Dois irmãos montam um foguete com caixas.',
      strong: 'É inspirador, porque dá vontade de montar o foguete em casa.',
      weak: 'Cansa os olhos, porque as letras são pequenas.',
      to: 'crianças que gostam de inventar',
    },
  }),
  book({
    ...{ name: 'O gato da biblioteca', thing: 'gato', fill: 'pinkPale', stars: 4 },
    ...{ author: 'Nair Lopes', isByWoman: true, pages: 56, about: 'gato que escolhe livros' },
    read: [
      [1, 'O gato mora entre as estantes e escolhe um livro para cada leitor.'],
      [2, 'A ideia é original, porque o gato nunca fala.'],
      [2, 'O final é triste demais para crianças pequenas.'],
      [1, 'Quem conta a história é a bibliotecária.'],
      [2, 'É um livro lindo para ler em voz alta: nota 4.'],
    ],
    parts: [
      'Um leitor de quatro patas',
      'Um gato vive entre as estantes e escolhe livros para os leitores.',
      'O gato é encantador, porque entende cada pessoa sem falar.',
      'A capa é fraca, porque não mostra a biblioteca.',
      'Indico para quem tem gato e para quem gostaria de ter.',
    ],
    voices: ['Chorei e gostei!', 'Queria mais desenhos.'],
    model: {
      title: 'O gato que sabe ler gente',
      presents: 'Um gato escolhe um livro para cada leitor.',
      strong: 'É emocionante, porque o gato entende cada pessoa.',
      weak: 'Faltam desenhos, porque só a capa mostra o gato.',
      to: 'quem gosta de gatos e de livros',
    },
  }),
  book({
    ...{ name: 'A viagem da tartaruga', thing: 'tartaruga', fill: 'foam', stars: 3 },
    ...{ author: 'Ivo Sena', pages: 72, about: 'tartaruga que volta à praia' },
    read: [
      [2, 'As descrições do mar são maravilhosas.'],
      [1, 'A tartaruga volta à praia em que nasceu.'],
      [2, 'Os nomes dos peixes são difíceis demais e atrapalham.'],
      [1, 'No fim do livro há um mapa da viagem.'],
      [2, 'Eu leria outra vez, mas com um adulto: nota 3.'],
    ],
    parts: [
      'De volta para casa',
      'Uma tartaruga cruza o mar para chegar à praia em que nasceu.',
      'O mapa é muito útil, porque mostra cada parada da viagem.',
      'O texto é longo demais, porque repete os perigos do mar.',
      'Boa leitura para quem ama o mar e tem tempo.',
    ],
    voices: ['O mapa é lindo!', 'Tem nomes difíceis.'],
    model: {
      title: 'Uma longa volta para casa',
      presents: 'A tartaruga volta à praia em que nasceu.',
      strong: 'É bonito, porque o mapa mostra o caminho inteiro.',
      weak: 'É difícil, porque há muitos nomes de peixes.',
      to: 'quem ama o mar',
    },
  }),
]
