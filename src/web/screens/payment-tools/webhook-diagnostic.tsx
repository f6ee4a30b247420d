import { ArrowRight } from 'lucide-react'
import { CredentialsPanel } from '../../../features/payments/credentials/components/credentials-panel.tsx'
import { DIAGNOSTIC_TEXTS as texts } from '../../../features/payments/diagnostic/texts.ts'
import { Diagnostic } from '../../../features/payments/tester/components/diagnostic.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/webhook-diagnostic'
import { useToolFacts } from './layout.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, description: texts.description, path: '/webhook-diagnostic', indexed: false })

/** /webhook-diagnostic: six tests of the webhook. */
export default function WebhookDiagnostic() {
  const { webhookUrl } = useToolFacts()
  return (
    <>
      <h1 className="mb-5 text-[28px]/9 md:mb-6 md:text-3xl">{texts.title}</h1>
      <CredentialsPanel />
      <Diagnostic webhookUrl={webhookUrl} />
      <div className="mt-5 md:mt-6">
        <LinkButton to="/webhook-tester" variant="quiet" iconEnd={<ArrowRight aria-hidden size={18} />}>
          {texts.openTester}
        </LinkButton>
      </div>
    </>
  )
}
