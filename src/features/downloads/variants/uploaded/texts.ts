/** The panel that prepares an uploaded file. */
export const UPLOADED = {
  counts: 'Vale como baixar esta atividade hoje: tudo o que você fizer com este arquivo conta uma vez só.',
  inks: { color: 'Cores', grey: 'Tons de cinza' },
  greyHint: 'Tons de cinza: o mesmo desenho, sem gastar tinta colorida.',
  paper: (paper: number, count: number) => `Folha ${paper} de ${count}`,
  page: (page: number) => `Página ${page}`,
  opening: 'Abrindo o arquivo…',
  asItIs: 'Você ainda pode imprimir ou baixar o arquivo como ele está.',
  faults: {
    encrypted: 'Este PDF está protegido por senha. Por isso não dá para juntar as páginas nem tirar as cores.',
    damaged: 'Este PDF tem um defeito. Por isso não dá para juntar as páginas nem tirar as cores.',
    too_many_pages: 'Este PDF tem páginas demais para serem preparadas aqui.',
  },
  unreachable: 'A internet falhou, e o arquivo não chegou. O que você escolheu continua aqui.',
} as const
