/** The eight categories, in the order of the menu (rule: categories). */
export const CATEGORIES = [
  'Matemática',
  'Colorir',
  'Labirinto',
  'Pontilhar',
  'Tracejar',
  'Percepção Visual',
  'Alfabetização',
  'Pareamento',
] as const
export type Category = (typeof CATEGORIES)[number]

/** Age options of the filter and of new activities (rule: age ranges). */
export const AGE_RANGES = ['3-4 anos', '5-7 anos', '8-10 anos', '10+ anos'] as const
/** Formats of an activity (rule: formats). */
export const FORMATS = ['Preto e Branco', 'Colorido'] as const

/** The short name of a category that design and drawings go by: `data-cat`, glyph, tile. */
export const CATEGORY_KEYS = {
  Matemática: 'matematica',
  Colorir: 'colorir',
  Labirinto: 'labirinto',
  Pontilhar: 'pontilhar',
  Tracejar: 'tracejar',
  'Percepção Visual': 'percepcao',
  Alfabetização: 'alfabetizacao',
  Pareamento: 'pareamento',
} as const satisfies Record<Category, string>
