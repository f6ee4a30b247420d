import { ClipboardPaste, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { TURMA } from '../texts.ts'
import { ChildMark, LevelName } from './marks.tsx'

const well = 'relative grid h-29 w-33 shrink-0 place-items-center overflow-hidden rounded-2xl bg-well'
const paper = 'rounded-sheet bg-sheet shadow-sheet'
const FAN = ['labirinto-retangular', 'juntar-silabas-proprias', 'contas-proprias']
const TURNED = ['-rotate-8 -mr-7', 'z-1 -mt-3', 'rotate-8 -ml-7']

/** The screen before the first name: three pictures that teach it. */
export function EmptyTurma({ onPaste, onCopy }: { onPaste?: () => void; onCopy?: () => void }) {
  const [paste, tap, print] = TURMA.teach
  return (
    <>
      <p className="mt-2 max-w-text text-ink-2 text-lg">{TURMA.lead}</p>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button size="lg" icon={<ClipboardPaste aria-hidden size={20} />} onClick={onPaste}>
          {TURMA.paste}
        </Button>
        <Button size="lg" variant="quiet" onClick={onPaste}>
          {TURMA.typeThem}
        </Button>
      </div>
      <ol className="mt-8 grid gap-6 lg:grid-cols-3">
        <Step title={paste.title} text={paste.text}>
          <span aria-hidden className={well}>
            <span className={`${paper} w-26 px-4 py-2.5 font-display font-medium text-[#23263B] text-sm`}>
              Alice
              <br />
              Davi
              <br />
              Helena
              <br />
              Noah
            </span>
          </span>
        </Step>
        <Step title={tap.title} text={tap.text}>
          <span aria-hidden className={`${well} content-center gap-2`}>
            <span className="inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-line bg-paper pr-3.5 pl-2">
              <ChildMark mark={7} small />
              Davi
            </span>
            <span className="rounded-tag bg-brand-soft px-2 py-1 font-semibold text-[0.8125rem]/4.5 text-brand">
              <LevelName level="facil" />
            </span>
          </span>
        </Step>
        <Step title={print.title} text={print.text}>
          <span aria-hidden className={`${well} grid-flow-col`}>
            {FAN.map((id, i) => (
              <img
                key={id}
                src={`/criar/${id}.webp`}
                alt=""
                width={320}
                height={453}
                loading="lazy"
                className={`${paper} w-15 ${TURNED[i]}`}
              />
            ))}
          </span>
        </Step>
      </ol>
      <p className="mt-8 flex max-w-text items-center gap-3 rounded-2xl bg-well px-4 py-3 text-ink-2 text-sm">
        <Lock aria-hidden size={20} className="shrink-0" />
        <span>
          <strong className="font-semibold">{TURMA.promise[0]}</strong> {TURMA.promise[1]}
        </span>
      </p>
      <p className="mt-4 text-ink-2 text-sm">
        {TURMA.otherDevice}{' '}
        <button type="button" className="text-link min-h-11" onClick={onCopy}>
          {TURMA.openCopy}
        </button>
      </p>
    </>
  )
}

function Step({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-4">
      {children}
      <div className="min-w-0">
        <h2 className="text-base/6">{title}</h2>
        <p className="mt-0.5 text-ink-2 text-sm">{text}</p>
      </div>
    </li>
  )
}
