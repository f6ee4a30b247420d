/** '21 de novembro de 2026': the day a moment has in São Paulo, in words. */
export function longDate(moment: Date): string {
  return moment.toLocaleDateString('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' })
}
