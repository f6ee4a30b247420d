/** Words of somebody at the table, and the paper that they fill in. */
import type { Random } from '../../page/random.ts'
import { reais } from '../matematica/money.ts'
import { type Bill, dateOf, metered, sumOf } from './bill-deal.ts'
import { BILLS, type BillName, PAYERS, type Payer, PRICES } from './bill-facts.ts'

type Filled = readonly [label: string, answer: string]

export interface Story {
  readonly payer: Payer
  readonly told: string
  /** In rows of two, two and two. */
  readonly fields: readonly Filled[]
}

const thousands = (n: number) => String(n).replace(/\B(?=(\d{3})+$)/g, '.')

/** Numbers stay on a line with their units. */
const unbroken = (told: string) => told.replace(/R\$ /g, 'R$\u00a0').replace(/(\d) (kWh|m³)/g, '$1\u00a0$2')

/** The paper of the month after the last bill; a shop's is of the same month. */
export function dealStory(name: BillName, random: Random, { day, dueMonth }: Bill): Story {
  const payer = random.pick(PAYERS)
  const date = dateOf(day, name === 'padaria' ? dueMonth : dueMonth + 1)
  const { company, labels } = BILLS[name]
  const { words, amounts } = amountsOf(name, random, date)
  return {
    payer,
    told: unbroken(`Sou ${payer}. ${words}`),
    fields: [[labels.company, company], [labels.payer, payer], [labels.due, date], ...amounts],
  }
}

const METERS = {
  luz: { unit: 'kWh', counted: 'kWh', besides: 'A iluminação pública', cost: 'Valor da energia' },
  agua: { unit: 'm³', counted: 'm³ de água', besides: 'O esgoto', cost: 'Valor da água' },
} as const

interface Told {
  readonly words: string
  readonly amounts: readonly [Filled, Filled, Filled]
}

function amountsOf(name: BillName, random: Random, date: string): Told {
  const { company } = BILLS[name]
  switch (name) {
    case 'luz':
    case 'agua': {
      const { unit, counted, besides, cost } = METERS[name]
      const before = name === 'luz' ? random.integer(410, 480) * 10 : random.integer(310, 390)
      const used = random.pick(name === 'luz' ? [100, 110, 120, 130, 150] : [10, 11, 12, 14, 15])
      const items = metered(name, used)
      return {
        words: `A ${company} leu o medidor: antes, ${thousands(before)} ${unit}; agora, ${thousands(before + used)} ${unit}. Cada ${counted} custa ${reais(PRICES[unit])}. ${besides} custa ${reais(items[1].cents)}. A conta vence em ${date}.`,
        amounts: [
          [`Consumo em ${unit}`, `${used} ${unit}`],
          [cost, reais(items[0].cents)],
          ['Total a pagar', reais(sumOf(items))],
        ],
      }
    }
    case 'internet': {
      const plan = random.pick([7990, 8990, 9990])
      const fine = random.pick([200, 250, 300])
      return {
        words: `O plano da ${company} custa ${reais(plan)} e o aluguel do aparelho, ${reais(PRICES.rent)}. A fatura venceu em ${date}. Vou pagar depois, com multa de ${reais(fine)}.`,
        amounts: [
          ['Plano e aparelho', reais(plan + PRICES.rent)],
          ['Multa', reais(fine)],
          ['Total a pagar', reais(plan + PRICES.rent + fine)],
        ],
      }
    }
    case 'escola': {
      const fee = random.pick([28_000, 30_000, 34_000])
      const off = random.pick([1500, 2000, 2500])
      return {
        words: `A mensalidade da ${company} é de ${reais(fee)} e vence em ${date}. Quem paga até o vencimento tem desconto de ${reais(off)}. Eu vou pagar antes dessa data.`,
        amounts: [
          ['Valor do documento', reais(fee)],
          ['Desconto', reais(off)],
          ['Valor a pagar', reais(fee - off)],
        ],
      }
    }
    case 'loja': {
      const part = random.pick([6000, 7500, 8000, 9000])
      const number = random.integer(2, 4)
      return {
        words: `Comprei uma cama na ${company} por ${reais(part * 6)}, em 6 parcelas iguais, sem juros. Já paguei ${number - 1}. A parcela de agora vence em ${date}.`,
        amounts: [
          ['Parcela', `${number} de 6`],
          ['Valor da parcela', reais(part)],
          ['Falta pagar depois desta', reais(part * (6 - number))],
        ],
      }
    }
    case 'padaria': {
      const [bread, milk] = [random.pick([6, 8, 10]), random.integer(2, 4)]
      const costs = [bread * PRICES.bread, milk * PRICES.milk] as const
      return {
        words: `Em ${date}, comprei na ${company} ${bread} pães de ${reais(PRICES.bread)} e ${milk} litros de leite de ${reais(PRICES.milk)}. Pedi a nota para guardar.`,
        amounts: [
          ['Pães', reais(costs[0])],
          ['Leite', reais(costs[1])],
          ['Total pago', reais(costs[0] + costs[1])],
        ],
      }
    }
  }
}
