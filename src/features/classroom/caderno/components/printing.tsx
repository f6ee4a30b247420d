import { ChevronDown } from 'lucide-react'
import { Segments } from '../../../../ui/segments.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { type BookletOptions, MOST_SPARE } from '../rules.ts'
import { PRINTING } from '../texts.ts'

interface PrintingProps {
  options: BookletOptions
  isForClass: boolean
  whiteBacks: number
  onChange: (options: BookletOptions) => void
}

const { summary } = PRINTING
const summaryOf = ({ cover, answers, order, twoSided }: BookletOptions, isForClass: boolean): string =>
  [
    summary.cover[cover ? 1 : 0],
    summary.answers[answers],
    ...(isForClass ? [summary.order[order]] : []),
    summary.twoSided[twoSided ? 1 : 0],
  ].join(' · ')

const optionsOf = <Value extends string>(texts: Readonly<Record<Value, string>>) =>
  (Object.keys(texts) as Value[]).map((value) => ({ value, text: texts[value] }))

/** One closed line that sums up the printing choices; opened, it shows all of them. */
export function Printing({ options, isForClass, whiteBacks, onChange }: PrintingProps) {
  const set = (part: Partial<BookletOptions>) => onChange({ ...options, ...part })
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        <span className="flex-1">
          <span className="block font-semibold">{PRINTING.title}</span>
          <span className="block text-ink-2 text-sm">{summaryOf(options, isForClass)}</span>
        </span>
        <ChevronDown aria-hidden size={22} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-3 grid gap-5">
        {isForClass && options.files === 'one' ? (
          <Switch
            label={PRINTING.dividers}
            hint={PRINTING.dividersHint}
            checked={options.dividers}
            onChange={(dividers) => set({ dividers })}
          />
        ) : null}
        <Switch
          label={PRINTING.cover}
          hint={PRINTING.coverHint}
          checked={options.cover}
          onChange={(cover) => set({ cover })}
        />
        <Switch
          label={PRINTING.contents}
          hint={PRINTING.contentsHint}
          checked={options.contents}
          onChange={(contents) => set({ contents })}
        />
        <Switch
          label={PRINTING.week}
          hint={PRINTING.weekHint}
          checked={options.week}
          onChange={(week) => set({ week })}
        />
        <Switch
          label={PRINTING.teacher}
          hint={PRINTING.teacherHint}
          checked={options.teacher}
          onChange={(teacher) => set({ teacher })}
        />
        <Segments
          label={PRINTING.answers}
          value={options.answers}
          options={optionsOf(PRINTING.answerChoices)}
          onChange={(answers) => set({ answers })}
        />
        {isForClass ? (
          <>
            <Segments
              label={PRINTING.order}
              value={options.order}
              options={optionsOf(PRINTING.orders)}
              onChange={(order) => set({ order })}
            />
            <Segments
              label={PRINTING.spare}
              value={options.spare}
              options={Array.from({ length: MOST_SPARE + 1 }, (_, value) => ({ value, text: String(value) }))}
              onChange={(spare) => set({ spare })}
            />
            <Segments
              label={PRINTING.files}
              value={options.files}
              options={optionsOf(PRINTING.fileChoices)}
              onChange={(files) => set({ files })}
            />
          </>
        ) : null}
        {options.perPaper === 1 ? (
          <Switch
            label={PRINTING.code}
            hint={PRINTING.codeHint}
            checked={options.code}
            onChange={(code) => set({ code })}
          />
        ) : null}
        <Switch
          label={PRINTING.showLevel}
          hint={PRINTING.showLevelHint}
          checked={options.showLevel}
          onChange={(showLevel) => set({ showLevel })}
        />
        <Segments
          label={PRINTING.perPaper}
          value={options.perPaper}
          options={([1, 2, 4] as const).map((value) => ({ value, text: String(value) }))}
          onChange={(perPaper) => set({ perPaper })}
        />
        <Switch
          label={PRINTING.twoSided}
          hint={PRINTING.twoSidedHint(whiteBacks)}
          checked={options.twoSided}
          onChange={(twoSided) => set({ twoSided })}
        />
      </div>
    </details>
  )
}
