import type { LetterStyle, Level } from '../../../../sheets/scene/scene.ts'
import type { InkChoice } from '../../../../sheets/variants/choices.ts'
import { counted } from '../../../product/counted.ts'
import { type Area, type LevelChoice, schoolYear, type Year } from '../store/rules.ts'
import { theYear, YEAR_NAMES } from '../store/years.texts.ts'
import type { AreaChoice } from './rules.ts'

export const LEVEL_NAMES: Readonly<Record<Level, string>> = { facil: 'Fácil', medio: 'Médio', desafio: 'Desafio' }
/** «Fácil e Médio». */
export const levelsInWords = (levels: readonly Level[]): string => listed(levels.map((level) => LEVEL_NAMES[level]))

/** Beside «Nível». */
export const LEVEL_CHOICE_NAMES: Readonly<Record<LevelChoice, string>> = { sheet: 'O da atividade', ...LEVEL_NAMES }
/** By themselves. */
export const GROUP_NAMES: Readonly<Record<LevelChoice, string>> = { sheet: 'Nível da atividade', ...LEVEL_NAMES }
export const AREA_NAMES: Readonly<Record<Area, string>> = {
  matematica: 'Matemática',
  leitura: 'Leitura e escrita',
  coordenacao: 'Coordenação',
}
export const AREA_CHOICES: Readonly<Record<AreaChoice, string>> = { all: 'Tudo', ...AREA_NAMES }
export const LETTER_NAMES: Readonly<Record<LetterStyle, string>> = {
  bastao: 'Bastão',
  imprensa: 'Imprensa',
  cursiva: 'Cursiva',
}
const LETTERS_IN_WORDS: Readonly<Record<LetterStyle, string>> = {
  bastao: 'letra bastão',
  imprensa: 'letra de imprensa',
  cursiva: 'letra cursiva',
}
export const INK_NAMES: Readonly<Record<InkChoice, string>> = {
  color: 'Colorido',
  black: 'Preto',
  outlines: 'Economia',
}

/** ' do 1º ano'; empty without a year, or with several. */
function ofYear(year: Year | null): string {
  const own = schoolYear(year)
  return own ? ` d${theYear(own)}` : ''
}

/** Links to the catalogue for a class. */
export const CHOOSE = {
  activities: (year: Year | null) => `Escolher atividades${ofYear(year)}`,
  more: (year: Year | null) => `Mais atividades${ofYear(year)}`,
  ofWhichYear: 'Escolha as atividades. De que ano?',
  everyYear: 'Todos os anos',
} as const

/** The screen of classes. */
export const TURMA = {
  path: '/turma',
  /** A class is made on the way to its booklet. */
  beforeBooklet: '/turma?depois=caderno',
  title: 'Minha turma',
  meta: {
    title: 'Minha turma: uma página para cada criança, com o nome',
    description:
      'Escreva os nomes uma vez. Cada criança recebe a atividade no seu nível e na sua letra, com o nome já escrito. Os nomes ficam só no seu aparelho.',
  },
  lead: 'Escreva os nomes uma vez. Depois, cada criança recebe a atividade do jeito dela.',
  loading: 'Abrindo…',
  failed: 'Esta página não carregou inteira. Veja se a internet está funcionando.',
  retry: 'Tentar de novo',
  noScript:
    'A turma fica só no seu aparelho, e por isso esta página precisa de JavaScript, que está desligado neste navegador.',
  paste: 'Colar a lista de nomes',
  typeThem: 'Escrever um por um',
  teach: [
    { title: '1. Cole os nomes', text: 'Do WhatsApp, da planilha, da chamada. Um por linha.' },
    {
      title: '2. Toque em quem é diferente',
      text: 'Mais fácil, desafio, cursiva, dinossauros. O resto fica igual à turma.',
    },
    {
      title: '3. Imprima a turma toda',
      text: 'Uma página para cada uma, com o nome já escrito e as respostas no fim.',
    },
  ],
  promise: ['Os nomes não saem deste aparelho.', 'Nós não os recebemos, nem quando você imprime.'],
  otherDevice: 'Já tem uma turma em outro aparelho?',
  openCopy: 'Abrir uma cópia',
  years: YEAR_NAMES,
} as const

