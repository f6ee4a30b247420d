/** Questions about two bills of one family, each with one answer that the papers give. */
import { reais } from '../matematica/money.ts'
import { type Bill, dueOf } from './bill-deal.ts'
import { BILLS, longMonth } from './bill-facts.ts'

export interface Asked {
  readonly question: string
  readonly answer: string
}

const named = ({ name }: Bill): string => BILLS[name].title.toLowerCase()

export function questionsOf(bills: readonly [Bill, Bill]): Asked[] {
  const [one, other] = bills
  const receipt = bills.find(({ name }) => name === 'padaria')
  const first = one.day < other.day ? one : other
  const metered = bills.find(({ history }) => history) ?? one
  const history = metered.history ?? []
  const [most, least] = [Math.max(...history), Math.min(...history)]
  const matter = metered.name === 'luz' ? 'energia' : 'água'
  const unit = BILLS[metered.name].unit ?? ''
  const quiet = metered === one ? other : one
  const time: Asked[] = receipt
    ? [
        { question: 'Qual papel mostra uma compra já paga?', answer: named(receipt) },
        { question: 'Até que dia a família paga a outra conta?', answer: dueOf(metered) },
      ]
    : [
        { question: 'Qual conta vence primeiro?', answer: named(first) },
        { question: 'Até que dia a outra pode ser paga?', answer: dueOf(first === one ? other : one) },
      ]
  return [
    ...time,
    { question: `Em que mês a casa usou mais ${matter}?`, answer: longMonth(history.indexOf(most)) },
    {
      question: 'Qual a diferença entre o maior e o menor consumo?',
      answer: `${most - least} ${unit}`,
    },
    {
      question: `Quem recebe o dinheiro ${quiet.name === 'padaria' || quiet.name === 'internet' ? 'da' : 'do'} ${named(quiet)}?`,
      answer: BILLS[quiet.name].company,
    },
    {
      question: receipt ? 'Qual é a soma dos dois totais?' : 'Quanto custam as duas contas juntas?',
      answer: reais(one.total + other.total),
    },
  ]
}
