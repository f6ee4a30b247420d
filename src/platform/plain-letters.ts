/** Letters without case and accents: 'João' and 'JOAO' are the same. */
export const plainLetters = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('pt-BR')