/** The form of names. */
/** Names of a class for a list on a created sheet. */
export const CLASS_NAMES = {
  use: (className: string, count: number) =>
    `Usar os nomes da ${/^turma(?![\p{L}\p{M}])/iu.test(className) ? '' : 'turma '}${className} (${count})`,
  back: 'Toque de novo para voltar ao que estava escrito.',
  used: (count: number) => `Na lista: ${counted(count, 'nome', 'nomes')}`,
} as const

export const NAMES = {
  title: 'Nomes da turma',
  label: 'Cole aqui, um nome por linha',
  year: 'Que turma é?',
  proposal: (letters: LetterStyle) => `A turma começa com ${LETTERS_IN_WORDS[letters]}. Você muda depois, se quiser.`,
  keep: 'Guardar neste aparelho',
  keepHint: 'Os nomes ficam guardados só neste aparelho. Em janela anônima, eles somem quando você a fecha.',
  justNowHint: 'Só agora: some ao fechar a página. Bom para o computador da escola.',
  visitor:
    'Sem conta, a turma de até 3 nomes vale até fechar a página. Com uma conta grátis, ela cabe inteira, e o que você colou continua aqui.',
  visitorBound: (count: number) => `Sem conta cabem 3 nomes: ficaram de fora ${count}.`,
  register: 'Criar conta grátis',
  signIn: 'Já tenho conta',
  tryOut: (count: number) => `Experimentar com ${counted(count, 'nome', 'nomes')}`,
  made: (name: string, count: number) => ({ title: `${name} com ${counted(count, 'criança', 'crianças')}` }),
  read: (count: number) => (count === 0 ? 'Nenhum nome ainda' : `Lemos ${counted(count, 'nome', 'nomes')}`),
  willBe: 'Ficou assim nas páginas. Toque num nome para tirar:',
  takeOut: (name: string) => `Tirar ${name}`,
  shared: (first: string) =>
    `Há mais de uma criança chamada ${first}: deixamos a inicial do sobrenome, ou ele inteiro.`,
  shortened: 'Números e sobrenomes ficaram de fora.',
  repeated: (name: string) => `“${name}” estava duas vezes.`,
  both: 'São duas crianças',
  leftOut: (count: number) => `Cabem 60 crianças numa turma: ${count === 1 ? 'ficou 1' : `ficaram ${count}`} de fora.`,
  unwritten: (names: string) =>
    `As páginas não têm as letras de ${names}: nelas a linha do nome fica vazia, para escrever à mão.`,
  create: (name: string, count: number) => `Criar ${name} com ${counted(count, 'nome', 'nomes')}`,
  add: (count: number) => `Pôr ${counted(count, 'nome', 'nomes')} na turma`,
  addTitle: 'Mais nomes',
  back: 'Voltar',
} as const

