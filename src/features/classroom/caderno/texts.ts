import { counted } from '../../../product/counted.ts'

const activities = (count: number) => counted(count, 'atividade', 'atividades')

/** The basket's button on cards, pages and dialogs. */
export const BASKET = {
  put: 'Pôr no caderno',
  isIn: 'No caderno',
  of: (words: string, title: string) => `${words}: ${title}`,
  undo: 'Desfazer',
  entered: (count: number) => ({
    title: 'Entrou no caderno',
    description: `Ele tem ${activities(count)}.`,
  }),
  already: (count: number) => ({ title: 'Já está no caderno', description: `Ele tem ${activities(count)}.` }),
  several: (count: number, left: number) => ({
    title: count === 1 ? 'Entrou no caderno' : 'Entraram no caderno',
    description:
      left === 0
        ? `${counted(count, 'atividade nova', 'atividades novas')}.`
        : `${counted(count, 'atividade nova', 'atividades novas')}. O caderno encheu: ${left === 1 ? '1 ficou' : `${left} ficaram`} de fora.`,
  }),
  left: (out: number, count: number) => ({
    title: out === 1 ? 'Saiu do caderno' : 'Saíram do caderno',
    description: count === 0 ? 'Ele está vazio.' : `${count === 1 ? 'Fica' : 'Ficam'} ${activities(count)}.`,
  }),
  full: (most: number) => ({ title: 'O caderno está cheio', description: `Cabem ${activities(most)}.` }),
  /** A sheet with the name of a child. */
  tooLong: { title: 'Não entrou no caderno', description: 'As palavras são longas demais: escreva menos.' },
  failed: { title: 'Não entrou no caderno', description: 'Veja se a internet está funcionando e tente de novo.' },
  count: (count: number) => `Caderno: ${activities(count)}`,
  open: 'Caderno',
  see: { text: 'Ver o caderno', to: '/caderno' },
} as const

/** Puts every sheet that a page shows into the booklet, or takes them out. */
export const PUT_ALL = {
  /** `isFree`: Premium ones stay out. `isPart`: the list goes on after the page. */
  put: (count: number, { isFree, isPart }: { isFree: boolean; isPart: boolean }) =>
    [
      count === 1 ? 'Pôr' : 'Pôr as',
      isFree ? `${count} ${count === 1 ? 'gratuita' : 'gratuitas'}` : activities(count),
      ...(isPart ? ['desta página'] : []),
      'no caderno',
    ].join(' '),
  putFirst: (count: number) => `Pôr as ${count} primeiras no caderno`,
  open: 'Abrir o caderno',
  takeOut: (count: number) => (count === 1 ? 'Tirar do caderno' : `Tirar as ${count}`),
  hint: 'Para escolher só algumas, use o botão embaixo de cada uma.',
  isIn: 'Já estão no seu caderno.',
  left: (count: number) =>
    `${activities(count)} ${count === 1 ? 'é' : 'são'} do Premium e ${count === 1 ? 'fica' : 'ficam'} de fora.`,
} as const

