import { Download, Printer, Send } from 'lucide-react'
import { type Ref, useEffect, useImperativeHandle, useState } from 'react'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import { printFile, printsInPlace } from '../../../downloads/components/print-file.ts'
import { saveFile } from '../../../downloads/components/save-file.ts'
import { LIMIT } from '../limit.texts.ts'
import type { BasketSheet } from '../rules.ts'
import { MAKING } from '../texts.ts'
import type { BookletPlan } from './booklet-plan.ts'
import type { Progress } from './booklet-thread.ts'
import { type Finished, type Making, useMaking } from './use-making.ts'

/** Makes a booklet when its owner asks. */
export interface Maker {
  readonly make: (plan: BookletPlan) => void
}

interface MakingDialogsProps {
  ref: Ref<Maker>
  userId: string | null
  sheets: readonly BasketSheet[]
  isTwoSided: boolean
  /** The booklet of some of its sheets, by id. */
  planOfSheets: (keep: (id: string) => boolean) => BookletPlan
}

/**
 * The steps from the press to the file: what lacks, the bar, and the finished booklet. Its steps do not draw the page behind
 * it again, which on a slow phone would hold the press.
 */
export function MakingDialogs({ ref, userId, sheets, isTwoSided, planOfSheets }: MakingDialogsProps) {
  const { making, make, cancel: onCancel, close: onClose } = useMaking(userId)
  useImperativeHandle(ref, () => ({ make: (plan) => void make(plan) }))
  const again = (keep: (id: string) => boolean) => {
    onClose()
    void make(planOfSheets(keep))
  }
  switch (making.step) {
    case 'idle':
      return null
    case 'making':
      return <InTheMaking making={making} onCancel={onCancel} />
    case 'ready':
      return <Ready finished={making.finished} isTwoSided={isTwoSided} onClose={onClose} />
    case 'limit':
      return (
        <Dialog
          open
          onOpenChange={onClose}
          title={LIMIT.title(making.counted, making.all, making.left)}
          description={LIMIT.text(making.counted, making.all)}
        >
          <div className="grid gap-3">
            {making.fitting.length > 0 ? (
              <Button size="lg" block onClick={() => again((id) => making.fitting.includes(id))}>
                {LIMIT.fitting(making.fitting.length)}
              </Button>
            ) : null}
            <LinkButton to="/plans" variant="secondary" block>
              {LIMIT.plans}
            </LinkButton>
            <Button variant="quiet" block onClick={onClose}>
              {LIMIT.back}
            </Button>
          </div>
        </Dialog>
      )
    case 'premium': {
      const titles = sheets.filter(({ id }) => making.ids.includes(id)).map(({ title }) => title)
      return (
        <Dialog
          open
          onOpenChange={onClose}
          title={LIMIT.premiumTitle}
          description={LIMIT.premiumText(titles.join(', '))}
        >
          <div className="grid gap-3">
            <Button size="lg" block onClick={() => again((id) => !making.ids.includes(id))}>
              {LIMIT.withoutThem}
            </Button>
            <LinkButton to="/plans" variant="secondary" block>
              {LIMIT.plans}
            </LinkButton>
            <Button variant="quiet" block onClick={onClose}>
              {LIMIT.back}
            </Button>
          </div>
        </Dialog>
      )
    }
  }
}

const QUARTER = 25
/** The first pages wait for fonts and drawing code: the pace is known after them. */
const PAGES_TO_ESTIMATE = 10

