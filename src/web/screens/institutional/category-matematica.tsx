import { redirect } from 'react-router'
import { catalogueHref } from '../../../features/catalogue/address/rules.ts'

/** Permanent redirect of the footer's 'Categorias' to the category's own address. */
export function loader() {
  throw redirect(catalogueHref({ category: 'Matemática' }), 301)
}

/** Never shown. Without a component a link to this route would load a new page instead of following the redirect. */
export default function CategoryMatematica() {
  return null
}
