/** About how a search was read. */
export const READING = {
  /** Over the ways on. */
  ways: 'Também pode ajudar',
  filters: 'Filtros lidos na pesquisa',
  without: (name: string) => `Tirar ${name}`,
  none: (names: string) => `Ainda não há folhas disso para ${names}. Veja as de outros anos e idades:`,
  missing: (parts: readonly string[]) => `Ainda não há folhas de ${parts.map((part) => `“${part}”`).join(' e ')}.`,
  anyway: (text: string) => `buscar por “${text}” mesmo assim`,
  meant: 'Você quis dizer',
} as const
