import { Lock, Presentation, RefreshCw } from 'lucide-react'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { choicesOf } from '../../../../../sheets/variants/draw-variant.ts'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { LISTEN_TO_WORDS, ReadAloud } from '../../../../ui/read-aloud.tsx'
import { Segments } from '../../../../ui/segments.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { withNext } from '../../../accounts/next/rules.ts'
import { readableInstruction } from '../../../catalogue/recipe/rules.ts'
import { Board } from '../../../variants/board/components/board.tsx'
import { BOARD } from '../../../variants/board/texts.ts'
import { useEngine } from '../../../variants/components/use-engine.ts'
import { usePictures } from '../../../variants/components/use-pictures.ts'
import { otherSeed, toAddress } from '../../../variants/options/rules.ts'
import { LevelName } from '../../turma/components/marks.tsx'
import { KEY_PATH, readCode } from '../code.rules.ts'
import { KEY } from '../texts.ts'
import { BrokenCode } from './broken-code.tsx'
import { type Copy, useCopy } from './use-copy.ts'

function onHash(listener: () => void) {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** The key of one copy, for a member who may have its sheet (rule: key of a copy). */
export function KeyPanel({ userId }: { userId: string | null }) {
  const hash = useSyncExternalStore(
    onHash,
    () => window.location.hash,
    () => '',
  )
  const code = readCode(hash)
  const { copy, retry } = useCopy(code, userId !== null)
  if (!code) return <BrokenCode />
  if (userId === null) {
    return (
      <Message title={KEY.signInTitle} text={KEY.signInLead} note={KEY.afterwards}>
        <LinkButton to={withNext('/login', `${KEY_PATH}${hash}`)} size="lg">
          {KEY.signIn}
        </LinkButton>
        <LinkButton to={withNext('/register', `${KEY_PATH}${hash}`)} variant="secondary" size="lg">
          {KEY.register}
        </LinkButton>
      </Message>
    )
  }
  switch (copy.is) {
    case 'opening':
      return (
        <p role="status" className="flex min-h-120 items-start gap-2">
          <Spinner />
          {KEY.opening}
        </p>
      )
    case 'broken':
      return <BrokenCode />
    case 'premium':
      return (
        <Message title={KEY.premiumTitle} text={KEY.premium}>
          <LinkButton to="/plans" size="lg">
            {KEY.plans}
          </LinkButton>
        </Message>
      )
    case 'failed':
      return (
        <Message title={KEY.failedTitle} text={KEY.failed}>
          <Button size="lg" onClick={retry}>
            {KEY.retry}
          </Button>
        </Message>
      )
    case 'there':
      return <CopyKey copy={copy} />
  }
}

function Message(props: { title: string; text: string; note?: string; children: ReactNode }) {
  return (
    <div className="max-w-narrow">
      <h1 className="text-[1.75rem]/9 md:text-3xl">{props.title}</h1>
      <p className="mt-2 text-ink-2 text-lg">{props.text}</p>
      <div className="mt-6 grid gap-3 sm:justify-items-start">{props.children}</div>
      {props.note ? <p className="mt-4 text-ink-2 text-sm">{props.note}</p> : null}
    </div>
  )
}

function CopyKey({ copy: { activity, recipe, order } }: { copy: Extract<Copy, { is: 'there' }> }) {
  const { engine, restart } = useEngine()
  const { drawn } = usePictures(engine, order)
  const [view, setView] = useState<'answer' | 'sheet'>('answer')
  const [onBoard, setOnBoard] = useState(false)
  const { level, seed } = order.choices
  const split = drawn.urls.length - drawn.answers
  const sheets = drawn.urls.slice(0, split)
  const answers = drawn.urls.slice(split)
  const isKey = view === 'answer' && answers.length > 0
  const instruction = readableInstruction(recipe.instructions[level])
  const another = toAddress(
    { ...order.choices, answers: 'with', seed: otherSeed(seed, Math.random()) },
    choicesOf(recipe),
  )
  return (
    <>
      <h1 className="text-[1.75rem]/9 wrap-anywhere md:text-3xl">{activity.title}</h1>
      <p className="mt-2">
        <span className="inline-flex rounded-tag bg-brand-soft px-2.5 py-1 font-semibold text-brand text-sm">
          <LevelName level={level} />
        </span>
      </p>
      <div className="mt-6 grid gap-6 lg:grid-cols-[1fr_23rem] lg:items-start">
        <div className="grid min-w-0 gap-4">
          {answers.length > 0 ? (
            <Segments
              label={KEY.what}
              hideLabel
              value={view}
              onChange={setView}
              options={[
                { value: 'answer', text: KEY.answer },
                { value: 'sheet', text: KEY.sheet },
              ]}
            />
          ) : null}
          <div className="rounded-panel bg-labirinto-soft p-4 md:p-6">
            <Pages
              drawn={drawn.failed}
              urls={isKey ? answers : sheets}
              what={isKey ? KEY.answer : KEY.sheet}
              title={activity.title}
              onRetry={restart}
            />
            {drawn.urls.length > 0 && answers.length === 0 ? <p className="mt-3 text-center">{KEY.noAnswer}</p> : null}
            <p className="mt-3 text-center text-ink-2 text-sm">{KEY.check}</p>
          </div>
        </div>
        <aside className="grid gap-4 lg:sticky lg:top-26">
          <section className="grid gap-3 rounded-panel bg-paper p-5 shadow-sheet forced-colors:border">
            <h2 className="text-xl">{KEY.task}</h2>
            <p>{instruction}</p>
            <ReadAloud block label={KEY.listen} text={() => `${order.source.title}. ${instruction}`} />
            {drawn.words === '' ? null : <ReadAloud block label={LISTEN_TO_WORDS} text={() => drawn.words} />}
          </section>
          <section className="grid gap-3 rounded-panel bg-paper p-5 shadow-sheet forced-colors:border">
            <LinkButton
              to={`/activities/${activity.slug}#${another}`}
              variant="secondary"
              size="lg"
              block
              icon={<RefreshCw aria-hidden size={20} />}
            >
              {KEY.again}
            </LinkButton>
            <p className="text-ink-2 text-sm">{KEY.againHint}</p>
            <Button
              variant="secondary"
              block
              icon={<Presentation aria-hidden size={20} />}
              onClick={() => setOnBoard(true)}
            >
              {BOARD.open}
            </Button>
          </section>
          <p className="flex items-start gap-2 text-ink-2 text-sm">
            <Lock aria-hidden size={18} className="mt-0.5 shrink-0" />
            {KEY.privacy}
          </p>
        </aside>
      </div>
      {onBoard ? (
        <Board engine={engine} order={order} title={activity.title} onClose={() => setOnBoard(false)} />
      ) : null}
    </>
  )
}

interface PagesProps {
  drawn: ReturnType<typeof usePictures>['drawn']['failed']
  urls: readonly string[]
  what: string
  title: string
  onRetry: () => void
}

function Pages({ drawn: failed, urls, what, title, onRetry }: PagesProps) {
  if (failed) {
    return (
      <div role="alert" className="rounded-control bg-warn-soft p-4 text-warn">
        <p>{failed === 'unreachable' ? KEY.failed : KEY.undrawable}</p>
        {failed === 'unreachable' ? (
          <Button variant="secondary" className="mt-3" onClick={onRetry}>
            {KEY.retry}
          </Button>
        ) : null}
      </div>
    )
  }
  if (urls.length === 0) {
    return (
      <p role="status" className="flex min-h-80 items-center justify-center gap-2">
        <Spinner />
        {KEY.drawing}
      </p>
    )
  }
  return (
    <div className="mx-auto grid max-w-140 gap-4">
      {urls.map((url) => (
        <img
          key={url}
          src={url}
          alt={KEY.picture(what, title)}
          width={800}
          height={1131}
          className="h-auto w-full rounded-sheet bg-sheet shadow-sheet"
        />
      ))}
    </div>
  )
}
