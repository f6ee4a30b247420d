import { CalendarSync, CircleX, KeyRound, Lightbulb, LogOut, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { SessionInfo } from '../../../../features/accounts/schema.ts'
import { isPremiumPlan } from '../../../../features/subscriptions/plan/rules.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useSignOut } from '../../../shell/sign-out.ts'
import { useSuggestionForm } from '../../../shell/suggestion-form.ts'
import type { Plan } from './personal-card.tsx'
import { PROFILE_TEXTS as texts } from './texts.ts'

interface ProfileMenuProps {
  session: SessionInfo
  plan: Plan
  /** Address of the outside form; null hides its entry (rule: external links). */
  suggestionForm: string | null
  onChangePassword: () => void
  onCancel: () => void
}

/** Actions on the account, by plan and state. */
export function ProfileMenu({ session, plan, suggestionForm, onChangePassword, onCancel }: ProfileMenuProps) {
  const suggest = useSuggestionForm(session, suggestionForm)
  const premium = isPremiumPlan(plan.plan)
  return (
    <nav aria-label={texts.menu} className="lg:w-70">
      <ul className="grid gap-1">
        {premium || plan.renews ? null : (
          <li>
            <Link to="/plans" className={entryClass('star')}>
              <Star aria-hidden size={22} fill="currentColor" />
              {texts.goPremium}
            </Link>
          </li>
        )}
        <li>
          <ButtonEntry icon={<KeyRound aria-hidden size={22} />} onPress={onChangePassword} className="noscript:hidden">
            {texts.changePassword}
          </ButtonEntry>
          <span className="hidden noscript:block">
            <a href="?form=password#formulario" className={entryClass()}>
              <KeyRound aria-hidden size={22} />
              {texts.changePassword}
            </a>
          </span>
        </li>
        {premium && suggestionForm ? (
          <li className="noscript:hidden">
            <ButtonEntry icon={<Lightbulb aria-hidden size={22} />} onPress={suggest}>
              {texts.suggest}
            </ButtonEntry>
          </li>
        ) : null}
        {premium && !suggestionForm ? (
          <li>
            <Link to="/pedidos?tipo=melhoria" className={entryClass()}>
              <Lightbulb aria-hidden size={22} />
              {texts.suggest}
            </Link>
          </li>
        ) : null}
        {premium && plan.billingPeriod === 'monthly' ? (
          <li>
            <Link to="/plans?plan=annual" className={entryClass()}>
              <CalendarSync aria-hidden size={22} />
              {texts.goAnnual}
            </Link>
          </li>
        ) : null}
        {(premium && plan.status === 'active') || plan.renews ? (
          <li>
            <ButtonEntry icon={<CircleX aria-hidden size={22} />} onPress={onCancel} className="noscript:hidden">
              {texts.cancel}
            </ButtonEntry>
            <span className="hidden noscript:block">
              <a href="/cancel-subscription" className={entryClass()}>
                <CircleX aria-hidden size={22} />
                {texts.cancel}
              </a>
            </span>
          </li>
        ) : null}
        <li className="mt-2 border-line border-t pt-3">
          <SignOutEntry />
        </li>
      </ul>
    </nav>
  )
}

/** Posts itself without JavaScript: there is no other way to sign out there. */
function SignOutEntry() {
  const { signOut, busy } = useSignOut()
  return (
    <form
      method="post"
      action="/profile?form=sign-out"
      onSubmit={(event) => {
        event.preventDefault()
        void signOut()
      }}
    >
      <button type="submit" aria-busy={busy || undefined} className={entryClass()}>
        <LogOut aria-hidden size={22} />
        {texts.signOut}
      </button>
    </form>
  )
}

interface ButtonEntryProps {
  icon: ReactNode
  onPress: () => void
  className?: string
  children: ReactNode
}

function ButtonEntry({ icon, onPress, className, children }: ButtonEntryProps) {
  return (
    <button type="button" onClick={onPress} className={classNames(entryClass(), className)}>
      {icon}
      {children}
    </button>
  )
}

/** A row of the menu, 52 px; `star` leads to Premium. */
function entryClass(look?: 'star'): string {
  return classNames(
    'flex min-h-13 w-full items-center gap-3.5 rounded-control px-4 text-left font-display text-[1rem]/6 font-semibold no-underline transition-colors duration-160',
    look === 'star' ? 'bg-star-soft text-star-text hover:bg-star hover:text-on-star' : 'text-ink hover:bg-well',
  )
}
