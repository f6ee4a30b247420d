import { ArrowRight } from 'lucide-react'
import { PaymentMonitor } from '../../../features/payments/monitoring/components/payment-monitor.tsx'
import { ConfigurationPanel } from '../../../features/payments/tester/components/configuration-panel.tsx'
import { TESTER_TEXTS as texts } from '../../../features/payments/tester/texts.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/mercadopago-test'
import { useToolFacts } from './layout.tsx'
import { keepPayments, readPayments } from './reading.ts'

export const loader = ({ context, request }: Route.LoaderArgs) => readPayments(context, request)

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => keepPayments(request, serverLoader)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.providerTitle,
    description: texts.providerDescription,
    path: '/mercadopago-test',
    indexed: false,
  })

/** /mercadopago-test: the webhook-configuration panel and the monitoring list. */
export default function ProviderTest({ loaderData }: Route.ComponentProps) {
  const { webhookUrl, payments } = useToolFacts()
  return (
    <>
      <h1 className="mb-5 text-[28px]/9 md:mb-6 md:text-3xl">{texts.providerTitle}</h1>
      <ConfigurationPanel webhookUrl={webhookUrl} {...payments} />
      <div className="my-5 md:my-6">
        <LinkButton to="/webhook-tester" variant="secondary" iconEnd={<ArrowRight aria-hidden size={18} />}>
          {texts.configuration.openTester}
        </LinkButton>
      </div>
      <PaymentMonitor reading={loaderData} />
    </>
  )
}
