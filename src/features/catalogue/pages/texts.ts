/** Looking through the pages of a sheet. */
export const PAGES = {
  strip: 'Páginas da folha',
  previous: 'Página anterior',
  next: 'Próxima página',
  page: (page: number, count: number) => `Página ${page} de ${count}`,
  picture: (page: number, title: string) => `${title}, página ${page}`,
  answers: (title: string) => `${title}, respostas desfocadas`,
  enlarge: 'Ampliar',
  enlarged: 'Páginas ampliadas',
  double: 'Aumentar',
  whole: 'Página inteira',
  /** Over a blurred answer key. */
  afterDownload: 'Respostas: nítidas depois de baixar',
} as const
