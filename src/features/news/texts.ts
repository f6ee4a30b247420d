import { countSheets } from '../../product/count-sheets.ts'

export const NEWS_MAIL = {
  subject: (count: number, site: string) =>
    count === 1 ? `1 folha nova no ${site}` : `${count} folhas novas no ${site}`,
  heading: 'Novas folhas para você',
  intro: (count: number, categories: readonly string[]) =>
    categories.length > 0
      ? `Chegaram ${countSheets(count)} nas categorias que você usa: ${categories.join(', ')}.`
      : `Chegaram ${countSheets(count)} no último mês.`,
  action: 'Ver as novidades',
  note: 'Você recebe este email uma vez por mês, porque escolheu receber novidades.',
  unsubscribe: 'Não quero mais receber',
} as const

export const UNSUBSCRIBE = {
  path: '/cancelar-novidades',
  title: 'Emails de novidades',
  description: 'Deixe de receber os emails de boas-vindas e o email mensal com as novas folhas de atividades.',
  ask: 'Um toque e os emails de boas-vindas e de novidades não chegam mais. Os emails da sua conta e da sua assinatura continuam.',
  confirm: 'Não quero mais receber',
  done: 'Pronto: você não recebe mais os emails de novidades.',
  invalid: 'Este link não vale. Abra o link do último email que você recebeu.',
  home: 'Ir para o início',
} as const
