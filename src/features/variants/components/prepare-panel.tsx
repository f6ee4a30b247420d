import { Presentation, Printer, RefreshCw, Undo2 } from 'lucide-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { Level } from '../../../../sheets/scene/scene.ts'
import { choicesOf } from '../../../../sheets/variants/draw-variant.ts'
import { Button } from '../../../ui/button.tsx'
import { LISTEN_TO_WORDS, ReadAloud } from '../../../ui/read-aloud.tsx'
import { useLater } from '../../../ui/use-later.ts'
import { readableInstruction } from '../../catalogue/recipe/rules.ts'
import type { Recipe } from '../../catalogue/recipe/schema.ts'
import type { Activity } from '../../catalogue/schema.ts'
import { CATEGORY_KEYS } from '../../catalogue/taxonomy/rules.ts'
import { type DownloadEffects, grantPrepared } from '../../downloads/components/run-download.ts'
import { BOARD } from '../board/texts.ts'
import { variantFileName } from '../file-name.rules.ts'
import {
  choicesWithin,
  fromAddress,
  isAsInCatalogue,
  isRedrawable,
  nameOfChoices,
  optionsFor,
  otherSeed,
  titleOf,
  toAddress,
} from '../options/rules.ts'
import { PREPARE } from '../texts.ts'
import type { VariantOrder } from './engine-messages.ts'
import { type Delivery, makeSheet } from './hand-over.ts'
import { lastChoices, rememberChoices } from './last-choices.ts'
import { OptionGroup } from './option-group.tsx'
import { PanelCost, PanelShell } from './panel-shell.tsx'
import { Preview } from './preview.tsx'
import { useDelivery } from './use-delivery.ts'
import { useEngine } from './use-engine.ts'
import { useHash } from './use-hash.ts'
import { usePictures } from './use-pictures.ts'

const loadBoard = () => import('../board/components/board.tsx')

/** Puts the sheet into a booklet with its choices, as in an address; `level` null is that of the catalogue. */
export type PreparedBasket = ComponentType<{
  readonly activity: Activity
  readonly level: Level | null
  readonly choices: string
}>

interface PanelProps {
  activity: Activity
  Basket: PreparedBasket
  recipe: Recipe
  /** Of the sheet as it is in the catalogue. */
  picture: ReactNode
  effects: DownloadEffects
  onClose: () => void
}

/** A sheet drawn otherwise: choices on one side, its pages on the other (rule: variants). */
export function PreparePanel({ activity, Basket, recipe, picture, effects, onClose }: PanelProps) {
  const catalogue = choicesOf(recipe)
  const [choices, setChoices] = useState(() =>
    choicesWithin(recipe.kind, fromAddress(window.location.hash, catalogue), catalogue),
  )
  const [left, setLeft] = useState<number | null>(null)
  const [onBoard, setOnBoard] = useState(false)
  const board = useLater(loadBoard, onBoard, () => setOnBoard(false))
  const { engine, restart } = useEngine()
  const order: VariantOrder = {
    kind: recipe.kind,
    category: CATEGORY_KEYS[activity.category],
    source: { ...recipe, title: titleOf(choices, recipe, activity.plainTitle) },
    choices,
  }
  const { drawn, busy } = usePictures(engine, order)
  const [last] = useState(() => lastChoices(recipe.kind, catalogue))
  useHash(toAddress(choices, catalogue))
  // A sheet whose answers were taken away still has the choice.
  const hasAnswers = drawn.answers > 0 || choices.answers !== 'with'

  const { deliver, working } = useDelivery({
    userId: effects.session?.userId ?? null,
    sheet: activity.id,
    async make(how: Delivery) {
      if (!engine) throw new Error('no engine')
      const name = variantFileName(order.source, order.choices)
      const made = await makeSheet(engine, how, { order, subject: activity.category, name })
      return () => made
    },
    async count() {
      const variant = isAsInCatalogue(choices, catalogue) ? null : nameOfChoices(choices)
      const reply = await grantPrepared(effects, activity, { variant, address: toAddress(choices, catalogue) })
      if (reply && 'remaining_variants' in reply) setLeft(reply.remaining_variants)
      return reply
    },
    onDelivered: () => rememberChoices(choices, catalogue),
  })

  // The file is made of the choices themselves, so that a press need not wait for their pictures.
  const unready = !engine || (!busy && (drawn.failed !== null || drawn.urls.length === 0))
  return (
    <PanelShell
      title={order.source.title}
      onClose={() => {
        if (!onBoard) onClose()
      }}
      viewer={effects}
      sheet={activity.id}
      preview={
        <Preview
          drawn={drawn}
          busy={busy}
          onRetry={restart}
          opening={isAsInCatalogue(choices, catalogue) ? picture : null}
        />
      }
      footer={
        <>
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
      {optionsFor(recipe.kind, hasAnswers, choices).map((option) => (
        <OptionGroup
          key={option.name}
          option={option}
          value={choices[option.name]}
          onChange={(value) => setChoices({ ...choices, [option.name]: value })}
        />
      ))}
      <div className="flex flex-wrap gap-2.5">
        {isRedrawable(recipe.kind) ? (
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
      {isRedrawable(recipe.kind) ? <p className="text-ink-2 text-sm">{PREPARE.againHint}</p> : null}
      <div className="flex flex-wrap gap-2.5">
        <Basket
          activity={activity}
          level={choices.level === catalogue.level ? null : choices.level}
          choices={toAddress(choices, catalogue)}
        />
        <Button
          variant="secondary"
          disabled={unready}
          icon={<Presentation aria-hidden size={20} />}
          onClick={() => setOnBoard(true)}
        >
          {BOARD.open}
        </Button>
        <ReadAloud text={() => `${recipe.title}. ${readableInstruction(recipe.instructions[choices.level])}`} />
        {drawn.words === '' ? null : <ReadAloud label={LISTEN_TO_WORDS} text={() => drawn.words} />}
      </div>
      {onBoard && board ? (
        <board.Board
          engine={engine}
          order={{ ...order, choices: { ...choices, copies: 1, answers: 'apart' } }}
          title={recipe.title}
          onClose={() => setOnBoard(false)}
        />
      ) : null}
      <PanelCost viewer={effects} sheet={activity.id} counts={PREPARE.counts} left={left} />
    </PanelShell>
  )
}
