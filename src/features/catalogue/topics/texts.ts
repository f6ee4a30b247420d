import { countSheets } from '../../../product/count-sheets.ts'
import type { Level, SchoolYear, Theme } from '../facets/rules.ts'
import type { Category } from '../taxonomy/rules.ts'

/** Texts of a page about one subject: its heading, and a paragraph for the adult. */
export interface TopicTexts {
  readonly title: string
  readonly description: string
  readonly intro: string
}

const description = (what: string) => `${what} em PDF para imprimir, do nível fácil ao desafio, com respostas.`

export const YEAR_TOPICS: Readonly<Record<SchoolYear, TopicTexts>> = {
  infantil: {
    title: 'Atividades para Educação Infantil',
    description: description('Folhas de coordenação, cores, contagem e primeiras letras'),
    intro:
      'Para crianças de 3 a 5 anos: traços largos, poucas figuras por página e uma tarefa de cada vez. O papel vem depois do corpo e do brinquedo: deixe contar objetos, recortar e desenhar no chão antes da folha. Dez minutos bastam.',
  },
  '1': {
    title: 'Atividades para o 1º ano',
    description: description('Folhas de letras, sílabas, contagem e primeiras contas'),
    intro:
      'No 1º ano a criança passa das letras às sílabas e da contagem às primeiras contas. Alterne: uma folha de ler, uma de contar, uma de atenção. Leia a instrução em voz alta até a turma conseguir sozinha, e suba de nível quando a página sai sem ajuda.',
  },
  '2': {
    title: 'Atividades para o 2º ano',
    description: description('Folhas de leitura, ortografia, contas e problemas'),
    intro:
      'Quem já lê palavras passa a ler frases; quem já soma até 20 passa à dezena e à troca. As folhas do nível médio são o passo de todo dia; guarde o desafio para quem termina antes e o fácil para retomar o que faltou.',
  },
  '3': {
    title: 'Atividades para o 3º ano',
    description: description('Folhas de interpretação, multiplicação, medidas e ortografia'),
    intro:
      'Chegam a multiplicação, as medidas e os textos com perguntas. Misture folhas curtas de treino, como as de tabuada, com uma página que peça explicar o caminho: a conta certa sem explicação esconde dúvidas.',
  },
  '4': {
    title: 'Atividades para o 4º ano',
    description: description('Folhas de divisão, frações, gráficos e leitura'),
    intro:
      'Divisão, frações, gráficos e textos mais longos. Comece pela folha com desenho, mesmo com turmas que já sabem a conta: a figura mostra o que o número quer dizer. Depois, o nível médio sem apoio.',
  },
  '5': {
    title: 'Atividades para o 5º ano',
    description: description('Folhas de operações, frações, problemas e leitura'),
    intro:
      'Revisão das quatro operações, frações e problemas de mais de um passo, e textos com inferência. Use as respostas à parte para que cada aluno confira e ache o próprio erro.',
  },
}

export const SUBJECTS = ['matematica', 'alfabetizacao'] as const
export type Subject = (typeof SUBJECTS)[number]

/** The category of a subject. */
export const SUBJECT_CATEGORY: Readonly<Record<Subject, Category>> = {
  matematica: 'Matemática',
  alfabetizacao: 'Alfabetização',
}

/** The subject's name, and the beginning of its titles. */
export const SUBJECT_NAMES: Readonly<Record<Subject, string>> = {
  matematica: 'Matemática',
  alfabetizacao: 'Leitura e escrita',
}

const maths = (title: string, intro: string): TopicTexts => ({
  title: `${SUBJECT_NAMES.matematica}: ${title}`,
  description: description(`Folhas de matemática para ${title.toLowerCase()}`),
  intro,
})
const reading = (title: string, intro: string): TopicTexts => ({
  title: `${SUBJECT_NAMES.alfabetizacao}: ${title}`,
  description: description(`Folhas de leitura e escrita para ${title.toLowerCase()}`),
  intro,
})

