/** Words with their first letter as a capital one. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase('pt-BR') + words.slice(1)
