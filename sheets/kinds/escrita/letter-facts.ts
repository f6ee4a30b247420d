/** Letters of complaint and letters of readers, all invented. Fields hold the words that the letters print. */
import type { PhotoName } from '../../studio/places/news-photos.ts'
import type { PosterPlace } from '../../studio/places/poster-wall.ts'
import type { Claim } from './news-facts.ts'

/** Parts of a letter of complaint from top to bottom. */
export const LETTER_PARTS = ['local e data', 'saudação', 'problema', 'pedido', 'assinatura'] as const

interface Letter {
  readonly id: string
  readonly place: PosterPlace
  readonly photo: PhotoName
}

export interface Complaint extends Letter {
  /** In the order of `LETTER_PARTS`. */
  readonly parts: readonly [place: string, greeting: string, problem: string, request: string, name: string]
  /** Reader of the letter, and its request in a few words. */
  readonly reader: string
  readonly wants: string
  /** A noun and the adjective that the letter gives it. */
  readonly adjectives: readonly (readonly [noun: string, adjective: string])[]
  readonly claims: readonly [Claim, Claim]
}

export const COMPLAINTS: readonly Complaint[] = [
  {
    id: 'o balanço',
    place: 'escola',
    photo: 'balanco',
    parts: [
      'Vila Nova, 3 de março',
      'Senhora diretora Helena,',
      'A corda do balanço arrebentou na segunda-feira. A turma pequena continua brincando perto do ferro enferrujado. Acho isso muito perigoso, e o nosso parquinho fica triste.',
      'Peço que a escola coloque uma corda nova e resistente antes que alguém caia.',
      'Atenciosamente, Sofia, 3º ano B',
    ],
    reader: 'a diretora Helena',
    wants: 'uma corda nova no balanço',
    adjectives: [
      ['turma', 'pequena'],
      ['ferro', 'enferrujado'],
      ['parquinho', 'triste'],
    ],
    claims: [
      { words: 'A corda arrebentou na segunda-feira.', is: 'F' },
      { words: 'O parquinho fica triste.', is: 'O' },
    ],
  },
  {
    id: 'o bebedouro',
    place: 'escola',
    photo: 'bebedouro',
    parts: [
      'Vila Nova, 10 de abril',
      'Senhor diretor Paulo,',
      'O bebedouro do pátio está quebrado há nove dias. Depois da aula de educação física, a fila comprida do outro bebedouro toma o recreio inteiro. Isso é uma falta de respeito.',
      'Peço um conserto rápido e, até lá, garrafas de água fresca na quadra.',
      'Atenciosamente, Davi, 3º ano A',
    ],
    reader: 'o diretor Paulo',
    wants: 'conserto e água fresca na quadra',
    adjectives: [
      ['bebedouro', 'quebrado'],
      ['fila', 'comprida'],
      ['conserto', 'rápido'],
    ],
    claims: [
      { words: 'Isso é uma falta de respeito.', is: 'O' },
      { words: 'O bebedouro está quebrado há nove dias.', is: 'F' },
    ],
  },
  {
    id: 'o robô',
    place: 'bairro',
    photo: 'robo',
    parts: [
      'Serra Clara, 15 de outubro',
      'Senhores da loja Brinca Bem,',
      'Ganhei um robô no meu aniversário. Quando abri a caixa azul, o braço dele estava solto. Colei, mas caiu de novo. É o pior presente que já tive, e ele custou caro.',
      'Peço que a loja mande um brinquedo inteiro ou devolva o dinheiro.',
      'Atenciosamente, Gil, 9 anos',
    ],
    reader: 'a loja Brinca Bem',
    wants: 'brinquedo inteiro ou dinheiro de volta',
    adjectives: [
      ['caixa', 'azul'],
      ['braço', 'solto'],
      ['brinquedo', 'inteiro'],
    ],
    claims: [
      { words: 'O braço do robô estava solto.', is: 'F' },
      { words: 'É o pior presente que já tive.', is: 'O' },
    ],
  },
  {
    id: 'o poste',
    place: 'bairro',
    photo: 'poste',
    parts: [
      'Serra Clara, 2 de junho',
      'Ao jornal Folha do Bairro,',
      'A lâmpada quebrada da rua das Flores não acende há um mês. Minha mãe e eu voltamos da escola às seis e meia, com passos rápidos, pela rua escura. Não há nada mais assustador.',
      'Peço que o jornal publique esta carta, para a prefeitura trocar a lâmpada.',
      'Atenciosamente, Theo, 8 anos',
    ],
    reader: 'o jornal Folha do Bairro',
    wants: 'publicar a carta, para a prefeitura trocar a lâmpada',
    adjectives: [
      ['lâmpada', 'quebrada'],
      ['rua', 'escura'],
      ['passos', 'rápidos'],
    ],
    claims: [
      { words: 'Não há nada mais assustador.', is: 'O' },
      { words: 'A lâmpada não acende há um mês.', is: 'F' },
    ],
  },
]

