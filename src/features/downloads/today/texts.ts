const RENEWS = 'renova à meia-noite'
const downloads = (count: number) => (count === 1 ? 'download' : 'downloads')

/** Under a sheet's button, for members with a daily limit. */
export const TODAY_NOTES = {
  used: (used: number, limit: number) => `${used} de ${limit} ${downloads(limit)} de hoje · ${RENEWS}`,
  none: (limit: number) =>
    limit === 1 ? `Você usou o download de hoje · ${RENEWS}` : `Você usou os ${limit} downloads de hoje · ${RENEWS}`,
  done: 'Pronto. O arquivo foi baixado.',
  doneLeft: (left: number) => (left === 1 ? 'Pronto. Resta 1 hoje' : `Pronto. Restam ${left} hoje`),
  doneLast: `Pronto. Era o último de hoje · ${RENEWS}`,
} as const
