const SAO_PAULO = 'America/Sao_Paulo'
const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const moments = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone: SAO_PAULO })
const days = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: SAO_PAULO })

/** `reais` as `R$ 11,90`. */
export const formatMoney = (reais: number): string => money.format(reais)
/** An ISO moment as `12/05/2025 14:03`. */
export const formatMoment = (iso: string): string => moments.format(new Date(iso)).replace(', ', ' ')
const shortMoments = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: SAO_PAULO,
})
/** An ISO moment as `12/05 às 14:03`. */
export const formatShortMoment = (iso: string): string => shortMoments.format(new Date(iso)).replace(', ', ' às ')
export const formatDay = (iso: string): string => days.format(new Date(iso))
