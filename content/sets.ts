/** Names of sets: pieces that go together, tied by the name that page and card show. */
export const SETS = [
  'Alfabeto completo',
  'Números de 0 a 20',
  '17 famílias silábicas',
  '30 dias de coordenação motora',
] as const
