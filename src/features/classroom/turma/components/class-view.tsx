import { Ellipsis, ListFilter, Lock, type LucideIcon, NotebookText, Plus, Search, Undo2, X } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { dateKey } from '../../../../platform/time.ts'
import { Button, IconButton, LinkButton } from '../../../../ui/button.tsx'
import { controlClass } from '../../../../ui/field.tsx'
import { Menu, MenuItem } from '../../../../ui/menu.tsx'
import { Segments } from '../../../../ui/segments.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import { useBasketCount } from '../../caderno/components/late-basket.ts'
import { CADERNO } from '../../caderno/texts.ts'
import type { Kept } from '../../store/components/kept.ts'
import { askToPersist, changeRoom, roomStore, undo, useCanUndo } from '../../store/components/room-store.ts'
import { daysWithoutCopy, type Room, type SchoolClass, withChildren, withClass } from '../../store/rules.ts'
import { catalogueFor, differencesOf } from '../rules.ts'
import { CHOOSE, CLASS } from '../texts.ts'
import { ClassList, RemoveClassDialog } from './class-list.tsx'
import { Groups } from './groups.tsx'
import { RenameDialog } from './rename-dialog.tsx'

interface ClassViewProps {
  kept: Kept<Room>
  one: SchoolClass
  onOpen: (id: string) => void
  onAdd: () => void
  onNewClass: () => void
  onDevice: () => void
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input:not([type=radio]), textarea, select') !== null

const takeBack = () => {
  void undo()
  showToast({ kind: 'info', title: CLASS.undone })
}

/** One class: list or groups, search, undo; Ctrl+Z takes back, «/» searches. */
export function ClassView({ kept, one, onOpen, onAdd, onNewClass, onDevice }: ClassViewProps) {
  const [view, setView] = useState<'list' | 'groups'>('list')
  const [search, setSearch] = useState<string | null>(null)
  const [asking, setAsking] = useState<'rename' | 'remove' | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const canUndo = useCanUndo()
  const hasBooklet = useBasketCount() > 0
  const different = one.children.filter((child) => differencesOf(one, child).length > 0).length
  const isOpen = search !== null

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event.target)) return
      if (event.key === 'z' && (event.ctrlKey || event.metaKey) && canUndo) {
        event.preventDefault()
        takeBack()
      }
      if (event.key === '/') {
        event.preventDefault()
        setView('list')
        setSearch((old) => old ?? '')
      }
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [canUndo])
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])

  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-[1.75rem]/9 wrap-anywhere md:text-3xl">{one.name}</h1>
          <p className="text-ink-2 text-sm">{CLASS.count(one.children.length, different)}</p>
        </div>
        <div className="flex items-center gap-1">
          <LinkButton
            to={hasBooklet ? CADERNO.path : catalogueFor(one.year)}
            icon={hasBooklet ? <NotebookText aria-hidden size={20} /> : <Plus aria-hidden size={20} />}
          >
            {hasBooklet ? CLASS.booklet : CHOOSE.activities(null)}
          </LinkButton>
          <Menu
            button={(props) => (
              <IconButton {...props} label={CLASS.more}>
                <Ellipsis aria-hidden size={22} />
              </IconButton>
            )}
          >
            <MenuItem onSelect={() => setAsking('rename')}>{CLASS.rename}</MenuItem>
            <MenuItem onSelect={onNewClass}>{CLASS.newClass}</MenuItem>
            <MenuItem onSelect={onDevice}>{CLASS.onDevice}</MenuItem>
            <MenuItem onSelect={() => setAsking('remove')}>{CLASS.remove}</MenuItem>
          </Menu>
        </div>
      </div>
      {kept.value.classes.length > 1 ? (
        <Segments
          label={CLASS.classes}
          hideLabel
          look="chips"
          className="mt-4"
          value={one.id}
          onChange={onOpen}
          options={kept.value.classes.map(({ id, name }) => ({ value: id, text: name }))}
        />
      ) : null}
      <Bands kept={kept} onDevice={onDevice} />
      <div className="mt-5 flex flex-wrap items-center justify-between gap-2">
        <Segments
          label={CLASS.view}
          hideLabel
          className="min-w-36 flex-1 sm:max-w-52"
          value={view}
          onChange={setView}
          options={[
            { value: 'list', text: CLASS.list },
            { value: 'groups', text: CLASS.groups },
          ]}
        />
        <div className="flex">
          <Tool
            label={CLASS.search}
            text={CLASS.short.search}
            icon={isOpen ? X : Search}
            aria-expanded={isOpen}
            onClick={() => {
              setView('list')
              setSearch(isOpen ? null : '')
            }}
          />
          <Tool label={CLASS.undo} text={CLASS.undo} icon={Undo2} disabled={!canUndo} onClick={takeBack} />
          <Tool label={CLASS.add} text={CLASS.short.add} icon={Plus} onClick={onAdd} />
        </div>
      </div>
      {isOpen ? (
        <label className="mt-3 block">
          <span className="sr-only">{CLASS.search}</span>
          <input
            ref={field}
            type="search"
            value={search}
            autoComplete="off"
            onChange={(event) => setSearch(event.target.value)}
            className={controlClass}
          />
        </label>
      ) : null}
      <div className="mt-4">
        {view === 'list' ? (
          <ClassList key={one.id} one={one} search={search ?? ''} today={dateKey(new Date())} />
        ) : (
          <Groups
            key={one.id}
            one={one}
            onChange={(ids, change) =>
              void changeRoom((room) => withClass(room, one.id, (old) => withChildren(old, ids, change)))
            }
          />
        )}
      </div>
      <p className="mt-5 flex flex-wrap items-center gap-x-1.5 text-ink-3 text-sm">
        {kept.keeping === 'device' ? (
          <>
            <Lock aria-hidden size={16} /> {CLASS.kept} ·
          </>
        ) : (
          <ListFilter aria-hidden size={16} />
        )}
        <button type="button" className="text-link min-h-11" onClick={onDevice}>
          {CLASS.whatIsKept}
        </button>
      </p>
      {asking === 'rename' ? <RenameDialog one={one} onClose={() => setAsking(null)} /> : null}
      {asking === 'remove' ? (
        <RemoveClassDialog
          one={one}
          onClose={() => setAsking(null)}
          onRemove={() => {
            setAsking(null)
            void changeRoom((room) => ({ ...room, classes: room.classes.filter(({ id }) => id !== one.id) }))
            showToast({ kind: 'success', title: CLASS.removed })
          }}
        />
      ) : null}
    </>
  )
}

