import { Check } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { withNext } from '../../../features/accounts/next/rules.ts'
import { carriedPress } from '../../../features/downloads/intent/components/carried-press.ts'
import { FREE_DAILY_DOWNLOADS } from '../../../features/subscriptions/rules.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'

const TEXTS = {
  title: {
    save: 'Crie sua conta grátis para baixar',
    print: 'Crie sua conta grátis para imprimir',
    prepare: 'Crie sua conta grátis para imprimir ou baixar',
  },
  facts: ['Grátis', `${FREE_DAILY_DOWNLOADS} folhas por dia`, 'Sem cartão'],
  action: 'Criar conta grátis',
  after: 'Leva menos de um minuto, e você volta para a folha.',
  signIn: 'Já tenho conta',
} as const

/** Gifts and price of a free account, in one line. */
export function FreeFacts({ className }: { className?: string }) {
  return (
    <ul
      className={classNames(
        'flex flex-wrap gap-x-3 gap-y-1 font-semibold max-sm:text-[0.9375rem] sm:gap-x-5',
        className,
      )}
    >
      {TEXTS.facts.map((fact) => (
        <li key={fact} className="inline-flex items-center gap-1.5">
          <Check aria-hidden size={18} className="shrink-0 text-ok" />
          {fact}
        </li>
      ))}
    </ul>
  )
}

const never = () => () => undefined

/** Created sheets and booklets have one button for visitors, «Entrar para imprimir». */
const isPrintOnly = (next: string) => !next.startsWith('/activities/')

/** The wall in front of a sheet: it offers an account first, since most people who meet it have no account. */
export function FreeAccount({ next }: { next: string }) {
  // The press is known to the browser alone.
  const press = useSyncExternalStore(
    never,
    () => carriedPress(next),
    () => 'save' as const,
  )
  return (
    <>
      <section className="mt-6 rounded-panel bg-brand-soft p-5">
        <h2 className="text-xl">{TEXTS.title[isPrintOnly(next) ? 'print' : press]}</h2>
        <FreeFacts className="mt-2" />
        <LinkButton to={withNext('/register', next)} block size="lg" className="mt-4">
          {TEXTS.action}
        </LinkButton>
        <p className="mt-3 text-ink-2 text-sm">{TEXTS.after}</p>
      </section>
      <h2 className="mt-8 text-xl">{TEXTS.signIn}</h2>
    </>
  )
}
