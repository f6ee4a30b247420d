/** Kinds whose theme is a dress of the task, with a title that goes with any: a child's interest may take its place. */
export const TITLES_WITH_INTERESTS: Readonly<Record<string, string>> = {
  'contar-e-escrever': 'Contar e escrever',
  'soma-com-desenhos': 'Somar com desenhos',
  'subtracao-com-desenhos': 'Tirar com desenhos',
  'mais-ou-menos': 'Mais ou menos?',
  'quadro-de-dez': 'Quadro de dez',
  'par-e-impar': 'Par ou ímpar?',
  quantidades: 'Quantos são?',
}

/** Interests that these kinds know as themes. */
export const DRESSES: readonly string[] = ['frutas', 'jardim', 'mar', 'bichos']
