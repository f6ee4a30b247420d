import { Printer, Undo2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import type { Activity } from '../../../catalogue/schema.ts'
import { CallFailure } from '../../../downloads/components/download-calls.ts'
import { type DownloadEffects, grantPrepared } from '../../../downloads/components/run-download.ts'
import { downloadFileName } from '../../../downloads/rules.ts'
import type { RegisterReply } from '../../../downloads/schema.ts'
import { lastAddress, rememberAddress } from '../../components/last-choices.ts'
import { OptionGroup } from '../../components/option-group.tsx'
import { PanelCost, PanelShell } from '../../components/panel-shell.tsx'
import { useDelivery } from '../../components/use-delivery.ts'
import { useHash } from '../../components/use-hash.ts'
import { PREPARE } from '../../texts.ts'
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
import { ArrangerError } from './arranger.ts'
import { PaperPreview } from './paper-preview.tsx'
import { useGrantedFile } from './use-granted-file.ts'
import { usePagePictures } from './use-page-pictures.ts'

interface PanelProps {
  activity: Activity
  effects: DownloadEffects
  onClose: () => void
}

/** An uploaded file put on paper otherwise (rule: variants): it has no recipe, so that its pages stay as they are. */
export function UploadedPanel({ activity, effects, onClose }: PanelProps) {
  const [chosen, setChosen] = useState<FileChoices>(() => fromFileAddress(window.location.hash))
  const [last] = useState(() => fromFileAddress(lastAddress()))
  const [left, setLeft] = useState<number | null>(null)
  const { state, open } = useGrantedFile(effects.calls)
  const pictures = usePagePictures(activity, state)
  const choices = state.is === 'fixed' ? AS_UPLOADED : chosen
  const sizes = state.is === 'open' ? state.sizes : Array.from({ length: activity.pageCount }, () => A4)
  useHash(toFileAddress(choices))

  const { deliver, working } = useDelivery({
    userId: effects.session?.userId ?? null,
    sheet: activity.id,
    // The file comes with the grant.
    make: async () => async (reply: RegisterReply) => {
      const here = reply.url === null ? null : await open(reply.url)
      if (!here || (here.is === 'fixed' && !isAsUploaded(choices))) return null
      const { title, category } = activity
      const metadata = { title, author: document.location.host, subject: category }
      const file = isAsUploaded(choices) || here.is === 'fixed' ? here.file : await here.arranger.pdf(choices, metadata)
      return { name: downloadFileName(title, '.pdf'), file, answers: null }
    },
    async count() {
      const variant = isAsUploaded(choices) ? null : nameOfFileChoices(choices, sizes.length)
      const reply = await grantPrepared(effects, activity, { variant, address: toFileAddress(choices) })
      if (reply && 'remaining_variants' in reply) setLeft(reply.remaining_variants)
      return reply
    },
    failure(error) {
      const isAway = error instanceof CallFailure || (error instanceof ArrangerError && error.why === 'unreachable')
      return isAway ? UPLOADED.unreachable : PREPARE.broken
    },
    onDelivered() {
      if (state.is !== 'fixed') rememberAddress(toFileAddress(choices))
    },
  })

  const papers = useMemo(() => papersOf(sizes, choices), [sizes, choices])
  return (
    <PanelShell
      title={activity.title}
      onClose={onClose}
      viewer={effects}
      sheet={activity.id}
      preview={
        <section
          aria-label={PREPARE.preview}
          className="relative min-h-[calc(var(--sheet-width,16rem)*4/3)] md:min-h-120"
        >
          {state.is === 'fixed' ? (
            <div role="alert" className="mb-4 rounded-control bg-warn-soft p-4 text-warn">
              <p>{UPLOADED.faults[state.why]}</p>
              <p className="mt-1">{UPLOADED.asItIs}</p>
            </div>
          ) : null}
          <PaperPreview papers={papers} pictures={pictures} ink={choices.ink} />
        </section>
      }
      footer={
        <>
          <Button
            variant="secondary"
            busy={working === 'save'}
            busyLabel={PREPARE.working}
            onClick={() => void deliver('save')}
          >
            {PREPARE.save}
          </Button>
          <Button
            icon={<Printer aria-hidden size={20} />}
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
      <PanelCost viewer={effects} sheet={activity.id} counts={UPLOADED.counts} left={left} />
    </PanelShell>
  )
}
