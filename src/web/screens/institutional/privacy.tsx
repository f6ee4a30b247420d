import { longDate } from '../../../platform/local-time.ts'
import { systemClock } from '../../../platform/time.ts'
import type { Route } from './+types/privacy'
import { documentMeta } from './document-meta.ts'
import { LegalPage } from './legal-page.tsx'
import { PRIVACY_META, privacyDocument } from './privacy-texts.ts'
import { useDocumentFacts } from './use-document-facts.ts'

/** The date shown is today's: the page always shows the version in force. */
export function loader() {
  return { today: longDate(systemClock()) }
}

export const meta: Route.MetaFunction = ({ matches }) => documentMeta(matches, { ...PRIVACY_META, path: '/privacy' })

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={privacyDocument(useDocumentFacts())} date={`Em vigor em ${loaderData.today}`} />
}
