import { route as declareRoute, index, layout, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'

/** An address in other letters is another address, and leads nowhere. */
const route = (path: string, file: string, children?: RouteConfigEntry[]) =>
  declareRoute(path, file, { caseSensitive: true }, children)

export default [
  index('screens/public/home.tsx'),
  route('activities', 'screens/public/activities.tsx'),
  route('activities/:slug', 'screens/public/activity.tsx'),
  route('bncc', 'screens/public/bncc.tsx'),
  route('bncc/:code', 'screens/public/bncc-skill.tsx'),
  route('datas', 'screens/public/dates.tsx'),
  route('datas/:date', 'screens/public/date.tsx'),
  route('objetivos', 'screens/public/goals.tsx'),
  route('objetivos/:goal', 'screens/public/goal.tsx'),
  route('criar', 'screens/create/gallery.tsx'),
  route('criar/:kind', 'screens/create/sheet.tsx'),
  route('caderno', 'screens/classroom/caderno.tsx'),
  route('turma', 'screens/classroom/turma.tsx'),
  route('favoritos', 'screens/lists/favourites.tsx'),
  route('listas/:token', 'screens/lists/shared-list.tsx'),
  route('pedidos', 'screens/requests/requests.tsx'),
  route('plans', 'screens/plans/plans.tsx'),
  route('payment-success', 'screens/plans/payment-success.tsx'),
  route('pix/:id', 'screens/plans/pix.tsx'),
  route('assinar/:id', 'screens/plans/subscribe.tsx'),
  route('about', 'screens/institutional/about.tsx'),
  route('faq', 'screens/institutional/faq.tsx'),
  route('privacy', 'screens/institutional/privacy.tsx'),
  route('terms', 'screens/institutional/terms.tsx'),
  route('cookies', 'screens/institutional/cookies.tsx'),
  route('categories/matematica', 'screens/institutional/category-matematica.tsx'),
  route('login', 'screens/account/login.tsx'),
  route('register', 'screens/account/register.tsx'),
  route('profile', 'screens/account/profile.tsx'),
  route('reset-password', 'screens/account/reset-password.tsx'),
  route('cancelar-novidades', 'screens/account/unsubscribe.tsx'),
  route('confirm-email', 'screens/account/confirm-email.tsx'),
  route('cancel-subscription', 'screens/account/cancel-subscription.tsx'),
  layout('screens/admin/admins-only.tsx', [
    route('admin', 'screens/admin/layout.tsx', [
      index('screens/admin/dashboard.tsx'),
      route('activities', 'screens/admin/activities.tsx'),
      route('activities/import', 'screens/admin/activities-import.tsx'),
      route('users', 'screens/admin/users.tsx'),
      route('users/:id', 'screens/admin/user.tsx'),
      route('requests', 'screens/admin/requests.tsx'),
      route('audit', 'screens/admin/audit.tsx'),
    ]),
    layout('screens/payment-tools/layout.tsx', [
      route('mercadopago-test', 'screens/payment-tools/mercadopago-test.tsx'),
      route('payment-monitoring', 'screens/payment-tools/payment-monitoring.tsx'),
      route('webhook-tester', 'screens/payment-tools/webhook-tester.tsx'),
      route('webhook-diagnostic', 'screens/payment-tools/webhook-diagnostic.tsx'),
    ]),
  ]),
  route('*', 'screens/not-found.tsx'),
] satisfies RouteConfig
