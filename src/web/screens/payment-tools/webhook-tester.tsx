import { Activity, ArrowRight, BookOpen, Braces, Stethoscope, Zap } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { PaymentMonitor } from '../../../features/payments/monitoring/components/payment-monitor.tsx'
import { CustomTest } from '../../../features/payments/tester/components/custom-test.tsx'
import { Documentation } from '../../../features/payments/tester/components/documentation.tsx'
import { QuickTest } from '../../../features/payments/tester/components/quick-test.tsx'
import { useBench } from '../../../features/payments/tester/components/use-test.ts'
import { TESTER_TEXTS as texts } from '../../../features/payments/tester/texts.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/webhook-tester'
import { useToolFacts } from './layout.tsx'
import { keepPayments, readPayments } from './reading.ts'

const TABS = ['quick', 'custom', 'monitoring', 'documentation'] as const
const ICONS = { quick: Zap, custom: Braces, monitoring: Activity, documentation: BookOpen } as const
/** A filtered list opens where it was filtered. */
const MONITORING_TAB = { tab: 'monitoring' }

export const loader = ({ context, request }: Route.LoaderArgs) => readPayments(context, request)

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => keepPayments(request, serverLoader)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, description: texts.description, path: '/webhook-tester', indexed: false })

/** /webhook-tester: four tabs. */
export default function WebhookTester({ loaderData }: Route.ComponentProps) {
  const { webhookUrl } = useToolFacts()
  const quick = useBench()
  const custom = useBench()
  const [address] = useSearchParams()
  const asked = TABS.find((tab) => tab === address.get('tab')) ?? 'quick'
  const contents = {
    quick: <QuickTest webhookUrl={webhookUrl} bench={quick} />,
    custom: <CustomTest webhookUrl={webhookUrl} bench={custom} />,
    monitoring: <PaymentMonitor reading={loaderData} keep={MONITORING_TAB} />,
    documentation: <Documentation />,
  }
  return (
    <>
      <h1 className="mb-5 text-[28px]/9 md:mb-6 md:text-3xl">{texts.title}</h1>
      <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel bg-info-soft px-5 py-4 text-info md:mb-8">
        <Stethoscope aria-hidden size={24} className="shrink-0" />
        <span className="min-w-0 grow basis-56">
          <b className="font-semibold">{texts.banner.lead}</b> {texts.banner.text}
        </span>
        <Link
          to="/webhook-diagnostic"
          className="inline-flex min-h-11 items-center gap-2.5 font-display font-semibold text-[0.9375rem] text-info"
        >
          {texts.banner.link}
          <ArrowRight aria-hidden size={18} />
        </Link>
      </p>
      <Tabs
        label={texts.tabs.label}
        initial={asked}
        tabs={TABS.map((value) => {
          const Icon = ICONS[value]
          return { value, label: texts.tabs[value], icon: <Icon aria-hidden size={20} />, content: contents[value] }
        })}
      />
    </>
  )
}
