const many = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`

/** The basket's button on cards, pages and dialogs. */
export const BASKET = {
  put: 'Pôr no caderno',
  isIn: 'No caderno',
  of: (words: string, title: string) => `${words}: ${title}`,
  undo: 'Desfazer',
  entered: (count: number) => ({
    title: 'Entrou no caderno',
    description: `${count === 1 ? 'É' : 'São'} ${many(count, 'folha', 'folhas')}.`,
  }),
  several: (count: number, left: number) => ({
    title: count === 1 ? 'Entrou no caderno' : 'Entraram no caderno',
    description:
      left === 0
        ? `${many(count, 'folha nova', 'folhas novas')}. Agora escolha para quem.`
        : `${many(count, 'folha nova', 'folhas novas')}. O caderno encheu: ${left === 1 ? '1 ficou' : `${left} ficaram`} de fora.`,
  }),
  left: (count: number) => ({
    title: 'Saiu do caderno',
    description: count === 0 ? 'Ele está vazio.' : `${count === 1 ? 'Fica 1 folha' : `Ficam ${count} folhas`}.`,
  }),
  full: (most: number) => ({ title: 'O caderno está cheio', description: `Cabem ${most} folhas.` }),
  failed: { title: 'Não entrou no caderno', description: 'Veja se a internet está funcionando e tente de novo.' },
  count: (count: number) => `Caderno: ${many(count, 'folha', 'folhas')}`,
  open: 'Caderno',
} as const

/** Puts every sheet that a page shows into the booklet. */
export const PUT_ALL = {
  put: (count: number) => (count === 1 ? 'Pôr 1 folha no caderno' : `Pôr as ${count} folhas no caderno`),
  putFirst: (count: number) => `Pôr as ${count} primeiras no caderno`,
  isIn: 'Já está no seu caderno',
  open: 'Abrir o caderno',
  left: (count: number) =>
    `${count === 1 ? '1 folha é' : `${count} folhas são`} do Premium e ${count === 1 ? 'fica' : 'ficam'} de fora.`,
} as const

/** The screen of the booklet. */
export const CADERNO = {
  path: '/caderno',
  title: 'Caderno',
  meta: {
    title: 'Caderno: várias folhas num arquivo só, para a turma toda',
    description:
      'Junte folhas e imprima tudo de uma vez, para uma criança ou para a turma: cada uma no seu nível, com o nome já escrito e as respostas no fim.',
  },
  lead: 'Junte folhas aqui e imprima tudo de uma vez, para uma criança ou para a turma.',
  emptyTitle: 'Seu caderno está vazio',
  choose: 'Escolher folhas',
  ready: 'Ver cadernos prontos',
  teach: [
    ['1. Junte as folhas', 'Em cada folha do catálogo há um botão «Pôr no caderno».'],
    ['2. Diga para quem', 'Uma cópia, uma criança, ou a turma: cada uma no seu nível e na sua letra.'],
    ['3. Imprima de uma vez', 'Um arquivo só, na ordem da chamada, com as respostas no fim.'],
  ],
  forWhom: 'Para quem?',
  plain: 'Sem nome',
  plainHint: 'Uma cópia',
  some: 'Uma ou algumas',
  someHint: 'Escolher quem',
  children: (count: number) => many(count, 'criança', 'crianças'),
  newClass: 'Criar a turma',
  newClassHint: 'Cada criança recebe a folha com o nome, no seu nível.',
  exercises: 'Os exercícios',
  each: 'Cada uma com o seu exercício',
  same: 'Todas com o mesmo',
  table: 'Ver o que cada uma recebe',
  sheets: 'As folhas',
  sheetsHint: 'Cada criança recebe no seu nível e na sua letra.',
  plainSheetsHint: 'Na ordem em que serão impressas.',
  up: (title: string) => `Subir ${title}`,
  down: (title: string) => `Descer ${title}`,
  drag: 'Arraste para mudar a ordem',
  isAt: (title: string, place: number, count: number) => `${title}: agora é a folha ${place} de ${count}`,
  change: (title: string) => `Mudar ou tirar ${title}`,
  takeOut: 'Tirar do caderno',
  openSheet: 'Ver a folha no catálogo',
  allAt: (level: string) => `Todas no nível ${level}`,
  ownLevels: 'Cada uma no seu nível',
  fixed: 'Não muda: igual para todas',
  premium: 'Exclusiva do Premium',
  seePlans: 'Ver os planos',
  unreachable: 'Não carregou',
  retry: 'Tentar de novo',
  fileless: 'Não dá para juntar: ela não tem arquivo',
  uploaded: 'Arquivo pronto: entra como é, sem o nome da criança',
  more: 'Mais folhas',
  emptyIt: 'Esvaziar',
  privacy: 'Os nomes e os níveis não saem deste aparelho: o caderno é feito aqui.',
  looksLike: 'Como fica',
  previous: 'Criança anterior',
  next: 'Próxima criança',
  previewOf: (name: string, title: string) =>
    name === '' ? `Primeira folha: ${title}` : `Primeira folha de ${name}: ${title}`,
  nameless: 'Sem nome',
  drawing: 'Desenhando…',
  pages: 'páginas',
  papers: 'folhas de papel',
  downloads: 'downloads',
  cost: (sheets: number, children: number) =>
    children > 1
      ? `${children} crianças, ${many(sheets, 'folha', 'folhas')}: ${sheets === 1 ? 'conta 1 download' : `contam ${sheets} downloads`}. A turma inteira não conta mais.`
      : `${many(sheets, 'folha', 'folhas')}: ${sheets === 1 ? 'conta 1 download' : `contam ${sheets} downloads`}.`,
  tooMany: (most: number) => `Um caderno tem até ${most} páginas. Tire folhas, ou faça para menos crianças.`,
  make: 'Fazer o caderno',
  signIn: 'Entrar para fazer o caderno',
  nobody: 'Escolha pelo menos uma criança.',
  close: 'Fechar',
} as const

/** Choices of printing. */
export const PRINTING = {
  title: 'Como imprimir',
  summary: {
    cover: ['Sem capa', 'Com capa'],
    answers: { end: 'respostas no fim', apart: 'respostas à parte', without: 'sem respostas' },
    order: { register: 'pela chamada', group: 'por grupo', sheet: 'por folha' },
    twoSided: ['só frente', 'frente e verso'],
  },
  cover: 'Capa',
  coverHint: 'Título, nome e um desenho de que a criança gosta.',
  contents: 'Lista das folhas',
  contentsHint: 'O que tem dentro, na primeira página.',
  teacher: 'Página do professor',
  teacherHint: 'O que cada folha trabalha, os códigos da BNCC e quem fez.',
  answers: 'Respostas',
  answerChoices: { end: 'No fim', apart: 'À parte', without: 'Sem' },
  order: 'Ordem das páginas',
  orders: { register: 'Pela chamada', group: 'Por grupo', sheet: 'Por folha' },
  spare: 'Cópias sem nome, para quem chegar',
  code: 'Código para conferir',
  codeHint:
    'Um quadradinho no canto: com o celular, você vê a resposta desta cópia. Ele guarda o desenho da folha, nunca o nome da criança.',
  showLevel: 'Mostrar o nível na folha',
  showLevelHint: 'As bolinhas no pé. Desligado, ninguém compara.',
  perPaper: 'Páginas em cada lado do papel',
  twoSided: 'Frente e verso',
  twoSidedHint: (blanks: number) =>
    blanks === 0
      ? 'Cada criança começa numa folha nova.'
      : `Cada criança começa numa folha nova: ${blanks === 1 ? '1 verso fica' : `${blanks} versos ficam`} em branco.`,
  files: 'Arquivos',
  fileChoices: { one: 'Um só', each: 'Um por criança' },
} as const

/** The table of children and sheets. */
export const TABLE = {
  back: 'Caderno',
  title: 'O que cada uma recebe',
  lead: 'Em azul, o que é diferente da turma. Toque para ver a folha ou mudar só esta.',
  show: 'Mostrar',
  all: (count: number) => `Todas (${count})`,
  different: (count: number) => `Só diferentes (${count})`,
  caption: 'Crianças e folhas',
  same: 'Igual',
  out: 'Não recebe',
  fewer: 'menos coisas',
  cell: (name: string, title: string, received: string) => `${name}, ${title}: ${received}. Ver a folha`,
  sameForAll: 'igual para todas',
  level: 'Nível só nesta folha',
  ownLevel: 'O de sempre',
  leaveOut: 'Não recebe esta folha',
  leaveOutHint: 'Só para esta criança, só neste caderno.',
  done: 'Está bom assim',
} as const

/** While it is made, and once it is. */
export const MAKING = {
  title: 'Fazendo o caderno',
  of: (name: string) => (name === '' ? 'Fazendo o caderno' : `Fazendo as folhas de ${name}`),
  bar: 'Páginas prontas',
  pages: (done: number, total: number) => `${done} de ${total} páginas`,
  left: (seconds: number) => (seconds <= 1 ? 'falta um instante' : `faltam uns ${seconds} segundos`),
  stay: 'Ele é feito neste aparelho. Só não feche esta aba.',
  cancel: 'Cancelar',
  cancelled: { title: 'Cancelado', description: 'Nada foi contado.' },
  broken: { title: 'O caderno não ficou pronto', description: 'Nada foi contado. Tire uma folha ou tente de novo.' },
  unreachable: { title: 'Sem conexão', description: 'O caderno não ficou pronto e nada foi contado. Tente de novo.' },
  brokenAfter: {
    title: 'O caderno não ficou pronto',
    description: 'As folhas já contaram hoje: fazer de novo, hoje, não conta outra vez.',
  },
  unreachableAfter: {
    title: 'Sem conexão',
    description: 'Um arquivo não chegou. As folhas já contaram hoje: tentar de novo, hoje, não conta outra vez.',
  },
  cancelledAfter: {
    title: 'Cancelado',
    description: 'As folhas já contaram hoje: fazer de novo, hoje, não conta outra vez.',
  },
  unreadable: {
    title: 'Não dá para juntar este arquivo',
    description: 'Baixe a folha sozinha, pela página dela: hoje isso não conta outra vez.',
  },
  tooLong: (most: number) => ({
    title: 'O caderno ficou longo demais',
    description: `Passou de ${most} páginas. Tire folhas ou faça para menos crianças: hoje elas não contam outra vez.`,
  }),
  leftOut: 'Ficou de fora',
  leftOutWhy: {
    encrypted: 'O arquivo tem senha.',
    damaged: 'O arquivo tem um defeito.',
    too_many_pages: 'O arquivo tem páginas demais.',
    gone: 'O arquivo não foi encontrado.',
  },
  saveAlone: (title: string) => `Baixar «${title}» à parte`,
  unanswered: {
    title: 'Sem resposta',
    description: 'O caderno está feito, mas não deu para contar as folhas. Tente de novo.',
  },
  readyTitle: 'O caderno está pronto',
  ready: (children: number, pages: number, size: string) =>
    [children > 1 ? many(children, 'cópia', 'cópias') : null, many(pages, 'página', 'páginas'), size]
      .filter((part) => part !== null)
      .join(' · '),
  print: 'Imprimir',
  save: 'Baixar',
  send: 'Enviar',
  saveAnswers: 'Baixar as respostas',
  duplex: 'Na janela da impressora, escolha frente e verso, virar na borda longa.',
  onlyFor: (name: string) => `Arquivo: ${name}. Se ele tem os nomes, envie só para quem deve ver.`,
  saved: { title: 'Caderno salvo' },
  close: 'Fechar',
} as const

/** When the day has no room for the booklet. */
export const LIMIT = {
  title: (counted: number, left: number) =>
    `Este caderno usa ${many(counted, 'folha', 'folhas')}. Hoje ${left === 1 ? 'resta 1' : `restam ${left}`}.`,
  text: 'Nada foi contado ainda. A turma inteira não conta mais: cada folha vale 1, para quantas crianças for.',
  first: (left: number) => (left === 1 ? 'Fazer com a primeira' : `Fazer com as ${left} primeiras`),
  plans: 'Ver o Premium, sem limite por dia',
  back: 'Voltar ao caderno',
  premiumTitle: 'Há folhas exclusivas do Premium',
  premiumText: (titles: string) => `Nada foi contado ainda. São do Premium: ${titles}.`,
  withoutThem: 'Fazer sem elas',
} as const
