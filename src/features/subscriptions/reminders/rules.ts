import { DAY_MS } from '../../../platform/time.ts'

/** How long before an annual renewal its payer is reminded (ms). */
export const RENEWAL_NOTICE_MS = 30 * DAY_MS

/** How long before the end of a single payment its payer is reminded (ms). From then on the next one may be paid. */
export const ENDING_NOTICE_MS = 3 * DAY_MS

const LONG_DATE = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' })

/** `10 de maio de 2026`, as the calendar in São Paulo has it. */
export function longDate(moment: Date): string {
  return LONG_DATE.format(moment)
}
