import { Printer, RefreshCw } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { useSettled } from '../../../ui/use-settled.ts'
import { DayNote } from '../../downloads/today/components/day-note.tsx'
import type { VariantOrder } from '../../variants/components/engine-messages.ts'
import { Preview } from '../../variants/components/preview.tsx'
import { useEngine } from '../../variants/components/use-engine.ts'
import { usePictures } from '../../variants/components/use-pictures.ts'
import { otherSeed } from '../../variants/options/rules.ts'
import { PREPARE } from '../../variants/texts.ts'
import {
  type Chosen,
  choicesFor,
  EXAMPLE,
  exampleOf,
  nameOfSheet,
  readDraft,
  sourceOf,
  type Typed,
} from '../draft.rules.ts'
import type { CreationKind } from '../kind.rules.ts'
import { CREATE } from '../texts.ts'
import { ChosenField } from './chosen-fields.tsx'
import { creationIdOf } from './creation-ids.ts'
import { holdTyped, lastChosen, rememberChosen, typedBefore } from './presets.ts'
import { useCreationDelivery } from './use-creation-delivery.ts'
import { NameField, SyllablesField, WordsField } from './written-fields.tsx'

/** A sheet as far as it is created. */
export interface Draft {
  readonly kind: CreationKind
  readonly typed: Typed
  readonly chosen: Chosen
  /** False while something other than a name is missing. */
  readonly isReady: boolean
  readonly newId: () => string
}

interface CreatePanelProps {
  kind: CreationKind
  userId: string | null
  /** Fills a list of names. */
  offer: (list: { readonly typed: string; readonly onNames: (typed: string) => void }) => ReactNode
  /** Other things to do with the sheet. */
  more: (draft: Draft) => ReactNode
}

export function CreatePanel({ kind, userId, offer, more }: CreatePanelProps) {
  const [typed, setTyped] = useState(() => typedBefore(userId))
  const [chosen, setChosen] = useState(() => lastChosen(kind))
  useEffect(() => holdTyped(userId, typed), [userId, typed])
  useEffect(() => rememberChosen(kind, chosen), [kind, chosen])

  const reading = readDraft(kind, typed, chosen)
  const own = reading.own ?? exampleOf(kind, chosen)
  const order: VariantOrder = {
    kind: kind.id,
    category: kind.category,
    source: sourceOf(kind, own, chosen),
    choices: choicesFor(kind, own, chosen),
  }
  const { engine, restart } = useEngine()
  const { drawn, busy } = usePictures(engine, useSettled(order))
  const sheet = nameOfSheet(kind, own, chosen)
  const delivered = { kind, order, sheet }
  const { deliver, working, refusal } = useCreationDelivery(engine, userId, delivered)
  const isReady = reading.own !== null && drawn.failed === null && drawn.urls.length > 0
  const hasAllButName = reading.own !== null || readDraft(kind, { ...typed, name: EXAMPLE.name }, chosen).own !== null
  const written = { kind, typed, reading, onChange: setTyped }
  const again = () => {
    const seed = otherSeed(chosen.choices.seed, Math.random())
    setChosen({ ...chosen, choices: { ...chosen.choices, seed } })
  }
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <form className="flex min-w-0 flex-col gap-5" onSubmit={(event) => event.preventDefault()}>
        {kind.fields.includes('name') ? <NameField {...written} /> : null}
        {kind.words ? <WordsField {...written} /> : null}
        {kind.words?.names
          ? offer({ typed: typed.words, onNames: (words) => setTyped((old) => ({ ...old, words })) })
          : null}
        {kind.words?.syllables ? <SyllablesField {...written} /> : null}
        {kind.fields.map((name) => (
          <ChosenField key={name} name={name} kind={kind} chosen={chosen} reading={reading} onChange={setChosen} />
        ))}
        {refusal ? (
          <div role="alert" className="rounded-control bg-warn-soft p-4 text-warn">
            <p className="font-semibold">{refusal.title}</p>
            <p className="text-sm">{refusal.description}</p>
            <LinkButton to="/plans" variant="secondary" className="mt-3">
              {CREATE.plans}
            </LinkButton>
          </div>
        ) : null}
        <div className="grid gap-2.5 sm:grid-cols-2">
          <Button
            icon={<Printer aria-hidden size={20} />}
            disabled={userId !== null && !isReady}
            busy={working === 'print'}
            busyLabel={PREPARE.working}
            onClick={() => void deliver('print')}
          >
            {userId === null ? CREATE.signIn : CREATE.print}
          </Button>
          {userId === null ? null : (
            <Button
              variant="secondary"
              disabled={!isReady}
              busy={working === 'save'}
              busyLabel={PREPARE.working}
              onClick={() => void deliver('save')}
            >
              {CREATE.save}
            </Button>
          )}
          {kind.oneDrawing ? null : (
            <Button variant="secondary" icon={<RefreshCw aria-hidden size={20} />} onClick={again}>
              {CREATE.again}
            </Button>
          )}
        </div>
        {more({ kind, typed, chosen, isReady: hasAllButName, newId: () => creationIdOf(sheet) })}
        {userId === null ? (
          <p className="text-ink-2 text-sm">{CREATE.signInNote}</p>
        ) : (
          <>
            {reading.own ? null : <p className="text-ink-2 text-sm">{CREATE.write}</p>}
            <DayNote userId={userId} sheet={sheet} />
          </>
        )}
        <p className="text-ink-2 text-sm">{CREATE.cost}</p>
      </form>
      <div className="min-w-0">
        <p role="status" className="mb-3 min-h-6 font-semibold">
          {reading.own ? null : CREATE.example}
        </p>
        <Preview drawn={drawn} busy={busy} onRetry={restart} />
      </div>
    </div>
  )
}
