/** The sheet on a board or projector. */
export const BOARD = {
  open: 'Na lousa',
  label: (title: string) => `Na lousa: ${title}`,
  page: (place: number, pages: number) => `Página ${place} de ${pages}`,
  answers: (shown: number, steps: number) =>
    steps === 1 ? (shown === 1 ? 'Resposta à vista' : 'Resposta coberta') : `${shown} de ${steps} respostas`,
  previous: 'Página anterior',
  next: 'Próxima página',
  uncover: 'Mostrar resposta',
  uncoverNext: 'Mostrar a próxima',
  cover: 'Cobrir',
  close: 'Sair da lousa',
  drawing: 'Desenhando…',
  failed: 'Esta página não apareceu. Veja se a internet está funcionando.',
  retry: 'Tentar de novo',
  keys: 'Setas ou passador: página. Espaço ou ponto: resposta. Esc: sair.',
} as const
