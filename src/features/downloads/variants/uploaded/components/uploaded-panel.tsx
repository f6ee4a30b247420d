import { Printer, Undo2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '../../../../../ui/button.tsx'
import { Spinner } from '../../../../../ui/spinner.tsx'
import type { Activity } from '../../../../catalogue/schema.ts'
import { printFile } from '../../../components/print-file.ts'
import type { DownloadEffects } from '../../../components/run-download.ts'
import { saveFile } from '../../../components/save-file.ts'
import { downloadFileName } from '../../../rules.ts'
import { lastAddress, rememberAddress } from '../../components/last-choices.ts'
import { OptionGroup } from '../../components/option-group.tsx'
import { PanelShell } from '../../components/panel-shell.tsx'
import { useHash } from '../../components/use-hash.ts'
import { registerVariant } from '../../components/variant-calls.ts'
import { PREPARE, VARIANT_LIMIT } from '../../texts.ts'
import {
  A4,
  AS_UPLOADED,
  type FileChoices,
  fileOptions,
  fromFileAddress,
  isAsUploaded,
  nameOfFileChoices,
  papersOf,
  toFileAddress,
} from '../rules.ts'
import { UPLOADED } from '../texts.ts'
import { PaperPreview } from './paper-preview.tsx'
import { useGrantedFile } from './use-granted-file.ts'
import { usePagePictures } from './use-page-pictures.ts'

interface PanelProps {
  activity: Activity
  /** Signed address of the file. */
  url: string
  effects: Pick<DownloadEffects, 'session' | 'toast' | 'calls'>
  onClose: () => void
}

/** An uploaded file put on paper otherwise (rule: variants): it has no recipe, so that its pages stay as they are. */
export function UploadedPanel({ activity, url, effects, onClose }: PanelProps) {
  const [chosen, setChosen] = useState<FileChoices>(() => fromFileAddress(window.location.hash))
  const [last] = useState(() => fromFileAddress(lastAddress()))
  const [working, setWorking] = useState<'print' | 'save' | null>(null)
  const [left, setLeft] = useState<number | null>(null)
  const { state, retry } = useGrantedFile(effects, activity.id, url)
  const pictures = usePagePictures(activity, state)
  const choices = state.is === 'fixed' ? AS_UPLOADED : chosen
  const sizes = state.is === 'open' ? state.sizes : Array.from({ length: activity.pageCount }, () => A4)
  useHash(toFileAddress(choices))

  /** False when the day's variants are used up, or no answer came. */
  async function isCounted(userId: string): Promise<boolean> {
    if (isAsUploaded(choices)) return true
    const reply = await registerVariant(userId, activity.id, nameOfFileChoices(choices, sizes.length))
    if (!reply) {
      effects.toast({ kind: 'error', ...PREPARE.unanswered })
      return false
    }
    setLeft(reply.remaining_variants)
    if (!reply.success) effects.toast({ kind: 'warn', title: VARIANT_LIMIT.title, description: reply.message })
    return reply.success
  }

  async function fileAsChosen(): Promise<Blob | null> {
    if (state.is !== 'open') return state.is === 'fixed' ? state.file : null
    if (isAsUploaded(choices)) return state.file
    const { title, category } = activity
    return state.arranger.pdf(choices, { title, author: document.location.host, subject: category })
  }

  async function deliver(how: 'print' | 'save') {
    if (!effects.session || working) return
    setWorking(how)
    try {
      if (!(await isCounted(effects.session.userId))) return
      const file = await fileAsChosen()
      if (!file) return
      const name = downloadFileName(activity.title, '.pdf')
      if (how === 'print') printFile(file, name)
      else saveFile(file, name)
      if (state.is === 'open') rememberAddress(toFileAddress(choices))
      if (how === 'save') effects.toast({ kind: 'success', ...PREPARE.saved })
    } catch {
      effects.toast({ kind: 'error', ...PREPARE.broken })
    } finally {
      setWorking(null)
    }
  }

  const papers = useMemo(() => papersOf(sizes, choices), [sizes, choices])
  const isHere = state.is === 'open' || state.is === 'fixed'
  return (
    <PanelShell
      title={activity.title}
      onClose={onClose}
      left={left}
      preview={
        <section
          aria-label={PREPARE.preview}
          aria-busy={state.is === 'coming'}
          className="relative min-h-[calc(var(--sheet-width,16rem)*4/3)] md:min-h-120"
        >
          {state.is === 'fixed' ? (
            <div role="alert" className="mb-4 rounded-control bg-warn-soft p-4 text-warn">
              <p>{UPLOADED.faults[state.why]}</p>
              <p className="mt-1">{UPLOADED.asItIs}</p>
            </div>
          ) : null}
          {state.is === 'missing' ? (
            <div role="alert" className="mb-4 rounded-control bg-warn-soft p-4 text-warn">
              <p>{state.message ?? UPLOADED.unreachable}</p>
              <Button variant="secondary" className="mt-3" onClick={retry}>
                {PREPARE.retry}
              </Button>
            </div>
          ) : null}
          <PaperPreview papers={papers} pictures={pictures} ink={choices.ink} />
          <p role="status" className="absolute inset-x-0 top-4 text-center">
            {state.is === 'coming' ? (
              <span className="inline-flex items-center gap-2 rounded-control bg-paper px-3 py-2 text-ink shadow-float">
                <Spinner />
                {UPLOADED.opening}
              </span>
            ) : null}
          </p>
        </section>
      }
      footer={
        <>
          <Button
            variant="secondary"
            disabled={!isHere}
            busy={working === 'save'}
            busyLabel={PREPARE.working}
            onClick={() => void deliver('save')}
          >
            {PREPARE.save}
          </Button>
          <Button
            icon={<Printer aria-hidden size={20} />}
            disabled={!isHere}
            busy={working === 'print'}
            busyLabel={PREPARE.working}
            onClick={() => void deliver('print')}
          >
            {PREPARE.print}
          </Button>
        </>
      }
    >
      {state.is === 'fixed'
        ? null
        : fileOptions(sizes.length, choices).map((option) => (
            <OptionGroup
              key={option.name}
              option={option}
              value={choices[option.name as keyof FileChoices]}
              onChange={(value) => setChosen({ ...choices, [option.name]: value })}
            />
          ))}
      <div className="flex flex-wrap gap-2.5">
        {isAsUploaded(choices) && !isAsUploaded(last) && state.is !== 'fixed' ? (
          <Button variant="secondary" onClick={() => setChosen(last)}>
            {PREPARE.last}
          </Button>
        ) : null}
        {isAsUploaded(choices) ? null : (
          <Button variant="secondary" icon={<Undo2 aria-hidden size={20} />} onClick={() => setChosen(AS_UPLOADED)}>
            {PREPARE.reset}
          </Button>
        )}
      </div>
      <p className="text-ink-2 text-sm">{UPLOADED.counts}</p>
    </PanelShell>
  )
}
