import { FREE_DAILY_DOWNLOADS } from '../../subscriptions/rules.ts'
import type { WelcomeDay } from './rules.ts'

interface WelcomeText {
  readonly subject: (site: string) => string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly action: string
  /** Of the page that the action opens. */
  readonly path: string
}

export const WELCOME_MAILS: Readonly<Record<WelcomeDay, WelcomeText>> = {
  0: {
    subject: (site) => `Sua primeira folha no ${site}`,
    heading: 'Sua primeira folha, em três passos',
    paragraphs: [
      '1. Escolha pela idade, pelo ano escolar ou pelo tema de que a criança gosta.',
      '2. Em «Preparar», mude o que for preciso: o nível, o tipo de letra, a tinta.',
      `3. Imprima, com as respostas no fim. A conta grátis baixa ${FREE_DAILY_DOWNLOADS} folhas por dia, todos os dias.`,
    ],
    action: 'Escolher uma folha',
    path: '/activities',
  },
  3: {
    subject: () => 'Sua turma em 1 minuto',
    heading: 'Uma folha para cada criança, com o nome',
    paragraphs: [
      'Cole a lista de nomes uma vez, como ela está no WhatsApp ou na chamada.',
      'Toque em quem precisa de algo só seu: uma folha mais fácil, um desafio, outra letra. As outras crianças ficam iguais à turma.',
      'Os nomes não saem do seu aparelho. Nós não os recebemos.',
    ],
    action: 'Montar a minha turma',
    path: '/turma',
  },
  7: {
    subject: () => 'Não achou a folha? Faça a sua',
    heading: 'A folha que falta, você faz',
    paragraphs: [
      'Um caça-palavras com as palavras da semana, o nome da criança pontilhado, fichas e jogos da memória para recortar: escreva as palavras e a folha sai pronta.',
      'E para a semana inteira há cadernos montados: por ano escolar, por data, passo a passo.',
    ],
    action: 'Criar uma folha',
    path: '/criar',
  },
}

export const WELCOME_NOTE =
  'Você recebe este email porque criou uma conta e escolheu receber novidades. São três nos primeiros sete dias.'