export interface Opinion extends Letter {
  readonly date: string
  readonly greeting: string
  readonly text: string
  readonly name: string
  /** Two arguments of the letter and two sentences that are none of it. */
  readonly arguments: readonly [string, string]
  readonly others: readonly [string, string]
  /** Adjectives of the letter: two that praise, two that criticise. */
  readonly praise: readonly [string, string]
  readonly critical: readonly [string, string]
  readonly asked: string
  /** A possible answer of a reader. */
  readonly model: string
}

export const OPINIONS: readonly Opinion[] = [
  {
    id: 'bola no recreio',
    place: 'escola',
    photo: 'futebol',
    date: 'Vila Nova, 12 de maio',
    greeting: 'Ao Jornal da Turma,',
    text: 'Li a notícia sobre a proibição da bola no recreio e acho a regra injusta. Sem bola, o recreio ficou triste. O futebol é divertido e faz a gente se mexer depois de duas horas de aula. Além disso, dá para separar um canto seguro só para o jogo, longe dos pequenos. Peço que a bola volte.',
    name: 'Yumi, 4º ano',
    arguments: ['O futebol faz a gente se mexer.', 'Dá para separar um canto para o jogo.'],
    others: ['A bola da escola é nova.', 'Os pequenos não gostam de futebol.'],
    praise: ['divertido', 'seguro'],
    critical: ['injusta', 'triste'],
    asked: 'A bola deve voltar ao recreio?',
    model: 'Concordo com Yumi, porque quem joga volta calmo para a aula. Mas o jogo deve ficar só na quadra.',
  },
  {
    id: 'conversa na biblioteca',
    place: 'escola',
    photo: 'biblioteca',
    date: 'Vila Nova, 4 de agosto',
    greeting: 'Ao Jornal da Turma,',
    text: 'A reportagem sobre o canto de leitura foi ótima, mas não concordo com a regra do silêncio total. Ela é exagerada. Ler em voz baixa para um colega é gostoso e ajuda quem ainda lê devagar. Além disso, quem conversa sobre o livro entende melhor a história. Sala muda é cansativa! Peço uma mesa para leitura em dupla.',
    name: 'Nina, 4º ano',
    arguments: ['Ler para um colega ajuda quem lê devagar.', 'Quem conversa sobre o livro entende melhor.'],
    others: ['A biblioteca tem poucos livros.', 'O silêncio atrapalha os professores.'],
    praise: ['ótima', 'gostoso'],
    critical: ['exagerada', 'cansativa'],
    asked: 'Pode haver leitura em dupla na biblioteca?',
    model: 'Discordo de Nina, porque até a voz baixa atrapalha quem estuda. A dupla pode ler no pátio.',
  },
  {
    id: 'rua para bicicletas',
    place: 'bairro',
    photo: 'bicicletas',
    date: 'Serra Clara, 20 de setembro',
    greeting: 'À Folha do Bairro,',
    text: 'Li que alguns vizinhos acham errado fechar a rua das Flores aos domingos. Para mim, a ideia é excelente. Sem carros, o ar fica limpo e as crianças aprendem a pedalar sem medo. Além disso, o barulho irritante das buzinas some. Quem dirige pode usar a avenida, que fica a um quarteirão. Reclamar disso é egoísta. Peço que a rua continue fechada.',
    name: 'Malu, 10 anos',
    arguments: ['As crianças pedalam sem medo.', 'O barulho das buzinas some.'],
    others: ['A avenida é mais bonita.', 'Bicicleta custa menos que carro.'],
    praise: ['excelente', 'limpo'],
    critical: ['irritante', 'egoísta'],
    asked: 'A rua deve fechar para carros aos domingos?',
    model: 'Concordo com Malu, porque no bairro faltam lugares para brincar. Mas os moradores devem poder passar.',
  },
  {
    id: 'cinema na rua',
    place: 'bairro',
    photo: 'cinema',
    date: 'Serra Clara, 9 de novembro',
    greeting: 'À Folha do Bairro,',
    text: 'A notícia sobre o cinema na rua me deixou animada. O filme foi lindo! Só que uma carta da semana passada pediu o fim das sessões, e achei o pedido absurdo. O cinema é gratuito, e muitas famílias não podem pagar ingresso. Além disso, os vizinhos se conhecem melhor. Uma rua vazia à noite é triste. Peço uma sessão por mês.',
    name: 'Bia, 10 anos',
    arguments: ['Muitas famílias não podem pagar ingresso.', 'Os vizinhos se conhecem melhor.'],
    others: ['A pipoca é mais barata na rua.', 'O filme era sobre um cachorro.'],
    praise: ['lindo', 'gratuito'],
    critical: ['absurdo', 'triste'],
    asked: 'O cinema na rua deve continuar?',
    model:
      'Concordo com Bia, porque é um passeio perto de casa. Mas o filme deve acabar cedo, para ninguém perder o sono.',
  },
]

