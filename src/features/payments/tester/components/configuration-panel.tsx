import { ExternalLink, FlaskConical } from 'lucide-react'
import { buttonClass } from '../../../../ui/button-style.ts'
import { TESTER_TEXTS } from '../texts.ts'
import { CopyField } from './copy-field.tsx'
import { Panel } from './panel.tsx'

interface ConfigurationPanelProps {
  webhookUrl: string
  /** The provider's panel; null hides the link. */
  panelUrl: string | null
  /** The sandbox in place of the provider; null = the provider itself. */
  sandboxUrl: string | null
}

/** Address for the provider's notifications, and how to configure it. */
export function ConfigurationPanel({ webhookUrl, panelUrl, sandboxUrl }: ConfigurationPanelProps) {
  const texts = TESTER_TEXTS.configuration
  return (
    <Panel title={texts.title}>
      <p
        className={`mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-4 py-3 ${sandboxUrl ? 'bg-warn-soft text-warn' : 'bg-ok-soft text-ok'}`}
      >
        <FlaskConical aria-hidden size={20} className="shrink-0" />
        <span className="min-w-0 grow basis-60 font-semibold">{sandboxUrl ? texts.sandbox : texts.real}</span>
        {sandboxUrl ? (
          <a href={sandboxUrl} target="_blank" rel="noreferrer" className="inline-flex min-h-11 items-center underline">
            {texts.openSandbox}
          </a>
        ) : null}
      </p>
      <CopyField label={texts.url} value={webhookUrl} copied={texts.copied} notCopied={texts.notCopied} />
      <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3">
        {texts.facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-ink-3 text-sm">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-6 text-[1.0625rem]/6">{texts.stepsTitle}</h3>
      <ol className="mt-2 grid max-w-text list-decimal gap-2 pl-5">
        {texts.steps.map((step) => (
          <li key={step} className="wrap-anywhere">
            {step}
          </li>
        ))}
      </ol>
      {panelUrl ? (
        <a href={panelUrl} target="_blank" rel="noreferrer" className={`${buttonClass({ variant: 'secondary' })} mt-5`}>
          {texts.panel}
          <ExternalLink aria-hidden size={18} />
        </a>
      ) : null}
    </Panel>
  )
}
