import type { CategorySlug } from '../../brand/category-glyph.tsx'
import type { Category } from '../../features/catalogue/taxonomy/rules.ts'

interface MenuCategory {
  readonly slug: CategorySlug
  /** A few words under the name in the menu. */
  readonly hint: string
}

/** Keyed by name, so that a category missing here does not compile. The order is the menu's. */
const categories: Record<Category, MenuCategory> = {
  Matemática: { slug: 'matematica', hint: 'Contar, somar, medir' },
  Colorir: { slug: 'colorir', hint: 'Desenhos e mandalas' },
  Labirinto: { slug: 'labirinto', hint: 'Achar a saída' },
  Pontilhar: { slug: 'pontilhar', hint: 'Ligar número a número' },
  Tracejar: { slug: 'tracejar', hint: 'Firmar o traço' },
  'Percepção Visual': { slug: 'percepcao', hint: 'Sombras e padrões' },
  Alfabetização: { slug: 'alfabetizacao', hint: 'Letras e sílabas' },
  Pareamento: { slug: 'pareamento', hint: 'Combinar os pares' },
}

/** The entries of the category menu, each with its address. */
export const menuCategories = Object.entries(categories).map(([name, category]) => ({
  ...category,
  name,
  to: `/activities?category=${encodeURIComponent(name)}`,
}))
