import { counted } from '../../../product/counted.ts'

/** When the day has no room for the booklet. */
export const LIMIT = {
  /** `fresh` of them were not downloaded today. */
  title: (fresh: number, all: number, left: number) =>
    [
      fresh === all
        ? `Este caderno usa ${counted(all, 'atividade', 'atividades')}.`
        : `Neste caderno, ${fresh === 1 ? '1 é nova' : `${fresh} são novas`} hoje.`,
      left === 0 ? 'Hoje não resta nenhuma.' : `Hoje ${left === 1 ? 'resta 1' : `restam ${left}`}.`,
    ].join(' '),
  text: (fresh: number, all: number) =>
    [
      fresh === all
        ? 'Nada foi contado ainda. Cada atividade usa 1 download, para quantas crianças for.'
        : `${all - fresh === 1 ? 'A outra já contou' : `As outras ${all - fresh} já contaram`} hoje: imprimir de novo não conta.`,
      'Os próximos downloads chegam à meia-noite, no horário de Brasília.',
    ].join(' '),
  /** With those of the day again, which cost nothing, and as many new ones as are left. */
  fitting: (count: number) => `Fazer com ${count === 1 ? 'a que cabe' : `as ${count} que cabem`} hoje`,
  plans: 'Ver o Premium, sem limite por dia',
  back: 'Voltar ao caderno',
  premiumTitle: 'Há atividades exclusivas do Premium',
  premiumText: (titles: string) => `Nada foi contado ainda. São do Premium: ${titles}.`,
  withoutThem: 'Fazer sem elas',
} as const
