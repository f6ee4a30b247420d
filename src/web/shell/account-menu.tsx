import { ChevronDown, CircleUserRound, Heart, LogOut, Shield } from 'lucide-react'
import { Link } from 'react-router'
import type { SessionInfo } from '../../features/accounts/schema.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Menu, MenuItem, menuLink } from '../../ui/menu.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { firstName } from './first-name.ts'
import { useSignInAddress } from './sign-in-address.ts'
import { useSignOut } from './sign-out.ts'
import { shellTexts } from './texts.ts'

/** The end of the desktop bar: the user, or the links to sign in and up. */
export function AccountCorner({ session }: { session: SessionInfo | null }) {
  const addressOf = useSignInAddress()
  if (session) return <AccountMenu session={session} />
  return (
    <div className="ml-2 flex shrink-0 gap-2">
      <LinkButton to={addressOf('/login')} variant="secondary" size="sm">
        {shellTexts.signIn}
      </LinkButton>
      <LinkButton to={addressOf('/register')} size="sm">
        {shellTexts.register}
      </LinkButton>
    </div>
  )
}

function AccountMenu({ session }: { session: SessionInfo }) {
  const { signOut, busy } = useSignOut()
  // Members share the page: the name comes with the application.
  const isNamed = useHydrated()
  const greeting = isNamed ? shellTexts.greeting(firstName(session.name)) : shellTexts.account
  return (
    <>
      <Menu
        button={(props) => (
          <Button
            {...props}
            variant="secondary"
            size="sm"
            className="w-44 noscript:hidden"
            icon={<CircleUserRound aria-hidden size={20} className="shrink-0" />}
            iconEnd={<ChevronDown aria-hidden size={18} className="shrink-0" />}
          >
            <span className="truncate">{greeting}</span>
          </Button>
        )}
      >
        {session.isAdmin ? (
          <Link {...menuLink} to="/admin">
            <Shield aria-hidden size={22} />
            {shellTexts.admin}
          </Link>
        ) : null}
        <Link {...menuLink} to="/profile">
          <CircleUserRound aria-hidden size={22} />
          {shellTexts.profile}
        </Link>
        <Link {...menuLink} to="/favoritos">
          <Heart aria-hidden size={22} />
          {shellTexts.favourites}
        </Link>
        <MenuItem onSelect={signOut} disabled={busy}>
          <LogOut aria-hidden size={22} />
          {shellTexts.signOut}
        </MenuItem>
      </Menu>
      <span className="hidden noscript:block">
        <LinkButton to="/profile" variant="secondary" size="sm">
          {greeting}
        </LinkButton>
      </span>
    </>
  )
}
