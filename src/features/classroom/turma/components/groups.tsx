import { type DragEvent, useState } from 'react'
import { bottomBarClass } from '../../../../ui/bottom-bar.ts'
import { Button } from '../../../../ui/button.tsx'
import { Segments } from '../../../../ui/segments.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import { AREAS, type Child, type LevelChoice, type SchoolClass } from '../../store/rules.ts'
import { type AreaChoice, atLevel, LEVEL_CHOICES, levelIn, waysOf } from '../rules.ts'
import { AREA_CHOICES, CLASS, GROUP_NAMES, GROUPS, LEVEL_CHOICE_NAMES, listed } from '../texts.ts'
import { ChildMark, LevelBars } from './marks.tsx'

interface GroupsProps {
  one: SchoolClass
  onChange: (ids: readonly string[], change: (child: Child) => Child) => void
}

const DRAGGED = 'application/x-child'

/**
 * The class in four trays, for all areas together or one. Many children are picked, then sent to a level together;
 * dragging is an extra.
 */
export function Groups({ one, onChange }: GroupsProps) {
  const [area, setArea] = useState<AreaChoice>('all')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const picked = one.children.filter(({ id }) => chosen.includes(id))
  const at = (level: LevelChoice | null) =>
    one.children.filter((child) => levelIn(waysOf(one, child).levels, area) === level)
  const mixed = at(null)
  const names = listed(picked.map(({ name }) => name))

  const send = (ids: readonly string[], level: LevelChoice) => {
    const moving = one.children.filter(({ id }) => ids.includes(id))
    const before = new Map(moving.map(({ id, levels }) => [id, levels]))
    const title = GROUPS.done(listed(moving.map(({ name }) => name)), level, area)
    const undo = () => onChange(ids, (child) => ({ ...child, levels: before.get(child.id) ?? child.levels }))
    onChange(ids, (child) => atLevel(one, child, area, level))
    setChosen([])
    showToast({ kind: 'success', title, undo: { text: CLASS.undo, run: undo } })
  }
  const toggle = (id: string) =>
    setChosen((old) => (old.includes(id) ? old.filter((other) => other !== id) : [...old, id]))
  const drop = (event: DragEvent, level: LevelChoice) => {
    event.preventDefault()
    const id = event.dataTransfer.getData(DRAGGED)
    if (id) send(chosen.includes(id) ? chosen : [id], level)
  }
  return (
    <div className={picked.length > 0 ? 'pb-44' : undefined}>
      <p className="mb-4 text-ink-2 text-sm">{GROUPS.hint}</p>
      <Segments
        label={GROUPS.area}
        hideLabel
        look="chips"
        value={area}
        onChange={setArea}
        options={(['all', ...AREAS] as const).map((value) => ({ value, text: AREA_CHOICES[value] }))}
      />
      <div className="mt-4 grid gap-3.5 lg:grid-cols-2 lg:items-start xl:grid-cols-4">
        {LEVEL_CHOICES.map((level) => {
          const here = at(level)
          return (
            <section
              key={level}
              aria-label={GROUP_NAMES[level]}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => drop(event, level)}
              className="rounded-panel bg-paper p-4 shadow-sheet forced-colors:border"
            >
              <div className="flex items-center gap-2">
                <LevelBars level={level} />
                <h2 className="flex-1 text-xl">{GROUP_NAMES[level]}</h2>
                <span className="font-display font-semibold text-sm">{here.length}</span>
              </div>
              <p className="text-ink-2 text-sm">{GROUPS.levels[level]}</p>
              {here.length === 0 ? <p className="mt-2.5 text-ink-3 text-sm">{GROUPS.empty}</p> : null}
              <PickedChildren all={here} chosen={chosen} onPick={toggle} />
            </section>
          )
        })}
      </div>
      {mixed.length > 0 ? (
        <section
          aria-label={GROUPS.mixed}
          className="mt-3.5 rounded-panel bg-paper p-4 shadow-sheet forced-colors:border"
        >
          <h2 className="text-xl">{GROUPS.mixed}</h2>
          <p className="text-ink-2 text-sm">{GROUPS.mixedHint}</p>
          <PickedChildren all={mixed} chosen={chosen} onPick={toggle} />
        </section>
      ) : null}
      {picked.length > 0 ? (
        <section aria-label={GROUPS.chosen(picked.length)} className={`${bottomBarClass} shadow-float`}>
          <div className="mx-auto max-w-text">
            <div className="flex items-center justify-between gap-3">
              <p aria-live="polite" className="min-w-0 text-sm">
                {GROUPS.goTo(names)}
              </p>
              <Button size="sm" variant="quiet" onClick={() => setChosen([])}>
                {GROUPS.clear}
              </Button>
            </div>
            <div className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4">
              {LEVEL_CHOICES.map((level) => (
                <Button
                  key={level}
                  variant="secondary"
                  className="px-2"
                  icon={<LevelBars level={level} />}
                  onClick={() => send(chosen, level)}
                >
                  {LEVEL_CHOICE_NAMES[level]}
                </Button>
              ))}
            </div>
          </div>
        </section>
      ) : null}
    </div>
  )
}

interface PickedChildrenProps {
  all: readonly Child[]
  /** Ids of the picked ones. */
  chosen: readonly string[]
  onPick: (id: string) => void
}

function PickedChildren({ all, chosen, onPick }: PickedChildrenProps) {
  return (
    <div className="mt-2.5 flex flex-wrap gap-2">
      {all.map(({ id, name, mark }) => (
        <button
          key={id}
          type="button"
          aria-pressed={chosen.includes(id)}
          draggable
          onDragStart={(event) => event.dataTransfer.setData(DRAGGED, id)}
          onClick={() => onPick(id)}
          className="inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-line bg-paper pr-3.5 pl-2 hover:bg-well aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:font-semibold aria-pressed:text-brand"
        >
          <ChildMark mark={mark} small />
          {name}
        </button>
      ))}
    </div>
  )
}
