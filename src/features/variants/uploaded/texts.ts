/** The panel that prepares an uploaded file. */
export const UPLOADED = {
  counts:
    'Olhar e escolher não conta. Imprimir ou baixar vale como baixar esta atividade hoje: tudo o que você fizer com este arquivo conta uma vez só.',
  inks: { color: 'Cores', grey: 'Tons de cinza' },
  greyHint: 'Tons de cinza: o mesmo desenho, sem gastar tinta colorida.',
  paper: (paper: number, count: number) => `Folha ${paper} de ${count}`,
  page: (page: number) => `Página ${page}`,
  asItIs: 'Você ainda pode imprimir ou baixar o arquivo como ele está.',
  faults: {
    encrypted: 'Este PDF está protegido por senha. Por isso não dá para juntar as páginas nem tirar as cores.',
    damaged: 'Este PDF tem um defeito. Por isso não dá para juntar as páginas nem tirar as cores.',
    too_many_pages: 'Este PDF tem páginas demais para serem preparadas aqui.',
  },
  unreachable: {
    title: 'Sem conexão',
    description: 'O arquivo não chegou. O que você escolheu continua aqui, e tentar de novo não conta outra vez',
  },
} as const