export const YEAR_SUBJECT_TOPICS: Readonly<Record<SchoolYear, Readonly<Record<Subject, TopicTexts>>>> = {
  infantil: {
    matematica: maths(
      'Educação Infantil',
      'Contar com o dedo, comparar mais e menos, reconhecer formas. Antes da folha, conte tampinhas e degraus; na folha, peça para tocar em cada figura uma vez só.',
    ),
    alfabetizacao: reading(
      'Educação Infantil',
      'O próprio nome, as vogais e os sons do começo das palavras. Fale a palavra antes de mostrar a letra: a folha é para ligar o que se ouve ao que se vê, não para copiar muito.',
    ),
  },
  '1': {
    matematica: maths(
      '1º ano',
      'Números até 100, somas e subtrações com desenho, ordem e comparação. Deixe usar os dedos e riscar figuras: a conta de cabeça vem depois, sozinha.',
    ),
    alfabetizacao: reading(
      '1º ano',
      'Famílias silábicas, rimas, palavras e primeiras frases. Faça a sondagem, veja em que hipótese a criança está e escolha o nível por ela, não pelo mês do ano.',
    ),
  },
  '2': {
    matematica: maths(
      '2º ano',
      'Dezenas e unidades, contas com troca, dobro e metade, dinheiro e horas. Use o quadro de dez até a troca fazer sentido; só então a conta armada.',
    ),
    alfabetizacao: reading(
      '2º ano',
      'Sílabas complexas, ordem alfabética, frases e textos curtos. Leia um trecho por dia em voz alta com a criança e volte à mesma página na semana seguinte.',
    ),
  },
  '3': {
    matematica: maths(
      '3º ano',
      'Multiplicação, tabuadas, medidas e gráficos. Comece a tabuada por 2, 5 e 10, e mostre a figura de grupos iguais antes da lista.',
    ),
    alfabetizacao: reading(
      '3º ano',
      'Textos com perguntas, fluência e ortografia. Peça para sublinhar no texto onde está a resposta: quem só lembra, erra quando o texto cresce.',
    ),
  },
  '4': {
    matematica: maths(
      '4º ano',
      'Divisão, frações, sólidos e problemas. Desenhe o problema antes de escolher a conta, e confira a divisão multiplicando.',
    ),
    alfabetizacao: reading(
      '4º ano',
      'Notícias, receitas, contos e regras de jogo, com perguntas que estão e que não estão escritas no texto. Compare dois gêneros sobre o mesmo assunto.',
    ),
  },
  '5': {
    matematica: maths(
      '5º ano',
      'Quatro operações, frações e problemas de mais de um passo. Use as folhas de desafio em dupla: explicar para o colega é metade do exercício.',
    ),
    alfabetizacao: reading(
      '5º ano',
      'Textos mais longos, verdadeiro ou falso e inferência. Peça a justificativa com uma frase do texto, em vez da resposta sozinha.',
    ),
  },
}

const themed = (what: string, intro: string): TopicTexts => ({
  title: `Atividades ${what}`,
  description: description(`Folhas de contar, ler, colorir e tracejar ${what}`),
  intro,
})

export const THEME_TOPICS: Readonly<Record<Theme, TopicTexts>> = {
  bichos: themed(
    'de bichos',
    'Bicho é assunto em qualquer idade. Use o mesmo animal em três folhas: uma de contar, uma de escrever o nome e uma de colorir, e a semana ganha um fio.',
  ),
  comidas: themed(
    'de comidas e frutas',
    'Frutas e lanches servem à contagem, à lista de compras e à conversa sobre o que se come. Traga uma fruta de verdade antes da folha.',
  ),
  natureza: themed(
    'de jardim e natureza',
    'Flores, insetos e árvores para contar, comparar e tracejar. Um passeio curto no pátio antes da folha muda a conversa.',
  ),
  mar: themed(
    'do mar e da praia',
    'Peixes, conchas e baleias em folhas de todos os níveis. Bom tema para ondas de tracejar e para contar figuras espalhadas.',
  ),
  ceu: themed(
    'de céu e espaço',
    'Foguetes, planetas e estrelas, do ligue os pontos às contas. Para quem só quer falar de espaço, a matemática entra pela janela.',
  ),
  passeio: themed(
    'de passeio e transportes',
    'Carros, trens e ônibus para labirintos, contagem e leitura. Monte o caminho no chão antes de riscar o do papel.',
  ),
  'casa-e-escola': themed(
    'de casa e escola',
    'Objetos de todo dia, que a criança já sabe nomear: começo seguro para as primeiras palavras escritas.',
  ),
  brinquedos: themed(
    'de brinquedos e jogos',
    'Bolas, pipas e peças para contar, parear e recortar. Bom para a primeira folha de quem resiste a folhas.',
  ),
  festa: themed(
    'de festa',
    'Balões, bolos e datas do ano em folhas de contar, ler e colorir. Escolha duas por data, não oito.',
  ),
  gente: themed(
    'de pessoas e emoções',
    'Rostos, gestos e situações para reconhecer e conversar. Não há resposta errada sobre o que se sente: use para abrir a conversa.',
  ),
  formas: themed(
    'de formas e padrões',
    'Círculos, quadrados e sequências, do reconhecer ao continuar. Peça para achar a mesma forma na sala.',
  ),
}

