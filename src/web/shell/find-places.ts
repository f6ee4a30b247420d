import { SCHOOL_YEARS } from '../../features/catalogue/facets/rules.ts'
import { facetWords } from '../../features/catalogue/facets/texts.ts'
import { topicHref, yearSlug } from '../../features/catalogue/topics/address.rules.ts'

/** Ways to find sheets beside the categories, in the order of the menu (rule: the bar). */
export const FIND_PLACES = [
  { to: '/objetivos', name: 'Objetivos', hint: 'O que a criança pratica' },
  { to: '/bncc', name: 'BNCC', hint: 'Habilidades e códigos' },
  { to: '/datas', name: 'Datas', hint: 'O ano escolar, mês a mês' },
  { to: '/cadernos', name: 'Cadernos prontos', hint: 'Por ano, data e habilidade' },
] as const

/** The pages of the school years. */
export const FIND_YEARS = SCHOOL_YEARS.map((year) => ({
  to: topicHref(yearSlug(year)),
  name: facetWords('year', year),
}))
