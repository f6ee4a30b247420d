import { Info, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { bottomBarClass } from '../../../../ui/bottom-bar.ts'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { controlClass } from '../../../../ui/field.tsx'
import { Segments } from '../../../../ui/segments.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { withNext } from '../../../accounts/next/rules.ts'
import { MOST_CHILDREN, YEARS, type Year } from '../../store/rules.ts'
import { readNames } from '../names.rules.ts'
import { FIRST_LETTERS } from '../rules.ts'
import { listed, NAMES, TURMA } from '../texts.ts'
import { draftFor, keepDraft, yearToBegin } from './names-draft.ts'

/** Names that a person without an account may try. */
export const VISITORS_NAMES = 3

interface Given {
  readonly names: readonly string[]
  /** Of the class. */
  readonly name: string
  readonly year: Year
  readonly keep: boolean
}

interface NamesFormProps {
  /** `class`: a new class. `more`: names for the open one. */
  readonly for: 'class' | 'more'
  /** Names that fit. */
  readonly room: number
  /** Null: a visitor. */
  readonly userId: string | null
  /** Asks to keep them on this device. */
  readonly asksToKeep: boolean
  /** Names with letters that no font of the sheets has. */
  readonly unwritable: (names: readonly string[]) => readonly string[]
  readonly onGive: (given: Given) => void
  readonly onBack: () => void
}

/** Names pasted or typed, one a line, and at its side what will be on the sheets. */
export function NamesForm(props: NamesFormProps) {
  const { room, userId, asksToKeep, unwritable, onGive, onBack } = props
  const isVisitor = userId === null
  const [typed, setTyped] = useState(() => draftFor(userId))
  const [both, setBoth] = useState<readonly string[]>([])
  const [out, setOut] = useState<readonly string[]>([])
  const [chosen, setYear] = useState<Year | null>(null)
  const [keep, setKeep] = useState(true)
  const field = useId()
  const read = readNames(typed, both)
  const year = chosen ?? read.heading?.year ?? yearToBegin()
  const letter = read.heading?.year === year ? read.heading.letter : ''
  const name = `${TURMA.years[year]} ${letter}`.trim()
  const most = Math.min(isVisitor ? VISITORS_NAMES : MOST_CHILDREN, room)
  const wanted = read.names.filter((one) => !out.includes(one))
  const names = wanted.slice(0, most)
  const over = wanted.length - names.length
  const isClass = props.for === 'class'
  const unwritten = unwritable(names)
  const type = (text: string) => {
    keepDraft(userId, text)
    setTyped(text)
  }
  const give = () => onGive({ names, name, year, keep: keep && asksToKeep })
  const { pathname, search } = useLocation()
  const next = `${pathname}${search}`
  const label =
    isVisitor && over > 0
      ? NAMES.tryOut(names.length)
      : isClass
        ? NAMES.create(name, names.length)
        : NAMES.add(names.length)
  const create = (
    <Button size="lg" block disabled={names.length === 0} onClick={give}>
      {label}
    </Button>
  )
  return (
    <div className="pb-28 lg:pb-0">
      <div className="mt-6 grid gap-8 lg:grid-cols-[1fr_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {isClass ? (
            <Segments
              label={NAMES.year}
              look="chips"
              value={year}
              onChange={setYear}
              options={YEARS.map((value) => ({ value, text: TURMA.years[value] }))}
              hint={NAMES.proposal(FIRST_LETTERS[year])}
            />
          ) : null}
          <div>
            <label htmlFor={field} className="mb-1.5 block font-semibold text-base/6">
              {NAMES.label}
            </label>
            <textarea
              id={field}
              rows={6}
              value={typed}
              onChange={(event) => type(event.target.value)}
              autoComplete="off"
              spellCheck={false}
              className={`${controlClass} leading-7`}
            />
          </div>
          {isVisitor ? (
            <div className="rounded-2xl bg-info-soft p-4 text-info text-sm">
              <p>{NAMES.visitor}</p>
              <p className="mt-3 flex flex-wrap gap-2">
                <LinkButton to={withNext('/register', next)} variant="secondary" size="sm">
                  {NAMES.register}
                </LinkButton>
                <LinkButton to={withNext('/login', next)} variant="quiet" size="sm">
                  {NAMES.signIn}
                </LinkButton>
              </p>
            </div>
          ) : null}
          {asksToKeep ? (
            <Switch
              label={NAMES.keep}
              hint={keep ? NAMES.keepHint : NAMES.justNowHint}
              checked={keep}
              onChange={setKeep}
            />
          ) : null}
        </div>
        <aside className="h-fit rounded-panel bg-paper p-5 shadow-sheet lg:sticky lg:top-26 forced-colors:border">
          <h2 aria-live="polite" className="text-xl">
            {NAMES.read(wanted.length)}
          </h2>
          {names.length > 0 ? (
            <>
              <p className="mt-2 text-ink-2 text-sm">{NAMES.willBe}</p>
              <ul className="mt-2 flex flex-wrap gap-1.5">
                {names.map((name) => (
                  <li key={name}>
                    <button
                      type="button"
                      aria-label={NAMES.takeOut(name)}
                      className="flex min-h-8 items-center gap-1 rounded-tag bg-well px-2 text-[0.9375rem]/5 text-ink-2 hover:bg-line"
                      onClick={() => setOut([...out, name])}
                    >
                      {name}
                      <X aria-hidden size={16} />
                    </button>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
          <ul className="mt-4 grid gap-2.5 text-ink-2 text-sm">
            {read.shared.map((first) => (
              <Note key={first}>{NAMES.shared(first)}</Note>
            ))}
            {read.shortened ? <Note>{NAMES.shortened}</Note> : null}
            {read.repeated
              .filter((name) => !both.includes(name))
              .map((name) => (
                <Note key={name}>
                  {NAMES.repeated(name)}{' '}
                  <button type="button" className="text-link min-h-11" onClick={() => setBoth([...both, name])}>
                    {NAMES.both}
                  </button>
                </Note>
              ))}
            {unwritten.length > 0 ? <Note>{NAMES.unwritten(listed(unwritten))}</Note> : null}
            {isVisitor && over > 0 ? <Note>{NAMES.visitorBound(over)}</Note> : null}
            {!isVisitor && over + read.leftOut > 0 ? <Note>{NAMES.leftOut(over + read.leftOut)}</Note> : null}
          </ul>
          <div className="mt-5 hidden lg:block">{create}</div>
        </aside>
      </div>
      <p className="mt-6">
        <Button variant="quiet" onClick={onBack}>
          {NAMES.back}
        </Button>
      </p>
      <div className={`${bottomBarClass} lg:hidden`}>{create}</div>
    </div>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <Info aria-hidden size={20} className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </li>
  )
}