interface ToolProps extends ComponentProps<'button'> {
  /** Its whole name, which begins or ends with the text below the picture. */
  label: string
  text: string
  icon: LucideIcon
}

/** A button of the bar: a picture with a word below it. */
function Tool({ label, text, icon: Icon, ...rest }: ToolProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      className="grid min-h-11 min-w-14 justify-items-center gap-0.5 rounded-control px-1 py-1 text-ink-2 text-xs hover:bg-well disabled:text-ink-3 disabled:hover:bg-transparent"
    >
      <Icon aria-hidden size={22} />
      {text}
    </button>
  )
}

/** A warning that the class ends with the visit, or a reminder of a copy. */
function Bands({ kept, onDevice }: { kept: Kept<Room>; onDevice: () => void }) {
  const days = daysWithoutCopy(kept.value, Date.now())
  if (kept.keeping !== 'device') {
    const [title, text] = CLASS.keepings[kept.keeping]
    return (
      <div className="mt-4 flex flex-wrap items-center gap-3 rounded-2xl bg-warn-soft px-4 py-3 text-sm text-warn">
        <p className="min-w-48 flex-1">
          <strong className="font-semibold">{title}</strong> {text}
        </p>
        {kept.keeping === 'visit' ? (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              void roomStore.keep()
              void askToPersist()
            }}
          >
            {CLASS.keep}
          </Button>
        ) : null}
        <Button variant="secondary" size="sm" onClick={onDevice}>
          {CLASS.saveCopy}
        </Button>
      </div>
    )
  }
  if (days === null) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 rounded-2xl bg-info-soft py-1 pr-1 pl-4 text-info text-sm">
      <p className="min-w-40 flex-1">
        <strong className="font-semibold">{CLASS.days(days)}</strong>{' '}
        <span className="max-sm:hidden">{CLASS.daysHint}</span>
      </p>
      <button type="button" className="min-h-11 px-2 font-semibold underline" onClick={onDevice}>
        {CLASS.saveCopy}
      </button>
      <IconButton
        label={CLASS.later}
        className="text-info"
        onClick={() => void roomStore.change((room) => ({ ...room, remindedAt: Date.now() }))}
      >
        <X aria-hidden size={20} />
      </IconButton>
    </div>
  )
}
