/** Deals bills whose figures add up: items, dates, months of a meter. Money in centavos. */
import type { Random } from '../../page/random.ts'
import { reais } from '../matematica/money.ts'
import { BILLS, type BillName, longMonth, MONTHS, PAYERS, type Payer, PRICES } from './bill-facts.ts'

interface Item {
  readonly label: string
  readonly cents: number
}

export interface Bill {
  readonly name: BillName
  readonly payer: Payer
  /** Day and month of the date, the year is always the same. */
  readonly day: number
  readonly dueMonth: number
  /** Index of the month that it is about. */
  readonly month: number
  readonly use: string
  readonly items: readonly Item[]
  /** Printed total: the sum of the items, except on a wrong bill. */
  readonly total: number
  /** Readings of the last months, the bill's own at the end. */
  readonly history?: readonly number[]
}

const YEAR = 2026
const two = (n: number) => String(n).padStart(2, '0')
export const dateOf = (day: number, month: number): string => `${two(day)}/${two(month)}/${YEAR}`
export const dueOf = ({ day, dueMonth }: Bill): string => dateOf(day, dueMonth)
export const sumOf = (items: readonly Item[]): number => items.reduce((sum, { cents }) => sum + cents, 0)

/** The last month that the charts show: July. */
const LAST = MONTHS.length - 1

/** Different heights for the months, so that one of them alone is the highest. */
const readings = (name: 'luz' | 'agua', random: Random): number[] =>
  name === 'luz'
    ? random.sample([120, 130, 140, 150, 160, 170, 180, 190, 200], MONTHS.length)
    : random.sample([10, 11, 12, 13, 14, 15, 16, 18, 20], MONTHS.length)

/** Units that a meter counted, with other charges of the bill; sewage costs four fifths of the water. */
export function metered(name: 'luz' | 'agua', used: number): readonly [Item, Item] {
  const unit = name === 'luz' ? 'kWh' : 'm³'
  const cents = used * PRICES[unit]
  return [
    { label: `${used} ${unit} × ${reais(PRICES[unit])}`, cents },
    name === 'luz'
      ? { label: 'Iluminação pública', cents: PRICES.lighting }
      : { label: 'Esgoto', cents: (cents * 4) / 5 },
  ]
}

const BOUGHT = [
  ['pão francês', PRICES.bread],
  ['broa de milho', 350],
  ['leite (litro)', PRICES.milk],
  ['pão de queijo', 400],
] as const

function itemsOf(name: BillName, random: Random): Pick<Bill, 'use' | 'items' | 'history'> {
  switch (name) {
    case 'luz':
    case 'agua': {
      const history = readings(name, random)
      const used = history[LAST] ?? 0
      return { use: `${used} ${BILLS[name].unit ?? ''}`, items: metered(name, used), history }
    }
    case 'internet': {
      const [mega, cents] = random.pick([
        [200, 7990],
        [300, 8990],
        [500, 10990],
      ] as const)
      return {
        use: `${mega} mega`,
        items: [
          { label: `Plano de ${mega} mega`, cents },
          { label: 'Aluguel do aparelho', cents: PRICES.rent },
          { label: 'Canais de filmes', cents: random.pick([990, 1490, 1990]) },
        ],
      }
    }
    case 'escola':
      return {
        use: `${random.pick(['Theo', 'Malu', 'Davi'])} Lima`,
        items: [
          { label: 'Mensalidade', cents: random.pick([28_000, 30_000, 32_000]) },
          { label: 'Aula de música', cents: random.pick([4500, 5000]) },
          { label: 'Passeio ao museu', cents: random.pick([2500, 3500]) },
        ],
      }
    case 'loja':
      return {
        use: `${random.integer(2, 5)} de 6`,
        items: [
          { label: 'Parcela do guarda-roupa', cents: random.pick([7500, 8000, 9500]) },
          { label: 'Juros do mês', cents: random.pick([200, 300, 450]) },
        ],
      }
    case 'padaria': {
      const bought = BOUGHT.map(([label, cents], i) => {
        const count = i ? random.integer(1, 3) : random.pick([6, 8, 10])
        return { count, item: { label: `${count} × ${label}`, cents: count * cents } }
      })
      return {
        use: String(bought.reduce((sum, { count }) => sum + count, 0)),
        items: bought.map(({ item }) => item),
      }
    }
  }
}

export function dealBill(name: BillName, random: Random): Bill {
  const { use, items, history } = itemsOf(name, random)
  const paid = name === 'padaria'
  // A meter is read in the month before; a boleto and a booklet are of the month in which they are due.
  const isAhead = name === 'escola' || name === 'loja'
  return {
    name,
    payer: random.pick(PAYERS),
    day: random.pick([5, 10, 12, 15, 20]),
    dueMonth: paid ? 7 : 8,
    month: isAhead ? LAST + 1 : LAST,
    use,
    items,
    total: sumOf(items),
    ...(history && { history }),
  }
}

const PARTNERS: Readonly<Record<BillName, BillName>> = {
  luz: 'internet',
  agua: 'escola',
  internet: 'agua',
  escola: 'luz',
  loja: 'agua',
  padaria: 'luz',
}

/** Two bills of one family, the one with a meter shows its months; they are due on different days. */
export function dealPair(name: BillName, random: Random): readonly [Bill, Bill] {
  const one = dealBill(name, random)
  const other = dealBill(PARTNERS[name], random)
  const day = random.pick([5, 10, 12, 15, 20].filter((free) => free !== one.day))
  const pair = [one, { ...other, payer: one.payer, day }] as const
  return random.chance(0.5) ? pair : [pair[1], pair[0]]
}

/** Two months of one bill; the printed total of one of them is not the sum of its items. */
export interface Months {
  readonly bills: readonly [Bill, Bill]
  readonly wrong: 0 | 1
}

/** A fixed price, as that of a plan, is the same in both months. */
const FIXED: readonly BillName[] = ['internet', 'escola', 'loja']

function juneBefore(july: Bill, random: Random): Bill {
  for (;;) {
    const { items, ...june } = dealBill(july.name, random)
    const kept = FIXED.includes(july.name) ? [...july.items.slice(0, 1), ...items.slice(1)] : items
    if (sumOf(kept) !== sumOf(july.items)) return { ...june, items: kept }
  }
}

const usedIn = ({ name, use }: Bill, july: Bill, i: number): string =>
  name === 'loja' ? `${i + 2} de 6` : FIXED.includes(name) ? july.use : use

export function dealMonths(name: BillName, random: Random): Months {
  const wrong = random.pick([0, 1] as const)
  const july = dealBill(name, random)
  const off = random.pick([1000, 2000])
  const asPrinted = (bill: Bill, i: 0 | 1): Bill => ({
    ...bill,
    payer: july.payer,
    use: usedIn(bill, july, i),
    month: july.month - 1 + i,
    day: july.day,
    dueMonth: july.dueMonth - 1 + i,
    total: sumOf(bill.items) + (i === wrong ? off : 0),
  })
  return { bills: [asPrinted(juneBefore(july, random), 0), asPrinted(july, 1)], wrong }
}

export const monthName = ({ month }: Bill): string => longMonth(month)
/** The month at the head of a bill. */
export const headMonth = (name: string): string => `${name}/${YEAR}`
