import type { SessionInfo } from '../../features/accounts/schema.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { useSignOut } from './sign-out.ts'
import { shellTexts } from './texts.ts'

/** The bar at the bottom of the drawer: Entrar / Registrar, or Perfil / Sair. */
export function DrawerFooter({ session, onNavigate }: { session: SessionInfo | null; onNavigate: () => void }) {
  const { signOut, busy } = useSignOut()
  return (
    <div className="grid grid-cols-2 gap-2.5">
      {session ? (
        <>
          <LinkButton to="/profile" variant="secondary" onClick={onNavigate}>
            {shellTexts.profile}
          </LinkButton>
          <Button
            busy={busy}
            busyLabel={shellTexts.signOut}
            onClick={async () => {
              await signOut()
              onNavigate()
            }}
          >
            {shellTexts.signOut}
          </Button>
        </>
      ) : (
        <>
          <LinkButton to="/login" variant="secondary" onClick={onNavigate}>
            {shellTexts.signIn}
          </LinkButton>
          <LinkButton to="/register" onClick={onNavigate}>
            {shellTexts.register}
          </LinkButton>
        </>
      )}
    </div>
  )
}
