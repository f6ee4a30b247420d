import { Signature } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { SAMPLE_ID } from '../rules.ts'
import { resourceIdSchema, SHAPES, type Shape } from '../schema.ts'
import { TESTER_TEXTS } from '../texts.ts'
import { Panel } from './panel.tsx'
import { ResultPanel } from './result-panel.tsx'
import { useTest } from './use-test.ts'

/** Sends the site a notification signed as the provider signs; the secret stays on the server. */
export function SignedTest() {
  const texts = TESTER_TEXTS.signed
  const [shape, setShape] = useState<Shape>('payment_updated')
  const [resourceId, setResourceId] = useState(SAMPLE_ID)
  const [problem, setProblem] = useState<string>()
  const { outcome, busy, run } = useTest()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const parsed = resourceIdSchema.safeParse(resourceId)
    setProblem(parsed.success ? undefined : texts.badResource)
    if (parsed.success) void run({ kind: 'signed', shape, resourceId: parsed.data })
  }
  return (
    <>
      <Panel title={texts.title}>
        <p className="max-w-text text-ink-2">{texts.intro}</p>
        <form onSubmit={send} className="mt-4 grid gap-4 md:grid-cols-2" noValidate>
          <Select
            label={texts.shape}
            value={shape}
            onChange={({ currentTarget: { value } }) => setShape(SHAPES.find((one) => one === value) ?? shape)}
          >
            {SHAPES.map((one) => (
              <option key={one} value={one}>
                {texts.shapes[one]}
              </option>
            ))}
          </Select>
          <TextField
            label={texts.resource}
            helper={texts.resourceHelper}
            error={problem}
            value={resourceId}
            onChange={({ currentTarget }) => setResourceId(currentTarget.value)}
          />
          <div>
            <Button
              type="submit"
              variant="secondary"
              icon={<Signature aria-hidden size={20} />}
              busy={busy === 'signed'}
              busyLabel={TESTER_TEXTS.busy}
            >
              {texts.send}
            </Button>
          </div>
        </form>
      </Panel>
      <ResultPanel outcome={outcome} />
    </>
  )
}
