import { FileJson, Send } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { controlClass, Field } from '../../../../ui/field.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import { sampleNotification } from '../rules.ts'
import { PAYLOAD_MAX_LENGTH } from '../schema.ts'
import { TESTER_TEXTS as texts } from '../texts.ts'
import { Panel } from './panel.tsx'
import { ResultPanel } from './result-panel.tsx'
import { TargetField } from './target-field.tsx'
import { type Bench, messageOf } from './use-test.ts'

/** 'Teste Personalizado': a payload to write (rule: webhook tester). */
export function CustomTest({ webhookUrl, bench }: { webhookUrl: string; bench: Bench }) {
  const { payload, setPayload, url, setUrl, outcome, busy, run } = bench
  const send = () => {
    try {
      JSON.parse(payload)
    } catch (error) {
      return showToast({ kind: 'error', title: texts.critical, description: messageOf(error) })
    }
    void run({ kind: 'custom', payload, url })
  }
  return (
    <>
      <Panel>
        <Field label={texts.payload} helper={texts.payloadHelper}>
          {(control) => (
            <textarea
              {...control}
              rows={12}
              spellCheck={false}
              maxLength={PAYLOAD_MAX_LENGTH}
              value={payload}
              onChange={({ currentTarget }) => setPayload(currentTarget.value)}
              className={`${controlClass} font-mono text-[0.9375rem]/6`}
            />
          )}
        </Field>
        <div className="mt-4">
          <TargetField value={url} placeholder={webhookUrl} onChange={setUrl} />
        </div>
        <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap">
          <Button
            variant="secondary"
            icon={<FileJson aria-hidden size={20} />}
            onClick={() => setPayload(JSON.stringify(sampleNotification(new Date()), null, 2))}
          >
            {texts.useSample}
          </Button>
          <Button
            icon={<Send aria-hidden size={20} />}
            disabled={payload.trim() === ''}
            busy={busy !== null}
            busyLabel={texts.busy}
            onClick={send}
          >
            {texts.send}
          </Button>
        </div>
      </Panel>
      <ResultPanel outcome={outcome} />
    </>
  )
}
