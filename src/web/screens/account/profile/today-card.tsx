import { Check, FileDown } from 'lucide-react'
import type { DayOfDownloads } from '../../../../features/downloads/history/rules.ts'
import { TODAY_TEXTS as texts, todaySentence } from '../../../../features/downloads/history/texts.ts'
import type { DownloadStats } from '../../../../features/downloads/schema.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Card } from './card.tsx'
import { useCountdown } from './use-countdown.ts'

/** Above this number of papers the text beside them is clearer. */
const SLOTS_MAX = 8

interface TodayCardProps {
  stats: DownloadStats
  downloaded: DayOfDownloads
  /** When the counter starts again, and the server's time; ms since 1970. */
  resetsAt: number
  serverNow: number
}

/** Downloads left today, and the time until the day ends. */
export function TodayCard({ stats, downloaded, resetsAt, serverNow }: TodayCardProps) {
  const { daily_limit: limit, daily_used: used, remaining_downloads: left, can_download } = stats
  const unlimited = limit === null
  return (
    <Card id="downloads-de-hoje" title={texts.title}>
      <div className="mt-5 flex flex-col gap-x-8 gap-y-5 xl:flex-row xl:items-center">
        {unlimited || limit > SLOTS_MAX ? null : <Slots limit={limit} used={Math.min(used, limit)} />}
        <div className="min-w-0 flex-1">
          <p className="font-display text-2xl font-semibold">
            {unlimited ? texts.unlimited : texts.remaining(left ?? 0, limit)}
          </p>
          <p className="wrap-anywhere text-ink-2">
            {unlimited && !can_download ? texts.unusualUse : todaySentence(downloaded, used)}
          </p>
        </div>
        {/* Without a daily limit there is no renewal. */}
        {unlimited ? null : <Countdown resetsAt={resetsAt} serverNow={serverNow} />}
      </div>
    </Card>
  )
}

/** One small paper for each download of the day; the numbers beside them are equivalent. */
function Slots({ limit, used }: { limit: number; used: number }) {
  const papers = Array.from({ length: limit }, (_, i) => ({ number: i + 1, free: i < limit - used }))
  return (
    <div aria-hidden="true" className="flex flex-wrap gap-3.5">
      {papers.map(({ number, free }) => (
        <span
          key={number}
          className={classNames(
            'grid h-22 w-16.5 place-items-center rounded-sheet',
            free
              ? 'border-2 border-brand bg-brand-soft text-brand'
              : 'border border-outline bg-well bg-[repeating-linear-gradient(135deg,transparent_0_7px,var(--color-line)_7px_8px)] text-ink-2',
          )}
        >
          {free ? <FileDown size={26} /> : <Check size={26} />}
        </span>
      ))}
    </div>
  )
}

/** Hours, minutes and seconds until the counter starts again. Read when asked for, never announced. */
function Countdown({ resetsAt, serverNow }: { resetsAt: number; serverNow: number }) {
  const { hours, minutes, seconds } = useCountdown(resetsAt, serverNow)
  return (
    <div>
      <p id="renova-em" className="text-sm text-ink-2">
        {texts.renewsIn}
      </p>
      <div role="timer" aria-labelledby="renova-em" aria-live="off" className="mt-2 flex gap-2">
        <Box value={hours} unit={texts.hours} />
        <Box value={minutes} unit={texts.minutes} />
        <Box value={seconds} unit={texts.seconds} />
      </div>
    </div>
  )
}

function Box({ value, unit }: { value: string; unit: string }) {
  return (
    <span className="w-15 text-center">
      <span className="block rounded-control bg-well py-2 font-display text-xl font-semibold tabular-nums">
        {value}
      </span>{' '}
      <span className="mt-1 block text-xs text-ink-2">{unit}</span>
    </span>
  )
}