/** Reads the progress itself: the page behind it is not drawn again with each sheet. */
function InTheMaking({ making, onCancel }: { making: Extract<Making, { step: 'making' }>; onCancel: () => void }) {
  const { thread, names } = making
  const [progress, setProgress] = useState<Progress | null>(null)
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null)
  useEffect(() => {
    const began = performance.now()
    return thread?.watch((next) => {
      setProgress(next)
      if (next.done < PAGES_TO_ESTIMATE) return
      const spent = (performance.now() - began) / 1000
      const seconds = Math.ceil((spent / next.done) * (next.total - next.done))
      // A slower page puts no time back.
      setSecondsLeft((before) => Math.min(seconds, before ?? seconds))
    })
  }, [thread])
  const share = progress ? (progress.done / progress.total) * 100 : 0
  return (
    <Dialog
      open
      scrimCloses={false}
      onOpenChange={onCancel}
      title={progress ? MAKING.of(names[progress.copy - 1] ?? '') : MAKING.title}
    >
      {progress ? (
        <>
          <div
            role="progressbar"
            aria-label={MAKING.bar}
            aria-valuemin={0}
            aria-valuemax={progress.total}
            aria-valuenow={progress.done}
            className="h-3 overflow-hidden rounded-full bg-well"
          >
            <div
              style={{ width: `${share}%` }}
              className="h-full rounded-full bg-brand transition-[width] duration-200"
            />
          </div>
          <p className="mt-2 flex flex-wrap justify-between gap-2">
            <span className="font-display font-semibold">{MAKING.pages(progress.done, progress.total)}</span>
            {secondsLeft === null ? null : <span className="text-ink-2 text-sm">{MAKING.left(secondsLeft)}</span>}
          </p>
          <p role="status" className="sr-only">
            {`${Math.floor(share / QUARTER) * QUARTER} %`}
          </p>
        </>
      ) : (
        <Spinner />
      )}
      <p className="mt-4 text-ink-2 text-sm">{MAKING.stay}</p>
      <Button variant="secondary" block className="mt-4" onClick={onCancel}>
        {MAKING.cancel}
      </Button>
    </Dialog>
  )
}

const sizeOf = (bytes: number) =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`

function Ready({ finished, isTwoSided, onClose }: { finished: Finished; isTwoSided: boolean; onClose: () => void }) {
  const { file, answers, papers, isZip, copies, leftOut } = finished
  const canSend = navigator.canShare?.({ files: [file] }) ?? false
  const save = (one: File) => {
    saveFile(one, one.name)
    showToast({ kind: 'success', ...MAKING.saved })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={MAKING.readyTitle}
      description={MAKING.ready(copies, papers, sizeOf(file.size))}
    >
      <div className="grid gap-3">
        {isZip ? null : (
          <Button size="lg" block icon={<Printer aria-hidden size={20} />} onClick={() => printFile(file, file.name)}>
            {MAKING.print}
          </Button>
        )}
        <div className="flex gap-3 *:flex-1">
          <Button
            variant={isZip ? 'primary' : 'secondary'}
            icon={<Download aria-hidden size={20} />}
            onClick={() => save(file)}
          >
            {MAKING.save}
          </Button>
          {canSend ? (
            <Button
              variant="secondary"
              icon={<Send aria-hidden size={20} />}
              // A person who changes their mind is no error.
              onClick={() => void navigator.share({ files: [file] }).catch(() => undefined)}
            >
              {MAKING.send}
            </Button>
          ) : null}
        </div>
        {answers ? (
          <Button variant="secondary" block icon={<Download aria-hidden size={20} />} onClick={() => save(answers)}>
            {MAKING.saveAnswers}
          </Button>
        ) : null}
      </div>
      {leftOut.length > 0 ? (
        <section aria-labelledby="left-out" className="mt-4 rounded-2xl bg-warn-soft px-4 py-3 text-warn">
          <h3 id="left-out" className="font-semibold">
            {MAKING.leftOut}
          </h3>
          <ul className="mt-1 grid gap-2 text-sm">
            {leftOut.map((one) => (
              <li key={one.title} className="wrap-anywhere">
                {`${one.title}. ${MAKING.leftOutWhy[one.why]}`}
                {one.file ? (
                  <button
                    type="button"
                    className="block min-h-11 text-left font-semibold underline"
                    onClick={() => one.file && save(one.file)}
                  >
                    {MAKING.saveAlone(one.title)}
                  </button>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {isZip || printsInPlace() ? null : <p className="mt-3 text-ink-2 text-sm">{MAKING.opens}</p>}
      {isTwoSided && !isZip ? (
        <p className="mt-4 rounded-2xl bg-well px-4 py-3 text-ink-2 text-sm">{MAKING.duplex}</p>
      ) : null}
      <p className="mt-4 text-ink-3 text-xs wrap-anywhere">{MAKING.onlyFor(file.name)}</p>
    </Dialog>
  )
}
