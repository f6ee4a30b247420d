import { counted } from '../../../product/counted.ts'

const RENEWS = 'renova à meia-noite'
const left = (count: number) => `${count === 1 ? 'Resta' : 'Restam'} ${counted(count, 'download', 'downloads')} hoje`

/** Under a sheet's button, for members with a daily limit. */
export const TODAY_NOTES = {
  left: (count: number) => `${left(count)} · ${RENEWS}`,
  none: (limit: number) =>
    limit === 1
      ? 'Você usou o download de hoje. Outro chega à meia-noite, no horário de Brasília'
      : `Você usou os ${limit} downloads de hoje. Outros ${limit} chegam à meia-noite, no horário de Brasília`,
  done: 'Pronto. O arquivo foi baixado.',
  doneLeft: (count: number) => `Pronto. ${left(count)}`,
  doneLast: `Pronto. Era o último de hoje · ${RENEWS}`,
} as const
