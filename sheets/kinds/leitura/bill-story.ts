/** Words of somebody at the table, and the paper that they fill in. */
import type { Random } from '../../page/random.ts'
import { reais } from '../matematica/money.ts'
import { type Bill, dateOf } from './bill-deal.ts'
import { BILLS, type BillName, PAYERS } from './bill-facts.ts'

export interface Story {
  readonly payer: string
  readonly told: string
  /** Label and answer, in rows of two, two and two. */
  readonly fields: readonly (readonly [label: string, answer: string])[]
}

const thousands = (n: number) => String(n).replace(/\B(?=(\d{3})+$)/g, '.')

/** Numbers stay on a line with their units. */
const unbroken = (told: string) => told.replace(/R\$ /g, 'R$\u00a0').replace(/(\d) (kWh|m³)/g, '$1\u00a0$2')

/** The paper of the month after the last bill; a shop's is of the same month. */
export function dealStory(name: BillName, random: Random, { day, dueMonth }: Bill): Story {
  const story = storyOf(name, random, dateOf(day, name === 'padaria' ? dueMonth : dueMonth + 1))
  return { ...story, told: unbroken(story.told) }
}

function storyOf(name: BillName, random: Random, date: string): Story {
  const payer = random.pick(PAYERS)
  const { company, labels } = BILLS[name]
  const begin = [
    [labels.company, company],
    [labels.payer, payer],
    [labels.due, date],
  ] as const
  switch (name) {
    case 'luz': {
      const before = random.integer(410, 480) * 10
      const used = random.pick([100, 110, 120, 130, 150])
      const energy = used * 90
      return {
        payer,
        told: `Sou ${payer}. A ${company} leu o medidor: antes, ${thousands(before)} kWh; agora, ${thousands(before + used)} kWh. Cada kWh custa R$ 0,90. A iluminação pública custa R$ 12,50. A conta vence em ${date}.`,
        fields: [
          ...begin,
          ['Consumo em kWh', `${used} kWh`],
          ['Valor da energia', reais(energy)],
          ['Total a pagar', reais(energy + 1250)],
        ],
      }
    }
    case 'agua': {
      const before = random.integer(310, 390)
      const used = random.pick([10, 11, 12, 14, 15])
      const water = used * 500
      return {
        payer,
        told: `Sou ${payer}. A ${company} leu o medidor: antes, ${before} m³; agora, ${before + used} m³. Cada m³ de água custa R$ 5,00. O esgoto custa R$ 40,00. A conta vence em ${date}.`,
        fields: [
          ...begin,
          ['Consumo em m³', `${used} m³`],
          ['Valor da água', reais(water)],
          ['Total a pagar', reais(water + 4000)],
        ],
      }
    }
    case 'internet': {
      const plan = random.pick([7990, 8990, 9990])
      const fine = random.pick([200, 250, 300])
      return {
        payer,
        told: `Sou ${payer}. O plano da ${company} custa ${reais(plan)} e o aluguel do aparelho, R$ 10,00. A fatura venceu em ${date}. Vou pagar depois, com multa de ${reais(fine)}.`,
        fields: [
          ...begin,
          ['Plano e aparelho', reais(plan + 1000)],
          ['Multa', reais(fine)],
          ['Total a pagar', reais(plan + 1000 + fine)],
        ],
      }
    }
    case 'escola': {
      const fee = random.pick([28_000, 30_000, 34_000])
      const off = random.pick([1500, 2000, 2500])
      return {
        payer,
        told: `Sou ${payer}. A mensalidade da ${company} é de ${reais(fee)} e vence em ${date}. Quem paga até o vencimento tem desconto de ${reais(off)}. Eu vou pagar antes dessa data.`,
        fields: [
          ...begin,
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
        payer,
        told: `Sou ${payer}. Comprei uma cama na ${company} por ${reais(part * 6)}, em 6 parcelas iguais, sem juros. Já paguei ${number - 1}. A parcela de agora vence em ${date}.`,
        fields: [
          ...begin,
          ['Parcela', `${number} de 6`],
          ['Valor da parcela', reais(part)],
          ['Falta pagar depois desta', reais(part * (6 - number))],
        ],
      }
    }
    case 'padaria': {
      const [bread, milk] = [random.pick([6, 8, 10]), random.integer(2, 4)]
      return {
        payer,
        told: `Sou ${payer}. Em ${date}, comprei na ${company} ${bread} pães de R$ 0,90 e ${milk} litros de leite de R$ 5,50. Pedi a nota para guardar.`,
        fields: [
          ...begin,
          ['Pães', reais(bread * 90)],
          ['Leite', reais(milk * 550)],
          ['Total pago', reais(bread * 90 + milk * 550)],
        ],
      }
    }
  }
}
