/**
 * Bills of a home: fields, prices and purposes. Companies and people are invented; prices are rounded, and the fields
 * are the common ones of Brazilian bills: both are from memory, to be checked.
 */
export const BILL_NAMES = ['luz', 'agua', 'internet', 'escola', 'loja', 'padaria'] as const
export type BillName = (typeof BILL_NAMES)[number]

/** Fields that a page asks for. */
export const FIELDS = ['company', 'payer', 'due', 'total', 'use', 'code'] as const
export type Field = (typeof FIELDS)[number]

/** Months of a chart, the last one that of the bill. */
export const MONTHS = ['fev.', 'mar.', 'abr.', 'maio', 'jun.', 'jul.'] as const
const LONG_MONTHS = ['fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto'] as const
export const longMonth = (i: number): string => LONG_MONTHS[i] ?? ''

export const PAYERS = ['Marta Lima', 'Carlos Lima', 'Josefa Lima'] as const
export type Payer = (typeof PAYERS)[number]

/** Prices that the bills and the words about them share, centavos. */
export const PRICES = { kWh: 90, 'm³': 500, lighting: 1250, rent: 1000, bread: 90, milk: 550 } as const

interface BillFacts {
  readonly title: string
  readonly company: string
  readonly paper: 'bill' | 'boleto' | 'booklet' | 'receipt'
  readonly labels: Readonly<Record<Field, string>>
  readonly clues: Readonly<Record<Field, string>>
  readonly purpose: string
  readonly otherPurposes: readonly [string, string]
  readonly sender: string
  readonly otherSenders: readonly [string, string]
  readonly reader: string
  readonly otherReaders: readonly [string, string]
  /** Of what a meter counts. */
  readonly unit?: 'kWh' | 'm³'
}

const LABELS = {
  company: 'Quem cobra',
  payer: 'Cliente',
  due: 'Vencimento',
  total: 'Total a pagar',
  code: 'Código de barras',
}
const CLUES = {
  company: 'quem mandou a conta',
  payer: 'quem vai pagar',
  due: 'até que dia pagar',
  total: 'quanto pagar',
  code: 'o que só a máquina lê',
}
const FAMILY = 'A pessoa da casa que paga a conta'

export const BILLS: Readonly<Record<BillName, BillFacts>> = {
  luz: {
    title: 'Conta de luz',
    company: 'Luz do Vale Energia',
    paper: 'bill',
    labels: { ...LABELS, use: 'Consumo' },
    clues: { ...CLUES, use: 'quanta energia a casa usou' },
    purpose: 'Cobrar a energia que a casa usou no mês',
    otherPurposes: ['Vender lâmpadas e chuveiros', 'Convidar para visitar uma usina'],
    sender: 'A empresa que leva energia às casas',
    otherSenders: ['A escola do bairro', 'Uma loja de brinquedos'],
    reader: FAMILY,
    otherReaders: ['Todas as pessoas da cidade', 'Quem trabalha na empresa de energia'],
    unit: 'kWh',
  },
  agua: {
    title: 'Conta de água',
    company: 'Águas da Serra',
    paper: 'bill',
    labels: { ...LABELS, use: 'Consumo' },
    clues: { ...CLUES, use: 'quanta água a casa usou' },
    purpose: 'Cobrar a água e o esgoto da casa no mês',
    otherPurposes: ['Ensinar a fazer uma horta', 'Avisar que vai chover'],
    sender: 'A empresa que trata e leva a água',
    otherSenders: ['O posto de saúde', 'Um vizinho da rua'],
    reader: FAMILY,
    otherReaders: ['As crianças da escola', 'O motorista do ônibus'],
    unit: 'm³',
  },
  internet: {
    title: 'Fatura de internet',
    company: 'Conecta Fácil',
    paper: 'bill',
    labels: { ...LABELS, use: 'Plano' },
    clues: { ...CLUES, use: 'qual é o plano' },
    purpose: 'Cobrar a internet da casa no mês',
    otherPurposes: ['Ensinar a montar um computador', 'Contar uma notícia da cidade'],
    sender: 'A empresa que oferece a internet',
    otherSenders: ['O jornal do bairro', 'A biblioteca da escola'],
    reader: FAMILY,
    otherReaders: ['Quem conserta computadores', 'Os alunos do 4º ano'],
  },
  escola: {
    title: 'Boleto da escola',
    company: 'Escola Girassol',
    paper: 'boleto',
    labels: {
      company: 'Beneficiário',
      payer: 'Pagador',
      due: 'Vencimento',
      total: 'Valor a pagar',
      use: 'Aluno',
      code: 'Código de barras',
    },
    clues: { ...CLUES, company: 'quem vai receber', use: 'quem estuda na escola' },
    purpose: 'Cobrar a mensalidade da escola',
    otherPurposes: ['Convidar para a festa junina', 'Mostrar as notas do aluno'],
    sender: 'A escola, que recebe o dinheiro',
    otherSenders: ['O aluno do 4º ano', 'A papelaria da esquina'],
    reader: 'A pessoa da família que paga a escola',
    otherReaders: ['A professora da turma', 'Os colegas do aluno'],
  },
  loja: {
    title: 'Carnê da loja',
    company: 'Casa Ipê Móveis',
    paper: 'booklet',
    labels: { ...LABELS, company: 'Loja', use: 'Parcela', total: 'Valor a pagar' },
    clues: { ...CLUES, company: 'quem vai receber', use: 'qual parte da compra é esta' },
    purpose: 'Pagar uma compra aos poucos, mês a mês',
    otherPurposes: ['Mostrar as ofertas da semana', 'Ensinar a montar um móvel'],
    sender: 'A loja que vendeu a prazo',
    otherSenders: ['A fábrica de tintas', 'O carteiro'],
    reader: 'A pessoa que comprou na loja',
    otherReaders: ['Quem passa na frente da loja', 'Os vendedores da loja'],
  },
  padaria: {
    title: 'Nota da padaria',
    company: 'Padaria Pão da Praça',
    paper: 'receipt',
    labels: {
      ...LABELS,
      company: 'Loja',
      due: 'Data da compra',
      total: 'Total pago',
      use: 'Itens',
      code: 'Código da nota',
    },
    clues: {
      company: 'quem vendeu',
      payer: 'quem comprou',
      due: 'em que dia foi a compra',
      total: 'quanto custou tudo',
      use: 'quantos itens comprou',
      code: 'o que só a máquina lê',
    },
    purpose: 'Provar o que foi comprado e pago',
    otherPurposes: ['Ensinar uma receita de pão', 'Anunciar um bolo novo'],
    sender: 'A padaria que vendeu os produtos',
    otherSenders: ['A pessoa que comprou', 'A escola do bairro'],
    reader: 'A pessoa que fez a compra',
    otherReaders: ['As crianças da escola', 'O padeiro'],
  },
}
