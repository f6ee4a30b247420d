import { useId } from 'react'
import { controlClass, Field, FieldError, TextField } from '../../../ui/field.tsx'
import type { Reading, Typed } from '../draft.rules.ts'
import type { CreationKind } from '../kind.rules.ts'
import { CREATE } from '../texts.ts'
import { MOST_NAME, shownSyllables } from '../words.rules.ts'

interface WrittenProps {
  kind: CreationKind
  typed: Typed
  reading: Reading
  onChange: (typed: Typed) => void
}

/** Spelling services and autofill must not send or store typed text. */
const PRIVATE = { autoComplete: 'off', spellCheck: false, autoCorrect: 'off', autoCapitalize: 'off' } as const

export function NameField({ typed, reading, onChange }: WrittenProps) {
  return (
    <TextField
      {...PRIVATE}
      label={CREATE.name}
      helper={CREATE.nameHint}
      error={reading.problems.name?.[0]}
      maxLength={MOST_NAME * 2}
      value={typed.name}
      onChange={({ currentTarget: { value } }) => onChange({ ...typed, name: value })}
    />
  )
}

/** One word a line, with errors. */
export function WordsField({ kind, typed, reading, onChange }: WrittenProps) {
  const needs = kind.words
  const problems = reading.problems.words ?? []
  const id = useId()
  if (!needs) return null
  return (
    <Field
      id={id}
      label={needs.names ? CREATE.names : CREATE.words}
      helper={needs.names ? CREATE.namesHint(needs.most) : CREATE.wordsHint(needs.least, needs.most)}
    >
      {(control) => (
        <>
          <textarea
            {...control}
            {...PRIVATE}
            rows={6}
            maxLength={2000}
            aria-invalid={problems.length > 0 || undefined}
            aria-describedby={`${control['aria-describedby'] ?? ''} ${id}-problems`.trim()}
            className={`${controlClass} resize-y`}
            value={typed.words}
            onChange={({ currentTarget: { value } }) => onChange({ ...typed, words: value })}
          />
          <div role="status" id={`${id}-problems`}>
            {problems.map((problem) => (
              <FieldError key={problem} id={`${id}-${problem.length}`}>
                {problem}
              </FieldError>
            ))}
          </div>
        </>
      )}
    </Field>
  )
}

/** Editable syllables of the words. */
export function SyllablesField({ typed, reading, onChange }: WrittenProps) {
  if (reading.words.length === 0) return null
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-base/6">{CREATE.syllables}</legend>
      <p className="mt-1 text-ink-2 text-sm">{CREATE.syllablesHint}</p>
      <ul className="mt-2 grid grid-cols-2 gap-2">
        {reading.words.map(({ text }) => (
          <li key={text}>
            <TextField
              {...PRIVATE}
              hideLabel
              label={CREATE.syllablesOf(text)}
              error={reading.wronglyDivided.includes(text) ? CREATE.syllablesWrong(text) : undefined}
              maxLength={40}
              value={typed.corrections[text] ?? shownSyllables(text)}
              onChange={({ currentTarget: { value } }) =>
                onChange({ ...typed, corrections: { ...typed.corrections, [text]: value } })
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
