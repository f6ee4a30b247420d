import { X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Field } from '../../../../ui/field.tsx'
import { FORM } from '../form.texts.ts'
import { addTags, endsTag, TAGS_MAX } from '../rules.ts'

interface TagFieldProps {
  tags: readonly string[]
  onChange: (tags: string[]) => void
}

/** Up to three tags as chips; Enter, comma and space end one, Backspace takes the last away (rule: tags). */
export function TagField({ tags, onChange }: TagFieldProps) {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const full = tags.length >= TAGS_MAX

  const commit = (text: string) => {
    onChange(addTags(tags, text))
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // Enter ends a tag; it does not save the form.
      event.preventDefault()
      if (typed.trim() !== '') commit(typed)
    }
    if (event.key === 'Backspace' && typed === '') onChange(tags.slice(0, -1))
  }
  return (
    <Field label={`${FORM.tags} (${FORM.tagsLimit})`} helper={FORM.tagsHint}>
      {(control) => (
        <div className="flex min-h-13 flex-wrap items-center gap-x-1.5 rounded-control border-[1.5px] border-outline bg-paper px-3 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-focus">
          {tags.map((tag) => (
            <button
              key={tag}
              type="button"
              aria-label={FORM.removeTag(tag)}
              onClick={() => {
                onChange(tags.filter((other) => other !== tag))
                input.current?.focus()
              }}
              className="group flex min-h-11 items-center"
            >
              <span className="flex min-h-8 items-center gap-1.5 rounded-tag bg-brand-soft px-2.5 text-sm font-semibold text-brand group-hover:underline">
                {tag}
                <X aria-hidden size={16} />
              </span>
            </button>
          ))}
          <input
            {...control}
            ref={input}
            value={typed}
            disabled={full}
            autoComplete="off"
            enterKeyHint="done"
            onChange={({ target: { value } }) => (endsTag(value) ? commit(value) : setTyped(value))}
            onKeyDown={onKeyDown}
            onBlur={() => {
              if (typed.trim() !== '') commit(typed)
            }}
            className="min-h-11 w-24 min-w-0 flex-1 bg-transparent text-base text-ink outline-none disabled:w-0 disabled:flex-none"
          />
        </div>
      )}
    </Field>
  )
}
