/** Words of the frame around the admin area. */
export const adminTexts = {
  navigation: 'Administração',
  dashboard: 'Dashboard',
  week: 'Semana',
  activities: 'Atividades',
  users: 'Usuários',
  payments: 'Pagamentos',
  requests: 'Pedidos',
  audit: 'Histórico de ações',
  backToSite: 'Voltar ao site',
  signOut: 'Sair',
  needsScript: 'Para mudar alguma coisa aqui, ligue o JavaScript do navegador. Sem ele, dá para consultar e buscar.',
  openMenu: 'Abrir menu',
  closeMenu: 'Fechar menu',
  menu: 'Menu da administração',
  signedOut: { title: 'Logout realizado', description: 'Você foi desconectado com sucesso.' },
} as const
