/** Campaigns of a school and its neighbourhood. */
import type { OnWall } from './poster-facts.ts'

/** A poster with its slogan missing. */
export interface Campaign extends OnWall {
  readonly title: string
  readonly slogan: string
  /** A mere fact, and an explanation too long to remember. */
  readonly others: readonly [fact: string, explanation: string]
  readonly info: string
  readonly by: string
  /** Another possible slogan. */
  readonly also: string
}

export const CAMPAIGNS: readonly Campaign[] = [
  {
    id: 'banho curto',
    place: 'escola',
    picture: 'banho',
    title: 'Economize água',
    slogan: 'Banho curto, água para todos!',
    others: [
      'O chuveiro da minha casa é branco.',
      'O chuveiro é um aparelho que solta a água, e cada pessoa toma banho do seu jeito.',
    ],
    info: 'Chuveiro fechado ao se ensaboar poupa água.',
    by: '2º ano A',
    also: 'Menos tempo no banho, mais água no rio!',
  },
  {
    id: 'ler em família',
    place: 'escola',
    picture: 'leitura',
    title: 'Leia com a família',
    slogan: 'Livro na mão, muita imaginação!',
    others: [
      'O livro da vovó tem trinta páginas.',
      'Os livros ficam guardados em estantes, e cada estante tem uma letra que ajuda a achar o nome.',
    ],
    info: 'A biblioteca empresta livros às sextas.',
    by: 'Turma da leitura',
    also: 'Abra um livro e viaje sem sair do lugar!',
  },
  {
    id: 'dentes limpos',
    place: 'escola',
    picture: 'dentes',
    title: 'Cuide dos dentes',
    slogan: 'Dente escovado, sorriso cuidado!',
    others: [
      'A minha escova tem o cabo azul.',
      'A escova de dentes tem cabo e cerdas, e é vendida em mercados e farmácias de todo o país.',
    ],
    info: 'A escovação tira restos de comida.',
    by: '2º ano B',
    also: 'Escove bem e sorria também!',
  },
  {
    id: 'mãos limpas',
    place: 'escola',
    picture: 'maos',
    title: 'Lave as mãos',
    slogan: 'Mão lavada, saúde guardada!',
    others: [
      'A pia da escola fica no corredor.',
      'As mãos têm cinco dedos cada uma, e com elas a gente pega, escreve, desenha e abre portas.',
    ],
    info: 'Água e sabão tiram sujeira e micróbios.',
    by: 'Turma do recreio',
    also: 'Com água e sabão, cuide da sua mão!',
  },
  {
    id: 'adoção de bichos',
    place: 'bairro',
    picture: 'bichos',
    title: 'Adote um bicho',
    slogan: 'Abra a porta e ganhe um amigo!',
    others: [
      'O cachorro da praça tem duas orelhas.',
      'Cachorros, gatos e coelhos são bichos diferentes, e cada um come um tipo de comida em casa.',
    ],
    info: 'Feira de adoção: domingo, na praça.',
    by: 'Amigos dos bichos',
    also: 'Adotar é dar e ganhar carinho!',
  },
  {
    id: 'mais árvores',
    place: 'bairro',
    picture: 'parque',
    title: 'Plante uma árvore',
    slogan: 'Hoje, uma muda; amanhã, sombra e fruta!',
    others: [
      'A árvore do parque é alta.',
      'As árvores têm raiz, tronco e folhas, e as pessoas passam por elas quando vão a pé para a feira.',
    ],
    info: 'Há mudas de graça no parque, aos sábados.',
    by: 'Moradores do bairro',
    also: 'Plante verde e colha ar puro!',
  },
  {
    id: 'atravessar na faixa',
    place: 'bairro',
    picture: 'rua',
    title: 'Atravesse na faixa',
    slogan: 'Com faixa e atenção, não tem confusão!',
    others: [
      'A faixa da avenida tem listras brancas.',
      'Pela rua passam carros, ônibus e bicicletas, e em cada um deles vai gente para um lugar diferente.',
    ],
    info: 'A faixa é o lugar de atravessar a rua.',
    by: 'Escola do bairro',
    also: 'Pare, olhe e dê a mão!',
  },
  {
    id: 'vacina em dia',
    place: 'bairro',
    picture: 'saude',
    title: 'Vacine-se',
    slogan: 'Vacina no braço, força em cada passo!',
    others: [
      'O posto de saúde tem duas janelas.',
      'O posto de saúde fica perto de casa, e lá trabalham pessoas que atendem todo mundo que chega.',
    ],
    info: 'No posto, as vacinas são de graça.',
    by: 'Posto do bairro',
    also: 'Uma picadinha e muita proteção!',
  },
]
