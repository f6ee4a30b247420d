import { Printer, RefreshCw, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { choicesOf } from '../../../../../sheets/variants/draw-variant.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog, DialogTitle } from '../../../../ui/dialog.tsx'
import type { Recipe } from '../../../catalogue/recipe/schema.ts'
import type { Activity } from '../../../catalogue/schema.ts'
import { CATEGORY_KEYS } from '../../../catalogue/taxonomy/rules.ts'
import type { DownloadEffects } from '../../components/run-download.ts'
import {
  choicesWithin,
  fromAddress,
  isAsInCatalogue,
  isDrawnAnew,
  nameOfChoices,
  optionsFor,
  otherSeed,
  toAddress,
} from '../options/rules.ts'
import { PREPARE, VARIANT_LIMIT } from '../texts.ts'
import type { VariantOrder } from './engine-messages.ts'
import { failureText, handOver } from './hand-over.ts'
import { lastChoices, rememberChoices } from './last-choices.ts'
import { OptionGroup } from './option-group.tsx'
import { Preview } from './preview.tsx'
import { useEngine } from './use-engine.ts'
import { usePictures } from './use-pictures.ts'
import { registerVariant } from './variant-calls.ts'

interface PanelProps {
  activity: Activity
  recipe: Recipe
  effects: Pick<DownloadEffects, 'session' | 'toast'>
  onClose: () => void
}

/** The choices stand in the address, so that it can be shared; the page itself does not hear of it. */
function useAddress(address: string) {
  useEffect(() => {
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, '', pathname + search + (address ? `#${address}` : ''))
  }, [address])
}

/** A sheet drawn otherwise: choices on one side, its pages on the other (rule: variants). */
export function PreparePanel({ activity, recipe, effects, onClose }: PanelProps) {
  const catalogue = choicesOf(recipe)
  const [choices, setChoices] = useState(() =>
    choicesWithin(recipe.kind, fromAddress(window.location.hash, catalogue), catalogue),
  )
  const [working, setWorking] = useState<'print' | 'answers' | 'save' | null>(null)
  const [left, setLeft] = useState<number | null>(null)
  const { engine, restart } = useEngine()
  const order: VariantOrder = {
    kind: recipe.kind,
    category: CATEGORY_KEYS[activity.category],
    source: recipe,
    choices,
  }
  const { drawn, busy } = usePictures(engine, order)
  const [last] = useState(() => lastChoices(recipe.kind, catalogue))
  useAddress(toAddress(choices, catalogue))
  // A sheet whose answers were taken away still has the choice.
  const hasAnswers = drawn.answers > 0 || choices.answers !== 'with'

  async function deliver(how: 'print' | 'answers' | 'save') {
    const { session, toast } = effects
    if (!session || !engine || working) return
    setWorking(how)
    try {
      if (!isAsInCatalogue(choices, catalogue)) {
        const reply = await registerVariant(session.userId, activity.id, nameOfChoices(choices))
        if (!reply) {
          toast({ kind: 'error', ...PREPARE.unanswered })
          return
        }
        setLeft(reply.remaining_variants)
        if (!reply.success) {
          toast({ kind: 'warn', title: VARIANT_LIMIT.title, description: reply.message })
          return
        }
      }
      await handOver(engine, how, { order, subject: activity.category, hasAnswers: drawn.answers > 0 })
      rememberChoices(choices, catalogue)
      if (how === 'save') toast({ kind: 'success', ...PREPARE.saved })
    } catch (error) {
      toast({ kind: 'error', ...failureText(error) })
    } finally {
      setWorking(null)
    }
  }

  const unready = drawn.failed !== null || drawn.urls.length === 0
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      size="lg"
      layout="bare"
      closeLabel={PREPARE.close}
      footer={
        <>
          {left === null ? null : (
            <p role="status" className="basis-full text-center text-ink-2 text-sm md:basis-auto md:self-center">
              {PREPARE.left(left)}
            </p>
          )}
          <Button
            variant="secondary"
            disabled={unready}
            busy={working === 'save'}
            busyLabel={PREPARE.working}
            onClick={() => void deliver('save')}
          >
            {PREPARE.save}
          </Button>
          {choices.answers === 'apart' && drawn.answers > 0 ? (
            <Button
              variant="secondary"
              disabled={unready}
              busy={working === 'answers'}
              busyLabel={PREPARE.working}
              onClick={() => void deliver('answers')}
            >
              {PREPARE.printAnswers}
            </Button>
          ) : null}
          <Button
            icon={<Printer aria-hidden size={20} />}
            disabled={unready}
            busy={working === 'print'}
            busyLabel={PREPARE.working}
            onClick={() => void deliver('print')}
          >
            {PREPARE.print}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-6 px-5 pt-5 pb-6 md:grid-cols-2 md:px-8 md:pt-7">
        <div className="flex min-w-0 flex-col gap-4 md:order-2">
          <div className="pr-14">
            <DialogTitle>{PREPARE.title}</DialogTitle>
            <p className="mt-1 text-ink-2">{recipe.title}</p>
          </div>
          {optionsFor(recipe.kind, hasAnswers, choices).map((option) => (
            <OptionGroup
              key={option.name}
              option={option}
              value={choices[option.name]}
              onChange={(value) => setChoices({ ...choices, [option.name]: value })}
            />
          ))}
          <div className="flex flex-wrap gap-2.5">
            {isDrawnAnew(recipe.kind) ? (
              <Button
                variant="secondary"
                icon={<RefreshCw aria-hidden size={20} />}
                onClick={() => setChoices({ ...choices, seed: otherSeed(choices.seed, Math.random()) })}
              >
                {PREPARE.again}
              </Button>
            ) : null}
            {last && isAsInCatalogue(choices, catalogue) && !isAsInCatalogue(last, catalogue) ? (
              <Button variant="secondary" onClick={() => setChoices(last)}>
                {PREPARE.last}
              </Button>
            ) : null}
            {isAsInCatalogue(choices, catalogue) ? null : (
              <Button variant="secondary" icon={<Undo2 aria-hidden size={20} />} onClick={() => setChoices(catalogue)}>
                {PREPARE.reset}
              </Button>
            )}
          </div>
          {isDrawnAnew(recipe.kind) ? <p className="text-ink-2 text-sm">{PREPARE.againHint}</p> : null}
          <p className="text-ink-2 text-sm">{PREPARE.counts}</p>
        </div>
        <Preview drawn={drawn} busy={busy} onRetry={restart} />
      </div>
    </Dialog>
  )
}
