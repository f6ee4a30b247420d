import type { MetaDescriptor } from 'react-router'
import type { RootData } from '../../shell/root-data.ts'

/** The part of a route's `matches` this needs. */
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** Title and description of a public page; the site's name follows the title. */
export function pageMeta(
  matches: Matches,
  { title, description }: { title: string; description: string },
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
  return [{ title: root ? `${title} | ${root.site.name}` : title }, { name: 'description', content: description }]
}

/** The address search engines should know for a page. */
export function canonicalLink(address: string): MetaDescriptor {
  return { tagName: 'link', rel: 'canonical', href: address }
}
