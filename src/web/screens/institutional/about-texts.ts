import { FOUNDED } from '../../site.ts'

/** 'Quem Somos?': mission, vision, values, history, contact. */
export const ABOUT = {
  title: 'Quem Somos?',
  description:
    'A missão, a visão, os valores e a história de quem faz folhas de atividades prontas para imprimir, pensadas para cada jeito de aprender.',
  intro: (siteName: string) =>
    `O ${siteName} é uma mesa cheia de folhas de atividades: labirintos, traçados, pontilhados, desenhos para colorir, contas, letras e pares. Você escolhe, imprime e começa.`,
  mission: {
    title: 'Missão',
    text: 'Poupar o tempo de quem ensina. Professores, terapeutas, pedagogos e famílias encontram aqui, em poucos minutos, uma folha pronta e bem desenhada para a criança ou o adulto que está à sua frente, neurodivergente ou não.',
  },
  vision: {
    title: 'Visão',
    text: 'Que ninguém deixe de aprender por falta de material feito para o seu jeito e o seu ritmo: em toda escola, consultório e casa do Brasil, a folha certa a uma impressão de distância.',
  },
  valuesTitle: 'Valores',
  values: [
    {
      key: 'quality',
      name: 'Qualidade',
      text: 'Cada folha tem instrução curta, traço limpo e espaço para a mão. Os PDFs são vetoriais, em CMYK e em tamanho A4: saem nítidos da impressora de casa e da gráfica.',
    },
    {
      key: 'accessibility',
      name: 'Acessibilidade',
      text: 'O site funciona só com o teclado e com leitores de tela, tem tema escuro e um modo calmo em que nada se move sozinho. O plano gratuito é gratuito para sempre.',
    },
    {
      key: 'diversity',
      name: 'Diversidade',
      text: 'Pessoas aprendem por caminhos diferentes. Pensamos primeiro em quem costuma ficar de fora, como pessoas autistas e com TDAH, e o material fica melhor para todo mundo.',
    },
    {
      key: 'innovation',
      name: 'Inovação',
      text: 'Desenhamos as folhas com programas que escrevemos para isso. Assim conferimos o que importa, por exemplo que cada labirinto tenha uma saída, e o catálogo cresce sem perder o cuidado.',
    },
    {
      key: 'empathy',
      name: 'Empatia',
      text: 'Quem abre o site muitas vezes tem cinco minutos antes da aula ou da sessão. Por isso ele é rápido, direto e não pede mais dados do que precisa.',
    },
  ],
  history: {
    title: 'Nossa história',
    text: (siteName: string) =>
      `O ${siteName} foi fundado em ${FOUNDED}, a partir de uma queixa comum a escolas e consultórios: preparar uma boa atividade leva mais tempo do que aplicá-la. Começamos pelas folhas que mais fazem falta no dia a dia e organizamos tudo em oito categorias, por idade e por formato. O catálogo é atualizado semanalmente.`,
  },
  credits: {
    title: 'Créditos das figuras',
    text: 'As figuras do Brasil, as pessoas e os cenários são nossos. As outras, e o mapa, vêm de coleções de licença aberta, que agradecemos:',
    collections: [
      {
        name: 'Noto Emoji, da Google (desenhos de contorno)',
        license: 'SIL Open Font License 1.1',
        url: 'https://github.com/googlefonts/noto-emoji',
      },
      {
        name: 'Fluent Emoji Flat, da Microsoft (desenhos coloridos)',
        license: 'Licença MIT',
        url: 'https://github.com/microsoft/fluentui-emoji',
      },
      {
        name: 'Mapa do Brasil, da MapSVG (simplificado por nós)',
        license: 'Creative Commons Atribuição 4.0',
        url: 'https://mapsvg.com/maps/brazil',
      },
    ],
  },
  contact: {
    title: 'Fale com a gente',
    text: 'Dúvidas, ideias e elogios são bem-vindos.',
    write: 'Escrever uma mensagem',
    link: 'Abrir o canal de atendimento',
  },
  catalogue: 'Ver as atividades',
  faq: 'Perguntas frequentes',
} as const
