/**
 * Kinds whose words and sentences may be set in any letters. Not those whose task is about the letters themselves
 * (capitals and small ones, tracing), and not those with a letter to a box.
 */
export const KINDS_WITH_LETTERS: readonly string[] = [
  'palavra-e-figura',
  'contar-silabas',
  'frases-e-leitura',
  'rimas',
  'jogo-da-memoria',
  'domino',
  'bingo',
  'opostos',
  'emocoes',
]
