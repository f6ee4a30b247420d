import { forgetAdmin } from '../../client/session-upkeep.tsx'
import { useSignOut } from '../../shell/sign-out.ts'
import { adminTexts } from './texts.ts'

/** Leaving the admin area: the flag goes first, whatever becomes of the session; then the sign-in screen. */
export const useAdminSignOut = () => useSignOut({ forget: forgetAdmin, done: adminTexts.signedOut, to: '/login' })
