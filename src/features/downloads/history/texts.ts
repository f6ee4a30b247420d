import { DOWNLOAD_MESSAGES } from '../texts.ts'
import type { DayOfDownloads } from './rules.ts'

/** Card of the day's downloads, and history of the profile. */
export const TODAY_TEXTS = {
  title: 'Downloads de hoje',
  remaining: (left: number, limit: number) => {
    if (left > 0) return `${left} de ${limit} ${left === 1 && limit === 1 ? 'restante' : 'restantes'}`
    return limit === 1 ? 'Você usou o download de hoje' : `Você usou os ${limit} downloads de hoje`
  },
  unlimited: 'Ilimitado',
  renewsIn: 'Renova em',
  hours: 'horas',
  minutes: 'min',
  seconds: 'seg',
  unusualUse: DOWNLOAD_MESSAGES.unusualUse.description,
} as const

/** `used` includes created sheets (rule: creations). */
export function todaySentence(downloaded: DayOfDownloads, used: number): string {
  const created = used - downloaded.count
  if (created <= 0) return downloadsSentence(downloaded)
  const sheets = created === 1 ? '1 folha' : `${created} folhas`
  if (downloaded.count === 0) return `Você criou ${sheets} hoje.`
  return `${downloadsSentence(downloaded)} Também criou ${sheets}.`
}

function downloadsSentence({ titles, count }: DayOfDownloads): string {
  const [first, second] = titles
  if (count === 0 || first === undefined) return 'Você ainda não baixou nenhuma atividade hoje.'
  if (count === 1) return `Você baixou “${first}”.`
  if (count === 2 && second !== undefined) return `Você baixou “${second}” e “${first}”.`
  return `Você baixou ${count} atividades hoje. A última foi “${first}”.`
}

export const HISTORY_TEXTS = {
  title: 'Meus downloads',
  again: 'Baixar de novo',
  againNamed: (title: string) => `Baixar de novo: ${title}`,
  booklet: (count: number) => `Caderno com ${count} ${count === 1 ? 'atividade' : 'atividades'}`,
  retired: 'Esta atividade saiu do catálogo.',
  newer: 'Mais recentes',
  older: 'Mais antigos',
  pages: 'Páginas do histórico',
  emptyTitle: 'Nenhum download ainda',
  empty: 'As atividades que você baixar ficam guardadas aqui.',
  browse: 'Ver as atividades',
} as const
