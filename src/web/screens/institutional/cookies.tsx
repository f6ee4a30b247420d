import type { Route } from './+types/cookies'
import { COOKIES_META, cookiesDocument } from './cookies-texts.ts'
import { documentMeta } from './document-meta.ts'
import { LAST_UPDATE } from './facts.ts'
import { LegalPage } from './legal-page.tsx'
import { useDocumentFacts } from './use-document-facts.ts'

export const meta: Route.MetaFunction = ({ matches }) => documentMeta(matches, { ...COOKIES_META, path: '/cookies' })

export default function Cookies() {
  return <LegalPage document={cookiesDocument(useDocumentFacts())} date={LAST_UPDATE} />
}
