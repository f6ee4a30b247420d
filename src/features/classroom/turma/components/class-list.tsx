import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Dialog, DialogTitle } from '../../../../ui/dialog.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import { changeRoom } from '../../store/components/room-store.ts'
import { type Child, type SchoolClass, withChildren, withClass } from '../../store/rules.ts'
import { isAway, matches, moved, underRule } from '../rules.ts'
import { CHILD, CLASS } from '../texts.ts'
import { ChildForm, ChildHeading } from './child-form.tsx'
import { ClassRuleDialog, ClassRuleLine } from './class-rule.tsx'
import { DifferenceTags } from './difference-tags.tsx'
import { ChildMark } from './marks.tsx'
import { useWide } from './use-wide.ts'

interface ClassListProps {
  one: SchoolClass
  search: string
  today: string
}

/** The register: a row a child, empty unless something is its own; the open child beside it, or over it on a phone. */
export function ClassList({ one, search, today }: ClassListProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const [rule, setRule] = useState(false)
  const isWide = useWide()
  const shown = one.children.filter((child) => matches(child, search))
  const open = one.children.find(({ id }) => id === openId)
  const changeClass = (change: (one: SchoolClass) => SchoolClass) =>
    changeRoom((room) => withClass(room, one.id, change))
  const remove = (child: Child) => {
    void changeClass((old) => ({ ...old, children: old.children.filter(({ id }) => id !== child.id) }))
    setOpenId(null)
    showToast({ kind: 'success', title: CHILD.removed(child.name) })
  }
  const form = open ? (
    <ChildForm
      key={open.id}
      one={one}
      child={open}
      today={today}
      onChange={(change) => void changeClass((old) => withChildren(old, [open.id], change))}
      onMove={(by) => void changeClass((old) => ({ ...old, children: moved(old.children, open.id, by) }))}
      onRemove={() => remove(open)}
    />
  ) : null
  return (
    <div className={classNames('grid gap-6', isWide && 'lg:grid-cols-[1fr_25rem]')}>
      <div className="min-w-0">
        <ClassRuleLine rule={one.rule} onChange={() => setRule(true)} />
        {shown.length === 0 ? <p className="mt-4 text-ink-2">{CLASS.notFound}</p> : null}
        <ul className="mt-3 overflow-hidden rounded-panel bg-paper shadow-sheet empty:hidden forced-colors:border">
          {shown.map((child) => (
            <li key={child.id} className="border-line not-first:border-t">
              <button
                type="button"
                aria-pressed={child.id === openId}
                onClick={() => setOpenId(child.id === openId ? null : child.id)}
                className="flex min-h-14 w-full items-center gap-3 px-3.5 py-1.5 text-left -outline-offset-3 hover:bg-brand-soft aria-pressed:bg-brand-soft aria-pressed:shadow-[inset_4px_0_0_var(--color-brand)]"
              >
                <ChildMark mark={child.mark} />
                <span className="min-w-18 font-display font-medium">{child.name}</span>
                <span className="ml-auto flex flex-wrap justify-end gap-1.5">
                  {isAway(child, today) ? (
                    <span className="inline-flex min-h-6.5 items-center rounded-tag bg-warn-soft px-2 text-[0.8125rem]/4.5 text-warn">
                      {CLASS.away}
                    </span>
                  ) : null}
                  <DifferenceTags one={one} child={child} />
                </span>
                <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-3" />
              </button>
            </li>
          ))}
        </ul>
      </div>
      {open && isWide ? (
        <aside
          aria-label={open.name}
          className="sticky top-26 h-fit max-h-[calc(100dvh-8rem)] overflow-y-auto rounded-panel bg-paper p-5 shadow-sheet forced-colors:border"
        >
          <ChildHeading child={open} onClose={() => setOpenId(null)} />
          {form}
        </aside>
      ) : null}
      {!open && isWide ? (
        <p className="sticky top-26 h-fit rounded-panel border-2 border-line border-dashed p-6 text-center text-ink-2">
          {CLASS.choose}
        </p>
      ) : null}
      {open && !isWide ? (
        <Dialog open onOpenChange={() => setOpenId(null)} size="md">
          <div className="-mt-1 mb-4 flex items-center gap-3 pr-12">
            <ChildMark mark={open.mark} />
            <div className="min-w-0">
              <DialogTitle>{open.name}</DialogTitle>
              <p className="text-ink-3 text-xs">{CHILD.atOnce}</p>
            </div>
          </div>
          {form}
        </Dialog>
      ) : null}
      {rule ? (
        <ClassRuleDialog
          one={one}
          onChange={(next) => void changeClass((old) => underRule(old, next))}
          onClose={() => setRule(false)}
        />
      ) : null}
    </div>
  )
}

/** The question before a class leaves. */
export function RemoveClassDialog({
  one,
  onRemove,
  onClose,
}: {
  one: SchoolClass
  onRemove: () => void
  onClose: () => void
}) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={CLASS.removeTitle(one.name)}
      focusTitle
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {CLASS.cancel}
          </Button>
          <Button variant="danger" onClick={onRemove}>
            {CLASS.remove}
          </Button>
        </>
      }
    >
      <p>{CLASS.removeText(one.children.length)}</p>
    </Dialog>
  )
}
