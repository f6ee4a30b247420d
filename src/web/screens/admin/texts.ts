/** Words of the frame around the admin area. */
export const adminTexts = {
  navigation: 'Administração',
  dashboard: 'Dashboard',
  activities: 'Atividades',
  users: 'Usuários',
  payments: 'Pagamentos',
  audit: 'Registro',
  backToSite: 'Voltar ao site',
  signOut: 'Sair',
  openMenu: 'Abrir menu',
  closeMenu: 'Fechar menu',
  menu: 'Menu da administração',
  signedOut: { title: 'Logout realizado', description: 'Você foi desconectado com sucesso.' },
} as const
