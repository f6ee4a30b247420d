import { ArrowLeft } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { INTERESTS } from '../../../../../sheets/pictures/interests.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Segments } from '../../../../ui/segments.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import type { Engine } from '../../../variants/components/engine.ts'
import { ChildMark, LevelBars } from '../../turma/components/marks.tsx'
import { LEVELS } from '../../turma/rules.ts'
import { LETTER_NAMES, LEVEL_NAMES } from '../../turma/texts.ts'
import { createdReceivedOf, isLevelled } from '../created.rules.ts'
import { type Copy, fileReceivedOf, type Received, receivedOf } from '../plan.rules.ts'
import type { OwnPage } from '../rules.ts'
import { CADERNO, TABLE } from '../texts.ts'
import { type BookletPlan, createdPicture, lookOf, nameOf, type ReadySheet } from './booklet-plan.ts'
import { PagePreview } from './page-preview.tsx'
import { SheetPicture } from './sheet-picture.tsx'

interface ReceivesTableProps {
  plan: BookletPlan
  engine: Engine | null
  onOwn: (sheetId: string, childId: string, own: OwnPage) => void
  onBack: () => void
}

function wordsOf({ letters, fewer, interest }: Received): string[] {
  return [
    ...(letters ? [LETTER_NAMES[letters].toLowerCase()] : []),
    ...(fewer ? [TABLE.fewer] : []),
    ...(interest ? [(INTERESTS.find(({ id }) => id === interest)?.name ?? '').toLowerCase()] : []),
  ]
}

/** Arrows go from cell to cell. */
function walk(event: KeyboardEvent<HTMLTableElement>): void {
  const cell = event.target instanceof HTMLElement ? event.target.closest('td') : null
  const row = cell?.parentElement
  if (!(cell && row instanceof HTMLTableRowElement)) return
  const [down, right] = { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] }[event.key] ?? []
  if (down === undefined || right === undefined) return
  event.preventDefault()
  const next = (row.parentElement as HTMLTableSectionElement).rows[row.sectionRowIndex + down]
  next?.cells[cell.cellIndex + right]?.querySelector('button')?.focus()
}

