/** Requests of the cast to the child, and the parts that the paper of each genre then holds. */
import type { CastName } from '../../studio/cast/people.ts'

export type Setting = 'escola' | 'família'

interface Asked {
  readonly id: string
  readonly setting: Setting
  readonly who: CastName
  /** Said by whoever asks. */
  readonly request: string
  /** Things that are on the desk and belong to what is asked. */
  readonly near: readonly string[]
}

/** All parts of an invitation are in the request. */
export interface Invitation extends Asked {
  readonly genre: 'convite'
  readonly to: string
  readonly what: string
  readonly day: string
  readonly hour: string
  readonly where: string
}

/** Five things that are on the table. */
export interface List extends Asked {
  readonly genre: 'lista'
  readonly title: string
  readonly things: readonly string[]
}

export interface Note extends Asked {
  readonly genre: 'bilhete'
  /** One possible note: its receiver, its text, its sender. */
  readonly model: readonly [to: string, body: string, from: string]
}

export interface Letter extends Asked {
  readonly genre: 'carta'
  /** Two things that the letter has to say. */
  readonly tells: readonly [string, string]
  /** Its address: a name, a street, a town with its code. */
  readonly address: readonly [name: string, street: string, town: string]
  /** One possible letter, without place, date and signature. */
  readonly model: readonly [greeting: string, first: string, second: string, farewell: string]
}

export type Request = Invitation | List | Note | Letter

const EASY: readonly (Invitation | List)[] = [
  {
    ...{ id: 'exposição', genre: 'convite', setting: 'escola', who: 'nina' },
    near: ['lápis', 'livro'],
    request:
      'Convide as famílias para a exposição de desenhos. Será no dia 10 de maio, às 9 horas, no pátio da escola.',
    ...{
      to: 'as famílias',
      what: 'exposição de desenhos',
      day: '10 de maio',
      hour: '9 horas',
      where: 'pátio da escola',
    },
  },
  {
    ...{ id: 'jogo', genre: 'convite', setting: 'escola', who: 'davi' },
    near: ['bola de futebol', 'apito', 'troféu'],
    request: 'Convide o Caio para o jogo da turma. Será no dia 8 de abril, às 10 horas, na quadra da escola.',
    ...{ to: 'Caio', what: 'jogo da turma', day: '8 de abril', hour: '10 horas', where: 'quadra da escola' },
  },
  {
    ...{ id: 'material', genre: 'lista', setting: 'escola', who: 'theo', title: 'a aula' },
    near: [],
    request: 'O que vou levar para a aula de amanhã? Faça uma lista do material que está na mesa.',
    things: ['lápis', 'livro', 'régua', 'tesoura', 'mochila'],
  },
  {
    ...{ id: 'lanche', genre: 'lista', setting: 'escola', who: 'sofia', title: 'o lanche' },
    near: ['cesta'],
    request: 'Hoje o lanche é no jardim! Faça uma lista do que a turma trouxe para a mesa.',
    things: ['maçã', 'banana', 'biscoito', 'laranja', 'uva'],
  },
  {
    ...{ id: 'aniversário', genre: 'convite', setting: 'família', who: 'iara' },
    near: ['presente', 'flor'],
    request: 'Convide a Bia para o aniversário da avó. Será no dia 20 de julho, às 16 horas, na casa da avó.',
    ...{ to: 'Bia', what: 'aniversário da avó', day: '20 de julho', hour: '16 horas', where: 'casa da avó' },
  },
  {
    ...{ id: 'piquenique', genre: 'convite', setting: 'família', who: 'gil' },
    near: ['cesta', 'laranja'],
    request: 'Convide os primos para o piquenique. Será no dia 7 de março, às 8 horas, no parque da cidade.',
    ...{ to: 'os primos', what: 'piquenique', day: '7 de março', hour: '8 horas', where: 'parque da cidade' },
  },
  {
    ...{ id: 'feira', genre: 'lista', setting: 'família', who: 'malu', title: 'a feira' },
    near: ['cesta'],
    request: 'Amanhã vou à feira com o pai. Faça uma lista do que queremos comprar.',
    things: ['cenoura', 'milho', 'abacaxi', 'pera', 'melancia'],
  },
  {
    ...{ id: 'festa', genre: 'lista', setting: 'família', who: 'caio', title: 'a festa' },
    near: ['chapéu de festa'],
    request: 'A festa da família é no sábado. Faça uma lista do que não pode faltar.',
    things: ['balão', 'pipoca', 'sorvete', 'brigadeiro', 'presente'],
  },
]

