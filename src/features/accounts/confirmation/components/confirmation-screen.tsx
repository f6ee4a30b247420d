import { Link } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { PasswordField } from '../../../../ui/password-field.tsx'
import { AccountFrame } from '../../components/account-frame.tsx'
import { Notice } from '../../components/notice.tsx'
import type { Posted } from '../../components/posted.ts'
import { CONFIRMATION_SCREEN as texts } from '../../screens.texts.ts'

export type ConfirmationState =
  | { readonly kind: 'invalid' }
  | { readonly kind: 'disowned' }
  | { readonly kind: 'already'; readonly email: string }
  /** `asksPassword`: this browser has no session of that account. */
  | { readonly kind: 'open'; readonly email: string; readonly token: string; readonly asksPassword: boolean }

interface ConfirmationScreenProps {
  state: ConfirmationState
  posted: Posted | undefined
}

export function ConfirmationScreen({ state, posted }: ConfirmationScreenProps) {
  const intro = 'email' in state ? texts.intro(state.email) : ''
  return (
    <AccountFrame title={texts.title} intro={intro} welcome={texts.welcome} aside={texts.aside}>
      {posted ? <Notice {...posted} /> : null}
      {state.kind === 'open' ? <Forms {...state} /> : <Closed kind={state.kind} />}
    </AccountFrame>
  )
}

const CLOSED = {
  invalid: { text: texts.invalid, hint: texts.invalidHint, to: '/reset-password', link: texts.askReset },
  disowned: { text: '', hint: texts.disownedHint, to: '/reset-password', link: texts.askReset },
  already: { text: texts.already, hint: '', to: '/', link: texts.home },
} as const

function Closed({ kind }: { kind: keyof typeof CLOSED }) {
  const { text, hint, to, link } = CLOSED[kind]
  return (
    <div className="mt-7 grid gap-4">
      {text ? <p>{text}</p> : null}
      {hint ? <p className="text-ink-2">{hint}</p> : null}
      <p>
        <Link to={to} className="text-link">
          {link}
        </Link>
      </p>
    </div>
  )
}

function Forms({ token, asksPassword }: { token: string; asksPassword: boolean }) {
  return (
    <>
      <form method="post" className="mt-7 grid gap-7">
        <input type="hidden" name="token" value={token} />
        {asksPassword ? (
          <PasswordField
            name="password"
            label={texts.password}
            autoComplete="current-password"
            required
            helper={texts.passwordHint}
          />
        ) : null}
        <Button type="submit" size="lg" block name="answer" value="confirm">
          {texts.submit}
        </Button>
        {asksPassword ? (
          <p className="text-ink-2 text-sm">
            {texts.withoutPassword}{' '}
            <Link to="/reset-password" className="text-link">
              {texts.askReset}
            </Link>
          </p>
        ) : null}
      </form>
      <form method="post" className="mt-9 border-line border-t pt-6">
        <input type="hidden" name="token" value={token} />
        <p className="mb-3 text-ink-2 text-sm">{texts.notMeHint}</p>
        <Button type="submit" variant="secondary" name="answer" value="not-me">
          {texts.notMe}
        </Button>
      </form>
    </>
  )
}
