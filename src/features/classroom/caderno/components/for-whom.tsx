import { Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Segments } from '../../../../ui/segments.tsx'
import type { Room, SchoolClass } from '../../store/rules.ts'
import { listed, TURMA } from '../../turma/texts.ts'
import type { BookletOptions, ForWhom } from '../rules.ts'
import { CADERNO } from '../texts.ts'

interface ForWhomProps {
  room: Room
  audience: ForWhom
  one: SchoolClass | null
  options: BookletOptions
  onAudience: (audience: ForWhom) => void
  onOptions: (options: BookletOptions) => void
  onTable: () => void
}

/** Step 1: the people a booklet is for. */
export function ForWhomStep(props: ForWhomProps) {
  const { room, audience, one, options, onAudience, onOptions, onTable } = props
  const [choosing, setChoosing] = useState(false)
  const name = useId()
  const [first] = room.classes
  const shown = one ?? first
  const chosen = audience.who === 'some' && one ? one.children.filter(({ id }) => audience.childIds.includes(id)) : []
  return (
    <>
      <fieldset>
        <legend className="sr-only">{CADERNO.forWhom}</legend>
        <div className="grid gap-2.5 md:grid-cols-3">
          <Card
            name={name}
            checked={audience.who === 'plain'}
            title={CADERNO.plain}
            hint={CADERNO.plainHint}
            onChoose={() => onAudience({ who: 'plain' })}
          />
          {shown ? (
            <Card
              name={name}
              checked={audience.who === 'some'}
              title={chosen.length > 0 ? listed(chosen.map((child) => child.name)) : CADERNO.some}
              hint={CADERNO.someHint}
              onChoose={() => {
                if (audience.who !== 'some') onAudience({ who: 'some', classId: shown.id, childIds: [] })
                setChoosing(true)
              }}
            />
          ) : null}
          {room.classes.map((each) => (
            <Card
              key={each.id}
              name={name}
              checked={audience.who === 'class' && audience.classId === each.id}
              title={each.name}
              hint={CADERNO.children(each.children.length)}
              onChoose={() => onAudience({ who: 'class', classId: each.id })}
            />
          ))}
        </div>
      </fieldset>
      {shown ? null : (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2 text-sm">
          <span className="min-w-48 flex-1">{CADERNO.newClassHint}</span>
          <LinkButton to={TURMA.beforeBooklet} variant="secondary" size="sm">
            {CADERNO.newClass}
          </LinkButton>
        </p>
      )}
      {audience.who === 'plain' ? null : (
        <div className="mt-4 grid gap-2">
          <Segments
            label={CADERNO.exercises}
            hideLabel
            value={options.different ? 'each' : 'same'}
            onChange={(value) => onOptions({ ...options, different: value === 'each' })}
            options={[
              { value: 'same', text: CADERNO.same },
              { value: 'each', text: CADERNO.each },
            ]}
            hint={options.different ? CADERNO.eachHint : CADERNO.sameHint}
          />
          <span>
            <Button
              variant="quiet"
              size="sm"
              className="-ml-4"
              icon={<Table2 aria-hidden size={18} />}
              onClick={onTable}
            >
              {CADERNO.table}
            </Button>
          </span>
        </div>
      )}
      {choosing && shown ? (
        <ChooseChildren
          one={one ?? shown}
          chosen={audience.who === 'some' ? audience.childIds : []}
          onChange={(childIds) => onAudience({ who: 'some', classId: (one ?? shown).id, childIds })}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </>
  )
}

interface CardProps {
  name: string
  checked: boolean
  title: ReactNode
  hint: string
  onChoose: () => void
}

function Card({ name, checked, title, hint, onChoose }: CardProps) {
  return (
    <label className="flex min-h-16 cursor-pointer items-center gap-3 rounded-2xl border-[1.5px] border-outline bg-paper px-4 py-2.5 has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        onClick={checked ? onChoose : undefined}
        className="size-5.5 shrink-0 appearance-none rounded-full border-[1.5px] border-outline bg-paper checked:border-[6.5px] checked:border-brand focus-visible:outline-none forced-colors:appearance-auto"
      />
      <span className="min-w-0">
        <span className="block font-display font-semibold wrap-anywhere">{title}</span>
        <span className="block text-ink-2 text-sm">{hint}</span>
      </span>
    </label>
  )
}

interface ChooseChildrenProps {
  one: SchoolClass
  chosen: readonly string[]
  onChange: (ids: readonly string[]) => void
  onClose: () => void
}

function ChooseChildren({ one, chosen, onChange, onClose }: ChooseChildrenProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={CADERNO.someHint}
      size="md"
      footer={<Button onClick={onClose}>{CADERNO.children(chosen.length)}</Button>}
    >
      <div className="grid gap-x-4 sm:grid-cols-2">
        {one.children.map((child) => (
          <Checkbox
            key={child.id}
            label={child.name}
            checked={chosen.includes(child.id)}
            onChange={() =>
              onChange(chosen.includes(child.id) ? chosen.filter((id) => id !== child.id) : [...chosen, child.id])
            }
          />
        ))}
      </div>
    </Dialog>
  )
}
