import { type FormEvent, useState } from 'react'
import { as, callApi } from '../../../../platform/browser/call-api.ts'
import { announce } from '../../../../ui/announcer.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { cpfOf } from '../rules.ts'
import { type BuyerDocumentReply, buyerDocumentReplySchema } from '../schema.ts'
import { BUYER_DOCUMENT as texts } from '../texts.ts'

/** Asks, folded away, for the CPF of the nota fiscal. @param stored masked; null without one */
export function BuyerDocumentField({ stored }: { stored: string | null }) {
  const [masked, setMasked] = useState(stored)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const change = async (cpf: string | null) => {
    setBusy(true)
    const read = as(buyerDocumentReplySchema)
    const answer = await callApi<BuyerDocumentReply>('/functions/v1/buyer-document', { body: { cpf }, read })
    setBusy(false)
    if (!answer.ok) return setProblem(answer.refusal?.issues[0]?.message ?? texts.failed)
    setProblem(null)
    setText('')
    setMasked(answer.data.cpf)
    announce(answer.data.cpf === null ? texts.removed : texts.saved)
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (cpfOf(text) === null) return setProblem(texts.wrong)
    void change(text)
  }

  return (
    <details className="mt-5 noscript:hidden">
      <summary className="min-h-11 cursor-pointer py-2.5 underline">
        {masked === null ? texts.summary : texts.stored(masked)}
      </summary>
      <p className="mt-1 text-ink-2 text-sm">{texts.text}</p>
      {masked === null ? (
        <form noValidate onSubmit={save} className="mt-3 grid gap-3">
          <TextField
            label={texts.label}
            inputMode="numeric"
            autoComplete="off"
            placeholder="000.000.000-00"
            value={text}
            {...(problem === null ? {} : { error: problem })}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" variant="secondary" size="sm" busy={busy} busyLabel={texts.saving}>
            {texts.save}
          </Button>
        </form>
      ) : (
        <Button className="mt-3" variant="secondary" size="sm" busy={busy} onClick={() => void change(null)}>
          {texts.remove}
        </Button>
      )}
    </details>
  )
}
