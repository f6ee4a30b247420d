/** Events, campaigns and advertisements of a school and its neighbourhood. */
import type { PosterPictureName } from '../../studio/places/poster-pictures.ts'
import type { PosterPlace } from '../../studio/places/poster-wall.ts'

interface OnWall {
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

/** A poster with its slogan missing. */
export interface Campaign extends OnWall {
  readonly title: string
  readonly slogan: string
  /** A fact that asks for nothing, and an explanation too long to remember. */
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
    info: 'Feche o chuveiro enquanto passa o sabonete.',
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
    info: 'Leve um livro da biblioteca para casa.',
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
    info: 'Escove os dentes depois das refeições.',
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
    info: 'Use água e sabão antes do lanche.',
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
    info: 'Busque uma muda no parque, de graça.',
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
    info: 'Pare, olhe para os dois lados e só depois siga.',
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
    info: 'Leve a caderneta ao posto de saúde.',
    by: 'Posto do bairro',
    also: 'Uma picadinha e muita proteção!',
  },
]

/** A printed advertisement, and the subject of the child's own. */
export interface Advert extends OnWall {
  readonly title: string
  readonly text: string
  /** The words that ask the reader to act. */
  readonly asks: string
  /** Purpose of the picture. */
  readonly image: string
  readonly own: string
  readonly forWhom: string
  readonly request: string
  readonly reason: string
  /** A possible title and text. */
  readonly example: readonly [title: string, text: string]
}

export const ADVERTS: readonly Advert[] = [
  {
    id: 'livro emprestado',
    place: 'escola',
    picture: 'leitura',
    title: 'Tem aventura aqui!',
    text: 'Pirata, dragão, mistério: está tudo na biblioteca da escola. Escolha um livro e leve para casa. É de graça!',
    asks: 'Escolha um livro',
    image: 'mostrar como é gostoso ler junto',
    own: 'recreio sem lixo no chão',
    forWhom: 'os alunos da escola',
    request: 'jogar o lixo na lixeira',
    reason: 'o pátio limpo é melhor para brincar',
    example: ['Pátio limpo, recreio lindo!', 'O chão não é lixeira. Jogue a casca e a caixinha no lugar certo.'],
  },
  {
    id: 'cinco minutos',
    place: 'escola',
    picture: 'banho',
    title: 'Cinco minutos bastam!',
    text: 'Banho longo gasta muita água. Feche o chuveiro enquanto passa o sabonete e abra de novo para enxaguar.',
    asks: 'Feche o chuveiro',
    image: 'mostrar que o banho pode ser alegre',
    own: 'apagar a luz ao sair da sala',
    forWhom: 'alunos e professores',
    request: 'apagar a luz de sala vazia',
    reason: 'luz acesa à toa gasta energia',
    example: ['Saiu? Apagou!', 'Sala vazia não precisa de luz. Apague e economize energia.'],
  },
  {
    id: 'sorriso',
    place: 'escola',
    picture: 'dentes',
    title: 'Seu sorriso pede escova!',
    text: 'Depois do lanche, a comida fica entre os dentes. Leve a escova na mochila e escove com calma, um lado de cada vez.',
    asks: 'Leve a escova na mochila',
    image: 'mostrar como se escova com capricho',
    own: 'comer frutas no lanche',
    forWhom: 'crianças da escola',
    request: 'trazer uma fruta para o lanche',
    reason: 'fruta é gostosa e dá energia',
    example: ['Troque o pacote pela casca!', 'Banana, maçã ou caju: traga uma fruta e tenha energia para brincar.'],
  },
  {
    id: 'sofá',
    place: 'bairro',
    picture: 'bichos',
    title: 'Cabe mais um aí?',
    text: 'Eles latem, miam, pulam e esperam uma casa. Venha à feira de adoção, no domingo, e conheça um novo amigo.',
    asks: 'Venha à feira de adoção',
    image: 'dar vontade de levar um bicho para casa',
    own: 'doar brinquedos que não usa mais',
    forWhom: 'as famílias do bairro',
    request: 'doar brinquedos em bom estado',
    reason: 'outra criança vai brincar com eles',
    example: ['Brinquedo parado quer brincar!', 'Doe o que você não usa mais e faça outra criança feliz.'],
  },
  {
    id: 'pressa',
    place: 'bairro',
    picture: 'rua',
    title: 'Rua não é pista de corrida!',
    text: 'Quem corre não vê o carro que vem. Atravesse na faixa, de mãos dadas com um adulto, e chegue bem.',
    asks: 'Atravesse na faixa',
    image: 'mostrar a maneira certa de atravessar',
    own: 'usar capacete ao andar de bicicleta',
    forWhom: 'quem anda de bicicleta',
    request: 'usar sempre o capacete',
    reason: 'ele protege a cabeça em uma queda',
    example: ['Cabeça boa usa capacete!', 'Antes de pedalar, prenda bem o capacete. Ele protege você na queda.'],
  },
  {
    id: 'muda',
    place: 'bairro',
    picture: 'parque',
    title: 'Falta sombra? Plante!',
    text: 'Uma árvore dá sombra, flor e casa para os passarinhos. Busque a sua muda no parque: é de graça.',
    asks: 'Busque a sua muda',
    image: 'mostrar que plantar é para todos',
    own: 'não deixar água parada em casa',
    forWhom: 'os moradores do bairro',
    request: 'virar baldes e garrafas',
    reason: 'o mosquito da dengue nasce em água parada',
    example: ['Água parada? Aqui, nada!', 'Vire o balde, tampe a caixa e não deixe o mosquito da dengue nascer.'],
  },
]
