/** Printed texts of a booklet's own pages. */
export const BOOKLET_TEXTS = {
  booklet: 'Meu caderno',
  belongsTo: 'Este caderno é de',
  contents: 'O que tem dentro',
  readyColumn: 'Pronto',
  teacher: 'Para quem ensina',
  teacherNote: 'Cada atividade com a categoria, o nível e os códigos da BNCC.',
  works: 'Trabalha:',
  who: 'Quem fez',
  keys: 'Respostas',
  copy: (number: number) => `Cópia ${number}`,
  everyone: 'Todas as cópias',
  copies: (numbers: string) => `Cópias ${numbers}`,
} as const
