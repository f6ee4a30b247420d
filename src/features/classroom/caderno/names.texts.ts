import { counted } from '../../../product/counted.ts'

/** Sheets with a name that was typed; every page loads the texts of the basket, and these only with the booklet. */
export const SHEET_NAME = {
  label: 'Nome nesta folha',
  hint: 'Some ao fechar a página. Com uma turma, sai o nome de cada criança.',
  missing: 'Sem um nome, esta folha fica de fora.',
  leftOut: (count: number) =>
    `${counted(count, 'atividade fica', 'atividades ficam')} de fora: falta o nome no passo 2.`,
} as const