export interface Wanted extends Letter {
  /** Reader of the letter. */
  readonly to: string
  /** Facts that the child may use. */
  readonly facts: readonly [string, string, string]
  /** A possible plan: problem, opinion, two arguments, request. */
  readonly plan: readonly [string, string, string, string, string]
  readonly model: string
}

export const PLAN_PARTS = ['Problema', 'Opinião', '1º argumento', '2º argumento', 'Pedido'] as const

/** Words that join the ideas of the letter. */
export const JOINING = ['porque', 'além disso', 'por isso'] as const

export const WANTED: readonly Wanted[] = [
  {
    id: 'escola sem rampa',
    place: 'escola',
    photo: 'degraus',
    to: 'Ao jornal da escola',
    facts: ['A biblioteca tem três degraus.', 'Não há rampa.', 'Lia só entra se alguém a carregar.'],
    plan: ['biblioteca sem rampa', 'é injusto', 'Lia não entra sozinha', 'a biblioteca é de todos', 'uma rampa'],
    model:
      'A biblioteca tem três degraus e nenhuma rampa. Acho isso injusto, porque Lia não consegue entrar sozinha. Além disso, a biblioteca é de todos os alunos. Por isso, peço que a escola faça uma rampa ainda este ano.',
  },
  {
    id: 'travessia da escola',
    place: 'escola',
    photo: 'faixa',
    to: 'Ao jornal do bairro',
    facts: ['Não há faixa em frente à escola.', 'Os carros passam depressa.', 'Trezentos alunos atravessam ali.'],
    plan: ['rua sem faixa', 'é perigoso', 'os carros correm', '300 alunos atravessam', 'faixa e placa'],
    model:
      'Não há faixa de pedestres em frente à nossa escola. Acho isso perigoso, porque os carros passam depressa. Além disso, trezentos alunos atravessam ali todo dia. Por isso, peço que pintem uma faixa e coloquem uma placa.',
  },
  {
    id: 'mochila rasgada',
    place: 'escola',
    photo: 'mochila',
    to: 'À revista Consumidor Mirim',
    facts: ['A mochila era nova.', 'A alça soltou no segundo dia.', 'A loja não quis trocar.'],
    plan: ['mochila rasgou', 'a loja errou', 'ela era nova', 'não fiz mau uso', 'uma mochila boa'],
    model:
      'A alça da minha mochila soltou no segundo dia de aula. Acho que a loja errou, porque a mochila era nova e ela não quis trocar. Além disso, eu só levava dois cadernos. Por isso, peço uma mochila sem defeito.',
  },
  {
    id: 'ponto sem cobertura',
    place: 'bairro',
    photo: 'ponto',
    to: 'Ao jornal do bairro',
    facts: ['O ponto é só um poste.', 'Quem espera toma chuva.', 'O ônibus demora meia hora.'],
    plan: ['ponto sem teto', 'falta cuidado', 'todos se molham', 'a espera é longa', 'teto e banco'],
    model:
      'O ponto de ônibus da nossa rua é só um poste. Acho que falta cuidado, porque quem espera se molha na chuva. Além disso, o ônibus demora meia hora. Por isso, peço que a prefeitura ponha um teto e um banco.',
  },
  {
    id: 'buraco na rua',
    place: 'bairro',
    photo: 'buraco',
    to: 'Ao jornal do bairro',
    facts: ['O buraco existe há dois meses.', 'Dois ciclistas já caíram.', 'Quando chove, a água o esconde.'],
    plan: ['buraco na rua', 'é um descaso', 'dois ciclistas caíram', 'a água esconde o buraco', 'tapar o buraco'],
    model:
      'Há dois meses existe um buraco enorme na nossa rua. Acho isso um descaso, porque dois ciclistas já caíram. Além disso, quando chove, a água o esconde. Por isso, peço que a prefeitura tape o buraco logo.',
  },
  {
    id: 'lixo na praça',
    place: 'bairro',
    photo: 'lixo',
    to: 'Ao jornal do bairro',
    facts: ['A praça só tem uma lixeira.', 'A coleta passa uma vez por semana.', 'O lixo atrai ratos.'],
    plan: ['lixo na praça', 'está nojento', 'há só uma lixeira', 'o lixo atrai ratos', 'mais lixeiras'],
    model:
      'A nossa praça está cheia de lixo. Acho isso nojento, porque há só uma lixeira e a coleta passa uma vez por semana. Além disso, o lixo atrai ratos. Por isso, peço mais lixeiras e mais coletas.',
  },
]
