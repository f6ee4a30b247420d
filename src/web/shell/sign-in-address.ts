import { useLocation } from 'react-router'
import { withNext } from '../../features/accounts/next/rules.ts'

/** Pages with work of a person that goes on after the sign-in. */
const IN_WORK = /^\/(turma|caderno)$/

/** The address of a screen to sign in or up, which leads back to work that was begun here. */
export function useSignInAddress(): (screen: '/login' | '/register') => string {
  const { pathname, search } = useLocation()
  return (screen) => (IN_WORK.test(pathname) ? withNext(screen, `${pathname}${search}`) : screen)
}
