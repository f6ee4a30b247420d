import { TERMS } from '../../../features/accounts/terms/texts.ts'
import type { Route } from './+types/terms'
import { documentMeta } from './document-meta.ts'
import { LegalPage } from './legal-page.tsx'
import { TERMS_META, termsDocument } from './terms-texts.ts'
import { useDocumentFacts } from './use-document-facts.ts'

export const meta: Route.MetaFunction = ({ matches }) => documentMeta(matches, { ...TERMS_META, path: '/terms' })

export default function Terms() {
  return <LegalPage document={termsDocument(useDocumentFacts())} date={TERMS.updated()} />
}