/** The screen of the booklet. */
export const CADERNO = {
  path: '/caderno',
  title: 'Caderno',
  meta: {
    title: 'Caderno: várias atividades num arquivo só, para a turma toda',
    description:
      'Junte atividades e imprima tudo de uma vez, para uma criança ou para a turma: cada uma no seu nível, com o nome já escrito e as respostas no fim.',
  },
  lead: 'Junte atividades aqui e imprima tudo de uma vez, para uma criança ou para a turma.',
  emptyTitle: 'Seu caderno está vazio',
  ready: 'Ver cadernos prontos',
  teach: [
    ['1. Junte as atividades', 'Em cada atividade do catálogo há um botão “Pôr no caderno”.'],
    ['2. Diga para quem', 'Uma cópia, uma criança, ou a turma: cada uma no seu nível e na sua letra.'],
    ['3. Imprima de uma vez', 'Um arquivo só, na ordem da chamada, com as respostas no fim.'],
  ],
  forWhom: 'Para quem?',
  plain: 'Sem nome',
  plainHint: 'Uma cópia',
  some: 'Algumas crianças',
  someHint: 'Escolher quem',
  children: (count: number) => counted(count, 'criança', 'crianças'),
  newClass: 'Colar a lista da turma',
  newClassHint: 'Cada criança recebe as páginas com o nome, no seu nível.',
  exercises: 'Os exercícios',
  each: 'Folhas diferentes para cada uma',
  eachHint:
    'As mesmas atividades, com outros números, palavras ou desenhos para cada criança, e uma resposta para cada uma.',
  same: 'Folhas iguais para todas',
  sameHint: 'Os mesmos exercícios, cada criança no seu nível e na sua letra.',
  table: 'Ver o que cada uma recebe',
  sheets: 'As atividades',
  sheetsHint: 'Cada criança recebe no seu nível e na sua letra.',
  /** Printed on the adult's page. */
  toCut: 'para recortar',
  pagesOf: (count: number) => counted(count, 'página', 'páginas'),
  plainSheetsHint: 'Na ordem em que serão impressas.',
  up: (title: string) => `Subir ${title}`,
  down: (title: string) => `Descer ${title}`,
  drag: 'Arraste para mudar a ordem',
  isAt: (title: string, place: number, count: number) => `${title}: agora é a atividade ${place} de ${count}`,
  change: (title: string) => `Mudar ou tirar ${title}`,
  takeOut: 'Tirar do caderno',
  openSheet: 'Ver no catálogo',
  openCreate: 'Ver em Criar folha',
  /** Kinds of sheets that are made of what the person writes. */
  ownWords: [
    ['nome-tracado', 'O nome de cada criança'],
    ['caca-palavras-proprio', 'Palavras da semana'],
  ],
  allAt: (level: string) => `Todas no nível ${level}`,
  ownLevels: 'No nível de sempre',
  atLevels: (levels: string, count: number) => `Sai ${count > 1 ? 'nos níveis' : 'no nível'} ${levels}`,
  fixed: 'Não muda: igual para todas',
  premium: 'Exclusiva do Premium',
  seePlans: 'Ver os planos',
  unreachable: 'Não carregou',
  retry: 'Tentar de novo',
  fileless: 'Não dá para juntar: ela não tem arquivo',
  emptyIt: 'Esvaziar',
  privacy: 'Os nomes e os níveis não saem deste aparelho: o caderno é feito aqui.',
  looksLike: 'Como fica',
  previous: 'Criança anterior',
  next: 'Próxima criança',
  previousPage: 'Página anterior',
  nextPage: 'Próxima página',
  /** Places from 1. */
  pageAt: ({ sheet, sheets, page, pages }: Record<'sheet' | 'sheets' | 'page' | 'pages', number>) =>
    `Atividade ${sheet} de ${sheets}${pages > 1 ? `, página ${page} de ${pages}` : ''}`,
  /** `page` from 0. */
  previewOf: (name: string, title: string, page: number) =>
    `${page === 0 ? 'Primeira página' : `Página ${page + 1}`}${name === '' ? '' : ` de ${name}`}: ${title}`,
  nameless: 'Sem nome',
  drawing: 'Desenhando…',
  /** In place of a number that is not known yet. */
  counting: '…',
  pages: 'páginas',
  papers: 'folhas de papel',
  papersOf: (count: number) => counted(count, 'folha de papel', 'folhas de papel'),
  downloads: 'downloads',
  cost: (sheets: number, children: number) =>
    children > 1
      ? `Conta como ${sheets === 1 ? '1 download' : `${sheets} downloads`}: um por atividade, para as ${children} crianças juntas.`
      : `${activities(sheets)}: ${sheets === 1 ? 'conta 1 download' : `contam ${sheets} downloads`}.`,
  muchPaper: 'É bastante papel. Em “Como imprimir”, duas páginas em cada lado gastam a metade.',
  tooMany: (most: number) => `Um caderno tem até ${most} páginas. Tire atividades, ou faça para menos crianças.`,
  print: (copies: number) => (copies > 1 ? `Imprimir ${copies} cadernos` : 'Imprimir o caderno'),
  /** Several files are handed over, and not printed. */
  save: (copies: number) => `Baixar ${copies} cadernos`,
  signIn: 'Entrar para imprimir',
  nobody: 'Escolha pelo menos uma criança.',
  close: 'Fechar',
} as const

/** Choices of printing. */
export const PRINTING = {
  title: 'Como imprimir',
  summary: {
    cover: ['Sem capa', 'Com capa'],
    answers: { end: 'respostas no fim', apart: 'respostas à parte', without: 'sem respostas' },
    order: { register: 'pela chamada', group: 'por grupo', sheet: 'por atividade' },
    twoSided: ['só frente', 'frente e verso'],
  },
  dividers: 'Separador de cada criança',
  dividersHint: 'Uma página com a marca e o nome em letras grandes, para achar cada caderno na pilha.',
  cover: 'Capa',
  coverHint: 'Título, nome e uma cena de que a criança gosta.',
  contents: 'Lista das atividades',
  contentsHint: 'O caminho do caderno: cada folha com o seu número e uma estrela para pintar.',
  week: 'Como foi a minha semana',
  weekHint: 'A última página: carinhas para circular, três frases para completar e um certificado.',
  teacher: 'Página para quem ensina',
  teacherHint:
    'Categoria, nível e códigos da BNCC de cada atividade, e o que se recorta. Com nomes, uma tabela para marcar quem fez.',
  answers: 'Respostas',
  answerChoices: { end: 'No fim', apart: 'À parte', without: 'Sem' },
  order: 'Ordem das páginas',
  orders: { register: 'Pela chamada', group: 'Por grupo', sheet: 'Por atividade' },
  spare: 'Cópias sem nome, para quem chegar',
  code: 'Código para conferir',
  codeHint:
    'Um quadradinho no canto: com o celular, você vê a resposta desta cópia. Ele guarda o desenho da página, nunca o nome da criança.',
  showLevel: 'Mostrar o nível na página',
  showLevelHint: 'Uma, duas ou três bolinhas no rodapé. Sem elas, as crianças não se comparam.',
  perPaper: 'Páginas em cada lado do papel',
  twoSided: 'Frente e verso',
  twoSidedHint: (blanks: number) =>
    blanks === 0
      ? 'Cada criança começa numa folha de papel nova.'
      : `Cada criança começa numa folha de papel nova: ${blanks === 1 ? '1 verso fica' : `${blanks} versos ficam`} em branco.`,
  files: 'Arquivos',
  fileChoices: { one: 'Um só', each: 'Um por criança' },
} as const

