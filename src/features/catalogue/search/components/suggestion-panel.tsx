import { ArrowRight, LayoutGrid } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CategoryLine, PremiumBadge } from '../../../../brand/badge.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { floatClass } from '../../../../ui/popover.ts'
import { catalogueHref } from '../../address/rules.ts'
import { ActivityThumb } from '../../components/activity-thumb.tsx'
import type { Activity } from '../../schema.ts'
import { CATEGORY_KEYS } from '../../taxonomy/rules.ts'
import { SEARCH } from '../../texts.ts'
import { splitAtMatch } from '../rules.ts'
import type { Suggestions } from './use-suggestions.ts'

export interface SuggestionPanelProps {
  /** Prefix of the ids the combobox points at. */
  id: string
  suggestions: Suggestions | null
  /** Index of the suggestion that the arrow keys selected, or -1. */
  active: number
  onChoose: (index: number) => void
  /** Wider than its field, where that is narrow. */
  wide?: boolean
}

/** The drop-down of the search box: suggestions, or a line without any. The list always exists for the combobox. */
export function SuggestionPanel({ id, suggestions, active, onChoose, wide = false }: SuggestionPanelProps) {
  const found = suggestions?.activities ?? []
  const place = suggestions?.place ?? null
  const way = suggestions?.way ?? null
  const count = found.length + (place ? 1 : 0) + (way ? 1 : 0)
  const nothing = suggestions !== null && count === 0
  return (
    <>
      <div
        hidden={suggestions === null}
        className={classNames(
          floatClass,
          'absolute inset-x-0 top-full mt-2 animate-rise-in',
          wide && 'xl:right-0 xl:left-auto xl:w-96',
        )}
      >
        {suggestions !== null && found.length + (place ? 1 : 0) === 0 ? <NoMatch text={suggestions.text} /> : null}
        <div role="listbox" id={`${id}-list`} aria-label={SEARCH.suggestions} hidden={nothing}>
          {found.map((activity, i) => (
            <Option
              key={activity.id}
              id={`${id}-${i}`}
              activity={activity}
              text={suggestions?.text ?? ''}
              selected={i === active}
              onChoose={() => onChoose(i)}
            />
          ))}
          {place ? (
            <OptionFrame
              id={`${id}-${found.length}`}
              selected={active === found.length}
              onChoose={() => onChoose(found.length)}
            >
              <LayoutGrid aria-hidden size={20} className="mx-3 shrink-0 text-ink-2" />
              <span className="min-w-0 flex-1 font-display font-medium">
                {SEARCH.place(place.category ?? place.code ?? '', place.count)}
              </span>
            </OptionFrame>
          ) : null}
          {way ? (
            <OptionFrame id={`${id}-${count - 1}`} selected={active === count - 1} onChoose={() => onChoose(count - 1)}>
              <ArrowRight aria-hidden size={20} className="mx-3 shrink-0 text-ink-2" />
              <span className="min-w-0 flex-1 font-display font-medium wrap-anywhere">{way.label}</span>
            </OptionFrame>
          ) : null}
        </div>
      </div>
      <p role="status" className="sr-only">
        {suggestions && !nothing ? SEARCH.found(count) : null}
      </p>
    </>
  )
}

function NoMatch({ text }: { text: string }) {
  return (
    <div className="p-3">
      <p role="status">
        {SEARCH.noMatchBefore} <strong className="font-semibold">“{text}”</strong>.
      </p>
      <Link to={catalogueHref()} className="text-link mt-1 inline-flex min-h-11 items-center gap-2">
        {SEARCH.allCategories}
        <ArrowRight aria-hidden size={20} />
      </Link>
    </div>
  )
}

interface OptionProps {
  id: string
  activity: Activity
  text: string
  selected: boolean
  onChoose: () => void
}

function Option({ id, activity, text, selected, onChoose }: OptionProps) {
  const { before, match, after } = splitAtMatch(activity.title, text)
  return (
    <OptionFrame id={id} selected={selected} onChoose={onChoose} className="min-h-18">
      <ActivityThumb activity={activity} sizes="42px" className="w-10.5 shrink-0 shadow-sheet" />
      <span className="min-w-0 flex-1">
        <span data-testid="suggestion-title" className="block font-display font-medium wrap-anywhere">
          {before}
          {match ? (
            <mark className="bg-transparent text-inherit underline decoration-2 decoration-margin underline-offset-4">
              {match}
            </mark>
          ) : null}
          {after}
        </span>
        <CategoryLine slug={CATEGORY_KEYS[activity.category]}>{activity.category}</CategoryLine>
      </span>
      {activity.isPremium ? <PremiumBadge short /> : null}
    </OptionFrame>
  )
}

interface OptionFrameProps {
  id: string
  selected: boolean
  onChoose: () => void
  className?: string
  children: ReactNode
}

function OptionFrame({ id, selected, onChoose, className = 'min-h-12', children }: OptionFrameProps) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      onClick={onChoose}
      // The focus stays in the box while the mouse chooses.
      onMouseDown={(event) => event.preventDefault()}
      className={classNames(
        'flex w-full items-center gap-3.5 rounded-control px-2.5 py-2 text-left hover:bg-brand-soft',
        className,
        selected && 'bg-brand-soft',
      )}
    >
      {children}
    </button>
  )
}
