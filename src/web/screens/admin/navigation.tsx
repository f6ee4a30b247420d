import {
  ArrowLeft,
  CalendarRange,
  CreditCard,
  FileText,
  LayoutDashboard,
  LogOut,
  MessageSquareText,
  ScrollText,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { isPaymentTool, PAYMENTS_HOME } from '../payment-tools/tools.ts'
import { useAdminSignOut } from './sign-out.ts'
import { adminTexts } from './texts.ts'

/** The screens of the admin area, in the order of the sidebar. */
const SCREENS = [
  { to: '/admin', label: adminTexts.dashboard, Icon: LayoutDashboard, exact: true },
  { to: '/admin/week', label: adminTexts.week, Icon: CalendarRange, exact: true },
  { to: '/admin/activities', label: adminTexts.activities, Icon: FileText, exact: false },
  { to: '/admin/users', label: adminTexts.users, Icon: Users, exact: false },
  { to: PAYMENTS_HOME, label: adminTexts.payments, Icon: CreditCard, exact: false },
  { to: '/admin/requests', label: adminTexts.requests, Icon: MessageSquareText, exact: false },
  { to: '/admin/audit', label: adminTexts.audit, Icon: ScrollText, exact: false },
] as const

const row =
  'flex min-h-12 w-full items-center gap-3.5 rounded-control px-3.5 text-left font-display text-[1rem]/6 font-medium no-underline'

/** `board`: chalk on the sidebar. `paper`: ink in the drawer. */
const looks = {
  board: `${row} text-chalk-2 hover:bg-board-2 hover:text-chalk aria-[current=page]:border-l-3 aria-[current=page]:border-[#F0907F] aria-[current=page]:bg-board-2 aria-[current=page]:pl-2.75 aria-[current=page]:font-semibold aria-[current=page]:text-chalk`,
  paper: `${row} text-ink hover:bg-well aria-[current=page]:border-l-3 aria-[current=page]:border-margin aria-[current=page]:bg-well aria-[current=page]:pl-2.75 aria-[current=page]:font-semibold`,
}

interface NavigationProps {
  look: keyof typeof looks
}

/** Dashboard, Atividades, Usuários, Pagamentos, Histórico de ações. */
export function AdminNavigation({ look }: NavigationProps) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={adminTexts.navigation}>
      <ul className="grid gap-0.5">
        {SCREENS.map(({ to, label, Icon, exact }) => (
          <li key={to}>
            {/* Every payment tool belongs to this one entry. */}
            {to === PAYMENTS_HOME ? (
              <Link to={to} aria-current={isPaymentTool(pathname) ? 'page' : undefined} className={looks[look]}>
                <Icon aria-hidden size={22} className="shrink-0" />
                {label}
              </Link>
            ) : (
              <NavLink to={to} end={exact} className={looks[look]}>
                <Icon aria-hidden size={22} className="shrink-0" />
                {label}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** 'Voltar ao site' and 'Sair'. */
export function AdminExits({ look }: NavigationProps): ReactNode {
  const { signOut, busy } = useAdminSignOut()
  return (
    <>
      <Link to="/" className={looks[look]}>
        <ArrowLeft aria-hidden size={22} className="shrink-0" />
        {adminTexts.backToSite}
      </Link>
      <button
        type="button"
        aria-disabled={busy || undefined}
        onClick={() => void signOut()}
        className={`${looks[look]} noscript:hidden`}
      >
        <LogOut aria-hidden size={22} className="shrink-0" />
        {adminTexts.signOut}
      </button>
    </>
  )
}
