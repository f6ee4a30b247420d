/** Year the company was founded (spec part 2 §9). */
export const FOUNDED = '2025'

/** When the terms and the cookie policy last changed (spec part 2 §2, §9). */
export const LAST_UPDATE = 'Última atualização: 16 de maio de 2025'
