import { Search, X } from 'lucide-react'
import { type FocusEvent, type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { catalogueHref } from '../../address/rules.ts'
import { SEARCH } from '../../texts.ts'
import { MAX_SEARCH_LENGTH, searchText } from '../rules.ts'
import { SuggestionPanel } from './suggestion-panel.tsx'
import { useSuggestions } from './use-suggestions.ts'

export interface SearchBoxProps {
  /** `hero`: 64 px with a button, on home. `bar`: 52 px. `header`: 44 px. */
  look: 'hero' | 'bar' | 'header'
  /** The text searched for now. */
  value?: string
  /** Target of a search; the catalogue by default. */
  hrefFor?: (search: string) => string
  /** Leaves no step in the history: on the catalogue itself. */
  replace?: boolean
  /** Hidden fields that keep the rest of the address when JavaScript is off. */
  children?: ReactNode
}

const LOOKS = {
  hero: 'h-15 rounded-2xl pr-2 lg:h-16',
  bar: 'h-13 rounded-control pr-1',
  header: 'h-12 rounded-control pr-0.5 xl:h-11',
}

/**
 * Search with up to three suggestions (WAI-ARIA combobox with a listbox). Enter searches for the text, choosing a
 * suggestion for its title (rule: suggestions). Without JavaScript it is a form.
 */
export function SearchBox({ look, value = '', hrefFor, replace = false, children }: SearchBoxProps) {
  const id = useId()
  const navigate = useNavigate()
  const [text, setText] = useState(value)
  const [searched, setSearched] = useState(value)
  // The search of this box that is loading.
  const [sent, setSent] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const { suggestions, ask, close } = useSuggestions()
  // The address changed elsewhere (Back, 'Limpar'): the box follows. Text typed while the box's own search was loading
  // stays.
  if (value !== searched) {
    setSearched(value)
    if (value === sent) setSent(null)
    else setText(value)
  }
  const count = (suggestions?.activities.length ?? 0) + (suggestions?.place ? 1 : 0) + (suggestions?.way ? 1 : 0)

  const dismiss = () => {
    setActive(-1)
    close()
  }
  const search = (wanted: string, href: string) => {
    dismiss()
    setText(wanted)
    setSent(wanted === value ? null : wanted)
    void navigate(href, { replace })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = searchText(text)
    search(wanted, hrefFor ? hrefFor(wanted) : catalogueHref({ search: wanted }))
  }
  const choose = (index: number) => {
    const title = suggestions?.activities[index]?.title
    if (title) return search(title, catalogueHref({ search: title }))
    const { category, code } = suggestions?.place ?? {}
    const { way } = suggestions ?? {}
    if (way && index === count - 1) {
      dismiss()
      void navigate(way.href)
    } else if (category) search('', catalogueHref({ category }))
    else if (code) search(code, catalogueHref({ search: code }))
  }
  const clear = () => {
    input.current?.focus()
    // An empty search resets the list; text that was only typed is only removed.
    if (value !== '') return search('', hrefFor ? hrefFor('') : catalogueHref())
    dismiss()
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && suggestions) {
      event.preventDefault()
      dismiss()
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      choose(active)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!suggestions) return ask(text)
      const step = event.key === 'ArrowDown' ? 1 : -1
      // One place more than there are suggestions: the text itself.
      setActive(((active + 1 + step + count + 1) % (count + 1)) - 1)
    }
  }
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) dismiss()
  }

  return (
    <search>
      <form action="/activities" onSubmit={submit} onBlur={onBlur} className="relative">
        <div
          className={classNames(
            'flex items-center gap-3 border-[1.5px] border-outline bg-paper pl-4 focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-focus',
            LOOKS[look],
          )}
        >
          <Search aria-hidden size={22} className="shrink-0 text-ink-2" />
          <input
            ref={input}
            type="text"
            name="search"
            role="combobox"
            aria-label={SEARCH.label}
            aria-autocomplete="list"
            aria-expanded={count > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={MAX_SEARCH_LENGTH}
            placeholder={SEARCH.placeholders[look]}
            value={text}
            onChange={({ target, nativeEvent }) => {
              setText(target.value)
              setActive(-1)
              // An early input, reported late: suggestions only if the focus is still here.
              if (target === document.activeElement) ask(target.value, { isTyping: nativeEvent.isTrusted })
            }}
            onKeyDown={onKeyDown}
            className="h-full min-w-0 flex-1 bg-transparent text-ink outline-none placeholder:text-ink-3"
          />
          {text === '' ? null : (
            <button
              type="button"
              aria-label={SEARCH.clear}
              onClick={clear}
              className="grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-well"
            >
              <X aria-hidden size={20} />
            </button>
          )}
          {look === 'hero' ? (
            <Button type="submit" size="sm">
              {SEARCH.submit}
            </Button>
          ) : (
            <button type="submit" className="sr-only">
              {SEARCH.submit}
            </button>
          )}
        </div>
        {children}
        <SuggestionPanel id={id} suggestions={suggestions} active={active} onChoose={choose} wide={look === 'header'} />
      </form>
    </search>
  )
}
