/** News of a school and its neighbourhood, all invented; each day of the week fits its date in 2026. */
import type { PhotoName } from '../../studio/places/news-photos.ts'
import type { PosterPlace } from '../../studio/places/poster-wall.ts'

export const LEAD = ['O quê?', 'Quem?', 'Quando?', 'Onde?', 'Como?', 'Por quê?'] as const

/** A sentence that is a fact (F) or an opinion (O). */
export interface Claim {
  readonly words: string
  readonly is: 'F' | 'O'
}

export interface News {
  readonly id: string
  readonly place: PosterPlace
  readonly photo: PhotoName
  /** Number of the monthly newspaper, the first one in March. */
  readonly edition: number
  /** A possible headline, which the child writes. */
  readonly headline: string
  readonly legend: string
  readonly text: string
  /** Questions and answers in the order of `LEAD`. */
  readonly asked: readonly (readonly [question: string, answer: string])[]
  readonly claims: readonly [Claim, Claim, Claim]
}

export const NEWS: readonly News[] = [
  {
    id: 'jabuti no pátio',
    place: 'escola',
    photo: 'jabuti',
    edition: 1,
    headline: 'Jabuti passeia no recreio',
    legend: 'Sofia e Caio com o visitante na grama.',
    text: 'Um jabuti apareceu no pátio da Escola Ipê-Amarelo na segunda-feira, 9 de março. Sofia e Caio, do 3º ano, acharam o animal na grama, durante o recreio. O bicho entrou por um buraco no muro, porque procurava água: não chovia havia um mês. A diretora chamou a Polícia Ambiental, que levou o jabuti para um abrigo. “Foi o recreio mais bonito do ano”, disse Sofia. O buraco já foi fechado.',
    asked: [
      ['aconteceu na escola?', 'um jabuti apareceu'],
      ['achou o animal?', 'Sofia e Caio, do 3º ano'],
      ['foi?', 'na segunda-feira, 9 de março'],
      ['ele estava?', 'na grama do pátio da escola'],
      ['ele entrou?', 'por um buraco no muro'],
      ['ele entrou?', 'porque procurava água'],
    ],
    claims: [
      { words: 'Foi o recreio mais bonito do ano.', is: 'O' },
      { words: 'O bicho entrou por um buraco no muro.', is: 'F' },
      { words: 'A diretora chamou a Polícia Ambiental.', is: 'F' },
    ],
  },
  {
    id: 'vulcão na feira',
    place: 'escola',
    photo: 'vulcao',
    edition: 3,
    headline: 'Vulcão solta espuma na feira de ciências',
    legend: 'Malu e Theo durante a demonstração.',
    text: 'Um vulcão de papel soltou espuma colorida na feira de ciências da Escola Ipê-Amarelo. A feira foi na sexta-feira, 15 de maio, no salão de festas. Malu e Theo, do 4º ano, fizeram a espuma com vinagre, bicarbonato e corante. Eles montaram o vulcão porque queriam mostrar como o gás empurra a lava. O público viu a demonstração doze vezes. “A nossa mesa era a mais divertida”, contou Malu.',
    asked: [
      ['aconteceu na feira?', 'um vulcão soltou espuma'],
      ['fez a espuma?', 'Malu e Theo, do 4º ano'],
      ['foi a feira?', 'na sexta-feira, 15 de maio'],
      ['foi a feira?', 'no salão de festas'],
      ['fizeram a espuma?', 'com vinagre, bicarbonato e corante'],
      ['montaram o vulcão?', 'para mostrar como o gás empurra a lava'],
    ],
    claims: [
      { words: 'O público viu a demonstração doze vezes.', is: 'F' },
      { words: 'A mesa do vulcão era a mais divertida.', is: 'O' },
      { words: 'A feira foi em uma sexta-feira.', is: 'F' },
    ],
  },
  {
    id: 'estreia da banda',
    place: 'escola',
    photo: 'banda',
    edition: 4,
    headline: 'Banda da escola estreia no auditório',
    legend: 'Bia, Gil e Sofia durante o show.',
    text: 'A banda da Escola Ipê-Amarelo fez o seu primeiro show no sábado, 20 de junho, no auditório. Bia, Gil e Sofia, do 5º ano, apresentaram três sambas para 120 pessoas. Eles aprenderam as músicas com o professor Raul, nas aulas de quarta-feira. O grupo nasceu porque uma loja do bairro doou instrumentos à escola. “O atabaque tem o som mais bonito de todos”, disse Bia. O próximo show será em agosto.',
    asked: [
      ['aconteceu?', 'o primeiro show da banda'],
      ['apresentou os sambas?', 'Bia, Gil e Sofia, do 5º ano'],
      ['foi o show?', 'no sábado, 20 de junho'],
      ['foi o show?', 'no auditório da escola'],
      ['aprenderam as músicas?', 'com o professor Raul'],
      ['o grupo nasceu?', 'porque uma loja doou instrumentos'],
    ],
    claims: [
      { words: 'Cento e vinte pessoas viram o show.', is: 'F' },
      { words: 'O próximo show será em agosto.', is: 'F' },
      { words: 'O atabaque tem o som mais bonito de todos.', is: 'O' },
    ],
  },
  {
    id: 'gato na árvore',
    place: 'bairro',
    photo: 'gato',
    edition: 8,
    headline: 'Vizinho salva gato preso na árvore',
    legend: 'Seu Jorge sobe a escada; Iara mostra o gato.',
    text: 'O gato Mingau ficou três horas preso em uma árvore no domingo, 4 de outubro, na praça das Acácias. Ele subiu porque se assustou com um rojão. Iara, de 9 anos, ouviu os miados e chamou o vizinho. Seu Jorge desceu o bicho com uma escada e um pedaço de sardinha. “Gato é o animal mais teimoso do mundo”, brincou ele. Mingau não se machucou e dormiu em casa. Iara ganhou um abraço da dona do gato.',
    asked: [
      ['aconteceu com Mingau?', 'ficou preso em uma árvore'],
      ['desceu o gato?', 'seu Jorge'],
      ['foi?', 'no domingo, 4 de outubro'],
      ['foi?', 'na praça das Acácias'],
      ['ele desceu o bicho?', 'com escada e um pedaço de sardinha'],
      ['o gato subiu?', 'porque se assustou com um rojão'],
    ],
    claims: [
      { words: 'Mingau não se machucou.', is: 'F' },
      { words: 'Gato é o animal mais teimoso do mundo.', is: 'O' },
      { words: 'Iara tem 9 anos.', is: 'F' },
    ],
  },
  {
    id: 'ônibus-biblioteca',
    place: 'bairro',
    photo: 'onibus',
    edition: 6,
    headline: 'Biblioteca chega de ônibus à Vila Nova',
    legend: 'Nina escolheu o primeiro livro; Gil é o próximo.',
    text: 'Um ônibus cheio de livros chegou à Vila Nova na quarta-feira, 12 de agosto. Ele parou em frente à feira e ficou lá até as cinco da tarde. Nina, do 4º ano, foi a primeira da fila. Para levar um livro, ela fez uma carteirinha na hora, de graça. A prefeitura mandou o ônibus porque o bairro não tem biblioteca. “Ler aqui dentro é melhor do que ler em casa”, disse Gil, que veio logo depois. O ônibus volta toda quarta.',
    asked: [
      ['chegou à Vila Nova?', 'um ônibus cheio de livros'],
      ['foi a primeira da fila?', 'Nina, do 4º ano'],
      ['ele chegou?', 'na quarta-feira, 12 de agosto'],
      ['ele parou?', 'em frente à feira'],
      ['Nina levou um livro?', 'fez uma carteirinha na hora'],
      ['o ônibus veio?', 'porque o bairro não tem biblioteca'],
    ],
    claims: [
      { words: 'Ler no ônibus é melhor do que ler em casa.', is: 'O' },
      { words: 'A carteirinha é de graça.', is: 'F' },
      { words: 'O ônibus volta toda quarta.', is: 'F' },
    ],
  },
  {
    id: 'festival de pipas',
    place: 'bairro',
    photo: 'pipas',
    edition: 5,
    headline: 'Pipa de Yumi voa mais alto e ganha prêmio',
    legend: 'Yumi solta a pipa campeã; Gil comemora.',
    text: 'Oitenta crianças participaram do festival de pipas no sábado, 18 de julho, no Morro do Vento. A pipa de Yumi, do 4º ano, subiu mais alto e ganhou o prêmio. Cada criança fez a sua com papel de seda, bambu e cola. A festa foi no morro porque lá não passam fios de luz. “Não existe brinquedo melhor do que pipa”, disse Gil, que ficou em segundo lugar. Ninguém usou cerol, que corta e é proibido.',
    asked: [
      ['aconteceu no morro?', 'um festival de pipas'],
      ['ganhou o prêmio?', 'Yumi, do 4º ano'],
      ['foi o festival?', 'no sábado, 18 de julho'],
      ['foi o festival?', 'no Morro do Vento'],
      ['as pipas foram feitas?', 'com papel de seda, bambu e cola'],
      ['a festa foi no morro?', 'porque lá não passam fios de luz'],
    ],
    claims: [
      { words: 'Gil ficou em segundo lugar.', is: 'F' },
      { words: 'Ninguém usou cerol.', is: 'F' },
      { words: 'Não existe brinquedo melhor do que pipa.', is: 'O' },
    ],
  },
]
