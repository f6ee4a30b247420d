import type { RequestKind, RequestState } from './rules.ts'

export const REQUEST_ERRORS = {
  theme: 'Escreva o tema, com 3 letras ou mais',
  goal: 'Conte o que a criança deve praticar',
  tooLong: (max: number) => `Use até ${max} caracteres`,
  reason: 'Escreva o motivo',
  into: 'Escolha um pedido da lista',
  unreadable: 'O texto tem um caractere que não pode ser usado',
} as const

export const STATE_NAMES: Readonly<Record<RequestState, string>> = {
  received: 'Recebido',
  in_progress: 'Em produção',
  done: 'Pronto',
  declined: 'Não faremos',
}

export const KIND_NAMES: Readonly<Record<RequestKind, string>> = {
  sheet: 'Pedido de atividade',
  improvement: 'Sugestão de melhoria',
}

export const REQUESTS = {
  path: '/pedidos',
  title: 'Pedidos e sugestões',
  description: 'Peça uma atividade sob medida, acompanhe o que pediu e vote no que outras pessoas pediram.',
  intro:
    'Peça a folha que falta para a sua turma, o seu atendimento ou a sua casa. A equipe lê cada pedido e responde.',
  premiumOnly: 'Pedir atividades e sugerir melhorias faz parte do Premium. Votar é de todas as contas.',
  seePlans: 'Ver os planos',
  askSheet: 'Pedir uma atividade',
  askImprovement: 'Sugerir uma melhoria',
  noNames: 'Não escreva nome, diagnóstico nem escola de criança: outras pessoas podem ver o pedido.',
  theme: 'Tema',
  themeHint: 'Por exemplo: dinossauros, sílabas com R, festa junina',
  about: 'Sobre o quê',
  aboutHint: 'Por exemplo: a busca, a impressão, o perfil',
  age: 'Idade (opcional)',
  everyAge: 'Qualquer idade',
  goal: 'O que a criança deve praticar',
  improvement: 'O que poderia melhorar',
  words: 'Palavras que devem aparecer (opcional)',
  send: 'Enviar pedido',
  sendImprovement: 'Enviar sugestão',
  sent: { title: 'Recebemos! Obrigado', description: 'A resposta aparece aqui e chega por email.' },
  own: 'O que você pediu',
  others: 'O que outras pessoas pediram',
  oneVote: 'Cada pessoa tem um voto por pedido. Ele vale depois que você confirma o seu email.',
  noneOfOthers: 'Nenhum pedido aberto para votar agora.',
  answer: 'Resposta da equipe',
  merged: 'Outra pessoa pediu o mesmo: juntamos os dois pedidos, e a resposta vale para ambos.',
  sheet: (title: string) => `Abrir a folha: ${title}`,
  wordsOf: (words: string) => `Palavras: ${words}`,
  vote: 'Também quero',
  unvote: 'Tirar meu voto',
  voteLabel: (theme: string) => `Também quero: ${theme}`,
  unvoteLabel: (theme: string) => `Tirar meu voto: ${theme}`,
  votes: (count: number) => (count === 1 ? '1 voto' : `${count} votos`),
  ownPaging: 'Páginas do que você pediu',
  othersPaging: 'Páginas do que outras pessoas pediram',
  previous: 'Página anterior',
  next: 'Próxima página',
  /** Beside the heading of a list of several pages. */
  pageOf: (page: number, pages: number) => `Página ${page} de ${pages}`,
} as const

export const ADMIN_REQUESTS = {
  title: 'Pedidos e sugestões',
  description: 'O que as pessoas pedem, com os votos de cada pedido, e as respostas da equipe.',
  none: 'Nenhum pedido nesta lista',
  noneHint: 'Os pedidos de assinantes Premium aparecem aqui.',
  list: 'Lista',
  lists: { open: 'Abertos', closed: 'Respondidos', all: 'Todos' },
  order: 'Ordem',
  orders: { votes: 'Mais votados', oldest: 'Mais antigos', newest: 'Mais novos' },
  apply: 'Aplicar',
  paging: 'Páginas dos pedidos',
  previous: 'Página anterior',
  next: 'Próxima página',
  /** Above the list: requests from `first` to `last`, of `total`. */
  range: (first: number, last: number, total: number) =>
    total === 1 ? '1 pedido' : `${first} a ${last} de ${total} pedidos`,
  state: 'Situação',
  answer: 'Resposta (vai por email a quem pediu)',
  slug: 'Folha feita: o fim do endereço dela',
  isPublic: 'Mostrar a outras pessoas, que podem votar',
  save: 'Salvar resposta',
  saved: { title: 'Resposta salva', description: 'Quem pediu recebe um email quando há novidade.' },
  merge: 'Juntar com um pedido igual',
  mergeHint: 'Quem pediu passa a contar como voto do outro pedido e recebe a mesma resposta.',
  noMerge: 'Escolha o outro pedido',
  doMerge: 'Juntar',
  merged: { title: 'Pedidos juntados', description: 'A próxima resposta vai para todas as pessoas que pediram.' },
  mergedHere: 'Pedidos juntados a este',
  separate: 'Separar',
  separateLabel: (theme: string) => `Separar: ${theme}`,
  separated: { title: 'Pedidos separados', description: 'O pedido voltou para a lista com a situação que tinha.' },
  mailNote: 'A pessoa recebe um email quando a situação ou a resposta muda.',
} as const

/** Of the entries in the log of administrators. */
export const ANSWERED_SUMMARY = (state: RequestState) => `Pedido respondido: ${STATE_NAMES[state]}`

export const MERGED_SUMMARY = 'Pedido juntado a outro igual'
export const SEPARATED_SUMMARY = 'Pedido separado de outro'

/** The mail about an answer. */
export const ANSWER_MAIL = {
  subject: (state: RequestState, site: string) =>
    state === 'done' ? `Seu pedido está pronto no ${site}` : `Novidade do seu pedido no ${site}`,
  heading: (state: RequestState) => `Seu pedido: ${STATE_NAMES[state]}`,
  about: (theme: string) => `Você pediu: ${theme}.`,
  action: (state: RequestState) => (state === 'done' ? 'Abrir a folha' : 'Ver o pedido'),
  note: 'Você recebeu este email porque fez um pedido no site.',
} as const