const NOTES: readonly Note[] = [
  {
    ...{ id: 'lápis azul', genre: 'bilhete', setting: 'escola', who: 'malu' },
    near: ['lápis', 'livro'],
    request: 'Escreva um bilhete para o Theo: peça o lápis azul emprestado e diga que devolvo amanhã.',
    model: ['Theo', 'Você me empresta o lápis azul? Devolvo amanhã, na aula de Arte. Obrigada!', 'Malu'],
  },
  {
    ...{ id: 'treino', genre: 'bilhete', setting: 'escola', who: 'gil' },
    near: ['bola de futebol', 'apito'],
    request: 'Machuquei o pé e não posso ir ao treino hoje. Escreva um bilhete para avisar a Yumi.',
    model: ['Yumi', 'Hoje não vou ao treino porque machuquei o pé. Na semana que vem eu volto. Um abraço!', 'Gil'],
  },
  {
    ...{ id: 'estojo', genre: 'bilhete', setting: 'escola', who: 'nina' },
    near: ['mochila'],
    request: 'Achei um estojo no pátio e deixei na secretaria. Escreva um bilhete para o dono ir buscar.',
    model: [
      'Quem perdeu um estojo',
      'Achei o seu estojo no pátio. Ele está na secretaria da escola.',
      'Nina, do 2º ano',
    ],
  },
  {
    ...{ id: 'livro novo', genre: 'bilhete', setting: 'escola', who: 'davi' },
    near: ['livro', 'mochila'],
    request: 'Chegou à biblioteca um livro de dinossauros. Escreva um bilhete para contar à Sofia.',
    model: ['Sofia', 'Chegou um livro de dinossauros! Ele fica na estante azul da biblioteca.', 'seu amigo Davi'],
  },
  {
    ...{ id: 'praça', genre: 'bilhete', setting: 'família', who: 'bia' },
    near: ['peteca', 'bola'],
    request: 'Vou à praça com a vizinha e volto às 17 horas. Escreva um bilhete para avisar a mãe.',
    model: ['Mãe', 'Fui à praça com a vizinha. Volto às 17 horas. Um beijo!', 'Bia'],
  },
  {
    ...{ id: 'pão', genre: 'bilhete', setting: 'família', who: 'caio' },
    near: ['xícara', 'cesta'],
    request: 'Comi o último pão. Escreva um bilhete para o pai: peça desculpas e peça que ele compre mais.',
    model: ['Pai', 'Desculpe, comi o último pão. Você pode comprar mais na volta do trabalho? Obrigado!', 'Caio'],
  },
  {
    ...{ id: 'gato', genre: 'bilhete', setting: 'família', who: 'iara' },
    near: ['gato'],
    request: 'O gato já comeu às 7 horas. Escreva um bilhete para a avó não dar comida outra vez.',
    model: ['Vó', 'O gato já comeu às 7 horas. Não precisa pôr mais ração. Um beijo!', 'Iara'],
  },
  {
    ...{ id: 'plantas', genre: 'bilhete', setting: 'família', who: 'theo' },
    near: ['flor', 'tulipa', 'balde'],
    request: 'Vou viajar amanhã. Escreva um bilhete para o pai e peça que ele regue as minhas plantas.',
    model: ['Pai', 'Enquanto eu viajo, regue as minhas plantas na segunda e na quinta, por favor. Obrigado!', 'Theo'],
  },
]

