import { PlugZap, Send } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { TESTER_TEXTS as texts } from '../texts.ts'
import { CopyField } from './copy-field.tsx'
import { Panel } from './panel.tsx'
import { ResultPanel } from './result-panel.tsx'
import { SignedTest } from './signed-test.tsx'
import { TargetField } from './target-field.tsx'
import { useTest } from './use-test.ts'

/** 'Teste Rápido': connection, simulation, and signed notifications (rule: webhook tester). */
export function QuickTest({ webhookUrl }: { webhookUrl: string }) {
  const [url, setUrl] = useState('')
  const { outcome, busy, run } = useTest()
  return (
    <>
      <Panel>
        <CopyField label={texts.url} value={webhookUrl} copied={texts.copied} notCopied={texts.notCopied} />
        <div className="mt-4">
          <TargetField value={url} placeholder={webhookUrl} onChange={setUrl} />
        </div>
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
      </Panel>
      <ResultPanel outcome={outcome} />
      <SignedTest />
    </>
  )
}
