import { ChevronDown, ChevronUp, Ellipsis, GripVertical, PencilLine, Plus } from 'lucide-react'
import { Link } from 'react-router'
import type { Level } from '../../../../../sheets/scene/scene.ts'
import { announce } from '../../../../ui/announcer.tsx'
import { Button, IconButton, LinkButton } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Menu, MenuItem, menuLink } from '../../../../ui/menu.tsx'
import { creationHref } from '../../../creations/kinds.rules.ts'
import type { Engine } from '../../../variants/components/engine.ts'
import type { Year } from '../../store/rules.ts'
import { catalogueFor, LEVELS, moved } from '../../turma/rules.ts'
import { CHOOSE, LEVEL_NAMES } from '../../turma/texts.ts'
import { isLevelled } from '../created.rules.ts'
import { type PageOrder, preparedChoices } from '../plan.rules.ts'
import { type BasketSheet, isCreated } from '../rules.ts'
import { CADERNO } from '../texts.ts'
import type { Known } from './booklet-calls.ts'
import { takeAllFromBasket } from './late-basket.ts'
import { SheetNote } from './sheet-note.tsx'
import { SheetPicture } from './sheet-picture.tsx'
import { type Dragged, useDragOrder } from './use-drag-order.ts'

interface SheetListProps {
  sheets: readonly BasketSheet[]
  known: ReadonlyMap<string, Known>
  /** Each child has its own level. */
  isForClass: boolean
  /** Some child has a level or letters of its own. */
  areDifferent: boolean
  /** Levels of the sheets that are printed at others than they were chosen at. */
  levels: ReadonlyMap<string, readonly Level[]>
  /** Of the class; null without one. */
  year: Year | null
  onSheets: (change: (sheets: readonly BasketSheet[]) => readonly BasketSheet[]) => void
  engine: Engine | null
  /** The drawing of a created sheet, by its id. */
  pictures: (id: string) => PageOrder | null
  onName: (id: string, name: string) => void
  onRetry: () => void
}