/** The table of children and sheets. */
export const TABLE = {
  back: 'Caderno',
  title: 'O que cada uma recebe',
  lead: 'Em azul, o que é diferente da turma. Toque para ver a página ou mudar só esta.',
  show: 'Mostrar',
  all: (count: number) => `Todas (${count})`,
  different: (count: number) => `Só diferentes (${count})`,
  caption: 'Crianças e atividades',
  same: 'Igual',
  out: 'Não recebe',
  fewer: 'menos coisas',
  cell: (name: string, title: string, received: string) => `${name}, ${title}: ${received}. Ver a página`,
  sameForAll: 'igual para todas',
  level: 'Nível só nesta atividade',
  ownLevel: 'O de sempre',
  leaveOut: 'Não recebe esta atividade',
  leaveOutHint: 'Só para esta criança, só neste caderno.',
  done: 'Está bom assim',
} as const

/** While it is made, and once it is. */
export const MAKING = {
  title: 'Fazendo o caderno',
  of: (name: string) => (name === '' ? 'Fazendo o caderno' : `Fazendo as páginas de ${name}`),
  bar: 'Páginas prontas',
  pages: (done: number, total: number) => `${done} de ${total} páginas`,
  left: (seconds: number) => {
    if (seconds <= 1) return 'falta um instante'
    return seconds < 90 ? `faltam uns ${seconds} segundos` : `faltam uns ${Math.round(seconds / 60)} minutos`
  },
  stay: 'O caderno é feito neste aparelho. Só não feche esta aba.',
  cancel: 'Cancelar',
  cancelled: { title: 'Cancelado', description: 'Nada foi contado.' },
  broken: {
    title: 'O caderno não ficou pronto',
    description: 'Nada foi contado. Tire uma atividade ou tente de novo.',
  },
  unreachable: { title: 'Sem conexão', description: 'O caderno não ficou pronto e nada foi contado. Tente de novo.' },
  brokenAfter: {
    title: 'O caderno não ficou pronto',
    description: 'As atividades já contaram hoje: fazer de novo, hoje, não conta outra vez.',
  },
  unreachableAfter: {
    title: 'Sem conexão',
    description: 'Um arquivo não chegou. As atividades já contaram hoje: tentar de novo, hoje, não conta outra vez.',
  },
  cancelledAfter: {
    title: 'Cancelado',
    description: 'As atividades já contaram hoje: fazer de novo, hoje, não conta outra vez.',
  },
  unreadable: {
    title: 'Não dá para juntar este arquivo',
    description: 'Baixe a atividade sozinha, pela página dela: hoje isso não conta outra vez.',
  },
  tooLong: (most: number) => ({
    title: 'O caderno ficou longo demais',
    description: `Passou de ${most} páginas. Tire atividades ou faça para menos crianças: hoje elas não contam outra vez.`,
  }),
  leftOut: 'Ficou de fora',
  leftOutWhy: {
    encrypted: 'O arquivo tem senha.',
    damaged: 'O arquivo tem um defeito.',
    too_many_pages: 'O arquivo tem páginas demais.',
    gone: 'O arquivo não foi encontrado.',
  },
  saveAlone: (title: string) => `Baixar “${title}” à parte`,
  unanswered: {
    title: 'Sem resposta',
    description: 'O caderno está feito, mas não deu para contar as atividades. Tente de novo.',
  },
  readyTitle: 'O caderno está pronto',
  ready: (children: number, pages: number, size: string) =>
    [children > 1 ? counted(children, 'cópia', 'cópias') : null, counted(pages, 'página', 'páginas'), size]
      .filter((part) => part !== null)
      .join(' · '),
  print: 'Imprimir',
  /** Phones print from their viewer. */
  opens: '“Imprimir” abre o arquivo. Nele, toque na impressora ou no menu (⋮) e em Imprimir.',
  save: 'Baixar',
  send: 'Enviar',
  saveAnswers: 'Baixar as respostas',
  duplex: 'Na janela da impressora, escolha frente e verso, virar na borda longa.',
  onlyFor: (name: string) => `Arquivo: ${name}. Com nomes de crianças, envie só para quem deve ver.`,
  saved: { title: 'Caderno salvo' },
  close: 'Fechar',
} as const
