/** Sets with a map of progress and a note for the adult. */
export const GUIDED_SETS = [
  'Alfabeto completo',
  'Números de 0 a 20',
  '17 famílias silábicas',
  '30 dias de coordenação motora',
] as const

/** Names of sets: pieces that go together, tied by the name that page and card show. */
export const SETS = [
  ...GUIDED_SETS,
  'Letras e números em estrada',
  'Alfabeto cursivo',
  'Alfabeto de ponto a ponto',
  'Tabuadas de 1 a 10',
  'Meses do ano letivo',
] as const