/** Children × sheets: what each one gets, in blue where it differs. */
export function ReceivesTable({ plan, engine, onOwn, onBack }: ReceivesTableProps) {
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const [open, setOpen] = useState<{ item: ReadySheet; copy: Copy } | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  // The screen takes the place of a longer one, which was scrolled.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    title.current?.focus({ preventScroll: true })
  }, [])
  const { one, options, ready } = plan
  const received = ({ sheet, recipe, created, plainTitle }: ReadySheet, copy: Copy) => {
    const placed = { sheet, one, copy, options }
    if (created) return createdReceivedOf({ ...placed, created })
    return recipe ? receivedOf({ ...placed, recipe, plainTitle }) : fileReceivedOf(sheet, copy)
  }
  const named = plan.copies.filter(({ child }) => child !== null)
  const differ = named.filter((copy) => ready.some((item) => received(item, copy).isDifferent))
  const shown = onlyDifferent ? differ : named
  return (
    <>
      <button type="button" onClick={onBack} className="text-link inline-flex min-h-11 items-center gap-1.5">
        <ArrowLeft aria-hidden size={18} />
        {TABLE.back}
      </button>
      <h1 ref={title} tabIndex={-1} className="mt-2 text-[1.75rem]/9 outline-none md:text-3xl">
        {TABLE.title}
      </h1>
      <p className="mt-2 mb-4 max-w-text text-ink-2">{TABLE.lead}</p>
      <Segments
        label={TABLE.show}
        hideLabel
        look="chips"
        value={onlyDifferent ? 'different' : 'all'}
        onChange={(value) => setOnlyDifferent(value === 'different')}
        options={[
          { value: 'all', text: TABLE.all(named.length) },
          { value: 'different', text: TABLE.different(differ.length) },
        ]}
      />
      {/* A wider screen has the names beside the bars. */}
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-ink-2 text-sm md:hidden">
        {LEVELS.map((level) => (
          <span key={level} className="inline-flex items-center gap-1.5">
            <LevelBars level={level} />
            {LEVEL_NAMES[level]}
          </span>
        ))}
      </p>
      <table onKeyDown={walk} className="mt-4 w-full overflow-hidden rounded-panel bg-paper shadow-sheet max-md:block">
        <caption className="sr-only">{TABLE.caption}</caption>
        <thead className="bg-well text-left text-sm max-md:block">
          <tr className="max-md:flex max-md:flex-wrap max-md:gap-1.5 max-md:p-2.5">
            <th scope="col" className="p-3 max-md:w-full max-md:p-1">
              {one?.name}
            </th>
            {ready.map(({ sheet }) => (
              <th key={sheet.id} scope="col" className="p-2 align-bottom font-semibold max-md:w-14 max-md:p-0">
                <SheetPicture
                  sheet={sheet}
                  drawing={createdPicture(plan, sheet.id)}
                  engine={engine}
                  className="mb-1.5 aspect-3/4 w-13 rounded-sheet max-md:mx-auto"
                />
                <span className="max-md:sr-only">{sheet.title}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {shown.map((copy) => (
            <tr
              key={copy.number}
              className="border-line border-t max-md:flex max-md:flex-wrap max-md:gap-1.5 max-md:p-2.5"
            >
              <th scope="row" className="p-2.5 text-left max-md:w-full max-md:p-0.5">
                <span className="flex items-center gap-2 font-display font-medium">
                  <ChildMark mark={copy.child?.mark ?? 0} small />
                  {copy.child?.name}
                </span>
              </th>
              {ready.map((item) => (
                <td key={item.sheet.id} className="p-1 max-md:w-14 max-md:p-0">
                  <Cell
                    name={copy.child?.name ?? ''}
                    title={item.sheet.title}
                    received={received(item, copy)}
                    onOpen={() => setOpen({ item, copy })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-5">
        <Button onClick={onBack}>{TABLE.done}</Button>
      </div>
      {open?.copy.child ? (
        <CellDialog
          key={`${open.item.sheet.id} ${open.copy.child.id}`}
          plan={plan}
          engine={engine}
          item={plan.ready.find(({ sheet }) => sheet.id === open.item.sheet.id) ?? open.item}
          copy={open.copy}
          onOwn={onOwn}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  )
}

interface CellProps {
  name: string
  title: string
  received: Received
  onOpen: () => void
}

function Cell({ name, title, received, onOpen }: CellProps) {
  const { isOut, isFixed, isDifferent, level } = received
  const words = wordsOf(received)
  const isSame = isFixed && words.length === 0
  const differently = isFixed ? words : [LEVEL_NAMES[level], ...words]
  const said = isOut ? TABLE.out : isSame ? TABLE.sameForAll : differently.join(', ')
  return (
    <button
      type="button"
      aria-label={TABLE.cell(name, title, said)}
      onClick={onOpen}
      className={classNames(
        'min-h-11 w-full rounded-tag border px-2 py-1 text-left text-sm hover:bg-well max-md:px-0 max-md:text-center max-md:text-xs md:min-w-24',
        isDifferent ? 'border-brand bg-brand-soft text-brand' : 'border-outline',
      )}
    >
      {isOut ? <span>{TABLE.out}</span> : null}
      {!isOut && isSame ? <span>{TABLE.same}</span> : null}
      {isOut || isFixed ? null : (
        <span className="inline-flex items-center gap-1.5">
          <LevelBars level={level} />
          <span className="max-md:hidden">{LEVEL_NAMES[level]}</span>
        </span>
      )}
      {words.length > 0 && !isOut ? <span className="block text-xs max-md:hidden">{words.join(', ')}</span> : null}
    </button>
  )
}

interface CellDialogProps {
  plan: BookletPlan
  engine: Engine | null
  item: ReadySheet
  copy: Copy
  onOwn: ReceivesTableProps['onOwn']
  onClose: () => void
}

function CellDialog({ plan, engine, item, copy, onOwn, onClose }: CellDialogProps) {
  const { child } = copy
  if (!child) return null
  const own = item.sheet.own[child.id] ?? {}
  const { out: _, ...present } = own
  return (
    <Dialog open onOpenChange={onClose} title={child.name} description={item.sheet.title} size="md">
      <div className="grid gap-5">
        {own.out ? null : (
          <div className="mx-auto w-full max-w-72">
            <PagePreview
              engine={engine}
              order={plan.orderFor(item, copy)}
              look={lookOf(plan, item, copy)}
              imageUrl={item.sheet.imageUrl}
              name={nameOf(copy)}
              title={item.sheet.title}
            />
          </div>
        )}
        {item.recipe || (item.created && isLevelled(item.created.kind)) ? (
          <Segments
            label={TABLE.level}
            value={own.level ?? 'own'}
            options={[
              { value: 'own', text: TABLE.ownLevel },
              ...LEVELS.map((value) => ({ value, text: LEVEL_NAMES[value] })),
            ]}
            onChange={(level) => onOwn(item.sheet.id, child.id, level === 'own' ? {} : { level })}
          />
        ) : null}
        <Switch
          label={TABLE.leaveOut}
          hint={TABLE.leaveOutHint}
          checked={own.out === true}
          onChange={(out) => onOwn(item.sheet.id, child.id, out ? { ...own, out } : present)}
        />
        <Button variant="secondary" onClick={onClose}>
          {CADERNO.close}
        </Button>
      </div>
    </Dialog>
  )
}
