/** Name of the list of hearts. */
export const DEFAULT_LIST_NAME = 'Favoritos'

export const LIST_ERRORS = {
  nameMissing: 'Dê um nome à lista',
  nameTooLong: 'Use até 60 caracteres',
  nameUnreadable: 'O nome tem um caractere que não pode ser usado',
} as const

export const HEART = {
  save: 'Guardar',
  saved: 'Guardada',
  /** Of a card's heart. */
  label: (title: string) => `Guardar: ${title}`,
  share: 'Compartilhar',
  shareText: (title: string, address: string) => `Olha esta folha de atividade: ${title} ${address}`,
} as const

/** Toasts. */
export const HEART_MESSAGES = {
  first: {
    title: 'Guardada neste aparelho',
    description: 'Suas folhas guardadas estão em Favoritos. Com uma conta, elas vão com você a qualquer aparelho.',
  },
  moved: (count: number) => ({
    title: count === 1 ? '1 folha passou para a sua conta' : `${count} folhas passaram para a sua conta`,
    description: count === 1 ? 'Ela estava guardada neste aparelho.' : 'Elas estavam guardadas neste aparelho.',
  }),
  full: { title: 'Favoritos cheios', description: 'Cabem 200 folhas. Tire algumas para guardar outras.' },
  notStored: {
    title: 'Não foi possível guardar neste aparelho',
    description: 'O navegador não deixa o site guardar nada. Entre na sua conta para ter favoritos.',
  },
  waits: {
    title: 'Sem internet: fica para depois',
    description: 'A mudança está neste aparelho e vai para a sua conta quando a conexão voltar.',
  },
  failed: { title: 'Não foi possível guardar', description: 'Tente novamente.' },
} as const

export const FAVOURITES = {
  path: '/favoritos',
  title: 'Favoritos',
  description: 'As folhas de atividades que você guardou, em listas com nome e ordem.',
  intro: 'As folhas que você guardou para imprimir depois.',
  onDevice: 'Estas folhas estão só neste aparelho. Com uma conta, elas vão com você a qualquer aparelho.',
  signIn: 'Entrar',
  register: 'Criar conta grátis',
  loading: 'Procurando o que você guardou',
  none: 'Nada guardado ainda',
  noneHint: 'Aperte o coração de uma folha, e ela fica guardada aqui.',
  noneInList: 'Esta lista está vazia',
  noneInListHint: 'Ponha folhas nela a partir dos seus favoritos.',
  browse: 'Ver as atividades',
  unreadable: 'Sem conexão agora',
  unreadableHint: {
    device: 'O que você guardou continua neste aparelho. Tente de novo quando a internet voltar.',
    account: 'O que você guardou continua na sua conta. Tente de novo quando a internet voltar.',
  },
  known: 'Estas dá para ver agora',
  retry: 'Tentar novamente',
  withoutScript: 'Sem JavaScript, este navegador não guarda folhas. Entre na sua conta para ter favoritos.',
} as const

export const LISTS = {
  title: 'Suas listas',
  name: 'Nome da lista',
  nameHint: 'Quem abre o link da lista vê o nome. Não escreva nome de criança.',
  create: 'Criar lista',
  rename: 'Mudar o nome',
  manage: 'Nome, ordem e exclusão',
  /** Places count from 1. */
  place: (place: number, count: number) => `Lista ${place} de ${count}`,
  earlier: 'Mover para antes',
  later: 'Mover para depois',
  remove: 'Excluir lista',
  removeHint: 'As folhas continuam no site e nas outras listas.',
  up: (title: string) => `Subir: ${title}`,
  down: (title: string) => `Descer: ${title}`,
  drop: 'Tirar da lista',
  dropLabel: (title: string) => `Tirar da lista: ${title}`,
  add: 'Pôr',
  addTo: (title: string) => `Pôr em outra lista: ${title}`,
  choose: 'Pôr em…',
  movedTo: (place: number, count: number) => `Agora na posição ${place} de ${count}`,
  shareTitle: 'Enviar a lista',
  shareHint: 'Um link que só abre para quem o recebe. Mostra o nome da lista e as folhas, nunca o seu nome.',
  /** `premium` of `all` sheets. */
  sharedPremium: (premium: number, all: number) =>
    premium === all
      ? `${all === 1 ? 'A folha' : 'Todas as folhas'} desta lista ${all === 1 ? 'é' : 'são'} Premium. Quem recebe vê, mas precisa do Premium para imprimir.`
      : `Desta lista, ${premium === 1 ? '1 folha é' : `${premium} folhas são`} Premium. Quem recebe vê todas, mas precisa do Premium para imprimir ${premium === 1 ? 'essa' : `essas ${premium}`}.`,
  share: 'Criar link',
  copy: 'Copiar link',
  copied: 'Copiado!',
  copyFailed: 'Não foi possível copiar',
  whatsApp: 'Enviar por WhatsApp',
  message: (name: string, address: string) => `Lista de atividades para imprimir: ${name} ${address}`,
  unshare: 'Desfazer o link',
  unshareHint: 'Se você desfizer o link, quem já o recebeu não abre mais a lista.',
} as const

/** A change that did not reach the server. */
export const NOT_SENT = {
  title: 'Sem conexão agora',
  description: 'A mudança não foi feita, e nada se perdeu. Tente de novo quando a internet voltar.',
} as const

export const SHARED_LIST = {
  title: (name: string) => `${name}: lista de atividades`,
  description: 'Folhas de atividades escolhidas para você, prontas para imprimir.',
  intro: 'Uma lista de folhas escolhidas para você. Abra uma folha para ver e imprimir.',
  none: 'Esta lista está vazia',
  noneHint: 'Quem enviou o link ainda pode pôr folhas nela.',
} as const
