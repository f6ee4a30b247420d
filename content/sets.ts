/** Names of sets: pieces that go together, tied by the name that page and card show. */
export const SETS = [
  'Alfabeto completo',
  'Números de 0 a 20',
  '17 famílias silábicas',
  '30 dias de coordenação motora',
  'Letras e números em estrada',
  'Alfabeto cursivo',
  'Alfabeto de ponto a ponto',
  'Tabuadas de 1 a 10',
  'Meses do ano letivo',
] as const

/** Sets with a map of progress and a note for the adult. */
export const GUIDED_SETS: readonly (typeof SETS)[number][] = SETS.slice(0, 4)
