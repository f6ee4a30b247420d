/** The goals in words, and the pages about them. */
import type { Goal } from './rules.ts'

/** A goal in plain words. No promise of treatment. */
export interface GoalTexts {
  readonly name: string
  readonly heading: string
  /** Its sheets, as the beginning of a sentence. */
  readonly sheets: string
  /** The child's task on such sheets, and advice for an adult. */
  readonly intro: string
}

export const GOAL_TEXTS: Record<Goal, GoalTexts> = {
  'coordenacao-fina': {
    name: 'Coordenação fina',
    heading: 'Atividades de coordenação motora fina',
    sheets: 'Folhas para tracejar, ligar e colorir que treinam a mão e o lápis',
    intro:
      'Linhas, curvas, letras e contornos para a mão aprender a conduzir o lápis. Comece pelos traços largos do nível fácil e passe aos estreitos quando a criança parar dentro da linha sem esforço.',
  },
  'rastreio-visual': {
    name: 'Rastreio visual',
    heading: 'Atividades de rastreio visual',
    sheets: 'Labirintos, fios embaraçados e caça-palavras para seguir com os olhos',
    intro:
      'Folhas em que os olhos seguem um caminho ou percorrem linha por linha. Deixe a criança apontar com o dedo primeiro e só depois usar o lápis.',
  },
  'discriminacao-visual': {
    name: 'Discriminação visual',
    heading: 'Atividades de discriminação visual',
    sheets: 'Diferenças, sombras, metades e intrusos: folhas para comparar com atenção',
    intro:
      'Comparar figuras parecidas e achar o que muda: forma, posição, tamanho ou detalhe. Cubra parte da folha se houver figuras demais de uma vez.',
  },
  atencao: {
    name: 'Atenção',
    heading: 'Atividades de atenção e concentração',
    sheets: 'Folhas com começo, meio e fim claros para treinar atenção e concentração',
    intro:
      'Tarefas com uma regra só e um fim que se vê. Combine antes quantas serão feitas, e termine com a caixinha «Pronto!» das folhas fáceis.',
  },
  memoria: {
    name: 'Memória',
    heading: 'Atividades de memória',
    sheets: 'Jogos da memória, pares e sequências para lembrar e continuar',
    intro:
      'Guardar lugares, pares e ordens. Jogue com poucas peças no começo e acrescente mais quando todos os pares forem achados.',
  },
  planejamento: {
    name: 'Planejamento',
    heading: 'Atividades de planejamento',
    sheets: 'Labirintos e caminhos em que se pensa antes de riscar',
    intro:
      'Olhar o caminho inteiro antes do primeiro traço. Peça que a criança conte o que vai fazer, e só depois entregue o lápis.',
  },
  'sons-e-silabas': {
    name: 'Sons e sílabas',
    heading: 'Atividades de consciência fonológica',
    sheets: 'Rimas, sílabas e sons iniciais para ouvir, contar e juntar',
    intro:
      'Ouvir as partes das palavras: rimas, sílabas e o som do começo. Fale as palavras em voz alta e bata palmas antes de escrever.',
  },
  'leitura-e-escrita': {
    name: 'Leitura e escrita',
    heading: 'Atividades de leitura e escrita',
    sheets: 'Letras, palavras, frases e textos curtos para ler e escrever',
    intro:
      'Das primeiras letras aos textos curtos. Escolha folhas com palavras que a criança já fala e deixe que ela leia a resposta para alguém.',
  },
  contagem: {
    name: 'Números e contagem',
    heading: 'Atividades de números e contagem',
    sheets: 'Contar, comparar e registrar quantidades',
    intro: 'Contar, comparar e registrar. Use tampinhas ou botões sobre a folha sempre que a conta ficar abstrata.',
  },
  calculo: {
    name: 'Cálculo',
    heading: 'Atividades de cálculo',
    sheets: 'Adição, subtração, multiplicação e divisão, com desenhos e com algoritmo',
    intro: 'Das contas com desenhos às contas armadas. Pergunte como a criança pensou: há mais de um jeito certo.',
  },
  raciocinio: {
    name: 'Raciocínio lógico',
    heading: 'Atividades de raciocínio lógico',
    sheets: 'Sequências, sudoku de figuras, gráficos e problemas',
    intro: 'Descobrir a regra, eliminar o que não serve e explicar por quê. Errar e tentar de novo faz parte.',
  },
  emocoes: {
    name: 'Emoções',
    heading: 'Atividades sobre emoções',
    sheets: 'Rostos, situações e palavras para reconhecer e nomear o que se sente',
    intro:
      'Reconhecer e nomear o que se sente, em rostos e situações do dia a dia. Fale também do que você sente: não há resposta errada.',
  },
  vocabulario: {
    name: 'Vocabulário',
    heading: 'Atividades de vocabulário',
    sheets: 'Figuras, pares e opostos para nomear e conversar',
    intro: 'Nomear, comparar e contar para que servem as coisas. Cada figura é um começo de conversa.',
  },
  calma: {
    name: 'Calma e pausa',
    heading: 'Atividades tranquilas para uma pausa',
    sheets: 'Mandalas, azulejos e desenhos para colorir com calma',
    intro:
      'Colorir devagar, do centro para fora, sem pressa e sem certo ou errado. Boas para chegar, esperar ou descansar.',
  },
}

/** The page of a goal, for the results of a search engine. */
export const goalDescription = (goal: Goal) => `${GOAL_TEXTS[goal].sheets}, em PDF para imprimir.`

export const GOALS_PAGE = {
  path: '/objetivos',
  title: 'Atividades por objetivo',
  description:
    'Folhas de atividades por aquilo que a criança pratica: coordenação fina, atenção, discriminação visual, emoções e mais.',
  intro:
    'Escolha o que a criança vai praticar. As folhas são um apoio para a aula, o atendimento e a casa; quem conhece a criança decide o ritmo.',
  back: 'Todos os objetivos',
  seeAll: 'Ver todas as folhas',
} as const
