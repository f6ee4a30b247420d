/** Printed texts of a booklet's own pages. */
export const BOOKLET_TEXTS = {
  booklet: 'Meu caderno',
  belongsTo: 'Este caderno é de',
  contents: 'O que tem dentro',
  teacher: 'Para quem ensina',
  teacherNote: 'Cada atividade com a categoria, o nível, os códigos da BNCC e a tarefa.',
  who: 'Quem fez',
  copy: (number: number) => `Cópia ${number}`,
  everyone: 'Todas as cópias',
  copies: (numbers: string) => `Cópias ${numbers}`,
} as const
