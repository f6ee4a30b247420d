/** The day's variants are used up. */
export const VARIANT_LIMIT = {
  title: 'Limite de hoje',
  description: (limit: number) =>
    `Você já preparou ${limit} versões hoje. Amanhã dá para preparar mais; com o Premium não há limite`,
} as const

/** The panel that prepares a sheet. */
export const PREPARE = {
  open: 'Preparar',
  opening: 'Abrindo…',
  title: 'Preparar a folha',
  counts: 'Vale como baixar esta atividade hoje: todas as versões dela contam uma vez só.',
  close: 'Fechar',
  preview: 'Prévia',
  page: (page: number, count: number) => `Página ${page} de ${count}`,
  answerPage: 'Respostas',
  drawing: 'Desenhando a folha…',
  failed: 'Esta combinação não pôde ser desenhada. Escolha outra.',
  again: 'Outra igual',
  againHint: 'Mesmo exercício, outro desenho: quem senta ao lado não copia.',
  reset: 'Como no catálogo',
  last: 'Como na última vez',
  print: 'Imprimir',
  printAnswers: 'Imprimir respostas',
  save: 'Baixar PDF',
  working: 'Preparando o PDF…',
  saved: { title: 'PDF pronto', description: 'A folha preparada foi salva' },
  broken: { title: 'Não foi possível preparar', description: 'Tente novamente, ou baixe a folha como ela está' },
  left: (count: number) => (count === 1 ? 'Resta 1 versão hoje' : `Restam ${count} versões hoje`),
  level: 'Nível',
  levels: { facil: 'Fácil', medio: 'Médio', desafio: 'Desafio' },
  ink: 'Tinta',
  inks: { color: 'Colorido', black: 'Preto e branco', outlines: 'Economia' },
  inkHint: 'Economia: só contornos, sem áreas preenchidas.',
  letters: 'Letra',
  letterStyles: { bastao: 'Bastão', imprensa: 'Imprensa', cursiva: 'Cursiva' },
  pages: 'Quantidade',
  pageCount: (count: number) => (count === 1 ? '1 página' : `${count} páginas`),
  copies: 'Por folha',
  copyCount: { 1: '1 por folha', 2: '2 por folha', 4: '4 por folha' },
  answers: 'Respostas',
  answerChoices: { with: 'No fim', without: 'Sem', apart: 'À parte' },
} as const
