import { INTERESTS } from '../../../../sheets/pictures/interests.ts'
import type { VariantChoices } from '../../../../sheets/variants/choices.ts'
import { FieldError, TextField } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { OptionGroup } from '../../variants/components/option-group.tsx'
import { OPTIONS, offeredTo } from '../../variants/options/rules.ts'
import { ALPHABET, type Chosen, MOST_NUMBER, MOSTS, OPERATIONS, type Reading } from '../draft.rules.ts'
import type { CreationKind } from '../kind.rules.ts'
import { CREATE } from '../texts.ts'

interface ChosenProps {
  kind: CreationKind
  chosen: Chosen
  reading: Reading
  onChange: (chosen: Chosen) => void
}

type Choices = readonly (readonly [value: string, words: string])[]

function Choice(props: { label: string; value: string; choices: Choices; onChoose: (value: string) => void }) {
  const { label, value, choices, onChoose } = props
  return (
    <Select label={label} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
      {choices.map(([id, words]) => (
        <option key={id} value={id}>
          {words}
        </option>
      ))}
    </Select>
  )
}

const INTEREST_CHOICES: Choices = [['', CREATE.noInterest], ...INTERESTS.map(({ id, name }) => [id, name] as const)]
const LETTER_CHOICES: Choices = ALPHABET.map((letter) => [letter, letter])

export function ChosenField({ name, ...props }: ChosenProps & { name: CreationKind['fields'][number] }) {
  const { kind, chosen, reading, onChange } = props
  const set = (part: Partial<Chosen>) => onChange({ ...chosen, ...part })
  switch (name) {
    case 'name':
    case 'words':
      return null
    case 'interest':
      return (
        <Choice
          label={CREATE.interest}
          value={chosen.interest}
          choices={INTEREST_CHOICES}
          onChoose={(interest) => set({ interest })}
        />
      )
    case 'theme':
      return (
        <Choice
          label={CREATE.theme}
          value={chosen.theme}
          choices={kind.themes ?? []}
          onChoose={(theme) => set({ theme })}
        />
      )
    case 'operation':
      return (
        <OptionGroup
          option={{
            label: CREATE.operation,
            values: OPERATIONS.map((value) => ({ value, word: value, text: CREATE.operations[value] })),
          }}
          value={chosen.operation}
          onChange={(operation) => set({ operation: operation as Chosen['operation'] })}
        />
      )
    case 'most':
      return (
        <Choice
          label={CREATE.most}
          value={String(chosen.most)}
          choices={MOSTS.map((most) => [String(most), CREATE.mostOf(most)])}
          onChoose={(most) => set({ most: Number(most) })}
        />
      )
    case 'numbers':
      return <Numbers {...props} />
    case 'letters-between':
      return (
        <div>
          <div className="grid grid-cols-2 gap-3">
            <Choice
              label={CREATE.from}
              value={chosen.firstLetter}
              choices={LETTER_CHOICES}
              onChoose={(firstLetter) => set({ firstLetter })}
            />
            <Choice
              label={CREATE.to}
              value={chosen.lastLetter}
              choices={LETTER_CHOICES}
              onChoose={(lastLetter) => set({ lastLetter })}
            />
          </div>
          <Problem reading={reading} field="letters-between" />
        </div>
      )
    default: {
      const option = OPTIONS.find((one) => one.name === name)
      if (!option) return null
      const choose = (value: unknown) => set({ choices: { ...chosen.choices, [name]: value } as VariantChoices })
      return <OptionGroup option={offeredTo(kind.id, option)} value={chosen.choices[name]} onChange={choose} />
    }
  }
}

function Problem({ reading, field }: { reading: Reading; field: 'numbers' | 'letters-between' }) {
  const problem = reading.problems[field]?.[0]
  return <div role="status">{problem ? <FieldError id={`problem-${field}`}>{problem}</FieldError> : null}</div>
}

/** First and last number of a sequence. */
function Numbers({ chosen, reading, onChange }: ChosenProps) {
  const field = (label: string, name: 'from' | 'to') => (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={0}
      max={MOST_NUMBER}
      value={String(chosen[name])}
      onChange={({ currentTarget: { value } }) => {
        const number = Math.trunc(Number(value))
        if (number >= 0 && number <= MOST_NUMBER) onChange({ ...chosen, [name]: number })
      }}
    />
  )
  return (
    <div>
      <div className="grid grid-cols-2 gap-3">
        {field(CREATE.from, 'from')}
        {field(CREATE.to, 'to')}
      </div>
      <Problem reading={reading} field="numbers" />
    </div>
  )
}
