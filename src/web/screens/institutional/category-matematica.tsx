import { redirect } from 'react-router'
import { catalogueHref } from '../../../features/catalogue/address/rules.ts'

/** Where the footer's 'Categorias' leads: the category's own address, for good. */
export function loader() {
  throw redirect(catalogueHref({ category: 'Matemática' }), 301)
}

/** Never shown. Without a component a link to this route would load a new page instead of following the redirect. */
export default function CategoryMatematica() {
  return null
}
