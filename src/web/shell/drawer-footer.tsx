import type { SessionInfo } from '../../features/accounts/schema.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { useSignInAddress } from './sign-in-address.ts'
import { useSignOut } from './sign-out.ts'
import { shellTexts } from './texts.ts'

/** The bar at the bottom of the drawer: Entrar / Registrar, or Perfil / Sair. */
export function DrawerFooter({ session }: { session: SessionInfo | null }) {
  const { signOut, busy } = useSignOut()
  const addressOf = useSignInAddress()
  return (
    <div className="grid grid-cols-2 gap-2.5">
      {session ? (
        <>
          <LinkButton to="/profile">{shellTexts.profile}</LinkButton>
          <Button
            variant="secondary"
            busy={busy}
            busyLabel={shellTexts.signOut}
            onClick={async ({ currentTarget }) => {
              await signOut()
              currentTarget.closest('dialog')?.close()
            }}
          >
            {shellTexts.signOut}
          </Button>
        </>
      ) : (
        <>
          <LinkButton to={addressOf('/login')} variant="secondary">
            {shellTexts.signIn}
          </LinkButton>
          <LinkButton to={addressOf('/register')}>{shellTexts.register}</LinkButton>
        </>
      )}
    </div>
  )
}
