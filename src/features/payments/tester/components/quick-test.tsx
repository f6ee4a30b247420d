import { PlugZap, Send } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { TESTER_TEXTS as texts } from '../texts.ts'
import { CopyField } from './copy-field.tsx'
import { Panel } from './panel.tsx'
import { ResultPanel } from './result-panel.tsx'
import { SignedTest } from './signed-test.tsx'
import { TargetField } from './target-field.tsx'
import type { Bench } from './use-test.ts'

/** 'Teste Rápido': connection, simulation, and signed notifications (rule: webhook tester). */
export function QuickTest({ webhookUrl, bench }: { webhookUrl: string; bench: Bench }) {
  const { url, setUrl, outcome, busy, run } = bench
  return (
    <>
      <Panel>
        <CopyField label={texts.url} value={webhookUrl} copied={texts.copied} notCopied={texts.notCopied} />
        <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap">
          <Button
            icon={<PlugZap aria-hidden size={20} />}
            busy={busy === 'connection'}
            busyLabel={texts.busy}
            onClick={() => void run({ kind: 'connection', url })}
          >
            {texts.connect}
          </Button>
          <Button
            variant="secondary"
            icon={<Send aria-hidden size={20} />}
            busy={busy === 'simulation'}
            busyLabel={texts.busy}
            onClick={() => void run({ kind: 'simulation', url })}
          >
            {texts.simulate}
          </Button>
        </div>
        <p className="mt-3 max-w-text text-ink-2 text-sm">{texts.difference}</p>
        <div className="mt-2">
          <TargetField value={url} placeholder={webhookUrl} onChange={setUrl} />
        </div>
      </Panel>
      <ResultPanel outcome={outcome} />
      <SignedTest />
    </>
  )
}
