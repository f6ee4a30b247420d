/** The goals in words, and the pages about them. */
import type { Goal } from './rules.ts'

/** A goal in plain words: its name, its page's text, and a search engine's. No promise of treatment. */
export interface GoalTexts {
  readonly name: string
  readonly heading: string
  readonly description: string
  /** The child's task on such sheets, and advice for an adult. */
  readonly intro: string
}

export const GOAL_TEXTS: Record<Goal, GoalTexts> = {
  'coordenacao-fina': {
    name: 'Coordenação fina',
    heading: 'Atividades de coordenação motora fina',
    description: 'Folhas para tracejar, ligar e colorir que treinam a mão e o lápis, em PDF para imprimir.',
    intro:
      'Linhas, curvas, letras e contornos para a mão aprender a conduzir o lápis. Comece pelos traços largos do nível fácil e passe aos estreitos quando a criança parar dentro da linha sem esforço.',
  },
  'rastreio-visual': {
    name: 'Rastreio visual',
    heading: 'Atividades de rastreio visual',
    description: 'Labirintos, fios embaraçados e caça-palavras para seguir com os olhos, em PDF para imprimir.',
    intro:
      'Folhas em que os olhos seguem um caminho ou percorrem linha por linha. Deixe a criança apontar com o dedo primeiro e só depois usar o lápis.',
  },
  'discriminacao-visual': {
    name: 'Discriminação visual',
    heading: 'Atividades de discriminação visual',
    description: 'Diferenças, sombras, metades e intrusos: folhas para comparar com atenção, em PDF para imprimir.',
    intro:
      'Comparar figuras parecidas e achar o que muda: forma, posição, tamanho ou detalhe. Cubra parte da folha se houver figuras demais de uma vez.',
  },
  atencao: {
    name: 'Atenção',
    heading: 'Atividades de atenção e concentração',
    description: 'Folhas com começo, meio e fim claros para treinar atenção e concentração, em PDF para imprimir.',
    intro:
      'Tarefas com uma regra só e um fim que se vê. Combine antes quantas serão feitas, e termine com a caixinha «Pronto!» das folhas fáceis.',
  },
  memoria: {
    name: 'Memória',
    heading: 'Atividades de memória',
    description: 'Jogos da memória, pares e sequências para lembrar e continuar, em PDF para imprimir.',
    intro:
      'Guardar lugares, pares e ordens. Jogue com poucas peças no começo e acrescente mais quando todos os pares forem achados.',
  },
  planejamento: {
    name: 'Planejamento',
    heading: 'Atividades de planejamento',
    description: 'Labirintos e caminhos em que se pensa antes de riscar, em PDF para imprimir.',
    intro:
      'Olhar o caminho inteiro antes do primeiro traço. Peça que a criança conte o que vai fazer, e só depois entregue o lápis.',
  },
  'sons-e-silabas': {
    name: 'Sons e sílabas',
    heading: 'Atividades de consciência fonológica',
    description: 'Rimas, sílabas e sons iniciais para ouvir, contar e juntar, em PDF para imprimir.',
    intro:
      'Ouvir as partes das palavras: rimas, sílabas e o som do começo. Fale as palavras em voz alta e bata palmas antes de escrever.',
  },
  'leitura-e-escrita': {
    name: 'Leitura e escrita',
    heading: 'Atividades de leitura e escrita',
    description: 'Letras, palavras, frases e textos curtos para ler e escrever, em PDF para imprimir.',
    intro:
      'Das primeiras letras aos textos curtos. Escolha folhas com palavras que a criança já fala e deixe que ela leia a resposta para alguém.',
  },
  contagem: {
    name: 'Números e contagem',
    heading: 'Atividades de números e contagem',
    description: 'Contar, comparar e registrar quantidades, em PDF para imprimir.',
    intro: 'Contar, comparar e registrar. Use tampinhas ou botões sobre a folha sempre que a conta ficar abstrata.',
  },
  calculo: {
    name: 'Cálculo',
    heading: 'Atividades de cálculo',
    description: 'Adição, subtração, multiplicação e divisão, com desenhos e com algoritmo, em PDF para imprimir.',
    intro: 'Das contas com desenhos às contas armadas. Pergunte como a criança pensou: há mais de um jeito certo.',
  },
  raciocinio: {
    name: 'Raciocínio lógico',
    heading: 'Atividades de raciocínio lógico',
    description: 'Sequências, sudoku de figuras, gráficos e problemas, em PDF para imprimir.',
    intro: 'Descobrir a regra, eliminar o que não serve e explicar por quê. Errar e tentar de novo faz parte.',
  },
  emocoes: {
    name: 'Emoções',
    heading: 'Atividades sobre emoções',
    description: 'Rostos, situações e palavras para reconhecer e nomear o que se sente, em PDF para imprimir.',
    intro:
      'Reconhecer e nomear o que se sente, em rostos e situações do dia a dia. Fale também do que você sente: não há resposta errada.',
  },
  vocabulario: {
    name: 'Vocabulário',
    heading: 'Atividades de vocabulário',
    description: 'Figuras, pares e opostos para nomear e conversar, em PDF para imprimir.',
    intro: 'Nomear, comparar e contar para que servem as coisas. Cada figura é um começo de conversa.',
  },
  calma: {
    name: 'Calma e pausa',
    heading: 'Atividades tranquilas para uma pausa',
    description: 'Mandalas, azulejos e desenhos para colorir com calma, em PDF para imprimir.',
    intro:
      'Colorir devagar, do centro para fora, sem pressa e sem certo ou errado. Boas para chegar, esperar ou descansar.',
  },
}

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
