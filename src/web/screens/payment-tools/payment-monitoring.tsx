import { PaymentMonitor } from '../../../features/payments/monitoring/components/payment-monitor.tsx'
import { PAYMENTS_TEXTS as texts } from '../../../features/payments/monitoring/texts.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/payment-monitoring'
import { keepPayments, readPayments } from './reading.ts'

export const loader = ({ context, request }: Route.LoaderArgs) => readPayments(context, request)

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => keepPayments(request, serverLoader)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: '/payment-monitoring',
    indexed: false,
  })

/** /payment-monitoring: the monitoring list alone. */
export default function PaymentMonitoring({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="mb-5 text-[28px]/9 md:mb-6 md:text-3xl">{texts.pageTitle}</h1>
      <PaymentMonitor reading={loaderData} />
    </>
  )
}
