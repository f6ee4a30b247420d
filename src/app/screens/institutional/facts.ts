/** Year the company was founded (spec part 2 §9). */
export const FOUNDED = '2025'

/** Last change of the terms and of the cookie policy (spec part 2 §2, §9). */
export const LEGAL_DATE = '16 de maio de 2025'