export const TOPICS_PAGE = {
  path: '/folhas',
  title: 'Folhas por ano, tipo e assunto',
  description:
    'Todas as folhas de atividades para imprimir, por ano escolar, matéria, tipo de atividade, assunto e conjunto.',
  intro: 'Do fácil ao desafio, com as gratuitas primeiro.',
  years: 'Por ano escolar',
  themes: 'Por assunto',
  sets: 'Conjuntos',
  kinds: 'Por tipo de atividade',
  back: 'Todas as folhas',
} as const

/** A paragraph for the adult on the page of a set; others have {@link TOPIC_PAGE.setIntro}. */
const SET_INTROS: ReadonlyMap<string, string> = new Map([
  [
    'Alfabeto completo',
    'Uma folha para cada letra, com o traço marcado passo a passo. Comece pelas letras do nome da criança e pelas de traço reto, não pelo A. Uma por dia basta: diga o som, siga com o dedo e só então pegue o lápis.',
  ],
  [
    'Números de 0 a 20',
    'Antes de traçar, conte: tampinhas, degraus, passos. A folha liga a quantidade ao sinal que a escreve, do 0 ao 20. Volte ao número anterior no começo de cada dia e deixe o 6 e o 9 em dias separados.',
  ],
  [
    '17 famílias silábicas',
    'Uma família por vez, das consoantes que se ouvem bem (M, V, F) às que mudam de som (C, G, R, S). Leia as sílabas fora de ordem, para não virar ladainha, e passe à família seguinte quando a criança ler palavras que não decorou.',
  ],
  [
    'Letras e números em estrada',
    'O dedo anda na pista antes do lápis, e um carrinho de brinquedo antes do dedo. Comece pelas letras retas (I, L, T), siga para as curvas e deixe os números para quando a criança já anda sem sair da estrada.',
  ],
  [
    'Alfabeto cursivo',
    'Uma folha para cada letra, da maiúscula à minúscula ligada. Comece pelas que saem do mesmo gesto (a, d, g, q) e deixe as de laço (f, h, l) para depois. O caderno fica um pouco inclinado, e a mão que não escreve segura o papel.',
  ],
  [
    'Alfabeto de ponto a ponto',
    'Uma letra por dia: a criança liga os pontos, descobre a forma e diz uma palavra que começa com ela. Comece pelas letras dos nomes das crianças, não pelo A, e cole as prontas num varal na altura dos olhos.',
  ],
  [
    'Tabuadas de 1 a 10',
    'Uma tabuada por semana: primeiro as que dobram (1, 2, 4, 8) e as que terminam em 0 ou 5 (5, 10), depois as outras. Antes da folha, monte os grupos com tampinhas; depois dela, pergunte fora de ordem.',
  ],
  [
    'Meses do ano letivo',
    'Um mês por vez, em roda, no primeiro dia de aula dele: que dia é hoje, quem faz aniversário, que datas vêm pela frente. A folha fica na parede, e a turma risca os dias.',
  ],
  [
    '30 dias de coordenação motora',
    'Trinta folhas curtas, das retas às espirais. Cinco a dez minutos por dia, com o antebraço apoiado e o papel preso. Se a mão cansa, pare: o traço do dia seguinte sai melhor. Repita as folhas em que o lápis saiu muito do caminho.',
  ],
])

const LEVEL_NAMES: Readonly<Record<Level, string>> = { facil: 'Fácil', medio: 'Médio', desafio: 'Desafio' }

export const TOPIC_PAGE = {
  level: (level: Level, count: number) => `${LEVEL_NAMES[level]} (${count})`,
  kindTitle: (name: string) => `${name} para imprimir`,
  kindDescription: (name: string, count: number) =>
    `${countSheets(count)} de ${name.charAt(0).toLowerCase()}${name.slice(1)} em PDF para imprimir, em três níveis, com gratuitas em cada um.`,
  setTitle: (name: string) => `${name}: o conjunto completo`,
  setDescription: (name: string, count: number) =>
    `${count === 1 ? 'A folha' : `As ${count} folhas`} do conjunto «${name}», na ordem, em PDF para imprimir.`,
  setIntro: (name: string) =>
    `${SET_INTROS.get(name) ?? 'Estas folhas foram feitas para serem usadas juntas, na ordem.'} Se há um guia entre elas, comece por ele: traz o quadro de progresso da criança e uma nota para quem acompanha.`,
  ladder:
    'A mesma tarefa em três níveis: comece onde a criança acerta quase tudo e suba quando ela fizer a página sem ajuda.',
  seeAll: 'Ver todas no catálogo',
  counted: (free: number, total: number) =>
    total === 0
      ? `${countSheets(0)}.`
      : `${countSheets(total)}, ${free || 'nenhuma'} ${free > 1 ? 'gratuitas' : 'gratuita'}.`,
} as const
