import { Clock, Minus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { INTERESTS } from '../../../../../sheets/pictures/interests.ts'
import { Button, IconButton } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { Segments } from '../../../../ui/segments.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { type Child, freeMarks, type SchoolClass } from '../../store/rules.ts'
import { typedName } from '../names.rules.ts'
import { atLevel, isAway, waysOf } from '../rules.ts'
import { CHILD, INK_NAMES, LETTER_NAMES } from '../texts.ts'
import { LevelFields } from './level-fields.tsx'
import { ChildMark } from './marks.tsx'

interface ChildFormProps {
  one: SchoolClass
  child: Child
  today: string
  onChange: (change: (child: Child) => Child) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

const LETTERS = ['bastao', 'imprensa', 'cursiva'] as const
const INKS = ['color', 'black', 'outlines'] as const

/** Choices of one child. Each is kept at once. */
export function ChildForm({ one, child, today, onChange, onMove, onRemove }: ChildFormProps) {
  const ways = waysOf(one, child)
  const place = one.children.findIndex(({ id }) => id === child.id)
  const away = isAway(child, today)
  return (
    <div className="grid gap-5">
      <LevelFields levels={ways.levels} onLevel={(area, level) => onChange((old) => atLevel(one, old, area, level))} />
      <Interests value={child.interest} onChange={(interest) => onChange((old) => ({ ...old, interest }))} />
      <Switch
        label={CHILD.fewer}
        hint={CHILD.fewerHint}
        checked={child.fewer}
        onChange={(fewer) => onChange((old) => ({ ...old, fewer }))}
      />
      <details className="group">
        <summary className="flex min-h-12 cursor-pointer items-center font-semibold">{CHILD.more}</summary>
        <div className="mt-3 grid gap-5">
          <Segments
            label={CHILD.letters}
            value={ways.letters}
            options={LETTERS.map((value) => ({ value, text: LETTER_NAMES[value] }))}
            onChange={(letters) =>
              onChange((old) => ({ ...old, letters: letters === one.rule.letters ? null : letters }))
            }
          />
          <Segments
            label={CHILD.ink}
            value={ways.ink}
            options={INKS.map((value) => ({ value, text: INK_NAMES[value] }))}
            onChange={(ink) => onChange((old) => ({ ...old, ink: ink === one.rule.ink ? null : ink }))}
          />
          <NameField key={child.name} name={child.name} onName={(name) => onChange((old) => ({ ...old, name }))} />
          <div className="flex flex-wrap items-center gap-3">
            <Button
              variant="secondary"
              size="sm"
              icon={<ChildMark mark={child.mark} small />}
              onClick={() =>
                onChange((old) => ({ ...old, mark: freeMarks(one.children, 1, old.mark + 1)[0] ?? old.mark }))
              }
            >
              {CHILD.mark}
            </Button>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <span className="mr-1 font-semibold">{CHILD.order}</span>
            <Button variant="secondary" size="sm" disabled={place <= 0} onClick={() => onMove(-1)}>
              <span className="sr-only">{CHILD.up(child.name)}</span>
              <span aria-hidden>↑</span>
            </Button>
            <Button variant="secondary" size="sm" disabled={place >= one.children.length - 1} onClick={() => onMove(1)}>
              <span className="sr-only">{CHILD.down(child.name)}</span>
              <span aria-hidden>↓</span>
            </Button>
          </div>
        </div>
      </details>
      <div className="flex flex-wrap justify-between gap-2">
        <Button
          variant="quiet"
          size="sm"
          icon={<Clock aria-hidden size={18} />}
          onClick={() => onChange((old) => ({ ...old, awayOn: away ? null : today }))}
        >
          {away ? CHILD.notAway : CHILD.away}
        </Button>
        <Button variant="quiet" size="sm" className="text-error" onClick={onRemove}>
          {CHILD.remove}
        </Button>
      </div>
    </div>
  )
}

function NameField({ name, onName }: { name: string; onName: (name: string) => void }) {
  const [typed, setTyped] = useState(name)
  const wanted = typedName(typed)
  const keep = () => {
    if (wanted !== '' && wanted !== name) onName(wanted)
  }
  return (
    <TextField
      label={CHILD.name}
      value={typed}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep()
      }}
      {...(wanted === '' && { error: CHILD.noName })}
    />
  )
}

function Interests({ value, onChange }: { value: string | null; onChange: (interest: string | null) => void }) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-base/6">{CHILD.likes}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2">
        {[null, ...INTERESTS].map((interest) => (
          <label
            key={interest?.id ?? ''}
            className="grid cursor-pointer justify-items-center gap-1 rounded-control border-[1.5px] border-transparent px-0.5 py-1.5 text-center text-[0.8125rem]/4.5 has-checked:border-brand has-checked:bg-brand-soft has-checked:font-semibold has-checked:text-brand has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={(interest?.id ?? null) === value}
              onChange={() => onChange(interest?.id ?? null)}
              className="sr-only"
            />
            <span className="grid size-14 place-items-center overflow-hidden rounded-full bg-white text-[#494c63]">
              {interest ? (
                <img src={`/interesses/${interest.id}.webp`} alt="" width={128} height={128} className="size-11" />
              ) : (
                <Minus aria-hidden size={20} />
              )}
            </span>
            {interest?.name ?? CHILD.none}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Name, mark and the button to close, above the form. */
export function ChildHeading({ child, onClose }: { child: Child; onClose?: () => void }) {
  return (
    <div className="mb-5 flex items-center gap-3">
      <ChildMark mark={child.mark} />
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-xl">{child.name}</h2>
        <p className="text-ink-3 text-xs">{CHILD.atOnce}</p>
      </div>
      {onClose ? (
        <IconButton label={CHILD.close} onClick={onClose}>
          <X aria-hidden size={22} />
        </IconButton>
      ) : null}
    </div>
  )
}
