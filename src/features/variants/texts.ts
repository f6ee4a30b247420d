/** The day's variants are used up. */
export const VARIANT_LIMIT = {
  description: (limit: number) =>
    `Você já preparou ${limit} versões hoje. Amanhã dá para preparar mais; com o Premium não há limite`,
} as const

/** The panel that prepares a sheet. */
export const PREPARE = {
  open: 'Preparar',
  opening: 'Abrindo…',
  title: 'Preparar a folha',
  signInNote:
    'Olhe e escolha à vontade. Para imprimir ou baixar, entre na sua conta: o que você escolheu continua aqui.',
  counts:
    'Olhar e escolher não conta. Imprimir ou baixar vale como baixar esta atividade hoje: todas as versões dela contam uma vez só.',
  close: 'Fechar',
  preview: 'Prévia',
  page: (page: number, count: number) => `Página ${page} de ${count}`,
  answerPage: 'Respostas',
  clearKey: (title: string) => `${title}, respostas`,
  drawing: 'Desenhando a folha…',
  /** Announced when the new drawing is shown. */
  ready: (pages: number) => (pages === 1 ? 'A folha está pronta: 1 página' : `A folha está pronta: ${pages} páginas`),
  failed: 'Esta combinação não pôde ser desenhada. Escolha outra.',
  unreachable: 'A internet falhou, e faltou uma parte do desenho. O que você escolheu continua aqui.',
  retry: 'Tentar de novo',
  again: 'Outra igual',
  againHint: 'Mesmo exercício, outro desenho: quem senta ao lado não copia.',
  reset: 'Como no catálogo',
  last: 'Como na última vez',
  print: 'Imprimir',
  printAnswers: 'Imprimir respostas',
  save: 'Baixar PDF',
  working: 'Preparando o PDF…',
  saved: { title: 'PDF pronto', description: 'A folha preparada foi salva' },
  unanswered: { title: 'Sem conexão', description: 'Nada se perdeu. Verifique a internet e tente de novo' },
  broken: { title: 'Não foi possível preparar', description: 'Tente novamente com outras escolhas' },
  left: (count: number) =>
    `Cada combinação diferente de escolhas é uma versão. ${count === 1 ? 'Resta 1 versão' : `Restam ${count} versões`} hoje.`,
  level: 'Nível',
  levels: { facil: 'Fácil', medio: 'Médio', desafio: 'Desafio' },
  ink: 'Tinta',
  inks: { color: 'Colorido', black: 'Preto e branco', outlines: 'Economia' },
  inkHint: 'Economia: só contornos, sem áreas preenchidas.',
  letters: 'Letra',
  letterStyles: { bastao: 'Bastão', imprensa: 'Imprensa', cursiva: 'Cursiva' },
  pages: 'Páginas',
  pageCount: (count: number) => (count === 1 ? '1 página' : `${count} páginas`),
  amount: 'Quantas coisas',
  amounts: { fewer: 'Menos', normal: 'Normal' },
  amountHint: 'Menos: a mesma tarefa com menos itens em cada página.',
  copies: 'Por folha',
  copyCount: { 1: '1 por folha', 2: '2 por folha', 4: '4 por folha' },
  beside: 'Lado a lado',
  besides: { same: 'A mesma página', next: 'Páginas diferentes' },
  answers: 'Respostas',
  answerChoices: { with: 'No fim', without: 'Sem', apart: 'À parte' },
} as const
