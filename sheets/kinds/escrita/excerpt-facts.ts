/** First lines of poems, fables and tales, written for these sheets, with invented authors. */

export const EXCERPT_THEME = 'primeiras linhas'

export const LITERARY = ['poema', 'fábula', 'conto'] as const

export interface Excerpt {
  readonly genre: (typeof LITERARY)[number]
  readonly title: string
  readonly author: string
  /** Verses, or paragraphs. */
  readonly lines: readonly string[]
  readonly subject: string
}

export interface Shelf {
  readonly id: string
  /** One of each genre. */
  readonly excerpts: readonly [Excerpt, Excerpt, Excerpt]
}

const excerpt = (
  genre: Excerpt['genre'],
  title: string,
  author: string,
  subject: string,
  ...lines: string[]
): Excerpt => ({ genre, title, author, lines, subject })

export const SHELVES: readonly Shelf[] = [
  {
    id: 'noite',
    excerpts: [
      excerpt(
        'poema',
        'A lua no poço',
        'Dora Lins',
        'a lua',
        'Caiu no poço',
        'a lua amarela.',
        'O sapo espiou',
        'e riu para ela.',
      ),
      excerpt(
        'fábula',
        'A luz e o jantar',
        'Tito Alves',
        'uma coruja e um vaga-lume',
        '— Sua luz atrapalha o meu jantar — disse a coruja ao vaga-lume.',
        '— E o seu jantar sou eu — respondeu ele, e apagou a luz.',
      ),
      excerpt(
        'conto',
        'O apagão',
        'Rosa Melo',
        'uma noite sem luz',
        'Quando a rua ficou sem luz, Pedro descobriu que o vizinho do 3º andar, que nunca falava, sabia o nome de todas as estrelas.',
      ),
    ],
  },
  {
    id: 'água',
    excerpts: [
      excerpt(
        'poema',
        'Barco de papel',
        'Nuno Reis',
        'um barco de papel',
        'Barco de papel,',
        'leva a saudade!',
        'Se a chuva apertar,',
        'cruza a cidade.',
      ),
      excerpt(
        'fábula',
        'O siri mandão',
        'Lia Prado',
        'um siri e a maré',
        'O siri mandou a maré parar de molhar a sua casa. A maré foi embora, rindo, e o siri passou o dia inteiro com sede.',
      ),
      excerpt(
        'conto',
        'A garrafa azul',
        'Ivo Sena',
        'um mapa em uma garrafa',
        'A garrafa chegou à praia na quinta-feira. Dentro dela havia um mapa e, no mapa, marcada com um X, a janela de Joana.',
      ),
    ],
  },
  {
    id: 'quintal',
    excerpts: [
      excerpt(
        'poema',
        'No quintal',
        'Dora Lins',
        'uma galinha que lê',
        'Lê a galinha',
        'o seu jornal:',
        'o galo é prefeito',
        'deste quintal.',
      ),
      excerpt(
        'fábula',
        'Cão valente',
        'Tito Alves',
        'um cão e o eco',
        'O cão latia para o muro, e o muro devolvia o latido. “Que bicho valente mora aí!”, pensou ele, e brigou com o eco até a noite.',
      ),
      excerpt(
        'conto',
        'A lanterna',
        'Beto Farias',
        'um mistério no galinheiro',
        'Toda noite alguém abria o galinheiro, e nenhuma galinha fugia. No sábado, Inês se escondeu atrás do tanque, com uma lanterna.',
      ),
    ],
  },
  {
    id: 'escola',
    excerpts: [
      excerpt(
        'poema',
        'Na mochila',
        'Nuno Reis',
        'uma mochila',
        'Na mochila cabe',
        'caderno e giz.',
        'Não cabe o riso:',
        'passou do nariz.',
      ),
      excerpt(
        'fábula',
        'O lápis',
        'Lia Prado',
        'uma formiga e um lápis',
        'A formiga levou um lápis para o formigueiro.',
        '— Isso não se come! — riram as outras.',
        'No inverno, só ela tinha um mapa do caminho.',
      ),
      excerpt(
        'conto',
        'O aluno novo',
        'Nair Lopes',
        'um aluno novo',
        'O aluno novo não falou na segunda, nem na terça. Na quarta, tirou do bolso um apito de madeira, e os pássaros do pátio se calaram.',
      ),
    ],
  },
]
