/** Words of the bar, the drawer, the footer and the error screens. */
export const shellTexts = {
  skip: 'Pular para o conteúdo',
  drawing: {
    label: 'Acervo',
    text: (drawn: number, total: number) =>
      `Desenhando o acervo: ${drawn.toLocaleString('pt-BR')} de ${total.toLocaleString('pt-BR')} folhas prontas.`,
  },
  homeLink: (siteName: string) => `${siteName}, página inicial`,
  mainNavigation: 'Principal',
  home: 'Início',
  categories: 'Categorias',
  allCategories: 'Todas as Categorias',
  plans: 'Planos',
  about: 'Quem Somos?',
  search: 'Pesquisar',
  refer: 'Indicar',
  copyLink: 'Copiar link do site',
  shareByWhatsApp: 'Enviar por WhatsApp',
  copied: 'Copiado!',
  linkCopied: 'Link copiado!',
  copyFailed: 'Erro ao copiar',
  shareMessage: (siteName: string, address: string) =>
    `Oi! Encontrei o ${siteName}, um site de folhas de atividades prontas para imprimir, para quem ensina e para quem aprende do seu jeito. Dá uma olhada: ${address}`,
  appearance: 'Aparência',
  theme: 'Tema',
  light: 'Claro',
  dark: 'Escuro',
  auto: 'Auto',
  calm: 'Modo calmo',
  calmHint: 'Nada se move sozinho',
  signIn: 'Entrar',
  onlyPremium: 'Só no Premium',
  enterPremium: 'Já sou Premium',
  register: 'Registrar',
  account: 'Minha conta',
  greeting: (name: string) => `Olá ${name}`.trim(),
  admin: 'Admin',
  profile: 'Perfil',
  favourites: 'Favoritos',
  booklet: 'Caderno',
  bookletHint: 'Várias folhas em um só arquivo',
  classes: 'Minha turma',
  classesHint: 'Uma folha com o nome de cada criança',
  create: 'Criar folha',
  createHint: 'Com o nome e as palavras da criança',
  find: 'Encontrar',
  byYear: 'Por ano',
  signOut: 'Sair',
  openMenu: 'Abrir menu',
  closeMenu: 'Fechar menu',
  menu: 'Menu',
  toFooter: 'Ir para os links do rodapé',
  motto: 'Folhas de atividades prontas para imprimir, para quem ensina e para quem aprende do seu jeito.',
  version: 'Versão 2.0.0',
  demo: 'Modo de demonstração: banco de dados, emails, contas e pagamentos são de teste.',
} as const

/** Columns and entries of the footer. */
export const footerTexts = {
  platform: 'Plataforma',
  activities: 'Atividades',
  topics: 'Folhas por ano e tipo',
  create: 'Criar folha',
  plans: 'Planos',
  categories: 'Categorias',
  goals: 'Atividades por objetivo',
  dates: 'Datas do ano escolar',
  bncc: 'Habilidades da BNCC',
  favourites: 'Favoritos',
  requests: 'Pedidos de atividades',
  suggest: 'Sugira melhorias',
  company: 'Empresa',
  about: 'Sobre nós',
  contact: 'Contato',
  write: 'Fale com a gente',
  faq: 'FAQ',
  legal: 'Legal',
  terms: 'Termos de uso',
  privacy: 'Política de privacidade',
  cookies: 'Política de cookies',
} as const

/** Toasts of signing out. */
export const signOutTexts = {
  done: { title: 'Logout realizado com sucesso', description: 'Você foi desconectado da sua conta' },
  failed: { title: 'Erro ao fazer logout', description: 'Tente novamente ou recarregue a página' },
} as const

/** Toasts of the suggestion form. */
export const suggestionTexts = {
  denied: {
    title: 'Acesso negado',
    description: 'Você precisa estar logado para acessar esta funcionalidade',
  },
  premiumOnly: {
    title: 'Recurso exclusivo Premium',
    description: 'Apenas assinantes Premium podem sugerir melhorias e novas funcionalidades',
  },
  failed: { title: 'Erro', description: 'Erro ao verificar seu plano. Tente novamente' },
  opened: { title: 'Formulário aberto' },
} as const

/** Why a person was redirected to another page than the one they asked for. */
export const arrivalTexts = {
  /** 'Acesso negado' for people who are signed in; the text of the suggestion form speaks to visitors. */
  denied: { title: 'Acesso negado', description: 'Esta área é só para quem administra o site.' },
} as const

/** Pages of errors. */
export const errorTexts = {
  notFound: {
    /** In English by the owner's choice (rule: fixed texts). */
    heading: 'Oops! Page not found',
    title: 'Página não encontrada',
    description: 'O endereço que você abriu não existe ou mudou de lugar.',
    home: 'Voltar para o início',
    catalogue: 'Ver as atividades',
  },
  failed: {
    heading: 'Algo não saiu como esperado',
    description: 'Pode ter sido a internet. Tente de novo em instantes.',
    retry: 'Tentar novamente',
    title: 'Erro',
  },
} as const
