/** Kinds whose seed chooses the subject of the page: a title of theirs holds for one drawing alone. */
export const KINDS_TITLED_BY_SEED: readonly string[] = [
  'carta-com-opiniao',
  'cartaz-e-anuncio',
  'contar-a-historia',
  'escrever-bilhete',
  'jornal-da-turma',
  'palavras-que-retomam',
  'parlendas',
]

/** Kinds whose plain title names behind a colon what only its level has. */
export const KINDS_NAMED_BY_LEVEL: readonly string[] = ['ceu-e-terra']
