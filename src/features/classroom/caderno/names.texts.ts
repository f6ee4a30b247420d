import { counted } from '../../../product/counted.ts'

/** Sheets with a name that was typed; every page loads the texts of the basket, and these only with the booklet. */
export const SHEET_NAME = {
  each: 'Sai com o nome de cada criança',
  uploaded: 'Arquivo pronto: entra como é, sem o nome da criança',
  label: 'Nome nesta folha',
  hint: 'Some ao fechar a página. Com uma turma, sai o nome de cada criança.',
  missing: 'Sem um nome, esta folha fica de fora.',
  leftOut: (count: number) =>
    `${counted(count, 'atividade fica', 'atividades ficam')} de fora: falta o nome no passo 2.`,
} as const

/** Beside the button that puts a created sheet in. */
export const CREATED = {
  withNames:
    'No caderno, sai com o nome que você escreveu. Com uma turma, sai com o nome de cada criança. O nome some quando você fecha a página.',
  withWords: 'As palavras ficam guardadas com o caderno, neste aparelho, até você tirar a folha.',
  nowNamed: { title: 'A folha do caderno ficou com este nome' },
} as const