const LETTERS: readonly Letter[] = [
  {
    ...{ id: 'colega', genre: 'carta', setting: 'escola', who: 'yumi' },
    near: ['mochila', 'livro'],
    request:
      'Uma colega mudou de escola. Escreva uma carta para ela: conte uma novidade da turma e diga do que você sente falta.',
    tells: ['Conta uma novidade da turma.', 'Diz do que sente falta.'],
    address: ['Lívia Ramos', 'Rua das Acácias, 120', 'Belém, PA – CEP 66010-120'],
    model: [
      'Querida Lívia,',
      'Aqui na escola começou a feira de ciências. A nossa turma fez um vulcão que solta espuma de verdade!',
      'Sinto falta de sentar ao seu lado na hora do lanche. Você já tem colegas novos aí?',
      'Um abraço apertado,',
    ],
  },
  {
    ...{ id: 'autora', genre: 'carta', setting: 'escola', who: 'caio' },
    near: ['livro', 'lápis'],
    request:
      'Uma escritora vai ler as cartas da turma. Conte de que livro você gosta e faça uma pergunta sobre o trabalho dela.',
    tells: ['Conta de que livro gosta.', 'Faz uma pergunta sobre o trabalho dela.'],
    address: ['Marina Luz, escritora', 'Rua do Sol, 45', 'Recife, PE – CEP 50030-230'],
    model: [
      'Querida Marina,',
      'Eu gosto muito dos livros de mistério, porque tento descobrir tudo antes do fim. O meu preferido tem um farol na capa.',
      'Queria fazer uma pergunta: de onde vêm as suas ideias? Você anota tudo em um caderno?',
      'Um abraço de quem gosta dos seus livros,',
    ],
  },
  {
    ...{ id: 'merendeira', genre: 'carta', setting: 'escola', who: 'sofia' },
    near: ['panela', 'cenoura'],
    request:
      'A dona Zilda, nossa merendeira, mudou de cidade. Escreva para agradecer e conte de que prato dela você gosta mais.',
    tells: ['Agradece pelo trabalho.', 'Conta de que prato gosta mais.'],
    address: ['Zilda Moreira', 'Rua da Serra, 8', 'Ouro Preto, MG – CEP 35400-000'],
    model: [
      'Querida dona Zilda,',
      'Quero agradecer por cuidar do nosso almoço por tantos anos. A senhora sabia o nome de todo mundo na fila!',
      'O prato de que eu mais gosto é o seu feijão com abóbora. Lá em casa ninguém faz igual.',
      'Com carinho,',
    ],
  },
  {
    ...{ id: 'outra cidade', genre: 'carta', setting: 'escola', who: 'davi' },
    near: ['bandeira', 'mochila'],
    request:
      'Uma turma de outra cidade quer nos conhecer. Conte como é a sua escola e pergunte algo sobre a cidade deles.',
    tells: ['Conta como é a escola.', 'Pergunta algo sobre a outra cidade.'],
    address: ['Turma do 4º ano, Escola Buriti', 'Avenida Central, 300', 'Palmas, TO – CEP 77001-010'],
    model: [
      'Olá, turma do 4º ano!',
      'A nossa escola tem uma horta e uma quadra coberta. Na sexta-feira, a aula de Música é debaixo da mangueira.',
      'E a cidade de vocês, como é? Ouvimos dizer que aí perto há praias de rio. Vocês vão lá nas férias?',
      'Um abraço de toda a turma,',
    ],
  },
  {
    ...{ id: 'primo', genre: 'carta', setting: 'família', who: 'gil' },
    near: ['bola', 'peteca', 'balde'],
    request:
      'Um primo vem passar as férias na sua casa. Conte o que vocês podem fazer juntos e diga como você se sente.',
    tells: ['Conta o que podem fazer juntos.', 'Diz como se sente.'],
    address: ['Rafael Lima', 'Travessa do Porto, 17', 'Santarém, PA – CEP 68005-080'],
    model: [
      'Querido Rafael,',
      'Que bom que você vem! Podemos jogar peteca na praça, andar de bicicleta e fazer um castelo de areia no parque.',
      'Estou tão feliz que já contei os dias no calendário. Até separei uma gaveta para as suas coisas.',
      'Um abraço,',
    ],
  },
  {
    ...{ id: 'presente', genre: 'carta', setting: 'família', who: 'iara' },
    near: ['presente'],
    request: 'Sua avó mandou um presente pelo correio. Agradeça e conte como foi abrir o pacote.',
    tells: ['Agradece pelo presente.', 'Conta como foi abrir o pacote.'],
    address: ['Helena Souza', 'Rua das Flores, 230', 'Caruaru, PE – CEP 55002-100'],
    model: [
      'Querida vó,',
      'Agradeço muito pelo presente! Adorei o quebra-cabeça e já comecei a montar.',
      'O pacote chegou na hora do almoço. Rasguei o papel tão depressa que o laço voou longe, e o gato saiu correndo com ele.',
      'Um beijo com saudade,',
    ],
  },
  {
    ...{ id: 'madrinha', genre: 'carta', setting: 'família', who: 'bia' },
    near: ['troféu', 'ursinho'],
    request: 'Sua madrinha quer saber como foi o seu ano. Conte uma alegria e uma coisa que foi difícil.',
    tells: ['Conta uma alegria.', 'Conta uma coisa que foi difícil.'],
    address: ['Sônia Alves', 'Rua da Lagoa, 64', 'Cuiabá, MT – CEP 78005-300'],
    model: [
      'Querida madrinha,',
      'Este ano tive uma alegria enorme: o nosso time ganhou o torneio da escola, e fiz um gol na final.',
      'O mais difícil foi a tabuada do oito. Treinei com cartões e, no fim, consegui.',
      'Um beijo,',
    ],
  },
  {
    ...{ id: 'tia', genre: 'carta', setting: 'família', who: 'theo' },
    near: ['xícara', 'chapéu'],
    request: 'Uma tia foi morar bem longe. Diga o que você sente e faça perguntas sobre a casa nova.',
    tells: ['Diz o que sente.', 'Faz perguntas sobre a casa nova.'],
    address: ['Cláudia Reis', 'Rua Boa Vista, 91', 'Pelotas, RS – CEP 96010-200'],
    model: [
      'Querida tia Cláudia,',
      'Sinto saudade do seu café de domingo e das suas histórias. A casa ficou quieta sem você.',
      'Como é a casa nova? Tem quintal? Faz muito frio aí? Quando eu for, onde vou dormir?',
      'Um abraço bem forte,',
    ],
  },
]

/** By level: a paper to fill in, a note, a letter. */
export const REQUESTS = { facil: EASY, medio: NOTES, desafio: LETTERS } as const satisfies Readonly<
  Record<string, readonly Request[]>
>