/** Step 2: the sheets in their order. */
export function SheetList({
  sheets,
  known,
  isForClass,
  areDifferent,
  levels,
  year,
  onSheets,
  engine,
  pictures,
  onName,
  onRetry,
}: SheetListProps) {
  const change = (id: string, next: Partial<BasketSheet>) =>
    onSheets((old) => old.map((sheet) => (sheet.id === id ? { ...sheet, ...next } : sheet)))
  const move = (id: string, from: number, by: number) => {
    onSheets((old) => moved(old, id, by))
    announce(CADERNO.isAt(sheets[from]?.title ?? '', from + by + 1, sheets.length))
  }
  const { list, dragged, handle } = useDragOrder((id, from, to) => move(id, from, to - from))
  const takeOut = async (ids: readonly string[]) => {
    await takeAllFromBasket(ids)
    // The empty booklet is short, and begins at the top.
    if (ids.length === sheets.length) window.scrollTo(0, 0)
  }
  const hasLevels = (id: string) => {
    const found = known.get(id)
    if (!found || !('recipe' in found)) return true
    return found.created ? isLevelled(found.created.kind) : found.recipe !== null
  }
  return (
    <>
      <p className="-mt-1 mb-2 text-ink-2 text-sm">{areDifferent ? CADERNO.sheetsHint : CADERNO.plainSheetsHint}</p>
      <ol ref={list}>
        {sheets.map((sheet, i) => (
          <li
            key={sheet.id}
            style={dragged?.id === sheet.id ? { transform: `translateY(${dragged.by}px)` } : undefined}
            className={classNames(
              'relative flex items-center gap-2 border-line bg-paper py-2 not-first:border-t sm:gap-3',
              dragged?.id === sheet.id && 'z-1 rounded-control shadow-float',
            )}
          >
            {dragged ? <DropLine dragged={dragged} place={i} /> : null}
            <span
              {...handle(sheet.id, i)}
              aria-hidden
              title={CADERNO.drag}
              className="-mx-2 grid min-h-20 w-7 cursor-grab touch-none place-items-center rounded-tag text-ink-3 hover:bg-well active:cursor-grabbing sm:mx-0 noscript:hidden"
            >
              <GripVertical size={20} />
            </span>
            <span className="flex flex-col">
              <IconButton label={CADERNO.up(sheet.title)} disabled={i === 0} onClick={() => move(sheet.id, i, -1)}>
                <ChevronUp aria-hidden size={20} />
              </IconButton>
              <IconButton
                label={CADERNO.down(sheet.title)}
                disabled={i === sheets.length - 1}
                onClick={() => move(sheet.id, i, 1)}
              >
                <ChevronDown aria-hidden size={20} />
              </IconButton>
            </span>
            <SheetPicture
              sheet={sheet}
              drawing={pictures(sheet.id)}
              engine={engine}
              className="aspect-3/4 w-13 shrink-0 rounded-sheet"
            />
            <div className="min-w-0 flex-1">
              <p className="font-display font-semibold wrap-anywhere">{sheet.title}</p>
              <span className="block text-ink-2 text-sm">{CADERNO.pagesOf(pagesOf(sheet, known.get(sheet.id)))}</span>
              <SheetNote
                sheet={sheet}
                known={known.get(sheet.id)}
                isForClass={isForClass}
                levels={levels.get(sheet.id)}
                onName={(name) => onName(sheet.id, name)}
                onRetry={onRetry}
              />
            </div>
            <Menu
              button={(props) => (
                <IconButton {...props} label={CADERNO.change(sheet.title)}>
                  <Ellipsis aria-hidden size={22} />
                </IconButton>
              )}
            >
              {sheet.level !== null && hasLevels(sheet.id) ? (
                <MenuItem onSelect={() => change(sheet.id, { level: null })}>{CADERNO.ownLevels}</MenuItem>
              ) : null}
              {LEVELS.filter((level) => level !== sheet.level && hasLevels(sheet.id)).map((level) => (
                <MenuItem key={level} onSelect={() => change(sheet.id, { level })}>
                  {CADERNO.allAt(LEVEL_NAMES[level])}
                </MenuItem>
              ))}
              {isCreated(sheet) ? (
                <Link {...menuLink} to={creationHref(sheet.slug)}>
                  {CADERNO.openCreate}
                </Link>
              ) : (
                <Link {...menuLink} to={`/activities/${sheet.slug}`}>
                  {CADERNO.openSheet}
                </Link>
              )}
              <MenuItem onSelect={() => void takeOut([sheet.id])}>{CADERNO.takeOut}</MenuItem>
            </Menu>
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        <LinkButton to={catalogueFor(year)} variant="secondary" className="grow" icon={<Plus aria-hidden size={20} />}>
          {CHOOSE.more(year)}
        </LinkButton>
        {CADERNO.ownWords.map(([kind, words]) => (
          <LinkButton
            key={kind}
            to={creationHref(kind)}
            variant="secondary"
            className="grow"
            icon={<PencilLine aria-hidden size={20} />}
          >
            {words}
          </LinkButton>
        ))}
        <Button variant="quiet" className="max-sm:-ml-6" onClick={() => void takeOut(sheets.map(({ id }) => id))}>
          {CADERNO.emptyIt}
        </Button>
      </div>
    </>
  )
}

/** Pages of one copy of the sheet, as it was prepared. */
const pagesOf = (sheet: BasketSheet, known: Known | undefined): number =>
  known && 'recipe' in known && known.recipe ? preparedChoices(sheet, known.recipe).pages : sheet.pageCount

/** Shows between which rows the dragged one would come. */
function DropLine({ dragged: { from, to }, place }: { dragged: Dragged; place: number }) {
  if (to === from || place !== to) return null
  const side = to < from ? 'top-0' : 'bottom-0'
  return <span aria-hidden className={classNames('absolute inset-x-0 h-1 rounded-full bg-brand', side)} />
}
