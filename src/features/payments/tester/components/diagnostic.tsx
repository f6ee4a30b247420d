import { Stethoscope } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import { conclusionOf } from '../../diagnostic/rules.ts'
import type { DiagnosticReport as Report } from '../../diagnostic/schema.ts'
import { DIAGNOSTIC_TEXTS as texts } from '../../diagnostic/texts.ts'
import { DiagnosticReport } from './diagnostic-report.tsx'
import { Panel } from './panel.tsx'
import { TargetField } from './target-field.tsx'
import { runDiagnostic } from './tool-calls.ts'
import { messageOf } from './use-test.ts'

/** One button, six tests. */
export function Diagnostic({ webhookUrl }: { webhookUrl: string }) {
  const [url, setUrl] = useState('')
  const [busy, setBusy] = useState(false)
  const [report, setReport] = useState<Report | null>(null)
  const run = async () => {
    setBusy(true)
    // An earlier report does not belong to a failed run.
    setReport(null)
    try {
      const found = await runDiagnostic(url.trim())
      setReport(found)
      const { complete, title, description } = conclusionOf(found)
      showToast({ kind: complete ? 'success' : 'error', title, description })
    } catch (error) {
      showToast({ kind: 'error', title: texts.failed, description: messageOf(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Panel title={texts.panel}>
        <p className="mb-4 max-w-text text-ink-2">{texts.intro}</p>
        <Button
          className="w-full sm:w-auto"
          icon={<Stethoscope aria-hidden size={20} />}
          busy={busy}
          busyLabel={texts.running}
          onClick={() => void run()}
        >
          {texts.start}
        </Button>
        <div className="mt-3">
          <TargetField value={url} placeholder={webhookUrl} onChange={setUrl} />
        </div>
      </Panel>
      {report ? <DiagnosticReport report={report} /> : null}
    </>
  )
}