/** The open class. */
export const CLASS = {
  count: (count: number, different: number) =>
    different === 0
      ? `${counted(count, 'criança', 'crianças')}. Toque em quem é diferente.`
      : `${counted(count, 'criança', 'crianças')}, ${different} com algo só ${different === 1 ? 'dela' : 'delas'}`,
  choose:
    'Toque num nome para mudar o nível ou a letra, ou dizer do que essa criança gosta. As outras ficam como estão.',
  booklet: 'Ir para o caderno',
  more: 'Mais: renomear, nova turma, cópia, apagar',
  rename: 'Mudar o nome da turma',
  renameLabel: 'Nome da turma',
  newClass: 'Nova turma',
  onDevice: 'O que está neste aparelho',
  remove: 'Apagar esta turma',
  removeTitle: (name: string) => `Apagar ${name}?`,
  removeText: (count: number) =>
    `${counted(count, 'nome sai', 'nomes saem')} deste aparelho. Dá para desfazer até sair da página.`,
  removed: 'Turma apagada',
  cancel: 'Não apagar',
  save: 'Guardar',
  view: 'Como ver',
  list: 'Lista',
  groups: 'Grupos',
  search: 'Procurar nome',
  /** Under the pictures of the buttons that have longer names. */
  short: { search: 'Procurar', add: 'Mais nomes' },
  notFound: 'Nenhum nome assim.',
  undo: 'Desfazer',
  undone: 'Desfeito',
  add: 'Pôr mais nomes',
  theClass: 'A turma:',
  change: 'Mudar',
  rule: 'A turma toda',
  ruleHint: 'Vale para quem não tem algo só seu.',
  away: 'Faltou hoje',
  kept: 'Guardado só neste aparelho',
  whatIsKept: 'o que está guardado',
  classes: 'Turmas',
  days: (days: number) => `${days} dias sem cópia.`,
  daysHint: 'Se este aparelho se perder, a turma se perde junto.',
  saveCopy: 'Salvar cópia',
  later: 'Lembrar depois',
  keepings: {
    visit: ['Só agora.', 'A turma vale até fechar esta página.'],
    visitor: ['Sem conta, só agora.', 'A turma vale até fechar esta página.'],
    blocked: ['Esta janela não guarda nada.', 'A turma vale até você fechar. Para ter de novo, salve uma cópia.'],
    full: ['Este aparelho está cheio.', 'A turma vale até você fechar a página. Salve uma cópia.'],
  },
  keep: 'Guardar neste aparelho',
} as const

/** The level of a child, or of the class. */
export const LEVEL_FIELDS = {
  all: 'Nível',
  byArea: 'Um nível em cada parte',
  hint: '“O da atividade”: no nível em que você a escolheu.',
} as const

/** One child. */
export const CHILD = {
  atOnce: 'Muda na hora. Não precisa salvar.',
  close: 'Fechar',
  likes: 'Gosta de',
  none: 'Nada',
  fewer: 'Menos coisas na página',
  fewerHint: 'Menos itens, mais espaço em branco.',
  more: 'Letra, tinta, nome e marca',
  letters: 'Letra',
  ink: 'Tinta',
  name: 'Só o primeiro nome ou apelido',
  noName: 'Escreva um nome.',
  mark: 'Trocar a marca',
  up: (name: string) => `Subir ${name} na chamada`,
  down: (name: string) => `Descer ${name} na chamada`,
  order: 'Na chamada',
  away: 'Faltou hoje',
  notAway: 'Veio hoje',
  remove: 'Tirar da turma',
  removed: (name: string) => `${name} saiu da turma`,
  tags: { fewer: 'Menos coisas' },
  areas: { matematica: 'Matemática', leitura: 'Leitura', coordenacao: 'Coordenação' },
} as const

/** Choosing levels by picking many children. */
export const GROUPS = {
  hint: 'Toque em quem muda de grupo, quantas quiser. Ou arraste.',
  area: 'Em que parte',
  levels: {
    sheet: 'Cada atividade no nível em que foi escolhida.',
    facil: 'Menos passos, números menores.',
    medio: 'O esperado para a idade.',
    desafio: 'Um passo além.',
  },
  empty: 'Ninguém aqui.',
  chosen: (count: number) => counted(count, 'escolhida', 'escolhidas'),
  goTo: (names: string) => `${names} ${/ e |,/.test(names) ? 'vão' : 'vai'} para…`,
  done: (names: string, level: LevelChoice, area: AreaChoice) => {
    const to = level === 'sheet' ? 'o nível da atividade' : LEVEL_NAMES[level]
    return `${names} ${/ e |,/.test(names) ? 'foram' : 'foi'} para ${to} em ${area === 'all' ? 'tudo' : AREA_NAMES[area]}`
  },
  mixed: 'Cada parte num nível',
  mixedHint: 'Escolha uma parte acima para ver em que nível está cada uma.',
  clear: 'Nenhuma',
} as const

/** «Bento, Noah e mais 3». */
export function listed(names: readonly string[]): string {
  const [first = '', second = '', third = ''] = names
  if (names.length <= 1) return first
  if (names.length === 2) return `${first} e ${second}`
  if (names.length === 3) return `${first}, ${second} e ${third}`
  return `${first}, ${second} e mais ${names.length - 2}`
}
